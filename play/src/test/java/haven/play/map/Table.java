package haven.play.map;

import haven.board.Board;
import haven.board.Drawing;
import haven.board.Hex;
import haven.board.move.Cost;
import haven.board.move.Footing;
import haven.board.move.Movement;
import haven.board.move.PathSearch;
import haven.model.MonsterOrigin;
import haven.model.Ruleset;
import haven.model.map.Rank;
import haven.model.map.RoomSetup;
import haven.model.map.ScenarioMap;
import haven.model.map.Terms;
import haven.model.monster.MonsterType;
import haven.model.monster.StatLine;
import haven.model.scenario.AllyCard;
import haven.model.scenario.Scenario;
import haven.model.scenario.Situation;
import haven.play.engine.Chance;
import haven.play.engine.Dice;
import haven.play.table.Field;
import haven.play.table.Figure;
import haven.play.table.Nature;
import haven.play.table.Scene;
import haven.play.table.Side;
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

  Field start(ScenarioMap map) {
    return start(map, Terms.of(1, 2), new Standees(Map.of()));
  }

  Field start(ScenarioMap map, Terms terms, Standees standees) {
    return start(setting(map, terms, standees, Set.of()), standees, 1);
  }

  Field start(MapState.Setting setting, Standees standees, long seed) {
    SetUp.Laid laid = SetUp.of(setting, ruleset, standees);
    Chance chance = new Chance(Dice.of(seed));
    laid.rooms()
        .forEach(
            room -> Reveal.of(laid.field(), room, Optional.empty()).carryOut(List.of(), chance));
    return laid.field();
  }

  /** A scenario with a plain stat card for every type, and an ally for every marked hex. */
  static MapState.Setting setting(
      ScenarioMap map, Terms terms, Standees standees, Set<Integer> looted) {
    StatLine plain = StatLine.of(5, 2, 2, 0);
    List<MonsterType> types =
        standees.numbers().keySet().stream()
            .map(
                type ->
                    MonsterType.of(type, type, 6, Map.of(Rank.NORMAL, plain, Rank.ELITE, plain)))
            .toList();
    AllyCard[] allies =
        map.rooms().stream()
            .flatMap(room -> room.marked().stream())
            .map(hex -> new AllyCard(hex.label(), plain, OptionalInt.empty(), Optional.empty()))
            .toArray(AllyCard[]::new);
    Scenario scenario =
        Scenario.of("drawn", map, types, List.of(), new Situation.KillAll()).with(allies);
    return new MapState.Setting(scenario, terms, 1, looted);
  }

  static void revealed(Field field, List<RoomSetup> rooms, Optional<Hex> revealer) {
    rooms.forEach(room -> revealed(Reveal.of(field, room, revealer), List.of()));
  }

  static Reveal.Revealed revealed(Reveal reveal, List<Newcomer> chosen) {
    return reveal.carryOut(chosen, new Chance(Dice.of(1)));
  }

  static List<Figure> spawned(Spawn spawn, List<Hex> hexes) {
    return spawn.carryOut(List.of(), hexes, MonsterOrigin.SPAWNED, new Chance(Dice.of(1)));
  }

  /** A character stands on that hex, and the door opens under it. */
  static void opened(Field field, String character, Hex door) {
    Entering entering = Entering.of(field, field.scene().figure(character), door);
    revealed(field, entering.reveals(), Optional.of(door));
  }

  static Field with(Field field, String character, Hex start) {
    place(field, character, Nature.Kind.CHARACTER, Side.PARTY, start);
    return field;
  }

  static Figure place(Field field, String name, Nature.Kind kind, Side side, Hex hex) {
    Nature nature =
        new Nature(
            name,
            kind,
            side,
            name,
            Rank.NORMAL,
            0,
            -1,
            -1,
            MonsterOrigin.SET_UP,
            Optional.empty(),
            Nature.Stats.of(10));
    return field.place(nature, hex);
  }

  static List<String> figures(Field field) {
    return field.scene().figures().stream().map(Figure::name).sorted().toList();
  }

  static List<Figure> monsters(Field field) {
    return field.pieces().filter(piece -> piece.nature().isMonster()).toList();
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
    return cost == Cost.NEVER ? OptionalInt.empty() : OptionalInt.of(Cost.points(cost));
  }

  static OptionalInt points(Scene scene, Hex from, Hex to, Movement movement) {
    return points(scene, from, to, movement, false);
  }
}
