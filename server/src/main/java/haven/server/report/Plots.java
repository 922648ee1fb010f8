package haven.server.report;

import static haven.server.report.Markup.at;
import static haven.server.report.Markup.escaped;

import haven.bots.lab.Histogram;
import haven.bots.lab.Interval;
import java.util.Collections;
import java.util.List;
import java.util.TreeMap;

/** Small pictures in SVG; their colours are those of the page, in its light and its dark dress. */
final class Plots {
  static final int WIDTH = 640;
  private static final int LEFT = 40;
  private static final int LINE = 26;
  private static final int LABELS = 260;

  private Plots() {}

  /** A line of a plot with a name before it. */
  record Share(String name, double value, Interval interval) {}

  record Bar(Markup name, long times) {}

  private static Markup open(int width, int height, String label) {
    return new Markup()
        .raw(
            "<svg role=\"img\" viewBox=\"0 0 %d %d\" width=\"%d\" aria-label=\"%s\">"
                .formatted(width, height, width, escaped(label)))
        .raw("\n");
  }

  private static void text(Markup svg, String place, double x, double y, Object content) {
    svg.raw("<text class=\"%s\" x=\"%s\" y=\"%s\">".formatted(place, at(x), at(y)))
        .raw(content instanceof Markup ? content.toString() : escaped(content.toString()))
        .raw("</text>\n");
  }

  /** Numbers of one kind, in the colour of that kind. */
  record Layer(String kind, Histogram numbers) {}

  /** How often each number came up, one layer upon the other. */
  static String stacked(String label, int width, int height, List<Layer> layers) {
    Histogram all = new Histogram(new TreeMap<>());
    for (Layer layer : layers) {
      all = all.plus(layer.numbers);
    }
    if (all.times().isEmpty()) {
      return "";
    }
    int low = all.times().firstKey();
    int many = all.times().lastKey() - low + 1;
    long highest = Collections.max(all.times().values());
    int ground = height - 24;
    double step = (double) (width - LEFT - 8) / many;
    int every = Math.max(1, (int) Math.ceil(24 / step));
    Markup svg = open(width, height, label);
    for (int i = 0; i < many; i++) {
      double x = LEFT + i * step;
      double y = ground;
      for (Layer layer : layers) {
        long times = layer.numbers.times().getOrDefault(low + i, 0L);
        double tall = (double) (ground - 12) * times / highest;
        bar(svg, layer.kind, x, y - tall, step, tall, times);
        y -= tall;
      }
      if (i % every == 0) {
        text(svg, "m", x + step / 2, height - 8, low + i);
      }
    }
    svg.raw(
        "<line class=\"axis\" x1=\"%d\" x2=\"%d\" y1=\"%d\" y2=\"%d\"/>%n"
            .formatted(LEFT, width, ground, ground));
    text(svg, "e", LEFT - 6, 20, highest);
    text(svg, "e", LEFT - 6, ground, 0);
    return svg.raw("</svg>\n").toString();
  }

  private static void bar(
      Markup svg, String kind, double x, double y, double step, double tall, long times) {
    if (times > 0) {
      svg.raw(
          "<rect class=\"%s\" x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\"><title>%d</title></rect>%n"
              .formatted(kind, at(x + step * 0.08), at(y), at(step * 0.84), at(tall), times));
    }
  }

  /** Shares with their intervals, all on one scale from {@code low} to {@code high}. */
  static String whiskers(String label, List<Share> shares, double low, double high) {
    int height = shares.size() * LINE + 30;
    double scale = (WIDTH - LABELS - 34) / (high - low);
    Markup svg = open(WIDTH, height, label);
    for (int i = 0; i <= 4; i++) {
      double value = low + (high - low) * i / 4;
      double x = LABELS + (value - low) * scale;
      svg.raw(
          "<line class=\"%s\" x1=\"%s\" x2=\"%s\" y1=\"0\" y2=\"%d\"/>%n"
              .formatted(Math.abs(value) < 1e-9 ? "axis" : "grid", at(x), at(x), height - 22));
      text(svg, "m", x, height - 6, Math.round(100 * value) + " %");
    }
    for (int i = 0; i < shares.size(); i++) {
      Share share = shares.get(i);
      double y = i * LINE + LINE / 2.0;
      double from = LABELS + (Math.max(low, share.interval.low()) - low) * scale;
      double to = LABELS + (Math.min(high, share.interval.high()) - low) * scale;
      text(svg, "e", LABELS - 10, y + 5, share.name);
      svg.raw(
          "<line class=\"whisker\" x1=\"%s\" x2=\"%s\" y1=\"%s\" y2=\"%s\"/>%n"
              .formatted(at(from), at(to), at(y), at(y)));
      svg.raw(
          "<circle class=\"dot\" cx=\"%s\" cy=\"%s\" r=\"5\"><title>%s</title></circle>%n"
              .formatted(
                  at(LABELS + (share.value - low) * scale),
                  at(y),
                  Numerals.percent(share.value) + " (" + Numerals.interval(share.interval) + ")"));
    }
    return svg.raw("</svg>\n").toString();
  }

  /** Bars that lie, the longest first. */
  static String lying(String label, List<Bar> bars) {
    long most = bars.stream().mapToLong(Bar::times).max().orElse(1);
    Markup svg = open(WIDTH, bars.size() * LINE + 4, label);
    for (int i = 0; i < bars.size(); i++) {
      Bar bar = bars.get(i);
      double y = i * LINE;
      double width = (double) (WIDTH - LABELS - 60) * bar.times / most;
      text(svg, "e", LABELS - 10, y + 18, bar.name);
      svg.raw(
          "<rect class=\"bar\" x=\"%d\" y=\"%s\" width=\"%s\" height=\"%d\"/>%n"
              .formatted(LABELS, at(y + 4), at(width), LINE - 8));
      text(svg, "s", LABELS + width + 6, y + 18, "" + bar.times);
    }
    return svg.raw("</svg>\n").toString();
  }

  /** A value in a cell of a table, as long as it is compared with the most there is. */
  static Markup inCell(double value, double most) {
    double width = most <= 0 ? 0 : 60 * value / most;
    return new Markup(true)
        .raw(
            "<svg class=\"cell\" viewBox=\"0 0 100 14\" width=\"100\" aria-hidden=\"true\"><rect"
                + " class=\"bar\" y=\"2\" height=\"10\" width=\""
                + at(width)
                + "\"/></svg>")
        .plain(Numerals.number(value));
  }
}
