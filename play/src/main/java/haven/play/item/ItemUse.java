package haven.play.item;

import haven.model.Cite;
import haven.model.Condition;
import haven.model.FigureId;
import haven.model.ability.Ability;
import haven.model.ability.Consequence;
import haven.model.ability.Effect;
import haven.model.ability.Effect.Change;
import haven.model.ability.PlayCard;
import haven.model.ability.Rider;
import haven.model.card.ItemCard;
import haven.model.rules.CombatRules;
import haven.model.words.Phrase;
import haven.play.ability.Abilities;
import haven.play.ability.Consequences;
import haven.play.ability.Costs;
import haven.play.ability.Values;
import haven.play.attack.Attacks;
import haven.play.attack.Conditions;
import haven.play.command.ExtraTurn;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.engine.Task;
import haven.play.table.Active;
import haven.play.table.Figure;
import haven.play.table.Frame;
import haven.play.table.HeroState;
import haven.play.table.Results;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Items, at the moments at which they may be used. Items used in one situation (an attack, a move)
 * are kept as bits: each of them works once in it (ITM-14).
 */
public final class ItemUse {
  private ItemUse() {}

  /** Adds the items that can be used at this moment of the hero's turn to the options. */
  public static void offer(Play play, HeroState hero, ItemCard.When when, List<Choice> options) {
    Figure figure = play.state().figureOf(hero);
    offer(play, hero, when, 0, use -> Values.of(play, figure).hold(use.checks()), options);
  }

  /**
   * Adds the items that can be used at this moment to the options.
   *
   * @param used those that were used in this situation already
   * @return whether one of them must be used (ITM-13)
   */
  public static boolean offer(
      Play play,
      HeroState hero,
      ItemCard.When when,
      int used,
      Predicate<ItemCard.Use> fits,
      List<Choice> options) {
    return offer(play, hero, ItemCard.Whose.OWN, when, used, fits, options);
  }

  /** The same in what somebody else does or suffers. */
  public static boolean offer(
      Play play,
      HeroState hero,
      ItemCard.Whose whose,
      ItemCard.When when,
      int used,
      Predicate<ItemCard.Use> fits,
      List<Choice> options) {
    boolean must = false;
    if (hero.items().size() == 0) {
      return must;
    }
    Figure figure = play.state().figureOf(hero);
    for (int i = 0; i < hero.items().size(); i++) {
      ItemCard.Use use = hero.items().shown(i);
      if (use.when() == when
          && use.whose() == whose
          && !use.isUnknown()
          && !isBarred(play, figure, use)
          && (used >> i & 1) == 0
          && hero.items().isReady(i)
          && !isSpare(play, hero, i)
          && !(use.is(ItemCard.Use.Extent.ONCE_PER_TURN) && play.state().turn().hasUsed(i))
          && fits.test(use)
          && use.abilities().stream().allMatch(ability -> hasCardsFor(play, figure, ability))
          && use.cost().map(cost -> Costs.canPay(play, figure, cost)).orElse(true)) {
        options.add(new Choice.Use(i));
        must |= use.cost().isEmpty() && isForced(play, hero.items().item(i));
      }
    }
    return must;
  }

  /** FAV-06: so many small items as a favour has allowed beyond the limit stay unused. */
  private static boolean isSpare(Play play, HeroState hero, int index) {
    int spare = play.state().setup().choices().spare();
    return spare > 0
        && hero.items().item(index).slot() == ItemCard.Slot.SMALL
        && hero.items().unused(ItemCard.Slot.SMALL, index) < spare;
  }

  /** What is played from the hand must be there. */
  private static boolean hasCardsFor(Play play, Figure figure, Ability ability) {
    if (!(ability instanceof PlayCard(PlayCard.Which which))) {
      return true;
    }
    return which == PlayCard.Which.ANOTHER_TURN
        ? ExtraTurn.isPossible(play, figure, true)
        : play.heroOf(figure).orElseThrow().cards().hand() != 0;
  }

  /** Items for "during your turn" while something is being performed (ITM-17, ITM-20a). */
  public static void offerMeanwhile(Play play, Figure figure, List<Choice> options) {
    if (!play.state().turn().figure().equals(figure.id()) || play.heroOf(figure).isEmpty()) {
      return;
    }
    boolean any = play.rules().combat().itemsDuringAbilities();
    offer(
        play,
        play.heroOf(figure).orElseThrow(),
        ItemCard.When.DURING_TURN,
        0,
        use -> (any || !use.grantsAbility()) && Values.of(play, figure).hold(use.checks()),
        options);
  }

