package haven.play.mind;

import haven.board.Hex;
import java.util.List;

/**
 * One legal way for the monster to move and attack. All lists of hexes but the paths are sorted.
 *
 * @param stop where it ends its movement; its own hex if it stays
 * @param attacks the hexes of the figures it attacks from there
 * @param focuses the hexes of the focuses for which this outcome arises
 * @param destinations the attack hexes it is heading for
 * @param paths the cheapest ways to the stop, start and end included; several only where they lead
 *     through different negative hexes
 * @param allPaths whether these are all such ways; if not, there are too many and these are
 *     examples
 * @param area the hexes on which the area attack is laid, one legal placement of possibly many
 */
public record Outcome(
    Hex stop,
    List<Hex> attacks,
    List<Hex> focuses,
    List<Hex> destinations,
    List<List<Hex>> paths,
    boolean allPaths,
    List<Hex> area) {

  /** A monster that does nothing: it stays, and attacks nobody. */
  static Outcome idle(Hex hex) {
    return new Outcome(
        hex, List.of(), List.of(), List.of(), List.of(List.of(hex)), true, List.of());
  }

  /** The same walk without a focus. */
  Outcome unfocused() {
    return new Outcome(stop, attacks, List.of(), destinations, paths, allPaths, area);
  }
}
