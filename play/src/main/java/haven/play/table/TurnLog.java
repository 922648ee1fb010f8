package haven.play.table;

import haven.board.Terrain;
import haven.model.AbilityKind;
import haven.model.Condition;
import haven.model.Facts;
import haven.model.FigureId;
import haven.model.ability.Effect;
import haven.model.card.CardAction;
import java.util.BitSet;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Whose turn it is, and what has happened in it that cards ask about. */
public final class TurnLog {
  private static final BitSet NONE = new BitSet();
  private static final CardAction NO_ACTION = CardAction.of();

  private FigureId figure = FigureId.NOBODY;
  private int hexes;
  private int damage;

  /** The items that the acting character has used in its turn, as bits. */
  private int items;

  // What has been done in this round. Replaced, never written to: copies share them. They are no
  // facts of a game, so that older records hold.
  private BitSet killersOfTurn = NONE;
  private BitSet killers = NONE;
  private BitSet movers = NONE;
  private Set<FigureId> resting = Set.of();
  private Set<FigureId> withoutTop = Set.of();
  private Set<FigureId> withoutBottom = Set.of();
  private Set<Terrain> entered = Set.of();
  private Set<Spent> spent = Set.of();

  /** The action in progress, and the damage suffered for it. */
  private CardAction action = NO_ACTION;

  private int paid;

  /** How far a counter went down for it. */
  private int spentOfCounter;

  private BitSet targeted = NONE;

  /** What was given last. */
  private Optional<Condition> given = Optional.empty();

  /** How far the attack in progress reaches, and what has negated its damage. */
  private int reach;

  private Optional<Active.Source> negating = Optional.empty();

  /** How many items the acting character has used in its action. */
  private int itemsInAction;

  /** A lasting effect that has worked for a figure, and works once. */
  private record Spent(FigureId bearer, Effect effect) {}

  TurnLog copy() {
    TurnLog copy = new TurnLog();
    copy.figure = figure;
    copy.hexes = hexes;
    copy.damage = damage;
    copy.items = items;
    copy.killersOfTurn = killersOfTurn;
    copy.killers = killers;
    copy.movers = movers;
    copy.resting = resting;
    copy.withoutTop = withoutTop;
    copy.withoutBottom = withoutBottom;
    copy.entered = entered;
    copy.spent = spent;
    copy.action = action;
    copy.paid = paid;
    copy.spentOfCounter = spentOfCounter;
    copy.reach = reach;
    copy.negating = negating;
    copy.itemsInAction = itemsInAction;
    copy.given = given;
    copy.targeted = targeted;
    return copy;
  }

  /** A turn goes on that another one has come into; what belongs to the round stays as it is. */
  void resume(TurnLog before) {
    figure = before.figure;
    hexes = before.hexes;
    damage = before.damage;
    items = before.items;
    killersOfTurn = before.killersOfTurn;
    entered = before.entered;
    spent = before.spent;
    action = before.action;
    paid = before.paid;
    targeted = before.targeted;
    given = before.given;
    reach = before.reach;
    negating = before.negating;
    itemsInAction = before.itemsInAction;
  }

  public void start(FigureId acting) {
    figure = acting;
    hexes = 0;
    damage = 0;
    items = 0;
    killersOfTurn = NONE;
    entered = Set.of();
    spent = Set.of();
    endAction();
  }

  /** An action begins: what works once in one may work again. */
  public void startAction(CardAction begun) {
    action = begun;
    targeted = NONE;
    paid = 0;
    spentOfCounter = 0;
    itemsInAction = 0;
    if (!spent.isEmpty()) {
      spent =
          spent.stream()
              .filter(one -> one.effect.once().filter(Effect.Once.TURN::equals).isPresent())
              .collect(Collectors.toUnmodifiableSet());
    }
  }

  public void endAction() {
    action = NO_ACTION;
    targeted = NONE;
    paid = 0;
    spentOfCounter = 0;
    itemsInAction = 0;
  }

  /** Whether the action in progress is called after that (ABL-08). */
  public boolean isAction(AbilityKind kind) {
    return action.kinds().contains(kind);
  }

  /** Damage was suffered for a part of the action. */
  public void paid(int damage) {
    paid = damage;
  }

  public int paid() {
    return paid;
  }

  public void spentOfCounter(int number) {
    spentOfCounter = number;
  }

  public int spentOfCounter() {
    return spentOfCounter;
  }

