package haven.app.imports.data;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** Event cards of the data as lines of the pack language: what they do, not what they tell. */
public final class EventReading {
  private static final String OTHERWISE = "otherwise";
  private static final Map<String, String> GAINS =
      Map.ofEntries(
          Map.entry("experience", "xp"),
          Map.entry("gold", "gold"),
          Map.entry("goldAdditional", "gold"),
          Map.entry("collectiveGold", "shared-gold"),
          Map.entry("collectiveGoldAdditional", "shared-gold"),
          Map.entry("reputation", "reputation"),
          Map.entry("reputationAdditional", "reputation"),
          Map.entry("prosperity", "prosperity"),
          Map.entry("battleGoal", "checkmarks"),
          Map.entry("scenarioDamage", "damage"),
          Map.entry("discard", "discards"));
  private static final Map<String, String> LOSSES =
      Map.of(
          "loseGold", "gold",
          "loseCollectiveGold", "shared-gold",
          "loseReputation", "reputation",
          "loseProsperity", "prosperity",
          "loseBattleGoal", "checkmarks");

  private final CommunityData data;
  private final Map<Integer, String> items;

  /**
   * @param items their names, by their numbers
   */
  public EventReading(CommunityData data, Map<Integer, String> items) {
    this.data = data;
    this.items = Map.copyOf(items);
  }

  /** A result: its conditions, what it gives, and whether the card returns. */
  private record Result(List<Object> when, List<Object> gives, boolean returns) {
    Map<String, Object> line() {
      Map<String, Object> line = new LinkedHashMap<>();
      if (!when.isEmpty()) {
        line.put("when", when);
      }
      if (!gives.isEmpty()) {
        line.put("gives", gives);
      }
      if (returns) {
        line.put("returns", true);
      }
      return line;
    }
  }

  /**
   * One card.
   *
   * @throws NotConverted if there is something on it that the language does not say
   */
  public Map<String, Object> line(JsonNode card, boolean first) {
    Map<String, Object> line = new LinkedHashMap<>();
    int number = Integer.parseInt(card.path("cardId").asString("0"));
    line.put("event-card", card.path("type").asString("") + " " + number);
    if (first) {
      line.put("first", true);
    }
    for (JsonNode option : card.path("options")) {
      Map<String, Object> way = new LinkedHashMap<>();
      way.put("results", results(card, option).stream().map(Result::line).toList());
      if (option.path("returnToDeck").asBoolean(false)) {
        way.put("returns", true);
      }
      line.put(option.path("label").asString("").toLowerCase(Locale.ROOT), way);
    }
    return line;
  }

  private List<Result> results(JsonNode card, JsonNode option) {
    List<Result> all = new ArrayList<>();
    JsonNode outcomes = option.path("outcomes");
    for (JsonNode outcome : outcomes) {
      boolean always = !outcome.has("condition");
      boolean tells = always && outcome.path("effects").isEmpty() && outcomes.size() > 1;
      if (!tells) { // else it is only read aloud before the others
        all.addAll(results(card, outcome, always));
      }
    }
    return all;
  }

  private List<Result> results(JsonNode card, JsonNode outcome, boolean always) {
    JsonNode condition = outcome.path("condition");
    boolean returns = outcome.path("returnToDeck").asBoolean(false);
    List<Object> gives = new ArrayList<>(gives(condition.path("effect")));
    List<JsonNode> more = new ArrayList<>();
    String other = "";
    for (JsonNode effect : outcome.path("effects")) {
      if (type(effect).equals("outcome")) {
        other = effect.path("values").path(0).asString("");
      } else if (!effect.has("condition")) {
        gives.addAll(gives(effect));
      } else if (!type(effect).equals("noEffect")) {
        more.add(effect);
      }
    }
    List<Result> all = new ArrayList<>();
    for (List<Object> when : always ? List.of(List.of()) : conditions(condition)) {
      all.addAll(results(card, new Result(when, gives, returns), other, more));
    }
    return all;
  }

  /** What is added under a condition of its own is a result of its own. */
  private List<Result> results(JsonNode card, Result base, String other, List<JsonNode> more) {
    List<Result> all = new ArrayList<>();
    if (!other.isEmpty()) {
      for (JsonNode option : card.path("options")) {
        if (option.path("label").asString("").equals(other)) {
          for (Result one : results(card, option)) {
            all.add(
                new Result(
                    joined(base.when, one.when),
                    plus(base.gives, one.gives),
                    base.returns || one.returns));
          }
        }
      }
    } else if (base.when.isEmpty()) {
      all.add(base);
      for (JsonNode effect : more) {
        conditions(effect.path("condition"))
            .forEach(when -> all.add(new Result(when, gives(effect), base.returns)));
      }
    } else {
      for (JsonNode effect : more) {
        for (List<Object> when : conditions(effect.path("condition"))) {
          all.add(new Result(plus(base.when, when), plus(base.gives, gives(effect)), base.returns));
        }
      }
      all.add(
          more.isEmpty()
              ? base
              : new Result(plus(List.of(OTHERWISE), base.when), base.gives, base.returns));
    }
    return all;
  }

