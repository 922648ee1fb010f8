package haven.samples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import haven.laws.RandomGame;
import haven.play.Refused;
import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.record.OpenChoices;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What came out cannot be forgotten: the others must agree to take it back. */
final class TakingBackTest {
  private Game game;
  private int asker;
  private List<Prompt> before;

  /**
   * The last cards are chosen, by which the monsters' cards came out; whoever chose wants them
   * back.
   */
  @BeforeEach
  void ask() {
    RandomGame random = new RandomGame(Samples.CELLAR_GH, 2, 4);
    game = random.game();
    while (game.prompts().size() != 1
        || Objects.requireNonNull(game.prompt()).kind() != Prompt.Kind.CARDS) {
      random.step();
    }
    asker = Objects.requireNonNull(game.prompt()).seat();
    random.step();
    before = game.prompts();
    game.choose(asker, new Choice.Undo());
  }

  @Test
  void theOthersAreAsked() {
    assertThat(game.prompts()).extracting(Prompt::kind).containsOnly(Prompt.Kind.UNDO);
    assertThat(game.prompts()).extracting(Prompt::seat).containsExactly(1 - asker);
    assertThatThrownBy(() -> game.choose(asker, new Choice.Accept())).isInstanceOf(Refused.class);
    game.choose(1 - asker, new Choice.Accept());
    assertThat(game.prompts()).extracting(Prompt::kind).contains(Prompt.Kind.CARDS);
  }

  @Test
  void aNoLetsItStand() {
    game.choose(1 - asker, new Choice.Decline());
    assertThat(game.prompts()).isEqualTo(before);
  }

  @Test
  void whoeverAskedMayThinkBetterOfIt() {
    game.choose(asker, OpenChoices.named(game, asker, "no"));
    assertThat(game.prompts()).isEqualTo(before);
  }
}
