package haven.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.record.GameRecord;
import haven.play.record.OpenChoices;
import haven.server.puzzle.ShippedPuzzles;
import haven.server.store.SignedIn;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** Every page there is, with something to be seen on it. */
final class Scenes {
  static final long SEED = 5;

  /** By then there is some history, and a second room. */
  private static final int MIDDLE = 90;

  /** Games of a study, enough for plots. */
  private static final int STUDIED = 40;

  private final SignedIn ada;
  private final String gathering;
  private final String cards;
  private final String action;
  private final String won;
  private final String hurt;

  /** To be made before the house is opened. */
  Scenes(House house) {
    ada = house.guest("Ada");
    SignedIn bob = house.guest("Bob");
    GameRecord record = WonGame.record();
    gathering = house.gathering(House.plan(), ada, bob);
    cards = house.table(WonGame.PLAN, record.seed(), ada, bob);
    house.play(cards, until(record, 0, one -> one.kind() == Prompt.Kind.CARDS).choices());
    won = won(house, ada);
    action = house.table(WonGame.PLAN, record.seed(), ada, ada);
    house.play(action, until(record, MIDDLE, one -> one.kind() == Prompt.Kind.ACTION).choices());
    hurt = house.table(WonGame.PLAN, record.seed(), ada, ada);
    house.play(hurt, until(record, 0, one -> one.kind() == Prompt.Kind.NEGATE).choices());
  }

  /** A table of somebody who has won. */
  static String won(House house, SignedIn winner) {
    GameRecord record = WonGame.record();
    String code = house.table(WonGame.PLAN, record.seed(), winner, winner);
    house.play(code, until(record, record.lines().size(), _ -> false).choices());
    return code;
  }

  private static Game until(GameRecord record, int least, Predicate<Prompt> wanted) {
    Game game = House.start(WonGame.PLAN, record.seed());
    for (GameRecord.Line line : record.lines()) {
      if (game.choices().size() >= least && game.prompts().stream().anyMatch(wanted)) {
        return game;
      }
      game.choose(line.seat(), OpenChoices.named(game, line.seat(), line.text()));
    }
    return game;
  }

  SignedIn ada() {
    return ada;
  }

  /** Goes from page to page; each is looked at when all of it is there. */
  void all(Visitor page, Consumer<String> look) {
    go(page, "", "[data-table]", "home", look);
    go(page, "new", "[data-scenario]", "new-game", look);
    go(page, "new/gh/1", "[data-seat]", "set-up", look);
    page.press(page.action("hand").first());
    assertThat(page.find("dialog[open] .ability .line").first()).isVisible();
    look.accept("hand");
    page.press(page.find("dialog[open] [data-action='save']"));
    go(page, "help", "help-page h1", "help", look);
    go(page, "rules", "rules-page h1", "rules", look);
    go(page, "rules/focus", ".rule-card", "rules-found", look);
    go(page, "solve", ".solve-page[aria-busy=false]", "solver", look);
    go(page, "laboratory", ".set-up", "laboratory", look);
    LaboratoryPageTest.ask(page, "random", STUDIED);
    LaboratoryPageTest.isDone(page);
    look.accept("study");
    go(page, "puzzle/all", "[data-puzzle]", "puzzles", look);
    page.go("puzzle/" + ShippedPuzzles.book().puzzles().getFirst().id());
    page.isSettled();
    look.accept("puzzle");
    new Clicker(page).choose("no");
    assertThat(page.find(".puzzle-bar [data-state=open]").first()).isVisible();
    page.isSettled();
    look.accept("puzzle-missed");
    go(page, "table/" + gathering, "[data-seat]", "gathering", look);
    page.goToTable(cards);
    assertThat(page.find(".acard .lines").first()).isVisible();
    look.accept("cards");
    page.goToTable(action);
    assertThat(page.find("[data-option='undo']")).isEnabled();
    look.accept("action");
    page.press(page.action("hint"));
    assertThat(page.find("[data-advice]")).isVisible();
    look.accept("hint");
    page.press(page.action("hint"));
    page.press(page.action("menu"));
    assertThat(page.find(".play-dialog")).isVisible();
    look.accept("menu");
    page.press(page.find(".play-dialog [data-action='close']"));
    inTheLog(page, look);
    page.goToTable(hurt);
    assertThat(page.find("[data-pay]").first()).isVisible();
    look.accept("damage");
    page.goToTable(won);
    assertThat(page.find(".result.won")).isVisible();
    assertThat(page.find(".log li").first()).isAttached();
    look.accept("result");
    page.press(page.action("review"));
    assertThat(page.find(".review[aria-busy=false]")).isVisible();
    look.accept("review");
  }

  private static void go(
      Visitor page, String hash, String shown, String name, Consumer<String> look) {
    page.go(hash);
    assertThat(page.find(shown).first()).isVisible();
    look.accept(name);
  }

  private static void inTheLog(Visitor page, Consumer<String> look) {
    if (!page.find("#side-panel").isVisible()) {
      page.press(page.action("side"));
    }
    page.press(page.find(".log .focused [data-why]").last());
    assertThat(page.find(".reason .rule").first()).isVisible();
    look.accept("why");
    page.press(page.find(".reason .back"));
    page.press(page.find(".log [data-step]").last());
    assertThat(page.find(".replay")).isVisible();
    look.accept("replay");
  }
}
