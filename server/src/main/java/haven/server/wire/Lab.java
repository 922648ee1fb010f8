package haven.server.wire;

import haven.bots.lab.Findings;
import haven.bots.lab.Findings.FallFindings;
import haven.bots.lab.Findings.HalfFindings;
import haven.bots.lab.Findings.HeroFindings;
import haven.bots.lab.Histogram;
import haven.bots.lab.Interval;
import haven.bots.lab.Pairs;
import haven.model.Difficulty;
import haven.model.Variant;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;

/** What the page is told of the laboratory. */
public final class Lab {
  private Lab() {}

  /**
   * The laboratory for somebody.
   *
   * @param mostGames that one may ask for
   * @param minutes for which they are played at most
   * @param study the newest one
   */
  public record Bench(int mostGames, int minutes, Optional<Study> study) {}

  public enum Phase {
    WAITING,
    RUNNING,
    DONE,
    /** Whoever asked wanted no more. */
    STOPPED,
    /** It took longer than it may. */
    TIMED_OUT,
    /** Whoever asked was away for long. */
    ABANDONED,
    /** A game could not be played to its end. */
    FAILED
  }

  /**
   * Games that are played for somebody.
   *
   * @param asked what was sent
   * @param ahead how many others come first
   * @param done how many seeds are played
   * @param seconds for which it has been worked on
   * @param failed the seed of the game that could not be played to its end
   */
  public record Study(
      Phase phase,
      @As(Asked.class) ObjectNode asked,
      int ahead,
      int done,
      int games,
      int seconds,
      Optional<Long> failed,
      Results results,
      List<Played> played) {}

  /**
   * What the page asks for.
   *
   * @param seed of the first game; then the next ones
   */
  public record Asked(Plan plan, String bots, int games, int seed, Optional<Compare> compare) {}

  /** What is to be played. */
  public record Plan(
      String pack,
      String scenario,
      List<AtTable.Wish> heroes,
      Optional<Difficulty> difficulty,
      Optional<Integer> level,
      List<Variant> variants) {}

  /** With what it is compared: one of these. */
  public record Compare(
      Optional<Difficulty> difficulty,
      Optional<Integer> level,
      Optional<Variant> variant,
      Optional<String> bots) {}

  /** A seed that is played: the game, and the one that it is compared with. */
  public record Played(long seed, Ending game, Optional<Ending> other) {}

  public record Ending(boolean won, int rounds) {}

  /**
   * What the games show.
   *
   * @param interval of the share of games that are won
   * @param won in how many rounds games were won, and {@code lost}
   * @param heroes by class
   */
  public record Results(
      long games,
      long wins,
      Interval interval,
      Histogram won,
      Histogram lost,
      List<HeroFindings> heroes,
      List<FallFindings> falls,
      List<Half> halves,
      Optional<Comparison> compared) {
    public static Results of(Findings findings) {
      return new Results(
          findings.games(),
          findings.wins(),
          findings.winInterval(),
          findings.rounds(true),
          findings.rounds(false),
          findings.heroes(),
          findings.falls(),
          findings.halves().stream().map(Half::of).toList(),
          findings.pairs().map(Comparison::of));
    }
  }

  /**
   * A half of a card.
   *
   * @param adds how much more often games are won in which it is used
   */
  public record Half(
      @Flat HalfFindings findings, Optional<Double> adds, Optional<Interval> interval) {
    private static Half of(HalfFindings findings) {
      return new Half(findings, findings.adds(), findings.adds().map(_ -> findings.interval()));
    }
  }

  /**
   * The same seeds with something else.
   *
   * @param difference by how much the other side wins more often, as a share
   * @param longer by how many rounds its games are longer on average
   */
  public record Comparison(
      long wins,
      Interval winInterval,
      long both,
      long onlyFirst,
      long onlySecond,
      long neither,
      double difference,
      Interval interval,
      double longer,
      Interval longerInterval) {
    private static Comparison of(Pairs pairs) {
      return new Comparison(
          pairs.other().wins(),
          pairs.other().winInterval(),
          pairs.both(),
          pairs.onlyFirst(),
          pairs.onlySecond(),
          pairs.neither(),
          pairs.difference(),
          pairs.interval(),
          pairs.rounds().mean(),
          pairs.rounds().interval());
    }
  }
}
