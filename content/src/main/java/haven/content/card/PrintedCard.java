package haven.content.card;

import haven.model.card.AbilityCard;

/**
 * An ability card with what only its owner's pool is asked for.
 *
 * @param level as it is printed: 1 to 9, X, A, B, or M
 * @param number the number printed on it; 0 if there is none
 * @param lent how many there are of a card that is given to others; 0 for those of the class itself
 */
public record PrintedCard(AbilityCard card, String level, int number, String note, int lent) {}
