package haven.bench;

import haven.play.mind.Position;
import haven.play.mind.PositionText;

/** The positions that benchmarks are run on. */
public enum BenchPosition {
  /** A corner of a room, one enemy next door. */
  SMALL(
      """
      ruleset: FH

        .   .   .   .
          .   M   .   .
        .   .   %   A
          .   .   .   .

      M: acts, move 2, attack melee
      A: character, initiative 20
      """),
  /** Two rooms, terrain, four characters and a summon: an archer in the middle of a scenario. */
  TYPICAL(
      """
      ruleset: GH

        .   .   .   .   .   #   .   .   .   .   .   .
          .   .   %   .   .   #   .   .   .   %   .
        .   E   .   .   .   #   .   ~   ~   .   .   .
          .   .   .   ^   .   #   .   .   .   .   .
        .   .   A   .   .   .   '   .   G   .   .   .
          .   B   .   F   .   #   .   M   .   H   .
        .   .   .   .   .   #   .   .   .   .   .   .
          .   C   .   %   .   #   .   *   .   %   .
        .   .   D   .   .   #   .   .   .   .   .   .

      M: acts, move 2, attack range 3, targets 2
      G: monster
      H: monster
      F: monster
      A: character, initiative 20
      B: character, initiative 35
      C: character, initiative 61
      D: character, initiative 61
      E: summon of B
      """),
  /**
   * Sixteen enemies that nothing tells apart, a seven-hex area and four further targets: hundreds
   * of equally legal outcomes.
   */
  WORST(
      """
      ruleset: JL
      policy proximityBreaksFocusTies: false

        .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
          .   A   .   .   B   .   .   C   .   .   D   .   .   .   .   .
        .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
          .   .   E   .   .   F   .   .   G   .   .   H   .   M   .   .
        .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
          .   I   .   .   J   .   .   K   .   .   L   .   .   .   .   .
        .   .   N   .   .   O   .   .   P   .   .   Q   .   .   .   .

      area:
            x   x
          x   x   x
            x   x

      M: acts, move 7, attack range 7, targets 5
      A: character, initiative 10
      B: character, initiative 10
      C: character, initiative 10
      D: character, initiative 10
      E: character, initiative 10
      F: character, initiative 10
      G: character, initiative 10
      H: character, initiative 10
      I: character, initiative 10
      J: character, initiative 10
      K: character, initiative 10
      L: character, initiative 10
      N: character, initiative 10
      O: character, initiative 10
      P: character, initiative 10
      Q: character, initiative 10
      """);

  private final String text;

  BenchPosition(String text) {
    this.text = text;
  }

  Position read() {
    return PositionText.of(text).position();
  }
}
