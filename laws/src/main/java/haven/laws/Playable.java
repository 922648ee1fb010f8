package haven.laws;

import haven.play.scenario.Setup;

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
}
