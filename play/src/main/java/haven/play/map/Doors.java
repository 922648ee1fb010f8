package haven.play.map;

import haven.board.Board;
import haven.board.Door;
import haven.board.Hex;
import haven.board.Sight;
import haven.model.Cite;
import haven.model.map.RoomSetup;
import haven.play.Refused;
import haven.play.table.Figure;
import haven.play.table.Scene;
import java.util.List;

/** Doors that open, are unlocked, and stay open. */
public final class Doors {
  private Doors() {}

  /**
   * A door that has been dealt with.
   *
   * @param behind the set-ups of the rooms that are revealed by it, to be carried out at once
   */
  public record Opening(MapState state, Hex door, List<RoomSetup> behind) {
    public Opening {
      behind = List.copyOf(behind);
    }
  }

  /**
   * Whether the figure may enter the hex, as far as doors are concerned: closed ones are for
   * characters only (OVL-14, OVL-15), locked ones for nobody (OVL-19).
   */
  public static boolean mayEnter(Scene scene, Figure figure, Hex hex) {
    return switch (scene.board().door(scene.board().at(hex)).orElse(Door.OPEN)) {
      case OPEN -> true;
      case CLOSED -> figure.is(Figure.Trait.CHARACTER);
      case LOCKED -> false;
    };
  }

  /**
   * Opens a door: because a character has entered it (OVL-11), or because a rule says so, such as a
   * boss's special or the condition of a locked door (OVL-19a, OVL-20).
   */
  public static Opening open(MapState state, Hex door) {
    Board board = state.scene().board().with(door, Door.OPEN);
    MapState opened = state.with(on(board, state.scene()));
    if (state.rules().doors().openCarriesMarker()) { // OVL-21
      opened = opened.withMarker(Marker.of(Marker.Kind.ACTIVATION, "", door));
    }
    return reached(opened, door);
  }

  /** The rooms that can be reached from a hex through open doors and are not revealed yet. */
  static Opening reached(MapState state, Hex from) {
    Board board = state.scene().board();
    int start = board.at(from);
    List<RoomSetup> behind =
        state.map().rooms().stream()
            .filter(room -> board.range(start, board.at(room.anyHex())) < Board.UNREACHABLE)
            .filter(room -> !isRevealed(state, board.room(board.at(room.anyHex()))))
            .toList();
    MapState next = state;
    for (int cell = 0; cell < board.cells(); cell++) {
      int room = board.room(cell);
      if (room != Board.NONE
          && board.range(start, cell) < Board.UNREACHABLE
          && !isRevealed(next, room)) {
        next = next.with(next.progress().revealed(room));
      }
    }
    return new Opening(next, from, behind);
  }

  private static boolean isRevealed(MapState state, int room) {
    return state.progress().rooms().contains(room);
  }

  /** The condition of a locked door is met (OVL-19a, OVL-19b). */
  public static Opening unlock(MapState state, Hex door) {
    requireLocked(state, door);
    return switch (state.rules().doors().locked()) {
      case OPENS -> open(state, door);
      case IS_UNLOCKED ->
          new Opening(
              state.with(on(state.scene().board().with(door, Door.CLOSED), state.scene())),
              door,
              List.of());
    };
  }

  /** An open door stays open unless a rule of the scenario closes it (OVL-17). */
  public static MapState close(MapState state, Hex door) {
    return state.with(on(state.scene().board().with(door, Door.CLOSED), state.scene()));
  }

  private static void requireLocked(MapState state, Hex hex) {
    Board board = state.scene().board();
    if (board.door(board.at(hex)).filter(Door.LOCKED::equals).isEmpty()) {
      throw new Refused(
          state.scene().ruleset().cite(Cite.LOCKED_DOOR), "the door at " + hex + " is not locked");
    }
  }

  /** The same scene on another board; whoever opens a door may be on its way through an ally. */
  private static Scene on(Board board, Scene scene) {
    return new Scene(
        scene.ruleset(),
        board,
        new Sight(board, scene.ruleset().sight()),
        scene.ground(),
        scene.figures());
  }
}
