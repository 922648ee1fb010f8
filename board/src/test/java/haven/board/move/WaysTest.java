package haven.board.move;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Board;
import haven.board.Ground;
import haven.board.Hex;
import haven.board.Layout;
import haven.board.Terrain;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** One way for each set of negative hexes, and never more than can be read. */
final class WaysTest {
  private static final int SEEDS = 300;

  @Test
  void waysAreOnePerSetOfNegativeHexes() {
    int many = 0;
    int several = 0;
    for (int seed = 0; seed < SEEDS; seed++) {
      Footing footing = random(seed);
      PathSearch search = new PathSearch(footing.board());
      search.from(footing, 0);
      Ways ways = new Ways(search);
      for (int i = 1; i < search.reached(); i++) {
        int goal = search.reached(i);
        Set<Set<Hex>> all = new HashSet<>();
        followBack(footing, search, goal, Set.of(), all);
        Ways.Listed listed = ways.to(goal);
        Set<Set<Hex>> found =
            listed.paths().stream()
                .map(path -> negative(footing, path.subList(1, path.size())))
                .collect(Collectors.toSet());
        assertThat(listed.paths()).as("seed " + seed).hasSameSizeAs(found);
        assertThat(all).containsAll(found);
        assertThat(found).as("seed " + seed).hasSize(Math.min(Ways.MOST, all.size()));
        assertThat(listed.all()).isEqualTo(all.size() <= Ways.MOST);
        assertThat(ways.to(goal, 2).paths())
            .isEqualTo(listed.paths().subList(0, Math.min(2, found.size())));
        many += listed.all() ? 0 : 1;
        several += found.size() > 1 ? 1 : 0;
      }
    }
    assertThat(many).as("cells with more ways than are listed").isPositive();
    assertThat(several).as("cells with several ways").isGreaterThan(many);
  }

  private static void followBack(
      Footing footing, PathSearch search, int cell, Set<Hex> after, Set<Set<Hex>> all) {
    Set<Hex> met = new TreeSet<>(after);
    if (cell == 0) {
      all.add(met);
      return;
    }
    if (footing.negative.contains(cell)) {
      met.add(footing.board().hex(cell));
    }
    SlideTable steps = footing.slideTable();
    for (int step = 0; step < footing.board().cells() * SlideTable.WAYS; step++) {
      int from = step / SlideTable.WAYS;
      if (steps.rest(step) == cell
          && footing.mayPass(from)
          && search.cost(from) + steps.cost(step) == search.cost(cell)) {
        followBack(footing, search, from, met, all);
      }
    }
  }

  private static Set<Hex> negative(Footing footing, List<Hex> path) {
    return path.stream()
        .filter(hex -> footing.negative.contains(footing.board().at(hex)))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Footing random(int seed) {
    Random random = new Random(seed);
    Board board = field(5 + random.nextInt(3), 4 + random.nextInt(2));
    Ground ground = new Ground(board);
    int traps = seed % 5 == 0 ? 100 : 50 + random.nextInt(50);
    for (int cell = 1; cell < board.cells(); cell++) {
      if (random.nextInt(100) < traps) {
        ground.put(cell, random.nextBoolean() ? Terrain.TRAP : Terrain.HAZARD);
      } else if (seed % 2 == 0) {
        ground.put(cell, random.nextBoolean() ? Terrain.ICE : Terrain.DIFFICULT);
      }
    }
    Footing footing = new Footing(board);
    footing.reset(ground, Movement.WALK, false);
    return footing;
  }

  @Test
  void aFieldOfTrapsIsNoMatter() {
    Footing footing = traps(field(40, 40));
    PathSearch search = new PathSearch(footing.board());
    search.from(footing, 0);
    Ways ways = new Ways(search);
    for (int cell = 0; cell < footing.board().cells(); cell++) {
      Ways.Listed listed = ways.to(cell);
      assertThat(listed.paths()).hasSizeBetween(1, Ways.MOST).doesNotHaveDuplicates();
      assertThat(listed.all()).isEqualTo(listed.paths().size() < Ways.MOST);
    }
  }

  @Test
  void manyHundredsOfTrapsInARowAreCounted() {
    Footing footing = traps(field(2000, 1));
    PathSearch search = new PathSearch(footing.board());
    search.from(footing, 0);
    assertThat(search.cost(1999)).isEqualTo(WayCost.of(1999, 1999));
    assertThat(new Ways(search).to(1999).paths().getFirst()).hasSize(2000);
    search.to(footing, 1999, WayCost.NEVER - 1);
    assertThat(search.cost(0)).isEqualTo(WayCost.of(1999, 1999));
  }

  private static Footing traps(Board board) {
    Ground ground = new Ground(board);
    for (int cell = 0; cell < board.cells(); cell++) {
      ground.put(cell, Terrain.TRAP);
    }
    Footing footing = new Footing(board);
    footing.reset(ground, Movement.WALK, false);
    return footing;
  }

  private static Board field(int columns, int rows) {
    Layout.Builder layout = Layout.builder();
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        layout.floor(new Hex(column - row / 2, row));
      }
    }
    return Board.of(layout.build());
  }
}
