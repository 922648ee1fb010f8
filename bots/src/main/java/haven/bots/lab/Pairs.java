package haven.bots.lab;

/**
 * Two experiments on the same seeds: what differs is not hidden by luck as much as in games of
 * different seeds.
 *
 * @param onlyFirst how many seeds only the first of them has won
 * @param rounds by how many rounds the second one's game was longer
 */
public record Pairs(
    long both, long onlyFirst, long onlySecond, long neither, Histogram rounds, Findings other) {
  static final String OTHER = "other";
  private static final String PAIR = "pair";
  private static final String BOTH = "both";
  private static final String FIRST = "first";
  private static final String SECOND = "second";
  private static final String NEITHER = "neither";

  static Counts counts(GameFacts first, GameFacts second) {
    Counts counts = new Counts();
    String which = first.won() ? second.won() ? BOTH : FIRST : second.won() ? SECOND : NEITHER;
    counts.add(1, PAIR, which);
    counts.add(1, PAIR, Findings.ROUNDS, second.rounds() - first.rounds());
    return counts;
  }

  static Pairs of(Counts counts) {
    return new Pairs(
        counts.of(PAIR, BOTH),
        counts.of(PAIR, FIRST),
        counts.of(PAIR, SECOND),
        counts.of(PAIR, NEITHER),
        Histogram.of(counts.in(PAIR, Findings.ROUNDS)),
        new Findings(counts.in(OTHER)));
  }

  public long games() {
    return both + onlyFirst + onlySecond + neither;
  }

  /** By how much the second one wins more often, as a share. */
  public double difference() {
    return games() == 0 ? 0 : (double) (onlySecond - onlyFirst) / games();
  }

  public Interval interval() {
    return Interval.ofPairs(onlySecond, onlyFirst, games());
  }
}
