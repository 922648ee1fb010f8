package haven.samples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import haven.board.Hex;
import haven.laws.Luck;
import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.view.Odds;
import haven.play.view.Reach;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiConsumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What can be seen before a choice is made. */
final class PreviewTest {
  private static final int GAMES = 3;
  private static final int STEPS = 150;

  /** Shows every prompt of some random games, with the game in which it is asked. */
  private static void prompts(Samples sample, BiConsumer<Game, Prompt> look) {
    for (int seed = 1; seed <= GAMES; seed++) {
      Game game = Game.start(sample.setup(sample.most()), seed);
      Luck luck = new Luck(seed);
      for (int i = 0; i < STEPS && game.prompt() instanceof Prompt prompt; i++) {
        look.accept(game, prompt);
        game.choose(prompt.seat(), luck.choice(prompt));
      }
    }
  }

  private static List<Hex> path(List<Reach.Spot> spots, Hex from, Hex to) {
    Map<Hex, Hex> before = new HashMap<>();
    spots.forEach(spot -> before.put(spot.hex(), spot.before()));
    List<Hex> path = new ArrayList<>();
    for (Hex hex = to; !hex.equals(from); hex = Objects.requireNonNull(before.get(hex))) {
      path.addFirst(hex);
    }
    return path;
  }

  @ParameterizedTest
  @EnumSource
  void whereverAMoveIsSaidToLeadOneCanGo(Samples sample) {
    int[] seen = {0};
    prompts(
        sample,
        (game, prompt) -> {
          if (prompt.kind() == Prompt.Kind.STEP) {
            long hash = game.hash();
            Hex from = game.state().figure(prompt.figure()).hex();
            List<Reach.Spot> spots = Reach.of(game, prompt.seat());
            assertThat(spots)
                .extracting(Reach.Spot::hex)
                .containsAll(
                    prompt.options().stream()
                        .filter(Choice.To.class::isInstance)
                        .map(option -> ((Choice.To) option).hex())
                        .toList());
            for (Reach.Spot spot : spots) {
              if (spot.hex().equals(from)) {
                continue;
              }
              List<Hex> path = path(spots, from, spot.hex());
              Game there = game.copy();
              there.choose(prompt.seat(), new Choice.Along(path));
              assertThat(there.choices().size() - game.choices().size()).isEqualTo(path.size());
              seen[0]++;
            }
            assertThat(game.hash()).isEqualTo(hash);
          }
        });
    assertThat(seen[0]).isPositive();
  }

  @ParameterizedTest
  @EnumSource
  void theOddsOfAnAttackAddUpAndNothingHappens(Samples sample) {
    int[] seen = {0};
    prompts(
        sample,
        (game, prompt) -> {
          if (prompt.kind() == Prompt.Kind.TARGET) {
            long hash = game.hash();
            for (Choice option : prompt.options()) {
              Odds odds = Odds.of(game.insightFor(prompt.seat()), prompt.seat(), option);
              for (Odds.Target target : odds.targets().values()) {
                double all = target.damage().values().stream().mapToDouble(one -> one).sum();
                assertThat(all).isCloseTo(1, within(1e-9));
                assertThat(target.kills()).isBetween(0.0, 1 + 1e-9);
                seen[0]++;
              }
            }
            assertThat(game.hash()).isEqualTo(hash);
          }
        });
    assertThat(seen[0]).isPositive();
  }
}
