package haven.bots.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import haven.content.pack.PackFiles;
import haven.content.pack.Packs;
import haven.model.pack.Pack;
import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.scenario.Sheet;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PuzzleBookTest {
  private static final Pack GLOOMHAVEN =
      Packs.read(PackFiles.of(Path.of("../packs/gh"))).orRefuse();
  private static final PuzzleBook BOOK = shipped();

  /** Every so many are searched; all of them with {@code -Dhaven.puzzles=1}. */
  private static final int SAMPLED = Integer.getInteger("haven.puzzles", 20);

  /** They are shipped by the server. */
  private static PuzzleBook shipped() {
    try {
      Path file = Path.of("../server/src/main/resources/haven/server/puzzle/puzzles.txt");
      return PuzzleBook.read(Files.readString(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String> wrong(List<Puzzle> puzzles, boolean searched) {
    return puzzles.stream()
        .map(puzzle -> new PuzzleCheck(GLOOMHAVEN, puzzle))
        .flatMap(
            check ->
                (searched ? check.searched() : check.solved())
                    .map(no -> check.puzzle().id() + ": " + no).stream())
        .toList();
  }

  @Test
  void everyShippedPuzzleIsReachedAndItsSolutionSolvesIt() {
    assertThat(BOOK.puzzles().size()).isGreaterThanOrEqualTo(200);
    assertThat(wrong(BOOK.puzzles(), false)).isEmpty();
  }

  @Test
  void theSearchAgrees() {
    assertThat(wrong(every(SAMPLED), true)).isEmpty();
  }

  private static List<Puzzle> every(int step) {
    return IntStream.range(0, BOOK.puzzles().size())
        .filter(i -> i % step == 0)
        .mapToObj(BOOK.puzzles()::get)
        .toList();
  }

  @Test
  void thereAreAllClassesScenariosAndGrades() {
    Set<String> heroes = BOOK.puzzles().stream().map(Puzzle::hero).collect(Collectors.toSet());
    assertThat(heroes)
        .contains("Brute", "Tinkerer", "Spellweaver", "Scoundrel", "Cragheart", "Mindthief")
        .hasSizeGreaterThan(12);
    assertThat(BOOK.puzzles().stream().map(Puzzle::scenario)).contains("1", "2", "3", "4", "5");
    assertThat(BOOK.puzzles().stream().map(Puzzle::grade)).contains(Puzzle.Grade.values());
    assertThat(new HashSet<>(BOOK.puzzles().stream().map(Puzzle::id).toList()))
        .hasSameSizeAs(BOOK.puzzles());
  }

  @Test
  void aBookIsReadAsItWasWritten() {
    PuzzleBook again = PuzzleBook.read(BOOK.toString());
    assertThat(again.toString()).isEqualTo(BOOK.toString());
    assertThat(again.puzzles().stream().map(Puzzle::id).toList())
        .isEqualTo(BOOK.puzzles().stream().map(Puzzle::id).toList());
  }

  /** Another pack, or another engine: nothing to be played, and nothing that fails. */
  @Test
  void whatNoLongerHoldsIsLeftOut() {
    Puzzle puzzle = BOOK.puzzles().getFirst();
    PuzzleGame game = puzzle.game();
    PuzzleGame other =
        new PuzzleGame(
            game.pack(),
            game.scenario(),
            game.level(),
            game.seed(),
            "0000000000000000",
            List.of(Sheet.of("Nobody", 1)),
            game.choices());
    Puzzle gone =
        new Puzzle(
            other,
            puzzle.after(),
            puzzle.hash(),
            puzzle.hero(),
            puzzle.aim(),
            puzzle.ways(),
            puzzle.lines(),
            puzzle.reached(),
            puzzle.turns(),
            puzzle.missed(),
            puzzle.solution());
    assertThat(gone.holds(GLOOMHAVEN)).isFalse();
    assertThat(gone.begin(GLOOMHAVEN)).isEmpty();
    assertThat(puzzle.holds(GLOOMHAVEN)).isTrue();
  }

  /** The number of a turn is a shorter word for the whole table: both find the same. */
  @Test
  void aTurnMissesNothingByItsShortNumber() {
    Puzzle small =
        BOOK.puzzles().stream().filter(one -> one.turns() < 150).findFirst().orElseThrow();
    Game position = small.game().after(GLOOMHAVEN, small.after());
    List<TurnSearch.Played> all =
        new TurnSearch(PuzzleMaker.MOST_TRIED).all(position).orElseThrow();
    Set<String> found = all.stream().map(PuzzleBookTest::outcome).collect(Collectors.toSet());
    Set<String> bare = new HashSet<>();
    everyTurn(PuzzleRun.of(position), bare, new HashSet<>());
    assertThat(found).isEqualTo(bare);
  }

  private static String outcome(TurnSearch.Played played) {
    return outcome(played.run());
  }

  private static String outcome(PuzzleRun run) {
    TurnTally tally = run.tally();
    return "%s %s %d %d %s %d %s"
        .formatted(
            tally.killed(),
            tally.hurt(),
            tally.coins(),
            tally.doors(),
            Set.copyOf(tally.acts()).stream().sorted().toList(),
            run.lost(),
            tally.attacked());
  }

  /** Told apart by their whole texts. */
  private static void everyTurn(PuzzleRun run, Set<String> outcomes, Set<String> seen) {
    if (run.isOver()) {
      outcomes.add(outcome(run));
      return;
    }
    for (Choice choice : run.game().prompts().getFirst().options()) {
      PuzzleRun next = run.copy();
      next.choose(choice);
      if (seen.add(next.game().state() + " " + next.tally())) {
        everyTurn(next, outcomes, seen);
      }
    }
  }
}
