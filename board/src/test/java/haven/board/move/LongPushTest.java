package haven.board.move;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Board;
import haven.board.Ground;
import haven.board.Hex;
import haven.board.Layout;
import haven.board.Terrain;
import haven.board.move.ForcedPaths.ForcedPath;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** A push so long that its paths cannot be listed still reaches every hex that it can. */
final class LongPushTest {
  private static final int FAR = 15;

  private record End(int cell, int steps, boolean complete) {}

  @Test
  void everyEndIsOffered() {
    for (int seed = 0; seed < 20; seed++) {
      Footing footing = open(seed);
      Board board = footing.board();
      int actor = board.at(new Hex(0, 0));
      int target = board.at(new Hex(1, 0));
      for (int most : new int[] {12, 30}) {
        List<ForcedPath> paths = ForcedPaths.find(footing, actor, target, true, most);
        assertThat(paths.size()).isLessThan(ForcedPaths.MOST);
        Set<End> found = new HashSet<>();
        for (ForcedPath path : paths) {
          int at = target;
          for (int cell : path.cells()) {
            assertThat(board.areAdjacent(at, cell)).isTrue();
            assertThat(board.range(actor, cell)).isGreaterThan(board.range(actor, at));
            at = cell;
          }
          assertThat(path.cells()).hasSize(path.steps());
          assertThat(found.add(new End(at, path.steps(), path.complete()))).isTrue();
        }
        assertThat(found).as("seed " + seed).isEqualTo(ends(footing, actor, target, most));
      }
    }
  }

  /** On open ground every step leads one hex away, so a hex is reached after so many steps. */
  private static Set<End> ends(Footing footing, int actor, int target, int most) {
    Board board = footing.board();
    Set<Integer> reached = new HashSet<>(Set.of(target));
    Set<End> ends = new HashSet<>();
    for (int steps = 0; steps <= most && !reached.isEmpty(); steps++) {
      Set<Integer> next = new HashSet<>();
      for (int cell : reached) {
        Set<Integer> on = steps < most ? farther(footing, actor, cell) : Set.of();
        ends.add(new End(cell, steps, on.isEmpty()));
        next.addAll(on);
      }
      reached = next;
    }
    return ends;
  }

  private static Set<Integer> farther(Footing footing, int actor, int cell) {
    Board board = footing.board();
    Set<Integer> farther = new HashSet<>();
    for (int side = 0; side < 6; side++) {
      int next = board.adjacent(cell, side);
      if (next != Board.NONE
          && footing.mayPass(next)
          && board.range(actor, next) > board.range(actor, cell)) {
        farther.add(next);
      }
    }
    return farther;
  }

  private static Footing open(int seed) {
    Layout.Builder layout = Layout.builder();
    for (int q = -FAR; q <= FAR; q++) {
      for (int r = -FAR; r <= FAR; r++) {
        if (Math.abs(q + r) <= FAR) {
          layout.floor(new Hex(q, r));
        }
      }
    }
    Board board = Board.of(layout.build());
    Ground ground = new Ground(board);
    Random random = new Random(seed);
    for (int i = 0; i < seed; i++) {
      int cell = random.nextInt(board.cells());
      if (board.range(cell, board.at(new Hex(1, 0))) > 3) {
        ground.put(cell, Terrain.OBSTACLE);
      }
    }
    Footing footing = new Footing(board);
    footing.reset(ground, Movement.WALK, false);
    return footing;
  }
}
