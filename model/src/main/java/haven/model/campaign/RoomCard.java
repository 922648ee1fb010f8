package haven.model.campaign;

import haven.board.Hex;
import haven.model.ability.Consequence;
import haven.model.map.LaidTile;
import java.util.List;
import java.util.Set;

/**
 * A room of random dungeons (RDG-04). Its hexes lie as they are drawn on the card; where the room
 * comes to lie is found when it is joined to the one before.
 *
 * @param noun the second half of its title
 * @param floor the hexes of its map tiles
 * @param side the side of the map tile, which decides nothing; empty if it is drawn
 * @param tiles what lies in it whoever dwells there
 * @param spots the numbered ones, in order
 * @param entrances border hexes by which one comes in
 * @param exits border hexes by which one goes on
 */
public record RoomCard(
    String noun,
    Set<Hex> floor,
    String side,
    List<LaidTile> tiles,
    List<Hex> spots,
    List<Gate> entrances,
    List<Gate> exits,
    Penalty minor,
    Penalty major) {

  /** An entrance or exit; whoever leaves by one of a kind enters by one of the same (RDG-08). */
  public record Gate(Hex hex, Kind kind) {
    /** The letter on the card. */
    public enum Kind {
      A,
      B
    }
  }

  /** How hard a room is made when it is revealed (RDG-10). */
  public enum Severity {
    NONE,
    MINOR,
    MAJOR
  }

  /**
   * What happens when the room is revealed.
   *
   * @param permanent whether the conditions are never lost again
   */
  public record Penalty(Victims whom, List<Consequence> what, boolean permanent) {
    public static final Penalty NONE = new Penalty(Victims.ALL, List.of(), false);

    public Penalty {
      what = List.copyOf(what);
    }
  }

  /** The characters that a penalty strikes. */
  public enum Victims {
    ALL,
    /** Whoever opened the door (RDG-11a). */
    OPENER,
    /** Those in the room before (RDG-11b). */
    LEFT_BEHIND
  }

  public RoomCard {
    floor = Set.copyOf(floor);
    tiles = List.copyOf(tiles);
    spots = List.copyOf(spots);
    entrances = List.copyOf(entrances);
    exits = List.copyOf(exits);
  }

  public Penalty penalty(Severity severity) {
    return switch (severity) {
      case NONE -> Penalty.NONE;
      case MINOR -> minor;
      case MAJOR -> major;
    };
  }
}
