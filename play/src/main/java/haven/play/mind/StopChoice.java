package haven.play.mind;

import haven.board.Board;
import haven.board.CellSet;
import haven.board.move.Footing;
import haven.board.move.PathSearch;
import haven.board.move.WayCost;
import haven.model.Criterion;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/** Where a monster stops whose attack hex is out of reach this turn (MMV-26). */
final class StopChoice {
  private final Board board;
  private final PathSearch search;
  private final PathSearch rest;
  private final Narrowing stops;
  private final CellSet onTheWay;

  /** What was found in this turn, by destination: other focuses may lead to the same. */
  private final int[] @Nullable [] found;

  private int[] destinations = new int[8];
  private int known;

  private final IntUnaryOperator negativeHexes = this::negativeHexes;
  private final IntUnaryOperator left = this::left;
  private final IntUnaryOperator spent;

  StopChoice(Board board, PathSearch search) {
    this.board = board;
    this.search = search;
    rest = new PathSearch(board);
    onTheWay = board.noCells();
    found = new int[board.cells()][];
    stops = new Narrowing(board, cell -> cell);
    spent = cell -> WayCost.points(search.stopCost(cell));
  }

  private int left(int cell) {
    return WayCost.points(rest.cost(cell));
  }

  private int negativeHexes(int cell) {
    return WayCost.negativeHexes(search.stopCost(cell)) + WayCost.negativeHexes(rest.cost(cell));
  }

  void beginTurn() {
    while (known > 0) {
      found[destinations[--known]] = null;
    }
  }

  /** The hexes to stop in on the way to that destination, with the movement of this turn. */
  int[] find(Footing footing, int destination, int move, Minutes minutes) {
    int @Nullable [] stops = minutes.areFull() ? found[destination] : null;
    if (stops == null) {
      stops = search(footing, destination, move, minutes);
      keep(destination, stops);
    }
    return stops;
  }

  private void keep(int destination, int[] stops) {
    if (known == destinations.length) {
      destinations = Arrays.copyOf(destinations, 2 * known);
    }
    destinations[known++] = destination;
    found[destination] = stops;
  }

  private int[] search(Footing footing, int destination, int move, Minutes minutes) {
    minutes.about(board.hex(destination));
    int whole = search.stopCost(destination);
    if (!minutes.areKept() && WayCost.negativeHexes(whole) == 0 && isOnTheWay(destination, move)) {
      return stops.toArray();
    }
    if (minutes.areKept()) {
      collect(footing, destination, move, WayCost.NEVER - 1);
    } else {
      // Nobody gets further than this turn's movement; where no cheapest way allows to stop then,
      // mostly some hex has one more left. Whoever stays has the whole way left; a hex with more of
      // it is never chosen.
      collect(footing, destination, move, Math.max(0, whole - move + 1));
      if (WayCost.negativeHexes(whole) > 0 || !anyWithoutNegative()) {
        collect(footing, destination, move, whole);
      }
    }
    stops.keepLeast(Criterion.STOP_NEGATIVE_HEXES, negativeHexes, minutes);
    stops.keepLeast(Criterion.STOP_MOVEMENT_LEFT, left, minutes);
    stops.keepLeast(Criterion.STOP_MOVEMENT_SPENT, spent, minutes);
    return stops.toArray();
  }

  /**
   * Whether a cheapest way leads through hexes to stop in when all movement is spent: then no other
   * hex leaves as little of a way without negative hexes, and those are collected.
   */
  private boolean isOnTheWay(int destination, int move) {
    onTheWay.clear();
    search.addOnTheWay(destination, move, onTheWay);
    stops.clear();
    onTheWay.forEach(stops::add);
    return !stops.isEmpty();
  }

  private boolean anyWithoutNegative() {
    for (int i = 0; i < stops.size(); i++) {
      if (negativeHexes(stops.get(i)) == 0) {
        return true;
      }
    }
    return false;
  }

  /** The hexes in which it could stop and that leave no more than so much of the way. */
  private void collect(Footing footing, int destination, int move, int limit) {
    rest.to(footing, destination, limit);
    stops.clear();
    for (int i = 0; i < search.reached(); i++) {
      int cell = search.reached(i);
      if (rest.cost(cell) <= limit) {
        int cost = search.stopCost(cell);
        if (cost != WayCost.NEVER && WayCost.points(cost) <= move) {
          stops.add(cell);
        }
      }
    }
  }
}
