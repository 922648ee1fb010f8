package haven.bots;

import static org.assertj.core.api.Assertions.assertThat;

import haven.content.pack.PackFiles;
import haven.content.pack.Packs;
import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.scenario.Enrolment;
import haven.play.scenario.Sheet;
import haven.play.view.Insight;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What somebody has answered is compared with what steady would have answered. */
class WeighingTest {
  private static final int LOOKED_AT = 120;

  private static Game barrow(long seed) {
    List<Sheet> sheets = List.of(Sheet.of("Brute", 1), Sheet.of("Spellweaver", 1));
    return Game.start(
        Enrolment.of(Packs.read(PackFiles.of(Path.of("../packs/gh"))).orRefuse(), "1", sheets)
            .setup(),
        seed);
  }

  @Test
  void whatWasChosenIsAmongThemAndTheBestIsFirst() {
    Game game = barrow(1);
    Bot any = Strength.RANDOM.bot(1);
    int judged = 0;
    for (int i = 0; i < LOOKED_AT && game.prompt() instanceof Prompt prompt; i++) {
      Insight insight = game.insightFor(prompt.seat());
      Choice chosen = any.decide(insight, prompt);
      List<Weighed> all = Strength.STEADY.bot(i).weigh(insight, prompt, chosen);
      if (!all.isEmpty()) {
        judged++;
        assertThat(all).extracting(Weighed::choice).contains(chosen).doesNotHaveDuplicates();
        assertThat(all).isSortedAccordingTo(Comparator.comparingDouble(Weighed::chance).reversed());
        assertThat(all).allMatch(one -> one.chance() >= 0 && one.chance() <= 1);
      }
      game.choose(prompt.seat(), chosen);
    }
    assertThat(judged).isGreaterThan(LOOKED_AT / 4);
  }

  @Test
  void theSameQuestionIsWeighedTheSame() {
    Game game = barrow(2);
    Bot bot = Strength.STEADY.bot(2);
    while (game.prompt() instanceof Prompt prompt && prompt.kind() != Prompt.Kind.ACTION) {
      game.choose(prompt.seat(), bot.decide(game.insightFor(prompt.seat()), prompt));
    }
    Prompt prompt = game.prompts().getFirst();
    Insight insight = game.insightFor(prompt.seat());
    Choice last = prompt.options().getLast();
    List<Weighed> weighed = bot.weigh(insight, prompt, last);
    assertThat(bot.weigh(insight, prompt, last)).isEqualTo(weighed);
    assertThat(weighed.getFirst().chance()).isStrictlyBetween(0.0, 1.0);
  }
}
