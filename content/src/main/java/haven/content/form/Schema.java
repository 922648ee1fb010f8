package haven.content.form;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A part of a JSON Schema (draft 2020-12), as plain maps and lists. */
public record Schema(Map<String, Object> json) {

  private static final String DEFINED = "#/$defs/";

  /** The definitions that others refer to by name, so that the language may be recursive. */
  public static final class Book {
    private static final int SHORT = 60;
    private static final int LONG = 200;

    private final Map<String, Object> definitions = new LinkedHashMap<>();
    private final Map<Map<String, Object>, String> shared = new HashMap<>();

    /** Refers to a definition, and writes it down the first time. */
    public Schema define(String name, Form<?> form) {
      if (!definitions.containsKey(name)) {
        definitions.put(name, Map.of());
        definitions.put(name, form.schema(this).json);
      }
      return new Schema(Map.of("$ref", DEFINED + name));
    }

    /**
     * Refers to what several definitions may share word for word, such as the fields of every
     * attack. What is shorter than a reference stays where it is.
     */
    Map<String, Object> share(String name, Map<String, Object> json) {
      if (json.toString().length() < SHORT) {
        return json;
      }
      String called = shared.get(json);
      if (called == null) {
        called = name;
        for (int i = 2; definitions.containsKey(called); i++) {
          called = name + "-" + i;
        }
        definitions.put(called, json);
        shared.put(json, called);
      }
      return Map.of("$ref", DEFINED + called);
    }

    /** What is named twice in one place, such as all verbs, is written down once. */
    Schema once(Schema item) {
      return item.json.toString().length() < LONG ? item : new Schema(share("one", item.json));
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

  /**
   * One of these words. An editor takes some words for numbers or for nothing before it looks at
   * the schema, so those are allowed, too.
   */
  static Schema words(Collection<String> words) {
    List<@Nullable Object> values = new ArrayList<>(words);
    for (String word : words) {
      if (word.equals("null")) {
        values.add(null);
      } else if (word.matches("[-+]?\\d{1,6}")) {
        values.add(Integer.parseInt(word));
      }
    }
    List<String> meanings = Glossary.of(words);
    return meanings.isEmpty()
        ? of("enum", values)
        : of("enum", values, "enumDescriptions", meanings);
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
      properties.put(key.name(), book.share("field-" + key.name(), property));
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