  private static List<Object> plus(List<?> some, List<?> more) {
    List<Object> all = new ArrayList<>(some);
    all.addAll(more);
    return all;
  }

  private static List<Object> joined(List<Object> some, List<Object> more) {
    return plus(some, more.stream().filter(one -> !some.contains(one)).toList());
  }

  private static String type(JsonNode node) {
    return node.path("type").asString("");
  }

  /** All ways in which it can be met, each with all that it asks for. */
  private List<List<Object>> conditions(JsonNode condition) {
    JsonNode values = condition.path("values");
    int number = values.path(0).asInt(0);
    return switch (type(condition)) {
      case OTHERWISE -> List.of(List.of(OTHERWISE));
      case "character" -> {
        List<String> classes = new ArrayList<>();
        values.forEach(one -> classes.add(data.characterClass(one.asString(""))));
        yield List.of(List.of(Map.of("class-present", classes)));
      }
      case "reputationGT" -> List.of(List.of(Map.of("reputation-from", number + 1)));
      case "reputationLT" -> List.of(List.of(Map.of("reputation-to", number - 1)));
      case "payCollectiveGold" -> List.of(List.of(Map.of("pays", number)));
      case "payGold" -> List.of(List.of(Map.of("each-pays", number)));
      case "payCollectiveItem" -> List.of(List.of(Map.of("pays-item", item(number))));
      case "payCollectiveGoldConditional" -> {
        List<List<Object>> ways = new ArrayList<>();
        for (JsonNode price : values) {
          int limit = price.path("values").path(1).asInt(0);
          Map<String, Object> reputation =
              type(price).endsWith("GT")
                  ? Map.of("reputation-from", limit + 1)
                  : Map.of("reputation-to", limit - 1);
          Map<String, Object> pays = Map.of("pays", price.path("values").path(0).asInt(0));
          ways.addFirst(List.of(reputation, pays)); // the better name goes first
        }
        yield ways;
      }
      default -> throw new NotConverted("the condition '" + type(condition) + "'");
    };
  }

  private List<Object> gives(JsonNode effect) {
    String type = type(effect);
    JsonNode values = effect.path("values");
    int number = values.path(0).asInt(0);
    if (GAINS.containsKey(type)) {
      return List.of(Map.of(GAINS.getOrDefault(type, ""), number));
    }
    if (LOSSES.containsKey(type)) {
      return List.of(Map.of(LOSSES.getOrDefault(type, ""), -number));
    }
    String name = values.path(0).asString("");
    return switch (type) {
      case "", "noEffect" -> List.of();
      case "scenarioCondition" -> {
        List<Object> conditions = new ArrayList<>();
        values.forEach(one -> conditions.add(Map.of("gives", one.asString(""))));
        yield conditions;
      }
      case "scenarioSingleMinus1" -> forOne("minus-ones", number);
      case "discardOne" -> forOne("discards", 1);
      case "consumeCollectiveItem" -> forOne("uses-up", values.path(1).asString(""));
      case "consumeItem" -> List.of(Map.of("uses-up", values.path(1).asString("")));
      case "unlockScenario" -> List.of(Map.of("unlocks", name));
      case "partyAchievement" -> List.of(Map.of("party-achievement", achievement("party", name)));
      case "globalAchievement" ->
          List.of(Map.of("global-achievement", achievement("global", name)));
      case "itemCollective" -> List.of(Map.of("item", item(number)));
      case "itemDesign" -> List.of(Map.of("item-design", item(number)));
      case "randomItemDesign" -> List.of("random-item-design");
      case "event" -> {
        Map<String, Object> joins = new LinkedHashMap<>();
        joins.put("event", name);
        joins.put("card", Integer.parseInt(values.path(1).asString("0")));
        yield List.of(joins);
      }
      case "choose" -> {
        List<Object> options = new ArrayList<>();
        values.forEach(one -> options.addAll(gives(one)));
        yield List.of(Map.of("one-of", options));
      }
      default -> throw new NotConverted("the effect '" + type + "'");
    };
  }

  private static List<Object> forOne(String field, Object value) {
    return List.of(Map.of("for-one", List.of(Map.of(field, value))));
  }

  private String achievement(String scope, String name) {
    return data.label(scope + "Achievements." + name)
        .orElseThrow(() -> new NotConverted("an achievement without a name"));
  }

  private String item(int number) {
    return Optional.ofNullable(items.get(number))
        .orElseThrow(() -> new NotConverted("an item that the data does not have"));
  }
}
