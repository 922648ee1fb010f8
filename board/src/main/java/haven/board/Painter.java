package haven.board;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/** Draws a board as {@link Drawing} reads it. */
final class Painter {
  private final Board board;
  private final Ground ground;
  private final Map<Hex, String> names;
  private final UnaryOperator<Hex> view;
  private final Map<Integer, StringBuilder> hexLines = new TreeMap<>();
  private final Map<Integer, StringBuilder> slopeLines = new TreeMap<>();
  private final int left;

  /**
   * @param view turns or mirrors the board for the eye; maps are laid out either way
   */
  Painter(Board board, Ground ground, Map<Hex, String> names, UnaryOperator<Hex> view) {
    this.board = board;
    this.ground = ground;
    this.names = names;
    this.view = view;
    int least = Integer.MAX_VALUE;
    for (int cell = 0; cell < board.cells(); cell++) {
      least = Math.min(least, column(view.apply(board.hex(cell)), 0));
    }
    for (Hex wall : board.layout().walls()) {
      least = Math.min(least, column(view.apply(wall), 0));
    }
    left = least - 4;
  }

  private static int column(Hex seen, int left) {
    return 4 * seen.q() + 2 * seen.r() - left;
  }

  String paint() {
    board.layout().walls().forEach(wall -> write(wall, String.valueOf(Drawing.WALL)));
    for (int cell = 0; cell < board.cells(); cell++) {
      write(board.hex(cell), sign(cell));
    }
    board.layout().lines().forEach(this::write);
    var text = new StringBuilder();
    hexLines.forEach(
        (row, line) -> {
          text.append(line.toString().stripTrailing()).append('\n');
          StringBuilder slopes = slopeLines.get(row);
          if (slopes != null) {
            text.append(slopes.toString().stripTrailing()).append('\n');
          }
        });
    return text.toString();
  }

  private void write(Hex hex, String sign) {
    Hex seen = view.apply(hex);
    put(hexLines, seen.r(), column(seen, left), sign);
  }

  private static void put(Map<Integer, StringBuilder> lines, int row, int column, String sign) {
    StringBuilder line = lines.computeIfAbsent(row, _ -> new StringBuilder());
    while (line.length() < column + sign.length()) {
      line.append(' ');
    }
    line.replace(column, column + sign.length(), sign);
  }

  private String sign(int cell) {
    Hex hex = board.hex(cell);
    String name = names.getOrDefault(hex, "");
    String ground = groundSign(hex, cell);
    return name
        + (name.isEmpty() || !ground.equals(".") ? ground : "")
        + (this.ground.tokens(cell) > 0 ? Drawing.TOKEN : "");
  }

  private String groundSign(Hex hex, int cell) {
    if (board.door(cell).isPresent()) {
      return signFor(Drawing.DOORS, board.door(cell).get());
    }
    if (board.layout().corridors().contains(hex) && ground.at(cell) == Terrain.NONE) {
      return String.valueOf(Drawing.CORRIDOR);
    }
    return signFor(Drawing.TILES, ground.at(cell));
  }

  private static <T> String signFor(Map<Character, T> signs, T meaning) {
    return signs.entrySet().stream()
        .filter(entry -> entry.getValue() == meaning)
        .map(entry -> entry.getKey().toString())
        .findFirst()
        .orElseThrow();
  }

  /** Only lines that were drawn: the others follow from wall hexes and doors. */
  private void write(WallLine line) {
    WallLine seen = WallLine.between(view.apply(line.hex()), view.apply(line.other()));
    int column = column(seen.hex(), left);
    switch (seen.side()) {
      case EAST -> put(hexLines, seen.hex().r(), column + (isFree(seen, column) ? 2 : 3), "|");
      case SOUTH_EAST -> put(slopeLines, seen.hex().r(), column + 1, "/");
      case SOUTH_WEST -> put(slopeLines, seen.hex().r(), column - 1, "\\");
      case WEST, NORTH_WEST, NORTH_EAST ->
          throw new IllegalStateException("wall lines are kept by their first three sides");
    }
  }

  /** A wall line looks best in the middle, where a hex with two signs leaves room for it. */
  private boolean isFree(WallLine seen, int column) {
    StringBuilder line = hexLines.getOrDefault(seen.hex().r(), new StringBuilder());
    return line.length() <= column + 2 || line.charAt(column + 2) == ' ';
  }
}
