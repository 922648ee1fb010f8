package haven.play.map;

import haven.model.Cite;
import haven.play.Refused;
import haven.play.table.Figure;
import haven.play.table.Scene;
import java.util.HashSet;
import java.util.List;

/** Leaving the map by an escape hex (SCM-02). */
public final class Escape {
  private Escape() {}

  /** Whether the figure, whose turn is ending, may escape; it need not. */
  public static boolean isOffered(MapState state, Figure figure) {
    return figure.is(Figure.Trait.CHARACTER)
        && state.map().escapes().contains(figure.hex())
        && !state.progress().escaped().contains(figure.name());
  }

  /** The character leaves, and with it its summons and tokens. */
  public static MapState leave(MapState state, String character) {
    Scene scene = state.scene();
    if (!isOffered(state, scene.figure(character))) {
      throw new Refused(
          scene.ruleset().cite(Cite.ESCAPE),
          character + " is a figure that cannot escape from its hex");
    }
    var gone = new HashSet<String>();
    gone.add(character);
    state
        .contents()
        .summoners()
        .forEach(
            (summon, summoner) -> {
              if (summoner.equals(character)) {
                gone.add(summon);
              }
            });
    List<Figure> left =
        scene.figures().stream().filter(figure -> !gone.contains(figure.name())).toList();
    List<Marker> markers =
        state.contents().markers().stream()
            .filter(marker -> !marker.owner().equals(character))
            .toList();
    return state
        .with(scene.with(left))
        .with(state.contents().withMarkers(markers))
        .with(state.progress().left(character));
  }
}
