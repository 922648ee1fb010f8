package haven.model.monster;

import java.util.List;

/** The ability cards of a monster set, which several types may share (MON-06, MON-07). */
public record MonsterDeck(String name, List<MonsterCard> cards) {
  public MonsterDeck {
    cards = List.copyOf(cards);
    if (cards.isEmpty()) {
      throw new IllegalArgumentException("the deck " + name + " has no cards");
    }
  }
}
