package haven.play.turn;

import haven.model.Cite;
import haven.model.Ruleset;
import haven.model.rules.CardRules;
import haven.play.Refused;

/**
 * A character's rest: it begins, a card is chosen or drawn, and it ends. Healing and items are not
 * known here, nor is the 1 damage for another draw.
 */
public final class Rest {
  private final Cards cards;
  private final Zones zones;
  private final Ruleset ruleset;
  private final CardRules.Rest rules;

  Rest(Cards cards, Zones zones, Ruleset ruleset) {
    this.cards = cards;
    this.zones = zones;
    this.ruleset = ruleset;
    rules = ruleset.cards().rest();
  }

  /** Active cards that a rest takes back or leaves, as the character likes (BON-17, RST-13). */
  public int mayTakeBack() {
    return switch (rules) {
      case LOSES_A_DISCARD -> 0;
      case GATHERS_THEN_LOSES -> cards.persistent() & ~cards.activeLost();
    };
  }

  /**
   * A long rest begins. Whether it may was asked when it was declared, by {@link Cards#mayRest}
   * (RST-05, RST-06).
   *
   * @param takenBack some of {@link #mayTakeBack}
   */
  public void begin(int takenBack) {
    if ((takenBack & ~mayTakeBack()) != 0) {
      throw new Refused(
          ruleset.cite(Cite.MAY_REST), "a rest does not take back " + zones.names(takenBack));
    }
    if (rules == CardRules.Rest.GATHERS_THEN_LOSES) {
      zones.toHand(cards.hand() | cards.discards() | takenBack, false);
    }
  }

  /** A short rest begins; chance will name one of the {@link #choices} (RST-02, RST-04). */
  public void beginShort(int takenBack) {
    if (!cards.mayRest()) {
      throw new Refused(ruleset.cite(Cite.MAY_REST), "a rest takes two cards");
    }
    begin(takenBack);
  }

  /** The cards of which a rest that has begun loses one; there may be none (RST-08). */
  public int choices() {
    return switch (rules) {
      case LOSES_A_DISCARD -> cards.discards();
      case GATHERS_THEN_LOSES ->
          cards.hand() != 0 ? cards.hand() : cards.active() & ~cards.activeLost();
    };
  }

  /** Whether 1 damage buys another card (RST-03, RST-04). */
  public boolean mayRedraw(ShortRest rest) {
    return !rest.redrawn() && others(rest) != 0;
  }

  /**
   * Of which cards chance names a different one, after the damage was suffered or negated. If
   * negating it took all others, the first one stays the lost one.
   */
  public int redraws(ShortRest rest) {
    if (rest.redrawn()) {
      throw new Refused(ruleset.cite(Cite.OTHER_CARD), "another card is drawn once in a rest");
    }
    int others = others(rest);
    return others == 0 ? choices() : others;
  }

  private int others(ShortRest rest) {
    return rest.lost() == Cards.NONE ? choices() : choices() & ~zones.bit(rest.lost());
  }

  /**
   * The rest loses a card and ends.
   *
   * @param lost one of {@link #choices}, or {@link Cards#NONE} if there are none
   */
  public void end(int lost) {
    int choices = choices();
    if (lost == Cards.NONE ? choices != 0 : (choices & zones.bit(lost)) == 0) {
      throw new Refused(ruleset.cite(Cite.MAY_REST), "a rest loses one of " + zones.names(choices));
    }
    if (lost != Cards.NONE) {
      zones.put(zones.bit(lost), Zone.LOST);
    }
    if (rules == CardRules.Rest.LOSES_A_DISCARD) {
      zones.toHand(cards.discards(), false);
    }
  }
}
