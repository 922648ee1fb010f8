package haven.model.rules;

import haven.board.SightRule;
import haven.model.AbilityKind;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * Where the games differ about choosing targets.
 *
 * @param sight how a line of sight is drawn (LOS-06)
 * @param sightNeed which abilities need one (LOS-07 to LOS-11)
 * @param targeted the kinds of abilities that target (TGT-05); all others just happen
 * @param alliesOnlyWhereStated whether a positive ability reaches allies only if it says so
 *     (TGT-12a) or wherever it is not for the acting figure alone (TGT-09, TGT-12b)
 * @param ownHexIsAdjacent whether a figure's own hex counts as adjacent when it chooses targets
 *     (MAP-10)
 * @param rangeBonusMakesRanged whether added range turns a melee attack into a ranged one (TGT-17)
 * @param areaRangeHexMayBeWall whether a wall hex may be the red hex that is in range (TGT-22 says
 *     no; a variant)
 * @param positiveReachesSelf whether a positive ability for allies is for the acting figure too
 *     (D-08)
 * @param areasMayBeMirrored whether an area is mirrored as well as turned (D-06)
 */
public record TargetingRules(
    SightRule sight,
    SightNeed sightNeed,
    Set<AbilityKind> targeted,
    boolean alliesOnlyWhereStated,
    boolean ownHexIsAdjacent,
    boolean rangeBonusMakesRanged,
    boolean areaRangeHexMayBeWall,
    boolean positiveReachesSelf,
    boolean areasMayBeMirrored) {

  /** Which abilities need a line of sight. */
  public enum SightNeed {
    /** Whatever targets, with a range or without (LOS-07); nothing else (LOS-11). */
    TARGETED,
    /** Whatever targets, and whatever has a range (LOS-09). */
    TARGETED_OR_RANGED,
    /** Attacks, and whatever has a range (LOS-08). */
    ATTACKS_OR_RANGED
  }

  public TargetingRules {
    targeted = Collections.unmodifiableSet(EnumSet.copyOf(targeted));
  }

  /** Gloomhaven's rules, until somebody says otherwise. */
  public static final class Draft {
    public SightRule sight = SightRule.CORNER_TO_CORNER; // LOS-06a
    public SightNeed sightNeed = SightNeed.ATTACKS_OR_RANGED; // LOS-08

    /** TGT-05. */
    public Set<AbilityKind> targeted =
        EnumSet.of(
            AbilityKind.ATTACK,
            AbilityKind.CONDITION,
            AbilityKind.HEAL,
            AbilityKind.FORCED_MOVEMENT,
            AbilityKind.COMMAND,
            AbilityKind.TILES);

    public boolean alliesOnlyWhereStated = true; // TGT-12a
    public boolean ownHexIsAdjacent = false;
    public boolean rangeBonusMakesRanged = false;
    public boolean areaRangeHexMayBeWall = false; // TGT-22
    public boolean positiveReachesSelf = true; // TGT-12a
    public boolean areasMayBeMirrored = true; // TGT-18

    public Draft() {}

    public Draft(TargetingRules like) {
      sight = like.sight;
      sightNeed = like.sightNeed;
      targeted = like.targeted;
      alliesOnlyWhereStated = like.alliesOnlyWhereStated;
      ownHexIsAdjacent = like.ownHexIsAdjacent;
      rangeBonusMakesRanged = like.rangeBonusMakesRanged;
      areaRangeHexMayBeWall = like.areaRangeHexMayBeWall;
      positiveReachesSelf = like.positiveReachesSelf;
      areasMayBeMirrored = like.areasMayBeMirrored;
    }

    public TargetingRules done() {
      return new TargetingRules(
          sight,
          sightNeed,
          targeted,
          alliesOnlyWhereStated,
          ownHexIsAdjacent,
          rangeBonusMakesRanged,
          areaRangeHexMayBeWall,
          positiveReachesSelf,
          areasMayBeMirrored);
    }
  }
}
