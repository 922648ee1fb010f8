package haven.server.wire;

import haven.model.words.Phrase;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** What is said, so that the page can say it in any language. */
final class PhraseJson {
  private PhraseJson() {}

  /** A phrase as {@code ["key", argument, ...]}; a name or a number as it is. */
  static JsonNode of(Object said) {
    return switch (said) {
      case Phrase phrase -> {
        ArrayNode array = Json.array();
        array.add(phrase.key());
        phrase.args().forEach(arg -> array.add(of(arg)));
        yield array;
      }
      case Integer number -> JsonNodeFactory.instance.numberNode(number);
      default -> JsonNodeFactory.instance.stringNode(said.toString());
    };
  }

  static ArrayNode lines(List<Phrase> phrases) {
    ArrayNode lines = Json.array();
    phrases.forEach(phrase -> lines.add(of(phrase)));
    return lines;
  }
}
