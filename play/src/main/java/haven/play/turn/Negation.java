package haven.play.turn;

import haven.model.Cite;
import haven.model.Ruleset;
import haven.play.Refusal;
import haven.play.turn.Payment.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Which cards may negate one source of damage, as they lie (DMG-07). */
record Negation(Cards cards, Ruleset ruleset, boolean duringAbility) {
  private static final List<Kind> BY_PILES = List.of(Kind.LOSE_HAND, Kind.LOSE_TWO_DISCARDS);
  private static final List<Kind> BY_SIDES = List.of(Kind.DISCARD_A, Kind.DISCARD_TWO_B, Kind.LOSE);

  private List<Kind> kinds() {
    return switch (ruleset.cards().negation()) {
      case HAND_OR_TWO_DISCARDS -> BY_PILES;
      case BY_SIDES -> BY_SIDES;
    };
  }

  /** Active cards that may be taken out first, to pay from where they go. */
  private int spare() {
    int removed =
        switch (ruleset.cards().activeArea()) {
          case IN_THEIR_PILE -> cards.active(); // DMG-13
          case APART -> cards.removable(duringAbility); // DMG-14
          case PERSISTENT_WHERE_THEY_GO -> cards.persistent(); // BON-23: during abilities too
        };
    return removed & ~cards.activeLost();
  }

  /** The cards this kind of payment is taken from. */
  private int from(Kind kind) {
    return switch (kind) {
      case LOSE_HAND -> cards.hand() & ~cards.lent();
      case LOSE_TWO_DISCARDS -> cards.discards() | spare();
      case DISCARD_A -> cards.hand() & ~cards.onSideB() & ~cards.lent();
      // A card that leaves the active area from side A is turned to B first (BON-23).
      case DISCARD_TWO_B -> cards.hand() & cards.onSideB() | spare() & ~cards.onSideB();
      case LOSE -> cards.hand() & ~cards.lent() | cards.discards() | spare();
    };
  }

  List<Payment> payments() {
    List<Payment> payments = new ArrayList<>();
    for (Kind kind : kinds()) {
      for (int ones = from(kind); ones != 0; ones &= ones - 1) {
        int one = Integer.numberOfTrailingZeros(ones);
        if (kind.cards() == 1) {
          payments.add(Payment.of(kind, one));
          continue;
        }
        for (int others = ones & ones - 1; others != 0; others &= others - 1) {
          payments.add(Payment.of(kind, one, Integer.numberOfTrailingZeros(others)));
        }
      }
    }
    return payments;
  }

  Optional<Refusal> refusal(Payment payment) {
    int mask = payment.cards();
    if ((mask & cards.selected()) != 0) {
      return Refusal.plain(
          ruleset.cite(Cite.SELECTED_CARDS), "selected cards are neither in hand nor discarded");
    }
    if (!kinds().contains(payment.kind())
        || Integer.bitCount(mask) != payment.kind().cards()
        || (mask & ~from(payment.kind())) != 0) {
      return Refusal.plain(ruleset.cite(Cite.NEGATION), payment + " negates nothing");
    }
    return Optional.empty();
  }
}
