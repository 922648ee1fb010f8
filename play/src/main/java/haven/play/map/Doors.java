package haven.play.map;

import haven.board.Board;
import haven.board.Door;
import haven.board.Hex;
import haven.model.Cite;
import haven.model.map.RoomSetup;
import haven.play.Refused;
import haven.play.table.Field;
import haven.play.table.Figure;
import haven.play.table.Scene;
import java.util.List;

/** Doors that open, are unlocked, and stay open. */
public final class Doors {
  private Doors() {}

  /**
   * Whether the figure may enter the hex, as far as doors are concerned: closed ones are for
   * characters only (OVL-14, OVL-15), locked ones for nobody (OVL-19).
   */
  public static boolean mayEnter(Scene scene, Figure figure, Hex hex) {
    return switch (scene.board().door(scene.board().at(hex)).orElse(Door.OPEN)) {
      case OPEN -> true;
      case CLOSED -> figure.isCharacter();
      case LOCKED -> false;
    };
  }

  /**
   * Opens a door: because a character has entered it (OVL-11), or because a rule says so, such as a
   * boss's special or the condition of a locked door (OVL-19a, OVL-20).
   *
   * @return the set-ups of the rooms that are revealed by it, to be carried out at once
   */
  public static List<RoomSetup> open(Field field, Hex door) {
    turn(field, door, Door.OPEN);
    if (field.rules().hexes().doors().openCarriesMarker()) { // OVL-21
      field.map(field.map().with(Marker.of(Marker.Kind.ACTIVATION, "", door)));
    }
    return reached(field, door);
  }

  /** The rooms that can be reached from a hex through open doors and were not revealed yet. */
  public static List<RoomSetup> reached(Field field, Hex from) {
    Board board = field.board();
    int start = board.at(from);
    List<RoomSetup> behind =
        field.map().printed().rooms().stream()
            .filter(room -> board.range(start, board.at(room.anyHex())) < Board.UNREACHABLE)
            .filter(room -> !isRevealed(field, board.room(board.at(room.anyHex()))))
            .toList();
    for (int cell = 0; cell < board.cells(); cell++) {
      int room = board.room(cell);
      if (room != Board.NONE
          && board.range(start, cell) < Board.UNREACHABLE
          && !isRevealed(field, room)) {
        field.map(field.map().with(field.map().progress().revealed(room)));
      }
    }
    return behind;
  }

  private static boolean isRevealed(Field field, int room) {
    return field.map().progress().rooms().contains(room);
  }

  /** The condition of a locked door is met (OVL-19a, OVL-19b). */
  public static List<RoomSetup> unlock(Field field, Hex door) {
    requireLocked(field, door);
    return switch (field.rules().hexes().doors().locked()) {
      case OPENS -> open(field, door);
      case IS_UNLOCKED -> {
        turn(field, door, Door.CLOSED);
        yield List.of();
      }
    };
  }

  /** An open door stays open unless a rule of the scenario closes it (OVL-17). */
  public static void close(Field field, Hex door) {
    turn(field, door, Door.CLOSED);
  }

  /** A rule of the scenario locks a closed door (RDG-09). */
  public static void lock(Field field, Hex door) {
    turn(field, door, Door.LOCKED);
  }

  private static void requireLocked(Field field, Hex hex) {
    Board board = field.board();
    if (board.door(board.at(hex)).filter(Door.LOCKED::equals).isEmpty()) {
      throw new Refused(
          field.rules().cite(Cite.LOCKED_DOOR), "the door at " + hex + " is not locked");
    }
  }

  private static void turn(Field field, Hex hex, Door door) {
    field.board(field.board().with(hex, door));
  }
}
