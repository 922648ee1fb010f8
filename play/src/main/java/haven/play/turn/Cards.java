package haven.play.turn;

import haven.model.Cite;
import haven.model.Facts;
import haven.model.Ruleset;
import haven.model.ability.Consequence;
import haven.model.card.AbilityCard;
import haven.model.card.CardAction;
import haven.model.rules.CardRules;
import haven.play.Refusal;
import haven.play.Refused;
import haven.play.turn.Icons.Icon;
import java.util.List;
import java.util.Optional;

/**
 * The ability cards a character brought into the scenario, each in one zone (CRD-05). A card is its
 * place in {@link #all}; a set of cards is an int with the bit {@code 1 << card} for each.
 *
 * <p>Whoever changes something here compares {@link #active} before and after: the bonuses and
 * summons of cards that are gone from there have ended.
 */
public final class Cards {
  /** No card. */
  public static final int NONE = -1;

  private static final int NEEDED = 2;

  private final Ruleset ruleset;
  private final CardRules rules;
  private final Zones zones;

  /**
   * All in hand, on side A (CRD-01c), beside cards of other classes that may be given to the
   * character.
   *
   * @param others behind its own in {@link #all}
   */
  public Cards(List<AbilityCard> cards, List<AbilityCard> others, Ruleset ruleset) {
    this(new Zones(cards, others), ruleset);
    if (flips() && !cards.stream().allMatch(card -> card.sides().size() == 2)) {
      throw new IllegalArgumentException("every card needs a side B to be turned to");
    }
  }

  private Cards(Zones zones, Ruleset ruleset) {
    this.zones = zones;
    this.ruleset = ruleset;
    rules = ruleset.cards();
  }

  public Cards copy() {
    return new Cards(new Zones(zones), ruleset);
  }

  public List<AbilityCard> all() {
    return zones.cards;
  }

  public int hand() {
    return zones.in(Zone.HAND);
  }

  public int selected() {
    return zones.in(Zone.SELECTED);
  }

  public int active() {
    return zones.in(Zone.ACTIVE);
  }

  public int discards() {
    return zones.in(Zone.DISCARD);
  }

  public int lost() {
    return zones.in(Zone.LOST);
  }

  /** Cards of other classes that it does not have, and those it has handed over. */
  public int supply() {
    return zones.in(Zone.SUPPLY);
  }

  /** Cards of other classes, wherever they are: they are not lost to negate damage. */
  public int lent() {
    return zones.lent();
  }

  /** Whether it could be given one more card for good. */
  public boolean mayAdopt() {
    return !zones.isFull();
  }

  /** A card of another character is this one's from now on; of an active one, by which half. */
  public int adopt(AbilityCard card, Zone zone, boolean top, boolean bottom) {
    int place = zones.add(card);
    zones.put(bit(place), zone);
    zones.perform(bit(place), top, bottom);
    return place;
  }

  /** A card is somebody else's from now on. */
  public void handOver(int card) {
    zones.put(bit(card), Zone.SUPPLY);
  }

  /** A card of another class is given to the character. */
  public void receive(int card) {
    require(card, Zone.SUPPLY);
    zones.toHand(bit(card), false);
  }

  public int count(Zone zone) {
    return Integer.bitCount(zones.in(zone));
  }

  /** Cards in hand, selected or active whose side B is up. */
  public int onSideB() {
    return zones.sideB();
  }

  public boolean isOnSideB(int card) {
    return (onSideB() >> card & 1) != 0;
  }

  /** Those whose infusions can be seen (ELM-17); the side that can be seen is {@link #side}. */
  public int visible() {
    return hand() | selected() | active();
  }

  /** The side of a card that is up. */
  public AbilityCard.Side side(int card) {
    return zones.side(card);
  }

  public int initiative(int card) {
    return side(card).initiative();
  }

  public CardAction action(int card, Half half) {
    return half.of(side(card));
  }

  /** Active cards with a persistent bonus, and no round bonus that would end first (BON-06). */
  public int persistent() {
    return zones.performed(Icon.PERSISTENT) & ~zones.performed(Icon.ROUND);
  }

  /** Active cards that will go to the lost pile (CRD-11). */
  public int activeLost() {
    return zones.performed(Icon.LOST);
  }

