package haven.play.item;

import haven.model.LootKind;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/** How many cards of each kind a scenario's loot deck has, as its page states (LOT-30). */
public record LootPlan(Map<LootKind, Integer> counts) {

  /** LOT-37: 24 cards. */
  public static final LootPlan RANDOM_DUNGEON = randomDungeon();

  public LootPlan {
    Map<LootKind, Integer> sorted = new EnumMap<>(LootKind.class);
    sorted.putAll(counts);
    sorted.forEach(
        (kind, count) -> {
          if (count < 0 || count > most(kind)) {
            throw new IllegalArgumentException(
                "a deck has 0 to %d %s cards, not %d (LOT-30)".formatted(most(kind), kind, count));
          }
        });
    counts = Collections.unmodifiableMap(sorted);
  }

  private static int most(LootKind kind) {
    return kind == LootKind.SPECIAL ? LootKind.MOST_SPECIAL : kind.copies();
  }

  private static LootPlan randomDungeon() {
    Map<LootKind, Integer> counts = new EnumMap<>(LootKind.class);
    for (LootKind kind : LootKind.values()) {
      counts.put(
          kind,
          switch (kind.group()) {
            case MONEY -> 12;
            case MATERIAL -> 2;
            case HERB -> 1;
            case ITEM, SPECIAL -> 0;
          });
    }
    return new LootPlan(counts);
  }
}
