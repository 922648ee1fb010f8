package haven.content.show;

import haven.board.Area;
import haven.board.Hex;
import java.util.ArrayList;
import java.util.List;

/** Lines of text in a picture, broken where they would leave their column. */
final class TextBlock {
  /** How wide a letter is, of its height, on the average. */
  private static final double LETTER = 0.5;

  private static final double SPACING = 1.32;
  private static final double AREA_HEX = 11;

  private final List<ShownLine> lines;
  private final double size;
  private final double width;

  TextBlock(List<ShownLine> lines, double size, double width) {
    this.lines = lines;
    this.size = size;
    this.width = width;
  }

  double height() {
    double height = 0;
    for (ShownLine line : lines) {
      height += broken(line).size() * size * SPACING + line.area().map(TextBlock::tall).orElse(0.0);
    }
    return height;
  }

  /** Writes it, and tells where it ends. */
  double write(Svg svg, double left, double top) {
    double y = top;
    for (ShownLine line : lines) {
      double x = left + line.depth() * size;
      double further = 0;
      for (String part : broken(line)) {
        y += size * SPACING;
        svg.text(x + further, y - size * 0.3, size, "start", "", part);
        further = size;
      }
      if (line.area().isPresent()) {
        draw(svg, line.area().get(), x + width / 3, y);
        y += tall(line.area().get());
      }
    }
    return y;
  }

  private List<String> broken(ShownLine line) {
    int most = (int) ((width - (line.depth() + 1) * size) / (size * LETTER));
    List<String> parts = new ArrayList<>();
    StringBuilder part = new StringBuilder();
    for (String word : line.text().split(" ")) {
      if (!part.isEmpty() && part.length() + 1 + word.length() > most) {
        parts.add(part.toString());
        part = new StringBuilder();
      }
      part.append(part.isEmpty() ? "" : " ").append(word);
    }
    parts.add(part.toString());
    return parts;
  }

  private static double tall(Area area) {
    return (bottom(area) - top(area)) * 1.5 * AREA_HEX + 2.6 * AREA_HEX;
  }

  private static int top(Area area) {
    int top = area.red().stream().mapToInt(Hex::r).min().orElse(0);
    return area.aroundActor() ? Math.min(0, top) : top;
  }

  private static int bottom(Area area) {
    int bottom = area.red().stream().mapToInt(Hex::r).max().orElse(0);
    return area.aroundActor() ? Math.max(0, bottom) : bottom;
  }

  private static void draw(Svg svg, Area area, double x, double y) {
    HexShape shape = new HexShape(AREA_HEX);
    svg.add("<g transform='translate(%.1f %.1f)'>", x, y + AREA_HEX * (1.3 - 1.5 * top(area)));
    if (area.aroundActor()) {
      hex(svg, shape, new Hex(0, 0), "#8b8f97");
    }
    area.red().forEach(hex -> hex(svg, shape, hex, Svg.RED));
    area.blue().forEach(hex -> hex(svg, shape, hex, "#3d6ea5"));
    svg.add("</g>");
  }

  private static void hex(Svg svg, HexShape shape, Hex hex, String colour) {
    svg.add("<polygon points='%s' fill='%s'/>", shape.corners(hex, 0.9), colour);
  }
}
