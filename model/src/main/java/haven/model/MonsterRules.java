package haven.model;

import java.util.HashMap;
import java.util.Map;

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
 * @param rules where each criterion and each circumstance is printed
 */
public record MonsterRules(
    boolean proximityBreaksFocusTies,
    TargetOrder targetOrder,
    boolean plansForAllTargets,
    boolean avoidsDisadvantageAhead,
    UnprintedRange unprintedRange,
    boolean focusesOnlyCharacters,
    boolean summonsFollow,
    Map<Enum<?>, RuleId> rules) {

  /** What a monster with several targets puts first. */
  public enum TargetOrder {
    /**
     * No disadvantage against the focus, then most targets; further targets are ranked (MMV-24).
     */
    FOCUS_FIRST,
    /** Most targets, then fewest disadvantaged attacks; the group picks among equals (MMV-11a). */
    NUMBER_FIRST
  }

  /** The range of an attack whose ability card gives none. */
  public enum UnprintedRange {
    /** That of the stat card (MAT-03b, MAT-03c). */
    OF_THE_STAT_CARD,
    /** It is a melee attack (MAT-03a, MAT-03d). */
    MELEE
  }

  public MonsterRules {
    rules = Map.copyOf(rules);
  }

  public RuleId rule(Criterion criterion) {
    return find(criterion);
  }

  public RuleId rule(Circumstance circumstance) {
    return find(circumstance);
  }

  private RuleId find(Enum<?> what) {
    RuleId rule = rules.get(what);
    if (rule == null) {
      throw new IllegalStateException("this ruleset names no rule for " + what);
    }
    return rule;
  }

  public MonsterRules withProximityBreaksFocusTies(boolean on) {
    return with(on, targetOrder, plansForAllTargets, avoidsDisadvantageAhead);
  }

  public MonsterRules withTargetOrder(TargetOrder order) {
    return with(proximityBreaksFocusTies, order, plansForAllTargets, avoidsDisadvantageAhead);
  }

  public MonsterRules withPlansForAllTargets(boolean on) {
    return with(proximityBreaksFocusTies, targetOrder, on, avoidsDisadvantageAhead);
  }

  public MonsterRules withAvoidsDisadvantageAhead(boolean on) {
    return with(proximityBreaksFocusTies, targetOrder, plansForAllTargets, on);
  }

  private MonsterRules with(
      boolean proximity, TargetOrder order, boolean allTargets, boolean disadvantageAhead) {
    return new MonsterRules(
        proximity,
        order,
        allTargets,
        disadvantageAhead,
        unprintedRange,
        focusesOnlyCharacters,
        summonsFollow,
        rules);
  }

  static final MonsterRules GLOOMHAVEN =
      new MonsterRules(
          true,
          TargetOrder.FOCUS_FIRST,
          true,
          true,
          UnprintedRange.OF_THE_STAT_CARD,
          false,
          false,
          new Citations("FOC-24", "FOC-09", "FOC-11", "FOC-12")
              .hex("MMV-24", "MMV-24", "MMV-24")
              .turn("MOV-08", "FOC-19", "FOC-17", "FOC-28a", "MMV-14")
              .rules);

  static final MonsterRules JAWS =
      new MonsterRules(
          true,
          TargetOrder.FOCUS_FIRST,
          true,
          true,
          UnprintedRange.OF_THE_STAT_CARD,
          false,
          false,
          new Citations("FOC-24", "FOC-10", "FOC-10", "FOC-10")
              .hex("MMV-24", "MMV-24", "MMV-24")
              .turn("MOV-08", "FOC-19", "FOC-18", "FOC-28a", "MMV-14")
              .rules);

  static final MonsterRules FROSTHAVEN =
      new MonsterRules(
          true,
          TargetOrder.NUMBER_FIRST,
          false,
          true,
          UnprintedRange.MELEE,
          false,
          true,
          new Citations("FOC-08", "FOC-08", "FOC-08", "FOC-08")
              .hex("MMV-12", "MMV-11a", "MMV-04")
              .turn("FOC-21", "FOC-19", "FOC-17", "FOC-28b", "MMV-13")
              .summons("FOC-34")
              .rules);

  static final MonsterRules BUTTONS =
      new MonsterRules(
          true,
          TargetOrder.NUMBER_FIRST,
          false,
          false,
          UnprintedRange.MELEE,
          true,
          false,
          new Citations("FOC-40", "FOC-40", "FOC-01c", "FOC-01c")
              .hex("MMV-17", "MMV-09", "MMV-17")
              .turn("MOV-08", "FOC-20", "FOC-20", "FOC-28c", "MMV-13")
              .rules);

  /** Collects the rule numbers of one game. */
  private static final class Citations {
    private final Map<Enum<?>, RuleId> rules = new HashMap<>();

    Citations(String negative, String movement, String proximity, String initiative) {
      rules.put(Criterion.FOCUS_NEGATIVE_HEXES, RuleId.of(negative));
      rules.put(Criterion.FOCUS_MOVEMENT, RuleId.of(movement));
      rules.put(Criterion.FOCUS_PROXIMITY, RuleId.of(proximity));
      rules.put(Criterion.FOCUS_INITIATIVE, RuleId.of(initiative));
      rules.put(Criterion.STOP_NEGATIVE_HEXES, RuleId.of("MMV-26"));
      rules.put(Criterion.STOP_MOVEMENT_LEFT, RuleId.of("MMV-26"));
      rules.put(Criterion.STOP_MOVEMENT_SPENT, RuleId.of("MMV-26"));
    }

    Citations hex(String hex, String targets, String movement) {
      rules.put(Criterion.HEX_NEGATIVE_HEXES, RuleId.of(hex));
      rules.put(Criterion.HEX_OUT_OF_REACH, RuleId.of(hex));
      rules.put(Criterion.HEX_FOCUS_DISADVANTAGE, RuleId.of(targets));
      rules.put(Criterion.HEX_TARGETS_MISSED, RuleId.of(targets));
      rules.put(Criterion.HEX_DISADVANTAGE, RuleId.of(targets));
      rules.put(Criterion.HEX_RANKING, RuleId.of(targets));
      rules.put(Criterion.HEX_MOVEMENT, RuleId.of(movement));
      return this;
    }

    Citations turn(
        String stunned, String disarmed, String noAttack, String invisible, String outOfReach) {
      rules.put(Circumstance.STUNNED, RuleId.of(stunned));
      rules.put(Circumstance.IMMOBILIZED, RuleId.of("FOC-22"));
      rules.put(Circumstance.DISARMED, RuleId.of(disarmed));
      rules.put(Circumstance.NO_ATTACK, RuleId.of(noAttack));
      rules.put(Circumstance.INVISIBLE_ENEMIES, RuleId.of(invisible));
      rules.put(Circumstance.NO_FOCUS, RuleId.of("FOC-27"));
      rules.put(Circumstance.FOCUS_OUT_OF_REACH, RuleId.of(outOfReach));
      return this;
    }

    Citations summons(String following) {
      rules.put(Circumstance.SUMMONER_CALLS, RuleId.of(following));
      return this;
    }
  }
}
