package haven.play.view;

import haven.model.words.Phrase;
import haven.play.engine.Asking;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import java.util.List;
import java.util.Optional;

/**
 * A decision that somebody has to make, as everybody at the table knows of it: never what could be
 * chosen.
 *
 * @param seat who is asked
 * @param group whether the players decide together
 * @param what the question in words, where it names nothing but what all have seen
 */
public record Awaited(int seat, boolean group, Prompt.Kind kind, Optional<Phrase> what) {

  static List<Awaited> of(Game game) {
    return game.prompts().stream()
        .map(
            prompt -> new Awaited(prompt.seat(), prompt.group(), prompt.kind(), what(game, prompt)))
        .toList();
  }

  /** Damage is dealt in the open. */
  private static Optional<Phrase> what(Game game, Prompt prompt) {
    return prompt.kind() == Prompt.Kind.NEGATE
        ? Optional.of(Asking.of(game, prompt).matter())
        : Optional.empty();
  }
}
