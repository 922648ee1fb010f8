package haven.board.move;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Board;
import haven.board.Ground;
import haven.board.Hex;
import haven.board.Layout;
import haven.board.Terrain;
import haven.board.move.ForcedPaths.ForcedPath;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a walk step by step allows is what the searches find. */
final class WalkTest {
  private static final int SEEDS = 60;
  private static final int POINTS = 3;

  @ParameterizedTest
  @EnumSource(
      value = Movement.class,
      names = {"WALK", "JUMP", "FLY"})
  void theSearchFindsWhatWalksReach(Movement movement) {
    for (int seed = 0; seed < SEEDS; seed++) {
      Footing footing = random(seed, movement);
      footing.weighsPointsOnly();
      int start = footing.board().cells() / 2;
      var walked = new HashMap<Integer, Integer>();
      walkOn(footing, start, List.of(), walked);
      PathSearch search = new PathSearch(footing.board());
      search.from(footing, start);
      var found = new HashMap<Integer, Integer>();
      for (int cell = 0; cell < footing.board().cells(); cell++) {
        int cost = search.stopCost(cell);
        if (cell != start && cost != Cost.NEVER && Cost.points(cost) <= POINTS) {
          found.put(cell, Cost.points(cost));
        }
      }
      walked.remove(start);
      assertThat(found).as("seed " + seed).isEqualTo(walked);
    }
  }

  private static void walkOn(
      Footing footing, int start, List<Integer> path, Map<Integer, Integer> ends) {
    int at = path.isEmpty() ? start : path.getLast();
    for (int next = 0; next < footing.board().cells(); next++) {
      var longer = new ArrayList<>(path);
      longer.add(next);
      if (footing.board().hex(at).distanceTo(footing.board().hex(next)) != 1
          && footing.board().linked(at) != next) {
        continue;
      }
      Walk walk = Walk.along(footing, start, longer, POINTS);
      if (walk.fault().isEmpty()) {
        ends.merge(walk.end(), walk.points(), Math::min);
      }
      boolean onTheWay =
          walk.fault().isEmpty()
              || walk.fault().get().kind() == Walk.Fault.Kind.ENDS_OCCUPIED
              || walk.fault().get().kind() == Walk.Fault.Kind.ENDS_ON_OBSTACLE
              || (footing.movement == Movement.JUMP && walk.points() == POINTS + 1);
      if (onTheWay && walk.entries().stream().filter(entry -> !entry.slid()).count() < POINTS) {
        walkOn(footing, start, walk.entries().stream().map(Walk.Entry::cell).toList(), ends);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void forcedPathsAreAllThatLeadTheRightWay(boolean away) {
    for (int seed = 0; seed < SEEDS; seed++) {
      Footing footing = random(seed, seed % 3 == 0 ? Movement.FLY : Movement.WALK);
      footing.ignoresDifficultTerrain();
      footing.weighsPointsOnly();
      Board board = footing.board();
      int target = board.cells() / 2;
      int actor = Math.floorMod(seed * 7, board.cells());
      if (actor == target) {
        continue;
      }
      var expected = new ArrayList<List<Integer>>();
      expected.add(List.of());
      pushOn(footing, actor, target, away, List.of(), expected);
      assertThat(ForcedPaths.find(footing, actor, target, away, 2).stream().map(ForcedPath::cells))
          .as("seed " + seed)
          .doesNotHaveDuplicates()
          .containsExactlyInAnyOrderElementsOf(expected);
    }
  }

  private static void pushOn(
      Footing footing,
      int actor,
      int target,
      boolean away,
      List<Integer> path,
      List<List<Integer>> legal) {
    Board board = footing.board();
    int at = path.isEmpty() ? target : path.getLast();
    for (int next = 0; next < board.cells(); next++) {
      var longer = new ArrayList<>(path);
      longer.add(next);
      int before = board.range(actor, at);
      int after = board.range(actor, next);
      if (away ? after <= before : after >= before) {
        continue;
      }
      Walk walk = Walk.along(footing, target, longer, 2);
      List<Integer> walked = walk.entries().stream().map(Walk.Entry::cell).toList();
      boolean occupied =
          walk.fault().map(fault -> fault.kind() == Walk.Fault.Kind.ENDS_OCCUPIED).orElse(false);
      if (walk.fault().isEmpty()) {
        legal.add(walked);
      }
      if (walk.fault().isEmpty() || occupied) {
        pushOn(footing, actor, target, away, walked, legal);
      }
    }
  }

  /** A small board full of everything. */
  private static Footing random(int seed, Movement movement) {
    Random random = new Random(seed);
    Layout.Builder layout = Layout.builder();
    for (int r = 0; r < 4; r++) {
      for (int q = 0; q < 5; q++) {
        layout.floor(new Hex(q - r / 2, r));
      }
    }
    for (int i = 0; i < 3; i++) {
      Hex hex = new Hex(random.nextInt(3), 1 + random.nextInt(2));
      layout.line(hex, hex.step(haven.board.Direction.ALL.get(random.nextInt(3))));
    }
    if (seed % 2 == 0) {
      layout.link(new Hex(0, 0), new Hex(3, 3));
    }
    Board board = Board.of(layout.build());
    Ground ground = new Ground(board);
    Terrain[] kinds = Terrain.values();
    for (int i = 0; i < 9; i++) {
      ground.put(random.nextInt(board.cells()), kinds[1 + random.nextInt(5)]);
    }
    for (int i = 0; i < 3; i++) {
      ground.put(random.nextInt(board.cells()), Terrain.ICE);
    }
    Footing footing = new Footing(board);
    footing.reset(ground, movement, seed % 2 == 0);
    for (int i = 0; i < 4; i++) {
      int cell = random.nextInt(board.cells());
      if (cell != board.cells() / 2) {
        if (i % 2 == 0) {
          footing.bars(cell);
        } else {
          footing.standsAside(cell);
        }
      }
    }
    return footing;
  }
}
