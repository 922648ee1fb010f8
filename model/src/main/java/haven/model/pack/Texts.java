package haven.model.pack;

import java.util.Map;
import java.util.TreeMap;

/**
 * Names and texts in other languages.
 *
 * @param byLanguage from a language to the English name, or what {@link #of} calls a longer text,
 *     to the text in that language
 */
public record Texts(Map<String, Map<String, String>> byLanguage) {
  public Texts {
    Map<String, Map<String, String>> copy = new TreeMap<>();
    byLanguage.forEach((language, texts) -> copy.put(language, Map.copyOf(texts)));
    byLanguage = Map.copyOf(copy);
  }

  /** How a longer text is called: by what it belongs to, and which of its texts it is. */
  public static String of(String name, String part) {
    return name + " (" + part + ")";
  }

  /** A name in that language, or in English where it is not known. */
  public String in(String language, String english) {
    return in(language, english, english);
  }

  /** A text in that language, or the English one where it is not known. */
  public String in(String language, String called, String english) {
    return byLanguage.getOrDefault(language, Map.of()).getOrDefault(called, english);
  }
}
