package haven.model;

/**
 * Where the games differ about push, pull and other forced movement.
 *
 * @param byCharacters how far a character pushes or pulls
 * @param byOthers how far everybody else does
 * @param controlledMovePaysDifficultTerrain whether a controlled Move pays for difficult terrain
 *     (OVL-53b) or not (OVL-53a)
 * @param citations where it is printed
 */
public record ForcedMoveRules(
    Distance byCharacters,
    Distance byOthers,
    boolean controlledMovePaysDifficultTerrain,
    Citations citations) {

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

  /**
   * The rules that a refusal names.
   *
   * @param held that immobilized and stunned figures perform no controlled Move
   * @param immune that objectives are not moved
   */
  public record Citations(
      RuleId push, RuleId pull, RuleId byCharacters, RuleId byOthers, RuleId held, RuleId immune) {}

  static final ForcedMoveRules GLOOMHAVEN =
      new ForcedMoveRules(
          Distance.ALL_OR_NOTHING,
          Distance.UNTIL_NO_HEX_IS_LEFT,
          false,
          cite("FRC-02b", "FRC-03b", "FRC-05b", "FRC-06b", "FRC-12", "FRC-29"));
  static final ForcedMoveRules JAWS =
      new ForcedMoveRules(
          Distance.UP_TO,
          Distance.FARTHEST,
          false,
          cite("FRC-02a", "FRC-03a", "FRC-05c", "FRC-06b", "FRC-12", "FRC-29"));
  static final ForcedMoveRules FROSTHAVEN =
      new ForcedMoveRules(
          Distance.UP_TO,
          Distance.FARTHEST,
          true,
          cite("FRC-02a", "FRC-03a", "FRC-05a", "FRC-06a", "FRC-12", "FRC-24"));
  static final ForcedMoveRules BUTTONS =
      new ForcedMoveRules(
          Distance.UP_TO,
          Distance.FARTHEST,
          true,
          cite("FRC-02a", "FRC-03a", "FRC-05a", "FRC-06a", "FRC-13", "FRC-24"));

  private static Citations cite(
      String push, String pull, String byCharacters, String byOthers, String held, String immune) {
    return new Citations(
        RuleId.of(push),
        RuleId.of(pull),
        RuleId.of(byCharacters),
        RuleId.of(byOthers),
        RuleId.of(held),
        RuleId.of(immune));
  }
}
