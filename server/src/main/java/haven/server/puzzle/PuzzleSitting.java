package haven.server.puzzle;

import haven.bots.puzzle.Puzzle;
import haven.bots.puzzle.PuzzleRun;
import haven.model.Cite;
import haven.model.FigureId;
import haven.play.Refused;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.manners.Courtesy;
import haven.play.manners.Manners;
import haven.play.record.OpenChoices;
import haven.play.view.Reach;
import haven.play.view.View;
import haven.server.room.Denied;
import haven.server.wire.Puzzling;
import haven.server.wire.Told;
import haven.server.wire.ViewJson;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import tools.jackson.databind.node.ObjectNode;

/** Somebody at a puzzle, as far as one question of the page goes. */
public final class PuzzleSitting {
  /** No turn has half as many. */
  public static final int MOST_CHOICES = 150;

  private static final String UNKNOWN = "there is no such puzzle";

  private final PuzzleShelf shelf;
  private final Puzzle puzzle;
  private final PuzzleRun run;
  private final Set<Integer> seats;
  private final List<String> made = new ArrayList<>();
  private final List<Told.LogStep> steps = new ArrayList<>();

  private PuzzleSitting(PuzzleShelf shelf, Puzzle puzzle, PuzzleRun run) {
    this.shelf = shelf;
    this.puzzle = puzzle;
    this.run = run;
    seats = Set.of(run.seat());
    steps.add(new Told.LogStep(-1, Told.Happened.of(View.seen(before(run.game()), seats))));
  }

  /** The round, and what happened in it just before the turn. */
  private static List<Event> before(Game game) {
    List<Event> events = new ArrayList<>();
    events.add(
        new Event.RoundStarts(game.setup().ruleset().cite(Cite.ROUND), game.state().round()));
    for (Event event : game.events()) {
      if (event instanceof Event.RoundStarts) {
        events.clear();
      }
      events.add(event);
    }
    return events;
  }

  /**
   * The puzzle after these choices.
   *
   * @param hosted whether what has one sensible answer is then answered
   * @throws IllegalArgumentException if there is no such puzzle
   * @throws Denied if it refuses a choice
   */
  public static PuzzleSitting after(
      PuzzleShelf shelf, String id, List<String> choices, boolean hosted) {
    Puzzle puzzle = shelf.puzzle(id).orElseThrow(() -> new IllegalArgumentException(UNKNOWN));
    PuzzleRun run = shelf.begin(puzzle).orElseThrow(() -> new IllegalArgumentException(UNKNOWN));
    PuzzleSitting sitting = new PuzzleSitting(shelf, puzzle, run);
    if (choices.size() > MOST_CHOICES) {
      throw Denied.of("no turn has so many choices");
    }
    choices.forEach(sitting::choose);
    if (hosted) {
      sitting.host();
    }
    return sitting;
  }

  private void choose(String text) {
    try {
      pass(text);
      take(OpenChoices.named(run.game(), run.seat(), text));
    } catch (Refused refused) {
      throw Denied.of(refused);
    } catch (IllegalArgumentException e) {
      throw Denied.of(String.valueOf(e.getMessage()));
    }
  }

  /** Whoever answers the next question has answered this one. */
  private void pass(String text) {
    Optional<Prompt> prompt = OpenChoices.promptFor(run.game(), run.seat());
    Optional<Choice> wanted = Choice.read(text);
    if (prompt.isPresent()
        && wanted.isPresent()
        && !prompt.get().allows(wanted.get())
        && Manners.ahead(run.game(), prompt.get())
            .filter(ahead -> ahead.prompt().allows(wanted.get()))
            .isPresent()) {
      take(new Choice.Decline());
    }
  }

  private void take(Choice choice) {
    if (choice instanceof Choice.Undo) {
      throw new IllegalArgumentException("leave the last choice out");
    }
    List<Event> happened = run.choose(choice);
    made.add(choice.text());
    steps.add(new Told.LogStep(run.seat(), Told.Happened.of(View.seen(happened, seats))));
  }

  private void host() {
    while (!run.isOver() && made.size() < MOST_CHOICES) {
      Optional<Choice> answer =
          OpenChoices.promptFor(run.game(), run.seat())
              .flatMap(prompt -> Manners.answer(run.game(), prompt))
              .map(Courtesy.Answer::choice);
      if (answer.isEmpty()) {
        return;
      }
      take(answer.get());
    }
  }

  /** All there is to be shown of it. */
  public Puzzling.PuzzleMoment moment() {
    ViewJson.Printed printed = ViewJson.Printed.of(puzzle.pack(), run.game());
    ObjectNode view = ViewJson.of(run.game(), printed, _ -> 0).seenBy(seats);
    if (run.isOver()) {
      view.putArray("prompts"); // what comes after the turn is no part of the puzzle
    }
    var missing = puzzle.aim().missing(run);
    return new Puzzling.PuzzleMoment(
        shelf.entry(puzzle),
        run.seat(),
        view,
        steps,
        made,
        run.isOver(),
        IntStream.range(0, puzzle.aim().parts().size())
            .filter(part -> missing.contains(puzzle.aim().parts().get(part)))
            .boxed()
            .toList(),
        puzzle.ways(),
        puzzle.reached(),
        puzzle.turns(),
        puzzle.missed(),
        puzzle.tries());
  }

  /** Where the move that is asked for can lead. */
  public Told.Moves moves() {
    return new Told.Moves(run.isOver() ? List.of() : Reach.of(run.game(), run.seat()));
  }

  /** What a choice will do to whom: chance has no say in it. */
  public Told.Preview preview(String text) {
    PuzzleRun tried = run.copy();
    Map<Integer, Integer> damage = new LinkedHashMap<>();
    try {
      for (Event event : tried.choose(OpenChoices.named(tried.game(), run.seat(), text))) {
        if (event instanceof Event.TurnEnds) {
          break;
        }
        if (event instanceof Event.Damaged(_, FigureId who, _, int amount)) {
          damage.merge(who.number(), amount, Integer::sum);
        }
      }
    } catch (Refused refused) {
      throw Denied.of(refused);
    } catch (IllegalArgumentException e) {
      throw Denied.of(String.valueOf(e.getMessage()));
    }
    List<Told.Target> targets = new ArrayList<>();
    damage.forEach((figure, amount) -> targets.add(target(figure, amount, tried)));
    return new Told.Preview(targets, true, List.of());
  }

  private static Told.Target target(int figure, int amount, PuzzleRun tried) {
    boolean dead = tried.game().state().figure(FigureId.of(figure)).isGone();
    return new Told.Target(
        figure,
        Optional.empty(),
        amount * 100,
        dead ? 100 : 0,
        List.of(new Told.Chance(amount, 100)));
  }

  /** The turn that solves it. */
  public Puzzling.PuzzleSolution solution() {
    return new Puzzling.PuzzleSolution(puzzle.solution().stream().map(Choice::text).toList());
  }
}
