package haven.app.imports.data;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** Personal quests of the data, as far as figures say what they count. */
public final class QuestReading {
  private static final Map<String, String> SLOTS =
      Map.of("onehand", "one-hand", "twohand", "two-hands");
  private static final Map<String, String> COUNTS =
      Map.of(
          "gold", "owns",
          "exhaustedChars", "others-exhausted",
          "exhaustedSelf", "exhausted",
          "scenariosCompleted", "completes",
          "battleGoals", "earns",
          "donatedGold", "donates",
          "retiredChars", "others-retire");

  private final CommunityData data;

  public QuestReading(CommunityData data) {
    this.data = data;
  }

  /**
   * One quest.
   *
   * @throws NotConverted if what it asks for is said in words only
   */
  public Map<String, Object> line(JsonNode quest) {
    Map<String, Object> line = new LinkedHashMap<>();
    String card = quest.path("cardId").asString("");
    line.put(
        "personal-quest",
        data.label("personalQuest." + data.game().folder() + "." + card)
            .orElseThrow(() -> new NotConverted("a quest without a name")));
    List<Object> asks = new ArrayList<>();
    for (JsonNode demand : quest.path("requirements")) {
      asks.add(demand(demand.path("autotrack").asString(""), demand.path("counter").asInt(1)));
    }
    line.put("asks", asks);
    line.put(
        "opens",
        quest.has("unlockCharacter")
            ? Map.of("class", data.characterClass(quest.path("unlockCharacter").asString("")))
            : Map.of("envelope", quest.path("openEnvelope").asString("")));
    return line;
  }

  private static Map<String, Object> demand(String counted, int number) {
    Map<String, Object> line = new LinkedHashMap<>();
    if (COUNTS.containsKey(counted)) {
      line.put(COUNTS.getOrDefault(counted, ""), number);
    } else if (counted.startsWith("itemType:")) {
      List<String> slots = new ArrayList<>();
      for (String slot : counted.substring("itemType:".length()).split("\\|")) {
        slots.add(SLOTS.getOrDefault(slot, slot.toLowerCase(Locale.ROOT)));
      }
      line.put("items-for", slots);
      line.put("times", number);
    } else {
      throw new NotConverted("what a quest asks for, in words");
    }
    return line;
  }
}
