package haven.server.wire;

import haven.board.TileEffect;
import haven.model.map.WrittenEffect;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The parts of a record of ours, by its components.
 *
 * @param kind its word in the family that it belongs to; empty if it belongs to none
 */
record WireParts(Class<?> type, Optional<String> kind, List<Part> all) {
  /** What tells the members of a family apart. */
  static final String TAG = "kind";

  /** Java seals no type over modules. */
  private static final Map<Class<?>, List<Class<?>>> OVER_MODULES =
      Map.of(TileEffect.class, List.of(WrittenEffect.class));

  private static final ClassValue<WireParts> KNOWN =
      new ClassValue<>() {
        @Override
        protected WireParts computeValue(Class<?> type) {
          return look(type);
        }
      };
  private static final ClassValue<Map<String, Class<?>>> KINDS =
      new ClassValue<>() {
        @Override
        protected Map<String, Class<?>> computeValue(Class<?> family) {
          Map<String, Class<?>> kinds = new LinkedHashMap<>();
          gather(family, kinds);
          return kinds;
        }
      };

  /** One component. */
  record Part(String name, Method accessor, Type declared, boolean flat, boolean isJson) {
    private static final Map<Type, Shape> SHAPES = new ConcurrentHashMap<>();

    /** Looked up when needed: types hold each other. */
    Shape shape() {
      Shape known = SHAPES.get(declared);
      if (known == null) {
        known = Shape.of(declared);
        SHAPES.put(declared, known);
      }
      return known;
    }

    Object of(Object whole) {
      try {
        Object value = accessor.invoke(whole);
        return value instanceof OptionalInt number ? boxed(number) : value;
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  /** What tells the members of a family apart cannot be the name of a part as well. */
  private static String called(RecordComponent component) {
    Class<?> type = component.getDeclaringRecord();
    Called called = component.getAnnotation(Called.class);
    String name = called == null ? component.getName() : called.value();
    return family(type).isPresent() && name.equals(TAG) ? "of" : name;
  }

  private static Optional<Integer> boxed(OptionalInt number) {
    return number.isPresent() ? Optional.of(number.getAsInt()) : Optional.empty();
  }

  private static OptionalInt unboxed(Optional<?> number) {
    return number.isPresent() ? OptionalInt.of((Integer) number.get()) : OptionalInt.empty();
  }

  static WireParts of(Class<?> type) {
    return KNOWN.get(type);
  }

  private static WireParts look(Class<?> type) {
    List<Part> parts = new ArrayList<>();
    for (RecordComponent component : type.getRecordComponents()) {
      Method accessor = component.getAccessor();
      accessor.setAccessible(true);
      As as = component.getAnnotation(As.class);
      parts.add(
          new Part(
              called(component),
              accessor,
              as == null ? component.getGenericType() : as.value(),
              component.isAnnotationPresent(Flat.class),
              as != null));
    }
    return new WireParts(type, kind(type), List.copyOf(parts));
  }

  static boolean isFamily(Class<?> type) {
    return type.isInterface() && (type.isSealed() || OVER_MODULES.containsKey(type));
  }

  private static List<Class<?>> members(Class<?> family) {
    return family.isSealed()
        ? List.of(family.getPermittedSubclasses())
        : OVER_MODULES.getOrDefault(family, List.of());
  }

  /** The sealed type that it belongs to. */
  static Optional<Class<?>> family(Class<?> member) {
    for (Class<?> type : member.getInterfaces()) {
      if (isFamily(type)) {
        return Optional.of(family(type).orElse(type));
      }
    }
    return Optional.empty();
  }

  /** Such as {@code cardsRevealed}. */
  static Optional<String> kind(Class<?> member) {
    return family(member)
        .map(
            _ -> {
              String name = member.getSimpleName();
              return Character.toLowerCase(name.charAt(0)) + name.substring(1);
            });
  }

  /** The names of the members that it travels with. */
  List<String> names() {
    List<String> names = new ArrayList<>();
    kind.ifPresent(_ -> names.add(TAG));
    for (Part part : all) {
      if (part.flat) {
        names.addAll(of((Class<?>) part.declared).names());
      } else {
        names.add(part.name);
      }
    }
    if (Set.copyOf(names).size() < names.size()) {
      throw new IllegalStateException(type + " would have a member twice: " + names);
    }
    return names;
  }

  /** The members of a family by their words. */
  static Map<String, Class<?>> kinds(Class<?> family) {
    return KINDS.get(family);
  }

  private static void gather(Class<?> type, Map<String, Class<?>> kinds) {
    for (Class<?> member : members(type)) {
      if (isFamily(member)) {
        gather(member, kinds);
        continue;
      }
      Class<?> other = kinds.put(kind(member).orElseThrow(), member);
      if (other != null && other != member) { // it may belong to two groups of its family
        throw new IllegalArgumentException(type + " has two members " + member.getSimpleName());
      }
    }
  }

  /** The record with these values. */
  Object make(List<Object> values) {
    RecordComponent[] components = type.getRecordComponents();
    Class<?>[] types = new Class<?>[components.length];
    Object[] parts = values.toArray();
    for (int i = 0; i < types.length; i++) {
      types[i] = components[i].getType();
      if (types[i] == OptionalInt.class) {
        parts[i] = unboxed((Optional<?>) parts[i]);
      }
    }
    try {
      Constructor<?> constructor = type.getDeclaredConstructor(types);
      constructor.setAccessible(true);
      return constructor.newInstance(parts);
    } catch (InvocationTargetException e) {
      throw new BadMessage("this cannot be " + type.getSimpleName());
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
