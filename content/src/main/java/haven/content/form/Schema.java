package haven.content.form;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A part of a JSON Schema (draft 2020-12), as plain maps and lists. */
public record Schema(Map<String, Object> json) {

  /** The definitions that others refer to by name, so that the language may be recursive. */
  public static final class Book {
    private final Map<String, Object> definitions = new LinkedHashMap<>();

    /** Refers to a definition, and writes it down the first time. */
    public Schema define(String name, Form<?> form) {
      if (!definitions.containsKey(name)) {
        definitions.put(name, Map.of());
        definitions.put(name, form.schema(this).json);
      }
      return new Schema(Map.of("$ref", "#/$defs/" + name));
    }

    public Map<String, Object> definitions() {
      return definitions;
    }
  }

  public static Schema of(Object... pairs) {
    Map<String, Object> json = new LinkedHashMap<>();
    for (int i = 0; i < pairs.length; i += 2) {
      json.put((String) pairs[i], pairs[i + 1]);
    }
    return new Schema(json);
  }

  public static Schema anyOf(List<Schema> schemas) {
    return of("anyOf", schemas.stream().map(Schema::json).distinct().toList());
  }

  public static Schema listOf(Schema item) {
    return of("type", "array", "items", item.json);
  }

  static Schema object(List<Key<?>> keys, Book book) {
    Map<String, Object> properties = new LinkedHashMap<>();
    List<String> required = new ArrayList<>();
    for (Key<?> key : keys) {
      Map<String, Object> property = new LinkedHashMap<>(key.form().schema(book).json);
      if (!key.help().isEmpty()) {
        property.put("description", key.help());
      }
      properties.put(key.name(), property);
      if (key.isRequired()) {
        required.add(key.name());
      }
    }
    return of(
        "type",
        "object",
        "properties",
        properties,
        "required",
        required,
        "additionalProperties",
        false);
  }
}
