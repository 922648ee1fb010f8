package haven.model.ability;

import java.util.EnumSet;
import java.util.Set;

/** What a value can be counted from. */
public enum Count implements Counted {
  /** Hexes entered by the last move of this action. */
  HEXES_MOVED,
  /** Hexes entered by moves in this turn. */
  HEXES_MOVED_THIS_TURN,
  /** Damage suffered by the targets of the last ability of this action. */
  DAMAGE_DEALT,
  DAMAGE_DEALT_THIS_TURN,
  /** Targets of the last ability of this action. */
  TARGETS,
  /** Figures killed by the last ability of this action. */
  KILLS,
  /** Damage of the last ability of this action beyond what killed its targets. */
  EXCESS_DAMAGE,
  /** Things looted by the last ability of this action. */
  LOOTED,
  /** Hexes of the tiles that the last ability of this action laid, moved or destroyed. */
  TILES,
  /** On the target. */
  NEGATIVE_CONDITIONS,
  SHIELD_OF_TARGET,
  /** Allies of the acting figure adjacent to the target. */
  ALLIES_ADJACENT_TO_TARGET,
  /** Enemies of the target adjacent to it. */
  ENEMIES_ADJACENT_TO_TARGET,
  ENEMIES_ADJACENT,
  ALLIES_ADJACENT,
  /** Edges of the acting figure's hex that are walls (MAP-06). */
  WALLS_ADJACENT,
  OBSTACLES_ADJACENT,
  TRAPS_ADJACENT,
  HIT_POINTS,
  /** Hit points the acting figure lacks. */
  HIT_POINTS_LOST,
  TARGET_HIT_POINTS,
  TARGET_HIT_POINTS_LOST,
  TARGET_MAX_HIT_POINTS,
  /** Hexes from the acting figure to the target. */
  RANGE_TO_TARGET,
  /** Summons of the acting figure on the map. */
  SUMMONS,
  /** Cards in the acting character's lost pile. */
  LOST_CARDS,
  CARDS_IN_HAND,
  DISCARDED_CARDS,
  /** The number of the round. */
  ROUND,
  /** The range of the loot ability in which an item is used. */
  LOOT_RANGE,
  /** Damage that was suffered as a price in this action. */
  DAMAGE_PAID,
  /** Targets of the last ability of this action that have suffered damage by it. */
  HURT,
  /** The range of the attack, less the hexes to the target. */
  RANGE_LEFT,
  /** The shield that the target had in the last ability of this action, an attack. */
  SHIELD_MET,
  /** As printed for the level of the scenario (LVL-05, LVL-06). */
  TRAP_DAMAGE,
  HAZARD_DAMAGE,
  /** How far a counter went down as a price in this action. */
  SPENT,
  /** Slots of the lasting effect itself that are used. */
  SLOTS_PASSED,
  /** Lasting effects of the acting character whose marker is on the last slot. */
  EFFECTS_ON_LAST_SLOT,
  /** Lasting effects of the acting character that stay for good. */
  PERSISTENT_EFFECTS,
  /** Items that the acting character has used in its action. */
  ITEMS_USED;

  static final Set<Count> OF_DEEDS =
      EnumSet.of(
          HEXES_MOVED,
          HEXES_MOVED_THIS_TURN,
          DAMAGE_DEALT,
          DAMAGE_DEALT_THIS_TURN,
          TARGETS,
          KILLS,
          EXCESS_DAMAGE,
          LOOTED,
          TILES,
          DAMAGE_PAID,
          HURT,
          SHIELD_MET,
          SPENT);
}
