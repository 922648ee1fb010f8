package haven.model;

import java.util.EnumMap;
import java.util.Map;

/**
 * How monsters make up their minds.
 *
 * @param proximityBreaksFocusTies whether range from the present hex comes before initiative, for
 *     the focus (FOC-08 to FOC-10) and for the ranking of further targets (FOC-31)
 * @param targetOrder what a monster with several targets puts first
 * @param plansForAllTargets whether a monster that cannot attack this turn heads for the hex with
 *     most targets (MMV-25a) or for its focus alone (MMV-25b)
 * @param avoidsDisadvantageAhead whether it also avoids disadvantage then (DSC-19)
 * @param rules where each criterion is printed
 */
public record MonsterRules(
    boolean proximityBreaksFocusTies,
    TargetOrder targetOrder,
    boolean plansForAllTargets,
    boolean avoidsDisadvantageAhead,
    Map<Criterion, RuleId> rules) {

  /** What a monster with several targets puts first. */
  public enum TargetOrder {
    /**
     * No disadvantage against the focus, then most targets; further targets are ranked (MMV-24).
     */
    FOCUS_FIRST,
    /** Most targets, then fewest disadvantaged attacks; the group picks among equals (MMV-11a). */
    NUMBER_FIRST
  }

  public MonsterRules {
    rules = Map.copyOf(rules);
  }

  public RuleId rule(Criterion criterion) {
    RuleId rule = rules.get(criterion);
    if (rule == null) {
      throw new IllegalStateException(criterion + " plays no part in this ruleset");
    }
    return rule;
  }

  public MonsterRules withProximityBreaksFocusTies(boolean on) {
    return new MonsterRules(on, targetOrder, plansForAllTargets, avoidsDisadvantageAhead, rules);
  }

  public MonsterRules withTargetOrder(TargetOrder order) {
    return new MonsterRules(
        proximityBreaksFocusTies, order, plansForAllTargets, avoidsDisadvantageAhead, rules);
  }

  public MonsterRules withPlansForAllTargets(boolean on) {
    return new MonsterRules(
        proximityBreaksFocusTies, targetOrder, on, avoidsDisadvantageAhead, rules);
  }

  public MonsterRules withAvoidsDisadvantageAhead(boolean on) {
    return new MonsterRules(proximityBreaksFocusTies, targetOrder, plansForAllTargets, on, rules);
  }

  static final MonsterRules GLOOMHAVEN =
      new MonsterRules(
          true,
          TargetOrder.FOCUS_FIRST,
          true,
          true,
          rules("FOC-24", "FOC-09", "FOC-11", "FOC-12", "MMV-24", "MMV-24", "MMV-24"));

  static final MonsterRules JAWS =
      new MonsterRules(
          true,
          TargetOrder.FOCUS_FIRST,
          true,
          true,
          rules("FOC-24", "FOC-10", "FOC-10", "FOC-10", "MMV-24", "MMV-24", "MMV-24"));

  static final MonsterRules FROSTHAVEN =
      new MonsterRules(
          true,
          TargetOrder.NUMBER_FIRST,
          false,
          true,
          rules("FOC-08", "FOC-08", "FOC-08", "FOC-08", "MMV-12", "MMV-11a", "MMV-04"));

  static final MonsterRules BUTTONS =
      new MonsterRules(
          true,
          TargetOrder.NUMBER_FIRST,
          false,
          true,
          rules("FOC-40", "FOC-40", "FOC-01c", "FOC-01c", "MMV-17", "MMV-09", "MMV-17"));

  private static Map<Criterion, RuleId> rules(
      String negative,
      String movement,
      String proximity,
      String initiative,
      String hex,
      String targets,
      String hexMovement) {
    var rules = new EnumMap<Criterion, RuleId>(Criterion.class);
    rules.put(Criterion.FOCUS_NEGATIVE_HEXES, RuleId.of(negative));
    rules.put(Criterion.FOCUS_MOVEMENT, RuleId.of(movement));
    rules.put(Criterion.FOCUS_PROXIMITY, RuleId.of(proximity));
    rules.put(Criterion.FOCUS_INITIATIVE, RuleId.of(initiative));
    rules.put(Criterion.HEX_NEGATIVE_HEXES, RuleId.of(hex));
    rules.put(Criterion.HEX_OUT_OF_REACH, RuleId.of(hex));
    rules.put(Criterion.HEX_FOCUS_DISADVANTAGE, RuleId.of(targets));
    rules.put(Criterion.HEX_TARGETS_MISSED, RuleId.of(targets));
    rules.put(Criterion.HEX_DISADVANTAGE, RuleId.of(targets));
    rules.put(Criterion.HEX_MOVEMENT, RuleId.of(hexMovement));
    rules.put(Criterion.HEX_RANKING, RuleId.of(targets));
    rules.put(Criterion.STOP_NEGATIVE_HEXES, RuleId.of("MMV-26"));
    rules.put(Criterion.STOP_MOVEMENT_LEFT, RuleId.of("MMV-26"));
    rules.put(Criterion.STOP_MOVEMENT_SPENT, RuleId.of("MMV-26"));
    return rules;
  }
}
