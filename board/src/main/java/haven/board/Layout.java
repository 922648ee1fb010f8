package haven.board;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A scenario's map as it is laid out: the hexes one can stand on, the wall hexes and wall lines
 * between them, doors, corridors and links. What may change in play (doors opening) is a {@link
 * Board}'s business; a layout never changes.
 *
 * <p>Wall lines are not stored where they follow from the hexes: every edge between a floor hex and
 * a wall hex is one (MAP-04a).
 *
 * @param floor the playable hexes, covered border hexes and doors included
 * @param walls border hexes without an overlay tile, and wall overlay tiles
 * @param lines wall lines drawn between two hexes, neither of which is a wall
 * @param covering floor hexes that are border hexes covered by an overlay tile (MAP-08)
 * @param links pairs of hexes that are adjacent for movement only (SCM-01)
 */
public record Layout(
    Set<Hex> floor,
    Set<Hex> walls,
    Set<WallLine> lines,
    Map<Hex, Door> doors,
    Set<Hex> corridors,
    Set<Hex> covering,
    List<Link> links) {

  /** Two hexes between which figures may step as if they were neighbours. */
  public record Link(Hex a, Hex b) {}

  public Layout {
    floor = Set.copyOf(floor);
    walls = Set.copyOf(walls);
    lines = Set.copyOf(lines);
    doors = Map.copyOf(doors);
    corridors = Set.copyOf(corridors);
    covering = Set.copyOf(covering);
    links = List.copyOf(links);
  }

  public static Builder builder() {
    return new Builder();
  }

  /** A builder that goes on from this layout. */
  public Builder more() {
    Builder builder = new Builder();
    builder.floor.addAll(floor);
    builder.walls.addAll(walls);
    builder.lines.addAll(lines);
    builder.doors.putAll(doors);
    builder.corridors.addAll(corridors);
    builder.covering.addAll(covering);
    builder.links.addAll(links);
    return builder;
  }

  /** Lays tiles and overlay tiles one after the other, as one does on the table. */
  public static final class Builder {
    private final Set<Hex> floor = new HashSet<>();
    private final Set<Hex> walls = new HashSet<>();
    private final Set<WallLine> lines = new HashSet<>();
    private final Map<Hex, Door> doors = new HashMap<>();
    private final Set<Hex> corridors = new HashSet<>();
    private final Set<Hex> covering = new HashSet<>();
    private final List<Link> links = new ArrayList<>();

    public Builder tile(MapTile tile, Hex at, int turns) {
      tile.hexes().forEach(hex -> floor(tile.laid(hex, at, turns)));
      tile.border().forEach(hex -> wall(tile.laid(hex, at, turns)));
      return this;
    }

    public Builder floor(Hex hex) {
      walls.remove(hex);
      floor.add(hex);
      return this;
    }

    /** A border hex, or a wall overlay tile (OVL-80). */
    public Builder wall(Hex hex) {
      floor.remove(hex);
      walls.add(hex);
      return this;
    }

    public Builder line(Hex a, Hex b) {
      lines.add(WallLine.between(a, b));
      return this;
    }

    /** Puts an overlay tile on a hex; on a border hex it makes it part of the map (MAP-08). */
    public Builder cover(Hex hex) {
      if (walls.contains(hex)) {
        covering.add(hex);
        lines.removeIf(line -> line.hex().equals(hex) || line.other().equals(hex));
      }
      return floor(hex);
    }

    public Builder corridor(Hex hex) {
      corridors.add(hex);
      return cover(hex);
    }

    public Builder door(Hex hex, Door door) {
      doors.put(hex, door);
      return cover(hex);
    }

    public Builder link(Hex a, Hex b) {
      if (a.equals(b)) {
        throw new IllegalArgumentException("a link joins two hexes, not " + a + " to itself");
      }
      links.add(new Link(a, b));
      return this;
    }

    public Layout build() {
      return new Layout(floor, walls, lines, doors, corridors, covering, links);
    }
  }
}
