package haven.bots.puzzle;

import haven.model.pack.Pack;
import haven.play.engine.Choice;
import java.util.List;
import java.util.Optional;

/** Whether a puzzle is still what its book says. */
public record PuzzleCheck(Pack pack, Puzzle puzzle) {
  /** What is wrong if its position cannot be reached, or its solution does not solve it. */
  public Optional<String> solved() {
    Optional<PuzzleRun> begun = puzzle.begin(pack);
    if (begun.isEmpty()) {
      return Optional.of("its position is no longer reached");
    }
    PuzzleRun run = begun.get();
    try {
      for (Choice choice : puzzle.solution()) {
        run.choose(choice);
      }
    } catch (RuntimeException no) {
      return Optional.of("its solution no longer holds: " + no.getMessage());
    }
    return puzzle.aim().isMet(run)
        ? Optional.empty()
        : Optional.of("its solution misses " + puzzle.aim().missing(run));
  }

  /** What is wrong if a search of all turns does not find what the book says, too. */
  public Optional<String> searched() {
    Optional<String> wrong = solved();
    if (wrong.isPresent()) {
      return wrong;
    }
    return new TurnSearch(PuzzleMaker.MOST_TRIED)
        .all(puzzle.game().after(pack, puzzle.after()))
        .map(this::compared)
        .orElseGet(() -> Optional.of("its turns cannot all be searched"));
  }

  private Optional<String> compared(List<TurnSearch.Played> all) {
    List<TurnSearch.Played> reached = Judged.reached(puzzle.aim(), all);
    int ways = Judged.lines(reached);
    if (ways != puzzle.ways() || all.size() != puzzle.turns()) {
      return Optional.of(
          "%d ways in %d turns, not %d in %d"
              .formatted(ways, all.size(), puzzle.ways(), puzzle.turns()));
    }
    long better =
        all.stream()
            .filter(one -> one.run().tally().killed().size() > puzzle.aim().kills())
            .count();
    return better > 0
        ? Optional.of(better + " turns kill more than it asks for")
        : Optional.empty();
  }
}