  /** ITM-13; what has to be paid for is never forced upon anybody. */
  private static boolean isForced(Play play, ItemCard item) {
    return switch (play.rules().combat().uses().items()) {
      case NONE -> false;
      case WITH_SLOTS -> item.hasSlots();
      case WITH_SLOTS_OR_PASSIVE -> item.hasSlots() || item.wear() == ItemCard.Wear.NONE;
    };
  }

  /** Whether anybody takes part who has such an item and could use it. */
  public static boolean isCarried(HeroState hero, ItemCard.Whose whose, ItemCard.When when) {
    for (int i = 0; hero.takesPart() && i < hero.items().size(); i++) {
      ItemCard.Use use = hero.items().shown(i);
      if (use.when() == when && use.whose() == whose && hero.items().isReady(i)) {
        return true;
      }
    }
    return false;
  }

  /** Whether any item of the hero is for such a moment, whether it can be used or not. */
  public static boolean isAny(HeroState hero, ItemCard.When when) {
    for (int i = 0; i < hero.items().size(); i++) {
      if (hero.items().shown(i).when() == when) {
        return true;
      }
    }
    return false;
  }

  /** The same of a figure, which need not be a hero's. */
  public static boolean isAny(Play play, FigureId figure, ItemCard.When when) {
    int hero = play.figure(figure).nature().hero();
    return hero >= 0 && isAny(play.state().hero(hero), when);
  }

  /** CON-21, CON-36, ITM-21. */
  private static boolean isBarred(Play play, Figure figure) {
    boolean ownTurn = play.state().turn().figure().equals(figure.id());
    return figure.isGone()
        || figure.isExhausted()
        || figure.has(Condition.IMPAIR)
        || (figure.has(Condition.STUN)
            && (ownTurn || play.rules().combat().stunBarsItems() == CombatRules.Barred.ALWAYS));
  }

  /** Some items say that stun is no hindrance. */
  private static boolean isBarred(Play play, Figure figure, ItemCard.Use use) {
    return use.is(ItemCard.Use.Extent.WHILE_STUNNED)
        ? figure.isGone() || figure.isExhausted()
        : isBarred(play, figure);
  }

  /** Whether a figure is performing what an item says that stun does not bar. */
  public static boolean isUnderWayThoughStunned(Play play, Figure figure) {
    return play.state().frame() instanceof Frame frame
        && frame.actor().equals(figure.id())
        && frame.source() instanceof Active.Source.Item(int hero, int item)
        && play.state().hero(hero).items().shown(item).is(ItemCard.Use.Extent.WHILE_STUNNED);
  }

  /** The item is used: it wears, and its lasting effects and abilities begin. */
  public static ItemCard.Use use(Play play, HeroState hero, int index) {
    return use(play, hero, index, FigureId.NOBODY);
  }

  /**
   * The same in an attack, or after it.
   *
   * @param other whom the attack was made against, or who made it; nobody if there was none
   */
  public static ItemCard.Use use(Play play, HeroState hero, int index, FigureId other) {
    Figure figure = play.state().figureOf(hero);
    ItemCard.Use use = wear(play, hero, index);
    if (!use.effects().isEmpty()) {
      play.state()
          .add(
              new Active(
                  figure.id(),
                  new Active.Source.Item(hero.index(), index),
                  use.lasting(),
                  use.effects(),
                  List.of(),
                  0,
                  0));
      play.refreshEffects();
    }
    if (!use.abilities().isEmpty()) {
      Active.Source source = new Active.Source.Item(hero.index(), index);
      Frame frame = Frame.of(figure.id(), figure.id(), source);
      play.push(
          new Abilities.Begin(
              other.isNobody() ? frame : frame.after(Results.NONE.target(other)), use.abilities()));
    }
    use.cost().ifPresent(cost -> Costs.pay(play, figure.id(), cost));
    return use;
  }

  /** What is worn works as long as the hero takes part, without anybody's doing. */
  public static void wearAlways(Play play) {
    for (int i = 0; i < play.state().heroes(); i++) {
      HeroState hero = play.state().hero(i);
      for (int j = 0; hero.takesPart() && j < hero.items().size(); j++) {
        ItemCard.Use use = hero.items().shown(j);
        Active.Source source = new Active.Source.Item(hero.index(), j);
        if (use.when() == ItemCard.When.ALWAYS
            && play.state().actives().stream().noneMatch(one -> one.source().equals(source))) {
          play.state()
              .add(
                  new Active(hero.figure(), source, use.lasting(), use.effects(), List.of(), 0, 0));
          play.refreshEffects();
        }
      }
    }
  }

