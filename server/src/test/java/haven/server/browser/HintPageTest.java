package haven.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import haven.bots.Bot;
import haven.bots.Decision;
import haven.model.words.Phrase;
import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.server.store.SignedIn;
import haven.server.think.Brains;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A hint marks an answer, says why, draws it, and goes away again. */
final class HintPageTest extends BrowserTest {
  private static final Pattern HINTED = Pattern.compile("\\bhinted\\b");

  private final Game game = House.start(House.plan(), Scenes.SEED);
  private final HastyPlayer player = new HastyPlayer(Scenes.SEED);
  private SignedIn ada;

  /** Walks when it may, else takes the first option. */
  private static final Bot WALKER =
      (_, prompt) ->
          new Decision(
              prompt.options().stream()
                  .filter(one -> prompt.kind() == Prompt.Kind.STEP && one instanceof Choice.To)
                  .findFirst()
                  .orElse(prompt.options().getFirst()),
              List.of(Phrase.of("opt.stop"), Phrase.of("opt.skip")));

  @BeforeEach
  void adaPlaysBoth() {
    ada = house().guest("Ada");
    house().brains(new Brains("walker", WALKER));
  }

  private String until(Prompt.Kind kind) {
    player.until(game, one -> one.kind() == kind);
    String code = house().table(House.plan(), Scenes.SEED, ada, ada);
    house().play(code, game.choices());
    house().open();
    return code;
  }

  private static Locator panel(Visitor page) {
    return page.find("[data-advice]");
  }

  @Test
  void twoCardsAreMarkedAndPlayedByOneClick() {
    String code = until(Prompt.Kind.CARDS);
    Visitor page = visit(ada).goToTable(code);
    assertThat(panel(page)).hasCount(0);
    page.action("hint").click();
    assertThat(panel(page).locator("li")).hasCount(2);
    assertThat(page.find(".acard.hinted")).hasCount(2);
    assertThat(page.find("[data-live]")).containsText("Hint:");
    page.action("hint").click();
    assertThat(panel(page)).hasCount(0);
    assertThat(page.find(".acard.hinted")).hasCount(0);
    page.action("hint").click();
    page.action("follow").click();
    page.isSettledAt(game.choices().size() + 1);
    assertThat(panel(page)).hasCount(0);
  }

  @Test
  void aWayIsDrawnAndGoesWhenSomethingElseIsChosen() {
    String code = until(Prompt.Kind.STEP);
    Visitor page = visit(ada).goToTable(code);
    page.page().keyboard().press("h");
    assertThat(panel(page)).isVisible();
    assertThat(page.find(".map .advice .trail")).hasCount(1);
    page.find(".prompt [data-option='no']").click();
    page.isSettledAt(game.choices().size() + 1);
    assertThat(page.find(".map .advice")).hasCount(0);
    assertThat(panel(page)).hasCount(0);
  }

  @Test
  void aHalfIsMarkedOnThePhone() {
    String code = until(Prompt.Kind.ACTION);
    Visitor page = visit(ada, Phone::of).byTouch().goToTable(code);
    page.press(page.action("hint"));
    assertThat(panel(page)).isInViewport();
    Locator marked = page.find("[data-option].hinted");
    assertThat(marked.first()).hasClass(HINTED);
    page.press(page.action("hint"));
    assertThat(panel(page)).hasCount(0);
  }

  @Test
  void theReasonsAreInTheLanguageOfTheReader() {
    String code = until(Prompt.Kind.STEP);
    Visitor page = visit(ada, options -> options.setLocale("de-DE")).goToTable(code);
    page.action("hint").click();
    assertThat(page.action("hint")).containsText("Tipp");
    assertThat(panel(page).locator("li").first()).not().containsText("Stop");
  }
}
