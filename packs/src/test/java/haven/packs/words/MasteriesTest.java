package haven.packs.words;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Value;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.model.scenario.Situation;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.play.scenario.HeroResult;
import haven.play.turn.Half;
import haven.rulebook.Edition;
import haven.stage.Answers;
import haven.stage.Arena;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;

/** Masteries: what is brought off in a scenario, judged by all that happens in it. */
final class MasteriesTest {
  private static Arena keeper(Ruleset ruleset, String picture, int rounds, String... cards) {
    return Arena.trying(ruleset, MatsTest.PACK.characterClass("Tidekeeper"), picture, cards)
        .scenario(scenario -> scenario.wonBy(new Situation.Rounds(rounds)));
  }

  private static List<String> mastered(Arena arena) {
    finish(arena);
    HeroResult result = arena.game.result().heroes().getFirst();
    assertThat(arena.events(Event.What.MASTERED)).hasSize(result.masteries().size());
    return result.masteries();
  }

  private static void finish(Arena arena) {
    while (arena.game.prompt() instanceof Prompt prompt) {
      arena.choose(arena.answers.to(arena.game, prompt));
    }
  }

  private static void next(Arena arena, int leading, int second) {
    arena.endRound().select("A", leading, second).until(Prompt.Kind.ACTION, "A");
  }

  @RulesetTest(Edition.FH)
  @Rule("LVU-18")
  void inEachRound(Ruleset ruleset) {
    Arena arena =
        keeper(ruleset, "B   A   .   a", 2, "Turn of Weather", "Kindle", "Put Out").start();
    arena.play(0, Half.TOP);
    assertThat(arena.sheet('A').mat().isMet(0)).isTrue();
    assertThat(mastered(arena)).doesNotContain("Never Still");
    Arena again = keeper(ruleset, "B   A   .   a", 1, "Turn of Weather").start();
    again.play(0, Half.TOP);
    assertThat(mastered(again)).containsExactly("Never Still");
  }

  @RulesetTest(Edition.FH)
  @Rule("LVU-18")
  void inRoundsOneAfterTheOtherAndSoOften(Ruleset ruleset) {
    Arena arena =
        keeper(ruleset, "B   A   a", 4, "Kindle", "Pour Out", "Long Burn", "Overreach")
            .monsters(StatLine.of(9, 0, 0, 0))
            .start();
    arena.play(0, Half.TOP); // 3, and one more at the end of each turn
    next(arena, 2, 4); // 4
    next(arena, 5, 6); // 5 at its end
    next(arena, 3, 7);
    arena.figure('a').hitPoints(1);
    arena.perform(new Choice.Act(3, true, false));
    assertThat(arena.sheet('A').mat().shows("Glow")).isEqualTo(5);
    assertThat(mastered(arena)).contains("Full Glow");
  }

  @RulesetTest(Edition.FH)
  @Rule("LVU-18")
  void neverAndAtTheEnd(Ruleset ruleset) {
    assertThat(mastered(keeper(ruleset, "B   A   a", 1, "Put Out").start().playTop()))
        .contains("Peace");
    Arena attacks = keeper(ruleset, "B   A   a", 1, "Last Slots").start().playTop();
    assertThat(attacks.sheet('A').mat().isSpoilt(2)).isTrue();
    assertThat(mastered(attacks)).doesNotContain("Peace");
    Arena stormy = keeper(ruleset, "B   A   .   a", 1, "Turn of Weather").start().playTop();
    assertThat(mastered(stormy)).doesNotContain("Peace");
  }

  @RulesetTest(Edition.FH)
  @Rule({"END-20", "LVU-18"})
  void whatIsBroughtOffBeforeExhaustionCounts(Ruleset ruleset) {
    Arena arena =
        keeper(ruleset, "B   A   .   a", 3, "Turn of Weather")
            .monsters(MonsterCard.of(50, Ability.attack(60).at(Value.of(5))))
            .start();
    arena.play(0, Half.TOP);
    arena.answering(Answers.Policy.LITTLE).endRoundOrStay();
    assertThat(arena.figure('A').isGone()).isTrue();
    assertThat(arena.sheet('A').tally().masteries()).containsExactly("Never Still");
  }

  @RulesetTest(Edition.FH)
  @Rule("BKK-10")
  void aLostScenarioGivesNone(Ruleset ruleset) {
    Arena arena =
        Arena.trying(
                ruleset,
                MatsTest.PACK.characterClass("Tidekeeper"),
                "B   A   .   a",
                "Turn of Weather")
            .scenario(scenario -> scenario.lostBy(new Situation.Rounds(1)))
            .start();
    arena.play(0, Half.TOP);
    finish(arena);
    assertThat(arena.game.result().heroes().getFirst().masteries()).isEmpty();
  }
}
