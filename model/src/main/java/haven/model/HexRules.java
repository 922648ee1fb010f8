package haven.model;

/**
 * Where the games differ about hexes and what lies on them.
 *
 * @param tokensFillHexes whether a loot token stops a hex from being empty (OVL-03)
 * @param obstaclesOccupy whether an obstacle makes a hex occupied (OVL-02c) or only a figure does
 *     (OVL-02a, OVL-02b, OVL-02d)
 * @param ownHexIsAdjacentForTargets whether a figure that chooses targets is adjacent to itself
 *     (MAP-10)
 */
public record HexRules(
    boolean tokensFillHexes,
    boolean obstaclesOccupy,
    boolean ownHexIsAdjacentForTargets,
    DoorRules doors,
    ObjectiveRules objectives,
    SetUpRules setUp) {
  static final HexRules GLOOMHAVEN =
      new HexRules(
          true,
          false,
          false,
          DoorRules.GLOOMHAVEN,
          ObjectiveRules.GLOOMHAVEN,
          SetUpRules.GLOOMHAVEN);
  static final HexRules JAWS =
      new HexRules(true, true, false, DoorRules.JAWS, ObjectiveRules.JAWS, SetUpRules.JAWS);
  static final HexRules FROSTHAVEN =
      new HexRules(
          false,
          false,
          true,
          DoorRules.FROSTHAVEN,
          ObjectiveRules.FROSTHAVEN,
          SetUpRules.FROSTHAVEN);
  static final HexRules BUTTONS =
      new HexRules(
          false, false, true, DoorRules.FROSTHAVEN, ObjectiveRules.FROSTHAVEN, SetUpRules.BUTTONS);
}
