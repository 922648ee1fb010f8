package haven.bots.lab;

import haven.bots.Strength;
import haven.model.Facts;
import haven.play.engine.Brain;
import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.scenario.Setup;
import haven.play.table.Stage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** A set-up, and who plays at its seats. A seed is a game of it, always the same one. */
public final class Experiment {
  /** No game of ours has a tenth of it: whoever needs more goes round in circles. */
  private static final int MOST_DECISIONS = 200_000;

  private final Stage stage;
  private final List<Strength> bots;

  /**
   * @param bots one for all seats, or one for each
   */
  public Experiment(Setup setup, List<Strength> bots) {
    int seats = seats(setup);
    if (bots.size() != 1 && bots.size() != seats) {
      throw new IllegalArgumentException(
          "there are " + seats + " seats: name one bot for all of them, or " + seats);
    }
    stage = Stage.of(setup.checked());
    this.bots = List.copyOf(bots);
  }

  private static int seats(Setup setup) {
    return setup.party().players().stream().mapToInt(seat -> seat + 1).max().orElse(1);
  }

  /** A game, and what there is to tell of it. */
  public record Played(Game game, GameFacts facts) {}

  /** The game of that seed, played to its end. */
  public Game play(long seed) {
    return played(seed, () -> true).orElseThrow().game();
  }

  /** What there is to tell of the game of that seed. */
  public GameFacts facts(long seed) {
    return played(seed, () -> true).orElseThrow().facts();
  }

  /**
   * Both.
   *
   * @param wanted is asked before each choice: whoever no longer wants the game gets none
   */
  public Optional<Played> played(long seed, BooleanSupplier wanted) {
    Scorekeeper scorekeeper = new Scorekeeper(stage.setup());
    Game game = Game.start(stage, seed);
    List<Brain> players = players(seed);
    scorekeeper.saw(game, game.events());
    for (int made = 0; made < MOST_DECISIONS; made++) {
      Prompt prompt = game.prompt();
      if (prompt == null) {
        return Optional.of(new Played(game, scorekeeper.facts(game)));
      }
      if (!wanted.getAsBoolean()) {
        return Optional.empty();
      }
      Choice choice = choice(game, prompt, players.get(prompt.seat()));
      scorekeeper.saw(game, game.choose(prompt.seat(), choice));
    }
    throw new IllegalStateException(
        "the game of seed " + seed + " does not end: " + MOST_DECISIONS + " decisions were made");
  }

  private static Choice choice(Game game, Prompt prompt, Brain player) {
    return prompt.options().size() == 1
        ? prompt.options().getFirst()
        : player.decide(game.insightFor(prompt.seat()), prompt);
  }

  /** Each seat has a bot of its own: it knows what its seat knows. */
  private List<Brain> players(long seed) {
    List<Brain> players = new ArrayList<>();
    int seats = seats(stage.setup());
    for (int seat = 0; seat < seats; seat++) {
      Strength strength = bots.get(bots.size() == 1 ? 0 : seat);
      players.add(strength.bot(new Facts().number(seed).number(seat).sum()));
    }
    return players;
  }
}
