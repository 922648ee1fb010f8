package haven.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import haven.model.FigureId;
import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.server.store.SignedIn;
import org.junit.jupiter.api.Test;

/** On a phone, upright, with a thumb. */
final class PhoneTest extends BrowserTest {
  private static final long SEED = 5;

  private Visitor onPhone(SignedIn person) {
    return visit(person, Phone::of).byTouch();
  }

  @Test
  void aGameBeginsByTaps() {
    SignedIn ada = house().guest("Ada");
    house().open();
    Visitor page = onPhone(ada).go("");
    page.press(page.action("new-game"));
    page.press(page.find("[data-scenario='1']"));
    page.press(page.action("start"));
    page.isSettled();
    assertThat(page.find(".prompt.asked")).isVisible();
    isNotWider(page);
  }

  /** Nothing has to be scrolled sideways. */
  private static void isNotWider(Visitor page) {
    Object beyond =
        page.page()
            .evaluate(
                "document.documentElement.scrollWidth - document.documentElement.clientWidth");
    assertThat(beyond).isEqualTo(0);
  }

  @Test
  void theFirstTurnIsPlayedByTaps() {
    SignedIn ada = house().guest("Ada");
    String code = house().table(House.plan(), SEED, ada, ada);
    house().open();
    Game game = House.start(House.plan(), SEED);
    HastyPlayer player = new HastyPlayer(SEED);
    Visitor page = onPhone(ada).goToTable(code);
    Clicker clicker = new Clicker(page);
    int number = 0;
    int turns = 0;
    while (turns < 1 && game.prompt() instanceof Prompt prompt) {
      FigureId acting = game.state().turn().figure();
      Choice choice = player.choice(prompt);
      page.isAsked(prompt.kind().name());
      clicker.choose(choice.text());
      game.choose(prompt.seat(), choice);
      page.isSettledAt(++number);
      isNotWider(page);
      turns += acting.isSomebody() && !game.state().turn().figure().equals(acting) ? 1 : 0;
    }
    assertThat(turns).isEqualTo(1);
  }
}
