package haven.samples;

import static org.assertj.core.api.Assertions.assertThat;

import haven.play.engine.Dice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whole games by players who choose at random. */
final class RandomGamesTest {
  private static final int MANY_DECISIONS = 20_000;

  @ParameterizedTest
  @EnumSource
  void everyGameEnds(Samples sample) {
    for (long seed = 0; seed < 40; seed++) {
      Game game = Game.start(sample.setup(sample.most()), seed);
      Dice dice = Dice.of(seed + 1);
      int decisions = 0;
      while (game.prompt() instanceof Prompt prompt) {
        Dice.Roll roll = dice.below(prompt.options().size());
        dice = roll.next();
        try {
          game.choose(prompt.seat(), prompt.options().get(roll.value()));
        } catch (RuntimeException failed) {
          throw new AssertionError(
              "seed " + seed + " decision " + decisions + " " + prompt + "\n" + game.state(),
              failed);
        }
        decisions++;
        assertThat(decisions).as("seed %d", seed).isLessThan(MANY_DECISIONS);
      }
      assertThat(game.isOver()).isTrue();
    }
  }
}
