package haven.play.mind;

import haven.board.Board;
import haven.board.Hex;
import haven.board.move.Ways;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** Outcomes in the making: equal ones from different focuses or destinations become one. */
final class Drafts {
  private static final int[] NOWHERE = {};

  private final Board board;
  private final Enemies enemies;
  private final List<Draft> drafts = new ArrayList<>();

  Drafts(Board board, Enemies enemies) {
    this.board = board;
    this.enemies = enemies;
  }

  /** One outcome; figures by their number among the enemies, hexes by cell. */
  static final class Draft {
    private final int stop;
    private final long attacks;
    private long focuses;
    private int[] destinations = new int[4];
    private int destinationCount;
    private int[] area = NOWHERE;

    Draft(int stop, long attacks) {
      this.stop = stop;
      this.attacks = attacks;
    }

    private void headFor(int destination) {
      for (int i = 0; i < destinationCount; i++) {
        if (destinations[i] == destination) {
          return;
        }
      }
      if (destinationCount == destinations.length) {
        destinations = Arrays.copyOf(destinations, destinationCount * 2);
      }
      destinations[destinationCount++] = destination;
    }

    void layArea(int[] cells) {
      area = cells;
    }
  }

  Draft add(int stop, long attacks, int focus, int destination) {
    Draft draft = find(stop, attacks);
    draft.focuses |= 1L << focus;
    draft.headFor(destination);
    return draft;
  }

  private Draft find(int stop, long attacks) {
    for (int i = 0; i < drafts.size(); i++) {
      Draft draft = drafts.get(i);
      if (draft.stop == stop && draft.attacks == attacks) {
        return draft;
      }
    }
    Draft draft = new Draft(stop, attacks);
    drafts.add(draft);
    return draft;
  }

  /** Sorted by stop, then by targets, so that equal positions give equal lists. */
  List<Outcome> outcomes(Ways ways) {
    if (drafts.size() > 1) {
      drafts.sort(Comparator.<Draft>comparingInt(d -> d.stop).thenComparingLong(d -> d.attacks));
    }
    var outcomes = new ArrayList<Outcome>(drafts.size());
    for (Draft draft : drafts) {
      outcomes.add(
          new Outcome(
              board.hex(draft.stop),
              figures(draft.attacks),
              figures(draft.focuses),
              hexes(draft.destinations, draft.destinationCount),
              ways.to(draft.stop),
              hexes(draft.area, draft.area.length)));
    }
    return List.copyOf(outcomes);
  }

  private List<Hex> figures(long mask) {
    if (mask == 0) {
      return List.of();
    }
    var hexes = new Hex[Long.bitCount(mask)];
    int i = 0;
    for (long left = mask; left != 0; left &= left - 1) {
      hexes[i++] = board.hex(enemies.cell[Long.numberOfTrailingZeros(left)]);
    }
    Arrays.sort(hexes);
    return List.of(hexes);
  }

  private List<Hex> hexes(int[] cells, int count) {
    if (count == 0) {
      return List.of();
    }
    var hexes = new Hex[count];
    for (int i = 0; i < count; i++) {
      hexes[i] = board.hex(cells[i]);
    }
    Arrays.sort(hexes);
    return List.of(hexes);
  }
}
