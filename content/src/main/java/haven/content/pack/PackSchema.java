package haven.content.pack;

import haven.content.form.Schema;
import haven.content.form.Verbs;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.SerializationFeature;
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

  /** The schema as text. */
  public static String json() {
    Schema.Book book = new Schema.Book();
    Schema definition = book.define("definition", DefinitionForms.DEFINITION);
    Schema manifest = book.define("manifest", DefinitionForms.MANIFEST);
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("$schema", "https://json-schema.org/draft/2020-12/schema");
    json.put("title", "A file of a Havenwright pack");
    json.put(
        "anyOf",
        List.of(
            manifest.json(),
            definition.json(),
            Schema.listOf(definition).json(),
            Map.of("$ref", "#/$defs/texts")));
    book.definitions().put("texts", texts());
    json.put("$defs", book.definitions());
    return JsonMapper.builder()
            .enable(SerializationFeature.INDENT_OUTPUT)
            .build()
            .writeValueAsString(json)
            .replace("\r\n", "\n")
        + "\n";
  }
}