  /** What the item has its bearer perform after the attack ability that is about to go on. */
  public static void afterwards(Play play, HeroState hero, int index) {
    ItemCard.Use use = hero.items().shown(index);
    if (!use.afterwards().isEmpty()) {
      play.push(
          new Afterwards(
              hero.figure(), new Active.Source.Item(hero.index(), index), use.afterwards()));
    }
  }

  /** The attack ability is over, and the action goes on. */
  record Afterwards(FigureId figure, Active.Source source, List<Ability> abilities)
      implements Task {
    @Override
    public void run(Play play) {
      if (play.state().frame() instanceof Frame frame && play.isHere(figure)) {
        play.push(
            new Abilities.Begin(Frame.of(figure, figure, source).after(frame.now()), abilities));
      }
    }
  }

  /** One use of the item, whatever it is for (ITM-07 to ITM-12). */
  public static ItemCard.Use wear(Play play, HeroState hero, int index) {
    ItemCard.Use use = hero.items().shown(index);
    hero.items().use(index);
    hero.tally().usesItem();
    if (play.state().turn().figure().equals(hero.figure())) {
      play.state().turn().used(index);
    }
    play.tell(new Event.ItemUsed(play.cite(Cite.ITEM), hero.figure(), hero.items().item(index)));
    Figure user = play.figure(hero.figure());
    play.effects().perform(Effect.Moment.ITEM_USED, user);
    return use;
  }

  /** What effects of the item for all attacks add to this one. */
  public static void addToAttack(Values values, ItemCard.Use use, List<Rider> riders) {
    use.effects()
        .forEach(
            effect -> {
              if (effect.change() instanceof Change.Attacks(List<Rider> more)
                  && values.hold(effect.checks())) {
                Attacks.flatten(values, more, riders);
              }
            });
  }

  /** What the item adds to a move: by itself, or to all moves from this one on. */
  public static Change.Moves addToMove(ItemCard.Use use) {
    int points = use.movement();
    boolean jump = use.jump();
    for (var effect : use.effects()) {
      if (effect.change() instanceof Change.Moves(int more, boolean jumps)) {
        points += more;
        jump |= jumps;
      }
    }
    return new Change.Moves(points, jump);
  }

  /** Asks whether items are used now; asked again until none is wanted. */
  public record Offer(
      FigureId figure, FigureId other, ItemCard.When when, Values.Manner manner, int used)
      implements Question {
    public Offer(FigureId figure, FigureId other, ItemCard.When when) {
      this(figure, other, when, Values.Manner.NONE, 0);
    }

    /** Items for the time after an attack that was made in that way. */
    public static Offer after(
        FigureId figure, FigureId other, ItemCard.When when, Values.Manner manner) {
      return new Offer(figure, other, when, manner, 0);
    }

    @Override
    public Object asked(Play play, Prompt prompt) {
      return Phrase.figure(figure);
    }

    @Override
    public boolean isPlain(Play play) {
      return !isAny(play, figure, when);
    }

    @Override
    public Prompt prompt(Play play) {
      List<Choice> options = new ArrayList<>();
      options.add(new Choice.Accept());
      Figure user = play.figure(figure);
      boolean must =
          play.heroOf(user).isPresent()
              && offer(
                  play,
                  play.heroOf(user).orElseThrow(),
                  when,
                  used,
                  use ->
                      (other.isNobody() || play.isHere(other))
                          && new Values(
                                  play, user, other.isNobody() ? user : play.figure(other), manner)
                              .hold(use.checks()),
                  options);
      if (must && when != ItemCard.When.DURING_TURN) {
        options.removeFirst();
      }
      return play.ask(Prompt.Kind.ITEM, figure, other, Cite.ITEM, options);
    }

    @Override
    public void answer(Play play, Choice choice) {
      if (choice instanceof Choice.Use(int item)) {
        boolean again = when == ItemCard.When.DURING_TURN;
        play.push(new Offer(figure, other, when, manner, again ? 0 : used | 1 << item));
        HeroState hero = play.heroOf(play.figure(figure)).orElseThrow();
        ItemCard.Use use = ItemUse.use(play, hero, item, other);
        give(play, use.riders(), figure, other);
      }
    }
  }

  /** What an item does to the other side of an attack. */
  public static void give(Play play, List<Rider> riders, FigureId user, FigureId other) {
    riders.forEach(
        rider -> {
          if (rider instanceof Rider.Inflicts(Consequence.Gain gain) && other.isSomebody()) {
            gain.conditions().forEach(one -> Conditions.gain(play, other, one, Cite.ITEM));
          } else if (rider instanceof Rider.Inflicts(Consequence what) && other.isSomebody()) {
            new Consequences.Happen(what, other, user, user, Consequences.Cause.ATTACK).now(play);
          }
        });
  }
}
