package haven.play.table;

import haven.board.Hex;
import haven.board.Terrain;
import haven.model.Condition;
import haven.model.Facts;
import haven.model.FigureId;
import java.util.EnumSet;
import java.util.Set;

/**
 * A figure on the map: what it is, where it stands, its hit points and conditions. It never
 * changes; the state replaces it, so that copies of a game share their figures. Whoever holds one
 * while something happens to it holds what it was before.
 */
public final class Figure {
  private final FigureId id;
  private final Nature nature;
  private final Hex hex;
  private final int hitPoints;
  private final int conditions;

  /** Conditions gained in the figure's own turn: they outlast its end once (CON-05). */
  private final int fresh;

  private final Initiative initiative;
  private final Endowment endowment;

  private final Presence presence;

  private enum Presence {
    ABLE,
    /** An exhausted character that stays on the map (EXH-12). */
    EXHAUSTED,
    GONE
  }

  private Figure(
      FigureId id,
      Nature nature,
      Hex hex,
      int hitPoints,
      int conditions,
      int fresh,
      Initiative initiative,
      Endowment endowment,
      Presence presence) {
    this.id = id;
    this.nature = nature;
    this.hex = hex;
    this.hitPoints = hitPoints;
    this.conditions = conditions;
    this.fresh = fresh;
    this.initiative = initiative;
    this.endowment = endowment;
    this.presence = presence;
  }

  /** Newly placed; its place in the order of the round is the last one until it has another. */
  public static Figure of(FigureId id, Nature nature, Hex hex) {
    Nature.Stats stats = nature.stats();
    Endowment own = Endowment.of(stats.flying());
    return new Figure(
        id, nature, hex, stats.hitPoints(), 0, 0, Initiative.LAST, own, Presence.ABLE);
  }

  public FigureId id() {
    return id;
  }

  public Nature nature() {
    return nature;
  }

  public String name() {
    return nature.name();
  }

  /** Whose side it is on now: a turncoat's is another one in its turn. */
  public Side side() {
    return endowment.turned() ? nature.side().other() : nature.side();
  }

  /** Where it stands, or stood last. */
  public Hex hex() {
    return hex;
  }

  public int hitPoints() {
    return hitPoints;
  }

  public int maxHitPoints() {
    return nature.stats().hitPoints() + endowment.vigour();
  }

  public boolean isGone() {
    return presence == Presence.GONE;
  }

  /** A character who stays on the map without cards, a target still (FOC-38, EXH-12). */
  public boolean isExhausted() {
    return presence == Presence.EXHAUSTED;
  }

  /** Its place in the initiative order, earlier is less; equal numbers are a tie. */
  public Initiative initiative() {
    return initiative;
  }

  /** The same where enemies look for a focus: effects may make it another. */
  public Initiative initiativeForFocus() {
    return endowment.focus() == 0 ? initiative : Initiative.of(endowment.focus());
  }

  public boolean isFlying() {
    return endowment.flying();
  }

  public Endowment endowment() {
    return endowment;
  }

  /** Whether tiles of that kind neither slow it down nor hurt it. */
  public boolean ignores(Terrain kind) {
    return !endowment.ignores().isEmpty() && endowment.ignores().contains(kind);
  }

  /** A character, who alone opens doors (OVL-11) and loots at the end of its turn (LOT-22). */
  public boolean isCharacter() {
    return nature.kind() == Nature.Kind.CHARACTER;
  }

  /** Never passed by a walker, friend or foe (OVL-77). */
  public boolean isObjective() {
    return nature.kind() == Nature.Kind.OBJECTIVE;
  }

  /** Cannot be focused or targeted by enemies (TGT-30). */
  public boolean isInvisible() {
    return has(Condition.INVISIBLE);
  }

  /** Objectives (FOC-14) and exhausted characters (FOC-38) do not. */
  public boolean takesTurns() {
    return !isObjective() && !isExhausted();
  }

  public boolean isEnemyOf(Figure other) {
    return side() != other.side();
  }

  public boolean has(Condition condition) {
    return (conditions & bit(condition)) != 0
        || !endowment.likened().isEmpty() && endowment.likened().contains(condition);
  }

  public boolean isFresh(Condition condition) {
    return (fresh & bit(condition)) != 0;
  }

  public boolean isImmuneTo(Condition condition) {
    return (nature.stats().immunities() & bit(condition)) != 0;
  }

