package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Check;
import haven.model.card.CardAction;
import haven.model.monster.StatLine;
import haven.play.engine.Prompt;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;

/** A command counts as performed once it is obeyed. */
final class ObeyedCommandTest {
  /** A grants B a move; if that is done, A heals itself. The card is lost if anything is done. */
  private static Arena granted(Ruleset ruleset) {
    CardAction action =
        CardAction.of(
                new Ability.Grant(Aim.AS_USUAL.range(5), List.of(Ability.move(1))),
                new Ability.When(
                    List.of(Check.Fact.DID), List.of(Ability.heal(2, Aim.SELF)), List.of()))
            .losing();
    Arena arena =
        Arena.in(ruleset, "A   .   B   x   .   g")
            .hero('A', Arena.card("Zero", 20, action, CardAction.of()))
            .hero('B')
            .monster('g', "Guard", StatLine.of(10, 0, 0, 0))
            .start()
            .turnOf('A');
    arena.figure("A").hitPoints(5);
    arena.choose("top 0");
    arena.choose(arena.at(arena.figure("B")));
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.PERFORM);
    return arena;
  }

  private static boolean isLost(Arena arena) {
    return (arena.sheet('A').cards().lost() & 1) != 0;
  }

  private static void assertNothingDone(Arena arena) {
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.ACTION);
    assertThat(arena.figure("A").hitPoints()).isEqualTo(5);
    assertThat(isLost(arena)).isFalse();
  }

  @RulesetTest
  @Rule(
      value = {"ABL-13", "ABL-20"},
      in = {Edition.GH, Edition.JL, Edition.FH})
  void aGrantThatIsDeclinedIsNotPerformed(Ruleset ruleset) {
    Arena refused = granted(ruleset);
    refused.choose("no");
    assertNothingDone(refused);
    Arena idle = granted(ruleset);
    idle.choose("yes");
    idle.choose("no");
    assertNothingDone(idle);
  }

  @RulesetTest
  @Rule(
      value = {"ABL-13", "ABL-20"},
      in = {Edition.GH, Edition.JL, Edition.FH})
  void aGrantThatIsObeyedIsPerformed(Ruleset ruleset) {
    Arena arena = granted(ruleset);
    arena.choose("yes");
    arena.walk('x');
    arena.chooseIfOffered(arena.at(arena.figure("A")));
    assertThat(arena.figure("A").hitPoints()).isEqualTo(7);
    arena.until(Prompt.Kind.ACTION);
    assertThat(isLost(arena)).isTrue();
  }
}
