package haven.model.ability;

import haven.model.Condition;
import haven.model.map.Rank;

/**
 * Something that must be so for an effect to apply, for a target to count, for a part to happen.
 */
public sealed interface Check {
  record TargetHas(Condition condition) implements Check {}

  record SelfHas(Condition condition) implements Check {}

  /** Normal or elite; named monsters and bosses are neither (BOS-01, BOS-03). */
  record TargetRank(Rank rank) implements Check {}

  record Not(Check check) implements Check {}

  record Strong(Element element) implements Check {}

  /** What was counted is at least so much. */
  record AtLeast(Count count, int number) implements Check {}

  /** Plain facts. */
  enum Fact implements Check {
    /** The attack is a melee attack. */
    MELEE,
    /** The attack is a ranged attack. */
    RANGED,
    /**
     * The attack is a source of damage: its value with the modifier is more than 0. Known only when
     * shields are counted; never before.
     */
    DAMAGING,
    /** The attack ability has one target and no area. */
    SINGLE_TARGET,
    TARGET_ADJACENT,
    TARGET_ADJACENT_TO_ALLY,
    TARGET_ADJACENT_TO_NONE_OF_ITS_ALLIES,
    TARGET_AT_WALL,
    TARGET_IS_OBJECTIVE,
    TARGET_IS_CHARACTER,
    TARGET_IS_UNHARMED,
    /** The ability before this one in the action was performed. */
    DID,
    /** The ability before this one in the action killed somebody. */
    KILLED,
    /** The last move opened a door. */
    OPENED_DOOR,
    /** The last move of this action ended in the hex in which it began. */
    MOVED_BACK,
    /** The actor has the adjacent hex of the attacker: for retaliation and the like. */
    OWN_TURN
  }
}
