package haven.model.rules;

/**
 * How monsters make up their minds.
 *
 * @param proximityBreaksFocusTies whether range from the present hex comes before initiative, for
 *     the focus (FOC-08 to FOC-10) and for the ranking of further targets (FOC-31)
 * @param targetOrder what a monster with several targets puts first
 * @param plansForAllTargets whether a monster that cannot attack this turn heads for the hex with
 *     most targets (MMV-25a) or for its focus alone (MMV-25b)
 * @param avoidsDisadvantageAhead whether it also avoids disadvantage then (DSC-19), or heads for
 *     the nearest hex to attack from (FOC-39)
 * @param unprintedRange the range of an attack whose ability card gives none
 * @param focusesOnlyCharacters whether nobody but a character is a focus unless a special rule says
 *     so (FOC-01c), or every enemy is (FOC-02)
 * @param summonsFollow whether a summon without a focus may move towards its summoner (FOC-34)
 * @param focusesWithoutAttack whether a monster without an attack focuses and moves as if it had a
 *     melee one (DSC-03)
 * @param order in which order it performs the abilities of its card
 */
public record MonsterRules(
    boolean proximityBreaksFocusTies,
    TargetOrder targetOrder,
    boolean plansForAllTargets,
    boolean avoidsDisadvantageAhead,
    UnprintedRange unprintedRange,
    boolean focusesOnlyCharacters,
    boolean summonsFollow,
    boolean focusesWithoutAttack,
    Order order) {

  /** What a monster with several targets puts first. */
  public enum TargetOrder {
    /**
     * No disadvantage against the focus, then most targets; further targets are ranked (MMV-24).
     */
    FOCUS_FIRST,
    /** Most targets, then fewest disadvantaged attacks; the group picks among equals (MMV-11a). */
    NUMBER_FIRST
  }

  /** In which order a monster performs the abilities of its card. */
  public enum Order {
    /** As printed (ABL-07a, MMV-03). */
    PRINTED,
    /** Moves, then attacks, then whatever else there is. */
    MOVE_ATTACK_OTHERS
  }

  /** The range of an attack whose ability card gives none. */
  public enum UnprintedRange {
    /** That of the stat card (MAT-03b, MAT-03c). */
    OF_THE_STAT_CARD,
    /** It is a melee attack (MAT-03a, MAT-03d). */
    MELEE
  }

  /** Gloomhaven's rules, until somebody says otherwise. */
  public static final class Draft {
    public boolean proximityBreaksFocusTies = true; // FOC-09
    public TargetOrder targetOrder = TargetOrder.FOCUS_FIRST; // MMV-24
    public boolean plansForAllTargets = true; // MMV-25a
    public boolean avoidsDisadvantageAhead = true; // MMV-24
    public UnprintedRange unprintedRange = UnprintedRange.OF_THE_STAT_CARD; // MAT-03b
    public boolean focusesOnlyCharacters = false; // FOC-02
    public boolean summonsFollow = false;
    public boolean focusesWithoutAttack = true; // FOC-17
    public Order order = Order.PRINTED; // ABL-07a

    public Draft() {}

    public Draft(MonsterRules like) {
      proximityBreaksFocusTies = like.proximityBreaksFocusTies;
      targetOrder = like.targetOrder;
      plansForAllTargets = like.plansForAllTargets;
      avoidsDisadvantageAhead = like.avoidsDisadvantageAhead;
      unprintedRange = like.unprintedRange;
      focusesOnlyCharacters = like.focusesOnlyCharacters;
      summonsFollow = like.summonsFollow;
      focusesWithoutAttack = like.focusesWithoutAttack;
      order = like.order;
    }

    public MonsterRules done() {
      return new MonsterRules(
          proximityBreaksFocusTies,
          targetOrder,
          plansForAllTargets,
          avoidsDisadvantageAhead,
          unprintedRange,
          focusesOnlyCharacters,
          summonsFollow,
          focusesWithoutAttack,
          order);
    }
  }
}
