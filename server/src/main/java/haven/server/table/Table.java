package haven.server.table;

import haven.model.Cite;
import haven.model.RuleId;
import haven.play.engine.Choice;
import haven.server.room.Audience;
import haven.server.room.Company;
import haven.server.room.Denied;
import haven.server.room.Presence;
import haven.server.room.Room;
import haven.server.room.Seat;
import haven.server.room.Seats;
import haven.server.room.SteadyClock;
import haven.server.room.Viewer;
import haven.server.store.ChatRow;
import haven.server.store.Person;
import haven.server.store.Store;
import haven.server.store.StoreException;
import haven.server.store.TableRow;
import haven.server.think.Review;
import haven.server.think.Thinking;
import haven.server.think.Unthought;
import haven.server.wire.AtTable;
import haven.server.wire.Codec;
import haven.server.wire.Json;
import haven.server.wire.Told;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/** One table: a game, and the people who play it. */
public final class Table extends Room {
  private static final Logger LOG = Logger.getLogger(Table.class.getName());
  private static final int SNAPSHOT_EVERY = 50;

  private final Store store;
  private final Definitions definitions;
  private final Seats seats;
  private final Audience audience = new Audience();
  private final Company company;
  private final Notices notices;
  private final Thinking thinking;
  private final Automatic automatic;
  private final Outings outings;
  private TableRow row;
  private Plan plan;
  private @Nullable Course course;
  private @Nullable Review review;

  Table(
      Store store,
      Definitions definitions,
      TableRow row,
      Plan plan,
      Seats seats,
      Thinking thinking,
      SteadyClock clock,
      Outings outings,
      Function<Table, Runnable> playing) {
    this.store = store;
    this.definitions = definitions;
    this.row = row;
    this.plan = plan;
    this.seats = seats;
    this.thinking = thinking;
    this.outings = outings;
    automatic = new Automatic(this, seats, thinking, playing);
    Presence presence = new Presence(audience, clock);
    notices = new Notices(seats, audience, presence);
    company = new Company(this, store, seats, audience, presence);
  }

  // The game

  /** Plays what is stored again; the table is where it was, or where it no longer goes on. */
  void resume() {
    if (!row.started()) {
      return;
    }
    Course again = resumption(plan).resume();
    course = again;
    LOG.log(
        Level.INFO,
        () ->
            "Table %s resumes at %d, hash %016x%s"
                .formatted(
                    code(),
                    again.number(),
                    again.game().hash(),
                    again.changed().map(change -> ": " + change).orElse("")));
  }

  private Resumption resumption(Plan wanted) {
    return new Resumption(store, definitions, row, wanted);
  }

  /** The game goes on from where it still goes as it went; what came behind is history. */
  public void goOn(Person person) {
    owned(
        () -> {
          Course running = running();
          if (seats.of(person).isEmpty()) {
            throw Denied.of("only who sits at the table may do that");
          }
          Changed changed = running.changed().orElseThrow(() -> Denied.of("nothing has changed"));
          resumption(plan).goOn(running, changed);
          row = running.game().isOver() ? row.asOver() : row.asRunning();
          store.change(row);
          showAgain();
          company.tellTable();
          automatic.wake();
        });
  }

  /** The host starts the game. */
  public void start(Person person) {
    owned(
        () -> {
          company.hostOnly(person);
          if (course != null) {
            throw Denied.of("the game has started");
          }
          seats.checkFull();
          Course begun = resumption(plan).start();
          row = row.asStarted();
          store.change(row);
          course = begun;
          audience.all().forEach(company::welcome);
          automatic.wake();
        });
  }

  private Course running() {
    Course running = course;
    if (running == null) {
      throw Denied.of("the game has not started yet");
    }
    return running;
  }

  /**
   * Somebody makes a choice for a seat. When this returns it is stored, and everybody has been
   * told.
   *
   * @param command by which the same choice is known when it is sent again
   * @param seen the number of the last choice that the sender knew of
   * @return the number of the choice
   */
  public int choose(Person person, String command, int seat, int seen, String text) {
    return owned(
        () -> {
          Course running = running();
          seats.checkOwner(person, seat);
          int known = running.accepted(command);
          if (known > 0) {
            return known;
          }
          if (running.game().isOver()) {
            if (seen < running.number()) { // somebody else's choice ended it meanwhile
              throw Denied.stale("the scenario is over: the table has moved on since you looked");
            }
            RuleId rule = running.game().setup().ruleset().cite(Cite.PLAYED_TO_THE_END);
            throw Denied.byRule("the scenario is over", rule.text());
          }
          if (running.changed().isPresent()) {
            throw Denied.of("the rules have changed since; go on from here first");
          }
          if (!running.isCurrent(seat, seen, text)) {
            throw Denied.stale("the table has moved on since you looked");
          }
          Course.Attempt attempt = attempt(running, seat, command, text);
          perform(running, attempt);
          automatic.wake();
          return running.number();
        });
  }

  private Course.Attempt attempt(Course running, int seat, String command, String text) {
    return running.attempt(code(), seat, command, text, seats);
  }

