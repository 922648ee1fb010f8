package haven.model;

import haven.board.SightRule;
import java.util.List;

/**
 * The rules by which one game of the family is played: a value made of policies. Code never asks
 * which game it is; it asks the policy. Variants are changes to this value.
 *
 * @param id GH, JL, FH or BB
 * @param sight how a line of sight is drawn (LOS-06)
 * @param movement moving
 * @param monsters how monsters make up their minds
 */
public record Ruleset(String id, SightRule sight, MovementRules movement, MonsterRules monsters) {

  public static final Ruleset GLOOMHAVEN =
      new Ruleset(
          "GH", SightRule.CORNER_TO_CORNER, MovementRules.GLOOMHAVEN, MonsterRules.GLOOMHAVEN);

  public static final Ruleset JAWS_OF_THE_LION =
      new Ruleset("JL", SightRule.ANY_POINT, MovementRules.GLOOMHAVEN, MonsterRules.JAWS);

  public static final Ruleset FROSTHAVEN =
      new Ruleset("FH", SightRule.ANY_POINT, MovementRules.FROSTHAVEN, MonsterRules.FROSTHAVEN);

  public static final Ruleset BUTTONS_AND_BUGS =
      new Ruleset("BB", SightRule.EVERYWHERE, MovementRules.BUTTONS, MonsterRules.BUTTONS);

  public static final List<Ruleset> ALL =
      List.of(GLOOMHAVEN, JAWS_OF_THE_LION, FROSTHAVEN, BUTTONS_AND_BUGS);

  public static Ruleset named(String id) {
    return ALL.stream()
        .filter(ruleset -> ruleset.id.equals(id))
        .findFirst()
        .orElseThrow(
            () -> new IllegalArgumentException("ruleset " + id + " is none of GH, JL, FH, BB"));
  }

  public Ruleset withSight(SightRule rule) {
    return new Ruleset(id, rule, movement, monsters);
  }

  public Ruleset withMovement(MovementRules rules) {
    return new Ruleset(id, sight, rules, monsters);
  }

  public Ruleset withMonsters(MonsterRules rules) {
    return new Ruleset(id, sight, movement, rules);
  }

  @Override
  public String toString() {
    return id;
  }
}
