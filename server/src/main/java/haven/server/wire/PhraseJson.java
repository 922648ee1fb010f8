package haven.server.wire;

import haven.model.words.Phrase;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * What is said, so that the page can say it in any language: a name is a text, a number a number, a
 * phrase {@code ["key", args…]}.
 */
public final class PhraseJson {
  private PhraseJson() {}

  public static JsonNode of(Object said) {
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

  /** What was said; the whole of it is a phrase. */
  static Phrase read(JsonNode json, String where) {
    if (json.isArray() && !json.isEmpty() && json.get(0).isString()) {
      List<Object> args = new ArrayList<>();
      for (JsonNode arg : json) {
        args.add(arg.isArray() ? read(arg, where) : arg.isInt() ? arg.asInt() : arg.asString());
      }
      return new Phrase((String) args.removeFirst(), args);
    }
    throw new BadMessage(where + " should be a phrase");
  }

  static ArrayNode lines(List<Phrase> lines) {
    ArrayNode list = Json.array();
    lines.forEach(line -> list.add(of(line)));
    return list;
  }
}
