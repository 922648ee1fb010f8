package haven.play.attack;

import haven.board.Area;
import haven.board.Board;
import haven.board.Direction;
import haven.board.Hex;
import haven.model.Cite;
import haven.play.Refusal;
import haven.play.table.Scene;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Where an area may be laid from one hex, figures apart (TGT-18 to TGT-22). */
record AreaLaying(Scene scene, Area area, Hex from, int reach) {

  /** All ways, each once, in the order of the pattern's turns and then of the map. */
  /** The legal ones that cover one of these hexes in red. */
  List<Placement> on(List<Hex> targets) {
    if (area.aroundActor()) {
      return all();
    }
    Set<Placement> some = new LinkedHashSet<>();
    for (Area.Orientation orientation : orientations()) {
      for (Hex target : targets) {
        for (Hex red : orientation.red()) {
          Placement placement = Placement.of(orientation, target.minus(red));
          if (isInRange(placement)) {
            some.add(placement);
          }
        }
      }
    }
    return List.copyOf(some);
  }

  private boolean isInRange(Placement placement) {
    for (Hex hex : placement.red()) {
      if (isInRange(hex)) {
        return true;
      }
    }
    return false;
  }

  List<Placement> all() {
    if (area.aroundActor()) {
      return orientations().stream().map(orientation -> Placement.of(orientation, from)).toList();
    }
    Set<Placement> all = new LinkedHashSet<>();
    List<Hex> inRange = hexesInRange();
    for (Area.Orientation orientation : orientations()) {
      for (Hex hex : inRange) {
        for (Hex red : orientation.red()) {
          all.add(Placement.of(orientation, hex.minus(red)));
        }
      }
    }
    return List.copyOf(all);
  }

  Optional<Refusal> refusal(Placement placement) {
    if (!isTheArea(placement)) {
      return Refusal.plain(
          scene.ruleset().cite(Cite.PATTERN),
          "the pattern can be turned and mirrored, but not changed");
    }
    if (!area.aroundActor() && placement.red().stream().noneMatch(this::isInRange)) {
      boolean wall = placement.red().stream().anyMatch(this::isWallInRange);
      return wall
          ? Refusal.plain(
              scene.ruleset().cite(Cite.AREA_IN_WALL), "the red hex within range lies in a wall")
          : Refusal.plain(
              scene.ruleset().cite(Cite.AREA_IN_RANGE),
              "no red hex of the area is within range " + reach);
    }
    return Optional.empty();
  }

  private List<Area.Orientation> orientations() {
    return area.orientations(scene.ruleset().targeting().areasMayBeMirrored());
  }

  private boolean isTheArea(Placement placement) {
    if (placement.red().isEmpty()) {
      return false;
    }
    // A pattern without a grey hex is kept relative to the first of its red hexes.
    Hex anchor = area.aroundActor() ? from : placement.red().getFirst();
    return orientations().stream()
        .anyMatch(orientation -> Placement.of(orientation, anchor).equals(placement));
  }

  private List<Hex> hexesInRange() {
    List<Hex> hexes = new ArrayList<>();
    for (Hex hex : scene.board().layout().floor().stream().sorted().toList()) {
      if (isInRange(hex)) {
        hexes.add(hex);
      }
    }
    if (wallsCount()) {
      for (Hex hex : scene.board().layout().walls().stream().sorted().toList()) {
        if (isInRange(hex)) {
          hexes.add(hex);
        }
      }
    }
    return hexes;
  }

  private boolean wallsCount() {
    return scene.ruleset().targeting().areaRangeHexMayBeWall();
  }

  /** TGT-21, TGT-22: range is counted around walls and not into them. */
  private boolean isInRange(Hex hex) {
    Board board = scene.board();
    int cell = board.cell(hex);
    return (cell != Board.NONE && board.range(board.at(from), cell) <= reach)
        || (wallsCount() && isWallInRange(hex));
  }

  /** As if the last step of the chain could lead into the wall (open points). */
  private boolean isWallInRange(Hex hex) {
    Board board = scene.board();
    int cell = board.cell(hex);
    boolean wall =
        board.layout().walls().contains(hex) || (cell != Board.NONE && board.isShut(cell));
    return wall
        && Direction.ALL.stream()
            .map(side -> board.cell(hex.step(side)))
            .anyMatch(next -> next != Board.NONE && board.range(board.at(from), next) < reach);
  }
}
