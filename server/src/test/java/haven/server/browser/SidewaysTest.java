package haven.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.BoundingBox;
import haven.model.FigureId;
import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.server.store.SignedIn;
import org.junit.jupiter.api.Test;

/** On a phone held sideways: there is little height, and still all that one needs is in sight. */
final class SidewaysTest extends BrowserTest {
  private static final long SEED = 5;

  /** The least that the board may have of the screen. */
  private static final double SHARE = 0.35;

  private static void isInSight(Locator place) {
    BoundingBox box = place.boundingBox();
    assertThat(box.x).isGreaterThanOrEqualTo(0);
    assertThat(box.y).isGreaterThanOrEqualTo(0);
    assertThat(box.x + box.width).isLessThanOrEqualTo(Phone.HIGH);
    assertThat(box.y + box.height).isLessThanOrEqualTo(Phone.WIDE);
  }

  @Test
  void boardPromptAndCardsAreSeenTogether() {
    SignedIn ada = house().guest("Ada");
    String code = house().table(House.plan(), SEED, ada, ada);
    Game game = House.start(House.plan(), SEED);
    new HastyPlayer(SEED).until(game, one -> one.kind() == Prompt.Kind.CARDS);
    house().play(code, game.choices());
    house().open();
    Visitor page = visit(ada, Phone::sideways).byTouch().goToTable(code);
    BoundingBox board = page.find(".stage .map").boundingBox();
    assertThat(board.width * board.height).isGreaterThan(SHARE * Phone.WIDE * Phone.HIGH);
    isInSight(page.find(".prompt .ask"));
    isInSight(page.action("confirm"));
    isInSight(page.find(".hand .acard").first());
    assertThat(page.find(".hand .acard").first().boundingBox().width).isGreaterThan(100);
  }

  @Test
  void theFirstTurnIsPlayedByTaps() {
    SignedIn ada = house().guest("Ada");
    String code = house().table(House.plan(), SEED, ada, ada);
    house().open();
    Game game = House.start(House.plan(), SEED);
    HastyPlayer player = new HastyPlayer(SEED);
    Visitor page = visit(ada, Phone::sideways).byTouch().goToTable(code);
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
      isInSight(page.prompt());
      turns += acting.isSomebody() && !game.state().turn().figure().equals(acting) ? 1 : 0;
    }
    assertThat(turns).isEqualTo(1);
  }
}
