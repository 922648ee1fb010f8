package haven.play.mind;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import haven.board.Area;
import haven.board.Board;
import haven.board.Ground;
import haven.board.Hex;
import haven.board.Layout;
import haven.board.Terrain;
import haven.board.move.Ways;
import haven.model.Ruleset;
import haven.play.mind.oracle.OracleCase;
import haven.play.mind.oracle.OracleSolver;
import haven.play.table.Figure;
import haven.play.table.Initiative;
import haven.play.table.Plain;
import haven.play.table.Scene;
import haven.play.table.Side;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/**
 * Positions that nobody plays but anybody may ask about: whole rooms of traps, dozens of equal
 * enemies, areas as large as a tile. What is counted is what is listed; the time is only a net.
 */
final class OddPositionsTest {
  static final List<Ruleset> RULESETS = Ruleset.ALL;

  private static final Duration NET = Duration.ofSeconds(5);
  private static final int SIDE = 18;

  @ParameterizedTest
  @FieldSource("RULESETS")
  void aRoomOfTrapsHasAllItsOutcomesAndExamplesOfWays(Ruleset ruleset) {
    for (int move : new int[] {1, 3, 9, 40}) {
      Position position =
          position(
              ruleset,
              SIDE,
              _ -> Terrain.TRAP,
              List.of(new Hex(0, 9)),
              List.of(hex(17, 9), hex(17, 3)),
              Action.of(move, Attack.melee(1)));
      MonsterTurn turn = solved(position);
      if (move == 40) {
        assertThat(turn.outcomes()).noneMatch(Outcome::allPaths);
      }
      if (move == 1) {
        assertThat(turn.outcomes()).allMatch(Outcome::allPaths);
      }
    }
  }

  @ParameterizedTest
  @FieldSource("RULESETS")
  void soHasOneOfHazardsIceAndMud(Ruleset ruleset) {
    Terrain[] mixed = {Terrain.HAZARD, Terrain.ICE, Terrain.TRAP, Terrain.DIFFICULT, Terrain.TRAP};
    for (int seed = 0; seed < 5; seed++) {
      int from = seed;
      solved(
          position(
              ruleset,
              SIDE,
              cell -> mixed[(cell * 7 + cell / 5 + from) % mixed.length],
              List.of(new Hex(0, 9)),
              List.of(hex(17, 9), hex(17, 2), hex(9, 17)),
              Action.of(30, Attack.ranged(2, 2))));
    }
  }

  @Test
  void theOutcomesInARoomOfTrapsAreThoseOfTheNaiveSolver() {
    for (int move : new int[] {2, 6, 20}) {
      Map<OracleCase.Hex, OracleCase.Terrain> ground = new HashMap<>();
      for (int q = 0; q < 12; q++) {
        for (int row = 0; row < 12; row++) {
          ground.put(new OracleCase.Hex(q, row - q / 2), OracleCase.Terrain.TRAP);
        }
      }
      OracleCase asked =
          new OracleCase(
              12,
              12,
              ground,
              Set.of(),
              List.of(
                  new OracleCase.Figure(new OracleCase.Hex(0, 5), OracleCase.Side.MONSTER, true, 0),
                  new OracleCase.Figure(
                      new OracleCase.Hex(11, 0), OracleCase.Side.CHARACTER, false, 20),
                  new OracleCase.Figure(
                      new OracleCase.Hex(11, 3), OracleCase.Side.CHARACTER, false, 20)),
              new OracleCase.Monster(move, 0, 2, false, false, false, false, Optional.empty()),
              OracleCase.Policies.FH);
      Position position = RandomPositions.of(asked, Ruleset.FROSTHAVEN);
      assertThat(
              solved(position).outcomes().stream()
                  .map(outcome -> List.of(outcome.stop(), new HashSet<>(outcome.attacks())))
                  .collect(Collectors.toSet()))
          .isEqualTo(
              OracleSolver.solve(asked).stream()
                  .map(
                      outcome ->
                          List.of(
                              RandomPositions.hex(outcome.move()),
                              outcome.attacks().stream()
                                  .map(RandomPositions::hex)
                                  .collect(Collectors.toSet())))
                  .collect(Collectors.toSet()));
    }
  }

  @ParameterizedTest
  @FieldSource("RULESETS")
  void dozensOfEqualEnemiesAreWeighed(Ruleset ruleset) {
    for (int targets : new int[] {1, 2, 3}) {
      for (int move : new int[] {1, 30}) {
        solved(
            position(
                ruleset,
                40,
                _ -> Terrain.NONE,
                List.of(hex(20, 20)),
                ring(hex(20, 20), 10, 59),
                Action.of(move, Attack.ranged(3, targets))));
      }
    }
  }

