package haven.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.BoundingBox;
import haven.model.Difficulty;
import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.server.puzzle.ShippedPuzzles;
import haven.server.store.SignedIn;
import haven.server.table.Plan;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Nothing lies over what is to be read or chosen, in the language with the longest words. */
final class LayoutTest extends BrowserTest {
  private static final long SEED = 5;
  private static final Plan PLAN = House.plan(Difficulty.VERY_HARD, "Brute", "Spellweaver");

  /** What of a card lies outside the part that it belongs to, and what is too small to be read. */
  private static final String MISPLACED =
      """
      [...document.querySelectorAll(".hand .acard")].flatMap((card) => {
        const box = (one) => one.getBoundingClientRect();
        const lies = (part, room) => part.top > room.top - 2.5 && part.bottom < room.bottom + 2.5
            && part.left > room.left - 2.5 && part.right < room.right + 2.5;
        const outside = (room, parts) => [...room.querySelectorAll(parts)]
            .filter((part) => box(part).height > 0 && !lies(box(part), box(room)))
            .map((part) => `${card.dataset.name}: ${part.outerHTML.slice(0, 80)}`);
        return [...card.querySelectorAll(".half")]
            .flatMap((half) => outside(half, ".line, .line svg, .line b, .marks svg, .note span, .harm"))
            .concat(outside(card.querySelector(".waist"), ".initiative, .seal, .basic"))
            .concat(outside(card.querySelector(".face"), ".ribbon, .title .name, .waist, .half"));
      })
      """;

  private static final String SMALLEST =
      "Math.min(...[...document.querySelectorAll('.hand .half')]"
          + ".map((half) => parseFloat(getComputedStyle(half).fontSize)))";

  private Visitor asked(
      Predicate<Prompt> wanted, UnaryOperator<Browser.NewContextOptions> as, String locale) {
    Game game = House.start(PLAN, SEED);
    HastyPlayer player = new HastyPlayer(SEED);
    while (game.prompt() instanceof Prompt prompt && !wanted.test(prompt)) {
      boolean hurt = prompt.options().contains(new Choice.Accept());
      game.choose(prompt.seat(), hurt ? new Choice.Accept() : player.choice(prompt));
    }
    SignedIn ada = house().guest("Ada");
    String code = house().table(PLAN, SEED, ada, ada);
    house().play(code, game.choices());
    house().open();
    Visitor page = visit(ada, options -> as.apply(options).setLocale(locale)).goToTable(code);
    page.isSettledAt(game.choices().size());
    assertThat(page.find(".acard .lines").first()).isVisible();
    return page;
  }

  private static boolean isTurn(Prompt prompt) {
    return prompt.kind() == Prompt.Kind.ACTION;
  }

  private static boolean isHurt(Prompt prompt) {
    return prompt.kind() == Prompt.Kind.NEGATE
        && prompt.options().stream().filter(Choice.Negate.class::isInstance).count() > 2;
  }

  private static void liesIn(Locator part, Locator room) {
    BoundingBox inner = part.boundingBox();
    BoundingBox outer = room.boundingBox();
    assertThat(inner.x).isGreaterThanOrEqualTo(outer.x - 1);
    assertThat(inner.y).isGreaterThanOrEqualTo(outer.y - 1);
    assertThat(inner.x + inner.width).isLessThanOrEqualTo(outer.x + outer.width + 1);
    assertThat(inner.y + inner.height).isLessThanOrEqualTo(outer.y + outer.height + 1);
  }

  private static void liesBeside(Locator part, Locator other) {
    BoundingBox one = part.boundingBox();
    BoundingBox two = other.boundingBox();
    boolean apart =
        one.x + one.width <= two.x
            || two.x + two.width <= one.x
            || one.y + one.height <= two.y
            || two.y + two.height <= one.y;
    assertThat(apart).as("%s beside %s", part, other).isTrue();
  }

  private static void hasEveryAnswer(Visitor page) {
    for (Locator button : page.find(".prompt button").all()) {
      liesIn(button, page.find(".prompt"));
    }
    assertThat(page.find("[data-option='undo']")).isInViewport();
  }

  private static void hasTheWholeMap(Visitor page) {
    Locator map = page.find(".stage .map");
    for (Locator hex : page.find(".map .hex").all()) {
      liesIn(hex, map);
    }
    for (Locator button : page.find(".stage .zoom button").all()) {
      for (Locator hex : page.find(".map .hex").all()) {
        liesBeside(button, hex);
      }
    }
  }

  @Test
  void uprightInOnesTurn() {
    Visitor page = asked(LayoutTest::isTurn, Phone::of, "de-DE");
    hasEveryAnswer(page);
    hasTheWholeMap(page);
    assertThat((List<?>) page.page().evaluate(MISPLACED)).isEmpty();
  }

  @Test
  void sidewaysInOnesTurn() {
    Visitor page = asked(LayoutTest::isTurn, Phone::sideways, "de-DE");
    hasEveryAnswer(page);
    hasTheWholeMap(page);
    assertThat((List<?>) page.page().evaluate(MISPLACED)).isEmpty();
  }

  /** With a warning on the cards. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aPuzzleOnAPhone(boolean sideways) {
    house().open();
    Visitor page =
        visit(null, options -> sideways ? Phone.sideways(options) : Phone.of(options))
            .go("puzzle/" + ShippedPuzzles.book().puzzles().getFirst().id());
    page.isSettled();
    assertThat(page.find(".acard .harm").first()).isAttached();
    assertThat((List<?>) page.page().evaluate(MISPLACED)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"en-US", "de-DE", "it-IT"})
  void nothingOnACardCoversAnother(String locale) {
    Visitor page =
        asked(one -> one.kind() == Prompt.Kind.CARDS, as -> as.setViewportSize(1366, 768), locale);
    page.press(page.find(".hand .acard .hit").first());
    page.press(page.find(".hand .acard .hit").last());
    assertThat(page.find(".acard .seal")).hasCount(2);
    assertThat((List<?>) page.page().evaluate(MISPLACED)).isEmpty();
    assertThat(((Number) page.page().evaluate(SMALLEST)).doubleValue()).isGreaterThan(9.5);
    double small = page.find(".hand .acard").first().boundingBox().height;
    page.page().setViewportSize(1920, 1080);
    assertThat(page.find(".hand .acard").first().boundingBox().height).isGreaterThan(1.2 * small);
    assertThat((List<?>) page.page().evaluate(MISPLACED)).isEmpty();
  }

  @Test
  void whatNegatesDamageIsChosenOnTheCards() {
    Visitor page = asked(LayoutTest::isHurt, as -> as, "en-US");
    BoundingBox map = page.find(".stage .map").boundingBox();
    for (Locator way : page.find("[data-pay]").all()) {
      page.press(way);
      assertThat(way).hasAttribute("aria-pressed", "true");
      assertThat(page.find(".hand .acard.usable .hit").first()).isVisible();
      assertThat(page.find(".stage .map").boundingBox().height).isEqualTo(map.height);
    }
  }
}
