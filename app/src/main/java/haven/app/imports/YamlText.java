package haven.app.imports;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Writes definitions as an author would: what fits on a line in one, the rest in blocks. */
final class YamlText {
  private static final int LINE = 100;
  private static final Pattern PLAIN =
      Pattern.compile("(?!.*  )[A-Za-z0-9+][^:#\"'\\[\\]{}&*!|>%@`,\\n]*(?<! )");
  private static final Pattern WORDS_OF_YAML =
      Pattern.compile("(?i)yes|no|on|off|true|false|null|~|y|n");
  private static final Pattern FORMULA = Pattern.compile("[\\dCL(][\\dCL ()+*-]*");
  private static final Pattern SIGNED = Pattern.compile("[+-]\\d+");

  private final StringBuilder out = new StringBuilder();

  private YamlText() {}

  /** A file of one definition. */
  static String of(Map<String, Object> definition) {
    YamlText text = new YamlText();
    text.block(definition, 0, "");
    return text.out.toString();
  }

  /** A file of many. */
  static String of(List<Map<String, Object>> definitions) {
    YamlText text = new YamlText();
    definitions.forEach(one -> text.item(one, 0));
    return text.out.toString();
  }

  private void block(Map<?, ?> fields, int depth, String first) {
    String indent = "  ".repeat(depth);
    boolean begun = false;
    for (Map.Entry<?, ?> field : fields.entrySet()) {
      String key = (begun || first.isEmpty() ? indent : first) + field.getKey() + ":";
      begun = true;
      value(key, field.getValue(), depth);
    }
  }

  private void value(String key, Object value, int depth) {
    String flow = flow(value);
    boolean fits = key.length() + 1 + flow.length() <= LINE;
    switch (value) {
      case Map<?, ?> map when !map.isEmpty() && !fits -> {
        out.append(key).append('\n');
        block(map, depth + 1, "");
      }
      case List<?> list when isTall(list) -> {
        out.append(key).append('\n');
        list.forEach(one -> item(one, depth + 1));
      }
      case List<?> list when !fits -> wrapped(key, list, depth);
      default -> out.append(key).append(' ').append(flow).append('\n');
    }
  }

  /** A long row goes on in the next line. */
  private void wrapped(String key, List<?> list, int depth) {
    StringBuilder line = new StringBuilder(key + " [");
    for (int i = 0; i < list.size(); i++) {
      String next = flow(list.get(i)) + (i + 1 < list.size() ? "," : "]");
      if (line.length() + 1 + next.length() > LINE) {
        out.append(line).append('\n');
        line = new StringBuilder("  ".repeat(depth + 2) + next);
      } else {
        line.append(i == 0 ? "" : " ").append(next);
      }
    }
    out.append(line).append('\n');
  }

  /** Lists of things stand below each other, lists of words and numbers in a row. */
  private static boolean isTall(List<?> list) {
    return list.stream()
        .anyMatch(one -> one instanceof Map || one instanceof List<?> l && isTall(l));
  }

  private void item(Object item, int depth) {
    String start = "  ".repeat(depth) + "- ";
    String flow = flow(item);
    boolean fits = start.length() + flow.length() <= LINE;
    switch (item) {
      case Map<?, ?> map when !fits || hasTall(map) -> block(map, depth + 1, start);
      case List<?> list when isTall(list) -> {
        YamlText inner = new YamlText();
        list.forEach(one -> inner.item(one, depth + 1));
        out.append(start).append(inner.out.substring(start.length()));
      }
      default -> out.append(start).append(flow).append('\n');
    }
  }

  /** Definitions and their parts are blocks; single lines of abilities are not. */
  private static boolean hasTall(Map<?, ?> map) {
    return map.size() > 1
        && map.values().stream()
            .anyMatch(value -> value instanceof List<?> list && list.size() > 1 && isTall(list));
  }

  private static String flow(Object value) {
    return switch (value) {
      case Map<?, ?> map ->
          map.entrySet().stream()
              .map(one -> one.getKey() + ": " + flow(one.getValue()))
              .collect(Collectors.joining(", ", "{", "}"));
      case List<?> list ->
          list.stream().map(YamlText::flow).collect(Collectors.joining(", ", "[", "]"));
      default -> scalar(value.toString());
    };
  }

  private static String scalar(String text) {
    boolean plain =
        SIGNED.matcher(text).matches()
            || FORMULA.matcher(text).matches()
            || PLAIN.matcher(text).matches() && !WORDS_OF_YAML.matcher(text).matches();
    if (plain || text.equals("true") || text.equals("false")) {
      return text;
    }
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }
}
