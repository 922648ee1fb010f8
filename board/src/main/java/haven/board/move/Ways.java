package haven.board.move;

import haven.board.Board;
import haven.board.Hex;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * The cheapest ways of a search, hex by hex. Ways are told apart only by the negative hexes they
 * lead through: which of them to suffer is somebody's choice, which clean hex to cross is not.
 */
public final class Ways {
  private final PathSearch search;
  private final Footing footing;
  private final Board board;

  /** Reads the answer of the last search that started {@link PathSearch#from} a cell. */
  public Ways(PathSearch search) {
    this.search = search;
    footing = search.footing();
    board = footing.board();
  }

  /** The cheapest ways to a cell in which the figure may stop, start and end included. */
  public List<List<Hex>> to(int cell) {
    if (cell == search.origin()) {
      return List.of(List.of(board.hex(cell)));
    }
    if (footing.movement.teleports()) {
      return List.of(List.of(board.hex(search.origin()), board.hex(cell)));
    }
    if (footing.movement != Movement.WALK || Cost.negativeHexes(search.cost(cell)) == 0) {
      return List.of(one(cell));
    }
    Map<Integer, Map<TreeSet<Hex>, List<Hex>>> known = new HashMap<>();
    return List.copyOf(all(cell, known).values());
  }

  private List<Hex> one(int cell) {
    var way = new ArrayList<Hex>();
    int at = cell;
    while (at != search.origin()) {
      Step step = stepsTo(at, true).getFirst();
      way.addAll(0, step.entered());
      at = step.from();
    }
    way.addFirst(board.hex(at));
    return List.copyOf(way);
  }

  private Map<TreeSet<Hex>, List<Hex>> all(
      int cell, Map<Integer, Map<TreeSet<Hex>, List<Hex>>> known) {
    Map<TreeSet<Hex>, List<Hex>> ways = known.get(cell);
    if (ways != null) {
      return ways;
    }
    ways = new HashMap<>();
    known.put(cell, ways);
    if (cell == search.origin()) {
      ways.put(new TreeSet<>(), List.of(board.hex(cell)));
      return ways;
    }
    for (Step step : stepsTo(cell, false)) {
      for (var before : all(step.from(), known).entrySet()) {
        var negative = new TreeSet<>(before.getKey());
        if (footing.negative.contains(cell)) {
          negative.add(board.hex(cell));
        }
        var way = new ArrayList<>(before.getValue());
        way.addAll(step.entered());
        ways.putIfAbsent(negative, List.copyOf(way));
      }
    }
    return ways;
  }

  private record Step(int from, List<Hex> entered) {}

  /** The last steps of cheapest ways to a cell: one of them, or all. */
  private List<Step> stepsTo(int cell, boolean justOne) {
    var steps = new ArrayList<Step>();
    if (footing.slides()) {
      SlideTable table = search.slides();
      for (int i = table.first(cell); i < table.first(cell + 1); i++) {
        offer(steps, table.start(i), cell, table.slid(i) ? 1 : footing.stepPoints(cell));
      }
      return steps;
    }
    for (int side = 0; side < 6 && !(justOne && !steps.isEmpty()); side++) {
      int before = footing.next(cell, side);
      if (before != Board.NONE) {
        offer(steps, before, cell, footing.stepPoints(cell));
      }
    }
    if (board.linked(cell) != Board.NONE) {
      offer(steps, board.linked(cell), cell, footing.stepPoints(cell));
    }
    return steps;
  }

  private void offer(List<Step> steps, int from, int cell, int points) {
    boolean negative = footing.movement == Movement.WALK && footing.negative.contains(cell);
    int price = points + (negative ? Cost.ONE_NEGATIVE : 0);
    boolean leadsOn = from == search.origin() || (footing.mayPass(from) && !board.isShut(from));
    if (leadsOn
        && search.cost(from) != Cost.NEVER
        && search.cost(from) + price == search.cost(cell)) {
      steps.add(new Step(from, straight(from, cell)));
    }
  }

  /** The hexes from one to the other: a step, or a slide along a straight line. */
  private List<Hex> straight(int from, int to) {
    Hex start = board.hex(from);
    Hex end = board.hex(to);
    int length = start.distanceTo(end);
    if (length <= 1 || board.linked(from) == to) {
      return List.of(end);
    }
    Hex step = new Hex((end.q() - start.q()) / length, (end.r() - start.r()) / length);
    var hexes = new ArrayList<Hex>();
    for (Hex hex = start.plus(step); !hex.equals(end); hex = hex.plus(step)) {
      hexes.add(hex);
    }
    hexes.add(end);
    return hexes;
  }
}
