package haven.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import haven.play.engine.Game;
import haven.play.view.View;
import haven.server.store.SignedIn;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Whoever waits or watches is told whom the table waits for; a card keeps its place. */
final class WhoDecidesTest extends BrowserTest {
  private static final long SEED = 5;

  @Test
  void whoWatchesIsToldSoAndWhoDecides() {
    SignedIn ada = house().guest("Ada");
    SignedIn bob = house().guest("Bob");
    SignedIn carl = house().guest("Carl");
    Game game = House.start(House.plan(), SEED);
    int asked = game.prompts().getFirst().seat();
    String code = house().table(House.plan(), SEED, ada, bob);
    house().open();
    Locator told = visit(carl).goToTable(code).find(".prompt .ask");
    assertThat(told).containsText("You are watching.");
    assertThat(told).containsText(asked == 0 ? "Ada (" : "Bob (");
  }

  @Test
  void theSecondCardStaysTheSecond() {
    SignedIn ada = house().guest("Ada");
    Game game = House.start(House.plan(), SEED);
    new HastyPlayer(SEED).until(game, _ -> second(game).isPresent());
    View.Hero hero = second(game).orElseThrow();
    String code = house().table(House.plan(), SEED, ada, ada);
    house().play(code, game.choices());
    house().open();
    Visitor page = visit(ada).goToTable(code);
    page.find("[data-hero='" + hero.index() + "']").click();
    assertThat(page.find(".in-play .acard")).hasCount(1);
    assertThat(page.find(".in-play .ribbon")).hasText("second");
  }

  /** A hero who has played the leading card and not yet the other. */
  private static Optional<View.Hero> second(Game game) {
    return game.viewFor(game.prompts().getFirst().seat()).heroes().stream()
        .filter(hero -> hero.selected().map(List::size).orElse(0) == 1 && hero.leading() < 0)
        .findFirst();
  }
}