  public boolean hasAny() {
    return conditions != 0;
  }

  public Set<Condition> conditions() {
    if (conditions == 0) {
      return Set.of();
    }
    var set = EnumSet.noneOf(Condition.class);
    for (Condition condition : Condition.values()) {
      if ((conditions & bit(condition)) != 0) {
        set.add(condition);
      }
    }
    return set;
  }

  private static int bit(Condition condition) {
    return 1 << condition.ordinal();
  }

  // The same figure after something has happened to it

  public Figure movedTo(Hex other) {
    return new Figure(
        id, nature, other, hitPoints, conditions, fresh, initiative, endowment, presence);
  }

  /** What it is now; it keeps what it has, as far as it can have it. */
  Figure with(Nature other) {
    int most = Math.min(hitPoints, other.stats().hitPoints() + endowment.vigour());
    return new Figure(id, other, hex, most, conditions, fresh, initiative, endowment, presence);
  }

  Figure withHitPoints(int number) {
    return new Figure(id, nature, hex, number, conditions, fresh, initiative, endowment, presence);
  }

  public Figure with(Initiative other) {
    return isExhausted() || initiative.equals(other) // FOC-38
        ? this
        : new Figure(id, nature, hex, hitPoints, conditions, fresh, other, endowment, presence);
  }

  public Figure flying(boolean flies) {
    return with(endowment.flying(flies));
  }

  /** Hit points rise with their maximum; when it falls, none are left above it. */
  Figure with(Endowment other) {
    int more = other.vigour() - endowment.vigour();
    int number = more < 0 ? Math.min(hitPoints, maxHitPoints() + more) : hitPoints + more;
    return new Figure(id, nature, hex, number, conditions, fresh, initiative, other, presence);
  }

  public Figure gaining(Condition condition, boolean inOwnTurn) {
    int bit = bit(condition);
    return with(conditions | bit, inOwnTurn ? fresh | bit : fresh & ~bit);
  }

  Figure losing(Condition condition) {
    return with(conditions & ~bit(condition), fresh & ~bit(condition));
  }

  /** From the next turn on the condition is no longer new. */
  Figure aged(Condition condition) {
    return with(conditions, fresh & ~bit(condition));
  }

  private Figure with(int marked, int marksOfThisTurn) {
    return new Figure(
        id, nature, hex, hitPoints, marked, marksOfThisTurn, initiative, endowment, presence);
  }

  /** The permanent-death variant: still a target, but last in initiative and without turns. */
  public Figure exhausted() {
    return new Figure(
        id,
        nature,
        hex,
        hitPoints,
        conditions,
        fresh,
        Initiative.LAST, // FOC-38
        endowment,
        Presence.EXHAUSTED);
  }

  /** Off the map, with all its markers (CON-12, MDT-03). */
  Figure gone() {
    return new Figure(id, nature, hex, hitPoints, 0, 0, initiative, endowment, Presence.GONE);
  }

  /** As it is while somebody of that side controls it (CMD-03). */
  public Figure on(Side other) {
    Endowment own = endowment.loyal();
    return new Figure(
        id, nature.on(other), hex, hitPoints, conditions, fresh, initiative, own, presence);
  }

  void tell(Facts facts) {
    facts.number(id.number()).word(nature.name()).truth(isGone());
    if (isGone()) {
      return;
    }
    facts.word(
        switch (nature.kind()) {
          case CHARACTER -> "character";
          case MONSTER -> "monster";
          case SUMMON -> "summon";
          case ALLY -> "ally";
          case OBJECTIVE -> "objective";
        });
    facts.word(nature.group()).word(nature.rank().name()).truth(nature.side() == Side.PARTY);
    facts.number(nature.summoner().number()).number(hex.q()).number(hex.r());
    facts.number(hitPoints).number(maxHitPoints()).truth(isFlying()).truth(isExhausted());
    if (conditions != 0) {
      for (Condition condition : conditions()) {
        facts.word(condition.name()).truth(isFresh(condition));
      }
    }
  }

  @Override
  public String toString() {
    return isGone()
        ? nature.name() + " gone"
        : "%s at %s %d/%d %s new %d initiative %s%s%s"
            .formatted(
                nature.name(),
                hex,
                hitPoints,
                maxHitPoints(),
                conditions(),
                fresh,
                initiative,
                isFlying() ? " flying" : "",
                isExhausted() ? " exhausted" : "");
  }
}
