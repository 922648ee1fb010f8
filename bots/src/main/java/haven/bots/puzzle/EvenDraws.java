package haven.bots.puzzle;

import haven.model.card.ModifierCard;
import haven.model.words.CardWords;
import haven.model.words.Phrase;
import haven.play.engine.Choice;
import haven.play.engine.ChoiceWords;
import haven.play.engine.Event;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import java.util.List;

/**
 * Chance in a puzzle: whoever draws an attack modifier draws a +0. Of anything else that is left to
 * chance, such as the number of a standee, the first thing comes up that can.
 */
final class EvenDraws {
  private static final Phrase EVEN = ChoiceWords.named(CardWords.modifier(ModifierCard.plus(0)));

  private EvenDraws() {}

  /** What comes up. */
  static Choice drawn(Game game, Prompt prompt) {
    for (Choice option : prompt.options()) {
      if (game.phrase(prompt, option).equals(EVEN)) {
        return option;
      }
    }
    return prompt.options().getFirst();
  }

  /** Whether nothing but +0 was drawn for attacks: otherwise the deck had none left. */
  static boolean isEven(List<Event> events) {
    return events.stream()
        .allMatch(
            event ->
                !(event instanceof Event.Drew drew)
                    || drew.cards().stream().allMatch(card -> card.equals(ModifierCard.plus(0))));
  }
}
