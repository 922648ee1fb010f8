package haven.model;

import java.util.EnumSet;
import java.util.Set;

/**
 * Where the games differ about objectives, which Gloomhaven calls obstacles with hit points.
 *
 * @param areObstacles whether an objective is an obstacle too (OVL-70b) or a figure only (OVL-70a,
 *     OVL-70c)
 * @param immuneTo the conditions that do nothing to it (OVL-73)
 */
public record ObjectiveRules(boolean areObstacles, Set<ConditionKind> immuneTo) {

  /** The two kinds of conditions. */
  public enum ConditionKind {
    POSITIVE,
    NEGATIVE
  }

  public ObjectiveRules {
    immuneTo = Set.copyOf(immuneTo);
  }

  static final ObjectiveRules GLOOMHAVEN =
      new ObjectiveRules(true, EnumSet.of(ConditionKind.NEGATIVE));
  static final ObjectiveRules JAWS = new ObjectiveRules(false, EnumSet.of(ConditionKind.NEGATIVE));
  static final ObjectiveRules FROSTHAVEN =
      new ObjectiveRules(false, EnumSet.allOf(ConditionKind.class));
}
