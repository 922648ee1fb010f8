package haven.server.table;

import haven.play.engine.Event;
import haven.play.manners.Courtesy;
import haven.play.view.View;
import haven.server.room.Audience;
import haven.server.room.Company;
import haven.server.room.Presence;
import haven.server.room.Seat;
import haven.server.room.Seats;
import haven.server.room.Viewer;
import haven.server.store.ChatRow;
import haven.server.store.Person;
import haven.server.store.TableRow;
import haven.server.wire.AtTable;
import haven.server.wire.Codec;
import haven.server.wire.Json;
import haven.server.wire.Told;
import haven.server.wire.ViewJson;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What people are told about a table. */
record Notices(Seats seats, Audience audience, Presence presence) {

  /**
   * How things stand at a table: what is stored of it, what is planned, and the game once begun.
   */
  record Standing(TableRow row, Plan plan, @Nullable Course course) {}

  /** The moment in which the game is. */
  static ViewJson moment(Course course) {
    return ViewJson.of(course.game(), course.printed(), course::since);
  }

  /** What a choice has led to. */
  static Told.Step step(
      Course course, Course.Attempt attempt, int from, Set<Integer> who, ObjectNode patch) {
    List<Told.Happened> events = new ArrayList<>();
    List<Integer> parts = new ArrayList<>();
    if (!attempt.undo()) {
      for (List<Event> part : attempt.parts()) {
        parts.add(part.size());
        events.addAll(Told.Happened.of(View.seen(part, who)));
      }
    }
    return new Told.Step(
        "step",
        course.number(),
        from,
        course.kept(),
        attempt.seat(),
        events,
        attempt.undo() ? Optional.of(true) : Optional.empty(),
        parts.size() != 1 ? Optional.of(parts) : Optional.empty(),
        attempt.refused(),
        patch);
  }

  /** Everything that somebody may know. */
  ObjectNode whole(Standing now, Viewer viewer) {
    ObjectNode json = Json.object();
    json.put("t", "view");
    Course course = now.course;
    if (course != null) {
      json.put("n", course.number());
      json.put("kept", course.kept());
      json.set("view", audience.view(audience.seats(viewer), who -> moment(course).seenBy(who)));
    }
    return json;
  }

  ObjectNode welcome(Standing now, Viewer viewer, List<ChatRow> said) {
    ObjectNode json = whole(now, viewer);
    json.put("t", "welcome");
    json.put("v", 1);
    ObjectNode me = json.putObject("me");
    me.put("person", viewer.person().id()).put("name", viewer.person().name());
    me.put("everything", seats.asksEverything(viewer.person()));
    ArrayNode courtesies = me.putArray("courtesies");
    for (Courtesy one : Courtesy.values()) {
      courtesies.addArray().add(one.words().key());
    }
    json.set("table", Codec.write(describe(now, viewer)));
    ArrayNode chat = json.putArray("chat");
    said.forEach(one -> chat.add(Company.chat(one)));
    return json;
  }

  ObjectNode table(Standing now, Viewer viewer) {
    return Codec.write(new AtTable.Standing(describe(now, viewer)));
  }

  /** Who sits where, and what is to be played. */
  private AtTable.Table describe(Standing now, Viewer viewer) {
    Plan plan = now.plan;
    return new AtTable.Table(
        now.row.code(),
        plan.pack(),
        plan.scenario(),
        plan.difficulty(),
        plan.level().isPresent() ? Optional.of(plan.level().getAsInt()) : Optional.empty(),
        plan.variants().stream().sorted().toList(),
        now.course != null,
        now.row.over(),
        Optional.ofNullable(now.course).flatMap(Course::changed).map(Changed::told),
        now.row.host(),
        presence.isHere(now.row.host()),
        presence.isClaimable(now.row),
        now.row.patience(),
        seats.all().stream().map(seat -> place(now, seat, audience.seats(viewer))).toList(),
        audience.all().stream()
            .map(Viewer::person)
            .filter(person -> seats.of(person).isEmpty())
            .map(Person::name)
            .distinct()
            .toList());
  }

  /** As somebody sees it: which cards the others take along is their secret. */
  private AtTable.Place place(Standing now, Seat seat, Set<Integer> own) {
    ObjectNode hero = now.plan.heroes().get(seat.number()).toJson();
    if (!own.contains(seat.number())) {
      hero.remove("cards");
    }
    boolean away = seat.person().filter(person -> !presence.isHere(person)).isPresent();
    return new AtTable.Place(
        seat.number(),
        hero,
        AtTable.Player.valueOf(seat.kind().name()),
        seat.person().map(Person::id),
        seat.person().map(Person::name),
        seat.person().map(_ -> !away),
        seat.person()
            .filter(person -> away && presence.hasLeft(person))
            .map(person -> (int) presence.away(person.id()).toSeconds()),
        away ? Optional.of(presence.isDue(seat, now.row)) : Optional.empty(),
        seat.keptFor().map(person -> new AtTable.Who(person.id(), person.name())),
        seat.brain());
  }

  /** In a list of tables. */
  static ObjectNode summary(Standing now, Set<Integer> own) {
    Course course = now.course;
    ObjectNode json = Json.object();
    json.put("code", now.row.code());
    json.put("pack", now.plan.pack());
    json.put("scenario", now.plan.scenario());
    json.put("title", course == null ? "" : course.game().setup().scenario().name());
    json.put("started", course != null);
    json.put("over", now.row.over());
    json.put("round", course == null ? 0 : course.game().state().round());
    json.put(
        "yourTurn",
        course != null
            && course.game().prompts().stream().anyMatch(prompt -> own.contains(prompt.seat())));
    json.put("when", now.row.made().toString());
    return json;
  }
}
