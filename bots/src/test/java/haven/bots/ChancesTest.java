package haven.bots;

import static org.assertj.core.api.Assertions.assertThat;

import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.scenario.Setup;
import haven.play.scenario.Verdict;
import haven.samples.Samples;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ChancesTest {
  private static final Setup CELLAR = Samples.CELLAR_GH.setup(2);

  /** The command that finds the weights can be repeated, and nothing weighs against its meaning. */
  @Test
  void theSameGamesTeachTheSame() {
    List<Double> told = new ArrayList<>();
    String learned = new Chances(List.of(CELLAR), 3).run(5, told::add);
    assertThat(new Chances(List.of(CELLAR), 3).run(5, told::add)).isEqualTo(learned);
    assertThat(told).hasSize(2).allMatch(part -> part >= 0 && part <= 1);
    Weights weights = Weights.read(learned);
    for (Merit.Sign sign : Merit.Sign.values()) {
      assertThat(weights.of(sign.weight()) * sign.weight().usual() < 0).as(sign.name()).isFalse();
    }
  }

  /** A game that is over leaves no doubt, one that goes on does. */
  @Test
  void theChanceEndsWhereTheGameEnds() {
    Game game = Game.start(CELLAR, 4);
    Bot bot = Strength.STEADY.bot(4);
    Instinct eyes = new Instinct(Fitted.WEIGHTS);
    while (game.prompt() instanceof Prompt prompt) {
      assertThat(Merit.of(game, eyes).chance()).isStrictlyBetween(0.0, 1.0);
      game.choose(prompt.seat(), bot.decide(game.insightFor(prompt.seat()), prompt));
    }
    double chance = Merit.of(game, eyes).chance();
    assertThat(chance > 0.99).isEqualTo(game.verdict() == Verdict.COMPLETED);
    assertThat(chance < 0.01).isEqualTo(game.verdict() != Verdict.COMPLETED);
  }
}
