package haven.model.ability;

import haven.model.map.Formula;

/** A number on a card. */
public sealed interface Value {
  /** The statistic of whoever performs it, as it is. */
  Value STAT = new OnStat(0);

  /** Whether it counts what the abilities before it came to, or is counted once when it begins. */
  default boolean isOfDeeds() {
    return switch (this) {
      case Per(Counted count, int _, int _) -> count.isOfDeeds();
      case Share(Counted count, int _, int _, boolean _, int _) -> count.isOfDeeds();
      case AtMost(Value inner, int _) -> inner.isOfDeeds();
      case WhenPlayed _ -> true;
      case Fixed _, OnStat _, Computed _ -> false;
    };
  }

  /** {@code Attack 3}. */
  record Fixed(int number) implements Value {}

  /** {@code Attack +1}: added to the statistic of whoever performs it (MAT-01, MMV-01). */
  record OnStat(int change) implements Value {}

  /** So many times what is counted, and something on top. */
  record Per(Counted count, int times, int plus) implements Value {}

  /**
   * A part of what is counted: so many times it, divided, and something on top.
   *
   * @param up whether a fraction is rounded up
   */
  record Share(Counted count, int times, int by, boolean up, int plus) implements Value {}

  /** A number, but no more than that. */
  record AtMost(Value value, int most) implements Value {}

  /** A number of a lasting effect, counted for good when that begins, by whoever begins it. */
  record WhenPlayed(Value value) implements Value {}

  /** A number that depends on level and number of characters (BOS-07, BOS-08). */
  record Computed(Formula formula) implements Value {}

  static Value of(int number) {
    return new Fixed(number);
  }

  static Value plus(int change) {
    return new OnStat(change);
  }

  static Value per(Counted count, int times) {
    return new Per(count, times, 0);
  }

  /** What it comes to without anything to count: with the number of the stat card, at least 0. */
  default int on(int stat) {
    return switch (this) {
      case Fixed(int number) -> Math.max(0, number);
      case OnStat(int change) -> Math.max(0, stat + change);
      case Per _, Share _, AtMost _, WhenPlayed _, Computed _ ->
          throw new IllegalArgumentException(this + " depends on more than a stat card");
    };
  }
}
