package haven.play.mind;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Board;
import haven.board.Direction;
import haven.board.Ground;
import haven.board.Hex;
import haven.board.Layout;
import haven.board.Terrain;
import haven.board.move.Movement;
import haven.model.Ruleset;
import haven.play.table.Figure;
import haven.play.table.Initiative;
import haven.play.table.Plain;
import haven.play.table.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** What holds for every monster turn, over random positions; a failing seed is printed. */
final class MonsterPropertiesTest {
  private static final long FIRST = Long.getLong("haven.properties.first", 500_000);
  private static final int SEEDS = Integer.getInteger("haven.properties.seeds", 400);
  private static final int SEEDS_REBUILT = SEEDS / 5;
  static final List<Ruleset> RULESETS = Ruleset.ALL;

  /** What the rules say about an outcome; its path and the placement of its area are examples. */
  private record Turn(Hex stop, Set<Hex> attacks, Set<Hex> focuses, Set<Hex> destinations) {
    static Set<Turn> all(List<Outcome> outcomes) {
      return all(outcomes, hex -> hex);
    }

    static Set<Turn> all(List<Outcome> outcomes, UnaryOperator<Hex> image) {
      return outcomes.stream()
          .map(
              outcome ->
                  new Turn(
                      image.apply(outcome.stop()),
                      images(outcome.attacks(), image),
                      images(outcome.focuses(), image),
                      images(outcome.destinations(), image)))
          .collect(Collectors.toSet());
    }

    private static Set<Hex> images(List<Hex> hexes, UnaryOperator<Hex> image) {
      return hexes.stream().map(image).collect(Collectors.toSet());
    }
  }

  /** Something to be asserted about a position; the text shows it when that fails. */
  private interface Property {
    void check(Position position, Supplier<String> drawn);
  }

  private static void forAll(Ruleset ruleset, int seeds, Property property) {
    for (long seed = FIRST; seed < FIRST + seeds; seed++) {
      long number = seed;
      Position position = RandomPositions.of(seed, ruleset);
      property.check(position, () -> RandomPositions.draw(number, position));
    }
  }

  @ParameterizedTest
  @FieldSource("RULESETS")
  void cleanWaysAreTakenAsIfNegativeHexesWereObstacles(Ruleset ruleset) {
    MonsterMind mind = Turns.mind(ruleset);
    forAll(
        ruleset,
        SEEDS,
        (position, drawn) -> {
          boolean ice = !position.scene().ground().all(Terrain.ICE).isEmpty();
          // A trap stops no slide but an obstacle does, so boards with ice are another matter.
          if (!position.action().movement().flies() && !ice) {
            List<Outcome> clean = mind.decide(withObstaclesForNegativeHexes(position));
            if (!clean.getFirst().focuses().isEmpty()) {
              List<Outcome> outcomes = mind.decide(position);
              assertThat(Turn.all(outcomes)).as(drawn).isEqualTo(Turn.all(clean));
              assertThat(outcomes).as(drawn).noneMatch(one -> meetsNegativeHex(position, one));
            }
          }
        });
  }

  @ParameterizedTest
  @FieldSource("RULESETS")
  void everyAttackIsLegalFromItsHex(Ruleset ruleset) {
    MonsterMind mind = Turns.mind(ruleset);
    forAll(
        ruleset,
        SEEDS,
        (position, drawn) -> {
          for (Outcome outcome : mind.decide(position)) {
            assertThat(new LegalAttack(position, outcome).complaint())
                .as(() -> drawn.get() + "\n" + outcome)
                .isEmpty();
          }
        });
  }

  @ParameterizedTest
  @FieldSource("RULESETS")
  void everyPathIsAWalkThatTheMovementPointsAllow(Ruleset ruleset) {
    MonsterMind mind = Turns.mind(ruleset);
    forAll(
        ruleset,
        SEEDS,
        (position, drawn) -> {
          for (Outcome outcome : mind.decide(position)) {
            assertThat(outcome.paths()).as(drawn).isNotEmpty();
            for (List<Hex> path : outcome.paths()) {
              assertThat(new LegalPath(position, outcome.stop(), path).complaint())
                  .as(() -> drawn.get() + "\n" + outcome)
                  .isEmpty();
            }
          }
        });
  }

  @ParameterizedTest
  @FieldSource("RULESETS")
  void turningAndMirroringTheBoardTurnsAndMirrorsTheOutcomes(Ruleset ruleset) {
    forAll(
        ruleset,
        SEEDS_REBUILT,
        (position, drawn) -> {
          List<Outcome> outcomes = Turns.mind(ruleset).decide(position);
          for (int symmetry = 1; symmetry < 12; symmetry++) {
            int turns = symmetry;
            UnaryOperator<Hex> image = hex -> image(hex, turns);
            assertThat(Turn.all(Turns.mind(ruleset).decide(turned(position, image))))
                .as(() -> drawn.get() + "\nsymmetry " + turns)
                .isEqualTo(Turn.all(outcomes, image));
          }
        });
  }

