package haven.board;

import java.util.ArrayList;
import java.util.List;

/**
 * Hexes drawn as text, four columns a hex, every row shifted by half a hex, with wall lines between
 * them. Knows where a sign stands, not what it means.
 */
record HexText(List<Sign> signs, List<WallLine> lines) {

  /** What is written in one hex. */
  record Sign(String text, Hex hex, int line) {

    IllegalArgumentException wrong(String message) {
      return new IllegalArgumentException("line " + line + ": " + message);
    }
  }

  static HexText of(String picture) {
    List<String> rows = picture.lines().toList();
    Reader reader = new Reader();
    for (int i = 0; i < rows.size(); i++) {
      reader.read(rows.get(i), i + 1);
    }
    if (reader.signs.isEmpty()) {
      throw new IllegalArgumentException("the drawing is empty");
    }
    return new HexText(List.copyOf(reader.signs), List.copyOf(reader.lines));
  }

  private static final class Reader {
    private final List<Sign> signs = new ArrayList<>();
    private final List<WallLine> lines = new ArrayList<>();
    private int row = -1;
    private int number;
    private int origin;

    void read(String line, int lineNumber) {
      number = lineNumber;
      if (line.isBlank()) {
        return;
      }
      if (line.chars().allMatch(c -> " /\\".indexOf(c) >= 0)) {
        readSlopes(line);
        return;
      }
      row++;
      if (row == 0) {
        origin = line.length() - line.replaceFirst("^[ |]*", "").length();
      }
      readRow(line);
    }

    private void readRow(String line) {
      int column = 0;
      while (column < line.length()) {
        char c = line.charAt(column);
        int end = column + 1;
        if (c == '|') {
          lines.add(
              new WallLine(
                  new Hex(Math.floorDiv(column - origin - 2 * row, 4), row), Direction.EAST));
        } else if (c != ' ') {
          while (end < line.length() && " |".indexOf(line.charAt(end)) < 0) {
            end++;
          }
          signs.add(new Sign(line.substring(column, end), hexAt(column), number));
        }
        column = end;
      }
    }

    private Hex hexAt(int column) {
      int shift = column - origin - 2 * row;
      if (Math.floorMod(shift, 4) != 0) {
        throw new IllegalArgumentException(
            "line " + number + ": column " + (column + 1) + " is not in line with the hexes above");
      }
      return new Hex(Math.floorDiv(shift, 4), row);
    }

    private void readSlopes(String line) {
      for (int column = 0; column < line.length(); column++) {
        switch (line.charAt(column)) {
          case '/' -> lines.add(new WallLine(hexAt(column - 1), Direction.SOUTH_EAST));
          case '\\' -> lines.add(new WallLine(hexAt(column + 1), Direction.SOUTH_WEST));
          default -> {}
        }
      }
    }
  }
}