  /** Somebody is a target of an ability of the action. */
  public void targets(FigureId figure) {
    targeted = and(targeted, figure);
  }

  public boolean wasTargeted(FigureId figure) {
    return has(targeted, figure);
  }

  public void gave(Condition condition) {
    given = Optional.of(condition);
  }

  public boolean hasJustGiven(Condition condition) {
    return given.filter(condition::equals).isPresent();
  }

  /** An attack with this range is made. */
  public void attacks(int range) {
    reach = range;
    negating = Optional.empty();
  }

  /** Damage of the attack in progress is negated. */
  public void negates(Active.Source source) {
    negating = Optional.of(source);
  }

  public boolean hasNegated(Active.Source source) {
    return negating.filter(source::equals).isPresent();
  }

  public int reach() {
    return reach;
  }

  public void spend(FigureId bearer, Effect effect) {
    Set<Spent> more = new HashSet<>(spent);
    more.add(new Spent(bearer, effect));
    spent = Set.copyOf(more);
  }

  public boolean isSpent(FigureId bearer, Effect effect) {
    return !spent.isEmpty() && spent.contains(new Spent(bearer, effect));
  }

  void nextRound() {
    killersOfTurn = NONE;
    killers = NONE;
    movers = NONE;
    resting = Set.of();
    withoutTop = Set.of();
    withoutBottom = Set.of();
    spent = Set.of();
  }

  private static Set<FigureId> with(Set<FigureId> some, FigureId one) {
    if (some.contains(one)) {
      return some;
    }
    Set<FigureId> more = new HashSet<>(some);
    more.add(one);
    return Set.copyOf(more);
  }

  private static BitSet and(BitSet some, FigureId one) {
    if (one.isNobody() || some.get(one.number())) {
      return some;
    }
    BitSet more = (BitSet) some.clone();
    more.set(one.number());
    return more;
  }

  private static boolean has(BitSet some, FigureId one) {
    return one.isSomebody() && some.get(one.number());
  }

  public void killed(FigureId killer) {
    killersOfTurn = and(killersOfTurn, killer);
    killers = and(killers, killer);
  }

  /** The round is over in which a short rest at its end was to have all of a long one. */
  public void restsFully(FigureId figure) {
    resting = with(resting, figure);
  }

  /** A character gives up an action of its turn in this round. */
  public void forgoes(FigureId character, boolean top) {
    if (top) {
      withoutTop = with(withoutTop, character);
    } else {
      withoutBottom = with(withoutBottom, character);
    }
  }

  public boolean hasForgone(FigureId character, boolean top) {
    return (top ? withoutTop : withoutBottom).contains(character);
  }

  public boolean mayRestFully(FigureId figure) {
    return resting.contains(figure);
  }

  public boolean hasKilledThisTurn(FigureId killer) {
    return has(killersOfTurn, killer);
  }

  public boolean hasKilledThisRound(FigureId killer) {
    return has(killers, killer);
  }

  public boolean hasMovedThisRound(FigureId mover) {
    return has(movers, mover);
  }

  public void end() {
    figure = FigureId.NOBODY;
  }

  /** The figure whose turn it is, or -1 between turns. */
  public FigureId figure() {
    return figure;
  }

  public int hexes() {
    return hexes;
  }

  /** A figure has entered a hex by a move of its own. */
  public void moved(FigureId mover) {
    movers = and(movers, mover);
    if (mover.equals(figure)) {
      hexes++;
    }
  }

  /** Whoever has the turn has come upon such a tile, and touched it. */
  public void entered(FigureId mover, Terrain kind) {
    if (mover.equals(figure) && !entered.contains(kind)) {
      Set<Terrain> more = new HashSet<>(entered);
      more.add(kind);
      entered = Set.copyOf(more);
    }
  }

  public boolean hasEntered(Terrain kind) {
    return entered.contains(kind);
  }

  public int damage() {
    return damage;
  }

  public void dealt(int amount) {
    damage += amount;
  }

  public boolean hasUsed(int item) {
    return (items >> item & 1) != 0;
  }

  public void used(int item) {
    items |= 1 << item;
    itemsInAction++;
  }

  public int itemsInAction() {
    return itemsInAction;
  }

  void tell(Facts facts) {
    facts.number(figure.number()).number(hexes).number(damage).number(items);
  }

  @Override
  public String toString() {
    return "turn of %d, %d hexes, %d damage, items %x"
        .formatted(figure.number(), hexes, damage, items);
  }
}
