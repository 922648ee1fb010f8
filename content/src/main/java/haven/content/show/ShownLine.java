package haven.content.show;

import haven.board.Area;
import haven.board.Hex;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A line of a text.
 *
 * @param depth how far it is indented
 * @param area an area that is drawn below it
 */
record ShownLine(int depth, String text, Optional<Area> area) {
  ShownLine(int depth, String text) {
    this(depth, text, Optional.empty());
  }

  /** As plain text, two columns a step. */
  static String plain(List<ShownLine> lines) {
    StringBuilder text = new StringBuilder();
    for (ShownLine line : lines) {
      text.append("  ".repeat(line.depth)).append(line.text).append('\n');
      line.area.ifPresent(
          area ->
              rows(area)
                  .forEach(
                      row -> text.append("  ".repeat(line.depth + 2)).append(row).append('\n')));
    }
    return text.toString();
  }

  /** The area as one would draw it in a pack: {@code @} the acting figure, {@code x} hit. */
  static List<String> rows(Area area) {
    Map<Hex, Character> signs = new HashMap<>();
    area.red().forEach(hex -> signs.put(hex, 'x'));
    area.blue().forEach(hex -> signs.put(hex, 'b'));
    if (area.aroundActor()) {
      signs.put(new Hex(0, 0), '@');
    }
    int left = signs.keySet().stream().mapToInt(ShownLine::column).min().orElse(0);
    int top = signs.keySet().stream().mapToInt(Hex::r).min().orElse(0);
    int bottom = signs.keySet().stream().mapToInt(Hex::r).max().orElse(0);
    List<String> rows = new ArrayList<>();
    for (int r = top; r <= bottom; r++) {
      StringBuilder row = new StringBuilder();
      for (int column = left; row.length() < 80; column++) {
        row.append(' ');
        for (Map.Entry<Hex, Character> sign : signs.entrySet()) {
          if (sign.getKey().r() == r && column(sign.getKey()) == column) {
            row.setCharAt(row.length() - 1, sign.getValue());
          }
        }
      }
      rows.add(row.toString().stripTrailing());
    }
    return rows;
  }

  private static int column(Hex hex) {
    return 4 * hex.q() + 2 * hex.r();
  }
}
