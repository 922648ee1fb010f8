package haven.model.rules;

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

  /** Gloomhaven's rules, until somebody says otherwise. */
  public static final class Draft {
    public boolean areObstacles = true; // OVL-70b
    public Set<ConditionKind> immuneTo = EnumSet.of(ConditionKind.NEGATIVE); // OVL-73

    public Draft() {}

    public Draft(ObjectiveRules like) {
      areObstacles = like.areObstacles;
      immuneTo = like.immuneTo;
    }

    public ObjectiveRules done() {
      return new ObjectiveRules(areObstacles, immuneTo);
    }
  }
}
