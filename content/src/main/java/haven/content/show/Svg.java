package haven.content.show;

import java.util.Locale;

/** Writes a picture: shapes and texts with plain fonts that every machine has. */
final class Svg {
  static final String INK = "#22252b";
  static final String PAPER = "#f6f1e6";
  static final String GOLD = "#e0a52e";
  static final String RED = "#b3392f";

  private final StringBuilder out = new StringBuilder();

  /** A point of the picture. */
  record Point(double x, double y) {}

  Svg add(String format, Object... values) {
    out.append(String.format(Locale.ROOT, format, values)).append('\n');
    return this;
  }

  /**
   * Text that begins, ends or is centred at a point ({@code start}, {@code end}, {@code middle}).
   */
  Svg text(double x, double y, double size, String anchor, String style, String text) {
    return add(
        "<text x='%.1f' y='%.1f' font-size='%.1f' text-anchor='%s' %s>%s</text>",
        x, y, size, anchor, style, escaped(text));
  }

  String picture(double left, double top, double width, double height) {
    return String.format(
            Locale.ROOT,
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='%.1f %.1f %.1f %.1f' width='%.0f'"
                + " height='%.0f' font-family='Georgia, \"Times New Roman\", serif' fill='%s'>%n",
            left,
            top,
            width,
            height,
            width,
            height,
            INK)
        + out
        + "</svg>\n";
  }

  static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("'", "&#39;");
  }
}
