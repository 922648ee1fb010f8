package haven.app.lab;

import haven.model.pack.Pack;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What new heroes of a pack buy for the gold they begin with, where nothing else is said: what the
 * page suggests, too. Classes that are not listed bring nothing.
 */
final class StartingItems {
  private static final Map<String, Map<String, List<String>>> BY_PACK =
      Map.of(
          "gh",
          Map.of(
              "brute", List.of("Boots of Striding", "Minor Healing Potion"),
              "spellweaver", List.of("Cloak of Invisibility", "Minor Stamina Potion"),
              "cragheart", List.of("Boots of Striding", "Minor Stamina Potion"),
              "scoundrel", List.of("Winged Shoes", "Minor Stamina Potion"),
              "tinkerer", List.of("Cloak of Invisibility", "Minor Healing Potion"),
              "mindthief", List.of("Winged Shoes", "Minor Stamina Potion")));

  private StartingItems() {}

  /** As it would be typed after {@code --items}. */
  static Optional<String> of(String scenario, String characterClass) {
    String pack = scenario.split("/")[0];
    List<String> items = BY_PACK.getOrDefault(pack, Map.of()).get(Pack.slug(characterClass));
    return items == null
        ? Optional.empty()
        : Optional.of(characterClass + ": " + String.join(", ", items));
  }
}
