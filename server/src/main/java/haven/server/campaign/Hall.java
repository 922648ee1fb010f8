package haven.server.campaign;

import haven.campaign.journey.Homecoming;
import haven.campaign.journey.Outing;
import haven.campaign.keeper.CampaignChoice;
import haven.campaign.keeper.CampaignPrompt;
import haven.play.Refusal;
import haven.play.engine.Game;
import haven.server.room.Audience;
import haven.server.room.Company;
import haven.server.room.Denied;
import haven.server.room.Presence;
import haven.server.room.Room;
import haven.server.room.Seats;
import haven.server.room.SteadyClock;
import haven.server.room.Viewer;
import haven.server.store.ChatRow;
import haven.server.store.Person;
import haven.server.store.Store;
import haven.server.store.StoreException;
import haven.server.store.TableRow;
import haven.server.table.Changed;
import haven.server.table.Definitions;
import haven.server.table.Plan;
import haven.server.table.Tables;
import haven.server.wire.Codec;
import haven.server.wire.Json;
import haven.server.wire.Ledger;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Collectors;
import tools.jackson.databind.node.ObjectNode;

/** One campaign, and the people who play it. Its seats are the places of the people. */
public final class Hall extends Room {
  private static final Logger LOG = Logger.getLogger(Hall.class.getName());
  private static final int MARK_EVERY = 10;

  /** Commands of tables that bring their result home begin so. */
  private static final String TABLE = "table-";

  private final Store store;
  private final Definitions definitions;
  private final Seats seats;
  private final Audience audience = new Audience();
  private final Ballot ballot = new Ballot();
  private final Presence presence;
  private final Company company;
  private TableRow row;
  private Charter charter;
  private Chronicle chronicle;

  Hall(
      Store store,
      Definitions definitions,
      TableRow row,
      Charter charter,
      Seats seats,
      Chronicle chronicle,
      SteadyClock clock) {
    this.store = store;
    this.definitions = definitions;
    this.row = row;
    this.charter = charter;
    this.seats = seats;
    this.chronicle = chronicle;
    presence = new Presence(audience, clock);
    company = new Company(this, store, seats, audience, presence);
  }

  private Reopening reopening() {
    return new Reopening(store, definitions, row, charter);
  }

  // Choices

  /** What came of a command: a choice was made, or a wish of several was noted. */
  public record Done(int n, boolean voted) {}

  /**
   * Somebody makes a choice for a place. What the party does is the host's to decide, or put to the
   * vote. When this returns it is stored, and everybody has been told.
   *
   * @param command by which the same choice is known when it is sent again
   * @param seen the number of the last choice that the sender knew of
   */
  public Done choose(Person person, String command, int place, int seen, CampaignChoice choice) {
    return owned(
        () -> {
          seats.checkOwner(person, place);
          int known = chronicle.accepted(command);
          if (known > 0) {
            return new Done(known, false);
          }
          if (chronicle.changed().isPresent()) {
            throw Denied.of("the rules have changed since; go on from here first");
          }
          if (!chronicle.isCurrent(seen, choice)) {
            throw Denied.stale("the campaign has moved on since you looked");
          }
          if (isForParty(place, choice) && !isAlone(person)) {
            if (charter.deciding() == Ledger.Deciding.VOTE
                && !(choice instanceof CampaignChoice.Return)) {
              return vote(person, command, new Ballot.Wish(place, choice));
            }
            if (!company.isHost(person)) {
              throw Denied.of("the host decides for the party");
            }
          }
          perform(place, command, choice);
          return new Done(chronicle.number(), false);
        });
  }

  /** Whether it concerns all, and nobody was asked alone. */
  private boolean isForParty(int place, CampaignChoice choice) {
    return switch (choice) {
      case CampaignChoice.Create _, CampaignChoice.Errand _, CampaignChoice.Undo _ -> false;
      case CampaignChoice.Together _ -> true;
      case CampaignChoice.Answer _ ->
          chronicle.campaign().prompts().stream().noneMatch(one -> one.person() == place)
              || chronicle.campaign().prompts().stream()
                  .anyMatch(one -> one.person() == CampaignPrompt.ALL && one.waits());
    };
  }

