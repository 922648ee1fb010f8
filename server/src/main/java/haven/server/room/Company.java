package haven.server.room;

import haven.server.store.ChatRow;
import haven.server.store.Person;
import haven.server.store.Store;
import haven.server.store.StoreException;
import haven.server.wire.AtTable;
import haven.server.wire.Codec;
import haven.server.wire.Json;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import tools.jackson.databind.node.ObjectNode;

/**
 * The people in a room: who is there, who sits where, and who plays for somebody who is away.
 * Whatever it does it does as the owner of the room.
 */
public final class Company {
  /** Who plays in place of somebody who is away. */
  public enum Instead {
    /** Nobody: whoever has the code may sit down. */
    NOBODY,
    HOST,
    AUTOMATIC
  }

  private static final Logger LOG = Logger.getLogger(Company.class.getName());
  private static final int CHAT_SHOWN = 50;

  private final Room room;
  private final Store store;
  private final Seats seats;
  private final Audience audience;
  private final Presence presence;

  /** How far the game was when those came back whose seats are still played by others. */
  private final Map<Long, Integer> came = new HashMap<>();

  /** The seats that others may play, and -1 if the host's place may be taken, as told last. */
  private Set<Integer> due = Set.of();

  public Company(Room room, Store store, Seats seats, Audience audience, Presence presence) {
    this.room = room;
    this.store = store;
    this.seats = seats;
    this.audience = audience;
    this.presence = presence;
  }

  private String code() {
    return room.row().code();
  }

  // Coming and going

  public void join(Viewer viewer) {
    room.owned(
        () -> {
          if (!presence.isHere(viewer.person()) && belongs(viewer.person())) {
            came.put(viewer.person().id(), room.number());
          }
          audience.add(viewer, seats.of(viewer.person()));
          List<AtTable.News> news = new ArrayList<>(back());
          seats.all().stream()
              .filter(seat -> seat.isKeptFor(viewer.person()))
              .map(seat -> news(AtTable.Change.WAITS, seat, viewer.person(), seat.person()))
              .forEach(news::add);
          List<Viewer> others = audience.reseat(seats::of);
          others.remove(viewer);
          others.forEach(this::showAll);
          welcome(viewer);
          tell(news);
          room.reseated();
        });
  }

  public void leave(Viewer viewer) {
    room.owned(
        () -> {
          audience.remove(viewer);
          if (belongs(viewer.person())) { // of those who only look on there may be any number
            presence.left(viewer.person());
          }
          reseat(back());
        });
  }

  /** Shows somebody everything anew. */
  public void sync(Viewer viewer) {
    room.owned(() -> showAll(viewer));
  }

  public void welcome(Viewer viewer) {
    viewer.send(Json.write(room.welcome(viewer, store.chat(code(), CHAT_SHOWN))));
  }

  public void showAll(Viewer viewer) {
    viewer.send(Json.write(room.whole(viewer)));
  }

  /** How things stand among the people, to all of them. */
  public void tellTable() {
    due = due();
    for (Viewer viewer : audience.all()) {
      viewer.send(Json.write(room.standing(viewer)));
    }
  }

  private void tell(List<AtTable.News> news) {
    tellTable();
    news.forEach(one -> audience.tell(Codec.write(one)));
  }

  private Set<Integer> due() {
    Set<Integer> found = new HashSet<>();
    seats.all().stream()
        .filter(seat -> presence.isDue(seat, room.row()))
        .forEach(seat -> found.add(seat.number()));
    if (presence.isClaimable(room.row())) {
      found.add(-1);
    }
    return found;
  }

  /** Time has gone by: whoever has been away for long may be replaced, and all should know. */
  public void look() {
    if (!audience.isEmpty() && !due().equals(due)) {
      tellTable();
    }
  }

  /** Somebody has another name now, which all see at once. */
  public void rename(Person person) {
    Optional<String> before =
        audience.all().stream()
            .map(Viewer::person)
            .filter(one -> one.id() == person.id())
            .map(Person::name)
            .findFirst();
    audience.all().stream()
        .filter(viewer -> viewer.person().id() == person.id())
        .forEach(viewer -> viewer.renamed(person));
    seats.rename(person);
    tell(
        before
            .filter(name -> !name.equals(person.name()))
            .map(name -> new AtTable.News(AtTable.Change.RENAMED, -1, person.name(), name))
            .stream()
            .toList());
  }

  public boolean knows(Person person) {
    return presence.isHere(person) || belongs(person);
  }

  private boolean belongs(Person person) {
    return isHost(person)
        || seats.all().stream().anyMatch(seat -> seat.isOf(person) || seat.isKeptFor(person));
  }

  // Seats

  /** Somebody takes, leaves, hands over or automates a seat. */
  public void seat(Consumer<Seats> change) {
    room.owned(
        () -> {
          stored(() -> change.accept(seats));
          reseat(List.of());
        });
  }

  /** What could not be stored has not happened. */
  private void stored(Runnable change) {
    List<Seat> before = seats.all();
    try {
      change.run();
      store.seats(code(), seats.rows(code()));
    } catch (Denied | StoreException e) {
      seats.restore(before);
      throw e;
    }
  }

  private void reseat(List<AtTable.News> news) {
    audience.reseat(seats::of).forEach(this::showAll);
    tell(news);
    room.reseated();
  }

