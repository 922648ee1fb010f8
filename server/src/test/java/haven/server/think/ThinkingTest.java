package haven.server.think;

import static org.assertj.core.api.Assertions.assertThat;

import haven.bots.Bot;
import haven.bots.Decision;
import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.samples.Samples;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** An automatic player that has no answer holds nobody up. */
class ThinkingTest {
  private static final Logger LOG = Logger.getLogger(Thinking.class.getName());

  private final Game game = Game.start(Samples.CELLAR_GH.setup(2), 1);
  private final Prompt prompt = game.prompts().getFirst();
  private final List<LogRecord> logged = new ArrayList<>();
  private final Handler ear =
      new Handler() {
        @Override
        public void publish(LogRecord said) {
          logged.add(said);
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
      };

  @BeforeEach
  void listen() {
    LOG.addHandler(ear);
    LOG.setUseParentHandlers(false);
  }

  @AfterEach
  void hearNoMore() {
    LOG.removeHandler(ear);
    LOG.setUseParentHandlers(true);
  }

  private void isPlayedByAnother(Bot bot, Duration limit) {
    try (Thinking thinking = new Thinking(new Brains("odd", bot), limit)) {
      for (int i = 0; i < 3; i++) {
        Choice choice = thinking.answer(Optional.of("odd"), game.insightFor(prompt.seat()), prompt);
        assertThat(prompt.options()).contains(choice);
      }
    }
    assertThat(logged).as("said once").hasSize(1);
    assertThat(logged.getFirst().getMessage()).contains("odd");
  }

  @Test
  void oneThatFailsIsPlayedByThePlainest() {
    isPlayedByAnother(
        (_, _) -> {
          throw new IllegalStateException("lost");
        },
        Duration.ofSeconds(20));
  }

  @Test
  void oneThatTakesTooLongIsPlayedByThePlainest() {
    CountDownLatch never = new CountDownLatch(1);
    isPlayedByAnother(
        (_, _) -> {
          try {
            never.await();
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
          }
          return new Decision(new Choice.Later(), List.of());
        },
        Duration.ofMillis(50));
  }

  @Test
  void oneThatAnswersWhatIsNotOfferedIsPlayedByThePlainest() {
    isPlayedByAnother(
        (_, _) -> new Decision(new Choice.Cards(98, 99), List.of()), Duration.ofSeconds(20));
  }

  @Test
  void eachIsAskedByItsName() {
    Bot first = (_, asked) -> new Decision(asked.options().getFirst(), List.of());
    Bot last = (_, asked) -> new Decision(asked.options().getLast(), List.of());
    Brains brains =
        new Brains(new LinkedHashMap<>(Map.of("first", _ -> first, "last", _ -> last)), "first");
    try (Thinking thinking = new Thinking(brains)) {
      assertThat(thinking.answer(Optional.of("last"), game.insightFor(prompt.seat()), prompt))
          .isEqualTo(prompt.options().getLast());
      assertThat(thinking.answer(Optional.empty(), game.insightFor(prompt.seat()), prompt))
          .isEqualTo(prompt.options().getFirst());
      assertThat(thinking.answer(Optional.of("gone"), game.insightFor(prompt.seat()), prompt))
          .as("whoever is no longer there is played by the usual one")
          .isEqualTo(prompt.options().getFirst());
    }
  }

  @Test
  void whatWasCalledAnyIsRandom() {
    assertThat(Brains.ALL.stored("any")).isEqualTo("random");
    assertThat(Brains.ALL.names()).startsWith("random").contains(Brains.ALL.usual());
    assertThat(Brains.ALL.named(Optional.of("any"))).isEmpty();
  }
}
