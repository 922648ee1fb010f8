package haven.content.show;

import haven.model.map.MonsterSymbol;
import haven.model.map.Rank;
import java.util.Map;

/** The signs of a map, and what they mean. */
final class MapLegend {
  static final String START = "#3f8f4f";
  static final String ESCAPE = "#3d6ea5";
  static final String DOOR = "#8a6238";
  static final String LOCKED = "#5d3f22";
  static final String OBSTACLE = "#7d7f86";
  static final String HAZARD = "#d9742b";
  static final String DIFFICULT = "#9fb07a";

  private static final double ROW = 26;

  private final Svg svg;
  private final double left;
  private double y;

  MapLegend(Svg svg, double left, double top) {
    this.svg = svg;
    this.left = left;
    y = top;
  }

  void write(Map<String, String> initials) {
    MonsterSymbol parts = MonsterSymbol.of("black/white/gold");
    monster(svg, left + 14, y, parts, "");
    row("2 players left, 3 right, 4 below");
    row("white normal, gold elite, red boss");
    y += ROW / 3;
    initials.forEach(
        (type, letters) -> {
          svg.text(
              left + 14, y + 5, 14, "middle", style(Svg.GOLD) + " font-weight='bold'", letters);
          row(type);
        });
    y += ROW / 3;
    box(START, true, "start");
    box(ESCAPE, true, "way out");
    box(DOOR, false, "door");
    box(LOCKED, false, "locked door");
    box(OBSTACLE, false, "obstacle");
    box(HAZARD, false, "hazardous terrain");
    box(DIFFICULT, false, "difficult terrain");
    trap(svg, left + 14, y);
    row("trap");
    treasure(svg, left + 14, y);
    row("treasure");
    coin(svg, left + 14, y);
    row("loot");
  }

  private void row(String text) {
    svg.text(left + 38, y + 5, 13, "start", style(Svg.PAPER), text);
    y += ROW;
  }

  private void box(String colour, boolean hollow, String text) {
    svg.add(
        "<rect x='%.1f' y='%.1f' width='20' height='16' rx='3' fill='%s' stroke='%s'"
            + " stroke-width='3'/>",
        left + 4, y - 8, hollow ? "none" : colour, colour);
    row(text);
  }

  private static String style(String colour) {
    return "fill='" + colour + "'";
  }

  /** Three segments, for 2, 3 and 4 characters; dark where nobody is placed. */
  static void monster(Svg svg, double x, double y, MonsterSymbol symbol, String letters) {
    double r = 21;
    double radius = letters.isEmpty() ? 12 : r;
    for (int i = 0; i < 3; i++) {
      double from = Math.toRadians(150 + 120 * i);
      double to = Math.toRadians(270 + 120 * i);
      svg.add(
          "<path d='M%.1f %.1f L%.1f %.1f A%.1f %.1f 0 0 1 %.1f %.1f Z' fill='%s' stroke='%s'"
              + " stroke-width='1.5'/>",
          x,
          y,
          x + radius * Math.cos(from),
          y + radius * Math.sin(from),
          radius,
          radius,
          x + radius * Math.cos(to),
          y + radius * Math.sin(to),
          symbol.rank(i + 2).map(MapLegend::colour).orElse("#3a3d44"),
          Svg.INK);
    }
    if (!letters.isEmpty()) {
      svg.add("<circle cx='%.1f' cy='%.1f' r='11.5' fill='%s'/>", x, y, Svg.INK);
      svg.text(x, y + 4, 11, "middle", style(Svg.PAPER) + " font-weight='bold'", letters);
    }
  }

  private static String colour(Rank rank) {
    return switch (rank) {
      case NORMAL -> "#ffffff";
      case ELITE -> Svg.GOLD;
      case BOSS, NAMED -> Svg.RED;
    };
  }

  static void trap(Svg svg, double x, double y) {
    svg.add(
        "<path d='M%.1f %.1f l11 19 h-22 z' fill='%s' stroke='%s' stroke-width='1.5'/>",
        x, y - 11, Svg.RED, Svg.INK);
  }

  static void treasure(Svg svg, double x, double y) {
    svg.add(
        "<rect x='%.1f' y='%.1f' width='26' height='20' rx='3' fill='%s' stroke='%s'"
            + " stroke-width='2'/>",
        x - 13, y - 10, Svg.GOLD, Svg.INK);
  }

  static void coin(Svg svg, double x, double y) {
    svg.add(
        "<circle cx='%.1f' cy='%.1f' r='6' fill='%s' stroke='%s' stroke-width='1.5'/>",
        x, y, Svg.GOLD, Svg.INK);
  }
}
