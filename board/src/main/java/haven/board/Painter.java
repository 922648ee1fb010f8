package haven.board;

import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Draws a board as {@link Drawing} reads it. */
record Painter(Board board, Ground ground, Map<Hex, Character> names) {

  String paint() {
    Frame frame = board.frame();
    int left = leftmost();
    var text = new StringBuilder();
    for (int r = frame.r0(); r < frame.r0() + frame.rows(); r++) {
      StringBuilder hexes = blank(frame);
      StringBuilder slopes = blank(frame);
      for (int q = frame.q0(); q < frame.q0() + frame.columns(); q++) {
        int column = 4 * q + 2 * r - left;
        if (column >= 2) {
          paintHex(new Hex(q, r), column, hexes);
          paintLines(new Hex(q, r), column, hexes, slopes);
        }
      }
      append(text, hexes);
      append(text, slopes);
    }
    return text.toString();
  }

  /** Two columns to the left of everything, so that no wall line falls off. */
  private int leftmost() {
    int least = Integer.MAX_VALUE;
    for (Hex hex : board.layout().floor()) {
      least = Math.min(least, 4 * hex.q() + 2 * hex.r());
    }
    for (Hex hex : board.layout().walls()) {
      least = Math.min(least, 4 * hex.q() + 2 * hex.r());
    }
    return least - 4;
  }

  private StringBuilder blank(Frame frame) {
    return new StringBuilder(" ".repeat(4 * frame.columns() + 2 * frame.rows() + 8));
  }

  private static void append(StringBuilder text, StringBuilder line) {
    String stripped = line.toString().stripTrailing();
    if (!stripped.isEmpty()) {
      text.append(stripped).append('\n');
    }
  }

  private void paintHex(Hex hex, int column, StringBuilder line) {
    if (board.layout().walls().contains(hex)) {
      line.setCharAt(column, Drawing.WALL);
    }
    int cell = board.cell(hex);
    if (cell == Board.NONE) {
      return;
    }
    int at = column;
    Character name = names.get(hex);
    if (name != null) {
      line.setCharAt(at++, name);
    }
    char sign = sign(hex, cell);
    if (sign != '.' || name == null) {
      line.setCharAt(at++, sign);
    }
    if (ground.tokens(cell) > 0) {
      line.setCharAt(at, Drawing.TOKEN);
    }
  }

  private char sign(Hex hex, int cell) {
    Optional<Door> door = board.door(cell);
    if (door.isPresent()) {
      return signFor(Drawing.DOORS, door.get());
    }
    boolean corridor = board.layout().corridors().contains(hex);
    return corridor && ground.at(cell) == Terrain.NONE
        ? Drawing.CORRIDOR
        : signFor(Drawing.TILES, ground.at(cell));
  }

  private static <T> char signFor(Map<Character, T> signs, T meaning) {
    return signs.entrySet().stream()
        .filter(entry -> entry.getValue() == meaning)
        .findFirst()
        .orElseThrow()
        .getKey();
  }

  /** Only the lines that do not follow from a wall hex or a door. */
  private void paintLines(Hex hex, int column, StringBuilder hexes, StringBuilder slopes) {
    Set<WallLine> lines = board.layout().lines();
    if (lines.contains(new WallLine(hex, Direction.EAST))) {
      hexes.setCharAt(column + 3, '|');
    }
    if (lines.contains(new WallLine(hex, Direction.SOUTH_EAST))) {
      slopes.setCharAt(column + 1, '/');
    }
    if (lines.contains(new WallLine(hex, Direction.SOUTH_WEST))) {
      slopes.setCharAt(column - 1, '\\');
    }
  }
}
