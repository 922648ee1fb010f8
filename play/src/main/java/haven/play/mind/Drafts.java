package haven.play.mind;

import haven.board.Board;
import haven.board.Hex;
import haven.board.move.Ways;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Outcomes in the making: equal ones from different focuses or destinations become one. */
final class Drafts {
  /** Far more than any game brings about; more is refused, as nobody could choose among them. */
  static final int MOST = 8192;

  /** How many ways are listed for all outcomes together, besides one for each. */
  static final int MOST_WAYS = 4096;

  private static final int[] NOWHERE = {};
  private static final Ways.Listed NO_WAYS = new Ways.Listed(List.of(), true);

  /** Up to that many, looking through all of them is quicker than an index. */
  private static final int FEW = 16;

  private final Board board;
  private final Enemies enemies;
  private final List<Draft> drafts = new ArrayList<>();
  private final Map<Key, Draft> index = new HashMap<>();

  private record Key(int stop, long attacks) {}

  Drafts(Board board, Enemies enemies) {
    this.board = board;
    this.enemies = enemies;
  }

  void clear() {
    drafts.clear();
    index.clear();
  }

  /** One outcome; figures by their number among the enemies, hexes by cell. */
  static final class Draft {
    private final int stop;
    private final long attacks;
    private long focuses;
    private int[] destinations = new int[1];
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
    for (int i = 0; i < Math.min(FEW, drafts.size()); i++) {
      Draft draft = drafts.get(i);
      if (draft.stop == stop && draft.attacks == attacks) {
        return draft;
      }
    }
    return drafts.size() < FEW
        ? begin(stop, attacks)
        : index.computeIfAbsent(new Key(stop, attacks), _ -> begin(stop, attacks));
  }

  private Draft begin(int stop, long attacks) {
    if (drafts.size() == MOST) {
      throw new IllegalArgumentException("there are more than " + MOST + " equally legal turns");
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
    int most = Math.max(1, MOST_WAYS / Math.max(1, drafts.size()));
    var outcomes = new ArrayList<Outcome>(drafts.size());
    Ways.Listed listed = NO_WAYS;
    int stop = Board.NONE;
    for (Draft draft : drafts) {
      if (draft.stop != stop) {
        stop = draft.stop;
        listed = ways.to(stop, most);
      }
      outcomes.add(
          new Outcome(
              board.hex(draft.stop),
              figures(draft.attacks),
              figures(draft.focuses),
              hexes(draft.destinations, draft.destinationCount),
              listed.paths(),
              listed.all(),
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
