package haven.content.form;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** What the single words of the language mean, for the schema and the reference. */
final class Glossary {
  private static final List<Map<String, String>> GROUPS = read();

  private Glossary() {}

  /** What each of these words means, in their order; nothing if they are not described. */
  static List<String> of(Collection<String> words) {
    for (Map<String, String> group : GROUPS) {
      if (group.keySet().containsAll(words)) {
        return words.stream().map(word -> group.getOrDefault(word, "")).toList();
      }
    }
    return List.of();
  }

  private static List<Map<String, String>> read() {
    try (InputStream in = Glossary.class.getResourceAsStream("/haven/content/glossary.yaml")) {
      Object document = new Load(LoadSettings.builder().build()).loadFromInputStream(in);
      List<Map<String, String>> groups = new ArrayList<>();
      for (Object group : ((Map<?, ?>) document).values()) {
        Map<String, String> words = new LinkedHashMap<>();
        ((Map<?, ?>) group).forEach((word, means) -> words.put("" + word, "" + means));
        groups.add(words);
      }
      return List.copyOf(groups);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
