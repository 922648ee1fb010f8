package haven.play.attack;

import haven.model.Cite;
import haven.model.Condition;
import haven.model.FigureId;
import haven.model.ability.Effect;
import haven.model.card.ItemCard;
import haven.model.words.Phrase;
import haven.play.ability.Guarding;
import haven.play.ability.Values;
import haven.play.engine.Bits;
import haven.play.engine.By;
import haven.play.engine.Choice;
import haven.play.engine.ChoiceWords;
import haven.play.engine.Event;
import haven.play.engine.Names;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.engine.Task;
import haven.play.item.ItemUse;
import haven.play.scenario.Deeds;
import haven.play.table.Active;
import haven.play.table.Figure;
import haven.play.table.HeroState;
import haven.play.turn.Payment;
import haven.play.turn.Zone;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Damage that is about to be suffered, from one source (ATK-18, ATK-42). */
public final class Damage {
  private Damage() {}

  /** Where damage comes from: it decides about credit (DMG-16 to DMG-18). */
  public enum Kind {
    ATTACK(Cite.DAMAGE_OF_ATTACK),
    RETALIATE(Cite.RETALIATE),
    ABILITY(Cite.SUFFER_DAMAGE),
    WOUND(Cite.WOUND),
    BANE(Cite.BANE),
    /** A trap or hazard; {@code by} is who forced the figure into it, if anybody. */
    HEX(Cite.NEGATIVE_HEX),
    REST(Cite.REDRAW),
    COST(Cite.PAID),
    SCENARIO(Cite.SPECIAL_RULE),
    TREASURE(Cite.NUMBERED_TREASURE);

    final Cite cite;

    Kind(Cite cite) {
      this.cite = cite;
    }
  }

  /**
   * One source of damage.
   *
   * @param by who is credited with a kill, or -1
   */
  public record Suffer(FigureId figure, int amount, Kind kind, FigureId by) implements Task {
    @Override
    public void run(Play play) {
      Figure victim = play.figure(figure);
      if (victim.isGone() || amount <= 0) { // DMG-21
        return;
      }
      int changed = wardAndBrittle(play, victim);
      if (changed <= 0) {
        return;
      }
      Figure now = play.figure(figure);
      Optional<By> printed = Guarding.printed(play, now, changed, kind == Kind.ATTACK);
      if (printed.isPresent()) {
        play.tell(new Event.Negated(play.cite(Cite.NEGATED_BY_EFFECT), figure, printed.get()));
        return;
      }
      Negate negate = new Negate(figure, changed, kind, by, 0);
      boolean sheltered =
          Shelter.isFor(play, now)
              && Guarding.negating(play, now, changed, kind == Kind.ATTACK).isEmpty();
      play.push(sheltered ? new Shelter(negate, 0) : negate);
      InsteadOfIt.offer(play, negate);
    }

    /** CON-31 to CON-34: they are used up, whatever becomes of the damage. */
    private int wardAndBrittle(Play play, Figure victim) {
      boolean ward = victim.has(Condition.WARD);
      boolean brittle = victim.has(Condition.BRITTLE);
      if (!ward && !brittle) {
        return amount;
      }
      int changed = ward == brittle ? amount : ward ? amount / 2 : amount * 2;
      if (ward) {
        Conditions.lose(play, figure, Condition.WARD, Cite.WARD);
      }
      if (brittle) {
        Conditions.lose(play, figure, Condition.BRITTLE, Cite.BRITTLE);
      }
      play.tell(
          new Event.Warded(
              play.cite(ward == brittle ? Cite.WARD_AND_BRITTLE : ward ? Cite.WARD : Cite.BRITTLE),
              victim.id(),
              ward,
              brittle,
              changed));
      return changed;
    }
  }

