package haven.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.server.store.SignedIn;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Whatever breaks, the table is where it was. */
final class ReconnectTest extends BrowserTest {
  private static final long SEED = 5;

  private Game game;
  private Visitor page;
  private String choice;
  private String asked;

  /** In the middle of a turn, with something to choose. */
  @BeforeEach
  void sitDown() {
    SignedIn ada = house().guest("Ada");
    String code = house().table(House.plan(), SEED, ada, ada);
    game = House.start(House.plan(), SEED);
    HastyPlayer player = new HastyPlayer(SEED);
    Prompt prompt = player.until(game, one -> one.kind() == Prompt.Kind.ACTION);
    choice =
        prompt.options().stream()
            .filter(Choice.Act.class::isInstance)
            .findFirst()
            .orElseThrow()
            .text();
    house().play(code, game.choices());
    house().open();
    page = visit(ada).goToTable(code);
    page.isAsked(Prompt.Kind.ACTION.name());
    asked = page.find(".prompt .ask").innerText();
  }

  /** While the server is down, the browser says so. */
  @Override
  boolean isExpected(String complaint) {
    return complaint.contains("WebSocket connection");
  }

  private void isWhereItWas() {
    page.isSettledAt(game.choices().size());
    page.isAsked(Prompt.Kind.ACTION.name());
    assertThat(page.find(".prompt .ask")).hasText(asked);
  }

  private void goesOn() {
    new Clicker(page).choose(choice);
    page.isSettledAt(game.choices().size() + 1);
  }

  @Test
  void aServerThatComesBackFindsThePageWhereItWas() {
    house().close();
    assertThat(page.find(".offline")).isVisible();
    house().open();
    assertThat(page.find(".offline")).isHidden();
    isWhereItWas();
    goesOn();
  }

  @Test
  void aChoiceMadeMeanwhileIsKept() {
    house().close();
    assertThat(page.find(".offline")).isVisible();
    new Clicker(page).choose(choice);
    house().open();
    page.isSettledAt(game.choices().size() + 1);
    assertThat(page.prompt()).not().hasText(asked);
  }

  @Test
  void aReloadedPageIsWhereItWas() {
    page.page().reload();
    isWhereItWas();
    goesOn();
  }
}
