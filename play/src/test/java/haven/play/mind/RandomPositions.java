package haven.play.mind;

import haven.board.Area;
import haven.board.Board;
import haven.board.Drawing;
import haven.board.Ground;
import haven.board.Hex;
import haven.board.Layout;
import haven.board.Terrain;
import haven.board.move.Movement;
import haven.model.Condition;
import haven.model.Ruleset;
import haven.play.mind.oracle.OracleCase;
import haven.play.mind.oracle.RandomCases;
import haven.play.table.Figure;
import haven.play.table.Initiative;
import haven.play.table.Nature;
import haven.play.table.Plain;
import haven.play.table.Scene;
import haven.play.table.Side;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The oracle's random positions in the engine's own terms, and drawn for a reader. */
final class RandomPositions {
  private static final int NOT_ON_THE_MAP = 99;

  private RandomPositions() {}

  static Position of(long seed, Ruleset ruleset) {
    return of(RandomCases.random(seed, OracleCase.Policies.GH), ruleset);
  }

  static Position of(OracleCase position, Ruleset ruleset) {
    Layout.Builder layout = Layout.builder();
    for (int q = 0; q < position.width(); q++) {
      for (int row = 0; row < position.height(); row++) {
        layout.floor(new Hex(q, row - q / 2));
      }
    }
    position.ground().entrySet().stream()
        .filter(entry -> entry.getValue() == OracleCase.Terrain.WALL)
        .forEach(entry -> layout.wall(hex(entry.getKey())));
    position.thinWalls().forEach(wall -> layout.line(hex(wall.a()), hex(wall.b())));
    Board board = Board.of(layout.build());
    Ground ground = new Ground(board);
    position
        .ground()
        .forEach(
            (hex, terrain) -> {
              if (terrain != OracleCase.Terrain.WALL) {
                ground.put(board.at(hex(hex)), Terrain.valueOf(terrain.name()));
              }
            });
    List<Figure> figures = new ArrayList<>();
    int acting = 0;
    for (OracleCase.Figure figure : position.figures()) {
      acting = figure.active() ? figures.size() : acting;
      figures.add(figure(figure, figures.size()));
    }
    return new Position(
        Scene.of(ruleset, board, ground, figures),
        acting,
        action(position.monster()),
        position.monster().muddled() ? Set.of(Condition.MUDDLE) : Set.of());
  }

  static Hex hex(OracleCase.Hex hex) {
    return new Hex(hex.q(), hex.r());
  }

  private static Figure figure(OracleCase.Figure figure, int number) {
    boolean character = figure.side() == OracleCase.Side.CHARACTER;
    return Plain.figure(
        String.valueOf((char) ((figure.active() ? 'M' : character ? 'A' : 'a') + number)),
        hex(figure.hex()),
        character ? Side.PARTY : Side.MONSTERS,
        character ? Initiative.of(figure.initiative()) : Initiative.of(NOT_ON_THE_MAP),
        character ? Nature.Kind.CHARACTER : Nature.Kind.MONSTER);
  }

  private static Action action(OracleCase.Monster monster) {
    return new Action(
        monster.move(),
        Movement.of(monster.flying(), monster.jumping(), monster.teleport()),
        monster.targets() == 0
            ? Optional.empty()
            : Optional.of(
                new Attack(
                    monster.range(),
                    monster.targets(),
                    monster.area().map(RandomPositions::area))));
  }

  static Area area(OracleCase.Area area) {
    List<Hex> hexes = area.hexes().stream().map(RandomPositions::hex).toList();
    return switch (area) {
      case OracleCase.Area.Melee _ -> Area.melee(hexes);
      case OracleCase.Area.Ranged _ -> Area.ranged(hexes);
    };
  }

  /** Everything one needs to look into a position by hand. */
  static String draw(long seed, Position position) {
    Scene scene = position.scene();
    Map<Hex, String> names = new HashMap<>();
    var legend = new StringBuilder();
    for (Figure figure : scene.figures()) {
      names.put(figure.hex(), figure.name().substring(0, 1));
      legend
          .append(figure.name())
          .append(' ')
          .append(figure.hex())
          .append(' ')
          .append(figure.equals(position.actor()) ? "acts" : figure.side())
          .append(", initiative ")
          .append(figure.initiative())
          .append('\n');
    }
    return "seed "
        + seed
        + " under "
        + scene.ruleset()
        + "\n"
        + Drawing.draw(scene.board(), scene.ground(), names)
        + legend
        + position.action()
        + position.action().attack().flatMap(Attack::area).map(area -> " " + area.red()).orElse("")
        + " "
        + position.conditions();
  }
}
