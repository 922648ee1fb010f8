package haven.model.rules;

/**
 * How much traps and hazardous terrain hurt at a scenario level, where nothing else is printed.
 *
 * @param trapAtLevelZero the damage of a trap at level 0; one more for each level (OVL-33)
 */
public record HexDamage(int trapAtLevelZero, Hazard hazard) {
  private static final int HIGHEST_LEVEL = 7;

  /** How much hazardous terrain hurts. */
  public enum Hazard {
    /** Half the trap damage, rounded down (OVL-40a). */
    HALF_OF_TRAP,
    /** One, and one more for every three levels begun (OVL-40b). */
    GROWS_EVERY_THREE_LEVELS,
    /** Whatever the scenario prints; there is nothing usual (OVL-45). */
    AS_PRINTED
  }

  /** Traps as at the next level: the solo and open-information variant (OVL-38). */
  public HexDamage oneLevelUp() {
    return new HexDamage(trapAtLevelZero + 1, hazard);
  }

  public HexDamage with(Hazard other) {
    return new HexDamage(trapAtLevelZero, other);
  }

  public int trap(int level) {
    if (level < 0 || level > HIGHEST_LEVEL) {
      throw new IllegalArgumentException("scenario levels are 0 to 7, not " + level);
    }
    return trapAtLevelZero + level;
  }

  public int hazard(int level) {
    return switch (hazard) {
      case HALF_OF_TRAP -> trap(level) / 2;
      case GROWS_EVERY_THREE_LEVELS -> 1 + Math.ceilDiv(level, 3);
      case AS_PRINTED -> 0; // OVL-45: what the scenario card does not print does not happen
    };
  }
}
