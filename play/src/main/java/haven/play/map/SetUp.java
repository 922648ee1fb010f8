package haven.play.map;

import haven.board.Board;
import haven.board.Layout;
import haven.model.Cite;
import haven.model.Ruleset;
import haven.model.map.MapToken;
import haven.model.map.MarkedHex;
import haven.model.map.PressurePlate;
import haven.model.map.RoomSetup;
import haven.model.map.ScenarioMap;
import haven.model.map.TileKind;
import haven.model.rules.SetUpRules;
import haven.play.Refused;
import haven.play.table.Field;
import java.util.List;

/** Lays the map of a scenario out before anybody has started (MAP-12). */
public final class SetUp {
  private SetUp() {}

  /**
   * A map as it is laid out.
   *
   * @param rooms those that are open from the start; their contents are to be placed with {@link
   *     Reveal}
   */
  public record Laid(Field field, List<RoomSetup> rooms) {}

  /** All map tiles and doors. */
  public static Laid of(MapState.Setting setting, Ruleset ruleset, Standees standees) {
    MapState map = MapState.of(setting, standees);
    Layout layout = map.printed().layout();
    check(map.printed(), layout, ruleset);
    Field field = new Field(ruleset, Board.of(layout), map);
    return new Laid(field, Doors.reached(field, map.printed().rooms().getFirst().anyHex()));
  }

  private static void check(ScenarioMap map, Layout layout, Ruleset ruleset) {
    SetUpRules rules = ruleset.hexes().setUp();
    if (rules.oneOpenRoom() && !isOneOpenRoom(layout)) {
      throw new Refused(
          ruleset.cite(Cite.ONE_OPEN_ROOM),
          "the map is one room without walls, doors and corridors");
    }
    if (rules.oneStartHex() && map.starts().size() != 1) {
      throw new Refused(
          ruleset.cite(Cite.ONE_START_HEX),
          "there is one starting hex, not " + map.starts().size());
    }
    for (PressurePlate plate : map.plates()) {
      if (plate.trigger().or(rules::plateTrigger).isEmpty()) {
        throw new Refused(
            ruleset.cite(Cite.PLATE), "the scenario must say what sets off " + plate.effect());
      }
    }
    for (RoomSetup room : map.rooms()) {
      boolean opened = room.tiles().stream().anyMatch(t -> t.kind() == TileKind.OPEN_DOOR);
      if (opened && !ruleset.hexes().doors().mayStartOpen()) {
        throw new Refused(
            ruleset.cite(Cite.CLOSED_AT_FIRST), "every door is closed when the scenario starts");
      }
      room.marked().forEach(hex -> checkMarked(map, hex, ruleset));
    }
  }

  private static boolean isOneOpenRoom(Layout layout) {
    Board board = Board.of(layout);
    return layout.walls().isEmpty()
        && layout.lines().isEmpty()
        && layout.doors().isEmpty()
        && layout.corridors().isEmpty()
        && board.cellsOfRoom(0).size() == board.cells();
  }

  private static void checkMarked(ScenarioMap map, MarkedHex hex, Ruleset ruleset) {
    if (!map.specialRules().containsKey(hex.label())) {
      throw new Refused(
          ruleset.cite(Cite.MARKED_HEX), "no special rule explains the marked hex " + hex.label());
    }
    boolean fits =
        hex.token().map(token -> fits(token, ruleset.hexes().setUp().tokens())).orElse(true);
    if (!fits) {
      throw new Refused(
          ruleset.cite(Cite.TOKENS), "the token of " + hex.label() + " cannot stand for that");
    }
  }

  private static boolean fits(MapToken token, SetUpRules.Tokens rule) {
    boolean reminds = token.meaning() == MapToken.Meaning.REMINDER;
    return switch (rule) {
      case AID_TOKENS_REMIND -> reminds == (token.kind() == MapToken.Kind.SCENARIO_AID_TOKEN);
      case AID_TOKENS_STAND_FOR_ALL -> token.kind() == MapToken.Kind.SCENARIO_AID_TOKEN;
    };
  }
}
