package haven.play.map;

import haven.board.Hex;
import haven.model.Cite;
import haven.play.Refused;
import haven.play.table.Figure;
import haven.play.table.Initiative;
import haven.play.table.Scene;
import haven.play.table.Side;
import java.util.EnumSet;
import java.util.List;

/** Where characters may start (OVL-05). */
public final class StartHexes {
  private StartHexes() {}

  /** The starting hexes that are still free. */
  public static List<Hex> free(MapState state) {
    return free(state.scene(), state.map().starts());
  }

  static List<Hex> free(Scene scene, List<Hex> marked) {
    Emptiness emptiness = Emptiness.of(scene);
    boolean empty = scene.ruleset().hexes().setUp().startsMustBeEmpty();
    return marked.stream()
        .filter(
            hex -> {
              int cell = scene.board().at(hex);
              return empty ? emptiness.isEmpty(cell) : emptiness.isUnoccupied(cell);
            })
        .sorted()
        .toList();
  }

  /** A character takes one of the free starting hexes. */
  public static MapState take(MapState state, String character, Hex hex, Initiative initiative) {
    if (!free(state).contains(hex)) {
      throw new Refused(
          state.scene().ruleset().cite(Cite.START_HEX), hex + " is not a free starting hex");
    }
    Figure figure =
        new Figure(character, hex, Side.PARTY, initiative, EnumSet.of(Figure.Trait.CHARACTER));
    return state.with(state.scene().with(More.of(state.scene().figures(), figure)));
  }
}
