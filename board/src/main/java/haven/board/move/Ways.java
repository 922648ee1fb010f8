package haven.board.move;

import haven.board.Board;
import haven.board.Hex;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The cheapest ways of a search, hex by hex. Ways are told apart only by the negative hexes they
 * lead through: which of them to suffer is somebody's choice, which clean hex to cross is not.
 *
 * <p>Over a field of traps there are more ways than anybody could read, so no more than {@link
 * #MOST} to a cell are ever made. Every cell keeps one more than that at most, which is enough to
 * know whether there are more: all that lead to a cell differ also in whatever follows it.
 */
public final class Ways {
  /** How many ways to one cell are listed. */
  public static final int MOST = 64;

  private static final Way[] NONE_YET = {};

  private final PathSearch search;
  private final Footing footing;
  private final Board board;
  private Way[][] known = {};

  /** Reads the answer of the last search that started {@link PathSearch#from} a cell. */
  public Ways(PathSearch search) {
    this.search = search;
    footing = search.footing();
    board = footing.board();
  }

  /**
   * Ways to a cell, start and end included.
   *
   * @param all whether there are no others; if there are, these are examples
   */
  public record Listed(List<List<Hex>> paths, boolean all) {}

  /** The negative hexes of a way; equal ones are the same object. */
  private static final class Suffered {
    private int metAt = Board.NONE;
  }

  /** A way up to a cell, from the last one back to the start. */
  private record Way(@Nullable Way before, int cell, Suffered suffered) {}

  /** The cheapest ways to a cell in which the figure may stop. */
  public Listed to(int cell) {
    return to(cell, MOST);
  }

  /** The same, but that many at most. */
  public Listed to(int cell, int most) {
    if (cell == search.origin()) {
      return only(List.of(board.hex(cell)));
    }
    if (footing.movement.teleports()) {
      return only(List.of(board.hex(search.origin()), board.hex(cell)));
    }
    boolean clean =
        footing.movement != Movement.WALK || WayCost.negativeHexes(search.cost(cell)) == 0;
    if (clean && !footing.slides()) {
      return only(one(cell));
    }
    Way[] ways = all(cell);
    var paths = new ArrayList<List<Hex>>();
    for (int i = 0; i < Math.min(ways.length, Math.min(most, MOST)); i++) {
      paths.add(spelled(ways[i]));
    }
    return new Listed(List.copyOf(paths), paths.size() == ways.length);
  }

  private static Listed only(List<Hex> way) {
    return new Listed(List.of(way), true);
  }

  private List<Hex> one(int cell) {
    var way = new Hex[WayCost.points(search.cost(cell)) + 1];
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

  /** The ways to that cell, {@link #MOST} and one more at most; cells before it come first. */
  private Way[] all(int goal) {
    if (known.length == 0) {
      known = new Way[board.cells()][];
      Arrays.fill(known, NONE_YET);
      known[search.origin()] = new Way[] {new Way(null, search.origin(), new Suffered())};
    }
    int[] open = new int[board.cells()];
    int size = 0;
    open[size++] = goal;
    while (size > 0) {
      int cell = open[size - 1];
      int unknown = known[cell].length > 0 ? Board.NONE : unknownBefore(cell);
      if (unknown != Board.NONE) {
        open[size++] = unknown;
      } else {
        size--;
        if (known[cell].length == 0) {
          known[cell] = gather(cell);
        }
      }
    }
    return known[goal];
  }

  private int unknownBefore(int cell) {
    SlideTable steps = footing.slideTable();
    for (int i = steps.first(cell); i < steps.first(cell + 1); i++) {
      int from = from(steps, i, cell);
      if (from != Board.NONE && known[from].length == 0) {
        return from;
      }
    }
    return Board.NONE;
  }

  /**
   * One way for every set of negative hexes. Along a cheapest way the cost grows, so a set is known
   * by its last hex and the set before that; what is the same set is therefore the same object.
   */
  private Way[] gather(int cell) {
    boolean negative = footing.negative.contains(cell);
    SlideTable steps = footing.slideTable();
    var ways = new Way[MOST + 1];
    int size = 0;
    for (int i = steps.first(cell); i < steps.first(cell + 1); i++) {
      int from = from(steps, i, cell);
      Way[] before = from == Board.NONE ? NONE_YET : known[from];
      for (int j = 0; j < before.length && size < ways.length; j++) {
        Suffered suffered = before[j].suffered;
        if (suffered.metAt != cell) {
          suffered.metAt = cell;
          ways[size++] = new Way(before[j], cell, negative ? new Suffered() : suffered);
        }
      }
    }
    return Arrays.copyOf(ways, size);
  }

  /** Where the i-th step comes from that ends in the cell, if a cheapest way does. */
  private int from(SlideTable steps, int i, int cell) {
    int from = steps.step(i) / SlideTable.WAYS;
    return leads(from, cell, steps.cost(steps.step(i))) ? from : Board.NONE;
  }

  private boolean leads(int from, int cell, int price) {
    return search.cost(from) != WayCost.NEVER
        && search.cost(from) + price == search.cost(cell)
        && (from == search.origin() || (footing.mayPass(from) && !board.isShut(from)));
  }

  private List<Hex> spelled(Way last) {
    var hexes = new ArrayList<Hex>();
    Way way = last;
    for (Way before = way.before; before != null; before = before.before) {
      addStraight(before.cell, way.cell, hexes);
      way = before;
    }
    hexes.add(board.hex(way.cell));
    return List.copyOf(hexes.reversed());
  }

  /** The hexes back from one to the other: a step, or a slide along a straight line. */
  private void addStraight(int from, int to, List<Hex> hexes) {
    Hex start = board.hex(from);
    Hex end = board.hex(to);
    int length = start.distanceTo(end);
    hexes.add(end);
    if (length > 1 && board.linked(from) != to) {
      Hex step = new Hex((start.q() - end.q()) / length, (start.r() - end.r()) / length);
      for (Hex hex = end.plus(step); !hex.equals(start); hex = hex.plus(step)) {
        hexes.add(hex);
      }
    }
  }
}
