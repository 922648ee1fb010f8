package haven.server.wire;

import haven.board.Area;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiFunction;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Whatever travels, as JSON and back: records as objects of their parts, members of sealed types
 * with their kind ({@code {"kind": "moved", "rule": "…", "who": 3, "hex": {"q": 1, "r": 2}}}),
 * constants by name, what is printed in a pack by name. It follows the {@link Shape} of a type, so
 * that a new event or choice needs no line here.
 *
 * @param printed finds what is printed in the pack, by type and name
 */
public record Codec(BiFunction<Class<?>, String, Object> printed) {
  /** For everything that names nothing printed. */
  public static final Codec PLAIN =
      new Codec(
          (type, name) -> {
            throw new BadMessage("'" + name + "' is unknown here");
          });

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  public static ObjectNode write(Record value) {
    return object(value);
  }

  /** Members of a sealed type, records or constants. */
  public static JsonNode write(Object value) {
    return write(Shape.of(value.getClass()), value);
  }

  private static JsonNode write(Shape shape, Object value) {
    return switch (shape) {
      case Shape.Plain plain -> plain(plain, value);
      case Shape.Constant _ -> NODES.stringNode(((Enum<?>) value).name());
      case Shape.Named _ -> NODES.stringNode(name(value));
      case Shape.Many(Shape of, boolean isSet) -> {
        ArrayNode list = Json.array();
        ordered((Collection<?>) value, isSet).forEach(one -> list.add(write(of, one)));
        yield list;
      }
      case Shape.Keyed(_, Shape of) -> {
        ObjectNode object = Json.object();
        ((Map<?, ?>) value).forEach((key, one) -> object.set(text(key), write(of, one)));
        yield object;
      }
      case Shape.Maybe(Shape of) -> write(of, ((Optional<?>) value).orElseThrow());
      case Shape.Alias(Class<?> type, Shape of) ->
          write(of, WireParts.of(type).all().getFirst().of(value));
      case Shape.Fields _, Shape.Family _ -> object(value);
      case Shape.AreaShape() -> object(Shape.AreaForm.of((Area) value));
    };
  }

  private static JsonNode plain(Shape.Plain plain, Object value) {
    return switch (plain) {
      case TEXT -> NODES.stringNode((String) value);
      case NUMBER -> NODES.numberNode((Integer) value);
      case LONG -> NODES.numberNode((Long) value);
      case DECIMAL -> NODES.numberNode((Double) value);
      case TRUTH -> NODES.booleanNode((Boolean) value);
      case PHRASE -> PhraseJson.of(value);
      case ANY -> (JsonNode) value;
    };
  }

  private static ObjectNode object(Object value) {
    ObjectNode object = Json.object();
    Class<?> type = value instanceof Enum<?> one ? one.getDeclaringClass() : value.getClass();
    if (value instanceof Enum<?> one) {
      return object.put(WireParts.TAG, WireParts.kind(type).orElseThrow()).put("name", one.name());
    }
    WireParts parts = WireParts.of(type);
    parts.kind().ifPresent(kind -> object.put(WireParts.TAG, kind));
    for (WireParts.Part part : parts.all()) {
      Object one = part.of(value);
      if (part.flat()) {
        object.setAll(object(one));
      } else if (one instanceof JsonNode node) {
        object.set(part.name(), node); // made before, and shared
      } else if (!(one instanceof Optional<?> maybe) || maybe.isPresent()) {
        object.set(part.name(), write(part.shape(), one));
      }
    }
    return object;
  }

  /** Sets have no order of their own: the same set is always written the same way. */
  private static Collection<?> ordered(Collection<?> values, boolean isSet) {
    return isSet && values.stream().allMatch(Comparable.class::isInstance)
        ? new TreeSet<>(values)
        : values;
  }

  private static String text(Object key) {
    return key instanceof Enum<?> constant ? constant.name() : key.toString();
  }

  /** Everything printed is a record with a name. */
  private static String name(Object value) {
    return WireParts.of(value.getClass()).all().stream()
        .filter(part -> part.name().equals("name"))
        .map(part -> (String) part.of(value))
        .findFirst()
        .orElseThrow();
  }

  /**
   * What the JSON says.
   *
   * @throws BadMessage if it is no such thing; the message says where
   */
  public <T> T read(Class<T> type, JsonNode json) {
    return type.cast(read(Shape.of(type), json, type.getSimpleName()));
  }

