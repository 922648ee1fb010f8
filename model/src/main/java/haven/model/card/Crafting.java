package haven.model.card;

import haven.model.LootKind;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** What an item is made of (CRA-05); nothing for one that has a price in gold. */
public record Crafting(Map<LootKind, Integer> resources, List<String> items) {
  public static final Crafting NONE = new Crafting(Map.of(), List.of());

  public Crafting {
    Map<LootKind, Integer> inOrder = new EnumMap<>(LootKind.class);
    inOrder.putAll(resources);
    resources = Collections.unmodifiableMap(inOrder);
    items = List.copyOf(items);
  }

  public boolean isNone() {
    return resources.isEmpty() && items.isEmpty();
  }

  /** How many resources and items it takes (CRA-09). */
  public int size() {
    return resources.values().stream().mapToInt(Integer::intValue).sum() + items.size();
  }
}
