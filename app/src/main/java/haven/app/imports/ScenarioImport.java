package haven.app.imports;

import haven.app.imports.Tally.Kind;
import haven.app.imports.data.CommunityData;
import haven.app.imports.data.NotConverted;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Scenarios: maps with what stands on them, rewards, and the rules that are data. */
final class ScenarioImport {
  private final CommunityData data;
  private final Tally tally;
  private final ImportedPack pack;
  private final RewardReading rewards;
  private final Map<String, JsonNode> figures = new HashMap<>();
  private final Map<String, Integer> names = new TreeMap<>();

  ScenarioImport(CommunityData data, Tally tally, ImportedPack pack) {
    this.data = data;
    this.tally = tally;
    this.pack = pack;
    rewards = new RewardReading(data, tally);
    for (JsonNode one : data.files("scenarios")) {
      figures.put(one.path("name").asString(""), one);
    }
  }

  void run() {
    List<JsonNode> maps = data.maps();
    maps.forEach(map -> names.merge(map.path("name").asString(""), 1, Integer::sum));
    data.tiles().ifPresent(this::tiles);
    maps.forEach(this::scenario);
    if (maps.isEmpty()) {
      figures.values().forEach(_ -> tally.notConverted(Kind.SCENARIOS, "no map in the data"));
    }
  }

  private void tiles(JsonNode tiles) {
    List<Map<String, Object>> shapes = new ArrayList<>();
    Set<String> letters = new HashSet<>();
    for (JsonNode shape : tiles.path("shapes")) {
      List<String> sides = new ArrayList<>();
      shape.path("codes").forEach(code -> sides.add(code.asString("")));
      String letter = sides.getFirst().replaceFirst("(?:-|\\d)[A-Za-z]$", "");
      shapes.add(
          PackLine.of("tile", letters.add(letter) ? letter : sides.getFirst())
              .with("sides", sides)
              .with("hexes", MapReading.hexes(shape.path("hexes"))));
    }
    pack.write("tiles", shapes, List.of());
  }

  private void scenario(JsonNode map) {
    String name = map.path("name").asString("");
    String file = file(map);
    tally.converted(Kind.SCENARIOS);
    List<String> notes = new ArrayList<>(List.of("the goal"));
    PackLine line = PackLine.of("scenario", called(map, name));
    int number = map.path("number").asInt();
    if (number > 0 && !map.has("solo") && !map.path("variant").asString("").equals("B")) {
      line.put("number", number);
    }
    chart(map, line);
    requires(map.path("requires"), line, notes);
    rewards(map, line, notes);
    List<String> allied = new ArrayList<>();
    map.path("alliedMonsters").forEach(one -> allied.add(data.monster(one.asString(""))));
    line.withSome("allied-monsters", allied);
    rules(figures.get(name), line, notes);
    new MapReading(map, data).write(line, notes);
    lootDeck(map.path("lootDeck"), line);
    line.put("note", ImportedPack.note(String.join("; ", new LinkedHashSet<>(notes))));
    pack.write("scenarios", file, line);
  }

  /** So many cards of each kind (LOT-31). */
  private void lootDeck(JsonNode deck, PackLine line) {
    PackLine counts = new PackLine();
    for (Map.Entry<String, JsonNode> kind : deck.properties()) {
      counts.put(kind.getKey().replace('_', '-'), kind.getValue().asInt());
    }
    if (!counts.isEmpty()) {
      line.put("loot-deck", counts);
      tally.converted(Kind.LOOT_DECKS);
    }
  }

  private String called(JsonNode map, String name) {
    String variant = map.path("variant").asString("");
    if (names.getOrDefault(name, 0) < 2) {
      return name;
    }
    return name + " (" + (variant.isEmpty() ? map.path("solo").asString("solo") : variant) + ")";
  }

  private static String file(JsonNode map) {
    String solo = map.path("solo").asString("");
    return solo.isEmpty()
        ? "%03d%s".formatted(map.path("number").asInt(), map.path("variant").asString(""))
        : "solo-" + solo;
  }

  /** Where it lies, and how it is found. */
  private static void chart(JsonNode map, PackLine line) {
    String square = map.path("location").asString("");
    if (!square.isEmpty()) {
      line.put("square", square);
    }
    if (map.path("availableFromStart").asBoolean(false)) {
      line.put("found", "at-start");
    } else if (map.path("randomSide").asBoolean(false)) {
      line.put("found", "at-random");
    }
  }

