package haven.server.lab;

import haven.bots.lab.Sample;
import haven.content.pack.Library;
import haven.server.room.Denied;
import haven.server.room.SteadyClock;
import haven.server.store.Person;
import haven.server.think.Brains;
import haven.server.wire.Fields;
import haven.server.wire.Lab;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * Where bots play many games for somebody. Each person has one study at a time; a few are worked on
 * at once, in turns of a game, the others wait. Its threads are its own, fewer than the machine has
 * cores and of the least priority: tables, and bots at tables, do not wait for it.
 */
public final class Laboratory implements AutoCloseable {
  private static final Logger LOG = Logger.getLogger(Laboratory.class.getName());
  private static final long IDLE_SECONDS = 30;

  private final Library library;
  private final Brains brains;
  private final Bounds bounds;
  private final SteadyClock clock;
  private final ThreadPoolExecutor pool;

  /** The newest study of each person, in the order in which they were begun. */
  private final Map<Long, Study> studies = new LinkedHashMap<>();

  private final List<Study> running = new ArrayList<>();
  private final Deque<Study> waiting = new ArrayDeque<>();

  /**
   * @param brains who may play here
   */
  @SuppressWarnings("ThreadPriorityCheck") // a wish, where the system heeds it
  public Laboratory(Library library, Brains brains, Bounds bounds, SteadyClock clock) {
    this.library = library;
    this.brains = brains;
    this.bounds = bounds;
    this.clock = clock;
    pool =
        new ThreadPoolExecutor(
            bounds.threads(),
            bounds.threads(),
            IDLE_SECONDS,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(),
            Thread.ofPlatform().daemon().priority(Thread.MIN_PRIORITY).name("lab-", 1).factory(),
            new ThreadPoolExecutor.DiscardPolicy()); // after it is closed
    pool.allowCoreThreadTimeOut(true);
  }

  /**
   * Begins what somebody asks for.
   *
   * @param address where it comes from
   * @throws Denied if they have one already, or too many wait
   */
  public void begin(Person person, String address, Fields fields) {
    Proposal proposal = Proposal.of(fields, brains.names(), bounds.games());
    allow(person, address); // setting up is work, too
    Study study = new Study(proposal, address, library.asItIs(), clock.now());
    synchronized (this) {
      allow(person, address);
      studies.remove(person.id());
      studies.put(person.id(), study);
      waiting.add(study);
      forget();
    }
    goOn();
  }

  private synchronized void allow(Person person, String address) {
    Study before = studies.get(person.id());
    if (before != null && !before.isOver()) {
      throw Denied.of("one study at a time; stop the other first");
    }
    long near =
        studies.values().stream()
            .filter(study -> !study.isOver() && study.address().equals(address))
            .count();
    if (near >= bounds.perAddress() || waiting.size() >= bounds.waiting()) {
      throw Denied.of("too many wait for the laboratory; try again later");
    }
  }

  /** Those that are over leave, the oldest first, when there are too many. */
  private void forget() {
    Iterator<Study> oldest = studies.values().iterator();
    while (studies.size() > bounds.kept() && oldest.hasNext()) {
      if (oldest.next().isOver()) {
        oldest.remove();
      }
    }
  }

  /** Who waits is next when there is room. */
  private synchronized void goOn() {
    running.removeIf(Study::isOver);
    waiting.removeIf(Study::isOver);
    while (running.size() < bounds.running() && !waiting.isEmpty()) {
      Study next = waiting.remove();
      next.begin(clock.now());
      running.add(next);
      for (int i = 0; i < bounds.threads(); i++) {
        pool.execute(() -> playOn(next));
      }
    }
  }

  /** Plays a game of it, and lines up again behind the others. */
  private void playOn(Study study) {
    OptionalLong seed = study.next();
    if (seed.isEmpty()) {
      return;
    }
    try {
      Optional<Sample> sample = study.job().sample(seed.getAsLong(), study::isWanted);
      sample.ifPresent(one -> study.handIn(one, clock.now()));
    } catch (RuntimeException e) {
      LOG.log(Level.WARNING, e, () -> "a study of the laboratory failed");
      study.fail(seed.getAsLong(), clock.now());
    }
    if (study.isOver()) {
      goOn();
    } else {
      pool.execute(() -> playOn(study));
    }
  }

  /** The newest study of somebody, who looks at it now. */
  public synchronized Optional<Study> of(Person person) {
    Optional<Study> found = Optional.ofNullable(studies.get(person.id()));
    found.ifPresent(study -> study.isSeen(clock.now()));
    return found;
  }

  public void stop(Person person) {
    of(person).ifPresent(study -> study.end(Lab.Phase.STOPPED, clock.now()));
    goOn();
  }

  /** What there is for somebody. */
  public Lab.Bench bench(Optional<Person> person) {
    Optional<Study> study = person.flatMap(this::of);
    return new Lab.Bench(
        bounds.games(),
        (int) bounds.time().toMinutes(),
        study.map(one -> one.told(ahead(one), clock.now())));
  }

  private synchronized int ahead(Study study) {
    int place = new ArrayList<>(waiting).indexOf(study);
    return place < 0 ? 0 : place + running.size();
  }

  /** Time has gone by. */
  public void look() {
    List<Study> all;
    synchronized (this) {
      all = List.copyOf(studies.values());
    }
    all.forEach(study -> study.look(bounds, clock.now()));
    goOn();
  }

  @Override
  public synchronized void close() {
    studies.values().forEach(study -> study.end(Lab.Phase.STOPPED, clock.now()));
    pool.shutdownNow();
  }
}
