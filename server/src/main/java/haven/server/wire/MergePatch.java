package haven.server.wire;

import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What has to be changed to make one JSON object another: a JSON Merge Patch (RFC 7396). */
public final class MergePatch {
  private MergePatch() {}

  /** The patch; neither object may hold a null. */
  public static ObjectNode between(ObjectNode before, ObjectNode after) {
    ObjectNode patch = Json.object();
    for (Map.Entry<String, JsonNode> entry : after.properties()) {
      JsonNode old = before.get(entry.getKey());
      JsonNode now = entry.getValue();
      if (old == now) {
        continue; // what is printed is shared by all views
      }
      if (old instanceof ObjectNode one && now instanceof ObjectNode other) {
        ObjectNode inner = between(one, other);
        if (!inner.isEmpty()) {
          patch.set(entry.getKey(), inner);
        }
      } else if (!now.equals(old)) {
        patch.set(entry.getKey(), now);
      }
    }
    for (String name : before.propertyNames()) {
      if (!after.has(name)) {
        patch.set(name, JsonNodeFactory.instance.nullNode());
      }
    }
    return patch;
  }

  /** The object with the patch applied; neither is changed. */
  public static ObjectNode apply(ObjectNode before, ObjectNode patch) {
    ObjectNode after = before.deepCopy();
    for (Map.Entry<String, JsonNode> entry : patch.properties()) {
      JsonNode change = entry.getValue();
      if (change.isNull()) {
        after.remove(entry.getKey());
      } else if (change instanceof ObjectNode inner) {
        ObjectNode old =
            after.get(entry.getKey()) instanceof ObjectNode object ? object : Json.object();
        after.set(entry.getKey(), apply(old, inner));
      } else {
        after.set(entry.getKey(), change);
      }
    }
    return after;
  }
}