  @ParameterizedTest
  @FieldSource("RULESETS")
  void soAreTheyBehindTraps(Ruleset ruleset) {
    solved(
        position(
            ruleset,
            40,
            _ -> Terrain.HAZARD,
            List.of(hex(20, 20)),
            ring(hex(20, 20), 12, 59),
            Action.of(4, Attack.melee(2))));
  }

  @ParameterizedTest
  @FieldSource("RULESETS")
  void areasAsLargeAsATileAreLaid(Ruleset ruleset) {
    List<Hex> red = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      red.add(new Hex(i % 7 + i / 7, i / 7));
    }
    for (Area area : List.of(Area.ranged(red), Area.melee(shifted(red)))) {
      solved(
          position(
              ruleset,
              30,
              _ -> Terrain.NONE,
              List.of(hex(3, 3)),
              block(hex(14, 14), 7, 8),
              Action.of(10, Attack.ranged(4, 2).with(area))));
    }
  }

  @Test
  void moreGroupsThanCanBeListedAreRefused() {
    Position position =
        position(
            Ruleset.FROSTHAVEN,
            SIDE,
            _ -> Terrain.NONE,
            List.of(hex(1, 1)),
            block(hex(8, 8), 7, 8),
            Action.of(4, Attack.ranged(20, 20)));
    assertThatThrownBy(() -> new MonsterMind().explain(position))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("4096");
  }

  /** Solves it, and counts what is listed. */
  private static MonsterTurn solved(Position position) {
    MonsterTurn turn = assertTimeout(NET, () -> new MonsterMind().explain(position));
    int ways = 0;
    for (Outcome outcome : turn.outcomes()) {
      ways += outcome.paths().size();
      assertThat(outcome.paths()).hasSizeBetween(1, Ways.MOST).doesNotHaveDuplicates();
      for (List<Hex> path : outcome.paths()) {
        assertThat(new LegalPath(position, outcome.stop(), path).complaint()).isEmpty();
      }
    }
    assertThat(turn.outcomes()).isNotEmpty().hasSizeLessThanOrEqualTo(Drafts.MOST);
    assertThat(ways).isLessThanOrEqualTo(Drafts.MOST_WAYS + turn.outcomes().size());
    int named =
        turn.why().stream()
            .mapToInt(judgement -> judgement.kept().size() + judgement.dropped().size())
            .sum();
    assertThat(named).isPositive().isLessThanOrEqualTo(Minutes.Kept.MOST);
    assertThat(new MonsterMind().decide(position)).isEqualTo(turn.outcomes());
    return turn;
  }

  private static Position position(
      Ruleset ruleset,
      int side,
      IntFunction<Terrain> terrain,
      List<Hex> monsters,
      List<Hex> characters,
      Action action) {
    Layout.Builder layout = Layout.builder();
    for (int column = 0; column < side; column++) {
      for (int row = 0; row < side; row++) {
        layout.floor(hex(column, row));
      }
    }
    Board board = Board.of(layout.build());
    Ground ground = new Ground(board);
    for (int cell = 0; cell < board.cells(); cell++) {
      ground.put(cell, terrain.apply(cell));
    }
    List<Figure> figures = new ArrayList<>();
    for (Hex hex : monsters) {
      figures.add(Plain.figure("M", hex, Side.MONSTERS, Initiative.of(50)));
    }
    for (Hex hex : characters) {
      figures.add(Plain.character("C" + hex, hex, Initiative.of(20)));
    }
    return new Position(Scene.of(ruleset, board, ground, figures), 0, action, Set.of());
  }

  private static Hex hex(int column, int row) {
    return new Hex(column, row - column / 2);
  }

  private static List<Hex> ring(Hex around, int far, int most) {
    List<Hex> ring = new ArrayList<>();
    for (int q = -far; q <= far; q++) {
      for (int r = -far; r <= far; r++) {
        Hex hex = around.plus(new Hex(q, r));
        if (hex.distanceTo(around) == far && ring.size() < most) {
          ring.add(hex);
        }
      }
    }
    return ring;
  }

  private static List<Hex> block(Hex corner, int columns, int rows) {
    List<Hex> block = new ArrayList<>();
    for (int q = 0; q < columns; q++) {
      for (int r = 0; r < rows; r++) {
        block.add(corner.plus(new Hex(q, r - q / 2)));
      }
    }
    return block;
  }

  private static List<Hex> shifted(List<Hex> hexes) {
    return hexes.stream().map(hex -> hex.plus(new Hex(1, 0))).toList();
  }
}
