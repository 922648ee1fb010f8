package haven.content.pack;

import haven.content.form.Schema;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** The JSON Schema of pack files, for editors: made from the same forms that read them. */
public final class PackSchema {
  private PackSchema() {}

  /** The schema as text. */
  public static String json() {
    Schema.Book book = new Schema.Book();
    Schema definition = book.define("definition", DefinitionForms.DEFINITION);
    Schema manifest = book.define("manifest", DefinitionForms.MANIFEST);
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("$schema", "https://json-schema.org/draft/2020-12/schema");
    json.put("title", "A file of a Havenwright pack");
    json.put(
        "anyOf", List.of(manifest.json(), definition.json(), Schema.listOf(definition).json()));
    json.put("$defs", book.definitions());
    return JsonMapper.builder()
            .enable(SerializationFeature.INDENT_OUTPUT)
            .build()
            .writeValueAsString(json)
            .replace("\r\n", "\n")
        + "\n";
  }
}
