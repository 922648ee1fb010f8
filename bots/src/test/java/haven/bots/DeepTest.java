package haven.bots;

import static org.assertj.core.api.Assertions.assertThat;

import haven.content.pack.PackFiles;
import haven.content.pack.Packs;
import haven.laws.Laws;
import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.scenario.Enrolment;
import haven.play.scenario.Sheet;
import haven.play.view.Insight;
import haven.samples.Samples;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DeepTest {
  private static Game barrow(long seed) {
    List<Sheet> sheets = List.of(Sheet.of("Brute", 1), Sheet.of("Cragheart", 1));
    return Game.start(
        Enrolment.of(Packs.read(PackFiles.of(Path.of("../packs/gh"))).orRefuse(), "1", sheets)
            .setup(),
        seed);
  }

  private static Game untilSomebodyActs(long seed) {
    Game game = barrow(seed);
    Steady steady = new Steady(seed);
    while (game.prompts().getFirst().kind() != Prompt.Kind.ACTION) {
      Prompt prompt = game.prompts().getFirst();
      game.choose(prompt.seat(), steady.decide(game.insightFor(prompt.seat()), prompt));
    }
    return game;
  }

  /** Two who inquire apart know together what one knows who has tried it all. */
  @Test
  void inquiriesAddUp() {
    Game game = untilSomebodyActs(2);
    Prompt prompt = game.prompts().getFirst();
    Insight insight = game.insightFor(prompt.seat());
    Rehearsals one = inquiry(insight, prompt);
    Rehearsals other = inquiry(insight, prompt);
    Rehearsals both = inquiry(insight, prompt);
    for (int number = 0; number < 6; number++) {
      (number % 2 == 0 ? one : other).ask(number % 3, number);
      both.ask(number % 3, number);
    }
    one.merge(other);
    assertThat(one.games()).isEqualTo(6);
    assertThat(one.sorted(List.of(0, 1, 2))).isEqualTo(both.sorted(List.of(0, 1, 2)));
  }

  private static Rehearsals inquiry(Insight insight, Prompt prompt) {
    List<Steady.Tried> tried = new Steady(2).tried(insight, prompt);
    return new Rehearsals(insight, prompt, Fitted.WEIGHTS, 2, tried, 6);
  }

  private static void together(List<Runnable> work) {
    work.parallelStream().forEach(Runnable::run);
  }

  /** However many work at it, the answer is the same. */
  @Test
  void threadsMakeNoDifference() {
    Game game = untilSomebodyActs(3);
    Prompt prompt = game.prompts().getFirst();
    Insight insight = game.insightFor(prompt.seat());
    Bot alone = new Deep(3, Fitted.WEIGHTS, 24, 1, DeepTest::together, () -> false);
    Bot both = new Deep(3, Fitted.WEIGHTS, 24, 2, DeepTest::together, () -> false);
    assertThat(both.consider(insight, prompt)).isEqualTo(alone.consider(insight, prompt));
  }

  /** It has an answer whenever it must have one. */
  @Test
  void itAnswersAtAnyTime() {
    Game game = barrow(2);
    Bot hurried = Strength.DEEP.answering(2, 1, DeepTest::together, () -> true);
    for (int i = 0; i < 12; i++) {
      Prompt prompt = game.prompts().getFirst();
      Choice choice = hurried.decide(game.insightFor(prompt.seat()), prompt);
      assertThat(prompt.options()).contains(choice);
      game.choose(prompt.seat(), choice);
    }
  }

  /** Games of somebody who knows what it does get where random ones do not: the laws hold there. */
  @Test
  void theLawsHoldWhereSteadyPlays() {
    for (long seed = 1; seed <= 4; seed++) {
      assertThat(
              Laws.check(seed, List.of(Samples.values()), Optional.of(Strength.STEADY.bot(seed)))
                  .decisions())
          .isPositive();
    }
  }
}
