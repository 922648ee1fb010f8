package haven.play.item;

import haven.model.Facts;
import haven.model.LootCard;
import haven.model.LootKind;
import haven.model.rules.LootRules;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** What one character has looted in this scenario; nobody else has a share (LOT-03a). */
public record LootPile(int moneyTokens, List<LootCard> cards) {
  public static final LootPile EMPTY = new LootPile(0, List.of());

  /** How the scenario ended, as far as loot is concerned. */
  public enum End {
    COMPLETED,
    LOST_AND_RETURNED,
    LOST_AND_PLAYED_AGAIN
  }

  public LootPile {
    cards = List.copyOf(cards);
  }

  public LootPile plus(int tokens, List<LootCard> drawn) {
    List<LootCard> all = new ArrayList<>(cards);
    all.addAll(drawn);
    return new LootPile(moneyTokens + tokens, all);
  }

  public void tell(Facts facts) {
    facts.number(moneyTokens);
    LootDeck.tell(cards, facts);
  }

  /** The gold it comes to when the scenario is over, won or lost (LOT-03a, LOT-34). */
  public int gold(LootRules rules, int level, int characters) {
    int coins = moneyTokens;
    for (LootCard card : cards) {
      if (card.kind() == LootKind.MONEY) {
        coins += card.amount(characters);
      }
    }
    return coins == 0 ? 0 : coins * rules.goldByLevel().get(level);
  }

  /** Its special cards, by name. */
  public List<String> special() {
    return cards.stream()
        .filter(card -> card.kind() == LootKind.SPECIAL)
        .map(LootCard::name)
        .toList();
  }

  /** The resources it comes to, if the party takes them home (LOT-35). */
  public Map<LootKind, Integer> resources(int characters) {
    Map<LootKind, Integer> resources = new EnumMap<>(LootKind.class);
    for (LootCard card : cards) {
      if (card.kind().isResource()) {
        resources.merge(card.kind(), card.amount(characters), Integer::sum);
      }
    }
    return Collections.unmodifiableMap(resources);
  }
}
