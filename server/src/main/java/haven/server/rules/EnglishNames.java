package haven.server.rules;

import haven.content.words.Languages;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Words of the game in other languages, with what they are called in English.
 *
 * @param byName from a name in small letters
 */
record EnglishNames(Map<String, Set<String>> byName) {

  static EnglishNames load() {
    Map<String, Set<String>> byName = new HashMap<>();
    Map<String, String> english = Languages.templates("en");
    for (String language : Languages.CODES) {
      Languages.templates(language)
          .forEach(
              (key, name) -> {
                String known = english.getOrDefault(key, name);
                // Only whole names: what has something filled in is a sentence.
                if (!name.contains("{") && !known.equalsIgnoreCase(name)) {
                  byName.computeIfAbsent(small(name), _ -> new TreeSet<>()).add(small(known));
                }
              });
    }
    return new EnglishNames(byName);
  }

  Set<String> english(String name) {
    return byName.getOrDefault(small(name), Set.of());
  }

  private static String small(String name) {
    return name.toLowerCase(Locale.ROOT);
  }
}
