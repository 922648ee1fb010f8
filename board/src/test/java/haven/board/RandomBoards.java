package haven.board;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Small boards with wall hexes, wall lines and doors, each from its seed. */
record RandomBoards(long seed, Layout layout) {

  static Stream<RandomBoards> some(int boards) {
    return LongStream.range(0, boards).mapToObj(RandomBoards::of);
  }

  static RandomBoards of(long seed) {
    Random random = new Random(seed);
    int columns = 3 + random.nextInt(5);
    int rows = 3 + random.nextInt(5);
    int walls = random.nextInt(35);
    int lines = random.nextInt(25);
    Layout.Builder layout = Layout.builder();
    for (Hex hex : rectangle(-1, columns + 1, -1, rows + 1)) {
      layout.wall(hex);
    }
    List<Hex> floor = new ArrayList<>();
    for (Hex hex : rectangle(0, columns, 0, rows)) {
      if (random.nextInt(100) >= walls) {
        layout.floor(hex);
        floor.add(hex);
      }
    }
    if (floor.isEmpty()) {
      return of(seed + 1_000_000);
    }
    for (Hex hex : floor) {
      for (int side = 0; side < 3; side++) {
        Hex other = hex.step(Direction.ALL.get(side));
        if (floor.contains(other) && random.nextInt(100) < lines) {
          layout.line(hex, other);
        }
      }
    }
    Collections.shuffle(floor, random);
    for (int i = 0; i < Math.min(3, floor.size() - 1); i++) {
      layout.door(floor.get(i), Door.values()[random.nextInt(Door.values().length)]);
    }
    return new RandomBoards(seed, layout.build());
  }

  private static List<Hex> rectangle(int left, int right, int top, int bottom) {
    var hexes = new ArrayList<Hex>();
    for (int row = top; row < bottom; row++) {
      for (int column = left; column < right; column++) {
        hexes.add(new Hex(column - Math.floorDiv(row, 2), row));
      }
    }
    return hexes;
  }

  Board board() {
    return Board.of(layout);
  }

  /** Fails with the seed and a drawing, so that the board can be had again. */
  void holds(boolean claim, Supplier<String> words) {
    if (!claim) {
      Board board = board();
      throw new AssertionError(
          "%s does not hold, seed %d%n%s"
              .formatted(words.get(), seed, Drawing.draw(board, new Ground(board), Map.of())));
    }
  }

  /** Every two cells that are no closed doors: those are walls, and walls see nothing. */
  static void forOpenPairs(Board board, Pair action) {
    for (int a = 0; a < board.cells(); a++) {
      for (int b = 0; b < a; b++) {
        if (!board.isShut(a) && !board.isShut(b)) {
          action.accept(a, b);
        }
      }
    }
  }

  interface Pair {
    void accept(int a, int b);
  }
}
