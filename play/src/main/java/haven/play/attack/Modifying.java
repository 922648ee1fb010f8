package haven.play.attack;

import haven.model.Cite;
import haven.model.FigureId;
import haven.model.ability.Consequence;
import haven.model.ability.Effect;
import haven.model.ability.Rider;
import haven.model.card.ModifierCard;
import haven.model.rules.CombatRules;
import haven.model.words.CardWords;
import haven.model.words.Phrase;
import haven.play.engine.ByLot;
import haven.play.engine.Choice;
import haven.play.engine.ChoiceWords;
import haven.play.engine.Event;
import haven.play.engine.Lots;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.engine.Stock;
import haven.play.engine.Task;
import haven.play.modifier.Applied;
import haven.play.modifier.Draw;
import haven.play.modifier.Lean;
import haven.play.modifier.Modifiers;
import haven.play.table.Figure;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** The attack modifier of one attack, and what it adds (ATK-44 (4)). */
public final class Modifying {
  private Modifying() {}

  /** Step 2: the attack modifier is drawn or rolled (AMD-01, BMD-03). */
  record Drawing(Strike strike, int value) implements Task {
    @Override
    public void run(Play play) {
      Figure figure = play.figure(strike.attacker());
      Decks.of(play, figure).requireSettled();
      List<Phrase> good = new ArrayList<>();
      List<Phrase> bad = new ArrayList<>();
      Reckoning.leans(play, strike, good, bad);
      play.push(new Next(strike, value, Lean.of(good.size(), bad.size())));
      if (play.workshop().reckons) {
        play.workshop().sums.add(Reckoning.of(play, strike, value));
      }
    }
  }

  /** One card after the other, or one roll, as long as the rules want another. */
  record Next(Strike strike, int value, Lean lean) implements ByLot {
    private Figure attacker(Play play) {
      return play.figure(strike.attacker());
    }

    private Modifiers modifiers(Play play) {
      return Decks.of(play, attacker(play));
    }

    @Override
    public Stock stock(Play play) {
      return Decks.stock(play, attacker(play));
    }

    @Override
    public Lots lots(Play play) {
      return modifiers(play).lots();
    }

    @Override
    public Cite cite() {
      return Cite.MODIFIER;
    }

    @Override
    public FigureId figure() {
      return strike.attacker();
    }

    @Override
    public Phrase words(Play play, int what) {
      return ChoiceWords.named(CardWords.modifier(modifiers(play).card(what)));
    }

    @Override
    public void came(Play play, int what) {
      Modifiers modifiers = modifiers(play);
      modifiers.came(what);
      play.reveal();
      if (modifiers.wantsMore(lean)) {
        play.push(this);
      } else {
        nothing(play);
      }
    }

    /** All that there is to be drawn has been. */
    @Override
    public void nothing(Play play) {
      Figure figure = attacker(play);
      Draw draw = modifiers(play).draw(lean, Decks.user(figure), value, twists());
      play.tell(new Event.Drew(play.cite(Cite.MODIFIER), strike.attacker(), value, draw.cards()));
      play.push(new Chosen(strike, value, draw));
      if (hasCurse(draw.cards())) {
        play.effects().perform(Effect.Moment.CURSE_DRAWN, figure);
        play.effects().performOthers(Effect.Moment.CURSE_DRAWN, figure, false);
      }
    }

    private static boolean hasCurse(List<ModifierCard> cards) {
      for (ModifierCard card : cards) {
        if (card.kind() == ModifierCard.Kind.CURSE) {
          return true;
        }
      }
      return false;
    }

    private Set<Rider.Plain> twists() {
      Set<Rider.Plain> twists = EnumSet.noneOf(Rider.Plain.class);
      for (Rider rider : strike.riders()) {
        if (rider instanceof Rider.Plain plain) {
          twists.add(plain);
        }
      }
      return twists;
    }
  }

  /** Which of two cards a character uses, where it may choose (AMD-29a, BMD-13). */
  public record Chosen(Strike strike, int value, Draw draw) implements Question {
    @Override
    public Object asked(Play play, Prompt prompt) {
      return Phrase.figure(strike.attacker());
    }

    @Override
    public Phrase means(Play play, Prompt prompt, Choice choice) {
      return choice instanceof Choice.Modifier(int number)
          ? CardWords.modifiers(draw.choices().get(number).cards())
          : Question.super.means(play, prompt, choice);
    }

    @Override
    public boolean isPlain(Play play) {
      return draw.choices().size() == 1;
    }

    @Override
    public void nothing(Play play) {
      play.push(new Modified(strike, value, draw.choices().getFirst()));
    }

    @Override
    public Prompt prompt(Play play) {
      List<Choice> options = new ArrayList<>();
      for (int i = 0; i < draw.choices().size(); i++) {
        options.add(new Choice.Modifier(i));
      }
      return play.ask(
          Prompt.Kind.MODIFIER, strike.decider(), strike.target(), Cite.ADVANTAGE, options);
    }

