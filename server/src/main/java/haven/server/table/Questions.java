package haven.server.table;

import haven.model.Criterion;
import haven.model.RuleId;
import haven.play.Refused;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.mind.Judgement;
import haven.play.mind.MonsterTurn;
import haven.play.mind.Reasons;
import haven.play.record.OpenChoices;
import haven.play.table.Initiative;
import haven.play.view.AtOnce;
import haven.play.view.Odds;
import haven.play.view.Reach;
import haven.server.room.Denied;
import haven.server.store.Person;
import haven.server.think.Thinking;
import haven.server.think.Unthought;
import haven.server.wire.Told;
import haven.server.wire.ViewJson;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a player may ask without doing anything: where a move leads, how an attack may end, how it
 * came to this. Answered from a copy of the game, so that the table goes on meanwhile.
 *
 * @param seats by whose knowledge it is answered
 */
public record Questions(Course course, Game game, Set<Integer> seats) {
  /** Where the move that is asked for can lead. */
  public Told.Moves moves(int seat) {
    own(seat);
    return new Told.Moves(Reach.of(game, seat));
  }

  /** What a choice will probably do to whom. */
  public Told.Preview preview(int seat, String text) {
    own(seat);
    try {
      Choice choice = OpenChoices.named(game, seat, text);
      Odds odds = Odds.of(game.insightFor(seat), seat, choice);
      List<Told.Target> targets = new ArrayList<>();
      odds.targets().forEach((figure, target) -> targets.add(told(figure, target)));
      return new Told.Preview(
          targets,
          odds.exact(),
          targets.isEmpty() ? AtOnce.of(game.insightFor(seat), seat, choice) : List.of());
    } catch (Refused refused) {
      throw Denied.of(refused);
    } catch (IllegalArgumentException e) {
      throw Denied.of(String.valueOf(e.getMessage()));
    }
  }

  /**
   * What an automatic player would answer in place of a seat.
   *
   * @param person who asks
   */
  public Told.Hint hint(int seat, Person person, Thinking thinking) {
    own(seat);
    if (course.changed().isPresent() || game.isOver()) {
      throw Denied.of("seat " + seat + " is not asked anything");
    }
    Prompt prompt =
        OpenChoices.promptFor(game, seat)
            .filter(one -> one.kind() != Prompt.Kind.UNDO) // which is between people
            .orElseThrow(() -> Denied.of("seat " + seat + " is not asked anything"));
    try {
      return thinking.hint(person.id(), game, prompt, course.number());
    } catch (Unthought e) {
      throw Denied.of("no hint: " + e.getMessage());
    }
  }

  private static Told.Target told(int figure, Odds.Target target) {
    return new Told.Target(
        figure,
        target.sum().map(Sums::foreseen),
        (int) Math.round(100 * target.expected()),
        percent(target.kills()),
        chances(target));
  }

  private static List<Told.Chance> chances(Odds.Target target) {
    return target.damage().entrySet().stream()
        .map(one -> new Told.Chance(one.getKey(), percent(one.getValue())))
        .toList();
  }

  /** What may be and what may not be is told apart from what always or never is. */
  private static int percent(double likely) {
    if (likely < 1e-9 || likely > 1 - 1e-9) {
      return (int) Math.round(likely) * 100;
    }
    return (int) Math.clamp(Math.round(100 * likely), 1, 99);
  }

  private void own(int seat) {
    if (!seats.contains(seat)) {
      throw Denied.of("somebody else sits on seat " + seat);
    }
  }

  /** Everything that happened and is in force, as these seats saw it. */
  public Told.Log log() {
    List<Told.LogStep> steps = new ArrayList<>();
    course.again(
        Integer.MAX_VALUE,
        false,
        (step, seat, then) ->
            steps.add(
                new Told.LogStep(
                    step == 0 ? seat : course.commander(step - 1),
                    Told.Happened.of(then.viewFor(seats).events()))));
    return new Told.Log(steps);
  }

  /** The view as it was after so many steps. */
  public Told.Look look(int step) {
    Game then = course.again(step, false, null);
    return new Told.Look(step, ViewJson.of(then, course.printed(), _ -> 0).seenBy(seats));
  }

  /**
   * Why something happened: the rule, and where a monster thought about it, what each rule kept and
   * dropped.
   *
   * @param step the step in which it happened
   * @param index which of its events
   */
  public Told.Why why(int step, int index) {
    List<Event> all = new ArrayList<>();
    Game then = course.again(step, true, (_, _, game) -> all.addAll(game.events()));
    List<Event> events = then.events();
    if (index < 0 || index >= events.size()) {
      throw Denied.of("nothing of that number happened then");
    }
    Event event = events.get(index);
    Optional<Told.Sum> sum = new Sums(all, then.sums()).of(all.size() - events.size() + index);
    int thought = -1;
    for (Event one : events.subList(0, index + 1)) {
      thought += one instanceof Event.Focused ? 1 : 0;
    }
    boolean thinking =
        (sum.isEmpty() || event instanceof Event.Attacked)
            && thought >= 0
            && thought < then.thoughts().size()
            && belongs(events, index);
    return thinking
        ? explain(event.rule(), then.thoughts().get(thought), sum)
        : new Told.Why(event.rule(), Optional.empty(), Optional.empty(), sum);
  }

  /** Whether what happened goes back to the last focus: the same figure did it. */
  private static boolean belongs(List<Event> events, int index) {
    for (int i = index; i >= 0; i--) {
      if (events.get(i) instanceof Event.Focused) {
        return events.get(i).who().equals(events.get(index).who());
      }
      if (events.get(i) instanceof Event.TurnStarts) {
        return false;
      }
    }
    return false;
  }

  private static Told.Why explain(RuleId rule, MonsterTurn turn, Optional<Told.Sum> sum) {
    return new Told.Why(
        rule,
        Optional.of(
            turn.notes().stream()
                .map(note -> new Told.Note(note.rule(), Reasons.circumstance(note.circumstance())))
                .toList()),
        Optional.of(turn.why().stream().map(Questions::reason).toList()),
        sum);
  }

  private static Told.Reason reason(Judgement judgement) {
    return new Told.Reason(
        judgement.rule(),
        judgement.criterion(),
        Reasons.criterion(judgement.criterion()),
        judgement.about(),
        candidates(judgement, judgement.kept()),
        candidates(judgement, judgement.dropped()));
  }

  private static List<Told.Candidate> candidates(Judgement of, List<Judgement.Candidate> all) {
    boolean initiative = of.criterion() == Criterion.FOCUS_INITIATIVE;
    return all.stream()
        .map(
            one ->
                new Told.Candidate(
                    one.hex(), initiative ? Initiative.number(one.value()) : one.value()))
        .toList();
  }
}
