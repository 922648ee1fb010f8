package haven.app.imports;

import haven.app.imports.data.NotConverted;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;

/** What was converted and what was not, by kind and by reason. */
final class Tally {
  /** What is counted. */
  enum Kind {
    MONSTERS,
    MONSTER_TRAITS,
    SPECIAL_ACTIONS,
    MONSTER_CARDS,
    ITEMS,
    CLASSES,
    CARD_HALVES,
    PERKS,
    MODIFIER_BOARDS,
    BATTLE_GOALS,
    TREASURES,
    PERSONAL_QUESTS,
    EVENT_CARDS,
    LOOT_DECKS,
    SCENARIOS,
    SCENARIO_RULES,
    REWARDS;

    String words() {
      return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
  }

  private final Map<Kind, Integer> done = new TreeMap<>();
  private final Map<Kind, Map<String, Integer>> not = new TreeMap<>();

  void converted(Kind kind) {
    done.merge(kind, 1, Integer::sum);
  }

  void notConverted(Kind kind, String reason) {
    not.computeIfAbsent(kind, _ -> new TreeMap<>()).merge(reason, 1, Integer::sum);
  }

  /** What seemed to be converted turned out to be wrong. */
  void spoilt(Kind kind, String reason) {
    done.merge(kind, -1, Integer::sum);
    notConverted(kind, reason);
  }

  /** What was made, or why it was not. */
  record Outcome<T>(Optional<T> made, String reason) {}

  /** Tries to convert something, and counts it. */
  <T> Outcome<T> trying(Kind kind, Supplier<T> conversion) {
    try {
      T made = conversion.get();
      converted(kind);
      return new Outcome<>(Optional.of(made), "");
    } catch (NotConverted e) {
      notConverted(kind, e.reason());
      return new Outcome<>(Optional.empty(), e.reason());
    }
  }

  /** A line for each kind. */
  List<List<String>> rows() {
    List<List<String>> rows = new ArrayList<>();
    for (Kind kind : Kind.values()) {
      int converted = done.getOrDefault(kind, 0);
      int others =
          not.getOrDefault(kind, Map.of()).values().stream().mapToInt(Integer::intValue).sum();
      if (converted + others > 0) {
        rows.add(List.of(kind.words(), String.valueOf(converted), String.valueOf(others)));
      }
    }
    return rows;
  }

  /** Why not, the most frequent reason of each kind first. */
  Map<String, List<Map.Entry<String, Integer>>> reasons() {
    Map<String, List<Map.Entry<String, Integer>>> all = new LinkedHashMap<>();
    not.forEach(
        (kind, reasons) ->
            all.put(
                kind.words(),
                reasons.entrySet().stream()
                    .sorted(
                        Map.Entry.<String, Integer>comparingByValue(Comparator.reverseOrder())
                            .thenComparing(Map.Entry.comparingByKey()))
                    .toList()));
    return all;
  }
}
