package haven.model;

/**
 * Where the games differ about hexes and what lies on them.
 *
 * @param tokensFillHexes whether a loot token stops a hex from being empty (OVL-03)
 * @param obstaclesOccupy whether an obstacle makes a hex occupied (OVL-02c) or only a figure does
 *     (OVL-02a, OVL-02b, OVL-02d)
 */
public record HexRules(
    boolean tokensFillHexes,
    boolean obstaclesOccupy,
    DoorRules doors,
    ObjectiveRules objectives,
    SetUpRules setUp) {
  static final HexRules GLOOMHAVEN =
      new HexRules(
          true, false, DoorRules.GLOOMHAVEN, ObjectiveRules.GLOOMHAVEN, SetUpRules.GLOOMHAVEN);
  static final HexRules JAWS =
      new HexRules(true, true, DoorRules.JAWS, ObjectiveRules.JAWS, SetUpRules.JAWS);
  static final HexRules FROSTHAVEN =
      new HexRules(
          false, false, DoorRules.FROSTHAVEN, ObjectiveRules.FROSTHAVEN, SetUpRules.FROSTHAVEN);
  static final HexRules BUTTONS =
      new HexRules(
          false, false, DoorRules.FROSTHAVEN, ObjectiveRules.FROSTHAVEN, SetUpRules.BUTTONS);
}