  /**
   * A character suffers it all or negates it all (DMG-05); others suffer it (DMG-12), unless an
   * effect negates it. Where several effects or items could, one of them is chosen (DMG-06).
   *
   * @param items those used against it that did not negate it, as bits
   */
  public record Negate(FigureId figure, int amount, Kind kind, FigureId by, int items)
      implements Question {
    @Override
    public Phrase asks(Play play, Prompt prompt) {
      return Phrase.of("ask.NEGATE", amount);
    }

    @Override
    public Phrase means(Play play, Prompt prompt, Choice choice) {
      return choice instanceof Choice.Effect(int effect)
          ? ChoiceWords.named(By.of(play, negating(play).get(effect)).words())
          : Question.super.means(play, prompt, choice);
    }

    /** Nobody but a character has anything else to negate it with. */
    @Override
    public boolean isPlain(Play play) {
      Figure victim = play.figure(figure);
      return !victim.isCharacter() && (victim.isGone() || negating(play).isEmpty());
    }

    @Override
    public void nothing(Play play) {
      suffer(play);
    }

    @Override
    public Prompt prompt(Play play) {
      Figure victim = play.figure(figure);
      List<Choice> options = new ArrayList<>();
      if (victim.isGone()) {
        options.add(new Choice.Accept());
        return play.ask(Prompt.Kind.NEGATE, figure, figure, Cite.NEGATION, options);
      }
      int effects = negating(play).size();
      for (int i = 0; i < effects; i++) {
        options.add(new Choice.Effect(i));
      }
      Optional<HeroState> hero = play.heroOf(victim);
      List<Choice> usable = new ArrayList<>();
      boolean must = hero.isPresent() && offerItems(play, victim, hero.get(), usable);
      if (!must && effects == 0) { // ITM-13, BON-10
        options.add(new Choice.Accept());
        if (hero.isPresent()) {
          offerCards(play, hero.get(), options);
        }
      }
      options.addAll(usable);
      return play.ask(Prompt.Kind.NEGATE, figure, figure, Cite.NEGATION, options);
    }

    private List<Active> negating(Play play) {
      return Guarding.negating(play, play.figure(figure), amount, kind == Kind.ATTACK);
    }

    private boolean offerItems(Play play, Figure figure, HeroState hero, List<Choice> options) {
      return ItemUse.offer(
          play,
          hero,
          ItemCard.When.WHEN_DAMAGED,
          items,
          use -> Values.of(play, figure).hold(use.checks()),
          options);
    }

    private static void offerCards(Play play, HeroState hero, List<Choice> options) {
      for (Payment payment : hero.cards().negations(!play.state().isBetweenAbilities())) {
        options.add(new Choice.Negate(payment));
      }
    }

    @Override
    public void answer(Play play, Choice choice) {
      Figure victim = play.figure(figure);
      if (choice instanceof Choice.Negate(Payment payment)) {
        pay(play, play.heroOf(victim).orElseThrow(), payment);
      } else if (choice instanceof Choice.Effect(int effect)) {
        By means = Guarding.negate(play, negating(play).get(effect), kind == Kind.ATTACK);
        play.tell(new Event.Negated(play.cite(Cite.NEGATED_BY_EFFECT), figure, means));
      } else if (choice instanceof Choice.Use(int item)) {
        use(play, play.heroOf(victim).orElseThrow(), item);
      } else {
        suffer(play);
      }
    }

    /** An item negates the damage, or does what else it says before the damage is suffered. */
    private void use(Play play, HeroState hero, int item) {
      if (hero.items().shown(item).negates()) {
        ItemUse.use(play, hero, item);
        play.tell(
            new Event.Negated(
                play.cite(Cite.NEGATED_BY_EFFECT), figure, new By.Item(hero.items().item(item))));
      } else {
        play.push(new Negate(figure, amount, kind, by, items | 1 << item));
        ItemUse.use(play, hero, item);
      }
    }

    /** The cards of a hero negate the damage. */
    void pay(Play play, HeroState hero, Payment payment) {
      int active = hero.cards().active();
      hero.cards().pay(payment, !play.state().isBetweenAbilities());
      Bits.each(active & payment.cards(), card -> play.dropEffectsOf(hero.index(), card));
      if (payment.kind().to() == Zone.LOST) {
        hero.tally().losesToNegation(payment.kind().cards());
      }
      play.tell(new Event.Negated(play.cite(Cite.NEGATION), figure, Names.spent(hero, payment)));
    }

    private void suffer(Play play) {
      Figure before = play.figure(figure);
      if (before.isGone()) {
        return;
      }
      Deeds.Blow blow =
          kind == Kind.ATTACK && before.hitPoints() == before.maxHitPoints()
              ? Deeds.Blow.ONE_ATTACK
              : Deeds.Blow.ANY;
      play.state().hitPoints(figure, before.hitPoints() - amount);
      Figure victim = play.figure(figure);
      Deeds.hurt(play, victim);
      play.tell(new Event.Damaged(play.cite(kind.cite), figure, by, amount));
      if (kind == Kind.ATTACK || kind == Kind.ABILITY) {
        play.result(results -> results.dealt(amount));
        play.state().turn().dealt(amount);
      }
      if (victim.has(Condition.REGENERATE)) { // CON-29
        Conditions.lose(play, figure, Condition.REGENERATE, Cite.REGENERATE);
      }
      play.effects().performOthers(Effect.Moment.FIGURE_DAMAGED, victim, false);
      if (victim.hitPoints() <= 0) {
        Deaths.die(play, figure, credit(), blow);
      } else {
        Figure other = by.isSomebody() ? play.figure(by) : victim;
        play.effects().perform(Effect.Moment.DAMAGED, victim, Values.of(play, victim, other));
      }
    }

    /** DMG-18: wounds, bane and hexes entered by oneself are nobody's. */
    private FigureId credit() {
      return switch (kind) {
        case ATTACK, RETALIATE, ABILITY, HEX -> by;
        case WOUND, BANE, REST, COST, SCENARIO, TREASURE -> FigureId.NOBODY;
      };
    }
  }
}
