package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Hex;
import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Consequence;
import haven.model.ability.Effect;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.map.Formula;
import haven.model.map.MonsterSymbol;
import haven.model.map.Rank;
import haven.model.monster.MonsterCard;
import haven.model.monster.MonsterType;
import haven.model.monster.StatLine;
import haven.model.scenario.Particulars;
import haven.model.scenario.Scenario;
import haven.model.scenario.ScenarioRule;
import haven.model.scenario.ScenarioRule.Deed;
import haven.model.scenario.ScenarioRule.Moment;
import haven.model.scenario.Situation;
import haven.model.scenario.Standing;
import haven.model.scenario.Whom;
import haven.play.engine.Event;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Special rules that work as long as something holds, levels of types, numbers that spawn. */
final class StandingRulesTest {
  private static final Whom GUARDS = Whom.named("Guard");
  private static final Situation RUNG = new Situation.Counted("bell", 1);

  private static Arena arena(Ruleset ruleset, Standing... standing) {
    return Parties.of(ruleset, "B   A   g   .   .   .   .")
        .monster('g', "Guard", StatLine.of(60, 0, 2, 0))
        .scenario(scenario -> scenario.with(new Particulars(List.of(standing), Map.of())));
  }

  private static Standing have(Situation condition, Whom whom, Effect.Change... changes) {
    List<Effect> effects = List.of(changes).stream().map(change -> Effect.self(change)).toList();
    return new Standing("rule", List.of(condition), whom, effects, false);
  }

  /** Hit points that the guard has lost by A's blow of 50. */
  private static int lost(Arena arena) {
    arena.start().turnOf('A');
    Parties.strike(arena, arena.only("Guard"));
    return 60 - arena.only("Guard").hitPoints();
  }

  private static Arena rung(Arena arena) {
    return arena.scenario(
        scenario ->
            scenario.with(ScenarioRule.of("bell", new Moment.Start(), new Deed.Count("bell", 1))));
  }

