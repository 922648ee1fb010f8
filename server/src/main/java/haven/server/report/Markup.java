package haven.server.report;

import haven.bots.lab.Interval;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Text of a page, put together piece by piece; whatever comes from a pack is escaped. */
final class Markup {
  /** What columns are headed by that do not hold numbers. */
  private static final Set<String> TEXTS =
      Set.of("scenario", "party", "bots", "hero", "card", "half", "with");

  private final StringBuilder text = new StringBuilder();
  private final boolean number;

  Markup() {
    this(false);
  }

  /**
   * @param number whether it is set like a number
   */
  Markup(boolean number) {
    this.number = number;
  }

  /** What is markup already. */
  Markup raw(String markup) {
    text.append(markup);
    return this;
  }

  Markup plain(Object content) {
    return raw(escaped(content.toString()));
  }

  /** A word that is there in every language. */
  Markup word(String key) {
    return raw("<span data-w=\"" + key + "\">").plain(ReportWords.english(key)).raw("</span>");
  }

  /** The same in a picture. */
  Markup wordInPicture(String key) {
    return raw("<tspan data-w=\"" + key + "\">").plain(ReportWords.english(key)).raw("</tspan>");
  }

  Markup heading(int rank, String key) {
    return raw("<h" + rank + ">").word(key).raw("</h" + rank + ">\n");
  }

  /** The head of a table, by the keys of its words. */
  Markup head(String... keys) {
    raw("<div class=\"wide\"><table><thead><tr>");
    for (String key : keys) {
      raw(TEXTS.contains(key) ? "<th scope=\"col\">" : "<th scope=\"col\" class=\"n\">");
      word(key).raw("</th>");
    }
    return raw("</tr></thead><tbody>\n");
  }

  /** A row of a table; what is markup already stays so. */
  Markup row(List<Object> cells) {
    raw("<tr>");
    for (Object cell : cells) {
      boolean right =
          cell instanceof Number
              || cell instanceof Figure
              || cell instanceof Markup markup && markup.number;
      raw(right ? "<td class=\"n\">" : "<td>");
      if (cell instanceof Markup markup) {
        raw(markup.toString());
      } else {
        plain(cell);
      }
      raw("</td>");
    }
    return raw("</tr>\n");
  }

  Markup endOfTable() {
    return raw("</tbody></table></div>\n");
  }

  /** A number as text, set like one. */
  record Figure(String text) {
    @Override
    public String toString() {
      return text;
    }
  }

  static Figure interval(Interval interval) {
    return new Figure(Numerals.signed(interval.low()) + " … " + Numerals.signed(interval.high()));
  }

  static Figure number(double number) {
    return new Figure(Numerals.number(number));
  }

  static String escaped(String content) {
    return content
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  /** A coordinate. */
  static String at(double number) {
    return String.format(Locale.ROOT, "%.1f", number);
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
