package haven.server.browser;

import haven.laws.Luck;
import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import java.util.function.Predicate;

/** Plays any cards, and otherwise as little as the rules allow. */
final class HastyPlayer {
  private final Luck luck;

  HastyPlayer(long seed) {
    luck = new Luck(seed);
  }

  Choice choice(Prompt prompt) {
    return switch (prompt.kind()) {
      case CARDS -> cards(prompt);
      case ACTION, BATTLE_GOAL, START_HEX -> luck.of(prompt.options());
      // Whoever pays with cards lives for some rounds, whatever the monsters do.
      case NEGATE ->
          prompt.options().stream()
              .filter(Choice.Negate.class::isInstance)
              .findFirst()
              .orElse(prompt.options().getFirst());
      default ->
          prompt.options().stream()
              .filter(Choice.Decline.class::isInstance)
              .findFirst()
              .orElse(prompt.options().getFirst());
    };
  }

  private Choice cards(Prompt prompt) {
    Choice choice = luck.of(prompt.options());
    return choice instanceof Choice.LongRest ? prompt.options().getFirst() : choice;
  }

  /** Plays on until something wanted is asked. */
  Prompt until(Game game, Predicate<Prompt> wanted) {
    while (game.prompt() instanceof Prompt prompt) {
      if (wanted.test(prompt)) {
        return prompt;
      }
      game.choose(prompt.seat(), choice(prompt));
    }
    throw new AssertionError("that was never asked");
  }
}
