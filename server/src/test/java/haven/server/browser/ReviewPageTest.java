package haven.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import haven.play.engine.Prompt;
import haven.server.Judge;
import haven.server.store.SignedIn;
import haven.server.think.Brains;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** After a game: what cost most, what would have been better, and both on the board as it was. */
final class ReviewPageTest extends BrowserTest {
  private SignedIn ada;
  private String code;

  @BeforeEach
  void play() {
    ada = house().guest("Ada");
    house().brains(new Brains("judge", new Judge(Prompt.Kind.STEP)));
    code = Scenes.won(house(), ada);
    house().open();
  }

  private static Locator moments(Visitor page) {
    return page.find("[data-moment]");
  }

  @Test
  void theWorstMomentsAreListedAndShown() {
    Visitor page = visit(ada).goToTable(code);
    page.action("review").click();
    assertThat(moments(page)).hasCount(5);
    assertThat(moments(page).first()).containsText("−50 %");
    assertThat(moments(page).first()).containsText("90 % → 40 %");
    assertThat(moments(page).first()).containsText("Better: Stop here");
    moments(page).first().locator("[data-action='show-moment']").click();
    assertThat(page.find(".replay")).isVisible();
    assertThat(page.find(".map .advice.worse")).hasCount(1);
    assertThat(page.find(".map .advice:not(.worse)")).hasCount(1);
    page.action("now").click();
    assertThat(page.find(".map .advice")).hasCount(0);
    assertThat(page.find(".result")).isVisible();
  }

  @Test
  void onThePhoneToo() {
    Visitor page =
        visit(ada, options -> Phone.of(options).setLocale("it-IT")).byTouch().goToTable(code);
    page.press(page.action("review"));
    assertThat(moments(page)).hasCount(5);
    assertThat(moments(page).first()).containsText("Meglio:");
    page.press(moments(page).first().locator("[data-action='show-moment']"));
    assertThat(page.find(".map .advice.worse")).hasCount(1);
  }
}
