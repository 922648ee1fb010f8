package haven.bots.lab;

/** Where something lies that was only sampled: so it is 95 times of 100. */
public record Interval(double low, double high) {
  private static final double Z = 1.959963984540054;

  /** A share, by Wilson's score: honest for few games and near 0 and 1, too. */
  public static Interval ofShare(long hits, long all) {
    if (all == 0) {
      return new Interval(0, 1);
    }
    double share = (double) hits / all;
    double shrunk = 1 + Z * Z / all;
    double middle = (share + Z * Z / (2 * all)) / shrunk;
    double half = Z * Math.sqrt(share * (1 - share) / all + Z * Z / (4.0 * all * all)) / shrunk;
    return new Interval(
        hits == 0 ? 0 : Math.max(0, middle - half), hits == all ? 1 : Math.min(1, middle + half));
  }

  /** A difference of shares of the same games (Bonett and Price). */
  static Interval ofPairs(long more, long less, long all) {
    double up = (more + 1.0) / (all + 2);
    double down = (less + 1.0) / (all + 2);
    double difference = up - down;
    double error = Math.sqrt((up + down - difference * difference) / (all + 2));
    return around(difference, error);
  }

  /** A difference of shares of different games (Agresti and Caffo). */
  static Interval ofDifference(long hits, long all, long otherHits, long otherAll) {
    double one = (hits + 1.0) / (all + 2);
    double other = (otherHits + 1.0) / (otherAll + 2);
    return around(
        one - other, Math.sqrt(one * (1 - one) / (all + 2) + other * (1 - other) / (otherAll + 2)));
  }

  static Interval around(double middle, double error) {
    return new Interval(middle - Z * error, middle + Z * error);
  }
}
