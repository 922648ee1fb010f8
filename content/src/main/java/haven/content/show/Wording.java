package haven.content.show;

import java.util.Locale;

/** Words for constants that only we show. */
final class Wording {
  private Wording() {}

  /** {@code LOCKED_DOOR} reads {@code locked door}. */
  static String words(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  static String number(int number, String what) {
    return number + " " + what + (number == 1 ? "" : "s");
  }
}
