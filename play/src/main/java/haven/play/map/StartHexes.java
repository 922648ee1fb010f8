package haven.play.map;

import haven.board.Hex;
import haven.play.table.Field;
import haven.play.table.Scene;
import java.util.List;

/** Where characters may start (OVL-05). */
public final class StartHexes {
  private StartHexes() {}

  /** The starting hexes that are still free. */
  public static List<Hex> free(Field field) {
    return free(field.scene(), field.map().printed().starts());
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
}