  private boolean isAlone(Person person) {
    return present().equals(Set.of(person.id()));
  }

  /** Those who have a place and are there. */
  private Set<Long> present() {
    return seats.all().stream()
        .flatMap(seat -> seat.person().stream())
        .filter(presence::isHere)
        .map(Person::id)
        .collect(Collectors.toSet());
  }

  private Done vote(Person person, String command, Ballot.Wish wish) {
    Optional<Refusal> no = chronicle.campaign().refusal(wish.place(), wish.choice());
    if (no.isPresent()) {
      throw Denied.of(no.get());
    }
    ballot.vote(person, wish);
    Optional<Ballot.Wish> outcome = ballot.outcome(present(), row.host());
    if (outcome.isEmpty()) {
      company.tellTable();
      return new Done(chronicle.number(), true);
    }
    perform(outcome.get().place(), command, outcome.get().choice());
    return new Done(chronicle.number(), false);
  }

  /** Stored first, then told. */
  private void perform(int place, String command, CampaignChoice choice) {
    Chronicle.Attempt attempt =
        chronicle.attempt(code(), place, command, choice, one -> agrees(place, one));
    try {
      store.append(attempt.rows());
    } catch (StoreException e) {
      LOG.log(Level.SEVERE, e, () -> "Campaign " + code() + " could not store a choice");
      lookAgain();
      throw Denied.stale("the choice could not be stored; look again");
    }
    int from = chronicle.number();
    chronicle.accept(attempt);
    ballot.clear();
    Pages pages = pages();
    audience.step(
        pages::seenBy, (who, patch) -> Codec.write(pages.step(attempt, from, who, patch)));
    company.goOn();
    company.tellTable();
    boolean home = choice instanceof CampaignChoice.Return;
    if (home || chronicle.number() / MARK_EVERY > from / MARK_EVERY) {
      store.snapshot(chronicle.snapshot(code()));
    }
  }

  /** Whoever is not there, or is the same person, does not mind that something is taken back. */
  private boolean agrees(int asking, int other) {
    return seats.isSamePerson(asking, other)
        || seats.at(other).person().filter(presence::isHere).isEmpty();
  }

  /** A commit that failed may have come through all the same: what counts is what is stored. */
  private void lookAgain() {
    try {
      chronicle = reopening().resume();
      showAgain();
    } catch (StoreException | Denied e) {
      LOG.log(Level.SEVERE, e, () -> "Campaign " + code() + " could not be read again");
    }
  }

  private void showAgain() {
    audience.forget();
    audience.all().forEach(company::showAll);
  }

  /** The campaign goes on from where it still goes as it went; what came behind is history. */
  public void goOn(Person person) {
    owned(
        () -> {
          company.hostOnly(person);
          Changed changed = chronicle.changed().orElseThrow(() -> Denied.of("nothing has changed"));
          reopening().goOn(chronicle, changed);
          showAgain();
          company.tellTable();
        });
  }

  /** The host says who decides what the party does. */
  public void deciding(Person person, Ledger.Deciding by) {
    owned(
        () -> {
          company.hostOnly(person);
          Charter other = charter.deciding(by);
          change(now -> now.with(Json.write(other.toJson())));
          charter = other;
          ballot.clear();
          company.tellTable();
        });
  }

  /**
   * The host opens a table for the scenario that the party is out for.
   *
   * @param brain the automatic player of all characters, if the people only look on
   */
  public void play(Person person, Tables tables, Optional<String> brain) {
    owned(
        () -> {
          company.hostOnly(person);
          Outing outing =
              chronicle
                  .campaign()
                  .outing()
                  .orElseThrow(() -> Denied.of("the party is out for no scenario"));
          TableRow.Origin origin = new TableRow.Origin(code(), chronicle.awaySince());
          if (departures().game(origin).isEmpty()) {
            departures().play(tables, person, Plan.of(charter.pack(), outing), origin, brain);
            company.tellTable();
          }
        });
  }

  private Departures departures() {
    return new Departures(store, code(), seats);
  }

