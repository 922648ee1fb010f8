package haven.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.time.Duration;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Nobody has to learn anything before the first round. */
final class ThreeClicksTest extends BrowserTest {
  private static final Duration SOON = Duration.ofSeconds(3);
  private static final Pattern ASKED = Pattern.compile("\\basked\\b");
  private static final int ATTEMPTS = 3;

  @Test
  void theFirstScenarioBeginsWithThreeClicks() {
    house().open();
    Visitor ada = visit().go("");
    ada.action("new-game").click();
    ada.click("[data-scenario='1']");
    ada.action("start").click();
    ada.isSettled();
    assertThat(ada.prompt()).hasClass(ASKED);
    assertThat(ada.find("[data-figure]").count()).isGreaterThanOrEqualTo(2);
    assertThat(ada.find("[data-hero]").count()).isGreaterThanOrEqualTo(2);
  }

  @Test
  void theFirstPageIsReadySoonAfterTheServersStart() {
    Duration quickest = untilReady();
    // Whatever else the machine does must not count.
    for (int i = 1; i < ATTEMPTS && quickest.compareTo(SOON) > 0; i++) {
      house().close();
      quickest = untilReady();
    }
    assertThat(quickest).isLessThan(SOON);
  }

  private Duration untilReady() {
    long start = System.nanoTime();
    house().open();
    visit().go("").action("new-game").click(new Locator.ClickOptions().setTrial(true));
    return Duration.ofNanos(System.nanoTime() - start);
  }
}
