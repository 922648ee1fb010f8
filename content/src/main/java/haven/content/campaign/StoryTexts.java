package haven.content.campaign;

import haven.content.yaml.Node;
import haven.model.pack.Texts;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What people read on a personal quest or an event card, which no rule asks for: in English, by
 * what {@link Texts#of} calls it. A card is called after its deck and number; its texts are {@code
 * text}, {@code a} and {@code b}, and those of the results {@code a 1}, {@code a 2} and so on.
 */
public final class StoryTexts {
  private static final String TEXT = "text";

  private StoryTexts() {}

  /** Those of one definition, as it is written. */
  public static Map<String, String> of(String name, Node.Mapping written) {
    Map<String, String> texts = new LinkedHashMap<>();
    put(texts, Texts.of(name, TEXT), written);
    for (String way : List.of("a", "b")) {
      if (written.get(way).orElse(written) instanceof Node.Mapping option && option != written) {
        put(texts, Texts.of(name, way), option);
        List<Node> results = results(option);
        for (int i = 0; i < results.size(); i++) {
          if (results.get(i) instanceof Node.Mapping result) {
            put(texts, Texts.of(name, way + " " + (i + 1)), result);
          }
        }
      }
    }
    return texts;
  }

  private static List<Node> results(Node.Mapping option) {
    return option.get("results").orElse(option) instanceof Node.Sequence list
        ? list.items()
        : List.of();
  }

  private static void put(Map<String, String> texts, String called, Node.Mapping from) {
    if (from.get(TEXT).orElse(from) instanceof Node.Scalar text && !text.text().isEmpty()) {
      texts.put(called, text.text());
    }
  }
}
