package haven.model;

import haven.board.SightRule;
import java.util.Arrays;
import java.util.Locale;
import java.util.function.BiFunction;

/** The policies that a table or a file may switch by name, on top of a ruleset. */
public enum Policy {
  PROXIMITY_BREAKS_FOCUS_TIES(
      "proximityBreaksFocusTies",
      "true or false",
      (rules, on) ->
          rules.withMonsters(rules.monsters().withProximityBreaksFocusTies(yesOrNo(on)))),
  JUMP_LANDING_PAYS_DIFFICULT_TERRAIN(
      "jumpLandingPaysDifficultTerrain",
      "true or false",
      (rules, on) ->
          rules.withMovement(rules.movement().withJumpLandingPaysDifficultTerrain(yesOrNo(on)))),
  /** No book but Frosthaven's prints ice; where content brings it, it is Frosthaven's (OVL-88). */
  ICY_TERRAIN("icyTerrain", "\"as in FH\"", Policy::icyTerrain),
  SIGHT(
      "sight",
      "one of " + names(SightRule.values()),
      (rules, name) ->
          rules.withTargeting(rules.targeting().withSight(constant(SightRule.class, name)))),
  /** Open points: whether the red hex that is in range may be a wall (TGT-22). */
  AREA_RANGE_HEX_MAY_BE_WALL(
      "areaRangeHexMayBeWall",
      "true or false",
      (rules, on) -> rules.withTargeting(rules.targeting().withAreaRangeHexMayBeWall(yesOrNo(on)))),
  TARGET_ORDER(
      "targetOrder",
      "one of " + names(MonsterRules.TargetOrder.values()),
      (rules, name) ->
          rules.withMonsters(
              rules.monsters().withTargetOrder(constant(MonsterRules.TargetOrder.class, name)))),
  PLANS_FOR_ALL_TARGETS(
      "plansForAllTargets",
      "true or false",
      (rules, on) -> rules.withMonsters(rules.monsters().withPlansForAllTargets(yesOrNo(on)))),
  AVOIDS_DISADVANTAGE_AHEAD(
      "avoidsDisadvantageAhead",
      "true or false",
      (rules, on) -> rules.withMonsters(rules.monsters().withAvoidsDisadvantageAhead(yesOrNo(on))));

  private final String id;
  private final String values;
  private final BiFunction<Ruleset, String, Ruleset> change;

  Policy(String id, String values, BiFunction<Ruleset, String, Ruleset> change) {
    this.id = id;
    this.values = values;
    this.change = change;
  }

  public String id() {
    return id;
  }

  public static Policy named(String id) {
    return Arrays.stream(values())
        .filter(policy -> policy.id.equals(id))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "there is no policy " + id + "; known are " + known()));
  }

  private static String known() {
    return String.join(", ", Arrays.stream(values()).map(Policy::id).toList());
  }

  public Ruleset set(Ruleset ruleset, String value) {
    try {
      return change.apply(ruleset, value);
    } catch (IllegalArgumentException refused) {
      throw new IllegalArgumentException(
          "policy " + id + " takes " + values + ", not " + value, refused);
    }
  }

  private static boolean yesOrNo(String value) {
    return switch (value) {
      case "true" -> true;
      case "false" -> false;
      default -> throw new IllegalArgumentException(value);
    };
  }

  private static Ruleset icyTerrain(Ruleset rules, String value) {
    if (!value.equals("as in FH")) {
      throw new IllegalArgumentException(value);
    }
    return rules;
  }

  private static <E extends Enum<E>> E constant(Class<E> type, String name) {
    return Enum.valueOf(type, name.replace('-', '_').toUpperCase(Locale.ROOT));
  }

  private static String names(Enum<?>[] constants) {
    return String.join(
        ", ",
        Arrays.stream(constants)
            .map(constant -> constant.name().toLowerCase(Locale.ROOT).replace('_', '-'))
            .toList());
  }
}
