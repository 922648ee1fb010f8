package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Consequence;
import haven.model.ability.Value;
import haven.model.map.PressurePlate;
import haven.model.map.SectionLink;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.model.rules.SetUpRules.PlateTrigger;
import haven.model.scenario.ScenarioRule;
import haven.model.scenario.ScenarioRule.Deed;
import haven.model.scenario.ScenarioRule.Moment;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import java.util.Optional;

/** Pressure plates and sections: when they act, and for whom. */
final class PlatesTest {
  private static final StatLine WEAK = StatLine.of(3, 0, 0, 0);

  private static Arena arena(Ruleset ruleset, String picture, ScenarioRule... rules) {
    return Parties.of(ruleset, picture)
        .monster('g', "Guard", WEAK)
        .scenario(scenario -> scenario.with(rules));
  }

  private static ScenarioRule tell(Moment moment, String text) {
    return ScenarioRule.of(text, moment, new Deed.Tell(text));
  }

  private static List<String> told(Arena arena) {
    return Parties.things(arena.events(Event.What.TOLD));
  }

  @RulesetTest
  @Rule({"SCN-04", "SPN-12", "SCN-05", "SCM-07", "SCM-08"})
  void aSectionIsReadAtOnceAndItsRulesApply(Ruleset ruleset) {
    Arena arena =
        arena(
            ruleset,
            "B   A   x   y   .   g",
            ScenarioRule.of(
                "ambush",
                new Moment.Section("12.1"),
                new Deed.Inflict(Consequence.gain(Condition.MUDDLE), Affects.ALLIES)));
    arena.map(map -> map.withLinks(List.of(new SectionLink(arena.hex('x'), "12.1")))).start();
    arena.turnOf('A');
    assertThat(arena.events(Event.What.SECTION)).isEmpty();
    arena.choose("bottom 1");
    arena.choose(new Choice.To(arena.hex('x')));
    assertThat(Parties.things(arena.events(Event.What.SECTION))).containsExactly("12.1");
    assertThat(arena.figure("A").has(Condition.MUDDLE)).isTrue();
    assertThat(arena.prompt().kind()).as("then the move goes on").isEqualTo(Prompt.Kind.STEP);
    arena.choose(new Choice.To(arena.hex('y')));
    arena.choose(new Choice.To(arena.hex('x')));
    assertThat(arena.events(Event.What.SECTION)).as("read once").hasSize(1);
  }

  @RulesetTest
  @Rule({"SCN-10", "OVL-27a"})
  void aPlateActsWhenACharacterEndsItsTurnOnIt(Ruleset ruleset) {
    Arena arena = arena(ruleset, "B   A   x_  y   g", tell(new Moment.Plate("click"), "click"));
    arena
        .map(
            map ->
                map.withPlates(
                    List.of(new PressurePlate(arena.hex('x'), Optional.empty(), false, "click"))))
        .start()
        .turnOf('A');
    arena.choose("bottom 1");
    arena.choose(new Choice.To(arena.hex('x')));
    arena.choose(new Choice.To(arena.hex('y')));
    assertThat(told(arena)).as("like a corridor").isEmpty();
    arena.choose(new Choice.To(arena.hex('x')));
    arena.choose("no");
    assertThat(told(arena)).isEmpty();
    arena.choose("no");
    assertThat(told(arena)).containsExactly("click");
  }

  @RulesetTest
  @Rule({"SCN-11", "OVL-27b"})
  void aPlateActsAsTheSpecialRulesSay(Ruleset ruleset) {
    for (boolean entered : List.of(true, false)) {
      Arena arena = arena(ruleset, "B   A   x_  y   g", tell(new Moment.Plate("click"), "click"));
      arena
          .map(
              map ->
                  map.withPlates(
                      List.of(
                          new PressurePlate(
                              arena.hex('x'),
                              Optional.of(entered ? PlateTrigger.ENTERED : PlateTrigger.TURN_ENDS),
                              false,
                              "click"))))
          .start()
          .turnOf('A');
      arena.choose("bottom 1");
      arena.choose(new Choice.To(arena.hex('x')));
      assertThat(told(arena)).hasSize(entered ? 1 : 0);
      arena.choose("no");
      arena.choose("no");
      assertThat(told(arena)).containsExactly("click");
    }
  }

  @RulesetTest
  @Rule({"SCN-11", "OVL-27b"})
  void aPlateForAnybodyActsWhenAMonstersTurnEndsOnIt(Ruleset ruleset) {
    for (boolean anybody : List.of(true, false)) {
      Arena arena =
          Parties.of(ruleset, "B   A   x_  .   g")
              .monster(
                  'g',
                  "Guard",
                  WEAK,
                  MonsterCard.of(5, Ability.move(2), Ability.attack(0, Aim.AS_USUAL)))
              .scenario(scenario -> scenario.with(tell(new Moment.Plate("click"), "click")));
      arena
          .map(
              map ->
                  map.withPlates(
                      List.of(
                          new PressurePlate(
                              arena.hex('x'),
                              Optional.of(PlateTrigger.TURN_ENDS),
                              anybody,
                              "click"))))
          .start()
          .turnOf('A');
      assertThat(arena.only("Guard").hex()).isEqualTo(arena.hex('x'));
      assertThat(told(arena)).hasSize(anybody ? 1 : 0);
    }
  }

  @RulesetTest
  @Rule(value = "SCN-11", in = Edition.FH)
  void whoJumpsOverAPlateSetsItOff(Ruleset ruleset) {
    Arena arena =
        Parties.of(
                ruleset,
                "B   A   x_  y   g",
                Arena.top(),
                Arena.bottom(new Ability.Move(Value.of(3), true)))
            .monster('g', "Guard", WEAK)
            .scenario(scenario -> scenario.with(tell(new Moment.Plate("click"), "click")));
    arena
        .map(
            map ->
                map.withPlates(
                    List.of(
                        new PressurePlate(
                            arena.hex('x'), Optional.of(PlateTrigger.ENTERED), false, "click"))))
        .start()
        .turnOf('A');
    Parties.walk(arena, "xy");
    assertThat(told(arena)).containsExactly("click");
  }
}
