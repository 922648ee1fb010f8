package haven.content.pack;

import haven.board.Board;
import haven.board.Hex;
import haven.board.Layout;
import haven.content.scenario.RoomPage;
import haven.content.scenario.ScenarioPage;
import haven.content.yaml.Problems;
import haven.model.Ruleset;
import haven.model.map.TileKind;
import java.util.List;

/** Whether a party of the size that the rules know can start on the map. */
record StartChecks(Definition<ScenarioPage> one, Ruleset ruleset, Problems problems) {
  void run(Board board) {
    List<Hex> starts = one.thing().map().starts();
    for (int i = 0; i < starts.size(); i++) {
      if (board.cell(starts.get(i)) == Board.NONE) {
        one.wrong(
            problems,
            "a start hex is at " + MapChecks.written(starts.get(i)) + ", which is not on the map",
            "choose a hex of the floor",
            "map",
            "starts",
            i);
      } else {
        isFree(starts.get(i), i);
      }
    }
    number(starts.size());
    if (ruleset.hexes().setUp().oneOpenRoom() && !isOneOpenRoom(board)) {
      one.wrong(
          problems,
          "the rules " + ruleset.id() + " know one room only, without walls, doors and corridors",
          "draw the floor alone, without '#' and '+'",
          "map");
    }
  }

  /** As many as the largest party needs; exactly one where everybody starts in the same hex. */
  private void number(int starts) {
    int needed = ruleset.levels().party().largest();
    if (ruleset.hexes().setUp().oneStartHex() && starts != 1) {
      wrong(starts, "with the rules " + ruleset.id() + " there is one");
    } else if (starts < needed) {
      wrong(starts, "%s characters need %s".formatted(word(needed), word(needed)));
    }
  }

  private void wrong(int starts, String remedy) {
    one.wrong(problems, "there are " + starts + " start hexes", remedy, "map", "starts");
  }

  private static String word(int number) {
    return List.of("no", "one", "two", "three", "four").get(number);
  }

  private static boolean isOneOpenRoom(Board board) {
    Layout layout = board.layout();
    return layout.walls().isEmpty()
        && layout.lines().isEmpty()
        && layout.doors().isEmpty()
        && layout.corridors().isEmpty()
        && board.cellsOfRoom(0).size() == board.cells();
  }

  private void isFree(Hex start, int i) {
    for (RoomPage room : one.thing().rooms()) {
      boolean taken =
          room.setup().monsters().stream().anyMatch(spot -> spot.hex().equals(start))
              || room.setup().tiles().stream()
                  .anyMatch(tile -> tile.kind() == TileKind.OBSTACLE && tile.hex().equals(start));
      if (taken) {
        one.wrong(
            problems,
            "a monster or an obstacle is on the start hex " + MapChecks.written(start),
            "characters start on free hexes: move one of them",
            "map",
            "starts",
            i);
      }
    }
  }
}