  /** Achievements, in one or more ways. */
  private void requires(JsonNode requires, PackLine line, List<String> notes) {
    if (requires.isArray() && !requires.isEmpty()) {
      notes.add("what it requires");
      return;
    }
    List<Object> ways = new ArrayList<>();
    requires.path("achievements").forEach(group -> ways.add(achievements(group)));
    if (ways.size() == 1) {
      line.put("requires", ways.getFirst());
    } else if (!ways.isEmpty()) {
      line.put("requires", List.of(PackLine.of("any-way", ways)));
    }
  }

  private List<Object> achievements(JsonNode group) {
    List<Object> all = new ArrayList<>();
    for (JsonNode one : group) {
      String name = data.title(one.path("name").asString(""));
      int times = one.path("count").asInt(1);
      boolean held = one.path("held").asBoolean(true);
      all.add(
          times > 1
              ? PackLine.of("achievement", name).with("times", times)
              : held ? name : "not " + name);
    }
    return all;
  }

  private void rewards(JsonNode map, PackLine line, List<String> notes) {
    List<Object> all = new ArrayList<>(rewards.lines(map.path("rewards"), notes));
    for (String kind : List.of("unlocks", "links", "blocks")) {
      for (JsonNode one : map.path(kind)) {
        if (one.isNumber()) {
          all.add(PackLine.of(kind, one.asInt()));
        } else {
          notes.add("a scenario that is known by a name");
        }
      }
    }
    if (!all.isEmpty()) {
      line.put("rewards", all);
    }
  }

  /** Only what happens to all characters at the start has all its parts in the data. */
  private void rules(@Nullable JsonNode figure, PackLine line, List<String> notes) {
    if (figure == null) {
      return;
    }
    List<Object> rules = new ArrayList<>();
    for (JsonNode rule : figure.path("rules")) {
      Tally.Outcome<List<PackLine>> made =
          tally.trying(Kind.SCENARIO_RULES, () -> atTheStart(rule));
      made.made()
          .ifPresentOrElse(
              deeds -> {
                PackLine one =
                    PackLine.of(
                            "rule", "At the start" + (rules.isEmpty() ? "" : " " + rules.size()))
                        .with("on", "start");
                if (isScenarioEffect(rule)) {
                  one.put("scenario-effect", true);
                }
                rules.add(one.with("do", deeds));
              },
              () -> notes.add("a special rule (" + made.reason() + ")"));
    }
    if (!rules.isEmpty()) {
      line.put("rules", rules);
    }
  }

  private static boolean isScenarioEffect(JsonNode rule) {
    boolean all = true;
    for (JsonNode one : rule.path("figures")) {
      all &= one.path("scenarioEffect").asBoolean(false);
    }
    return all;
  }

  private static List<PackLine> atTheStart(JsonNode rule) {
    TreeSet<String> fields = new TreeSet<>(rule.propertyNames());
    fields.remove("note");
    if (!fields.equals(new TreeSet<>(List.of("figures", "round", "start")))
        || !rule.path("round").asString("").equals("R == 1")) {
      fields.removeAll(List.of("round", "start", "always", "once", "alwaysApply", "figures"));
      throw new NotConverted(fields.isEmpty() ? "later in the game" : String.join(", ", fields));
    }
    List<PackLine> deeds = new ArrayList<>();
    for (JsonNode one : rule.path("figures")) {
      JsonNode whom = one.path("identifier");
      if (!whom.path("type").asString("").equals("character")
          || !whom.path("name").asString("").equals(".*")) {
        throw new NotConverted("whom it is for");
      }
      deeds.add(deed(one.path("type").asString(""), one.path("value").asString("")));
    }
    return deeds;
  }

  private static PackLine deed(String type, String value) {
    int colon = value.indexOf(':');
    String word = colon < 0 ? value : value.substring(0, colon);
    int number = colon < 0 ? 1 : Amounts.whole(value.substring(colon + 1));
    return switch (type) {
      case "amAdd" -> {
        if (word.startsWith("minus1")) {
          yield PackLine.of("minus-ones", number);
        }
        if (!HalfReading.CONDITIONS.contains(word)) {
          throw new NotConverted("a modifier card of another kind");
        }
        PackLine give = PackLine.of("give", word);
        yield number > 1 ? give.with("times", number) : give;
      }
      case "gainCondition" -> {
        if (!HalfReading.CONDITIONS.contains(word)) {
          throw new NotConverted("several conditions");
        }
        yield PackLine.of("give", word);
      }
      case "damage" -> {
        if (!Amounts.isWhole(value)) {
          throw new NotConverted("damage by a formula");
        }
        yield PackLine.of("damage", Amounts.whole(value));
      }
      default -> throw new NotConverted("'" + type + "'");
    };
  }
}
