package haven.play.turn;

import haven.model.Facts;
import haven.model.monster.MonsterCard;
import haven.model.monster.MonsterDeck;
import haven.model.rules.RoundRules;
import haven.play.engine.Chance;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The ability decks of all monster sets, and the card each set acts on in this round. Sets are
 * numbered as their decks are given. Where a die is rolled instead, the cards are the columns.
 */
public final class MonsterCards {
  private static final int NONE = -1;

  private final RoundRules rules;
  private final List<MonsterDeck> decks;

  /** For each set its cards, those still to be drawn first; never written to, only replaced. */
  private final List<List<Integer>> piles;

  private final int[] left;
  private final int[] present;

  /** Shuffles all decks. */
  public MonsterCards(RoundRules rules, List<MonsterDeck> decks, Chance chance) {
    this.rules = rules;
    this.decks = List.copyOf(decks);
    piles = new ArrayList<>();
    left = new int[decks.size()];
    present = new int[decks.size()];
    for (int set = 0; set < left.length; set++) {
      piles.add(List.of());
      present[set] = NONE;
      if (rules.actions() == RoundRules.Actions.CARDS) {
        shuffle(set, chance);
      }
    }
  }

  private MonsterCards(MonsterCards other) {
    rules = other.rules;
    decks = other.decks;
    piles = new ArrayList<>(other.piles);
    left = other.left.clone();
    present = other.present.clone();
  }

  public MonsterCards copy() {
    return new MonsterCards(this);
  }

  /** Shuffles the cards still to be drawn, of which nobody knows the order. */
  public void reshuffle(Chance chance) {
    for (int set = 0; set < left.length; set++) {
      List<Integer> pile = new ArrayList<>(piles.get(set));
      chance.shuffle(pile.subList(0, left[set]));
      piles.set(set, List.copyOf(pile));
    }
  }

  public List<MonsterDeck> decks() {
    return decks;
  }

  /** How many cards of the set are still to be drawn. */
  public int left(int set) {
    return left[set];
  }

  /** The cards of the set that were drawn since it was last shuffled, the last one first. */
  public List<MonsterCard> drawn(int set) {
    List<Integer> pile = piles.get(set);
    return pile.subList(left[set], pile.size()).stream().map(decks.get(set).cards()::get).toList();
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

  /** The set's card for this round, drawn now if it has none yet (SPN-07). */
  public MonsterCard draw(int set, Chance chance) {
    if (present[set] == NONE) {
      present[set] =
          switch (rules.actions()) {
            case CARDS -> take(set, chance);
            case DIE -> chance.below(decks.get(set).cards().size());
          };
    }
    return decks.get(set).cards().get(present[set]);
  }

  private int take(int set, Chance chance) {
    if (left[set] == 0) {
      shuffle(set, chance); // OPN-15
    }
    left[set]--;
    return piles.get(set).get(left[set]);
  }

  private void shuffle(int set, Chance chance) {
    List<Integer> pile =
        new ArrayList<>(IntStream.range(0, decks.get(set).cards().size()).boxed().toList());
    chance.shuffle(pile);
    piles.set(set, List.copyOf(pile));
    left[set] = pile.size();
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
  public void endRound(Chance chance) {
    for (int set = 0; set < present.length; set++) {
      boolean icon = present(set).filter(MonsterCard::shuffle).isPresent();
      present[set] = NONE;
      if (icon && rules.actions() == RoundRules.Actions.CARDS) {
        shuffle(set, chance);
      }
    }
  }

  /** The order of every deck, by the places of its cards in print, and the cards in force. */
  public void tell(Facts facts) {
    for (int set = 0; set < present.length; set++) {
      facts.word(decks.get(set).name()).numbers(piles.get(set));
      facts.number(left[set]).number(present[set]);
    }
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int set = 0; set < present.length; set++) {
      text.append(
          "%s %s left %d present %d; "
              .formatted(decks.get(set).name(), piles.get(set), left[set], present[set]));
    }
    return text.toString();
  }
}