  /**
   * Another plays for somebody who has been away for as long as the table is patient, until that
   * person is back.
   *
   * @param brain the name of the automatic player, if one is to play
   */
  public void replace(Person host, int seat, Instead by, String brain) {
    room.owned(
        () -> {
          hostOnly(host);
          Seat now = seats.at(seat);
          Person absent = now.person().orElseThrow(() -> Denied.of("nobody sits on seat " + seat));
          if (!presence.isDue(now, room.row())) {
            throw Denied.of("whoever sits on seat " + seat + " has not been away for long");
          }
          Person whose = now.keptFor().orElse(absent);
          AtTable.Change what =
              switch (by) {
                case NOBODY -> AtTable.Change.FREED;
                case HOST -> AtTable.Change.TAKEN_OVER;
                case AUTOMATIC -> AtTable.Change.AUTOMATED;
              };
          Seat instead =
              switch (by) {
                case NOBODY -> Seat.free(seat);
                case HOST -> Seat.of(seat, host);
                case AUTOMATIC -> Seat.automatic(seat, brain);
              };
          stored(() -> seats.replace(instead));
          reseat(List.of(news(what, now, host, Optional.of(whose))));
        });
  }

  /** Somebody who is back wants the seat at once. */
  public void takeBack(Person person, int seat) {
    room.owned(
        () -> {
          Seat now = seats.at(seat);
          if (!now.isKeptFor(person)) {
            throw Denied.of("somebody else sits on seat " + seat);
          }
          stored(() -> seats.giveBack(seat));
          reseat(List.of(returned(now, person)));
        });
  }

  /** A choice was made: those who are back and waited for the next question have their seats. */
  public void goOn() {
    List<AtTable.News> news = back();
    if (!news.isEmpty()) {
      audience.reseat(seats::of).forEach(this::showAll);
      tell(news);
    }
  }

  /** Gives seats back to people who are there again, and says which. */
  private List<AtTable.News> back() {
    List<Seat> ready = seats.all().stream().filter(this::goesBack).toList();
    if (ready.isEmpty()) {
      return List.of();
    }
    try {
      stored(() -> ready.forEach(seat -> seats.giveBack(seat.number())));
    } catch (StoreException e) {
      // Whatever is chosen next tries again.
      LOG.log(Level.WARNING, e, () -> "Table " + code() + " could not store its seats");
      return List.of();
    }
    return ready.stream().map(seat -> returned(seat, seat.keptFor().orElseThrow())).toList();
  }

  /** Whoever is just answering for somebody else may finish that. */
  private boolean goesBack(Seat seat) {
    return seat.keptFor().isPresent()
        && presence.isHere(seat.keptFor().get())
        && (seat.person().filter(presence::isHere).isEmpty()
            || !room.isAsked(
                seat.number(), came.getOrDefault(seat.keptFor().get().id(), Integer.MAX_VALUE)));
  }

  private static AtTable.News returned(Seat before, Person owner) {
    return news(AtTable.Change.RETURNED, before, owner, before.person());
  }

  private static AtTable.News news(
      AtTable.Change what, Seat seat, Person who, Optional<Person> whom) {
    return new AtTable.News(what, seat.number(), who.name(), whom.map(Person::name).orElse(""));
  }

  // The host

  public boolean isHost(Person person) {
    return person.id() == room.row().host();
  }

  public void hostOnly(Person person) {
    if (!isHost(person)) {
      throw Denied.of("only the host of the table may do that");
    }
  }

  /** Whether the hero of a seat may be changed by somebody: it sits there, or is the host. */
  public void checkMayDress(Person person, int seat) {
    if (!isHost(person)) {
      room.owned(() -> seats.checkOwner(person, seat));
    }
  }

  /** Somebody who sits at the table is the host from now on, as the host is away for too long. */
  public void claim(Person person) {
    room.owned(
        () -> {
          if (seats.of(person).isEmpty()) {
            throw Denied.of("only who sits at the table may do that");
          }
          if (!presence.isClaimable(room.row())) {
            throw Denied.of("the host has not been away for long");
          }
          host(person);
        });
  }

  /** The host makes somebody else at the table the host. */
  public void handOn(Person host, long to) {
    room.owned(
        () -> {
          hostOnly(host);
          host(
              seats.all().stream()
                  .flatMap(seat -> seat.person().stream())
                  .filter(one -> one.id() == to)
                  .findFirst()
                  .orElseThrow(() -> Denied.of("only who sits at the table may do that")));
        });
  }

  private void host(Person person) {
    room.change(row -> row.withHost(person.id()));
    tell(List.of(new AtTable.News(AtTable.Change.HOST, -1, person.name(), "")));
  }

  /** For how long somebody may be away before another may play instead. */
  public void patience(Person host, int seconds) {
    room.owned(
        () -> {
          hostOnly(host);
          room.change(row -> row.withPatience(seconds));
          tellTable();
        });
  }

  // Talk

  public void chat(Person person, String text) {
    ChatRow said = new ChatRow(code(), person.id(), person.name(), text, Instant.now());
    room.owned(
        () -> {
          store.say(said);
          audience.tell(chat(said));
        });
  }

  /** What was said, as it travels. */
  public static ObjectNode chat(ChatRow said) {
    return Json.object()
        .put("t", "chat")
        .put("who", said.name())
        .put("text", said.text())
        .put("when", said.when().toString());
  }

  /** Points at a hex. */
  public void ping(Person person, int q, int r) {
    room.owned(
        () ->
            audience.tell(
                Json.object().put("t", "ping").put("who", person.name()).put("q", q).put("r", r)));
  }
}
