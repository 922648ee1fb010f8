package haven.server.wire;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** What is said, so that the page can say it in any language. */
final class PhraseJson {
  private PhraseJson() {}

  static JsonNode of(Object said) {
    return JsonNodeFactory.instance.stringNode(said.toString());
  }
}
