package haven.board.move;

import haven.board.Board;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * All paths of a push or a pull: every hex entered is farther from, or nearer to, the acting figure
 * than the one before (FRC-02, FRC-03), by range and not as the crow flies (FRC-04). Ice carries on
 * in between; a slide obeys neither and costs nothing.
 */
public final class ForcedPaths {
  /** How many beginnings of paths are followed: all of a push by 7 in the open. */
  static final int MOST = 4096;

  private final Footing footing;
  private final Board board;
  private final byte[] ranges;
  private final boolean away;
  private final int most;
  private final List<ForcedPath> found = new ArrayList<>();
  private final List<Integer> path = new ArrayList<>();
  private int walked;

  private ForcedPaths(Footing footing, int actor, boolean away, int most) {
    this.footing = footing;
    board = footing.board();
    ranges = board.rangesFrom(actor);
    this.away = away;
    this.most = most;
  }

  /**
   * A path that ends where the figure may stop.
   *
   * @param cells every hex entered, slides included; none if the figure stays where it is
   * @param steps how many of them were steps of the push or pull
   * @param complete whether no legal path goes on from here
   */
  public record ForcedPath(List<Integer> cells, int steps, boolean complete) {
    public ForcedPath {
      cells = List.copyOf(cells);
    }
  }

  /**
   * The paths of at most that many steps, each once, longer ones before their beginnings. If there
   * are very many (a long push in the open), one path to each hex in which the figure could end
   * after so many steps.
   */
  public static List<ForcedPath> find(
      Footing footing, int actor, int target, boolean away, int most) {
    ForcedPaths paths = new ForcedPaths(footing, actor, away, most);
    paths.from(target, 0);
    return paths.walked <= MOST ? paths.found : paths.examples(target);
  }

  private static boolean leads(byte[] ranges, int from, int to, boolean away) {
    return away ? ranges[to] > ranges[from] : ranges[to] < ranges[from];
  }

  /** Looks for paths from here on; says whether this or a later hex is one to stop in. */
  private boolean from(int cell, int steps) {
    boolean goesOn = false;
    if (++walked > MOST) {
      return false;
    }
    if (steps < most) {
      for (int side = 0; side < 6; side++) {
        goesOn |= step(cell, footing.next(cell, side), side, steps);
      }
      int link = board.linked(cell);
      if (!isNeighbour(cell, link)) {
        goesOn |= step(cell, link, Board.NONE, steps);
      }
    }
    boolean stops = steps == 0 || footing.stoppable.contains(cell);
    if (stops) {
      found.add(new ForcedPath(path, steps, !goesOn));
    }
    return goesOn || stops;
  }

  private boolean isNeighbour(int cell, int link) {
    return link != Board.NONE && board.areAdjacent(cell, link);
  }

  private boolean step(int cell, int next, int side, int steps) {
    if (!isAllowed(cell, next)) {
      return false;
    }
    int before = path.size();
    boolean legal = from(enter(next, side, path), steps + 1);
    while (path.size() > before) {
      path.removeLast();
    }
    return legal;
  }

  private boolean isAllowed(int cell, int next) {
    return next != Board.NONE && footing.passable.contains(next) && leads(ranges, cell, next, away);
  }

  /** Adds the hexes of a step, slides included, and says where it comes to rest. */
  private int enter(int next, int side, List<Integer> entered) {
    int rest = next;
    entered.add(next);
    if (footing.slides() && side != Board.NONE) {
      for (int on = footing.slideOn(rest, side);
          on != Board.NONE;
          on = footing.slideOn(rest, side)) {
        rest = on;
        entered.add(on);
      }
    }
    return rest;
  }

  /** Where the figure can be after so many steps, and one path that leads there. */
  private static final class Spot {
    private final int cell;
    private final List<Integer> path;
    private final List<Spot> next = new ArrayList<>();
    private boolean goesOn;
    private boolean legal;

    Spot(int cell, List<Integer> path) {
      this.cell = cell;
      this.path = path;
    }
  }

  private List<ForcedPath> examples(int target) {
    List<Map<Integer, Spot>> after = new ArrayList<>();
    after.add(Map.of(target, new Spot(target, List.of())));
    while (after.size() <= most && !after.getLast().isEmpty()) {
      Map<Integer, Spot> spots = new LinkedHashMap<>();
      after.getLast().values().forEach(spot -> spread(spot, spots));
      after.add(spots);
    }
    List<ForcedPath> examples = new ArrayList<>();
    for (int steps = after.size() - 1; steps >= 0; steps--) {
      for (Spot spot : after.get(steps).values()) {
        spot.next.forEach(next -> spot.goesOn |= next.legal);
        boolean stops = steps == 0 || footing.stoppable.contains(spot.cell);
        spot.legal = spot.goesOn || stops;
        if (stops) {
          examples.add(new ForcedPath(spot.path, steps, !spot.goesOn));
        }
      }
    }
    return examples;
  }

  private void spread(Spot spot, Map<Integer, Spot> spots) {
    for (int side = 0; side < 6; side++) {
      spread(spot, footing.next(spot.cell, side), side, spots);
    }
    int link = board.linked(spot.cell);
    if (!isNeighbour(spot.cell, link)) {
      spread(spot, link, Board.NONE, spots);
    }
  }

  private void spread(Spot spot, int next, int side, Map<Integer, Spot> spots) {
    if (isAllowed(spot.cell, next)) {
      List<Integer> longer = new ArrayList<>(spot.path);
      int rest = enter(next, side, longer);
      spot.next.add(spots.computeIfAbsent(rest, cell -> new Spot(cell, longer)));
    }
  }
}
