package haven.play.turn;

import haven.model.ability.Duration;
import haven.model.card.AbilityCard;
import haven.model.card.CardAction;
import java.util.List;

/** The icons that decide where cards go, as sets of cards for each side and half. Never changes. */
final class Icons {
  /** Which icon is asked for. */
  enum Icon {
    ROUND,
    PERSISTENT,
    LOST,
    IRRECOVERABLE
  }

  private final int[] sets = new int[Icon.values().length * 4];
  private final int irrecoverable;

  Icons(List<AbilityCard> cards) {
    int printed = 0;
    for (int card = 0; card < cards.size(); card++) {
      List<AbilityCard.Side> sides = cards.get(card).sides();
      for (int side = 0; side < sides.size(); side++) {
        for (Half half : Half.values()) {
          CardAction action = half.of(sides.get(side));
          note(action, side, half, 1 << card);
          printed |= action.irrecoverable() ? 1 << card : 0;
        }
      }
    }
    irrecoverable = printed;
  }

  private void note(CardAction action, int side, Half half, int bit) {
    action
        .active()
        .ifPresent(
            lasts ->
                sets[at(lasts == Duration.ROUND ? Icon.ROUND : Icon.PERSISTENT, side, half)] |=
                    bit);
    if (action.lost() || action.irrecoverable()) {
      sets[at(Icon.LOST, side, half)] |= bit;
    }
    if (action.irrecoverable()) {
      sets[at(Icon.IRRECOVERABLE, side, half)] |= bit;
    }
  }

  private static int at(Icon icon, int side, Half half) {
    return icon.ordinal() * 4 + side * 2 + half.ordinal();
  }

  /** The cards that show the icon on this half, those of {@code onB} on their side B. */
  int showing(Icon icon, Half half, int onB) {
    return sets[at(icon, 0, half)] & ~onB | sets[at(icon, 1, half)] & onB;
  }

  /** The cards with the irrecoverable icon anywhere. */
  int irrecoverable() {
    return irrecoverable;
  }
}
