package haven.server.fault;

import static java.nio.charset.StandardCharsets.UTF_8;

import haven.server.wire.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Turns good messages into bad ones. */
final class Mutations {
  /** Values as JSON text that a field may not expect. */
  private static final List<String> HOSTILE =
      List.of(
          "null",
          "true",
          "false",
          "0",
          "-1",
          "1",
          "3",
          "63",
          "2147483647",
          "2147483648",
          "-2147483648",
          "9223372036854775807",
          "9223372036854775808",
          "1e30",
          "1e400",
          "-0.0",
          "1.5",
          "\"\"",
          "\" \"",
          "\"0\"",
          "\"yes\"",
          "\"no\"",
          "\"undo\"",
          "\"\\u0000\"",
          "\"\\ud800\"",
          "\"\\udc00\\ud800\"",
          "\"\\u202eevil\"",
          "\"\uD83D\uDE00\"",
          "\"'; DROP TABLE choice; --\"",
          "\"../../etc/passwd\"",
          "\"<script>alert(1)</script>\"",
          "\"along (0,0) (1,0) (99999999999,1)\"",
          "\"to (2147483647,-2147483648)\"",
          "\"cards 0 0\"",
          "\"automatic-1\"",
          "\"" + "x".repeat(3000) + "\"",
          "[]",
          "{}",
          "[[[[[[[[[[]]]]]]]]]]",
          "[1,2,3]",
          "{\"t\":\"start\"}",
          "{\"class\":\"Brute\",\"cards\":[\"Trample\",\"Trample\"]}");

  private static final String[] PIECES = {
    "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "null", "1e", "\u0000", "\uFFFF", "//", "NaN"
  };

  private final Random random;
  private final List<ObjectNode> good;

  Mutations(Random random, List<ObjectNode> good) {
    this.random = random;
    this.good = good;
  }

  String next() {
    ObjectNode message = good.get(random.nextInt(good.size())).deepCopy();
    int changes = 1 + random.nextInt(2);
    for (int i = 0; i < changes; i++) {
      change(message);
    }
    String text = raw(Json.write(message));
    return random.nextInt(4) > 0 ? text : scratched(text);
  }

  private void change(ObjectNode message) {
    List<String> names = new ArrayList<>(message.propertyNames());
    if (names.isEmpty()) {
      return;
    }
    String name = names.get(random.nextInt(names.size()));
    switch (random.nextInt(6)) {
      case 0 -> message.remove(name);
      case 1 -> message.put("unknown" + random.nextInt(5), 1);
      case 2 -> {
        JsonNode value = message.remove(name);
        message.set(random.nextBoolean() ? name.toUpperCase(Locale.ROOT) : "t", value);
      }
      case 3 -> {
        ObjectNode other = good.get(random.nextInt(good.size()));
        other.properties().forEach(entry -> message.set(entry.getKey(), entry.getValue()));
      }
      default -> message.put(name, MARK + random.nextInt(HOSTILE.size()) + MARK);
    }
  }

  /** Stands where a value goes that Jackson would not write. */
  private static final String MARK = "@@";

  private static String raw(String text) {
    String result = text;
    for (int i = 0; i < HOSTILE.size(); i++) {
      result = result.replace("\"" + MARK + i + MARK + "\"", HOSTILE.get(i));
    }
    return result;
  }

  private String scratched(String text) {
    StringBuilder scratched = new StringBuilder(text);
    for (int i = 0; i <= random.nextInt(3); i++) {
      int at = random.nextInt(scratched.length() + 1);
      switch (random.nextInt(3)) {
        case 0 -> scratched.setLength(at);
        case 1 -> scratched.insert(at, PIECES[random.nextInt(PIECES.length)]);
        default -> {
          if (at < scratched.length()) {
            scratched.deleteCharAt(at);
          }
        }
      }
    }
    // A half of a letter cannot be sent.
    return new String(scratched.toString().getBytes(UTF_8), UTF_8);
  }
}
