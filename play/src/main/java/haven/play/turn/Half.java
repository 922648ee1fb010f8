package haven.play.turn;

import haven.model.card.AbilityCard;
import haven.model.card.CardAction;

/** One of the two actions of an ability card. */
public enum Half {
  TOP,
  BOTTOM;

  /** What every card can be used as instead of what is printed on this half (CRD-09). */
  public CardAction basic() {
    return this == TOP ? CardAction.BASIC_ATTACK : CardAction.BASIC_MOVE;
  }

  public CardAction of(AbilityCard.Side side) {
    return this == TOP ? side.top() : side.bottom();
  }
}