  /** A game that was played for the campaign is over: what it brings is booked. */
  void bringHome(TableRow.Origin origin, String table, Game game) {
    owned(
        () -> {
          if (chronicle.awaySince() != origin.n() || chronicle.changed().isPresent()) {
            LOG.log(Level.INFO, () -> "Campaign " + code() + " does not wait for table " + table);
            return;
          }
          CampaignChoice back = new CampaignChoice.Return(Homecoming.of(game));
          try {
            perform(0, TABLE + table, back);
          } catch (Denied no) {
            LOG.log(
                Level.WARNING,
                () -> "Campaign " + code() + " refuses what " + table + " brings: " + no.why());
          }
        });
  }

  /** All tables of the campaign, the first one first. */
  public Ledger.Games games() {
    return departures().games();
  }

  /** Whether somebody could choose that now, and why not. */
  public Ledger.Why why(Person person, int place, CampaignChoice choice) {
    return owned(
        () -> {
          seats.checkOwner(person, place);
          Optional<Refusal> no = chronicle.campaign().refusal(place, choice);
          return new Ledger.Why(no.isEmpty(), no.map(Refusal::rule), no.map(Refusal::why));
        });
  }

  /** What happened: so many steps up to one of them. */
  public Ledger.Log log(Viewer viewer, int before, int most) {
    return owned(() -> pages().log(audience.seats(viewer), before, most));
  }

  /** What is told to whoever was given its code. */
  public Ledger.Invitation invitation() {
    return owned(
        () -> fellowship().invitation(store.person(row.host()).map(Person::name).orElse("")));
  }

  /** In a list of campaigns. */
  public Ledger.Summary summary(Person person) {
    return owned(() -> pages().summary(row, charter, seats.of(person)));
  }

  // People

  /** Somebody takes a free place; one is enough for anybody. */
  public void sit(Person person, int place) {
    if (owned(() -> !seats.of(person).isEmpty())) {
      throw Denied.of("you have a place already");
    }
    company.seat(all -> all.sit(person, place, false));
  }

  @Override
  public Company company() {
    return company;
  }

  boolean isDeserted() {
    return owned(audience::isEmpty);
  }

  @Override
  protected TableRow row() {
    return row;
  }

  @Override
  protected void change(UnaryOperator<TableRow> how) {
    TableRow changed = how.apply(row);
    store.change(changed);
    row = changed;
  }

  @Override
  protected int number() {
    return chronicle.number();
  }

  @Override
  protected boolean isAsked(int seat, int by) {
    return chronicle.isAsked(seat, by);
  }

  /** Whoever has left no longer votes. */
  @Override
  protected void reseated() {
    ballot
        .outcome(present(), row.host())
        .filter(_ -> chronicle.changed().isEmpty())
        .ifPresent(wish -> perform(wish.place(), "ballot-" + chronicle.number(), wish.choice()));
  }

  private Pages pages() {
    return Pages.of(charter.pack(), chronicle);
  }

  private Fellowship fellowship() {
    return new Fellowship(row, charter, seats, audience, presence);
  }

  @Override
  protected ObjectNode welcome(Viewer viewer, List<ChatRow> said) {
    return fellowship().welcome(whole(viewer), viewer, gathering(), said);
  }

  @Override
  protected ObjectNode whole(Viewer viewer) {
    ObjectNode json = Json.object();
    json.put("t", "view").put("n", chronicle.number()).put("kept", chronicle.kept());
    json.set("view", audience.view(audience.seats(viewer), who -> pages().seenBy(who)));
    return json;
  }

  @Override
  protected ObjectNode standing(Viewer viewer) {
    return Codec.write(new Ledger.Standing(gathering()));
  }

  private Ledger.Gathering gathering() {
    Pages pages = pages();
    return fellowship()
        .gathering(
            chronicle.changed().map(Changed::told),
            chronicle.awaySince() == 0
                ? Optional.empty()
                : departures()
                    .game(new TableRow.Origin(code(), chronicle.awaySince()))
                    .map(Departures::shown),
            ballot.wishes().stream().map(pages::vote).toList());
  }
}
