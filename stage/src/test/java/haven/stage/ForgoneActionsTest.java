package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Hex;
import haven.model.Ruleset;
import haven.model.ability.Affects;
import haven.model.ability.Consequence;
import haven.model.ability.Value;
import haven.model.monster.StatLine;
import haven.model.scenario.ScenarioRule;
import haven.model.scenario.ScenarioRule.Deed;
import haven.model.scenario.ScenarioRule.Moment;
import haven.model.scenario.Whom;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;

/** Characters who forgo an action for what a special rule offers. */
final class ForgoneActionsTest {
  private static Arena arena(Ruleset ruleset, Moment.Forgone.Action action, Whom by) {
    ScenarioRule lever =
        ScenarioRule.of(
                "lever",
                new Moment.Forgone(action, by),
                new Deed.Inflict(new Consequence.Xp(Value.of(1)), Whom.SELF))
            .onlyOnce();
    return Parties.of(ruleset, "B   A   x   .   g")
        .monster('g', "Guard", StatLine.of(60, 0, 0, 0))
        .scenario(scenario -> scenario.with(lever));
  }

  private static List<Choice> offered(Arena arena) {
    return arena.prompt().options().stream().filter(Choice.Forgo.class::isInstance).toList();
  }

  @RulesetTest
  @Rule("SCN-15")
  void anActionIsGivenUpForARule(Ruleset ruleset) {
    Whom heroes = Whom.all(Affects.ALLIES);
    Arena arena = arena(ruleset, Moment.Forgone.Action.ANY, heroes).start().turnOf('A');
    assertThat(offered(arena))
        .containsExactly(new Choice.Forgo(0, true), new Choice.Forgo(0, false));
    assertThat(arena.events(Event.What.XP)).isEmpty();
    arena.choose(new Choice.Forgo(0, true));
    assertThat(arena.events(Event.What.XP)).hasSize(1);
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.ACTION);
    assertThat(arena.prompt().options())
        .as("the top action is gone, the bottom one is still to come")
        .noneMatch(choice -> choice instanceof Choice.Act act && act.top())
        .anyMatch(choice -> choice instanceof Choice.Act act && !act.top());
    assertThat(offered(arena)).as("once").isEmpty();
    Parties.walk(arena, "x");
    Parties.finishRound(arena);
    assertThat(Integer.bitCount(arena.game.state().hero(0).cards().discards()))
        .as("both cards are discarded")
        .isPositive();
  }

  @RulesetTest
  @Rule("SCN-15")
  void onlyTheActionThatIsNamedAndOnlyThere(Ruleset ruleset) {
    Whom heroes = Whom.all(Affects.ALLIES);
    Arena top = arena(ruleset, Moment.Forgone.Action.TOP, heroes).start().turnOf('A');
    assertThat(offered(top)).containsExactly(new Choice.Forgo(0, true));
    Hex x = top.hex('x');
    Arena there = arena(ruleset, Moment.Forgone.Action.TOP, heroes.on(x)).start().turnOf('A');
    assertThat(offered(there)).isEmpty();
    Parties.walk(there, "x");
    assertThat(offered(there)).containsExactly(new Choice.Forgo(0, true));
    Arena bottom = arena(ruleset, Moment.Forgone.Action.BOTTOM, heroes.on(x)).start().turnOf('A');
    Parties.walk(bottom, "x");
    assertThat(offered(bottom)).as("the bottom action has been performed").isEmpty();
  }
}
