package haven.model.rules;

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
 * @param throughAllies whether figures move through their allies (MOV-02, D-04)
 * @param hexDamage how much the negative hexes hurt
 */
public record MovementRules(
    boolean jumpLandingPaysDifficultTerrain,
    Invisible invisible,
    boolean flyerOverHoldingTrapBars,
    boolean figureOnHoldingHazardBars,
    LossOfFlight lossOfFlight,
    boolean jumpMayBeSkipped,
    boolean throughAllies,
    HexDamage hexDamage) {

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

  /** Gloomhaven's rules, until somebody says otherwise. */
  public static final class Draft {
    public boolean jumpLandingPaysDifficultTerrain = true; // OVL-52b
    public Invisible invisible = Invisible.OBSTACLE; // MOV-09b
    public boolean flyerOverHoldingTrapBars = false;
    public boolean figureOnHoldingHazardBars = false;
    public LossOfFlight lossOfFlight = LossOfFlight.CRASHES_ON_OBSTACLES; // MOV-26b
    public boolean jumpMayBeSkipped = false;
    public boolean throughAllies = true; // MOV-02a
    public HexDamage hexDamage = new HexDamage(2, HexDamage.Hazard.HALF_OF_TRAP); // OVL-33, OVL-40a

    public Draft() {}

    public Draft(MovementRules like) {
      jumpLandingPaysDifficultTerrain = like.jumpLandingPaysDifficultTerrain;
      invisible = like.invisible;
      flyerOverHoldingTrapBars = like.flyerOverHoldingTrapBars;
      figureOnHoldingHazardBars = like.figureOnHoldingHazardBars;
      lossOfFlight = like.lossOfFlight;
      jumpMayBeSkipped = like.jumpMayBeSkipped;
      throughAllies = like.throughAllies;
      hexDamage = like.hexDamage;
    }

    public MovementRules done() {
      return new MovementRules(
          jumpLandingPaysDifficultTerrain,
          invisible,
          flyerOverHoldingTrapBars,
          figureOnHoldingHazardBars,
          lossOfFlight,
          jumpMayBeSkipped,
          throughAllies,
          hexDamage);
    }
  }
}
