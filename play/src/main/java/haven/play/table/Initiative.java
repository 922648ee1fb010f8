package haven.play.table;

/**
 * A place in the initiative order of the round, as the focus tie-break reads it (FOC-12, FOC-13):
 * whether the figure has acted does not matter.
 *
 * @param number what its card shows; 99 for a long rest and for objectives
 * @param before position among those with the same number, such as a character's summons; 99 is the
 *     last of them
 */
public record Initiative(int number, int before) implements Comparable<Initiative> {
  private static final int SELF = 99;

  /** A long resting character (FOC-12, FOC-13), or an objective (FOC-14). */
  public static final Initiative LAST = of(99);

  public Initiative {
    if (before < 0 || before > SELF) {
      throw new IllegalArgumentException("a position is 0 to 99, not " + before);
    }
  }

  public static Initiative of(int number) {
    return new Initiative(number, SELF);
  }

  /** A summon stands directly before its summoner. */
  public Initiative summon(int position) {
    return new Initiative(number, position);
  }

  /** Whether it is that of somebody who acts before whoever has the card: a summon. */
  public boolean isBefore() {
    return before != SELF;
  }

  /** The same as one number. */
  public int order() {
    return number * (SELF + 1) + before;
  }

  /** What the card shows of somebody with that {@link #order}. */
  public static int number(int order) {
    return order / (SELF + 1);
  }

  @Override
  public int compareTo(Initiative other) {
    return Integer.compare(order(), other.order());
  }

  @Override
  public String toString() {
    return before == SELF ? Integer.toString(number) : number + " (earlier)";
  }
}
