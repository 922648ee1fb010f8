package haven.app.imports;

import haven.app.imports.Tally.Kind;
import haven.app.imports.data.CommunityData;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** Treasures, by their numbers, and battle goals, whose demands are words only. */
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
