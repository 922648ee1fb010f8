package haven.model;

import haven.board.SightRule;
import haven.model.rules.MonsterRules.TargetOrder;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.BiConsumer;
import java.util.function.Function;

/**
 * A reading of the rules that a table or a file may switch by name, on top of a ruleset. What the
 * catalogue decided where books are silent or contradict each other is among them, with the row or
 * decision it comes from.
 */
public enum Policy {
  PROXIMITY_BREAKS_FOCUS_TIES(
      "proximityBreaksFocusTies",
      "FOC-08 to FOC-10",
      "range from the present hex comes before initiative when a monster chooses its focus",
      flag(
          rules -> rules.monsters().proximityBreaksFocusTies(),
          (it, on) -> it.monsters.proximityBreaksFocusTies = on)),
  JUMP_LANDING_PAYS_DIFFICULT_TERRAIN(
      "jumpLandingPaysDifficultTerrain",
      "D-03",
      "the last hex of a jump costs 2 if it is difficult terrain",
      flag(
          rules -> rules.movement().jumpLandingPaysDifficultTerrain(),
          (it, on) -> it.movement.jumpLandingPaysDifficultTerrain = on)),
  /** A statement of files with positions: there is one reading, and nothing to switch. */
  ICE_AS_IN_FROSTHAVEN(
      "icyTerrain",
      "OVL-88",
      "icy terrain that content brings into another game is Frosthaven's",
      new Switch(List.of("as in FH"), rules -> "as in FH", (it, value) -> {})),
  SIGHT(
      "sight",
      "D-12",
      "how a line of sight is drawn",
      oneOf(
          SightRule.class,
          rules -> rules.targeting().sight(),
          (it, rule) -> it.targeting.sight = rule)),
  AREA_RANGE_HEX_MAY_BE_WALL(
      "areaRangeHexMayBeWall",
      "TGT-22",
      "the red hex of an area that is within range may lie in a wall",
      flag(
          rules -> rules.targeting().areaRangeHexMayBeWall(),
          (it, on) -> it.targeting.areaRangeHexMayBeWall = on)),
  TARGET_ORDER(
      "targetOrder",
      "decision 12, DSC-09",
      "whether a monster with several targets first avoids disadvantage against its focus, or first"
          + " wants most targets",
      oneOf(
          TargetOrder.class,
          rules -> rules.monsters().targetOrder(),
          (it, order) -> it.monsters.targetOrder = order)),
  PLANS_FOR_ALL_TARGETS(
      "plansForAllTargets",
      "decision 12, DSC-18",
      "a monster that cannot attack this turn heads for the hex with most targets",
      flag(
          rules -> rules.monsters().plansForAllTargets(),
          (it, on) -> it.monsters.plansForAllTargets = on)),
  AVOIDS_DISADVANTAGE_AHEAD(
      "avoidsDisadvantageAhead",
      "decision 12, DSC-19",
      "a monster that cannot attack this turn already heads for a hex without disadvantage",
      flag(
          rules -> rules.monsters().avoidsDisadvantageAhead(),
          (it, on) -> it.monsters.avoidsDisadvantageAhead = on));

  /** The values that it takes, as they are written, and how one is found and set. */
  private record Switch(
      List<String> values, Function<Ruleset, String> get, BiConsumer<Ruleset.Draft, String> set) {}

  private final String id;
  private final String origin;
  private final String meaning;
  private final Switch control;

  Policy(String id, String origin, String meaning, Switch control) {
    this.id = id;
    this.origin = origin;
    this.meaning = meaning;
    this.control = control;
  }

  public String id() {
    return id;
  }

  /** The rows, discrepancies or decisions of the catalogue that it is about. */
  public String origin() {
    return origin;
  }

  /** What holds if it is on, or what it chooses. */
  public String meaning() {
    return meaning;
  }

  /** What it may be set to. */
  public List<String> choices() {
    return control.values;
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

  /** How a ruleset has it. */
  public String of(Ruleset ruleset) {
    return control.get.apply(ruleset);
  }

  public Ruleset set(Ruleset ruleset, String value) {
    if (!control.values.contains(value)) {
      String known = String.join("\" or \"", control.values);
      throw new IllegalArgumentException("policy " + id + " takes \"" + known + "\", not " + value);
    }
    return ruleset.but(it -> control.set.accept(it, value));
  }

  private static Switch flag(
      Function<Ruleset, Boolean> get, BiConsumer<Ruleset.Draft, Boolean> set) {
    return new Switch(
        List.of("true", "false"),
        rules -> get.apply(rules) ? "true" : "false",
        (it, value) -> set.accept(it, value.equals("true")));
  }

  private static <E extends Enum<E>> Switch oneOf(
      Class<E> type, Function<Ruleset, E> get, BiConsumer<Ruleset.Draft, E> set) {
    return new Switch(
        Arrays.stream(type.getEnumConstants()).map(Policy::written).toList(),
        rules -> written(get.apply(rules)),
        (it, value) ->
            set.accept(it, Enum.valueOf(type, value.replace('-', '_').toUpperCase(Locale.ROOT))));
  }

  private static String written(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
