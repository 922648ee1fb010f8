package haven.board.move;

import haven.board.Board;
import haven.board.Hex;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
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
    boolean clean = footing.movement != Movement.WALK || Cost.negativeHexes(search.cost(cell)) == 0;
    if (clean && !footing.slides()) {
      return List.of(one(cell));
    }
    return List.copyOf(all(cell, new HashMap<>()).values());
  }

  private List<Hex> one(int cell) {
    var way = new Hex[Cost.points(search.cost(cell)) + 1];
    int i = way.length;
    for (int at = cell; at != search.origin(); at = before(at)) {
      way[--i] = board.hex(at);
    }
    way[--i] = board.hex(search.origin());
    return List.of(i == 0 ? way : Arrays.copyOfRange(way, i, way.length));
  }

  /** Some cell from which a cheapest way comes to that one. */
  private int before(int cell) {
    int price = footing.movement == Movement.WALK ? footing.enterCost(cell) : 1;
    for (int side = 0; side < 6; side++) {
      int from = footing.next(cell, side);
      if (from != Board.NONE && leads(from, cell, price)) {
        return from;
      }
    }
    return board.linked(cell);
  }

  private Map<Set<Hex>, List<Hex>> all(int cell, Map<Integer, Map<Set<Hex>, List<Hex>>> known) {
    Map<Set<Hex>, List<Hex>> ways = known.get(cell);
    if (ways != null) {
      return ways;
    }
    ways = new LinkedHashMap<>();
    known.put(cell, ways);
    if (cell == search.origin()) {
      ways.put(new TreeSet<>(), List.of(board.hex(cell)));
      return ways;
    }
    for (int from : allBefore(cell)) {
      for (var before : all(from, known).entrySet()) {
        var negative = new TreeSet<>(before.getKey());
        if (footing.negative.contains(cell)) {
          negative.add(board.hex(cell));
        }
        var way = new ArrayList<>(before.getValue());
        way.addAll(straight(from, cell));
        ways.putIfAbsent(negative, List.copyOf(way));
      }
    }
    return ways;
  }

  private List<Integer> allBefore(int cell) {
    var cells = new ArrayList<Integer>();
    SlideTable steps = footing.slideTable();
    for (int i = steps.first(cell); i < steps.first(cell + 1); i++) {
      int from = steps.step(i) / SlideTable.WAYS;
      if (leads(from, cell, steps.cost(steps.step(i)))) {
        cells.add(from);
      }
    }
    return cells;
  }

  private boolean leads(int from, int cell, int price) {
    return search.cost(from) != Cost.NEVER
        && search.cost(from) + price == search.cost(cell)
        && (from == search.origin() || (footing.mayPass(from) && !board.isShut(from)));
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
