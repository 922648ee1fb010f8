package haven.bots;

import static org.assertj.core.api.Assertions.assertThat;

import haven.laws.Luck;
import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.samples.Samples;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class StrengthTest {
  @Test
  void aBotIsCalledByItsName() {
    assertThat(Strength.named("steady")).contains(Strength.STEADY);
    assertThat(Strength.named("random")).contains(Strength.RANDOM);
    assertThat(Strength.named("RANDOM")).isEmpty();
  }

  /** Two bots of one seed play the same game. */
  @ParameterizedTest
  @EnumSource
  void aSeedIsAGame(Strength strength) {
    assertThat(played(strength, 1)).isEqualTo(played(strength, 1)).hasSizeGreaterThan(20);
  }

  private static List<Choice> played(Strength strength, long seed) {
    Game game = Game.start(Samples.CELLAR_GH.setup(2), seed);
    Bot bot = strength.bot(seed);
    Luck order = new Luck(seed);
    List<Choice> choices = new ArrayList<>();
    int most = strength == Strength.DEEP ? 25 : Integer.MAX_VALUE; // it takes its time
    while (!game.isOver() && choices.size() < most) {
      Prompt prompt = order.prompt(game.prompts());
      Choice choice = bot.decide(game.insightFor(prompt.seat()), prompt);
      choices.add(choice);
      game.choose(prompt.seat(), choice);
    }
    return choices;
  }
}
