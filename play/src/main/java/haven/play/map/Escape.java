package haven.play.map;

import haven.model.Cite;
import haven.play.Refused;
import haven.play.table.Field;
import haven.play.table.Figure;

/** Leaving the map by an escape hex (SCM-02). */
public final class Escape {
  private Escape() {}

  /** Whether the figure, whose turn is ending, may escape; it need not. */
  public static boolean isOffered(Field field, Figure figure) {
    MapState map = field.map();
    return figure.isCharacter()
        && map.printed().escapes().contains(figure.hex())
        && !map.progress().escaped().contains(figure.name());
  }

  /** The character's tokens leave with it; it and its summons are the game's to remove. */
  public static void leave(Field field, Figure character) {
    String name = character.name();
    if (!isOffered(field, character)) {
      throw new Refused(
          field.rules().cite(Cite.ESCAPE), name + " is a figure that cannot escape from its hex");
    }
    MapState map = field.map();
    Contents left =
        map.contents()
            .withMarkers(
                map.contents().markers().stream()
                    .filter(marker -> !marker.owner().equals(name))
                    .toList());
    field.map(map.with(left).with(map.progress().left(name)));
  }
}