  @RulesetTest
  @Rule({"SCN-15", "SHD-02"})
  void anEffectLastsAsLongAsItsConditionHolds(Ruleset ruleset) {
    Standing shield = have(RUNG, GUARDS, new Effect.Change.Shield(Value.of(7)));
    int without = lost(arena(ruleset));
    assertThat(lost(arena(ruleset, shield))).as("the bell has not rung").isEqualTo(without);
    assertThat(lost(rung(arena(ruleset, shield)))).isEqualTo(without - 7);
    Standing other = have(RUNG, Whom.all(Affects.ALLIES), new Effect.Change.Shield(Value.of(7)));
    assertThat(lost(rung(arena(ruleset, other)))).as("of somebody else").isEqualTo(without);
    Standing stops = have(new Situation.Not(RUNG), GUARDS, new Effect.Change.Shield(Value.of(7)));
    assertThat(lost(rung(arena(ruleset, stops)))).isEqualTo(without);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  @Rule("SCN-15")
  void someTakeTheirTurnsAgainstTheirOwnSide(Ruleset ruleset) {
    Effect.Change turned = new Effect.Change.Turncoat(Effect.Mind.OWN);
    for (Whom whom : List.of(GUARDS, Whom.all(Affects.ENEMIES))) {
      Arena arena =
          Parties.of(ruleset, "B   A   g   k   .   .   .")
              .monster(
                  'g',
                  "Guard",
                  StatLine.of(60, 0, 2, 0),
                  MonsterCard.of(50, Ability.Attack.of(Value.STAT)))
              .monster('k', "Knave", StatLine.of(60, 0, 2, 0), MonsterCard.of(60))
              .scenario(
                  scenario ->
                      scenario.with(new Particulars(List.of(have(RUNG, whom, turned)), Map.of())));
      rung(arena).start().turnOf('A').remember();
      arena.untilTurnEnds(arena.only("Guard"));
      assertThat(arena.only("Knave").hitPoints()).isEqualTo(60 - 2);
      assertThat(arena.lost(arena.figure("A"))).isZero();
    }
  }

  @RulesetTest
  @Rule("SCN-15")
  void everyKindOfEffectThatCanBeHadWorks(Ruleset ruleset) {
    int usual = lost(arena(ruleset));
    Whom heroes = Whom.all(Affects.ALLIES);
    Situation always = new Situation.Not(RUNG);
    List<Rider> more = List.of(new Rider.Plus(Value.of(3)));
    assertThat(lost(arena(ruleset, have(always, heroes, new Effect.Change.Attacks(more)))))
        .isEqualTo(usual + 3);
    assertThat(lost(arena(ruleset, have(always, heroes, new Effect.Change.AttackAbilities(more)))))
        .isEqualTo(usual + 3);
    assertThat(lost(arena(ruleset, have(always, GUARDS, new Effect.Change.Attacked(more)))))
        .isEqualTo(usual + 3);
    Arena struck =
        arena(
            ruleset, have(always, GUARDS, new Effect.Change.Retaliate(Value.of(4), 1, List.of())));
    lost(struck);
    assertThat(struck.events(Event.What.RETALIATES)).hasSize(1);
    Arena immune =
        arena(ruleset, have(always, GUARDS, new Effect.Change.Immune(Set.of(Condition.POISON))));
    immune.scenario(
        scenario ->
            scenario.with(
                ScenarioRule.of(
                    "gas",
                    new Moment.Start(),
                    new Deed.Inflict(Consequence.gain(Condition.POISON), Affects.FIGURES))));
    immune.start();
    assertThat(immune.only("Guard").has(Condition.POISON)).isFalse();
    assertThat(immune.figure("A").has(Condition.POISON)).isTrue();
    Arena performs =
        arena(
            ruleset,
            have(
                always,
                heroes,
                new Effect.Change.Performs(Effect.Moment.START_OF_TURN, List.of(Ability.xp(2)))));
    performs.start().turnOf('A');
    assertThat(performs.events(Event.What.XP)).isNotEmpty();
  }

  @RulesetTest
  @Rule("SCN-15")
  void aTypeThatRestsDoesNothing(Ruleset ruleset) {
    for (boolean awake : List.of(true, false)) {
      Standing asleep =
          new Standing("asleep", List.of(new Situation.Not(RUNG)), GUARDS, List.of(), true);
      Arena arena =
          Parties.of(ruleset, "B   A   g   .   .   .   .")
              .monster(
                  'g', "Guard", StatLine.of(60, 0, 2, 0), MonsterCard.of(30, Ability.attack(2)))
              .scenario(scenario -> scenario.with(new Particulars(List.of(asleep), Map.of())));
      if (awake) {
        rung(arena);
      }
      Parties.finishRound(arena.start().selectFirstTwo());
      assertThat(arena.events(Event.What.ATTACKED).isEmpty()).isEqualTo(!awake);
    }
  }

  @RulesetTest
  @Rule({"SCN-15", "LVL-03"})
  void aTypeMayHaveAnotherLevel(Ruleset ruleset) {
    if (!Parties.isForTwo(ruleset)) {
      return; // monsters have no levels there
    }
    for (String by : List.of("0", "C - 1", "9")) {
      Arena arena =
          Parties.of(ruleset, "B   A   g   .   .").monster('g', "Guard", StatLine.of(5, 0, 0, 0));
      arena.scenario(
          scenario -> {
            List<Map<Rank, StatLine>> lines = new ArrayList<>();
            for (int level = 0; level < 8; level++) {
              lines.add(Map.of(Rank.NORMAL, StatLine.of(10 + level, 0, 0, 0)));
            }
            MonsterType old = scenario.monster("Guard");
            MonsterType guard =
                new MonsterType(old.name(), old.deck(), old.standees(), false, lines);
            return withMonster(scenario, guard)
                .with(new Particulars(List.of(), Map.of("Guard", Formula.of(by))));
          });
      arena.start();
      int usual = arena.game.state().setup().scenarioLevel().monsterLevel();
      int level = Math.min(7, usual + Formula.of(by).value(arena.game.state().terms()));
      assertThat(arena.only("Guard").hitPoints()).isEqualTo(10 + level);
    }
  }

  private static Scenario withMonster(Scenario old, MonsterType type) {
    return new Scenario(
        old.name(),
        old.map(),
        List.of(type),
        old.decks(),
        old.allies(),
        old.alliedTypes(),
        old.goal(),
        old.losses(),
        old.rules(),
        old.loot(),
        old.rewards(),
        old.battleGoals(),
        old.level());
  }

  @RulesetTest
  @Rule({"SCN-15", "SPN-10"})
  void asManySpawnAsTheFormulaSays(Ruleset ruleset) {
    Arena arena = arena(ruleset);
    Hex hex = arena.hex('g');
    MonsterSymbol symbol =
        ruleset.hexes().setUp().oneOpenRoom()
            ? new MonsterSymbol.Stone("blue")
            : MonsterSymbol.of("white/white/white");
    arena.scenario(
        scenario ->
            scenario.with(
                ScenarioRule.of(
                    "more",
                    new Moment.RoundEnd(1),
                    new Deed.Spawn("Guard", symbol, hex, Formula.of("C + 1")))));
    Parties.finishRound(arena.start().selectFirstTwo());
    int characters = Parties.isForTwo(ruleset) ? 2 : 1;
    assertThat(arena.all("Guard")).hasSize(1 + characters + 1);
  }
}
