package haven.server.report;

import haven.bots.lab.Interval;
import java.util.Locale;

/** How numbers are written in reports. */
public final class Numerals {
  private Numerals() {}

  public static String number(double number) {
    return String.format(Locale.ROOT, "%.1f", number);
  }

  public static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f %%", 100 * share);
  }

  /** A difference of shares. */
  public static String signed(double share) {
    return String.format(Locale.ROOT, "%+.1f", 100 * share);
  }

  public static String interval(Interval interval) {
    return String.format(Locale.ROOT, "%.1f to %.1f", 100 * interval.low(), 100 * interval.high());
  }
}
