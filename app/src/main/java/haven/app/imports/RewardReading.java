package haven.app.imports;

import haven.app.imports.Tally.Kind;
import haven.app.imports.data.CommunityData;
import haven.app.imports.data.NotConverted;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** What scenarios and treasures give. */
final class RewardReading {
  private static final Map<String, String> NUMBERS =
      Map.of(
          "gold", "gold",
          "goldFh", "gold",
          "experience", "xp",
          "collectiveGold", "shared-gold",
          "prosperity", "prosperity",
          "reputation", "reputation",
          "battleGoals", "checkmarks",
          "battleGoal", "checkmarks");
  private static final Map<String, String> ACHIEVEMENTS =
      Map.of(
          "partyAchievements", "party-achievement",
          "globalAchievements", "global-achievement",
          "lostPartyAchievements", "party-achievement");

  private final CommunityData data;
  private final Tally tally;
  private final Map<Integer, String> items;

  RewardReading(CommunityData data, Tally tally) {
    this.data = data;
    this.tally = tally;
    items = ItemImport.names(data);
  }

  /** The lines of all rewards; what is missing is noted. */
  List<Object> lines(JsonNode rewards, List<String> notes) {
    List<Object> all = new ArrayList<>();
    rewards
        .properties()
        .forEach(
            reward -> {
              Tally.Outcome<List<Object>> made =
                  tally.trying(
                      Kind.REWARDS,
                      () -> {
                        if (rewards.has(reward.getKey() + "OnlyFor")) {
                          throw new NotConverted("a reward for one purpose");
                        }
                        return lines(reward.getKey(), reward.getValue());
                      });
              made.made()
                  .ifPresentOrElse(all::addAll, () -> notes.add("reward (" + made.reason() + ")"));
            });
    return all;
  }

  /** What a treasure of the list holds, such as {@code damage:3|condition:poison}. */
  List<Object> hoard(String written, List<String> notes) {
    List<Object> all = new ArrayList<>();
    for (String part : written.split("\\|")) {
      Tally.Outcome<List<Object>> made =
          tally.trying(
              Kind.TREASURES,
              () -> {
                int colon = part.indexOf(':');
                return coded(
                    colon < 0 ? part : part.substring(0, colon),
                    colon < 0 ? "" : part.substring(colon + 1));
              });
      made.made().ifPresentOrElse(all::addAll, () -> notes.add(made.reason()));
    }
    return all;
  }

  private List<Object> coded(String kind, String value) {
    List<Object> all = new ArrayList<>();
    switch (kind) {
      case "gold", "goldFh", "experience", "battleGoal" ->
          all.add(PackLine.of(NUMBERS.getOrDefault(kind, ""), Amounts.whole(value)));
      case "damage" -> all.add(PackLine.of("damage", Amounts.whole(value)));
      case "condition" -> {
        for (String condition : value.split("\\+")) {
          all.add(PackLine.of("gives", condition));
        }
      }
      case "item", "itemFh" -> {
        for (String number : value.split("\\+")) {
          all.add(PackLine.of("item", item(Amounts.whole(number))));
        }
      }
      case "itemDesign" -> all.add(PackLine.of("item-design", item(Amounts.whole(value))));
      case "randomItemDesign" -> all.add("random-item-design");
      case "randomScenario" -> all.add("random-scenario");
      case "scenario" -> all.add(PackLine.of("unlocks", Amounts.whole(value)));
      case "custom" -> throw new NotConverted("a treasure in words");
      default -> throw new NotConverted("the treasure '" + kind + "'");
    }
    return all;
  }

  private List<Object> lines(String kind, JsonNode value) {
    List<Object> all = new ArrayList<>();
    String number = NUMBERS.get(kind);
    String achievement = ACHIEVEMENTS.get(kind);
    if (number != null) {
      all.add(PackLine.of(number, Amounts.whole(value.asString(""))));
    } else if (achievement != null) {
      for (JsonNode one : value) {
        PackLine line = PackLine.of(achievement, data.title(one.asString("")));
        all.add(kind.startsWith("lost") ? line.with("lost", true) : line);
      }
    } else {
      switch (kind) {
        case "addsEvents" ->
            value.forEach(
                one ->
                    all.add(
                        PackLine.of("event", one.path("deck").asString(""))
                            .with("card", one.path("card").asInt())));
        case "items" -> value.forEach(one -> all.add(PackLine.of("item", item(number(one)))));
        case "itemDesigns" ->
            value.forEach(one -> all.add(PackLine.of("item-design", item(number(one)))));
        case "chooseOneScenario" -> {
          List<Object> numbers = new ArrayList<>();
          value.forEach(one -> numbers.add(one.asInt()));
          all.add(PackLine.of("unlocks-one-of", numbers));
        }
        case "envelopes" ->
            value.forEach(one -> all.add(PackLine.of("envelope", one.asString(""))));
        case "unlockCharacter" ->
            all.add(PackLine.of("class", data.characterClass(value.asString(""))));
        default -> throw new NotConverted("the reward '" + kind + "'");
      }
    }
    return all;
  }

  private static int number(JsonNode item) {
    return Amounts.whole(item.isObject() ? item.path("id").asString("") : item.asString(""));
  }

  private String item(int number) {
    return Optional.ofNullable(items.get(number))
        .orElseThrow(() -> new NotConverted("an item that the data does not have"));
  }
}
