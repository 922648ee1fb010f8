package haven.model.campaign;

/**
 * A sticker on an ability card: it holds for all later characters of the class (ENH-02).
 *
 * @param top which action of the card it is on
 * @param line the place of the ability in the action, from 0
 * @param place of a hex, which of those next to the pattern it is, in their order; else 0
 */
public record Enhancement(
    String characterClass, String card, boolean top, int line, Sticker sticker, int place) {

  /** Whether another one is on the same action (ENH-17). */
  public boolean isOnActionOf(Enhancement other) {
    return characterClass.equals(other.characterClass)
        && card.equals(other.card)
        && top == other.top;
  }
}
