package haven.model.rules;

/**
 * Where the games differ about push, pull and other forced movement.
 *
 * @param byCharacters how far a character pushes or pulls
 * @param byOthers how far everybody else does
 * @param controlledMovePaysDifficultTerrain whether a controlled Move pays for difficult terrain
 *     (OVL-53b) or not (OVL-53a)
 */
public record ForcedMoveRules(
    Distance byCharacters, Distance byOthers, boolean controlledMovePaysDifficultTerrain) {

  /** How much of a push X or pull X is carried out. */
  public enum Distance {
    /** Any number of hexes up to X, none included (FRC-05a, FRC-05c). */
    UP_TO,
    /** X hexes or until no legal hex is left, or nothing at all (FRC-05b). */
    ALL_OR_NOTHING,
    /** X hexes or until no legal hex is left (FRC-06b). */
    UNTIL_NO_HEX_IS_LEFT,
    /** As many hexes as any path allows (FRC-06a). */
    FARTHEST
  }

  /** Gloomhaven's rules, until somebody says otherwise. */
  public static final class Draft {
    public Distance byCharacters = Distance.ALL_OR_NOTHING; // FRC-05b
    public Distance byOthers = Distance.UNTIL_NO_HEX_IS_LEFT; // FRC-06b
    public boolean controlledMovePaysDifficultTerrain = false; // OVL-53a

    public Draft() {}

    public Draft(ForcedMoveRules like) {
      byCharacters = like.byCharacters;
      byOthers = like.byOthers;
      controlledMovePaysDifficultTerrain = like.controlledMovePaysDifficultTerrain;
    }

    public ForcedMoveRules done() {
      return new ForcedMoveRules(byCharacters, byOthers, controlledMovePaysDifficultTerrain);
    }
  }
}