  private Object read(Shape shape, JsonNode json, String where) {
    return switch (shape) {
      case Shape.Plain plain -> plain(plain, json, where);
      case Shape.Constant(Class<?> type) -> constant(type, text(json, where), where);
      case Shape.Named(Class<?> type) -> printed.apply(type, text(json, where));
      case Shape.Many(Shape of, boolean isSet) -> {
        expect(json.isArray(), where, "a list");
        Collection<Object> values = isSet ? new LinkedHashSet<>() : new ArrayList<>();
        json.forEach(one -> values.add(read(of, one, where)));
        yield values;
      }
      case Shape.Keyed(Class<?> key, Shape of) -> {
        Map<Object, Object> values = new LinkedHashMap<>();
        for (Map.Entry<String, JsonNode> one : object(json, where).properties()) {
          values.put(key(key, one.getKey(), where), read(of, one.getValue(), where));
        }
        yield values;
      }
      case Shape.Maybe(Shape of) -> Optional.of(read(of, json, where));
      case Shape.Alias(Class<?> type, Shape of) ->
          WireParts.of(type).make(List.of(read(of, json, where)));
      case Shape.Fields(Class<?> type) -> whole(type, object(json, where));
      case Shape.Family(Class<?> type) -> member(type, object(json, where), where);
      case Shape.AreaShape() ->
          ((Shape.AreaForm) whole(Shape.AreaForm.class, object(json, where))).area();
    };
  }

  private static Object plain(Shape.Plain plain, JsonNode json, String where) {
    return switch (plain) {
      case TEXT -> text(json, where);
      case NUMBER -> {
        expect(json.isInt(), where, "a whole number");
        yield json.asInt();
      }
      case LONG -> {
        expect(json.isInt() || json.isLong(), where, "a whole number");
        yield json.asLong();
      }
      case DECIMAL -> {
        expect(json.isNumber(), where, "a number");
        yield json.asDouble();
      }
      case TRUTH -> {
        expect(json.isBoolean(), where, "true or false");
        yield json.asBoolean();
      }
      case PHRASE -> PhraseJson.read(json, where);
      case ANY -> json;
    };
  }

  private Object member(Class<?> family, ObjectNode json, String where) {
    Class<?> type = WireParts.kinds(family).get(json.path(WireParts.TAG).asString(""));
    if (type == null) {
      throw new BadMessage(
          where + " should be of the kind " + String.join(", ", WireParts.kinds(family).keySet()));
    }
    return type.isEnum()
        ? constant(type, text(json.path("name"), where), where)
        : whole(type, json);
  }

  private Object whole(Class<?> type, ObjectNode json) {
    WireParts parts = WireParts.of(type);
    Set<String> known = new HashSet<>(parts.names());
    for (String name : json.propertyNames()) {
      expect(known.contains(name), type.getSimpleName(), "without '" + name + "'");
    }
    List<Object> values = new ArrayList<>();
    for (WireParts.Part part : parts.all()) {
      values.add(part.flat() ? flat(part, json) : part(part, json, type));
    }
    return parts.make(values);
  }

  private Object part(WireParts.Part part, ObjectNode json, Class<?> of) {
    String where = of.getSimpleName() + "." + part.name();
    JsonNode value = json.get(part.name());
    if (part.shape() instanceof Shape.Maybe && value == null) {
      return Optional.empty();
    }
    expect(value != null, where, "there");
    return part.isJson() ? value : read(part.shape(), value, where);
  }

  /** The members that belong to a part whose parts are parts of the whole. */
  private Object flat(WireParts.Part part, ObjectNode json) {
    Class<?> type = (Class<?>) part.declared();
    ObjectNode own = Json.object();
    for (String name : WireParts.of(type).names()) {
      if (json.has(name)) {
        own.set(name, json.get(name));
      }
    }
    return whole(type, own);
  }

  private static Object key(Class<?> type, String text, String where) {
    if (type.isEnum()) {
      return constant(type, text, where);
    }
    try {
      return type == Integer.class ? (Object) Integer.valueOf(text) : text;
    } catch (NumberFormatException e) {
      throw new BadMessage(where + " should be by numbers");
    }
  }

  private static Object constant(Class<?> type, String name, String where) {
    for (Object constant : type.getEnumConstants()) {
      if (((Enum<?>) constant).name().equals(name)) {
        return constant;
      }
    }
    throw new BadMessage(where + " should be one of " + Arrays.toString(type.getEnumConstants()));
  }

  private static String text(JsonNode json, String where) {
    expect(json.isString(), where, "a text");
    return json.asString();
  }

  private static ObjectNode object(JsonNode json, String where) {
    if (json instanceof ObjectNode object) {
      return object;
    }
    throw new BadMessage(where + " should be an object");
  }

  private static void expect(boolean so, String where, String what) {
    if (!so) {
      throw new BadMessage(where + " should be " + what);
    }
  }
}
