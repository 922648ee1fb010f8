package haven.board;

import static haven.board.RandomBoards.forOpenPairs;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** What holds for sight on every board, whatever is drawn on it. */
final class SightPropertyTest {
  private static final int BOARDS = 100;

  @Test
  void cornerSightIsWhatThe36LinesSay() {
    forEachBoard(
        (random, board) -> {
          FreeLines lines = new FreeLines(board);
          forOpenPairs(
              board,
              (a, b) -> {
                boolean expected = lines.anyBetweenCorners(a, b);
                random.holds(
                    SightRule.CORNER_TO_CORNER.decide(board, a, b) == expected,
                    () -> pair(board, a, b) + " see each other: " + expected);
              });
        });
  }

  @Test
  void noFreeLineIsMissedByPointSight() {
    forEachBoard(
        (random, board) -> {
          FreeLines lines = new FreeLines(board);
          forOpenPairs(
              board,
              (a, b) -> {
                if (!SightRule.ANY_POINT.decide(board, a, b)) {
                  int free = lines.between(a, b, 40, new Random(random.seed()));
                  random.holds(free == 0, () -> pair(board, a, b) + " hidden from each other");
                }
              });
        });
  }

  /** Corners are points: whoever sees by a free line between corners sees by any point. */
  @Test
  void pointSightSeesWhateverCornerSightSees() {
    forEachPair(
        (random, board, a, b) ->
            random.holds(
                !SightRule.CORNER_TO_CORNER.decide(board, a, b)
                    || SightRule.ANY_POINT.decide(board, a, b),
                () -> pair(board, a, b) + " see each other by any point as by corners"));
  }

  @Test
  void bothEndsAgree() {
    forEachPair(
        (random, board, a, b) -> {
          for (SightRule rule : SightRule.values()) {
            random.holds(
                rule.decide(board, a, b) == rule.decide(board, b, a),
                () -> pair(board, a, b) + " agree by " + rule);
          }
        });
  }

  /** The printed GH rule may deny it, its variant may not (open points). */
  @Test
  void adjacentHexesSeeEachOtherByPointSight() {
    forEachPair(
        (random, board, a, b) -> {
          if (board.areAdjacent(a, b)) {
            random.holds(
                SightRule.ANY_POINT.decide(board, a, b)
                    && SightRule.CORNER_TO_CORNER_OR_ADJACENT.decide(board, a, b),
                () -> pair(board, a, b) + " see each other");
          }
        });
  }

  @Test
  void turningAndMirroringTheTableChangesNothing() {
    RandomBoards.some(BOARDS / 3)
        .forEach(
            random -> {
              UnaryOperator<Hex> turn = UnaryOperator.identity();
              for (int i = 0; i < 12; i++) {
                assertSameAfter(random, turn);
                UnaryOperator<Hex> before = turn;
                boolean mirror = i == 5;
                turn = hex -> mirror ? before.apply(hex).mirrored() : before.apply(hex).turned();
              }
            });
  }

  private static void assertSameAfter(RandomBoards random, UnaryOperator<Hex> turn) {
    Board board = random.board();
    Board turned = Board.of(turned(random.layout(), turn));
    int[] cell = new int[board.cells()];
    for (int i = 0; i < cell.length; i++) {
      cell[i] = turned.at(turn.apply(board.hex(i)));
    }
    for (int a = 0; a < cell.length; a++) {
      for (int b = 0; b < a; b++) {
        int from = a;
        int to = b;
        random.holds(
            turned.range(cell[a], cell[b]) == board.range(a, b),
            () -> pair(board, from, to) + " as far apart as on the turned table");
        for (SightRule rule : SightRule.values()) {
          random.holds(
              rule.decide(turned, cell[a], cell[b]) == rule.decide(board, a, b),
              () -> pair(board, from, to) + " as on the turned table by " + rule);
        }
      }
    }
  }

  private static Layout turned(Layout layout, UnaryOperator<Hex> turn) {
    Map<Hex, Door> doors = new HashMap<>();
    layout.doors().forEach((hex, door) -> doors.put(turn.apply(hex), door));
    Set<WallLine> lines = new HashSet<>();
    for (WallLine line : layout.lines()) {
      lines.add(WallLine.between(turn.apply(line.hex()), turn.apply(line.other())));
    }
    return new Layout(
        all(layout.floor(), turn),
        all(layout.walls(), turn),
        lines,
        doors,
        all(layout.corridors(), turn),
        all(layout.covering(), turn),
        layout.links());
  }

  private static Set<Hex> all(Set<Hex> hexes, UnaryOperator<Hex> turn) {
    var turned = new HashSet<Hex>();
    hexes.forEach(hex -> turned.add(turn.apply(hex)));
    return turned;
  }

  private static String pair(Board board, int a, int b) {
    return board.hex(a) + " and " + board.hex(b);
  }

  private interface Claim {
    void check(RandomBoards random, Board board, int a, int b);
  }

  private static void forEachPair(Claim claim) {
    forEachBoard(
        (random, board) -> forOpenPairs(board, (a, b) -> claim.check(random, board, a, b)));
  }

  private static void forEachBoard(BiConsumer<RandomBoards, Board> check) {
    RandomBoards.some(BOARDS).forEach(random -> check.accept(random, random.board()));
  }
}
