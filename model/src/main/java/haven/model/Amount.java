package haven.model;

/**
 * A number on a monster's ability card: added to that of the stat card ({@code Move +1}) or
 * standing for itself ({@code Move 3}).
 */
public record Amount(boolean added, int number) {
  /** The number of the stat card as it is. */
  public static final Amount UNCHANGED = plus(0);

  public static Amount plus(int number) {
    return new Amount(true, number);
  }

  public static Amount exactly(int number) {
    return new Amount(false, number);
  }

  /** What it comes to with the number of the stat card, never less than 0. */
  public int on(int base) {
    return Math.max(0, added ? base + number : number);
  }
}
