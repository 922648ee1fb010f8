package haven.content.show;

import haven.board.Board;
import haven.board.Drawing;
import haven.board.Ground;
import haven.board.Hex;
import haven.board.Terrain;
import haven.model.map.LaidTile;
import haven.model.map.MonsterSpot;
import haven.model.map.RoomSetup;
import haven.model.map.ScenarioMap;
import haven.model.map.Treasure;
import haven.model.map.TreasureTile;
import haven.model.pack.ScenarioEntry;
import haven.model.scenario.Scenario;
import haven.model.words.CardWords;
import haven.model.words.Phrase;
import haven.model.words.ScenarioWords;
import haven.model.words.TileWords;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** A scenario as text: its map, drawn, and what stands where. */
final class MapText {
  private static final String LETTERS = "ABCDEFGHIJKLMNOPQRTUVWXYZ";

  private final ScenarioEntry entry;
  private final Scenario scenario;
  private final ScenarioMap map;
  private final Map<String, String> letters = new LinkedHashMap<>();

  MapText(ScenarioEntry entry) {
    this.entry = entry;
    scenario = entry.scenario();
    map = scenario.map();
    for (RoomSetup room : map.rooms()) {
      for (MonsterSpot spot : room.monsters()) {
        letters.computeIfAbsent(
            spot.type(), _ -> String.valueOf(LETTERS.charAt(letters.size() % LETTERS.length())));
      }
    }
  }

  String text() {
    ShownLines out = new ShownLines();
    out.add(scenario.name() + (entry.number() > 0 ? " (" + entry.number() + ")" : ""));
    out.add("Won when " + ScenarioWords.goal(scenario.goal()) + ".");
    scenario.losses().ifPresent(loss -> out.add("Lost when " + ScenarioWords.goal(loss) + "."));
    scenario
        .rules()
        .forEach(rule -> out.add("Rule: " + rule.name() + ". " + ScenarioWords.rule(rule)));
    entry
        .scenario()
        .particulars()
        .standing()
        .forEach(rule -> out.add("Rule: " + rule.name() + ". " + ScenarioWords.standing(rule)));
    if (!entry.requires().isEmpty()) {
      out.add("Requires: " + ScenarioWords.requirements(entry.requires()));
    }
    if (!scenario.rewards().isEmpty()) {
      out.add(
          "Rewards: "
              + Phrase.list("; ", scenario.rewards().stream().map(ScenarioWords::reward).toList()));
    }
    ShownLines contents = new ShownLines();
    letters.forEach((type, letter) -> contents.add(letter + " " + type));
    contents.add(
        "s start, + door, ! locked door, % obstacle, ^ trap, * hazard, & treasure, $ loot");
    for (int i = 0; i < map.rooms().size(); i++) {
      room(i + 1, map.rooms().get(i), contents);
    }
    return ShownLine.plain(out.list()) + "\n" + drawing() + "\n" + ShownLine.plain(contents.list());
  }

  private String drawing() {
    Board board = Board.of(map.layout());
    Ground ground = new Ground(board);
    Map<Hex, String> names = new HashMap<>();
    map.starts().forEach(hex -> names.put(hex, "s"));
    for (RoomSetup room : map.rooms()) {
      for (LaidTile tile : room.tiles()) {
        tile.kind().terrain().ifPresent(terrain -> ground.put(board.at(tile.hex()), terrain));
      }
      room.treasures().forEach(tile -> ground.put(board.at(tile.hex()), Terrain.TREASURE));
      room.loot().forEach(hex -> ground.drop(board.at(hex)));
      room.objectives().forEach(objective -> names.put(objective.hex(), "o"));
      room.monsters()
          .forEach(spot -> names.put(spot.hex(), letters.getOrDefault(spot.type(), "?")));
    }
    return Drawing.draw(board, ground, names);
  }

  private void room(int number, RoomSetup room, ShownLines out) {
    out.add("Room " + number);
    ShownLines things = out.deeper();
    for (MonsterSpot spot : room.monsters()) {
      things.add(
          "%s %s %s: %s"
              .formatted(
                  letters.getOrDefault(spot.type(), "?"),
                  spot.type(),
                  spot.hex(),
                  CardWords.ranks(spot.symbol())));
    }
    room.objectives()
        .forEach(
            objective ->
                things.add(
                    "o %s %s: %s, hit points %s"
                        .formatted(
                            objective.name(),
                            objective.hex(),
                            Wording.words(objective.purpose()),
                            CardWords.formula(objective.hitPoints()))));
    for (LaidTile tile : room.tiles()) {
      String effect = tile.effect().map(one -> ": " + TileWords.effect(one)).orElse("");
      things.add(
          "%s %s (%s)%s".formatted(Wording.words(tile.kind()), tile.hex(), tile.picture(), effect));
    }
    room.treasures().forEach(tile -> things.add("& " + treasure(tile) + " " + tile.hex()));
    room.marked().forEach(mark -> things.add("mark " + mark.label() + " " + mark.hex()));
  }

  static String treasure(TreasureTile tile) {
    return switch (tile.treasure()) {
      case Treasure.Numbered(int number) -> "treasure " + number;
      case Treasure.Goal(String rule) -> "goal treasure " + rule;
    };
  }
}
