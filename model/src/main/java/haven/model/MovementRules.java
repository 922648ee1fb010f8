package haven.model;

/**
 * Where the games differ about moving.
 *
 * @param jumpLandingPaysDifficultTerrain whether the last hex of a jump costs 2 if it is difficult
 *     (OVL-52b) or never (OVL-52a)
 * @param invisible what an invisible enemy is to a moving figure
 * @param flyerOverHoldingTrapBars whether a flying figure above a trap that immobilizes or stuns is
 *     an obstacle for others (MOV-24)
 * @param figureOnHoldingHazardBars whether any figure on a hazard that immobilizes is one (OVL-49)
 * @param lossOfFlight what happens to a figure that stops flying
 * @param jumpMayBeSkipped whether a character may walk instead of jumping (MOV-37)
 * @param hexDamage how much the negative hexes hurt
 * @param passing the rule that says whom a figure may pass
 */
public record MovementRules(
    boolean jumpLandingPaysDifficultTerrain,
    Invisible invisible,
    boolean flyerOverHoldingTrapBars,
    boolean figureOnHoldingHazardBars,
    LossOfFlight lossOfFlight,
    boolean jumpMayBeSkipped,
    HexDamage hexDamage,
    RuleId passing) {

  /** What an invisible enemy is to a moving figure. */
  public enum Invisible {
    /** Cannot be passed (MOV-09b). */
    OBSTACLE,
    /** Can be passed, not stopped on (MOV-09a). */
    NOT_THERE
  }

  /** What happens to a figure that stops flying. */
  public enum LossOfFlight {
    /** Over an obstacle: trap damage, and moved to the nearest empty hex (MOV-26b). */
    CRASHES_ON_OBSTACLES,
    /** Enters the hex as by walking; from an obstacle to the nearest free hex (MOV-26a). */
    ENTERS_ITS_HEX
  }

  static final MovementRules GLOOMHAVEN = likeGloomhaven("MOV-02a");
  static final MovementRules JAWS = likeGloomhaven("MOV-02b");
  static final MovementRules FROSTHAVEN =
      new MovementRules(
          false,
          Invisible.NOT_THERE,
          true,
          false,
          LossOfFlight.ENTERS_ITS_HEX,
          true,
          HexDamage.FROSTHAVEN,
          RuleId.of("MOV-02a"));
  static final MovementRules BUTTONS =
      new MovementRules(
          false,
          Invisible.NOT_THERE,
          false,
          true,
          LossOfFlight.ENTERS_ITS_HEX,
          true,
          HexDamage.BUTTONS,
          RuleId.of("MOV-02a"));

  private static MovementRules likeGloomhaven(String passing) {
    return new MovementRules(
        true,
        Invisible.OBSTACLE,
        false,
        false,
        LossOfFlight.CRASHES_ON_OBSTACLES,
        false,
        HexDamage.GLOOMHAVEN,
        RuleId.of(passing));
  }

  public MovementRules withJumpLandingPaysDifficultTerrain(boolean on) {
    return new MovementRules(
        on,
        invisible,
        flyerOverHoldingTrapBars,
        figureOnHoldingHazardBars,
        lossOfFlight,
        jumpMayBeSkipped,
        hexDamage,
        passing);
  }

  public MovementRules withHexDamage(HexDamage other) {
    return new MovementRules(
        jumpLandingPaysDifficultTerrain,
        invisible,
        flyerOverHoldingTrapBars,
        figureOnHoldingHazardBars,
        lossOfFlight,
        jumpMayBeSkipped,
        other,
        passing);
  }
}
