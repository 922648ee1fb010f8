package haven.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import haven.bots.puzzle.Puzzle;
import haven.bots.puzzle.PuzzleBook;
import haven.content.pack.Library;
import haven.play.engine.Choice;
import haven.server.puzzle.PuzzleShelf;
import haven.server.puzzle.PuzzleSitting;
import haven.server.puzzle.ShippedPuzzles;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A puzzle is solved, missed, looked up and passed on. */
final class PuzzlePageTest extends BrowserTest {
  private static final PuzzleShelf SHELF = new PuzzleShelf(Library.of(List.of()));
  private static final PuzzleBook BOOK = ShippedPuzzles.book();
  private static final Puzzle SIMPLE = simple();

  /** What a person has to choose for the solution; nothing if the host would play otherwise. */
  private static Optional<List<String>> clicks(Puzzle puzzle) {
    List<String> solution = puzzle.solution().stream().map(Choice::text).toList();
    List<String> chosen = new ArrayList<>();
    List<String> made = List.of();
    while (made.size() < solution.size()) {
      made = PuzzleSitting.after(SHELF, puzzle.id(), made, true).moment().made();
      if (made.size() > solution.size() || !solution.subList(0, made.size()).equals(made)) {
        return Optional.empty();
      }
      if (made.size() < solution.size()) {
        chosen.add(solution.get(made.size()));
        made = solution.subList(0, made.size() + 1);
      }
    }
    return Optional.of(chosen);
  }

  private static Puzzle simple() {
    return BOOK.puzzles().stream()
        .filter(one -> one.aim().parts().size() > 1 && clicks(one).isPresent())
        .findFirst()
        .orElseThrow();
  }

  private Visitor at(Puzzle puzzle) {
    house().open();
    Visitor page = visit().go("puzzle/" + puzzle.id());
    page.isSettled();
    return page;
  }

  private static Locator bar(Visitor page) {
    return page.find(".puzzle-bar");
  }

  @Test
  void aPuzzleIsSolvedByClicksAndRemembered() {
    Puzzle puzzle = SIMPLE;
    Visitor page = at(puzzle);
    assertThat(bar(page).locator("[data-part]")).hasCount(puzzle.aim().parts().size());
    Clicker clicker = new Clicker(page);
    for (String choice : clicks(puzzle).orElseThrow()) {
      clicker.choose(choice);
      page.isSettled();
    }
    assertThat(bar(page)).hasAttribute("data-solved", "true");
    assertThat(bar(page).locator("[data-state='met']")).hasCount(puzzle.aim().parts().size());
    assertThat(page.find("[data-verdict]")).containsText("Solved");
    page.press(page.action("all-puzzles"));
    assertThat(page.find("[data-puzzle='" + puzzle.id() + "'] .solved").first()).isVisible();
  }

  @ParameterizedTest
  @CsvSource({"en, Missing", "de, Es fehlt", "it, Manca"})
  void whoEndsTheTurnIsToldWhatIsMissingAndTriesAgain(String language, String missing) {
    Puzzle puzzle = SIMPLE;
    house().open();
    Visitor page = visit(null, options -> options.setLocale(language)).go("puzzle/" + puzzle.id());
    page.isSettled();
    new Clicker(page).choose("no");
    assertThat(bar(page)).hasAttribute("data-over", "true");
    assertThat(bar(page)).hasAttribute("data-solved", "false");
    assertThat(bar(page).locator("[data-state='open']").first()).isVisible();
    assertThat(page.find("[data-verdict]")).containsText(missing);
    page.isSettled();
    page.press(page.action("again"));
    assertThat(bar(page)).hasAttribute("data-over", "false");
    page.isAsked("ACTION");
    new Clicker(page).choose("no");
    page.isSettled();
    page.press(page.find("[data-option='undo']"));
    page.isAsked("ACTION");
  }

  @Test
  void theSolutionIsShownStepByStepAndIsNotOnesOwn() {
    Puzzle puzzle = BOOK.puzzles().getFirst();
    Visitor page = at(puzzle);
    page.press(page.action("solution"));
    for (int step = 0; step < puzzle.solution().size(); step++) {
      assertThat(page.find("[data-verdict]"))
          .containsText("%d of %d".formatted(step, puzzle.solution().size()));
      page.press(page.action("next-step"));
    }
    assertThat(bar(page)).hasAttribute("data-solved", "true");
    page.isSettled();
    page.press(page.action("all-puzzles"));
    assertThat(page.find("[data-puzzle='" + puzzle.id() + "'] .shown").first()).isVisible();
    assertThat(page.find("[data-puzzle='" + puzzle.id() + "'] .solved")).hasCount(0);
  }

  /** The same for everybody, another one tomorrow. */
  @Test
  void everyDayHasItsPuzzle() {
    house().open();
    Visitor page = visit();
    page.page().clock().setFixedTime("2026-11-17T12:00:00");
    page.go("");
    page.press(page.action("puzzle"));
    page.isSettled();
    String today = bar(page).getAttribute("data-puzzle");
    page.page().clock().setFixedTime("2026-11-18T12:00:00");
    page.page().reload();
    assertThat(bar(page)).not().hasAttribute("data-puzzle", today);
    page.go("puzzle/all");
    assertThat(page.find("[data-puzzle='" + today + "'] .day")).isVisible();
    page.press(page.find("[data-puzzle='" + today + "']").first());
    assertThat(page.page()).hasURL(Pattern.compile("#/puzzle/" + today));
    assertThat(bar(page)).hasAttribute("data-puzzle", today);
  }

  @Test
  void theListIsCutByDifficulty() {
    house().open();
    Visitor page = visit().go("puzzle/all");
    assertThat(page.find("[data-grade=''] [data-puzzle]")).hasCount(BOOK.puzzles().size());
    page.press(page.find("label:has([value='HARD'])"));
    long hard = BOOK.puzzles().stream().filter(one -> one.grade() == Puzzle.Grade.HARD).count();
    assertThat(page.find("[data-grade='HARD'] [data-puzzle]")).hasCount((int) hard);
    assertThat(hard).isPositive();
  }
}