  /** Stored first, then told. */
  private void perform(Course running, Course.Attempt attempt) {
    try {
      store.append(attempt.rows());
    } catch (StoreException e) {
      LOG.log(Level.SEVERE, e, () -> "Table " + code() + " could not store a choice");
      lookAgain();
      throw Denied.stale("the choice could not be stored; look again");
    }
    int from = running.number();
    running.accept(attempt);
    audience.step(
        Notices.moment(running)::seenBy,
        (who, patch) -> Codec.write(Notices.step(running, attempt, from, who, patch)));
    company.goOn();
    if (running.number() / SNAPSHOT_EVERY > from / SNAPSHOT_EVERY || running.game().isOver()) {
      store.snapshot(running.snapshot(code()));
    }
    finish(running);
  }

  /** A game that is over is booked in its campaign, and closed. */
  private void finish(Course running) {
    if (running.game().isOver() && !row.over()) {
      row.origin().ifPresent(origin -> outings.over(origin, code(), running.game()));
      change(TableRow::asOver);
      company.tellTable();
    }
  }

  /** A commit that failed may have come through all the same: what counts is what is stored. */
  private void lookAgain() {
    try {
      resume();
      showAgain();
    } catch (StoreException | Denied e) {
      LOG.log(Level.SEVERE, e, () -> "Table " + code() + " could not be read again");
    }
  }

  private void showAgain() {
    audience.forget();
    audience.all().forEach(company::showAll);
  }

  // Automatic players

  /** The game, if choices can be made in it. */
  Optional<Course> goingOn() {
    return Optional.ofNullable(course).filter(one -> one.changed().isEmpty());
  }

  /** An automatic player has chosen. */
  void answer(int seat, Choice choice) {
    Course running = running();
    String command = Bundles.AUTOMATIC + (running.number() + 1);
    perform(running, attempt(running, seat, command, choice.text()));
  }

  Automatic automatic() {
    return automatic;
  }

  @Override
  protected void reseated() {
    automatic.wake();
  }

  /** After a restart automatic players go on, and what was not finished is. */
  void wake() {
    owned(
        () -> {
          goingOn().ifPresent(this::finish);
          automatic.wake();
        });
  }

  // People

  @Override
  public Company company() {
    return company;
  }

  boolean isDeserted() {
    return owned(() -> audience.isEmpty() && !automatic.isAwake());
  }

  private Notices.Standing now() {
    return new Notices.Standing(row, plan, course);
  }

  @Override
  protected TableRow row() {
    return row;
  }

  @Override
  protected ObjectNode welcome(Viewer viewer, List<ChatRow> said) {
    return notices.welcome(now(), viewer, said);
  }

  @Override
  protected ObjectNode whole(Viewer viewer) {
    return notices.whole(now(), viewer);
  }

  @Override
  protected ObjectNode standing(Viewer viewer) {
    return notices.table(now(), viewer);
  }

  @Override
  protected void change(UnaryOperator<TableRow> how) {
    TableRow changed = how.apply(row);
    store.change(changed);
    row = changed;
  }

  @Override
  protected int number() {
    return course == null ? 0 : course.number();
  }

  @Override
  protected boolean isAsked(int seat, int by) {
    Course running = course;
    return running != null
        && running.game().prompts().stream()
            .anyMatch(one -> !one.group() && one.seat() == seat && running.since(one) <= by);
  }

  /** What is played, and by whom, is changed before the start. */
  public void plan(Person person, Function<Plan, Plan> change) {
    owned(
        () -> {
          if (course != null) {
            throw Denied.of("the game has started");
          }
          Plan wanted = change.apply(plan);
          resumption(wanted).course(definitions.installed());
          seats.resize(wanted.heroes().size(), person);
          plan = wanted;
          row = row.with(Json.write(plan.toJson()));
          store.change(row);
          store.seats(code(), seats.rows(code()));
          audience.reseat(seats::of);
          company.tellTable();
        });
  }

  // Questions

  /** Answers what somebody would like to know, by what its seats may know. */
  public Record ask(Viewer viewer, Function<Questions, Record> question) {
    Questions asked =
        owned(
            () -> {
              Course now = running();
              return new Questions(now, now.game().copy(), audience.seats(viewer));
            });
    return question.apply(asked);
  }

  /** What is told to whoever was given its code. */
  public AtTable.Invitation invitation() {
    return owned(
        () ->
            new AtTable.Invitation(
                code(),
                store.person(row.host()).map(Person::name).orElse(""),
                plan.pack(),
                plan.scenario(),
                course != null,
                row.over(),
                seats.all().stream()
                    .filter(seat -> seat.kind() == Seat.Kind.FREE)
                    .map(seat -> plan.heroes().get(seat.number()).characterClass())
                    .toList()));
  }

  /** How far the review of the game has come; it is begun when somebody wants it. */
  public Told.Review review(Viewer viewer) {
    return owned(
        () -> {
          Course played = running();
          if (!played.game().isOver()) {
            throw Denied.of("the scenario is not over yet");
          }
          Review known = review;
          if (known == null) {
            known = reviewed(played);
            review = known;
          }
          return known.told(audience.seats(viewer));
        });
  }

  private Review reviewed(Course played) {
    try {
      return thinking.review(Finished.of(played));
    } catch (Unthought e) {
      throw Denied.of("no review: " + e.getMessage());
    }
  }

  /** In a list of tables. */
  public ObjectNode summary(Person person) {
    return owned(() -> Notices.summary(now(), seats.of(person)));
  }
}