  @ParameterizedTest
  @FieldSource("RULESETS")
  void anEnemyOutOfTheWorldChangesNothing(Ruleset ruleset) {
    forAll(
        ruleset,
        SEEDS_REBUILT,
        (position, drawn) ->
            assertThat(Turn.all(Turns.mind(ruleset).decide(withSealedOffEnemy(position))))
                .as(drawn)
                .isEqualTo(Turn.all(Turns.mind(ruleset).decide(position))));
  }

  @ParameterizedTest
  @FieldSource("RULESETS")
  void explainedOrNotTheAnswerIsTheSameAndFreeOfDuplicates(Ruleset ruleset) {
    MonsterMind mind = Turns.mind(ruleset);
    forAll(
        ruleset,
        SEEDS,
        (position, drawn) -> {
          List<Outcome> outcomes = mind.decide(position);
          assertThat(mind.explain(position).outcomes())
              .as(drawn)
              .isEqualTo(outcomes)
              .isEqualTo(mind.decide(position))
              .isEqualTo(Turns.mind(ruleset).decide(position));
          assertThat(outcomes)
              .as(drawn)
              .doesNotHaveDuplicates()
              .extracting(outcome -> outcome.stop() + " " + outcome.attacks())
              .doesNotHaveDuplicates();
        });
  }

  private static boolean meetsNegativeHex(Position position, Outcome outcome) {
    boolean walks = position.action().movement() == Movement.WALK;
    Scene scene = position.scene();
    return outcome.paths().stream()
        .flatMap(path -> path.stream().skip(walks ? 1 : Math.max(1, path.size() - 1)))
        .anyMatch(hex -> isNegative(scene.ground().at(scene.board().at(hex))));
  }

  private static boolean isNegative(Terrain terrain) {
    return terrain == Terrain.TRAP || terrain == Terrain.HAZARD;
  }

  private static Position withObstaclesForNegativeHexes(Position position) {
    Scene scene = position.scene();
    Ground barred = scene.ground().copy();
    for (int cell = 0; cell < scene.board().cells(); cell++) {
      if (isNegative(scene.ground().at(cell))) {
        barred.put(cell, Terrain.OBSTACLE);
      }
    }
    return position.with(Scene.of(scene.ruleset(), scene.board(), barred, scene.figures()));
  }

  private static Hex image(Hex hex, int symmetry) {
    Hex image = symmetry >= 6 ? hex.mirrored() : hex;
    for (int i = 0; i < symmetry % 6; i++) {
      image = image.turned();
    }
    return image;
  }

  private static Position turned(Position position, UnaryOperator<Hex> image) {
    Scene scene = position.scene();
    Layout old = scene.board().layout();
    Layout.Builder layout = Layout.builder();
    old.floor().forEach(hex -> layout.floor(image.apply(hex)));
    old.walls().forEach(hex -> layout.wall(image.apply(hex)));
    old.lines().forEach(line -> layout.line(image.apply(line.hex()), image.apply(line.other())));
    List<Figure> figures =
        scene.figures().stream().map(figure -> figure.movedTo(image.apply(figure.hex()))).toList();
    return position.with(rebuilt(scene, layout.build(), image, figures));
  }

  private static Position withSealedOffEnemy(Position position) {
    Scene scene = position.scene();
    Layout old = scene.board().layout();
    Layout.Builder layout = Layout.builder();
    old.floor().forEach(layout::floor);
    old.walls().forEach(layout::wall);
    old.lines().forEach(line -> layout.line(line.hex(), line.other()));
    Hex cell = new Hex(-13, 8);
    Direction.ALL.forEach(side -> layout.wall(cell.step(side)));
    layout.floor(cell);
    List<Figure> figures = new ArrayList<>(scene.figures());
    figures.add(Plain.character("Z", cell, Initiative.of(0)));
    return position.with(rebuilt(scene, layout.build(), hex -> hex, figures));
  }

  private static Scene rebuilt(
      Scene scene, Layout layout, UnaryOperator<Hex> image, List<Figure> figures) {
    Board board = Board.of(layout);
    Ground ground = new Ground(board);
    for (int cell = 0; cell < scene.board().cells(); cell++) {
      ground.put(board.at(image.apply(scene.board().hex(cell))), scene.ground().at(cell));
    }
    return Scene.of(scene.ruleset(), board, ground, figures);
  }
}
