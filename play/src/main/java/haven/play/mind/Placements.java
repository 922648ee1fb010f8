package haven.play.mind;

import haven.board.Area;
import haven.board.Board;
import haven.board.CellSet;
import haven.board.Hex;
import java.util.Arrays;
import java.util.List;

/**
 * All ways of laying an area pattern so that it covers an enemy. A pattern around the actor is laid
 * for each cell anew (TGT-19). A free pattern is laid once for all cells: every placement that
 * covers somebody, with the cells from which one of its hexes is in range (TGT-21); placements that
 * cover the same enemies are one entry.
 */
final class Placements {
  private final Board board;
  private final Enemies enemies;
  private Area area = Area.melee(List.of(new Hex(1, 0)));
  private List<Area.Orientation> ways = List.of();
  private int reach;
  private int count;
  private long[] covers = new long[16];
  private CellSet[] from = new CellSet[0];
  private final CellSet[] within;
  private final boolean[] withinKnown;
  private long[] hits = new long[16];
  private int laid;

  Placements(Board board, Enemies enemies) {
    this.board = board;
    this.enemies = enemies;
    within = new CellSet[board.cells()];
    withinKnown = new boolean[board.cells()];
  }

  void prepare(Area pattern, int range, boolean mirrored) {
    area = pattern;
    ways = pattern.orientations(mirrored);
    reach = range;
    count = 0;
    if (!pattern.aroundActor()) {
      Arrays.fill(withinKnown, false);
      for (Area.Orientation orientation : ways) {
        for (int enemy = 0; enemy < enemies.size(); enemy++) {
          layOver(enemy, orientation.red());
        }
      }
    }
  }

  /** Every shift of the pattern that covers the enemy and none before it, as that one had it. */
  private void layOver(int enemy, List<Hex> red) {
    Hex hex = board.hex(enemies.cell[enemy]);
    for (int i = 0; i < red.size(); i++) {
      int q = hex.q() - red.get(i).q();
      int r = hex.r() - red.get(i).r();
      long mask = covered(q, r, red);
      if (Long.numberOfTrailingZeros(mask) != enemy) {
        continue;
      }
      CellSet region = region(mask);
      for (int j = 0; j < red.size(); j++) {
        int cell = board.cell(q + red.get(j).q(), r + red.get(j).r());
        if (cell != Board.NONE) {
          region.addAll(within(cell));
        }
      }
    }
  }

  private long covered(int q, int r, List<Hex> red) {
    long mask = 0;
    for (int i = 0; i < red.size(); i++) {
      int cell = board.cell(q + red.get(i).q(), r + red.get(i).r());
      int enemy = cell == Board.NONE ? -1 : enemies.at(cell);
      if (enemy >= 0) {
        mask |= 1L << enemy;
      }
    }
    return mask;
  }

  private CellSet region(long mask) {
    for (int i = 0; i < count; i++) {
      if (covers[i] == mask) {
        return from[i];
      }
    }
    if (count == covers.length) {
      covers = Arrays.copyOf(covers, count * 2);
    }
    if (count == from.length) {
      from = Arrays.copyOf(from, Math.max(16, count * 2));
      for (int i = count; i < from.length; i++) {
        from[i] = board.noCells();
      }
    }
    covers[count] = mask;
    from[count].clear();
    return from[count++];
  }

  private CellSet within(int cell) {
    if (!withinKnown[cell]) {
      withinKnown[cell] = true;
      CellSet near = within[cell] == null ? board.noCells() : within[cell];
      within[cell] = near;
      near.clear();
      byte[] ranges = board.rangesFrom(cell);
      for (int other = 0; other < ranges.length; other++) {
        if (ranges[other] <= reach) {
          near.add(other);
        }
      }
    }
    return within[cell];
  }

  int lay(int cell, long inSight) {
    laid = 0;
    if (area.aroundActor()) {
      Hex actor = board.hex(cell);
      for (Area.Orientation orientation : ways) {
        hit(covered(actor.q(), actor.r(), orientation.red()) & inSight);
      }
    } else {
      for (int i = 0; i < count; i++) {
        if (from[i].contains(cell)) {
          hit(covers[i] & inSight);
        }
      }
    }
    return laid;
  }

  private void hit(long mask) {
    if (mask != 0) {
      if (laid == hits.length) {
        hits = Arrays.copyOf(hits, laid * 2);
      }
      hits[laid++] = mask;
    }
  }

  long hits(int i) {
    return hits[i];
  }

  /** The map cells of one placement from that cell that hits exactly these enemies. */
  int[] find(int cell, long inSight, long wanted) {
    Hex actor = board.hex(cell);
    for (Area.Orientation orientation : ways) {
      List<Hex> red = orientation.red();
      if (area.aroundActor()) {
        if ((covered(actor.q(), actor.r(), red) & inSight) == wanted) {
          return cells(actor.q(), actor.r(), red);
        }
      } else {
        int[] found = findOver(cell, inSight, wanted, red);
        if (found.length > 0) {
          return found;
        }
      }
    }
    throw new IllegalStateException("no placement hits " + wanted);
  }

  private int[] findOver(int cell, long inSight, long wanted, List<Hex> red) {
    Hex one = board.hex(enemies.cell[Long.numberOfTrailingZeros(wanted)]);
    for (Hex hex : red) {
      int q = one.q() - hex.q();
      int r = one.r() - hex.r();
      if ((covered(q, r, red) & inSight) == wanted) {
        int[] cells = cells(q, r, red);
        for (int covered : cells) {
          if (board.range(cell, covered) <= reach) {
            return cells;
          }
        }
      }
    }
    return new int[0];
  }

  private int[] cells(int q, int r, List<Hex> red) {
    return red.stream()
        .mapToInt(hex -> board.cell(q + hex.q(), r + hex.r()))
        .filter(cell -> cell != Board.NONE)
        .toArray();
  }
}
