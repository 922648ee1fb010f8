package haven.bots.lab;

import haven.model.card.AbilityCard;
import haven.play.engine.Event;
import haven.play.turn.Half;
import java.util.Locale;

/**
 * A half of a card of a class.
 *
 * @param card with the side, where cards have two
 * @param half top or bottom
 */
public record HalfOf(String characterClass, String card, String half) {
  static HalfOf of(String characterClass, Event.Acts acts) {
    return of(characterClass, acts.card(), acts.sideB(), acts.half());
  }

  static HalfOf of(String characterClass, AbilityCard card, boolean sideB, Half half) {
    return new HalfOf(
        characterClass,
        card.name() + (sideB ? " (side B)" : ""),
        half.name().toLowerCase(Locale.ROOT));
  }
}