    @Override
    public void answer(Play play, Choice choice) {
      Applied applied = draw.choices().get(((Choice.Modifier) choice).draw());
      play.push(new Modified(strike, value, applied));
    }
  }

  /** In which order several modifiers are applied, where that matters (AMD-09d). */
  public record Modified(Strike strike, int value, Applied applied) implements Question {
    @Override
    public Object asked(Play play, Prompt prompt) {
      return Phrase.figure(strike.attacker());
    }

    /** A single card has no order. */
    @Override
    public boolean isPlain(Play play) {
      return applied.cards().size() == 1;
    }

    @Override
    public void nothing(Play play) {
      modify(play, applied.results(value).getFirst().value());
    }

    @Override
    public Prompt prompt(Play play) {
      List<Choice> options = new ArrayList<>();
      for (Applied.Result result : applied.results(value)) {
        options.add(new Choice.Attack(result.value()));
      }
      return play.ask(
          Prompt.Kind.MODIFIER,
          strike.decider(),
          strike.target(),
          Cite.ORDER_OF_MODIFIERS,
          options);
    }

    @Override
    public void answer(Play play, Choice choice) {
      modify(play, ((Choice.Attack) choice).value());
    }

    private void modify(Play play, int worth) {
      int modified = Math.max(0, worth);
      play.tell(new Event.Modified(play.cite(Cite.MODIFIER_VALUE), strike.attacker(), modified));
      if (modified == 0
          && applied.cards().stream().anyMatch(card -> card.kind() == ModifierCard.Kind.CURSE)) {
        play.push(new Foiled(strike.attacker()));
      }
      List<Rider> effects = new ArrayList<>();
      Attacks.flatten(strike.values(play), applied.effects(), effects);
      if (play.rules().combat().healsOfModifiers() == CombatRules.Heals.ONE_FOR_ALL) {
        Conditions.joinHeals(effects);
      }
      play.push(new ModifierEffects(strike, modified, List.copyOf(effects)));
    }
  }

  /** The effects of the modifier: whoever the deck belongs to decides after the draw (AMD-34). */
  public record ModifierEffects(Strike strike, int value, List<Rider> effects) implements Question {
    @Override
    public Object asked(Play play, Prompt prompt) {
      return Phrase.figure(strike.attacker());
    }

    @Override
    public Phrase means(Play play, Prompt prompt, Choice choice) {
      return choice instanceof Choice.Without(int effect)
          ? Phrase.of("opt.without", CardWords.rider(effects.get(effect)))
          : Question.super.means(play, prompt, choice);
    }

    @Override
    public boolean isPlain(Play play) {
      return effects.isEmpty();
    }

    @Override
    public void nothing(Play play) {
      answer(play, new Choice.Accept());
    }

    @Override
    public Prompt prompt(Play play) {
      List<Choice> options = new ArrayList<>();
      options.add(new Choice.Accept());
      if (play.rules()
          .modifiers()
          .mayDeclineEffects()
          .contains(Decks.user(play.figure(strike.attacker())))) {
        for (int i = 0; i < effects.size(); i++) {
          if (Strike.isOptional(effects.get(i))
              || effects.get(i) instanceof Rider.Brings(Consequence.Infuse _)) {
            options.add(new Choice.Without(i));
          }
        }
      }
      return play.ask(
          Prompt.Kind.MODIFIER_EFFECTS,
          strike.attacker(),
          strike.target(),
          Cite.MODIFIER_EFFECTS,
          options);
    }

    @Override
    public void answer(Play play, Choice choice) {
      if (choice instanceof Choice.Without(int index)) {
        List<Rider> fewer = new ArrayList<>(effects);
        fewer.remove(index);
        play.push(new ModifierEffects(strike, value, List.copyOf(fewer)));
      } else {
        List<Rider> all = new ArrayList<>(strike.riders());
        all.addAll(effects);
        int further = 0;
        for (Rider rider : all) {
          further += rider instanceof Rider.PlusTargets(int number) ? number : 0;
        }
        if (further > 0) {
          play.push(new FurtherTargets.Added(further)); // ATK-24
        }
        Aftermath.Hit hit = new Aftermath.Hit(strike.with(all), value);
        play.push(Armour.isWorn(play, hit) ? new Armour(hit, 0) : hit);
      }
    }
  }

  /** An attack that a curse has brought to nothing is over. */
  record Foiled(FigureId attacker) implements Task {
    @Override
    public void run(Play play) {
      Figure figure = play.figure(attacker);
      if (!figure.isGone()) {
        play.effects().performOthers(Effect.Moment.ATTACK_CURSED, figure, false);
      }
    }
  }

  /** The drawn cards go where they belong, and the stone moves on (AMD-10, AMD-16, BMD-04). */
  record Settle(FigureId attacker) implements Task {
    @Override
    public void run(Play play) {
      Decks.of(play, play.figure(attacker)).settle(play.state().supply());
    }
  }
}
