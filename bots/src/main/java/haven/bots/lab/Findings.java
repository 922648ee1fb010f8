package haven.bots.lab;

import haven.bots.lab.GameFacts.Cause;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** What the counts of games say. */
public record Findings(Counts counts) {
  static final String GAMES = "games";
  static final String WINS = "wins";
  static final String DECISIONS = "decisions";
  static final String ROUNDS = "rounds";
  static final String WON = "won";
  static final String LOST = "lost";
  static final String HERO = "hero";
  static final String HIT_POINTS = "hit points";
  static final String CARDS = "cards";
  static final String DAMAGE = "damage";
  static final String KILLS = "kills";
  static final String FALL = "fall";
  static final String HALF = "half";
  static final String CHOSEN = "chosen";
  static final String USED = "used";
  static final String BASIC = "basic";

  public long games() {
    return counts.of(GAMES);
  }

  public long wins() {
    return counts.of(WINS);
  }

  public double winRate() {
    return games() == 0 ? 0 : (double) wins() / games();
  }

  public Interval winInterval() {
    return Interval.ofShare(wins(), games());
  }

  public long decisions() {
    return counts.of(DECISIONS);
  }

  /** How many rounds the games had that were won, or lost. */
  public Histogram rounds(boolean won) {
    return Histogram.of(counts.in(ROUNDS, won ? WON : LOST));
  }

  public Histogram rounds() {
    return rounds(true).plus(rounds(false));
  }

  /**
   * A hero of the party over all games.
   *
   * @param hitPoints left at the end, and {@code cards} in hand and discarded: 0 for who is out
   * @param falls in which round it was out, as often as it was
   */
  public record HeroFindings(
      String characterClass,
      Histogram hitPoints,
      Histogram cards,
      Histogram falls,
      long damage,
      long kills) {}

  /** By the names of their classes. */
  public List<HeroFindings> heroes() {
    Counts all = counts.in(HERO);
    List<HeroFindings> heroes = new ArrayList<>();
    for (String name : all.firstNames()) {
      heroes.add(
          new HeroFindings(
              name,
              Histogram.of(all.in(name, HIT_POINTS)),
              Histogram.of(all.in(name, CARDS)),
              Histogram.of(all.in(name, FALL)),
              all.of(name, DAMAGE),
              all.of(name, KILLS)));
    }
    return heroes;
  }

  /** How often a hero was out for that reason, by that, in that room. */
  public record FallFindings(
      String characterClass, String cause, String by, int room, long times) {}

  /** Those that are most frequent first. */
  public List<FallFindings> falls() {
    List<FallFindings> falls = new ArrayList<>();
    Counts all = counts.in(FALL);
    for (String name : all.firstNames()) {
      for (Cause cause : Cause.values()) {
        Counts some = all.in(name, cause);
        for (String by : some.firstNames()) {
          some.in(by)
              .numbers()
              .forEach(
                  (room, times) ->
                      falls.add(
                          new FallFindings(
                              name, cause.toString(), by, Integer.parseInt(room), times)));
        }
      }
    }
    falls.sort(Comparator.comparingLong(FallFindings::times).reversed());
    return falls;
  }

  /**
   * A half of a card over all games.
   *
   * @param chosen in how many rounds its card was one of the two
   * @param basic how often the basic action was performed instead
   * @param games in which it was used, and {@code wins} of them
   * @param allGames and {@code allWins} of the experiment
   */
  public record HalfFindings(
      HalfOf half,
      long chosen,
      long used,
      long basic,
      long damage,
      long kills,
      long games,
      long wins,
      long allGames,
      long allWins) {
    /** How much more often games are won in which it is used; empty if it always or never is. */
    public Optional<Double> adds() {
      long others = allGames - games;
      return games == 0 || others == 0
          ? Optional.empty()
          : Optional.of((double) wins / games - (double) (allWins - wins) / others);
    }

    public Interval interval() {
      return Interval.ofDifference(wins, games, allWins - wins, allGames - games);
    }
  }

  /** By class and card, the top before the bottom. */
  public List<HalfFindings> halves() {
    List<HalfFindings> halves = new ArrayList<>();
    Counts all = counts.in(HALF);
    for (String name : all.firstNames()) {
      Counts cards = all.in(name);
      for (String card : cards.firstNames()) {
        Counts both = cards.in(card);
        for (String half : List.of("top", "bottom")) {
          halves.add(half(new HalfOf(name, card, half), both.in(half)));
        }
      }
    }
    return halves;
  }

  private HalfFindings half(HalfOf half, Counts one) {
    return new HalfFindings(
        half,
        one.of(CHOSEN),
        one.of(USED),
        one.of(BASIC),
        one.of(DAMAGE),
        one.of(KILLS),
        one.of(GAMES),
        one.of(WINS),
        games(),
        wins());
  }

  /** Against what it was compared with, if it was. */
  public Optional<Pairs> pairs() {
    Pairs pairs = Pairs.of(counts);
    return pairs.games() == 0 ? Optional.empty() : Optional.of(pairs);
  }
}
