package haven.laws;

import haven.play.scenario.Setup;
import java.util.Map;

/** Something that can be played: a scenario with heroes for it. */
public interface Playable {
  /** By which a record names it. */
  String id();

  /** The smallest party. */
  int fewest();

  /** The largest party. */
  int most();

  /**
   * Ready to start.
   *
   * @param heroes how many take part
   */
  Setup setup(int heroes);

  /** A number for the set-up, by which a record of it is known again. */
  long print(int heroes);

  /**
   * The numbers of what takes part, to say which of it has changed; empty if they are not known.
   */
  default Map<String, String> parts(int heroes) {
    return Map.of();
  }
}
