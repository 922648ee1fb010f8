package haven.app.imports;

import haven.app.imports.Tally.Kind;
import haven.app.imports.data.CommunityData;
import haven.app.imports.data.EventReading;
import haven.app.imports.data.ImportedGame;
import haven.app.imports.data.QuestReading;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/**
 * Treasures, by their numbers; battle goals, whose demands are words only; personal quests and
 * event cards.
 */
final class TreasureImport {
  private final CommunityData data;
  private final Tally tally;
  private final ImportedPack pack;

  TreasureImport(CommunityData data, Tally tally, ImportedPack pack) {
    this.data = data;
    this.tally = tally;
    this.pack = pack;
  }

  void run() {
    RewardReading rewards = new RewardReading(data, tally);
    List<Map<String, Object>> treasures = new ArrayList<>();
    data.file("treasures.json")
        .ifPresent(
            all ->
                all.forEach(
                    one -> {
                      List<String> notes = new ArrayList<>();
                      PackLine line =
                          PackLine.of("treasure", treasures.size() + 1)
                              .with("holds", rewards.hoard(one.asString(""), notes));
                      if (!notes.isEmpty()) {
                        line.put("note", ImportedPack.note(String.join("; ", notes)));
                      }
                      treasures.add(line);
                    }));
    if (!treasures.isEmpty()) {
      pack.write("treasures", treasures, List.of());
    }
    data.file("battle-goals.json").ifPresent(this::goals);
    if (data.game() == ImportedGame.GH) { // the other games have other effects
      data.file("personal-quests.json").ifPresent(this::quests);
      data.file("events.json").ifPresent(this::events);
    }
  }

  private void quests(JsonNode quests) {
    QuestReading reading = new QuestReading(data);
    List<Map<String, Object>> lines = new ArrayList<>();
    List<String> comments = new ArrayList<>();
    for (JsonNode quest : quests) {
      Tally.Outcome<Map<String, Object>> made =
          tally.trying(Kind.PERSONAL_QUESTS, () -> reading.line(quest));
      String card = quest.path("cardId").asString("");
      made.made()
          .ifPresentOrElse(
              lines::add, () -> comments.add(card + ": " + ImportedPack.note(made.reason())));
    }
    pack.write("personal-quests", lines, comments);
  }

  private void events(JsonNode cards) {
    EventReading reading = new EventReading(data, ItemImport.names(data));
    JsonNode decks = data.file("campaign.json").map(all -> all.path("events")).orElse(cards);
    List<Map<String, Object>> lines = new ArrayList<>();
    List<String> comments = new ArrayList<>();
    for (JsonNode card : cards) {
      Set<String> first = new HashSet<>();
      decks.path(card.path("type").asString("")).forEach(one -> first.add(one.asString("")));
      String number = card.path("cardId").asString("");
      Tally.Outcome<Map<String, Object>> made =
          tally.trying(Kind.EVENT_CARDS, () -> reading.line(card, first.contains(number)));
      made.made()
          .ifPresentOrElse(
              lines::add, () -> comments.add(number + ": " + ImportedPack.note(made.reason())));
    }
    pack.write("events", lines, comments);
  }

  private void goals(JsonNode goals) {
    List<String> comments = new ArrayList<>();
    for (JsonNode goal : goals) {
      String reason = "what a battle goal demands, in words";
      tally.notConverted(Kind.BATTLE_GOALS, reason);
      comments.add(goal.path("name").asString("") + ": " + ImportedPack.note(reason));
    }
    pack.write("battle-goals", List.of(), comments);
  }
}
