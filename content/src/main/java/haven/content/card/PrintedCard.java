package haven.content.card;

import haven.model.card.AbilityCard;

/**
 * An ability card with what only its owner's pool is asked for.
 *
 * @param levelX whether it is one of the cards of level X, which count as level 1 (CRD-03b)
 * @param number the number printed on it; 0 if there is none
 * @param lent how many there are of a card that is given to others; 0 for those of the class itself
 */
public record PrintedCard(AbilityCard card, boolean levelX, int number, String note, int lent) {}
