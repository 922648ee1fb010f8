package haven.server.wire;

import haven.bots.lab.Findings;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** What travels, as types of the language that the page is checked in. */
final class Typings {
  private static final String HEAD =
      """
      // Written from the server's types by TypingsTest; to be written anew with -Dhaven.types=write.
      declare namespace Wire {
        /** A name, a number, or a key of the words and what is said with it. */
        type Said = string | number | Phrase;
        type Phrase = [key: string, ...args: Said[]];
      """;

  /** Their members are named without them. */
  private static final Set<Class<?>> HOLDERS =
      Set.of(Shown.class, Told.class, AtTable.class, Puzzling.class, Shape.class, Findings.class);

  private final SortedMap<String, String> written = new TreeMap<>();
  private final Map<String, Class<?>> named = new HashMap<>();
  private final Deque<Class<?>> open = new ArrayDeque<>();

  private Typings() {}

  /** The text of a file of types. */
  static String of(List<Class<?>> roots) {
    Typings typings = new Typings();
    roots.forEach(root -> typings.type(Shape.of(root)));
    while (!typings.open.isEmpty()) {
      typings.declare(typings.open.remove());
    }
    return HEAD + String.join("", typings.written.values()) + "}\n";
  }

  private String type(Shape shape) {
    return switch (shape) {
      case Shape.Plain plain ->
          switch (plain) {
            case TEXT -> "string";
            case NUMBER, LONG, DECIMAL -> "number";
            case TRUTH -> "boolean";
            case PHRASE -> "Phrase";
            case ANY -> "unknown";
          };
      case Shape.Constant(Class<?> type) -> name(type);
      case Shape.Named _ -> "string";
      case Shape.Many(Shape of, _) -> many(type(of));
      case Shape.Keyed(Class<?> key, Shape of) ->
          key.isEnum()
              ? "{ [key in " + name(key) + "]?: " + type(of) + " }"
              : "{ [key: string]: " + type(of) + " }";
      case Shape.Maybe(Shape of) -> type(of);
      case Shape.Alias(Class<?> type, _) -> name(type);
      case Shape.Fields(Class<?> type) -> name(type);
      case Shape.Family(Class<?> type) -> name(type);
      case Shape.AreaShape() -> name(Shape.AreaForm.class);
    };
  }

  private static String many(String of) {
    return of.contains(" ") ? "(" + of + ")[]" : of + "[]";
  }

  /** The name of a type, which is declared once it is used. */
  private String name(Class<?> type) {
    String name = type.getSimpleName();
    for (Class<?> in = type.getEnclosingClass(); in != null; in = in.getEnclosingClass()) {
      name = HOLDERS.contains(in) ? name : in.getSimpleName() + name;
    }
    Class<?> other = named.putIfAbsent(name, type);
    if (other == null) {
      open.add(type);
    } else if (other != type) {
      throw new IllegalStateException(type + " and " + other + " would both be called " + name);
    }
    return name;
  }

  private void declare(Class<?> type) {
    String name = name(type);
    if (type.isEnum()) {
      written.put(name, constants(name, type));
    } else if (WireParts.isFamily(type)) {
      written.put(name, alias(name, members(type)));
    } else if (Shape.of(type) instanceof Shape.Alias(_, Shape of)) {
      written.put(name, alias(name, List.of(type(of))));
    } else {
      written.put(name, fields(name, WireParts.of(type)));
    }
  }

  private static String constants(String name, Class<?> type) {
    List<String> all =
        Arrays.stream(type.getEnumConstants())
            .map(constant -> quoted(((Enum<?>) constant).name()))
            .toList();
    return WireParts.family(type).isEmpty()
        ? alias(name, all)
        : "  interface %s {\n    %s: %s;\n    name: %s;\n  }\n"
            .formatted(
                name,
                WireParts.TAG,
                quoted(WireParts.kind(type).orElseThrow()),
                String.join(" | ", all));
  }

  private List<String> members(Class<?> family) {
    return WireParts.kinds(family).values().stream().map(this::name).toList();
  }

  private static String alias(String name, List<String> all) {
    String line = "  type " + name + " = " + String.join(" | ", all) + ";\n";
    return line.length() <= 100
        ? line
        : "  type " + name + " =\n    | " + String.join("\n    | ", all) + ";\n";
  }

  private String fields(String name, WireParts parts) {
    List<String> bases = new ArrayList<>();
    StringBuilder text = new StringBuilder();
    parts
        .kind()
        .ifPresent(
            kind ->
                text.append("    ")
                    .append(WireParts.TAG)
                    .append(": ")
                    .append(quoted(kind))
                    .append(";\n"));
    for (WireParts.Part part : parts.all()) {
      if (part.flat()) {
        bases.add(type(part.shape()));
      } else {
        boolean maybe = part.shape() instanceof Shape.Maybe;
        text.append("    ").append(part.name()).append(maybe ? "?: " : ": ");
        text.append(type(part.shape())).append(";\n");
      }
    }
    String more =
        bases.isEmpty() ? "" : bases.stream().collect(Collectors.joining(", ", " extends ", ""));
    return "  interface " + name + more + " {\n" + text + "  }\n";
  }

  private static String quoted(String text) {
    return '"' + text + '"';
  }
}
