package haven.content.scenario;

import haven.board.Direction;
import haven.board.Door;
import haven.board.Drawing;
import haven.board.Hex;
import haven.board.Layout;
import haven.model.map.TileKind;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;

/**
 * A map as a scenario writes it down.
 *
 * @param names what its hexes are called
 * @param walls pairs of neighbouring hexes, beyond the walls that follow from the tiles
 * @param links pairs of hexes between which one steps as if they were neighbours (SCM-01)
 */
public record MapPlan(
    Optional<Drawing> plan,
    Map<String, Object> names,
    List<Laid> tiles,
    List<DoorSpot> doors,
    List<Hex> corridors,
    List<List<Hex>> walls,
    List<List<Hex>> links,
    List<Hex> starts,
    List<Hex> escapes) {
  static final MapPlan EMPTY =
      new MapPlan(
          Optional.empty(),
          Map.of(),
          List.of(),
          List.of(),
          List.of(),
          List.of(),
          List.of(),
          List.of(),
          List.of());

  /** A map tile and how it lies. */
  public record Laid(String tile, Hex at, int turns) {
    /** Where its hexes lie. */
    public List<Hex> hexes(Map<String, Set<Hex>> shapes) {
      return shapes.getOrDefault(tile, Set.of()).stream()
          .map(hex -> turned(hex, turns).plus(at))
          .toList();
    }
  }

  /** A door, which may be several hexes wide. */
  public record DoorSpot(String picture, List<Hex> hexes, TileKind state) {}

  public MapPlan {
    names = Map.copyOf(names);
  }

  /** Whether its plan could be read; otherwise nothing is known of its hexes. */
  public boolean isReadable() {
    return !names.containsKey(HexForm.ANY);
  }

  /**
   * The layout of the bare map.
   *
   * @param shapes the hexes of each tile side
   */
  public Layout layout(Map<String, Set<Hex>> shapes) {
    Layout.Builder layout = plan.map(drawing -> drawing.layout().more()).orElse(laid(shapes));
    corridors.forEach(layout::corridor);
    for (DoorSpot door : doors) {
      for (Hex hex : door.hexes) {
        layout.door(
            hex,
            switch (door.state) {
              case LOCKED_DOOR -> Door.LOCKED;
              case OPEN_DOOR -> Door.OPEN;
              case DOOR -> Door.CLOSED;
              case OBSTACLE,
                  TRAP,
                  HAZARD,
                  DIFFICULT,
                  ICE,
                  WATER,
                  PRESSURE_PLATE,
                  CORRIDOR,
                  WALL,
                  OBJECTIVE ->
                  throw new IllegalArgumentException(door.state + " is no door");
            });
      }
    }
    walls.forEach(pair -> join(pair, layout::line));
    links.forEach(pair -> join(pair, layout::link));
    return layout.build();
  }

  /**
   * What is printed on its hexes: the sides of the tiles, and the pictures of the doors over them.
   *
   * @param shapes the hexes of each tile side
   */
  public Map<Hex, String> art(Map<String, Set<Hex>> shapes) {
    Map<Hex, String> art = new HashMap<>();
    for (Laid laid : tiles) {
      laid.hexes(shapes).forEach(hex -> art.putIfAbsent(hex, laid.tile));
    }
    doors.forEach(door -> door.hexes.forEach(hex -> art.put(hex, door.picture)));
    return art;
  }

  private static void join(List<Hex> pair, BiConsumer<Hex, Hex> join) {
    if (pair.size() != 2) {
      throw new IllegalArgumentException("a pair is two hexes, not " + pair.size());
    }
    join.accept(pair.getFirst(), pair.getLast());
  }

  /** The tiles side by side, with walls around and between them (MAP-04). */
  private Layout.Builder laid(Map<String, Set<Hex>> shapes) {
    Map<Hex, Integer> floor = new HashMap<>();
    for (int i = 0; i < tiles.size(); i++) {
      for (Hex hex : tiles.get(i).hexes(shapes)) {
        floor.putIfAbsent(hex, i);
      }
    }
    Layout.Builder layout = Layout.builder();
    floor.keySet().forEach(layout::floor);
    Set<Hex> joints = new HashSet<>(corridors);
    doors.forEach(door -> joints.addAll(door.hexes));
    for (Map.Entry<Hex, Integer> entry : floor.entrySet()) {
      for (Direction direction : Direction.ALL) {
        Hex neighbour = entry.getKey().step(direction);
        Integer other = floor.get(neighbour);
        if (other == null) {
          layout.wall(neighbour);
        } else if (!other.equals(entry.getValue())
            && !joints.contains(neighbour)
            && !joints.contains(entry.getKey())) {
          layout.line(entry.getKey(), neighbour);
        }
      }
    }
    return layout;
  }

  private static Hex turned(Hex hex, int turns) {
    Hex turned = hex;
    for (int i = 0; i < turns; i++) {
      turned = turned.turned();
    }
    return turned;
  }
}
