package haven.server.lab;

import haven.bots.lab.Counts;
import haven.bots.lab.Experiment;
import haven.bots.lab.Findings;
import haven.bots.lab.GameFacts;
import haven.bots.lab.Job;
import haven.bots.lab.Sample;
import haven.content.pack.Library;
import haven.play.engine.Game;
import haven.play.scenario.Setup;
import haven.server.report.Heading;
import haven.server.report.HtmlReport;
import haven.server.report.RowResult;
import haven.server.room.Denied;
import haven.server.table.Plan;
import haven.server.wire.Json;
import haven.server.wire.Lab;
import haven.server.wire.Lab.Phase;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Games that are played for somebody, and what they have shown so far. Several threads play them;
 * what is shown is always that of the first seeds without a gap, so that {@code haven simulate}
 * gives the same for as many games.
 */
public final class Study {
  private final Proposal proposal;
  private final String address;
  private final Job job;
  private final Heading heading;
  private final Setup setup;
  private final Optional<Setup> otherSetup;

  /** Games that were played before one with a smaller seed was. */
  private final Map<Long, Sample> early = new HashMap<>();

  private final List<Entry> entries = new ArrayList<>();
  private final Map<String, String> tables = new HashMap<>();
  private final Counts counts = new Counts();
  private long next;
  private Duration begun = Duration.ZERO;
  private Duration ended = Duration.ZERO;
  private Duration seen;
  private Optional<Long> failed = Optional.empty();
  private volatile Phase phase = Phase.WAITING;

  /** A seed that is played. */
  private record Entry(Lab.Played played, Transcript game, Optional<Transcript> other) {
    static Entry of(Sample sample) {
      return new Entry(
          new Lab.Played(
              sample.seed(),
              ending(sample.game().facts()),
              sample.other().map(other -> ending(other.facts()))),
          Transcript.of(sample.game().game()),
          sample.other().map(Experiment.Played::game).map(Transcript::of));
    }

    private static Lab.Ending ending(GameFacts facts) {
      return new Lab.Ending(facts.won(), facts.rounds());
    }
  }

  /** A game of it to be looked at. */
  public record Opened(Plan plan, Game game) {}

  Study(Proposal proposal, String address, Library library, Duration now) {
    this.proposal = proposal;
    this.address = address;
    job = proposal.job(library);
    heading = proposal.heading(library);
    setup = proposal.side().setup(library);
    otherSetup = proposal.against().map(other -> other.side().setup(library));
    next = proposal.seed();
    seen = now;
  }

  String address() {
    return address;
  }

  Job job() {
    return job;
  }

  boolean isOver() {
    return phase != Phase.WAITING && phase != Phase.RUNNING;
  }

  /** Whether the games that are being played are still of use. */
  boolean isWanted() {
    return phase == Phase.RUNNING;
  }

  synchronized void begin(Duration now) {
    phase = Phase.RUNNING;
    begun = now;
  }

  /** Ends it, unless it is over already. */
  synchronized void end(Phase as, Duration now) {
    if (!isOver()) {
      ended = now;
      begun = phase == Phase.WAITING ? now : begun;
      phase = as;
      early.clear();
    }
  }

  synchronized void fail(long seed, Duration now) {
    if (isWanted()) {
      failed = Optional.of(seed);
      end(Phase.FAILED, now);
    }
  }

  /** The seed that is to be played next, if there is one left. */
  synchronized OptionalLong next() {
    return isWanted() && next < proposal.seed() + proposal.games()
        ? OptionalLong.of(next++)
        : OptionalLong.empty();
  }

  synchronized void handIn(Sample sample, Duration now) {
    if (!isWanted()) {
      return;
    }
    early.put(sample.seed(), sample);
    for (Sample one = early.remove(due()); one != null; one = early.remove(due())) {
      counts.add(one.counts());
      entries.add(Entry.of(one));
    }
    if (entries.size() == proposal.games()) {
      end(Phase.DONE, now);
    }
  }

  private long due() {
    return proposal.seed() + entries.size();
  }

  /** Whoever asks about it is there. */
  synchronized void isSeen(Duration now) {
    seen = now;
  }

  /** Time has gone by: one that takes too long, or that nobody asks about, ends. */
  synchronized void look(Bounds bounds, Duration now) {
    if (isWanted() && now.minus(begun).compareTo(bounds.time()) >= 0) {
      end(Phase.TIMED_OUT, now);
    }
    if (now.minus(seen).compareTo(bounds.absence()) >= 0) {
      end(Phase.ABANDONED, now);
    }
  }

  /** As the page shows it. */
  synchronized Lab.Study told(int ahead, Duration now) {
    Duration spent = phase == Phase.WAITING ? Duration.ZERO : (isOver() ? ended : now).minus(begun);
    return new Lab.Study(
        phase,
        proposal.asked(),
        ahead,
        entries.size(),
        proposal.games(),
        (int) spent.toSeconds(),
        failed,
        Lab.Results.of(new Findings(counts)),
        entries.stream().map(Entry::played).toList());
  }

  /** The document that {@code haven simulate --json} prints for as many games. */
  public String json() {
    return Json.MAPPER
        .writerWithDefaultPrettyPrinter()
        .writeValueAsString(Map.of("rows", List.of(result().json())));
  }

  /** The page that {@code haven simulate --html} writes for as many games. */
  public String html() {
    RowResult result = result();
    return HtmlReport.of(
        List.of(result), proposal.command(heading, (int) result.findings().games()));
  }

  private synchronized RowResult result() {
    return new RowResult(heading, proposal.seed(), new Findings(new Counts(counts.numbers())));
  }

  /**
   * The game of that seed.
   *
   * @param other whether the one that it is compared with is meant
   * @throws Denied if it is not played
   */
  public Opened game(long seed, boolean other) {
    Entry entry = entry(seed);
    if (!other) {
      return new Opened(proposal.side().plan(), entry.game.game(setup, seed));
    }
    if (entry.other.isEmpty() || proposal.against().isEmpty() || otherSetup.isEmpty()) {
      throw Denied.of("nothing was compared");
    }
    return new Opened(
        proposal.against().get().side().plan(), entry.other.get().game(otherSetup.get(), seed));
  }

  private synchronized Entry entry(long seed) {
    long place = seed - proposal.seed();
    if (place < 0 || place >= entries.size()) {
      throw Denied.of("the game of that seed is not played");
    }
    return entries.get((int) place);
  }

  /** The table at which a game of it lies already. */
  public synchronized Optional<String> table(long seed, boolean other) {
    return Optional.ofNullable(tables.get(key(seed, other)));
  }

  public synchronized void lies(long seed, boolean other, String code) {
    tables.put(key(seed, other), code);
  }

  private static String key(long seed, boolean other) {
    return seed + (other ? " other" : "");
  }
}
