package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Hex;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Effect;
import haven.model.map.Formula;
import haven.model.map.MonsterSymbol;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.model.scenario.ScenarioRule;
import haven.model.scenario.ScenarioRule.Deed;
import haven.model.scenario.ScenarioRule.Moment;
import haven.model.scenario.Situation;
import haven.model.scenario.Whom;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;

/** What bosses of scenarios can that their cards do not say. */
final class BossWordsTest {
  private static final StatLine STRONG = StatLine.of(60, 0, 1, 0);
  private static final Whom BOSS = Whom.named("Boss");

  private static Arena arena(Ruleset ruleset, StatLine line, ScenarioRule... rules) {
    return Parties.of(ruleset, "B   A   g   .   .   x   .   .")
        .monster('g', "Boss", line, MonsterCard.of(30, Ability.attack(1)))
        .scenario(scenario -> scenario.with(rules));
  }

  @RulesetTest
  @Rule("SCN-15")
  void itActsOnceMoreIfThereAreEnough(Ruleset ruleset) {
    for (int number : List.of(0, 1, 2)) {
      ScenarioRule again =
          ScenarioRule.of("again", new Moment.TurnEnd(BOSS), new Deed.ActAgain(Whom.SELF))
              .when(new Situation.Present(Whom.all(Affects.ENEMIES), new Formula.Constant(number)));
      Arena arena = arena(ruleset, STRONG, again);
      Parties.finishRound(arena.start().selectFirstTwo());
      assertThat(arena.events(Event.What.ATTACKED)).hasSize(number < 2 ? 2 : 1);
    }
  }

  @RulesetTest
  @Rule("SCN-15")
  void itAppearsSomewhereElseWhenItsTurnStarts(Ruleset ruleset) {
    Hex x = arena(ruleset, STRONG).hex('x');
    Arena arena =
        arena(
            ruleset,
            STRONG,
            ScenarioRule.of(
                "gone", new Moment.TurnStart(BOSS), new Deed.Relocate(Whom.SELF, List.of(x))));
    Parties.finishRound(arena.start().selectFirstTwo());
    assertThat(arena.only("Boss").hex()).isEqualTo(x);
    assertThat(arena.events(Event.What.ATTACKED)).as("nobody is near it there").isEmpty();
  }

  @RulesetTest
  @Rule({"SCN-15", "SPN-10"})
  void itComesBackToLifeOnce(Ruleset ruleset) {
    Hex x = arena(ruleset, STRONG).hex('x');
    MonsterSymbol symbol =
        ruleset.hexes().setUp().oneOpenRoom()
            ? new MonsterSymbol.Stone("blue")
            : MonsterSymbol.of("white/white/white");
    ScenarioRule revives =
        ScenarioRule.of(
                "revival",
                new Moment.Died("Boss"),
                new Deed.Spawn("Boss", symbol, x),
                new Deed.Count("revived", 1))
            .onlyOnce();
    Arena arena = arena(ruleset, StatLine.of(3, 0, 0, 0), revives);
    arena.start().turnOf('A');
    Parties.strike(arena, arena.only("Boss"));
    assertThat(arena.all("Boss").stream().filter(boss -> !boss.isGone())).hasSize(1);
  }

  @RulesetTest
  @Rule({"SCN-15", "FRC-01"})
  void itCannotBePushedOrPulled(Ruleset ruleset) {
    for (boolean steady : List.of(true, false)) {
      StatLine line = steady ? STRONG.having(Effect.self(new Effect.Change.Unmovable())) : STRONG;
      Arena arena =
          Parties.of(
                  ruleset,
                  "B   A   g   .   .   x   .   .",
                  Arena.top(Ability.push(2, Aim.AS_USUAL)),
                  Arena.bottom(Ability.move(6)))
              .monster('g', "Boss", line);
      arena.start().turnOf('A');
      arena.choose("top 0");
      while (arena.prompt().kind() != Prompt.Kind.ACTION) {
        arena.choose(
            arena.prompt().options().stream()
                .filter(choice -> !(choice instanceof Choice.Decline))
                .findFirst()
                .orElseThrow());
      }
      assertThat(arena.events(Event.What.FORCED).isEmpty()).isEqualTo(steady);
      Hex x = arena(ruleset, STRONG).hex('x');
      Arena shoved =
          arena(
              ruleset,
              line,
              ScenarioRule.of("wind", new Moment.Start(), new Deed.Shove(2, false, x, BOSS)));
      Parties.lastUntilCards(shoved.start());
      assertThat(shoved.events(Event.What.FORCED).isEmpty()).isEqualTo(steady);
    }
  }
}
