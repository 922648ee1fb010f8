package haven.model.pack;

import java.util.EnumMap;
import java.util.Map;

/**
 * What a pack says about each of its things, as numbers. Two packs have the same number for a thing
 * if it is the same in play: texts, notes, translations, the layout of files and whatever else the
 * packs hold make no difference.
 */
public record Prints(Map<Kind, Map<String, Long>> numbers) {
  /** What a pack holds. */
  public enum Kind {
    CLASS,
    MONSTER,
    DECK,
    ITEM,
    BATTLE_GOAL,
    SCENARIO,
    TREASURE,
    LOOT_BOX,
    MONSTER_MODIFIERS
  }

  public Prints {
    Map<Kind, Map<String, Long>> copy = new EnumMap<>(Kind.class);
    numbers.forEach((kind, named) -> copy.put(kind, Map.copyOf(named)));
    numbers = Map.copyOf(copy);
  }

  /** The number of a thing; 0 if the pack does not define it. */
  public long of(Kind kind, String name) {
    return numbers.getOrDefault(kind, Map.of()).getOrDefault(name, 0L);
  }
}