  /** The lost pile, and active cards that count as lost already (CRD-11). */
  public int countingAsLost() {
    return lost() | activeLost();
  }

  /** Whether there are two cards to choose. */
  public boolean mayPlay() {
    return Integer.bitCount(hand()) >= NEEDED;
  }

  /** Whether a short rest may be taken or a long rest declared (RST-01). */
  public boolean mayRest() {
    int counted =
        switch (rules.rest()) {
          case LOSES_A_DISCARD -> discards();
          case GATHERS_THEN_LOSES -> hand() | discards() | rest().mayTakeBack(); // BON-16
        };
    return Integer.bitCount(counted) >= NEEDED;
  }

  /** Whether a rest is possible once removable active cards are discarded (RST-14). */
  public boolean mayRestAfterRemoving() {
    return mayRest() || Integer.bitCount(discards() | removable(false) & ~activeLost()) >= NEEDED;
  }

  /** Whether, at the start of a round, it can neither play two cards nor rest (EXH-02). */
  public boolean isExhausted() {
    return !mayPlay() && !mayRest();
  }

  /** Why these two cannot be chosen, the first to lead. */
  public Optional<Refusal> refusal(int first, int second) {
    if (!mayPlay()) {
      return Refusal.plain(ruleset.cite(Cite.TOO_FEW_CARDS), "fewer than two cards are in hand");
    }
    if (first == second || selected() != 0) {
      return Refusal.plain(ruleset.cite(Cite.CARD_SELECTION), "two cards are chosen in a round");
    }
    if ((hand() & bit(first)) == 0 || (hand() & bit(second)) == 0) {
      return Refusal.plain(ruleset.cite(Cite.CARD_SELECTION), "cards are chosen from the hand");
    }
    return Optional.empty();
  }

  public void select(int first, int second) {
    orRefuse(refusal(first, second));
    zones.select(first, second);
  }

  /** A card of the hand is played besides those that were selected. */
  public void play(int card) {
    require(card, Zone.HAND);
    zones.put(bit(card), Zone.SELECTED);
  }

  /** Takes the selection back, before anybody has seen it. */
  public void unselect() {
    zones.put(selected(), Zone.HAND);
  }

  /** The selected card that gives the initiative; none once it is resolved (RND-23). */
  public int leading() {
    return zones.leading();
  }

  // What becomes of played cards

  /**
   * An action is over and its card goes where it belongs, before anything else happens (CRD-06).
   *
   * @param performed whether any part of the action was
   * @param basic whether it was the basic action, which knows no icons (CRD-08)
   */
  public void finish(int card, Half half, boolean performed, boolean basic) {
    boolean counts = performed && !basic;
    finishBoth(card, counts && half == Half.TOP, counts && half == Half.BOTTOM);
  }

  /** Both actions of one card are over: the strictest icon performed decides (ITM-87). */
  public void finishBoth(int card, boolean top, boolean bottom) {
    require(card, Zone.SELECTED);
    int bit = bit(card);
    zones.perform(bit, top, bottom);
    if (((zones.performed(Icon.PERSISTENT) | zones.performed(Icon.ROUND)) & bit) != 0) {
      zones.put(bit, Zone.ACTIVE);
    } else {
      putAway(bit);
    }
  }

  /** A bonus of the card has ended, so the card leaves the active area (BON-06). */
  public void leaveActive(int card) {
    require(card, Zone.ACTIVE);
    putAway(bit(card));
  }

  /** Cards with round bonuses leave the active area (BON-08). */
  public void endRound() {
    for (int left = zones.performed(Icon.ROUND); left != 0; left &= left - 1) {
      putAway(Integer.lowestOneBit(left));
    }
  }

  /** By the icons that were performed; without any, as a card without icons (BON-07). */
  private void putAway(int bit) {
    if ((zones.performed(Icon.LOST) & bit) != 0) {
      zones.put(bit, Zone.LOST);
    } else if (flips() && (zones.sideB() & bit) == 0) {
      zones.toHand(bit, true);
    } else {
      zones.put(bit, Zone.DISCARD);
    }
  }

  /** The active cards that the character may take out of play if it likes (BON-13). */
  public int removable(boolean duringAbility) {
    return switch (rules.removal()) {
      case ANY_TIME -> active();
      case PERSISTENT_BETWEEN_ABILITIES -> duringAbility ? 0 : persistent();
    };
  }

