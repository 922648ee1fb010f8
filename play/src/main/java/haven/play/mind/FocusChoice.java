package haven.play.mind;

import haven.board.Board;
import haven.board.move.PathSearch;
import haven.board.move.WayCost;
import haven.model.Criterion;
import haven.model.rules.MonsterRules;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/**
 * Whom the monster focuses: the enemy it could attack with the fewest negative hexes, then the
 * fewest movement points on the way; the closest by range breaks the tie, then initiative (FOC-08,
 * FOC-09, FOC-10). Several may remain: the players choose.
 */
final class FocusChoice {
  private final Enemies enemies;
  private final PathSearch search;
  private final AttackReach reach;
  private final Narrowing focuses;
  private final int[] cheapest = new int[Enemies.MOST];
  private int best;
  private int measured;

  private final IntUnaryOperator negativeHexes = this::negativeHexes;
  private final IntUnaryOperator movement = this::movement;
  private final IntUnaryOperator proximity;
  private final IntUnaryOperator initiative;

  FocusChoice(Board board, Enemies enemies, PathSearch search, AttackReach reach) {
    this.enemies = enemies;
    this.search = search;
    this.reach = reach;
    focuses = new Narrowing(board, enemy -> enemies.cell[enemy]);
    proximity = enemy -> enemies.proximity[enemy];
    initiative = enemy -> enemies.initiative[enemy];
  }

  private int negativeHexes(int enemy) {
    return WayCost.negativeHexes(cost(enemy));
  }

  private int movement(int enemy) {
    return WayCost.points(cost(enemy));
  }

  /** The cheapest way to attack an enemy, whether or not it can be finished this turn (FOC-05). */
  int cost(int enemy) {
    return cheapest[enemy];
  }

  /**
   * Whether no hex that costs no more is known from which this enemy is attacked without
   * disadvantage for being adjacent.
   */
  boolean isClumsy(int enemy, int limit) {
    for (int i = 0; i < search.reached(); i++) {
      int cell = search.reached(i);
      if (enemies.range(enemy, cell) > 1
          && reach.isNear(cell, enemy)
          && search.stopCost(cell) <= limit
          && (reach.attackable(cell) & 1L << enemy) != 0) {
        return false;
      }
    }
    return true;
  }

  /** Another turn, or other enemies. */
  void begin() {
    Arrays.fill(cheapest, 0, enemies.size(), WayCost.NEVER);
    best = WayCost.NEVER;
    measured = 0;
  }

  Narrowing find(MonsterRules rules, Minutes minutes) {
    int kept = enemies.kept(); // FOC-43
    measure(minutes.areKept() || kept >= 0);
    focuses.clear();
    for (int enemy = 0; enemy < enemies.size(); enemy++) {
      if (cheapest[enemy] != WayCost.NEVER && (kept < 0 || enemy == kept)) {
        focuses.add(enemy);
      }
    }
    if (focuses.size() > 1 || minutes.areKept()) {
      focuses.keepLeast(Criterion.FOCUS_NEGATIVE_HEXES, negativeHexes, minutes);
      focuses.keepLeast(Criterion.FOCUS_MOVEMENT, movement, minutes);
      if (rules.proximityBreaksFocusTies()) {
        focuses.keepLeast(Criterion.FOCUS_PROXIMITY, proximity, minutes);
      }
      focuses.keepLeast(Criterion.FOCUS_INITIATIVE, initiative, minutes);
    }
    return focuses;
  }

  /** FOC-03: the cheapest attack hex of each enemy; unless asked for all, of the nearest only. */
  private void measure(boolean all) {
    for (; measured < search.reached(); measured++) {
      int cell = search.reached(measured);
      if (!reach.isNearAnybody(cell)) {
        continue;
      }
      int cost = search.stopCost(cell);
      if (cost == WayCost.NEVER || (!all && cost > best)) {
        continue;
      }
      long meant = reach.attackable(cell) & ~enemies.spared();
      for (long left = meant; left != 0; left &= left - 1) {
        int enemy = Long.numberOfTrailingZeros(left);
        cheapest[enemy] = Math.min(cheapest[enemy], cost);
        best = Math.min(best, cost);
      }
    }
  }
}
