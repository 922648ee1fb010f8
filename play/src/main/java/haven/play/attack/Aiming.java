package haven.play.attack;

import haven.board.Area;
import haven.board.Hex;
import haven.model.AbilityKind;
import haven.model.Cite;
import haven.model.FigureId;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Rider;
import haven.model.card.ItemCard;
import haven.model.words.CardWords;
import haven.model.words.Phrase;
import haven.play.Refusal;
import haven.play.ability.Costs;
import haven.play.ability.Values;
import haven.play.engine.Choice;
import haven.play.engine.ChoiceWords;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.item.ItemUse;
import haven.play.table.Figure;
import haven.play.table.HeroState;
import haven.play.view.Harm;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The targets of an attack ability being chosen, one after the other (ATK-13).
 *
 * @param riders printed, of the stat card, and added to the whole ability
 * @param items those that were used for the whole ability, as bits
 * @param done whom it has been made against
 * @param area where its area lies; empty without one, or as long as it is not laid
 * @param beside how many of them stood outside the area
 * @param added how many targets the attacks made so far have added (ATK-24)
 * @param must whether it may not be left out as long as there is a target (ABL-14)
 * @param settled whether what changes range, area or number of targets has been decided
 */
public record Aiming(
    FigureId actor,
    FigureId decider,
    Ability.Attack attack,
    List<Rider> riders,
    int items,
    List<FigureId> done,
    List<Hex> area,
    int beside,
    int added,
    boolean must,
    boolean settled)
    implements Question {

  private Aiming with(List<Rider> others, int used, boolean enough) {
    return new Aiming(
        actor, decider, attack, List.copyOf(others), used, done, area, beside, added, must, enough);
  }

  /** The targets to come have this as well, in addition to what was there before. */
  Aiming gaining(List<Rider> others) {
    List<Rider> more = new ArrayList<>(riders);
    more.addAll(others);
    return with(more, items, settled);
  }

  /** A conditional effect of the ability was paid for with one of its targets (ABL-18). */
  Aiming bought(Rider.Paid paid) {
    List<Rider> more = new ArrayList<>(riders);
    if (!more.remove(paid)) {
      return this;
    }
    more.addAll(paid.riders());
    return with(more, items, settled);
  }

  /** The hexes that it covers. */
  Aiming over(List<Hex> hexes) {
    return new Aiming(
        actor, decider, attack, riders, items, done, hexes, beside, added, must, true);
  }

  Aiming plusTargets(int number) {
    return new Aiming(
        actor, decider, attack, riders, items, done, area, beside, added + number, must, settled);
  }

  private Optional<Area> pattern() {
    for (Rider rider : riders) {
      if (rider instanceof Rider.Over(Area over)) {
        return Optional.of(over);
      }
    }
    return attack.aim().area();
  }

  Aimed aimed(Play play) {
    Aimed aimed = Attacks.aimed(play, play.figure(actor), AbilityKind.ATTACK, false, attack.aim());
    Optional<Area> pattern = pattern();
    if (pattern.isPresent()) {
      aimed = aimed.in(pattern.get());
    }
    for (Rider rider : riders) {
      if (rider instanceof Rider.PlusRange(int hexes)) {
        aimed = aimed.plusRange(hexes);
      } else if (rider instanceof Rider.PlusTargets(int number)) {
        aimed = aimed.plusTargets(number);
      } else if (rider instanceof Rider.Reach(int hexes)) {
        aimed = aimed.reaching(hexes);
      } else if (rider instanceof Rider.AllAdjacent) {
        aimed = aimed.adjacent().all();
      }
    }
    return added > 0 ? aimed.plusTargets(added) : aimed;
  }

  @Override
  public Object asked(Play play, Prompt prompt) {
    return Phrase.figure(actor);
  }

  @Override
  public Phrase asks(Play play, Prompt prompt) {
    return Phrase.of("ask." + prompt.kind(), CardWords.ability(attack));
  }

  @Override
  public Phrase means(Play play, Prompt prompt, Choice choice) {
    return choice instanceof Choice.Buy(int effect)
        ? ChoiceWords.named(CardWords.rider(riders.get(effect)))
        : Question.super.means(play, prompt, choice);
  }

  @Override
  public List<Harm> harms(Play play, Prompt prompt, Choice choice) {
    return Foreseen.of(play, this, prompt, choice);
  }

  @Override
  public Prompt prompt(Play play) {
    List<Choice> options = new ArrayList<>();
    Figure attacker = play.figure(actor);
    if (!play.canPerform(attacker)) {
      options.add(new Choice.Decline());
      return play.ask(Prompt.Kind.TARGET, decider, actor, Cite.ATTACK, options);
    }
    if (!settled && done.isEmpty() && area.isEmpty()) {
      boolean forced = offerBefore(play, attacker, options);
      if (!options.isEmpty()) {
        if (!forced) {
          options.add(0, new Choice.Accept());
        }
        return play.ask(Prompt.Kind.BEFORE_DRAW, decider, actor, Cite.ITEMS_OF_ATTACK, options);
      }
    }
    if (!must) {
      options.add(new Choice.Decline());
    }
    Targeting targeting = targeting(play);
    if (pattern().isPresent() && area.isEmpty()) {
      for (Placement placement : targeting.placements()) {
        Choice lay = new Choice.Lay(placement.red());
        if (!options.contains(lay)) {
          options.add(lay);
        }
      }
      if (!options.isEmpty()) {
        ItemUse.offerMeanwhile(play, attacker, options);
      }
      return play.ask(Prompt.Kind.AREA, decider, actor, Cite.AREA, options);
    }
    for (Figure figure : targets(play, targeting)) {
      options.add(new Choice.At(figure.id()));
    }
    if (options.size() > (must ? 0 : 1)) {
      ItemUse.offerMeanwhile(play, attacker, options);
    }
    return play.ask(Prompt.Kind.TARGET, decider, actor, Cite.ATTACK, options);
  }

  /** What must be decided before targets are chosen: it changes whom one can choose. */
  private boolean offerBefore(Play play, Figure figure, List<Choice> options) {
    for (int i = 0; i < riders.size(); i++) {
      if (riders.get(i) instanceof Rider.Paid paid
          && Attacks.changesTargets(paid.riders())
          && Costs.canPay(play, figure, paid.cost())) {
        options.add(new Choice.Buy(i));
      }
    }
    return play.heroOf(figure).isPresent()
        && ItemUse.offer(
            play,
            play.heroOf(figure).orElseThrow(),
            ItemCard.When.DURING_ATTACK,
            items,
            use -> Attacks.changesTargets(use.riders()) && holds(play, figure, use),
            options);
  }

  private boolean holds(Play play, Figure figure, ItemCard.Use use) {
    return new Values(play, figure, figure, manner(play)).hold(use.checks());
  }

  /** Whether there is anybody to attack (ABL-13, TGT-06). */
  public boolean isPossible(Play play) {
    Targeting targeting = targeting(play);
    return pattern().isPresent() && area.isEmpty()
        ? !targeting.placements().isEmpty()
        : !targets(play, targeting).isEmpty();
  }

  /** Whether it is for all whom it can still be for: nobody has to be chosen among them. */
  public boolean isForAll(Play play) {
    if (pattern().isPresent()) {
      return !area.isEmpty();
    }
    Targeting targeting = targeting(play);
    return !done.isEmpty()
        && targets(play, targeting).size() <= targeting.ability().targetValue() - done.size();
  }

  private Targeting targeting(Play play) {
    return Attacks.targeting(play, actor, decider, aimed(play));
  }

  private List<Figure> targets(Play play, Targeting targeting) {
    List<Figure> figures = new ArrayList<>();
    if (area.isEmpty()) {
      if (done.size() < targeting.ability().targetValue()) {
        for (Figure figure : targeting.scene().figures()) {
          if (isStated(play, figure) ? targeting.isInArea(figure) : targeting.mayTarget(figure)) {
            figures.add(figure);
          }
        }
      }
    } else {
      Targeting further =
          Attacks.targeting(play, actor, decider, targeting.ability().forAddedTarget());
      for (Figure figure : targeting.scene().figures()) {
        if (area.contains(figure.hex())
            ? targeting.isInArea(figure)
            : beside < targeting.ability().targetValue() - 1 && further.mayTarget(figure)) {
          figures.add(figure);
        }
      }
    }
    figures.removeIf(
        figure -> {
          FigureId id = figure.id();
          return done.contains(id) || !allowed(play, id);
        });
    return figures;
  }

  @Override
  public Optional<Refusal> whyNot(Play play, Figure figure) {
    if (done.contains(figure.id())) {
      return Refusal.of(play.cite(Cite.TARGETS), "already", Phrase.figure(figure.id()));
    }
    Optional<Refusal> no = targeting(play).refusal(figure);
    return no.isPresent() || allowed(play, figure.id())
        ? no
        : Refusal.of(play.cite(Cite.TARGETS), "unfit", Phrase.figure(figure.id()));
  }

  /** TGT-14: whom the text names is a target of a melee attack wherever it stands by now. */
  private boolean isStated(Play play, Figure figure) {
    Aim.Among among = attack.aim().among();
    return among != Aim.Among.ANYBODY
        && attack.aim().range().isEmpty()
        && Attacks.isAmong(play, among, figure.id());
  }

  /** Whether somebody on the path, or in the area, would be a target. */
  boolean mayHit(Play play, FigureId id) {
    return targeting(play).isInArea(play.state().figure(id)) && allowed(play, id);
  }

  private boolean allowed(Play play, FigureId id) {
    Aim aim = attack.aim();
    return Attacks.isAmong(play, aim.among(), id)
        && new Values(play, play.figure(actor), play.figure(id), manner(play)).hold(aim.only());
  }

  Values.Manner manner(Play play) {
    Aimed aimed = aimed(play);
    boolean single = aimed.targetValue() == 1 && aimed.area().isEmpty() && !attack.aim().path();
    return Values.Manner.of(aimed.isRanged(play.rules().targeting()), single);
  }

  @Override
  public void answer(Play play, Choice choice) {
    if (choice instanceof Choice.Lay(List<Hex> hexes)) {
      play.result(results -> results.covered(hexes));
      play.push(over(hexes));
    } else if (choice instanceof Choice.Accept) {
      play.push(with(riders, items, true));
    } else if (choice instanceof Choice.Use(int item)) {
      Figure figure = play.figure(actor);
      HeroState hero = play.heroOf(figure).orElseThrow();
      ItemCard.Use use = hero.items().shown(item);
      List<Rider> more = new ArrayList<>(riders);
      more.addAll(use.riders());
      boolean meanwhile = use.when() == ItemCard.When.DURING_TURN;
      if (!meanwhile) {
        ItemUse.afterwards(play, hero, item);
      }
      play.push(meanwhile ? this : with(more, items | 1 << item, false));
      ItemUse.use(play, hero, item);
    } else if (choice instanceof Choice.Buy(int index)) {
      Rider.Paid paid = (Rider.Paid) riders.get(index);
      List<Rider> more = new ArrayList<>(riders);
      more.remove(index);
      more.addAll(paid.riders());
      play.push(with(more, items, false));
      play.effects().usePaid(play.figure(actor), values(play), paid);
      Costs.pay(play, actor, paid.cost());
    } else if (choice instanceof Choice.At(FigureId target)) {
      if (attack.aim().path() && area.isEmpty()) {
        play.push(new OnThePath(this, target));
      } else {
        strike(play, target);
      }
    }
  }

  private Values values(Play play) {
    return new Values(play, play.figure(actor), play.figure(actor), manner(play));
  }

  void strike(Play play, FigureId target) {
    if (done.isEmpty() && !play.state().actives().isEmpty()) {
      play.effects().useForAbility(play.figure(actor), values(play));
    }
    List<FigureId> more = new ArrayList<>(done);
    more.add(target);
    boolean outside = !area.isEmpty() && !area.contains(play.figure(target).hex());
    play.push(
        new Aiming(
            actor,
            decider,
            attack,
            riders,
            items,
            List.copyOf(more),
            area,
            beside + (outside ? 1 : 0),
            added,
            must,
            true));
    List<Rider> others = new ArrayList<>(riders);
    others.removeIf(Rider.PlusTargets.class::isInstance); // they are in the target value
    Attacks.strike(play, actor, decider, attack, others, target, manner(play));
  }
}
