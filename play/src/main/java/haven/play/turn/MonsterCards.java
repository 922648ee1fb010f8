package haven.play.turn;

import haven.model.Facts;
import haven.model.monster.MonsterCard;
import haven.model.monster.MonsterDeck;
import haven.model.rules.RoundRules;
import haven.play.engine.Bits;
import haven.play.engine.Lots;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The ability decks of all monster sets, and the card each set acts on in this round. Sets are
 * numbered as their decks are given. Where a die is rolled instead, the cards are the columns.
 */
public final class MonsterCards {
  private static final int NONE = -1;

  private final RoundRules rules;
  private final List<MonsterDeck> decks;

  /** For each set, the cards that may still come: any of them may be next. */
  private final int[] toCome;

  /** For each set, the cards that have come, the last one first; replaced, never written to. */
  private final List<List<Integer>> drawn;

  private final int[] present;

  /** All decks as they are before a card is drawn. */
  public MonsterCards(RoundRules rules, List<MonsterDeck> decks) {
    this.rules = rules;
    this.decks = List.copyOf(decks);
    toCome = new int[decks.size()];
    drawn = new ArrayList<>();
    present = new int[decks.size()];
    for (int set = 0; set < present.length; set++) {
      drawn.add(List.of());
      present[set] = NONE;
      shuffle(set);
    }
  }

  private MonsterCards(MonsterCards other) {
    rules = other.rules;
    decks = other.decks;
    toCome = other.toCome.clone();
    drawn = new ArrayList<>(other.drawn);
    present = other.present.clone();
  }

  public MonsterCards copy() {
    return new MonsterCards(this);
  }

  public List<MonsterDeck> decks() {
    return decks;
  }

  /** How many cards of the set are still to be drawn. */
  public int left(int set) {
    return Integer.bitCount(toCome[set]);
  }

  /** The cards of the set that may still come, in the order of print. */
  public List<MonsterCard> toCome(int set) {
    List<MonsterCard> cards = new ArrayList<>();
    Bits.each(toCome[set], card -> cards.add(card(set, card)));
    return cards;
  }

  /** The cards of the set that were drawn since it was last shuffled, the last one first. */
  public List<MonsterCard> drawn(int set) {
    return drawn.get(set).stream().map(decks.get(set).cards()::get).toList();
  }

  /** One of the set's cards, by its place in print. */
  public MonsterCard card(int set, int number) {
    return decks.get(set).cards().get(number);
  }

  /** The number of the set that uses the deck of this name. */
  public int set(String deck) {
    for (int set = 0; set < decks.size(); set++) {
      if (decks.get(set).name().equals(deck)) {
        return set;
      }
    }
    throw new IllegalArgumentException("there is no deck " + deck);
  }

  /** What the set's card for this round may be; nothing if it has one already (SPN-07). */
  public Lots lots(int set) {
    if (present[set] != NONE) {
      return Lots.NONE;
    }
    return switch (rules.actions()) {
      case CARDS -> {
        if (toCome[set] == 0) {
          shuffle(set); // OPN-15
        }
        yield Lots.of(toCome[set]);
      }
      case DIE -> Lots.die(decks.get(set).cards().size());
    };
  }

  /** That is the set's card for this round. */
  public void came(int set, int card) {
    present[set] = card;
    if (rules.actions() == RoundRules.Actions.CARDS) {
      toCome[set] &= ~(1 << card);
      List<Integer> more = new ArrayList<>(drawn.get(set).size() + 1);
      more.add(card);
      more.addAll(drawn.get(set));
      drawn.set(set, List.copyOf(more));
    }
  }

  private void shuffle(int set) {
    if (rules.actions() == RoundRules.Actions.CARDS) {
      toCome[set] = (1 << decks.get(set).cards().size()) - 1;
      drawn.set(set, List.of());
    }
  }

  /** The card on which the set acts in this round, if it has one. */
  public Optional<MonsterCard> present(int set) {
    return present[set] == NONE
        ? Optional.empty()
        : Optional.of(decks.get(set).cards().get(present[set]));
  }

  /** The rolled column, from 0; -1 if none was rolled. */
  public int column(int set) {
    return present[set];
  }

  /** The cards lapse (EOR-10); where one has the icon, its deck is shuffled (MON-10). */
  public void endRound() {
    for (int set = 0; set < present.length; set++) {
      boolean icon = present(set).filter(MonsterCard::shuffle).isPresent();
      present[set] = NONE;
      if (icon) {
        shuffle(set);
      }
    }
  }

  /** What has come and may come of every deck, by the places in print, and the cards in force. */
  public void tell(Facts facts) {
    for (int set = 0; set < present.length; set++) {
      facts.word(decks.get(set).name()).numbers(drawn.get(set));
      facts.number(toCome[set]).number(present[set]);
    }
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int set = 0; set < present.length; set++) {
      text.append(
          "%s drawn %s left %d present %d; "
              .formatted(decks.get(set).name(), drawn.get(set), left(set), present[set]));
    }
    return text.toString();
  }
}
