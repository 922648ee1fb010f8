package haven.model.map;

import haven.board.Hex;
import java.util.OptionalInt;

/**
 * An objective of the scenario; Gloomhaven's obstacle with hit points.
 *
 * @param initiative for the focus of others, if the scenario gives one (OVL-74)
 */
public record ObjectiveSpec(
    String name, Hex hex, Purpose purpose, Formula hitPoints, OptionalInt initiative) {

  /** The same somewhere else. */
  public ObjectiveSpec at(Hex other) {
    return new ObjectiveSpec(name, other, purpose, hitPoints, initiative);
  }

  /** How it counts for the scenario (OVL-75). */
  public enum Purpose {
    /** The party attacks it. */
    DESTROY,
    /** The monsters attack it. */
    PROTECT
  }
}
