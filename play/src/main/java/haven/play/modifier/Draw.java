package haven.play.modifier;

import haven.model.card.ModifierCard;
import java.util.List;

/**
 * What was drawn, or rolled, for one attack.
 *
 * @param cards all of it, in the order drawn, applied or not
 * @param choices what may apply: one entry, or two if the attacking character has to choose
 *     (AMD-29a, AMD-29d, BMD-13), the one drawn first first
 */
public record Draw(List<ModifierCard> cards, List<Applied> choices) {

  public Draw {
    cards = List.copyOf(cards);
    choices = List.copyOf(choices);
  }

  static Draw of(List<ModifierCard> cards, Applied applied) {
    return new Draw(cards, List.of(applied));
  }
}
