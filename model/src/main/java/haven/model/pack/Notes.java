package haven.model.pack;

import java.util.Map;

/**
 * What the authors of a pack want to be known of its things, such as what is still missing.
 *
 * @param texts by kind, name and part of a thing
 */
public record Notes(Map<String, String> texts) {
  public static final Notes NONE = new Notes(Map.of());

  public Notes {
    texts = Map.copyOf(texts);
  }

  /** By which a note is known: the part is the way to it, such as {@code cards[2]}. */
  public static String key(String kind, String name, String part) {
    return kind + ' ' + name + '/' + part;
  }

  /** The note on a thing or a part of it; empty if there is none. */
  public String on(String kind, String name, String part) {
    return texts.getOrDefault(key(kind, name, part), "");
  }
}
