package haven.app.imports;

import haven.app.imports.data.CommunityData;
import haven.app.imports.data.NotConverted;
import haven.app.imports.data.SourceNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/** Summons of monsters and of characters. */
final class SummonReading {
  private static final Pattern STAT = Pattern.compile("(\\d+)(?:\\s*%game\\.element\\.(\\w+)%)?");

  private static final Pattern PART = Pattern.compile("\\[Math\\.minFloor\\(HP/([2-9]),(\\d)\\)]");

  private SummonReading() {}

  static List<PackLine> lines(SourceNode node, HalfReading half) {
    JsonNode what = node.node().path("valueObject");
    if (what.isArray()) {
      List<PackLine> all = new ArrayList<>();
      for (JsonNode one : what) {
        all.add(monster(one, half.data()));
      }
      for (SourceNode below : node.below()) {
        PackLine first = all.getFirst();
        if (!below.is("custom") || !Sentences.ofSummon(below, half, first)) {
          throw new NotConverted("a text below a summon");
        }
      }
      if (all.stream().anyMatch(line -> line.containsValue("H"))) {
        throw new NotConverted("a summon with hit points of its own");
      }
      return all;
    }
    if (!what.isObject() || half.isMonsters()) {
      throw new NotConverted("a summon in words");
    }
    return List.of(summon(what, half.data()));
  }

  private static PackLine monster(JsonNode one, CommunityData data) {
    JsonNode monster = one.path("monster");
    if (!monster.isObject()) {
      throw new NotConverted("a summoned objective");
    }
    PackLine line =
        PackLine.of("summon-monster", data.monster(monster.path("name").asString("")))
            .with("ranks", ranks(monster));
    if (one.path("count").isMissingNode()) {
      return own(line, monster);
    }
    Object number = number(one.path("count").asString(""));
    return own(number.equals(1) ? line : line.with("number", number), monster);
  }

  /** How many: a number, a formula, or a part of the summoner's hit points. */
  private static Object number(String count) {
    Matcher part = PART.matcher(count);
    return part.matches()
        ? "hit-points / %s, at most %s".formatted(part.group(1), part.group(2))
        : Amounts.formula(count);
  }

  /** A summon whose hit points are said in words; the words must be understood. */
  private static PackLine own(PackLine line, JsonNode monster) {
    String health = monster.path("health").asString("");
    if (health.equals("1")) {
      return line.with("one-hit-point", true);
    }
    if (!health.isEmpty() && !health.equals("H")) {
      throw new NotConverted("a summon with hit points of its own");
    }
    return health.isEmpty() ? line : line.with("own-hit-points", "H");
  }

  /** For 2, 3 and 4 characters. */
  static String ranks(JsonNode monster) {
    String all = monster.path("type").asString("");
    if (!all.isEmpty()) {
      return all;
    }
    String two = monster.path("player2").asString("none");
    String three = monster.path("player3").asString("none");
    String four = monster.path("player4").asString("none");
    return two.equals(three) && three.equals(four) ? two : two + "/" + three + "/" + four;
  }

  static PackLine summon(JsonNode what, CommunityData data) {
    String name = data.title(what.path("name").asString(""));
    if (name.matches("\\d.*")) {
      throw new NotConverted("a summon whose name is a number of them");
    }
    PackLine line =
        PackLine.of("summon", name)
            .with("hit-points", Amounts.whole(what.path("health").asString("")));
    Optional<String> infused = Optional.empty();
    for (String field : List.of("movement", "attack", "range")) {
      String value = what.path(field).asString("").strip();
      if (value.isEmpty() || value.equals("-") || field.equals("range") && value.equals("0")) {
        continue;
      }
      Matcher stat = STAT.matcher(value);
      if (!stat.matches()) {
        throw new NotConverted("a stat of a summon in words");
      }
      line.put(field.equals("movement") ? "move" : field, Integer.parseInt(stat.group(1)));
      infused = Optional.ofNullable(stat.group(2)).or(() -> infusedBefore(line));
      infused.ifPresent(element -> line.put("infuses", element.equals("wild") ? "any" : element));
    }
    if (what.path("flying").asBoolean(false)) {
      line.put("flying", true);
    }
    int number = Amounts.whole(what.path("count").asString("1"));
    if (number > 1) {
      line.put("number", number);
    }
    for (String field : List.of("action", "additionalAction")) {
      if (what.has(field)) {
        SourceNode.list(data.array(what.path(field))).forEach(one -> trait(line, one));
      }
    }
    return line;
  }

  private static Optional<String> infusedBefore(PackLine line) {
    return Optional.ofNullable(line.get("infuses")).map(Object::toString);
  }

  private static void trait(PackLine line, SourceNode node) {
    switch (node.type()) {
      case SourceNode.CONDITION ->
          AbilityReading.conditions(node).forEach(one -> line.and("gives", one));
      case "pierce", "push", "pull" -> line.put(node.type(), Amounts.whole(node.value()));
      case "target" -> line.put("plus-targets", Amounts.whole(node.value()) - 1);
      case "fly" -> line.put("flying", true);
      case "shield", "retaliate" -> {
        PackLine effect = PackLine.of(node.type(), Amounts.whole(node.value()));
        for (SourceNode below : node.below()) {
          if (!below.is("range")) {
            throw new NotConverted("'" + below.type() + "' of a summon's trait");
          }
          effect.put("range", Amounts.whole(below.value()));
        }
        Object before = line.getOrDefault("traits", List.of());
        List<Object> all = new ArrayList<>((List<?>) before);
        all.add(effect);
        line.put("traits", all);
      }
      default -> throw new NotConverted("'" + node.type() + "' of a summon");
    }
  }
}
