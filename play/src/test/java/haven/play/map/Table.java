package haven.play.map;

import haven.board.Board;
import haven.board.Drawing;
import haven.board.Hex;
import haven.board.move.Footing;
import haven.board.move.Movement;
import haven.board.move.PathSearch;
import haven.board.move.WayCost;
import haven.model.Ruleset;
import haven.model.map.RoomSetup;
import haven.model.map.ScenarioMap;
import haven.model.map.Terms;
import haven.play.engine.Dice;
import haven.play.table.Figure;
import haven.play.table.Initiative;
import haven.play.table.Scene;
import haven.play.table.Side;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** A drawn map under one ruleset, and what tests ask of it. */
record Table(Drawing drawing, Ruleset ruleset) {
  /** A starting room, a closed door d, and a room behind it. */
  static final String TWO_ROOMS =
      """
        s   u   #   a   e   i
          t   v   d+  b   f
        w   x   #   c   g   h
      """;

  static Table of(String picture, Ruleset ruleset) {
    return new Table(Drawing.of(picture), ruleset);
  }

  Hex hex(char name) {
    return drawing.hex(name);
  }

  RoomSetup.Builder room(char anyHex) {
    return RoomSetup.in(hex(anyHex));
  }

  ScenarioMap map(List<RoomSetup> rooms, String starts) {
    return ScenarioMap.of(drawing.layout(), rooms, drawing.hexes(starts));
  }

  MapState start(ScenarioMap map) {
    return start(map, Terms.of(1, 2), Standees.of(Map.of()));
  }

  MapState start(ScenarioMap map, Terms terms, Standees standees) {
    return start(new MapState.Setting(map, terms, Set.of()), standees, 1);
  }

  MapState start(MapState.Setting setting, Standees standees, long seed) {
    Doors.Opening opening = SetUp.of(setting, ruleset, standees, Dice.of(seed));
    return revealed(opening.state(), opening.behind(), Optional.empty());
  }

  static MapState revealed(MapState state, List<RoomSetup> rooms, Optional<Hex> revealer) {
    MapState next = state;
    for (RoomSetup room : rooms) {
      next = Reveal.of(next, room, revealer).carryOut(List.of()).state();
    }
    return next;
  }

  /** A character stands on that hex, and the door opens under it. */
  static MapState opened(MapState state, String character, Hex door) {
    Entering entering = Entering.of(state, state.scene().figure(character), door);
    return revealed(entering.state(), entering.reveals(), Optional.of(door));
  }

  static MapState with(MapState state, String character, Hex start) {
    Figure figure =
        new Figure(
            character, start, Side.PARTY, Initiative.of(67), EnumSet.of(Figure.Trait.CHARACTER));
    return state.with(state.scene().with(More.of(state.scene().figures(), figure)));
  }

  static List<String> figures(MapState state) {
    return state.scene().figures().stream().map(Figure::name).sorted().toList();
  }

  /** The points that a figure alone on the map pays to end its move there; none if it cannot. */
  static OptionalInt points(Scene scene, Hex from, Hex to, Movement movement, boolean character) {
    Board board = scene.board();
    Footing footing = new Footing(board);
    footing.reset(
        scene.ground(), movement, scene.ruleset().movement().jumpLandingPaysDifficultTerrain());
    if (character) {
      footing.opensDoors();
    }
    PathSearch search = new PathSearch(board);
    search.from(footing, board.at(from));
    int cost = search.stopCost(board.at(to));
    return cost == WayCost.NEVER ? OptionalInt.empty() : OptionalInt.of(WayCost.points(cost));
  }

  static OptionalInt points(Scene scene, Hex from, Hex to, Movement movement) {
    return points(scene, from, to, movement, false);
  }
}
