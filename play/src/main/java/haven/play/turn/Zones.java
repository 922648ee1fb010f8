package haven.play.turn;

import haven.model.Facts;
import haven.model.card.AbilityCard;
import haven.play.turn.Icons.Icon;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** In which zone each card lies and how. Knows no rules. */
final class Zones {
  List<AbilityCard> cards;
  private Icons icons;
  private int hand;
  private int selected;
  private int active;
  private int discards;
  private int lost;
  private int supply;

  /** Those that go back to the supply of a class when they are discarded. */
  private final int lent;

  /** Those on side B. What is discarded or lost comes back on side A only, so it counts as A. */
  private int sideB;

  /** Those lost by an action with the irrecoverable icon, or active by it. */
  private int forGood;

  /** Active cards by the halves that were performed. */
  private int tops;

  private int bottoms;
  private int leading = Cards.NONE;

  /** All in hand, on side A, and others that may be lent to the character. */
  Zones(List<AbilityCard> own, List<AbilityCard> others) {
    List<AbilityCard> all = new ArrayList<>(own);
    all.addAll(others);
    this.cards = List.copyOf(all);
    this.icons = new Icons(this.cards);
    if (cards.size() >= Integer.SIZE
        || own.stream().map(AbilityCard::name).distinct().count() < own.size()) {
      throw new IllegalArgumentException("a hand has up to 31 different cards, not " + cards);
    }
    hand = (1 << own.size()) - 1;
    lent = everything() & ~hand;
    supply = lent;
  }

  Zones(Zones other) {
    cards = other.cards;
    icons = other.icons;
    hand = other.hand;
    selected = other.selected;
    active = other.active;
    discards = other.discards;
    lost = other.lost;
    supply = other.supply;
    lent = other.lent;
    sideB = other.sideB;
    forGood = other.forGood;
    tops = other.tops;
    bottoms = other.bottoms;
    leading = other.leading;
  }

  /** One more card, which belongs to the character from now on; it lies nowhere yet. */
  int add(AbilityCard card) {
    List<AbilityCard> more = new ArrayList<>(cards);
    more.add(card);
    cards = List.copyOf(more);
    icons = new Icons(cards);
    return cards.size() - 1;
  }

  boolean isFull() {
    return cards.size() >= Integer.SIZE - 1;
  }

  int everything() {
    return (1 << cards.size()) - 1;
  }

  int ofLevel(int level) {
    int found = 0;
    for (int card = 0; card < cards.size(); card++) {
      found |= cards.get(card).level() == level ? 1 << card : 0;
    }
    return found;
  }

  int bit(int card) {
    return 1 << Objects.checkIndex(card, cards.size());
  }

  int in(Zone zone) {
    return switch (zone) {
      case HAND -> hand;
      case SELECTED -> selected;
      case ACTIVE -> active;
      case DISCARD -> discards;
      case LOST -> lost;
      case SUPPLY -> supply;
    };
  }

  /** Cards of somebody else's class. */
  int lent() {
    return lent;
  }

  int sideB() {
    return sideB;
  }

  int forGood() {
    return forGood;
  }

  int leading() {
    return leading;
  }

  /** The active cards of which an action with this icon was performed. */
  int performed(Icon icon) {
    return tops & icons.showing(icon, Half.TOP, sideB)
        | bottoms & icons.showing(icon, Half.BOTTOM, sideB);
  }

  int irrecoverableAsPrinted() {
    return icons.irrecoverable();
  }

  AbilityCard.Side side(int card) {
    return cards.get(card).sides().get((sideB & bit(card)) == 0 ? 0 : 1);
  }

  /** Notes which actions of a card were performed, before it goes to its zone. */
  void perform(int bit, boolean top, boolean bottom) {
    tops |= top ? bit : 0;
    bottoms |= bottom ? bit : 0;
    forGood |= performed(Icon.IRRECOVERABLE) & bit;
  }

  void select(int first, int second) {
    put(bit(first) | bit(second), Zone.SELECTED);
    leading = first;
  }

  void put(int bits, Zone zone) {
    int back = zone == Zone.DISCARD || zone == Zone.LOST ? bits & lent : 0;
    move(bits & ~back, zone);
    move(back, Zone.SUPPLY);
  }

  private void move(int bits, Zone zone) {
    hand &= ~bits;
    selected &= ~bits;
    active &= ~bits;
    discards &= ~bits;
    lost &= ~bits;
    supply &= ~bits;
    switch (zone) {
      case HAND -> hand |= bits;
      case SELECTED -> selected |= bits;
      case ACTIVE -> active |= bits;
      case DISCARD -> discards |= bits;
      case LOST -> lost |= bits;
      case SUPPLY -> supply |= bits;
    }
    tops &= active;
    bottoms &= active;
    sideB &= ~(discards | lost);
    if (leading != Cards.NONE && (selected & bit(leading)) == 0) {
      leading = Cards.NONE;
    }
  }

  void toHand(int bits, boolean onB) {
    put(bits, Zone.HAND);
    sideB = onB ? sideB | bits : sideB & ~bits;
  }

  String names(int bits) {
    StringBuilder text = new StringBuilder("[");
    for (int left = bits; left != 0; left &= left - 1) {
      int bit = Integer.lowestOneBit(left);
      int card = Integer.numberOfTrailingZeros(bit);
      text.append(left == bits ? "" : ", ").append(cards.get(card).name());
      text.append((sideB & bit) != 0 ? " on side B" : "");
      text.append((tops & bit) != 0 ? " by its top" : "");
      text.append((bottoms & bit) != 0 ? " by its bottom" : "");
      text.append((forGood & bit) != 0 ? " for good" : "");
      text.append(leading == card ? " leading" : "");
    }
    return text.append(']').toString();
  }

  /** Where each card lies, by its name. */
  void tell(Facts facts) {
    for (int card = 0; card < cards.size(); card++) {
      facts.word(cards.get(card).name()).word(word(1 << card));
      facts.truth((sideB & 1 << card) != 0).truth((forGood & 1 << card) != 0);
      facts.truth((tops & 1 << card) != 0).truth((bottoms & 1 << card) != 0);
      facts.truth(leading == card);
    }
  }

  private String word(int bit) {
    if ((hand & bit) != 0) {
      return "hand";
    }
    if ((selected & bit) != 0) {
      return "selected";
    }
    if ((active & bit) != 0) {
      return "active";
    }
    if ((supply & bit) != 0) {
      return "supply";
    }
    return (discards & bit) != 0 ? "discarded" : "lost";
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (Zone zone : Zone.values()) {
      if (zone == Zone.SUPPLY && (lent | supply) == 0) {
        continue;
      }
      text.append(text.isEmpty() ? "" : ", ").append(zone).append(' ').append(names(in(zone)));
    }
    return text.toString();
  }
}
