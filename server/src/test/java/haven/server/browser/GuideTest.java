package haven.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.BoundingBox;
import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.server.store.SignedIn;
import java.util.LinkedHashSet;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A first game explains itself, one hint at a time, to whoever wants it. */
final class GuideTest extends BrowserTest {
  private static final long SEED = 5;

  @Test
  void aFirstGameComesWithItemsAndHints() {
    house().open();
    Visitor page = visit().go("new/gh/1");
    assertThat(page.find("[data-seat='0'] [data-action='items']"))
        .containsText(Pattern.compile("Boots of Striding, Minor Healing Potion"));
    assertThat(page.action("guide")).isChecked();
    page.action("start").click();
    page.isSettled();
    assertThat(page.find(".guide")).isVisible();
    page.find("[data-pile='items']").click();
    assertThat(page.find(".hand .cards")).containsText("Boots of Striding");
  }

  @Test
  void theFirstRoundIsExplainedWhereverItIsAsked() {
    Visitor page = guided();
    Game game = House.start(House.plan(), SEED);
    HastyPlayer player = new HastyPlayer(SEED);
    Set<String> seen = new LinkedHashSet<>();
    int number = 0;
    while (game.state().round() <= 1 && game.prompt() instanceof Prompt prompt) {
      page.isSettledAt(number);
      look(page, seen);
      Choice choice = player.choice(prompt);
      if (choice instanceof Choice.Cards(int leading, int second)) {
        // Each of the two cards has its own hint.
        page.click(".hand .usable [data-card='" + leading + "']");
        look(page, seen);
        page.click(".hand .usable [data-card='" + second + "']");
        look(page, seen);
        page.action("confirm").click();
      } else {
        new Clicker(page).choose(choice.text());
      }
      game.choose(prompt.seat(), choice);
      page.isSettledAt(++number);
    }
    assertThat(seen).contains("cards", "leading", "confirm", "action").hasSizeGreaterThan(4);
  }

  @Test
  void aHintIsClosedAndTheNextMomentHasItsOwn() {
    Visitor page = guided();
    String first = hint(page);
    page.action("hint-close").click();
    assertThat(page.find(".guide[data-hint='" + first + "']")).hasCount(0);
    assertThat(page.find("[data-guided]")).hasCount(page.find(".guide").count());
  }

  @Test
  void oneClickEndsThemForGood() {
    Visitor page = guided();
    page.action("hint-never").click();
    assertThat(page.find(".guide")).hasCount(0);
    assertThat(page.find("[data-guided]")).hasCount(0);
    page.page().reload();
    page.isSettled();
    assertThat(page.find(".guide")).hasCount(0);
    page.go("new/gh/1");
    assertThat(page.action("guide")).not().isChecked();
  }

  @ParameterizedTest
  @ValueSource(strings = {"dark", "light"})
  void hintsHaveNoBarriers(String theme) {
    Visitor page = guided();
    page.page().evaluate("theme => document.documentElement.dataset.theme = theme", theme);
    assertThat(new AxeBuilder(page.page()).include(".guide").analyze().getViolations()).isEmpty();
  }

  @Test
  void aGameThatNobodyAskedToHaveExplainedIsNot() {
    SignedIn ada = house().guest("Ada");
    String code = house().table(House.plan(), SEED, ada, ada);
    house().open();
    assertThat(visit(ada).goToTable(code).find(".guide")).hasCount(0);
  }

  /** At a table whose seed is known, with hints switched on in its menu. */
  private Visitor guided() {
    SignedIn ada = house().guest("Ada");
    String code = house().table(House.plan(), SEED, ada, ada);
    house().open();
    Visitor page = visit(ada).goToTable(code);
    page.action("menu").click();
    page.find(".play-dialog label:has([name='guide'][value='on'])").click();
    page.action("close").click();
    assertThat(page.find(".guide")).isVisible();
    return page;
  }

  /** What has been read does not come again. */
  private static void look(Visitor page, Set<String> seen) {
    if (page.find(".guide").count() > 0) {
      seen.add(hint(page));
      liesOverNothing(page);
    }
  }

  private static String hint(Visitor page) {
    Locator guide = page.find(".guide");
    assertThat(guide).hasCount(1);
    return Objects.requireNonNull(guide.getAttribute("data-hint"));
  }

  /** What is asked, the cards and the board are not covered, and something is pointed at. */
  private static void liesOverNothing(Visitor page) {
    BoundingBox hint = page.find(".guide").boundingBox();
    for (String place : new String[] {".prompt", "section.hand", ".stage", "nav.order"}) {
      BoundingBox other = page.find(place).boundingBox();
      boolean apart =
          hint.y + hint.height <= other.y + 1
              || other.y + other.height <= hint.y + 1
              || hint.x + hint.width <= other.x + 1
              || other.x + other.width <= hint.x + 1;
      assertThat(apart).as("the hint lies beside " + place).isTrue();
    }
    assertThat(page.find("[data-guided]")).hasCount(1);
  }
}
