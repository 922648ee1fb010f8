package haven.play.mind;

import haven.board.Board;
import haven.board.CellSet;
import haven.board.Sight;
import haven.board.move.Footing;
import haven.play.table.Scene;

/**
 * What a monster could attack from a hex (FOC-04): singly, those in range and in sight; with an
 * area, what its placements hit. Answers are kept for the length of one turn.
 */
final class AttackReach {
  private final Board board;
  private final Enemies enemies;
  private final Placements placements;
  private final long[] single;
  private final int[] singleTurn;
  private final long[] inSight;
  private final int[] inSightTurn;
  private final long[] attackable;
  private final int[] attackableTurn;
  private final CellSet near;
  private int turn;
  private Attack attack = Attack.SINGLE_MELEE;
  private int range;
  private Sight sight;

  AttackReach(Board board, Enemies enemies, Sight sight) {
    this.board = board;
    this.enemies = enemies;
    this.sight = sight;
    placements = new Placements(board, enemies);
    single = new long[board.cells()];
    singleTurn = new int[board.cells()];
    inSight = new long[board.cells()];
    inSightTurn = new int[board.cells()];
    attackable = new long[board.cells()];
    attackableTurn = new int[board.cells()];
    near = board.noCells();
  }

  void prepare(Attack attack, Scene scene) {
    turn++;
    this.attack = attack;
    range = attack.reach();
    sight = scene.sight();
    lookAround();
    if (attack.area().isPresent()) {
      boolean mirrored = scene.ruleset().targeting().areasMayBeMirrored();
      placements.prepare(attack.area().get(), attack.reach(), mirrored);
    }
  }

  /** Where somebody is in range at all; with an area, anywhere. */
  private void lookAround() {
    if (attack.area().isPresent()) {
      near.fill(board.cells());
      return;
    }
    near.clear();
    for (int enemy = 0; enemy < enemies.size(); enemy++) {
      board.addWithin(enemies.cell[enemy], range, near);
    }
  }

  /** Whether it is worth asking whom an attack from that cell hits. */
  boolean isNearAnybody(int cell) {
    return near.contains(cell);
  }

  /** Whether there is a hex at all to stop in and attack somebody from. */
  boolean isPossible(Footing footing, int here) {
    return near.contains(here) || footing.mayStopIn(near);
  }

  /** One attack on one target, which leaves nothing to choose but the hex. */
  boolean isSingle() {
    return attack.isSingle();
  }

  boolean hasArea() {
    return attack.area().isPresent();
  }

  /** How many single attacks there are, the area not counted. */
  int singleAttacks() {
    return hasArea() ? attack.targets() - 1 : attack.targets();
  }

  /** The enemies in range and line of sight of that cell. */
  long single(int cell) {
    if (singleTurn[cell] != turn) {
      singleTurn[cell] = turn;
      long mask = 0;
      for (int enemy = 0; enemy < enemies.size(); enemy++) {
        if (enemies.range(enemy, cell) <= range && sight.sees(cell, enemies.cell[enemy])) {
          mask |= 1L << enemy;
        }
      }
      single[cell] = mask;
    }
    return single[cell];
  }

  /** The enemies in sight that are near enough for an area to matter. */
  private long inSight(int cell) {
    if (inSightTurn[cell] != turn) {
      inSightTurn[cell] = turn;
      long mask = 0;
      for (int enemy = 0; enemy < enemies.size(); enemy++) {
        if (isNear(cell, enemy) && sight.sees(cell, enemies.cell[enemy])) {
          mask |= 1L << enemy;
        }
      }
      inSight[cell] = mask;
    }
    return inSight[cell];
  }

  /** Everybody whom some attack from that cell hits. */
  long attackable(int cell) {
    if (!hasArea()) {
      return single(cell);
    }
    if (attackableTurn[cell] != turn) {
      attackableTurn[cell] = turn;
      long hit = 0;
      int count = lay(cell);
      for (int i = 0; i < count; i++) {
        hit |= hits(i);
      }
      attackable[cell] = hit != 0 && attack.targets() > 1 ? hit | single(cell) : hit;
    }
    return attackable[cell];
  }

  /**
   * Lays the area from that cell in all ways that hit somebody and says how many there are; {@link
   * #hits} tells whom. Without an area there is one way, which hits nobody by itself.
   */
  int lay(int cell) {
    return hasArea() ? placements.lay(cell, inSight(cell)) : 1;
  }

  /** The enemies that are hit by the i-th way of the last {@link #lay}. */
  long hits(int i) {
    return hasArea() ? placements.hits(i) : 0;
  }

  /** The hexes of a placement from that cell that hits exactly these enemies. */
  int[] placement(int cell, long hits) {
    return placements.find(cell, inSight(cell), hits);
  }

  /** Whether a cell is near enough to the enemy for any attack to be worth trying. */
  boolean isNear(int cell, int enemy) {
    if (!hasArea()) {
      return enemies.range(enemy, cell) <= range;
    }
    int far = attack.area().orElseThrow().reach() + attack.reach();
    return board.hex(cell).distanceTo(board.hex(enemies.cell[enemy])) <= far;
  }
}
