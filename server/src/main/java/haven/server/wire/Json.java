package haven.server.wire;

import java.nio.charset.StandardCharsets;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** JSON as we read it, strictly and within limits, and as we write it. */
public final class Json {
  private static final int DEEPEST = 32;

  /** One mapper for all: it is safe to share, and dear to make. */
  public static final JsonMapper MAPPER =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder()
                          .maxNestingDepth(DEEPEST)
                          .maxNumberLength(30)
                          .build())
                  .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                  .build())
          .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  private Json() {}

  public static ObjectNode object() {
    return JsonNodeFactory.instance.objectNode();
  }

  public static ArrayNode array() {
    return JsonNodeFactory.instance.arrayNode();
  }

  /**
   * An object as somebody sent it.
   *
   * @throws BadMessage if it is none
   */
  public static ObjectNode read(String text) {
    try {
      JsonNode node = MAPPER.readTree(text);
      if (node instanceof ObjectNode object) {
        return object;
      }
    } catch (JacksonException e) {
      // What Jackson says names our classes, and is of no use to whoever sent it.
      throw new BadMessage("this is not JSON, or far too big a piece of it");
    }
    throw new BadMessage("a message should be a JSON object");
  }

  public static String write(JsonNode node) {
    return node.toString();
  }

  public static byte[] bytes(JsonNode node) {
    return write(node).getBytes(StandardCharsets.UTF_8);
  }
}
