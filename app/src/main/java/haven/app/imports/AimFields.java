package haven.app.imports;

import haven.app.imports.data.NotConverted;
import haven.app.imports.data.SourceNode;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** Whom an ability is aimed at: what the data's words mean in the language. */
final class AimFields {
  static final Set<String> TYPES = Set.of("range", "target", "specialTarget", "area");

  private static final Map<String, String> PHRASES =
      Map.ofEntries(
          Map.entry("self", "self"),
          Map.entry("enemiesAdjacent", "enemies-adjacent"),
          Map.entry("enemyAdjacent", "enemy-adjacent"),
          Map.entry("alliesAdjacentAffect", "allies-adjacent"),
          Map.entry("alliesAdjacent", "allies-adjacent"),
          Map.entry("allyAffectAdjacent", "ally-adjacent"),
          Map.entry("allyAdjacent", "ally-adjacent"),
          Map.entry("alliesAffect", "allies"),
          Map.entry("allies", "allies"),
          Map.entry("selfAlliesAffect", "self-and-allies"),
          Map.entry("selfAllies", "self-and-allies"),
          Map.entry("enemies", "enemies"),
          Map.entry("ally", "ally"),
          Map.entry("enemiesMovedThrough", "enemies-moved-through"),
          Map.entry("enemiesMovedThroughAdjacent", "enemies-next-to-path"),
          Map.entry("alliesEnemies", "figures"));

  private static final Map<String, String> WITH_RANGE =
      Map.of(
          "enemiesRange", "enemies",
          "alliesRangeAffect", "allies",
          "alliesRange", "allies",
          "allyAffectRange", "ally",
          "allyRange", "ally",
          "selfAlliesAffectRange", "self-and-allies",
          "selfAlliesRange", "self-and-allies");

  /** All allies of a kind, whose plural is a regular one. */
  private static final Pattern OF_A_KIND = Pattern.compile("all ([A-Z][A-Za-z ]+)s");

  private AimFields() {}

  static boolean isAim(SourceNode node) {
    return TYPES.contains(node.type());
  }

  /** Adds what a node says of the aim. */
  static void add(PackLine line, SourceNode node) {
    switch (node.type()) {
      case "range" -> range(line, node);
      case "target" -> targets(line, node);
      case "area" -> line.put("area", Amounts.area(node.value()));
      default -> special(line, node.value());
    }
    Object number = line.get("targets");
    if (number != null && !number.equals("all")) { // so many of them, and not all
      Object whom = line.get("target");
      if ("allies".equals(whom) || "enemies".equals(whom)) {
        line.put("target", "allies".equals(whom) ? "ally" : "enemy");
      }
    }
  }

  private static void range(PackLine line, SourceNode node) {
    if (node.isChange()) {
      line.put("plus-range", Amounts.change(node));
    } else {
      line.put("range", Amounts.value(node));
    }
  }

  private static void targets(PackLine line, SourceNode node) {
    if (isAll(node)) {
      line.put("targets", "all");
    } else if (node.sign() == SourceNode.Sign.SUBTRACT) {
      line.put("targets", Amounts.signed(Amounts.change(node)));
    } else if (node.isChange()) {
      line.put("plus-targets", more(node));
    } else if (node.sign() == SourceNode.Sign.PLUS) {
      line.put("targets", Amounts.value(node));
    } else if (OF_A_KIND.matcher(node.value()).matches()) {
      String kind = OF_A_KIND.matcher(node.value()).replaceFirst("$1");
      line.with("target", "allies").put("only", PackLine.of("target-is", kind));
    } else {
      line.put("targets", Amounts.formula(node.value()));
    }
  }

  static int more(SourceNode node) {
    int change = Amounts.change(node);
    if (change < 1) {
      throw new NotConverted("fewer targets than the stat card says");
    }
    return change;
  }

  static boolean isAll(SourceNode node) {
    return node.is("target") && node.value().contains("target.all");
  }

  private static void special(PackLine line, String value) {
    int colon = value.indexOf(':');
    String word = colon < 0 ? value : value.substring(0, colon);
    String number = colon < 0 ? "" : value.substring(colon + 1);
    if (word.equals("enemyOneAll")) {
      line.put("all-on-one", true);
      return;
    }
    if (word.equals("selfAlliesAdjacentAffect")) {
      line.with("target", "self-and-allies").put("range", 1);
      return;
    }
    String within = WITH_RANGE.get(word);
    if (within != null) {
      line.put("target", within);
      if (Amounts.isWhole(number)) {
        line.put("range", Amounts.whole(number));
      } else if (!line.does("attack")) {
        line.put("range", "+0"); // its own range
      }
      return;
    }
    String phrase = PHRASES.get(word);
    if (phrase == null) {
      throw new NotConverted("the target '" + word + "'");
    }
    line.put("target", phrase);
    if (!number.isEmpty()) {
      line.put("targets", Amounts.whole(number));
    }
  }
}
