package haven.board;

import static haven.board.RandomBoards.forOpenPairs;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What holds for range on every board. */
final class RangePropertyTest {

  @Test
  void rangeIsTheShortestChainOfAdjacentHexes() {
    RandomBoards.some(150)
        .forEach(
            random -> {
              Board board = random.board();
              for (int a = 0; a < board.cells(); a++) {
                for (int b = 0; b < board.cells(); b++) {
                  int from = a;
                  int to = b;
                  int range = board.range(a, b);
                  random.holds(
                      range == oneMoreThanTheNearestNeighbour(board, a, b)
                          && range == board.range(b, a)
                          && range >= board.hex(a).distanceTo(board.hex(b))
                          && (range == 0) == (a == b),
                      () -> "range " + range + " from " + board.hex(from) + " to " + board.hex(to));
                }
              }
            });
  }

  private static int oneMoreThanTheNearestNeighbour(Board board, int a, int b) {
    if (a == b) {
      return 0;
    }
    int least = Board.UNREACHABLE;
    for (int side = 0; side < 6; side++) {
      int next = board.adjacent(b, side);
      if (next != Board.NONE) {
        least = Math.min(least, board.range(a, next) + 1);
      }
    }
    return least;
  }

  @Test
  void noDetourIsShorter() {
    RandomBoards.some(60)
        .forEach(
            random -> {
              Board board = random.board();
              for (int a = 0; a < board.cells(); a++) {
                for (int b = 0; b < board.cells(); b++) {
                  for (int c = 0; c < board.cells(); c++) {
                    Hex by = board.hex(b);
                    random.holds(
                        board.range(a, c) <= board.range(a, b) + board.range(b, c),
                        () -> "no shorter way by " + by);
                  }
                }
              }
            });
  }

  @Test
  void acrossAWallLineButInSightIsRangeTwo() {
    Map<SightRule, Integer> met = new EnumMap<>(SightRule.class);
    RandomBoards.some(300)
        .forEach(
            random -> {
              Board board = random.board();
              for (SightRule rule : List.of(SightRule.CORNER_TO_CORNER, SightRule.ANY_POINT)) {
                forOpenPairs(
                    board,
                    (a, b) -> {
                      if (board.hex(a).distanceTo(board.hex(b)) == 1
                          && !board.areAdjacent(a, b)
                          && rule.decide(board, a, b)) {
                        met.merge(rule, 1, Integer::sum);
                        random.holds(
                            board.range(a, b) == 2,
                            () -> "range 2 from " + board.hex(a) + " to " + board.hex(b));
                      }
                    });
              }
            });
    assertThat(met).as("how often each rule came to such a pair").hasSize(2);
  }
}
