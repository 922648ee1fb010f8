package haven.server.wire;

import haven.board.Area;
import haven.board.Hex;
import haven.model.card.AbilityCard;
import haven.model.card.BattleGoal;
import haven.model.card.ItemCard;
import haven.model.words.Phrase;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/**
 * The form in which a type of ours travels, found by looking at the type: {@link Codec} writes and
 * reads by it, {@link Typings} says it in the page's language. A new record or constant needs
 * nothing here.
 */
sealed interface Shape {
  /** What has no parts. */
  enum Plain implements Shape {
    TEXT,
    NUMBER,
    LONG,
    DECIMAL,
    TRUTH,
    PHRASE,
    /** JSON of which nothing is said. */
    ANY
  }

  /** A constant, by its name. */
  record Constant(Class<?> type) implements Shape {}

  /** What is printed in a pack, by its name: the page has its text. */
  record Named(Class<?> type) implements Shape {}

  record Many(Shape of, boolean isSet) implements Shape {}

  /** An object with a member for each key. */
  record Keyed(Class<?> key, Shape of) implements Shape {}

  /** A member that may be missing. */
  record Maybe(Shape of) implements Shape {}

  /** A record of one plain part that belongs to no family travels as that part. */
  record Alias(Class<?> type, Shape of) implements Shape {}

  /** An object with a member for each part of the record. */
  record Fields(Class<?> type) implements Shape {}

  /** One of the records of a sealed type, told apart by a member. */
  record Family(Class<?> type) implements Shape {}

  /** A class that travels as a record. */
  record AreaShape() implements Shape {}

  /** What the class of an area says of it. */
  record AreaForm(boolean aroundActor, List<Hex> red, List<Hex> blue) {
    static AreaForm of(Area area) {
      return new AreaForm(area.aroundActor(), ordered(area.red()), ordered(area.blue()));
    }

    private static List<Hex> ordered(Collection<Hex> hexes) {
      return hexes.stream()
          .sorted((a, b) -> a.r() == b.r() ? a.q() - b.q() : a.r() - b.r())
          .toList();
    }

    Area area() {
      return new Area(aroundActor, red, blue);
    }
  }

  Set<Class<?>> PRINTED = Set.of(AbilityCard.class, ItemCard.class, BattleGoal.class);

  static Shape of(Type type) {
    return switch (type) {
      case ParameterizedType generic -> generic(generic);
      case Class<?> one -> plain(one);
      default -> throw new IllegalArgumentException(type + " has no form to travel in");
    };
  }

  private static Shape generic(ParameterizedType type) {
    Class<?> raw = (Class<?>) type.getRawType();
    Type[] of = type.getActualTypeArguments();
    if (raw == Optional.class) {
      return new Maybe(of(of[0]));
    }
    if (Map.class.isAssignableFrom(raw)) {
      return new Keyed((Class<?>) of[0], of(of[1]));
    }
    if (Collection.class.isAssignableFrom(raw)) {
      return new Many(of(of[0]), Set.class.isAssignableFrom(raw));
    }
    throw new IllegalArgumentException(type + " has no form to travel in");
  }

  private static Shape plain(Class<?> type) {
    if (type == int.class || type == Integer.class) {
      return Plain.NUMBER;
    }
    if (type == long.class || type == Long.class) {
      return Plain.LONG;
    }
    if (type == double.class || type == Double.class) {
      return Plain.DECIMAL;
    }
    if (type == boolean.class || type == Boolean.class) {
      return Plain.TRUTH;
    }
    if (type == String.class) {
      return Plain.TEXT;
    }
    if (type == Phrase.class) {
      return Plain.PHRASE;
    }
    if (type == OptionalInt.class) {
      return new Maybe(Plain.NUMBER);
    }
    if (JsonNode.class.isAssignableFrom(type)) {
      return Plain.ANY;
    }
    if (type == Area.class) {
      return new AreaShape();
    }
    if (PRINTED.contains(type)) {
      return new Named(type);
    }
    return ours(type);
  }

  private static Shape ours(Class<?> type) {
    if (type.isEnum() && WireParts.family(type).isEmpty()) {
      return new Constant(type);
    }
    if (WireParts.isFamily(type)) {
      return new Family(type);
    }
    if (!type.isRecord()) {
      throw new IllegalArgumentException(type + " has no form to travel in");
    }
    WireParts parts = WireParts.of(type);
    return parts.kind().isEmpty()
            && parts.all().size() == 1
            && parts.all().getFirst().shape() instanceof Plain one
            && one != Plain.PHRASE
            && one != Plain.ANY
        ? new Alias(type, one)
        : new Fields(type);
  }
}
