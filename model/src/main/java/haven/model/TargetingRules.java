package haven.model;

import haven.board.SightRule;
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
 * @param citations where these rules are printed
 */
public record TargetingRules(
    SightRule sight,
    SightNeed sightNeed,
    Set<AbilityKind> targeted,
    boolean alliesOnlyWhereStated,
    boolean ownHexIsAdjacent,
    boolean rangeBonusMakesRanged,
    boolean areaRangeHexMayBeWall,
    Citations citations) {

  /** Which abilities need a line of sight. */
  public enum SightNeed {
    /** Whatever targets, with a range or without (LOS-07); nothing else (LOS-11). */
    TARGETED,
    /** Whatever targets, and whatever has a range (LOS-09). */
    TARGETED_OR_RANGED,
    /** Attacks, and whatever has a range (LOS-08). */
    ATTACKS_OR_RANGED
  }

  /**
   * The rules that a refusal names, where each game prints its own.
   *
   * @param sight whoever is out of sight cannot be chosen
   * @param sides friends and foes
   * @param invisible whom enemies cannot target
   * @param pattern how an area may be turned
   * @param addedTarget what one more target may be
   */
  public record Citations(
      RuleId sight, RuleId sides, RuleId invisible, RuleId pattern, RuleId addedTarget) {

    private static Citations of(
        String sight, String sides, String invisible, String pattern, String addedTarget) {
      return new Citations(
          RuleId.of(sight),
          RuleId.of(sides),
          RuleId.of(invisible),
          RuleId.of(pattern),
          RuleId.of(addedTarget));
    }
  }

  private static final Set<AbilityKind> TARGETED =
      EnumSet.of(
          AbilityKind.ATTACK,
          AbilityKind.CONDITION,
          AbilityKind.HEAL,
          AbilityKind.FORCED_MOVEMENT,
          AbilityKind.COMMAND,
          AbilityKind.TILES);

  private static final Set<AbilityKind> TARGETED_WITHOUT_TILES =
      EnumSet.of(
          AbilityKind.ATTACK,
          AbilityKind.CONDITION,
          AbilityKind.HEAL,
          AbilityKind.FORCED_MOVEMENT,
          AbilityKind.COMMAND);

  static final TargetingRules GLOOMHAVEN =
      new TargetingRules(
          SightRule.CORNER_TO_CORNER,
          SightNeed.ATTACKS_OR_RANGED,
          TARGETED,
          true,
          false,
          false,
          false,
          Citations.of("LOS-08", "TGT-12a", "TGT-30b", "TGT-18b", "TGT-28"));

  static final TargetingRules JAWS =
      new TargetingRules(
          SightRule.ANY_POINT,
          SightNeed.TARGETED_OR_RANGED,
          TARGETED,
          false,
          false,
          false,
          false,
          Citations.of("LOS-09", "TGT-12b", "TGT-30b", "TGT-18c", "TGT-28"));

  static final TargetingRules FROSTHAVEN =
      new TargetingRules(
          SightRule.ANY_POINT,
          SightNeed.TARGETED,
          TARGETED,
          false,
          true,
          true,
          false,
          Citations.of("LOS-07", "TGT-09", "TGT-30a", "TGT-18a", "TGT-27"));

  static final TargetingRules BUTTONS =
      new TargetingRules(
          SightRule.EVERYWHERE,
          SightNeed.TARGETED,
          TARGETED_WITHOUT_TILES,
          false,
          true,
          true,
          false,
          Citations.of("LOS-06c", "TGT-09", "TGT-30a", "TGT-18a", "TGT-27"));

  public TargetingRules {
    targeted = Collections.unmodifiableSet(EnumSet.copyOf(targeted));
  }

  public TargetingRules withSight(SightRule rule) {
    return new TargetingRules(
        rule,
        sightNeed,
        targeted,
        alliesOnlyWhereStated,
        ownHexIsAdjacent,
        rangeBonusMakesRanged,
        areaRangeHexMayBeWall,
        citations);
  }

  public TargetingRules withAreaRangeHexMayBeWall(boolean on) {
    return new TargetingRules(
        sight,
        sightNeed,
        targeted,
        alliesOnlyWhereStated,
        ownHexIsAdjacent,
        rangeBonusMakesRanged,
        on,
        citations);
  }
}
