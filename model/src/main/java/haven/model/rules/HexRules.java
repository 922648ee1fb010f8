package haven.model.rules;

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

  /** Gloomhaven's rules, until somebody says otherwise. */
  public static final class Draft {
    public boolean tokensFillHexes = true; // OVL-03
    public boolean obstaclesOccupy = false; // OVL-02b
    public final DoorRules.Draft doors;
    public final ObjectiveRules.Draft objectives;
    public final SetUpRules.Draft setUp;

    public Draft() {
      doors = new DoorRules.Draft();
      objectives = new ObjectiveRules.Draft();
      setUp = new SetUpRules.Draft();
    }

    public Draft(HexRules like) {
      tokensFillHexes = like.tokensFillHexes;
      obstaclesOccupy = like.obstaclesOccupy;
      doors = new DoorRules.Draft(like.doors);
      objectives = new ObjectiveRules.Draft(like.objectives);
      setUp = new SetUpRules.Draft(like.setUp);
    }

    public HexRules done() {
      return new HexRules(
          tokensFillHexes, obstaclesOccupy, doors.done(), objectives.done(), setUp.done());
    }
  }
}