  public Optional<Refusal> refusalToRemove(int card, boolean duringAbility) {
    return (active() & ~removable(duringAbility) & bit(card)) == 0
        ? notIn(card, Zone.ACTIVE)
        : Refusal.plain(
            ruleset.cite(Cite.REMOVE_ACTIVE),
            "only persistent cards are removed, and not during an ability");
  }

  /** The character takes an active card out of play. */
  public void remove(int card, boolean duringAbility) {
    orRefuse(refusalToRemove(card, duringAbility));
    putAway(bit(card));
  }

  /** A hand card is lost, as a cost or an effect demands. */
  public void lose(int card) {
    require(card, Zone.HAND);
    zones.put(bit(card), Zone.LOST);
  }

  /** A hand card is discarded, as a cost demands. */
  public void discard(int card) {
    require(card, Zone.HAND);
    zones.put(bit(card), Zone.DISCARD);
  }

  /** All ways to negate one source of damage (DMG-07), active cards included where allowed. */
  public List<Payment> negations(boolean duringAbility) {
    return new Negation(this, ruleset, duringAbility).payments();
  }

  public void pay(Payment payment, boolean duringAbility) {
    orRefuse(new Negation(this, ruleset, duringAbility).refusal(payment));
    zones.put(payment.cards(), payment.kind().to());
  }

  /** Short and long rests. */
  public Rest rest() {
    return new Rest(this, zones, ruleset);
  }

  /** The cards that a recover ability may take back (REC-01); irrecoverable ones never. */
  public int recoverable(Consequence.Recover.Pile pile) {
    return switch (pile) {
      case DISCARDED -> discards() | countedActive() & ~activeLost() & ~flippingBack();
      case USED_OF_LEVEL_1 -> recoverable(Consequence.Recover.Pile.USED) & zones.ofLevel(1);
      case USED -> discards() | hand() & zones.sideB() | countedActive() & ~activeLost();
      case LOST -> (lost() | countedActive() & activeLost()) & ~irrecoverable();
    };
  }

  /** Active cards that count as lying in a pile (BON-14, BON-15). */
  private int countedActive() {
    return switch (rules.activeArea()) {
      case IN_THEIR_PILE -> active();
      case APART -> 0;
      case PERSISTENT_WHERE_THEY_GO -> persistent();
    };
  }

  /** Active cards that would not be discarded but come back to the hand (BON-07c). */
  private int flippingBack() {
    return flips() ? active() & ~zones.sideB() : 0;
  }

  private int irrecoverable() {
    return switch (rules.irrecoverable()) {
      case AS_PRINTED -> zones.irrecoverableAsPrinted();
      case AS_PERFORMED -> zones.forGood();
    };
  }

  /** Takes a card back to the hand, on side A (REC-01). */
  public void recover(Consequence.Recover.Pile pile, int card) {
    int bit = bit(card);
    if ((recoverable(pile) & bit) == 0) {
      throw (irrecoverable() & countingAsLost() & bit) != 0
          ? new Refused(ruleset.cite(Cite.IRRECOVERABLE), zones.names(bit) + " is irrecoverable")
          : new Refused(
              ruleset.cite(Cite.RECOVERED_CARD), zones.names(bit) + " is not recovered as " + pile);
    }
    zones.toHand(bit, false);
  }

  /** All cards are lost (EXH-05). */
  public void exhaust() {
    zones.put(zones.everything() & ~supply(), Zone.LOST);
  }

  private boolean flips() {
    return rules.used() == CardRules.Used.FLIPPED_THEN_DISCARDED;
  }

  private int bit(int card) {
    return zones.bit(card);
  }

  private void require(int card, Zone zone) {
    orRefuse(notIn(card, zone));
  }

  private Optional<Refusal> notIn(int card, Zone zone) {
    return (zones.in(zone) & bit(card)) != 0
        ? Optional.empty()
        : Refusal.plain(
            ruleset.cite(Cite.CARD_ZONE), zones.names(bit(card)) + " is not in the zone " + zone);
  }

  static void orRefuse(Optional<Refusal> refusal) {
    refusal.ifPresent(
        no -> {
          throw new Refused(no);
        });
  }

  public void tell(Facts facts) {
    zones.tell(facts);
  }

  @Override
  public String toString() {
    return zones.toString();
  }
}
