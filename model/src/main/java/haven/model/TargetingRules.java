package haven.model;

import haven.board.SightRule;

/**
 * Where the games differ about choosing targets.
 *
 * @param sight how a line of sight is drawn (LOS-06)
 */
public record TargetingRules(SightRule sight) {
  static final TargetingRules GLOOMHAVEN = new TargetingRules(SightRule.CORNER_TO_CORNER);
  static final TargetingRules JAWS = new TargetingRules(SightRule.ANY_POINT);
  static final TargetingRules FROSTHAVEN = new TargetingRules(SightRule.ANY_POINT);
  static final TargetingRules BUTTONS = new TargetingRules(SightRule.EVERYWHERE);

  public TargetingRules withSight(SightRule rule) {
    return new TargetingRules(rule);
  }
}
