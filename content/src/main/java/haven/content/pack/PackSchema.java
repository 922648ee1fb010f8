package haven.content.pack;

import haven.content.form.Schema;
import haven.content.form.Verbs;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.json.JsonMapper;

/** The JSON Schema of pack files, for editors: made from the same forms that read them. */
public final class PackSchema {
  private PackSchema() {}

  /** Names and texts in another language: a file that defines nothing else. */
  private static Map<String, Object> texts() {
    List<Object> kinds = new ArrayList<>();
    kinds.add(Map.of("required", List.of("pack")));
    for (Verbs.Verb<?> kind : DefinitionForms.DEFINITION.verbs()) {
      kinds.add(Map.of("required", List.of(kind.name())));
    }
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("description", "English names and texts, each with its translation.");
    json.put("type", "object");
    json.put("additionalProperties", Map.of("type", List.of("string", "number")));
    json.put("not", Map.of("anyOf", kinds));
    return json;
  }

  /** The schema as text, each definition on a line. */
  public static String json() {
    Schema.Book book = new Schema.Book();
    Schema definition = book.define("definition", DefinitionForms.DEFINITION);
    Schema manifest = book.define("manifest", DefinitionForms.MANIFEST);
    book.definitions().put("texts", texts());
    List<Object> files =
        List.of(
            manifest.json(),
            definition.json(),
            Schema.listOf(definition).json(),
            Map.of("$ref", "#/$defs/texts"));
    JsonMapper mapper = new JsonMapper();
    List<String> definitions = new ArrayList<>();
    book.definitions()
        .forEach(
            (name, json) ->
                definitions.add("    \"" + name + "\": " + mapper.writeValueAsString(json)));
    return """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "A file of a Havenwright pack",
      "anyOf": %s,
      "$defs": {
    %s
      }
    }
    """
        .formatted(mapper.writeValueAsString(files), String.join(",\n", definitions));
  }
}
