package haven.server.wire;

import haven.bots.puzzle.Puzzle;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;

/** What a page is told about puzzles. */
public final class Puzzling {
  private Puzzling() {}

  /** All puzzles that hold, in the order of days. */
  public record PuzzleList(List<PuzzleEntry> puzzles) {}

  /**
   * A puzzle in the list.
   *
   * @param title the scenario's name
   * @param hero the class whose turn it is
   */
  public record PuzzleEntry(
      String id,
      String pack,
      String scenario,
      String title,
      String hero,
      int level,
      Puzzle.Grade grade,
      List<PuzzlePart> aim) {}

  /**
   * One thing to be reached.
   *
   * @param kind kill, hurt, loot, door, keep or untouched
   * @param figure who is to be killed
   * @param number how many are to be hurt, or looted
   */
  public record PuzzlePart(String kind, Optional<Integer> figure, Optional<Integer> number) {}

  /**
   * A puzzle after some choices.
   *
   * @param seat whose turn it is
   * @param steps the position, then what each choice has led to
   * @param made all choices, those too that the host has made
   * @param over whether the turn is over
   * @param missing which parts of the aim are not reached, by their place
   * @param ways how many ways there are, by what is played
   * @param reached how many turns reach the aim, {@code turns} of so many
   * @param missed how often the steady player misses it, {@code tries} of so many
   */
  public record PuzzleMoment(
      PuzzleEntry puzzle,
      int seat,
      @As(Shown.View.class) ObjectNode view,
      List<Told.LogStep> steps,
      List<String> made,
      boolean over,
      List<Integer> missing,
      int ways,
      int reached,
      int turns,
      int missed,
      int tries) {}

  /** A turn that solves it. */
  public record PuzzleSolution(List<String> choices) {}
}
