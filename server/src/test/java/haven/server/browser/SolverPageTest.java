package haven.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A position is drawn, solved, explained and passed on. */
final class SolverPageTest extends BrowserTest {
  private static final Pattern SHARED = Pattern.compile("#/solve/.+");

  private Visitor page;

  @BeforeEach
  void open() {
    house().open();
    page = visit().go("solve");
    page.action("clear").click();
  }

  private void draw(String tool, String... hexes) {
    page.click("[data-tool='" + tool + "']");
    for (String hex : hexes) {
      page.find(".board [data-hex='" + hex + "']").click();
    }
  }

  private static List<String> told(Visitor visitor) {
    assertThat(visitor.find(".solve-page[aria-busy='false']")).isVisible();
    Locator outcomes = visitor.find("[data-outcome]");
    assertThat(outcomes.first()).isVisible();
    return outcomes.allInnerTexts();
  }

  @Test
  void twoCharactersAtTheSameDistanceAreOneFocusByInitiative() {
    draw("acting", "0,3");
    draw("character", "4,1", "2,5");
    assertThat(page.find("[data-outcome]").first()).isVisible();
    assertThat(page.find(".reasons .reason").first()).isVisible();
  }

  @Test
  void aSharedLinkShowsTheSame() {
    draw("acting", "0,3");
    draw("character", "4,3");
    draw("obstacle", "2,3", "2,2");
    draw("trap", "1,3");
    List<String> here = told(page);
    assertThat(page.page()).hasURL(SHARED);
    Visitor other = visit();
    other.page().navigate(page.page().url());
    assertThat(told(other)).isEqualTo(here).isNotEmpty();
    assertThat(other.find("[data-hex]").count()).isEqualTo(page.find("[data-hex]").count());
  }

  @Test
  void whatIsDrawnIsTakenBack() {
    draw("acting", "0,3");
    draw("character", "4,3");
    List<String> before = told(page);
    draw("obstacle", "1,3", "1,2", "0,2", "0,4", "-1,4", "-1,3");
    assertThat(page.find("[data-outcome]").first()).not().hasText(before.getFirst());
    for (int i = 0; i < 6; i++) {
      page.action("undo").click();
    }
    assertThat(page.find("[data-outcome]").first())
        .hasText(before.getFirst(), Visitor.asRendered());
  }
}
