package haven.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.record.GameRecord;
import haven.play.record.OpenChoices;
import haven.server.store.SignedIn;
import org.junit.jupiter.api.Test;

/** A whole scenario, won by clicks on the page alone. */
final class WonByClicksTest extends BrowserTest {

  @Test
  void theFirstScenarioIsWon() {
    GameRecord record = WonGame.record();
    SignedIn ada = house().guest("Ada");
    String code = house().table(WonGame.PLAN, record.seed(), ada, ada);
    house().open();
    Game game = House.start(WonGame.PLAN, record.seed());
    Visitor page = visit(ada).goToTable(code);
    Clicker clicker = new Clicker(page);
    int number = 0;
    for (GameRecord.Line line : record.lines()) {
      Prompt prompt = OpenChoices.promptFor(game, line.seat()).orElseThrow();
      page.isAsked(prompt.kind().name());
      Choice choice = OpenChoices.named(game, line.seat(), line.text());
      clicker.choose(choice.text());
      page.isSettledAt(++number);
      game.choose(line.seat(), choice);
    }
    assertThat(page.find(".result.won")).isVisible();
    assertThat(game.isOver()).isTrue();
  }
}
