package haven.server.think;

import haven.bots.Bot;
import haven.bots.Decision;
import haven.bots.Strength;
import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.view.Insight;
import haven.server.wire.Told;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Bots think here, each kind of question on threads of its own and within a limit of time. */
public final class Thinking implements AutoCloseable {
  private static final Logger LOG = Logger.getLogger(Thinking.class.getName());
  private static final int CORES = Runtime.getRuntime().availableProcessors();

  /** How long a seat thinks at most. */
  private static final Duration USUAL = Duration.ofSeconds(5);

  /** A hint is there within a second; a machine that has much to do may take longer. */
  private static final Duration PATIENCE = Duration.ofSeconds(4);

  private static final Duration LONGEST_REVIEW = Duration.ofSeconds(30);

  private final Brains brains;
  private final Duration limit;
  private final Thinkers seats = new Thinkers("bot", Math.max(2, CORES / 2));
  private final Thinkers hints = new Thinkers("hint", Math.max(1, CORES / 2));
  private final Thinkers reviews = new Thinkers("review", 1);
  private final Set<String> blamed = ConcurrentHashMap.newKeySet();
  private final Set<Long> advised = ConcurrentHashMap.newKeySet();

  public Thinking(Brains brains) {
    this(brains, USUAL);
  }

  /**
   * @param limit how long a seat thinks at most
   */
  public Thinking(Brains brains, Duration limit) {
    this.brains = brains;
    this.limit = limit;
  }

  public Brains brains() {
    return brains;
  }

  /**
   * The answer of an automatic player. Nobody has to guess what it will do next: each choice has a
   * seed of its own. For one that fails or takes too long, the plainest answers.
   */
  public Choice answer(Optional<String> name, Insight insight, Prompt prompt) {
    String wanted = brains.stored(name.orElse(brains.usual()));
    long seed = ThreadLocalRandom.current().nextLong();
    try {
      return considered(seats, limit, brains.bot(wanted, seed), insight, prompt).choice();
    } catch (Unthought e) {
      if (!seats.isClosed() && blamed.add(wanted)) {
        LOG.log(
            Level.WARNING,
            e,
            () ->
                "the automatic player %s had no answer to %s, any other is given; this is said once"
                    .formatted(wanted, prompt.kind()));
      }
      return Strength.RANDOM.bot(seed).decide(insight, prompt);
    }
  }

  /**
   * What the usual one would answer.
   *
   * @param person who asks: nobody is given two hints at once
   * @param seed by which it thinks the same again
   */
  public Told.Hint hint(long person, Game game, Prompt prompt, long seed) throws Unthought {
    if (!advised.add(person)) {
      throw new Unthought("one hint at a time", new IllegalStateException());
    }
    try {
      Bot bot = brains.bot(brains.usual(), seed);
      return hints.within(PATIENCE, () -> new Advice(game, prompt, bot, seed).hint());
    } finally {
      advised.remove(person);
    }
  }

  /** Looks through a game that is over, in the background and within a limit of time. */
  public Review review(Review.Past past) throws Unthought {
    Review review = new Review(past, seed -> brains.bot(brains.usual(), seed));
    reviews.inTime(LONGEST_REVIEW, review::work);
    return review;
  }

  private static Decision considered(
      Thinkers who, Duration within, Bot bot, Insight insight, Prompt prompt) throws Unthought {
    Decision decision = who.within(within, () -> bot.consider(insight, prompt));
    if (!prompt.allows(decision.choice())) {
      throw new Unthought("it is not offered", new IllegalStateException(decision.choice().text()));
    }
    return decision;
  }

  public boolean isClosed() {
    return seats.isClosed();
  }

  @Override
  public void close() {
    seats.close();
    hints.close();
    reviews.close();
  }
}
