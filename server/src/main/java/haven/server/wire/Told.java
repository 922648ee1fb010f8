package haven.server.wire;

import haven.board.Hex;
import haven.model.Criterion;
import haven.model.FigureId;
import haven.model.RuleId;
import haven.model.words.CardWords;
import haven.model.words.Phrase;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.modifier.Lean;
import haven.play.view.Reach;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** What a page is told: by itself, or as the answer to a question. */
public final class Told {
  private Told() {}

  /**
   * An event, and how a referee reports it.
   *
   * @param over what is shown over the figure meanwhile
   */
  public record Happened(Event event, Phrase say, Optional<Phrase> over) {
    /** Events as a seat sees them. The reasons of a focus are long, and are asked for. */
    public static List<Happened> of(List<Event> events) {
      return events.stream().map(Happened::of).toList();
    }

    private static Happened of(Event event) {
      Event told =
          event instanceof Event.Focused(RuleId rule, FigureId who, FigureId whom, _)
              ? new Event.Focused(rule, who, whom, Optional.empty())
              : event;
      return new Happened(told, told.phrase(), over(event));
    }

    private static Optional<Phrase> over(Event event) {
      if (event instanceof Event.Drew drew) {
        return Optional.of(CardWords.modifiers(drew.cards()));
      }
      return event instanceof Event.Gained gained
          ? Optional.of(Phrase.of(gained.condition()))
          : Optional.empty();
    }
  }

  /**
   * What a choice has led to.
   *
   * @param n the number of the state that it led to
   * @param from the number of the state that the patch changes
   * @param kept how many choices are in force
   * @param parts how many of the events belong to each of several choices
   * @param refused if somebody did not agree to take a choice back
   * @param patch what changes in the view: a merge patch
   */
  public record Step(
      String t,
      int n,
      int from,
      int kept,
      int seat,
      List<Happened> events,
      Optional<Boolean> undo,
      Optional<List<Integer>> parts,
      Optional<Refused> refused,
      JsonNode patch) {}

  /**
   * A choice stands although somebody wanted to take it back.
   *
   * @param asked the seat that wanted to
   * @param by the seat that said no; the same if it thought better of it
   */
  public record Refused(int asked, int by) {}

  /** A choice in force, and what it led to; the first is the set-up, which nobody chose. */
  public record LogStep(int seat, List<Happened> events) {}

  /** The answers by the question. */
  public record Answers(
      Moves moves, Preview preview, Why why, Look look, Log log, Hint hint, Review review) {}

  /**
   * What an automatic player would answer.
   *
   * @param token of the option, or of a whole way
   * @param reasons what decided it, the weightiest first
   * @param way the steps, if it walks
   * @param hexes what else it is about, on the board
   */
  public record Hint(
      Choice choice,
      String token,
      Phrase say,
      List<Phrase> reasons,
      List<Hex> way,
      List<Hex> hexes) {}

  /**
   * A game that is over, looked at again.
   *
   * @param done how many of its choices were looked at
   * @param over whether that is all
   * @param moments the decisions that cost most, the worst first
   */
  public record Review(int done, int of, boolean over, List<Moment> moments) {}

  /**
   * A decision that cost something.
   *
   * @param step after how many choices it was made
   * @param figure whom it was about, or -1
   * @param best the chance to win by the best answer, in percent
   * @param left by what was chosen
   */
  public record Moment(
      int step, int seat, int figure, Phrase ask, int best, int left, Hint chosen, Hint better) {}

  /** Where the move that is asked for can lead. */
  public record Moves(List<Reach.Spot> moves) {}

  /**
   * What a choice will probably do to whom.
   *
   * @param exact whether every card that may be drawn was tried
   * @param does what happens at once, where nothing is attacked
   */
  public record Preview(List<Target> targets, boolean exact, List<Phrase> does) {}

  /**
   * @param sum how the attack on it is reckoned; none if it is only hurt by what follows
   * @param expected what it suffers on average, in hundredths
   * @param kill in percent
   */
  public record Target(
      int figure, Optional<Sum> sum, int expected, int kill, List<Chance> damage) {}

  /**
   * How a number comes about: part by part, the first alone.
   *
   * @param lean what the modifiers are drawn with, and why
   * @param result what it comes to, as far as it is known
   */
  public record Sum(List<Part> parts, Lean lean, List<Phrase> leans, int result) {}

  /**
   * @param times whether what stands before is multiplied by it
   */
  public record Part(Phrase what, int number, Optional<Boolean> times) {}

  public record Chance(int amount, int percent) {}

  /** Why something happened. */
  public record Why(
      RuleId rule,
      Optional<List<Note>> notes,
      Optional<List<Reason>> judgements,
      Optional<Sum> sum) {}

  public record Note(RuleId rule, Phrase text) {}

  /** What a rule kept and dropped of what a monster could do. */
  public record Reason(
      RuleId rule,
      Criterion criterion,
      Phrase text,
      Hex about,
      List<Candidate> kept,
      List<Candidate> dropped) {}

  public record Candidate(Hex hex, int value) {}

  /** The view as it was after so many steps. */
  public record Look(int step, @As(Shown.View.class) ObjectNode view) {}

  /** Everything that happened and is in force. */
  public record Log(List<LogStep> steps) {}

  /** What the page's types are made from. */
  static final List<Class<?>> ALL =
      List.of(
          Shown.View.class,
          Step.class,
          Answers.class,
          Event.class,
          Choice.class,
          AtTable.Standing.class,
          AtTable.News.class,
          AtTable.Invitation.class,
          Ledger.View.class,
          Ledger.Step.class,
          Ledger.Standing.class,
          Ledger.Invitation.class,
          Ledger.Summary.class,
          Ledger.Answers.class,
          Lab.Bench.class,
          Puzzling.PuzzleList.class,
          Puzzling.PuzzleMoment.class,
          Puzzling.PuzzleSolution.class);
}
