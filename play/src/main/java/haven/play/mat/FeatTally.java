package haven.play.mat;

import haven.model.Facts;
import haven.model.card.Mastery.Demand;
import haven.model.card.Mastery.Feat;
import haven.model.card.Mastery.Span;

/**
 * How often something has happened that a mastery asks for.
 *
 * @param total in the scenario
 * @param now in this round or turn
 * @param best the most in a round or turn that is over
 * @param missed in how many rounds or turns it did not happen; of what is looked at, how often
 * @param row in how many of them it has happened, one after the other, up to now
 * @param longest the most that row has ever been
 */
record FeatTally(int total, int now, int best, int missed, int row, int longest) {
  static final FeatTally NOTHING = new FeatTally(0, 0, 0, 0, 0, 0);

  FeatTally plus(int number) {
    return new FeatTally(total + number, now + number, best, missed, row, longest);
  }

  /** It was looked for and not found. */
  FeatTally miss() {
    return new FeatTally(total, now, best, missed + 1, row, longest);
  }

  /** A round or turn begins. */
  FeatTally begin() {
    return new FeatTally(total, 0, best, missed, row, longest);
  }

  /**
   * A round or turn is over.
   *
   * @param misses whether it counts as missed if nothing has happened in it
   */
  FeatTally end(boolean misses) {
    int in = now > 0 ? row + 1 : 0;
    return new FeatTally(
        total,
        0,
        Math.max(best, now),
        missed + (misses && now == 0 ? 1 : 0),
        in,
        Math.max(longest, in));
  }

  private int most(Feat feat) {
    return feat.span() == Span.SCENARIO ? total : Math.max(best, now);
  }

  boolean meets(Feat feat) {
    return switch (feat.demand()) {
      case Demand.AtLeast(int number) -> most(feat) >= number;
      case Demand.InARow(int number) -> longest >= number;
      case Demand.AtMost _, Demand.Always _ -> !spoils(feat);
    };
  }

  boolean spoils(Feat feat) {
    return switch (feat.demand()) {
      case Demand.AtMost(int number) -> most(feat) > number;
      case Demand.Always() -> missed > 0;
      case Demand.AtLeast _, Demand.InARow _ -> false;
    };
  }

  void tell(Facts facts) {
    facts.number(total).number(now).number(best).number(missed).number(row).number(longest);
  }
}
