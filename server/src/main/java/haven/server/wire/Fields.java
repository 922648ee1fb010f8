package haven.server.wire;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The fields of a message. What is missing, of the wrong kind, too long or unknown is refused with
 * a sentence that names the field.
 */
public record Fields(ObjectNode node) {
  private static final int LONGEST = 2000;

  public static Fields of(String text) {
    return new Fields(Json.read(text));
  }

  /** Refuses fields that nobody reads: they are mistakes. */
  public Fields only(String... names) {
    Set<String> known = Set.of(names);
    for (String name : node.propertyNames()) {
      if (!known.contains(name)) {
        throw new BadMessage(
            "the field '"
                + shortened(name)
                + "' is not known; there are "
                + String.join(", ", names));
      }
    }
    return this;
  }

  public boolean has(String name) {
    return node.hasNonNull(name);
  }

  public String text(String name) {
    return text(name, LONGEST);
  }

  public String text(String name, int longest) {
    JsonNode value = node.get(name);
    if (value == null || !value.isString()) {
      throw new BadMessage("the field '" + name + "' should be a text");
    }
    String text = value.asString();
    if (text.length() > longest) {
      throw new BadMessage("the field '" + name + "' should have at most " + longest + " letters");
    }
    if (!isReadable(text)) {
      throw new BadMessage("the field '" + name + "' should have letters that can be read");
    }
    return text;
  }

  /** PostgreSQL stores no NUL, and half of a letter cannot be sent on. */
  private static boolean isReadable(String text) {
    return text.codePoints()
        .noneMatch(
            letter ->
                (Character.isISOControl(letter) && !Character.isWhitespace(letter))
                    || Character.getType(letter) == Character.SURROGATE);
  }

  public Optional<String> maybeText(String name, int longest) {
    return has(name) ? Optional.of(text(name, longest)) : Optional.empty();
  }

  public int number(String name, int least, int most) {
    JsonNode value = node.get(name);
    if (value == null || !value.isInt() || value.asInt() < least || value.asInt() > most) {
      throw new BadMessage(
          "the field '%s' should be a whole number from %d to %d".formatted(name, least, most));
    }
    return value.asInt();
  }

  public boolean truth(String name) {
    JsonNode value = node.get(name);
    if (value == null || !value.isBoolean()) {
      throw new BadMessage("the field '" + name + "' should be true or false");
    }
    return value.asBoolean();
  }

  public long id(String name) {
    JsonNode value = node.get(name);
    if (value == null || !value.isIntegralNumber() || !value.canConvertToLong()) {
      throw new BadMessage("the field '" + name + "' should be a whole number");
    }
    return value.asLong();
  }

  public Fields object(String name) {
    if (node.get(name) instanceof ObjectNode object) {
      return new Fields(object);
    }
    throw new BadMessage("the field '" + name + "' should be an object");
  }

  public List<String> texts(String name, int most, int longest) {
    if (!has(name)) {
      return List.of();
    }
    List<String> texts = new ArrayList<>();
    for (JsonNode value : list(name, most)) {
      if (!value.isString()
          || value.asString().length() > longest
          || !isReadable(value.asString())) {
        throw new BadMessage("the field '" + name + "' should be a list of short texts");
      }
      texts.add(value.asString());
    }
    return List.copyOf(texts);
  }

  public List<Fields> objects(String name, int most) {
    List<Fields> objects = new ArrayList<>();
    for (JsonNode value : list(name, most)) {
      if (!(value instanceof ObjectNode object)) {
        throw new BadMessage("the field '" + name + "' should be a list of objects");
      }
      objects.add(new Fields(object));
    }
    return objects;
  }

  private ArrayNode list(String name, int most) {
    if (!(node.get(name) instanceof ArrayNode list) || list.size() > most) {
      throw new BadMessage("the field '%s' should be a list of at most %d".formatted(name, most));
    }
    return list;
  }

  private static String shortened(String name) {
    return name.length() > 40 ? name.substring(0, 40) + "…" : name;
  }
}
