package haven.server.wire;

import haven.model.words.Phrase;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * What is said, so that the page can say it in any language: a name is a text, a number a number, a
 * phrase {@code ["key", args…]}.
 */
final class PhraseJson {
  private PhraseJson() {}

  static JsonNode of(Object said) {
    return switch (said) {
      case Integer number -> JsonNodeFactory.instance.numberNode(number);
      case Phrase(String key, List<Object> args) -> {
        ArrayNode phrase = Json.array();
        phrase.add(key);
        args.forEach(arg -> phrase.add(of(arg)));
        yield phrase;
      }
      default -> JsonNodeFactory.instance.stringNode(said.toString());
    };
  }

  static ArrayNode lines(List<Phrase> lines) {
    ArrayNode list = Json.array();
    lines.forEach(line -> list.add(of(line)));
    return list;
  }
}
