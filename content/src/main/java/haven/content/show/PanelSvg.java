package haven.content.show;

import java.util.List;

/** Anything that is a name and lines of text. */
final class PanelSvg {
  private static final double WIDTH = 640;
  private static final double EDGE = 20;

  private PanelSvg() {}

  static String of(List<ShownLine> lines) {
    TextBlock block = new TextBlock(lines.subList(1, lines.size()), 15, WIDTH - 4 * EDGE);
    double height = 64 + block.height() + 2.5 * EDGE;
    Svg svg = new Svg();
    svg.add("<rect width='%.0f' height='%.1f' rx='16' fill='%s'/>", WIDTH, height, Svg.INK);
    svg.text(
        EDGE * 1.5,
        40,
        26,
        "start",
        "fill='" + Svg.PAPER + "' font-weight='bold'",
        lines.getFirst().text());
    svg.add(
        "<rect x='%.0f' y='60' width='%.0f' height='%.1f' rx='10' fill='%s'/>",
        EDGE / 2, WIDTH - EDGE, height - 60 - EDGE / 2, Svg.PAPER);
    block.write(svg, EDGE * 1.5, 60 + EDGE / 2);
    return svg.picture(0, 0, WIDTH, height);
  }
}
