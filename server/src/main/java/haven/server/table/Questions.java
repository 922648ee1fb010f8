package haven.server.table;

import haven.board.Hex;
import haven.model.Criterion;
import haven.play.Refused;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Game;
import haven.play.mind.Judgement;
import haven.play.mind.MonsterTurn;
import haven.play.record.ChoiceText;
import haven.play.table.Initiative;
import haven.play.view.Odds;
import haven.play.view.Reach;
import haven.server.wire.EventJson;
import haven.server.wire.Json;
import haven.server.wire.ViewJson;
import haven.server.wire.Wordings;
import java.util.List;
import java.util.Set;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What a player may ask without doing anything: where a move leads, how an attack may end, how it
 * came to this. Answered from a copy of the game, so that the table goes on meanwhile.
 *
 * @param seats by whose knowledge it is answered
 */
public record Questions(Course course, Game game, Set<Integer> seats) {
  private static final int WORLDS = 100;

  /** Where the move that is asked for can lead. */
  public ObjectNode moves(int seat) {
    own(seat);
    ObjectNode json = Json.object();
    ArrayNode list = json.putArray("moves");
    for (Reach.Spot spot : Reach.of(game, seat)) {
      ArrayNode one = list.addArray();
      one.add(spot.hex().q()).add(spot.hex().r()).add(spot.points());
      one.add(spot.before().q()).add(spot.before().r());
      ArrayNode flags = one.addArray();
      spot.perils().forEach(peril -> flags.add(peril.name()));
      if (!spot.mayStop()) {
        flags.add("PASS");
      }
    }
    return json;
  }

  /** What a choice will probably do to whom. */
  public ObjectNode preview(int seat, String text) {
    own(seat);
    Odds odds;
    try {
      Choice choice = ChoiceText.named(game, seat, text);
      odds = Odds.of(game.insightFor(seat), seat, choice, WORLDS);
    } catch (Refused refused) {
      throw Denied.of(refused);
    } catch (IllegalArgumentException e) {
      throw Denied.of(String.valueOf(e.getMessage()));
    }
    ObjectNode json = Json.object();
    ArrayNode list = json.putArray("targets");
    odds.targets()
        .forEach(
            (figure, target) -> {
              ObjectNode one = list.addObject();
              one.put("figure", figure);
              one.put("value", odds.values().getOrDefault(figure, 0));
              one.put("shield", target.shield());
              one.put("kill", percent(target.kills(), odds.worlds()));
              ArrayNode damage = one.putArray("damage");
              target
                  .damage()
                  .forEach(
                      (amount, times) ->
                          damage.addArray().add(amount).add(percent(times, odds.worlds())));
            });
    return json;
  }

  private static int percent(int times, int of) {
    return Math.round(times * 100f / of);
  }

  private void own(int seat) {
    if (!seats.contains(seat)) {
      throw Denied.of("somebody else sits on seat " + seat);
    }
  }

  /** Everything that happened and is in force, as these seats saw it. */
  public ObjectNode log() {
    ObjectNode json = Json.object();
    ArrayNode steps = json.putArray("steps");
    course.again(
        Integer.MAX_VALUE,
        false,
        (_, seat, then) -> {
          ObjectNode one = steps.addObject();
          one.put("seat", seat);
          one.set("events", EventJson.of(then.viewFor(seats).events()));
        });
    return json;
  }

  /** The view as it was after so many steps. */
  public ObjectNode look(int step) {
    Game then = course.again(step, false, null);
    ObjectNode json = Json.object();
    json.put("step", step);
    json.set("view", ViewJson.of(then, course.printed(), _ -> 0).seenBy(seats));
    return json;
  }

  /**
   * Why something happened: the rule, and where a monster thought about it, what each rule kept and
   * dropped.
   *
   * @param step the step in which it happened
   * @param index which of its events
   */
  public ObjectNode why(int step, int index) {
    Game then = course.again(step, true, null);
    List<Event> events = then.events();
    if (index < 0 || index >= events.size()) {
      throw Denied.of("nothing of that number happened then");
    }
    Event event = events.get(index);
    ObjectNode json = Json.object();
    json.put("rule", event.rule().toString());
    int thought = -1;
    for (Event one : events.subList(0, index + 1)) {
      thought += one instanceof Event.Focused ? 1 : 0;
    }
    boolean thinking = thought >= 0 && thought < then.thoughts().size() && belongs(events, index);
    if (thinking) {
      explain(then.thoughts().get(thought), json);
    }
    return json;
  }

  /** Whether what happened goes back to the last focus: the same figure did it. */
  private static boolean belongs(List<Event> events, int index) {
    for (int i = index; i >= 0; i--) {
      if (events.get(i) instanceof Event.Focused) {
        return events.get(i).who() == events.get(index).who();
      }
      if (events.get(i) instanceof Event.TurnStarts) {
        return false;
      }
    }
    return false;
  }

  private static void explain(MonsterTurn turn, ObjectNode json) {
    ArrayNode notes = json.putArray("notes");
    for (MonsterTurn.Note note : turn.notes()) {
      notes
          .addObject()
          .put("rule", note.rule().toString())
          .set("text", Wordings.circumstance(note.circumstance()));
    }
    ArrayNode judgements = json.putArray("judgements");
    for (Judgement judgement : turn.why()) {
      ObjectNode one = judgements.addObject();
      one.put("rule", judgement.rule().toString());
      one.put("criterion", judgement.criterion().name());
      one.set("text", Wordings.criterion(judgement.criterion()));
      one.set("about", hex(judgement.about()));
      one.set("kept", candidates(judgement, judgement.kept()));
      one.set("dropped", candidates(judgement, judgement.dropped()));
    }
  }

  private static ArrayNode candidates(Judgement of, List<Judgement.Candidate> candidates) {
    ArrayNode list = Json.array();
    for (Judgement.Candidate candidate : candidates) {
      int value = candidate.value();
      boolean initiative = of.criterion() == Criterion.FOCUS_INITIATIVE;
      list.add(hex(candidate.hex()).add(initiative ? Initiative.number(value) : value));
    }
    return list;
  }

  private static ArrayNode hex(Hex hex) {
    return Json.array().add(hex.q()).add(hex.r());
  }
}
