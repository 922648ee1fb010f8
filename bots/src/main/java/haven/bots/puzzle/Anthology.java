package haven.bots.puzzle;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Puzzles for a book, of all sorts: no class, scenario, grade or kind of aim takes most of it. */
public final class Anthology {
  private final int wanted;
  private final List<Puzzle> chosen = new ArrayList<>();
  private final Map<String, Integer> taken = new HashMap<>();

  /**
   * @param wanted so many
   */
  public Anthology(int wanted) {
    this.wanted = wanted;
  }

  /**
   * From one game after the other, until there are enough.
   *
   * @param first the seed of the first game; then the next ones
   * @param games no more than so many
   * @param progress is given the book as it is after each game
   */
  public PuzzleBook gather(
      PuzzleMaker maker, long first, int games, Consumer<PuzzleBook> progress) {
    for (long seed = first; seed < first + games && chosen.size() < wanted; seed++) {
      maker.of(seed).forEach(this::consider);
      progress.accept(new PuzzleBook(chosen));
    }
    return new PuzzleBook(chosen);
  }

  private void consider(Puzzle puzzle) {
    boolean fits =
        chosen.size() < wanted
            && isLess("class " + puzzle.hero(), 10)
            && isLess("scenario " + puzzle.scenario(), 35)
            && isLess("grade " + puzzle.grade(), 50)
            && isLess("aim " + kind(puzzle.aim()), puzzle.aim().kills() > 1 ? 60 : 14);
    if (fits) {
      chosen.add(puzzle);
      take("class " + puzzle.hero());
      take("scenario " + puzzle.scenario());
      take("grade " + puzzle.grade());
      take("aim " + kind(puzzle.aim()));
    }
  }

  /** Aims of the same words, whoever and however many are meant. */
  private static String kind(PuzzleAim aim) {
    return aim.parts().stream().map(part -> part.text().split(" ")[0]).sorted().toList().toString();
  }

  /** Whether there are less than so many of a hundred. */
  private boolean isLess(String what, int percent) {
    return taken.getOrDefault(what, 0) * 100 < wanted * percent;
  }

  private void take(String what) {
    taken.merge(what, 1, Integer::sum);
  }
}
