package haven.play.mind;

import haven.board.Board;
import haven.board.move.PathSearch;
import haven.board.move.WayCost;
import haven.model.Criterion;
import haven.model.rules.MonsterRules;
import java.util.function.IntUnaryOperator;

/**
 * From where the monster attacks its focus, and whom else: MMV-24 where the focus comes first,
 * MMV-11a and MMV-12 where the number of targets does.
 */
final class AttackHexChoice {
  private static final int[] NOWHERE = {};

  private final Board board;
  private final Enemies enemies;
  private final PathSearch search;
  private final AttackReach reach;
  private final Targets targets;
  private final Narrowing hexes;
  private final Narrowing equalHexes;
  private final Groups groups = new Groups();
  private final Groups groupsHere = new Groups();
  private int move;
  private boolean groupsSettled;
  private boolean anyDisadvantage;

  private final IntUnaryOperator negativeHexes = this::negativeHexes;
  private final IntUnaryOperator movement = this::movement;
  private final IntUnaryOperator outOfReach = this::outOfReach;
  private final IntUnaryOperator focusDisadvantage;
  private final IntUnaryOperator targetsMissed;
  private final IntUnaryOperator disadvantage;
  private final IntUnaryOperator ranking;
  private final IntUnaryOperator groupDisadvantage;

  AttackHexChoice(Board board, Enemies enemies, PathSearch search, AttackReach reach) {
    this.board = board;
    this.enemies = enemies;
    this.search = search;
    this.reach = reach;
    targets = new Targets(enemies, reach);
    hexes = new Narrowing(board, hex -> hex);
    equalHexes = new Narrowing(board, hex -> hex);
    focusDisadvantage = targets::focusDisadvantage;
    targetsMissed = hex -> enemies.size() - targets.most(hex);
    disadvantage = targets::leastDisadvantage;
    ranking = targets::missesRanking;
    groupDisadvantage = hex -> targets.leastDisadvantage(hex, groups);
  }

  private int stopCost(int hex) {
    return search.stopCost(hex);
  }

  private int negativeHexes(int hex) {
    return WayCost.negativeHexes(stopCost(hex));
  }

  private int movement(int hex) {
    return WayCost.points(stopCost(hex));
  }

  private int outOfReach(int hex) {
    return WayCost.points(stopCost(hex)) > move ? 1 : 0;
  }

  /**
   * The hexes from which this focus is attacked; {@link #groupsAt} gives the targets.
   *
   * @param cost of the cheapest way to attack the focus
   * @param movementPoints of this turn
   * @param mindsDisadvantage whether attacking adjacent figures from afar matters (MMV-09, MMV-10)
   */
  Narrowing find(
      MonsterRules rules,
      int focus,
      int cost,
      int movementPoints,
      boolean mindsDisadvantage,
      Minutes minutes) {
    move = movementPoints;
    boolean late = WayCost.points(cost) > move;
    minutes.about(board.hex(enemies.cell[focus]));
    targets.aim(focus, late && !rules.plansForAllTargets(), mindsDisadvantage);
    boolean nearest = !mindsDisadvantage && targets.isSingle() && !minutes.areKept();
    collect(focus, cost, late, nearest, minutes.areKept());
    if (nearest) {
      return hexes; // all of them are as good
    }
    hexes.keepLeast(Criterion.HEX_NEGATIVE_HEXES, negativeHexes, minutes); // FOC-23, MMV-19
    hexes.keepLeast(Criterion.HEX_OUT_OF_REACH, outOfReach, minutes);
    anyDisadvantage = late && !rules.avoidsDisadvantageAhead();
    switch (rules.targetOrder()) {
      case FOCUS_FIRST -> focusFirst(rules, minutes);
      case NUMBER_FIRST -> numberFirst(minutes);
    }
    return hexes;
  }

  /** All groups of targets that the rules leave for one of the hexes found, if not only one. */
  Groups groupsAt(int hex) {
    groupsHere.clear();
    if (groupsSettled) {
      targets.addLeastDisadvantaged(hex, groups, groupsHere);
    } else {
      targets.addLeastDisadvantaged(hex, groupsHere, anyDisadvantage);
    }
    return groupsHere;
  }

  /** The cells on which the area is laid in an attack from that hex on that group. */
  int[] areaAt(int hex, long group) {
    return reach.hasArea() ? reach.placement(hex, targets.areaHits(hex, group)) : NOWHERE;
  }

  /**
   * All hexes the monster could ever end in and attack the focus from (FOC-04, FOC-05). Unless
   * everything is to be explained, those are left out that the criteria would drop.
   *
   * @param nearest whether it never goes further than to the nearest hex
   */
  private void collect(int focus, int cost, boolean late, boolean nearest, boolean all) {
    hexes.clear();
    for (int i = 0; i < search.reached(); i++) {
      int hex = search.reached(i);
      if (!reach.isNear(hex, focus)) {
        continue;
      }
      int price = stopCost(hex);
      boolean considered =
          price != WayCost.NEVER
              && (all
                  || (nearest
                      ? price == cost
                      : WayCost.negativeHexes(price) == WayCost.negativeHexes(cost)
                          && (late || WayCost.points(price) <= move)));
      if (considered && (reach.attackable(hex) & targets.focus()) != 0) {
        hexes.add(hex);
      }
    }
  }

  /** MMV-11a: most targets, fewest of them with disadvantage, fewest movement points. */
  private void numberFirst(Minutes minutes) {
    groupsSettled = false;
    if (!targets.isSingle()) {
      hexes.keepLeast(Criterion.HEX_TARGETS_MISSED, targetsMissed, minutes);
    }
    if (!anyDisadvantage) {
      hexes.keepLeast(Criterion.HEX_DISADVANTAGE, disadvantage, minutes);
    }
    hexes.keepLeast(Criterion.HEX_MOVEMENT, movement, minutes);
  }

  /** MMV-24: (3) to (6) fix the group, (7) and (8) the hex for it. */
  private void focusFirst(MonsterRules rules, Minutes minutes) {
    groupsSettled = true;
    groups.clear();
    hexes.keepLeast(Criterion.HEX_FOCUS_DISADVANTAGE, focusDisadvantage, minutes);
    if (targets.isSingle()) {
      hexes.keepLeast(Criterion.HEX_MOVEMENT, movement, minutes);
      return;
    }
    equalHexes.become(hexes);
    hexes.keepLeast(Criterion.HEX_TARGETS_MISSED, targetsMissed, minutes);
    hexes.keepLeast(Criterion.HEX_MOVEMENT, movement, minutes);
    enemies.rank(rules.proximityBreaksFocusTies());
    for (int i = 0; i < hexes.size(); i++) {
      targets.noteRanking(hexes.get(i));
    }
    hexes.keepLeast(Criterion.HEX_RANKING, ranking, minutes);
    for (int i = 0; i < hexes.size(); i++) {
      targets.addBestRanked(hexes.get(i), groups);
    }
    hexes.become(equalHexes);
    hexes.keepLeast(Criterion.HEX_DISADVANTAGE, groupDisadvantage, minutes);
    hexes.keepLeast(Criterion.HEX_MOVEMENT, movement, minutes);
  }
}
