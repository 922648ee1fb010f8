package haven.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.server.store.SignedIn;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A stored game of which a choice no longer holds says so, and goes on by a click. */
final class ChangedTest extends BrowserTest {
  private static final long SEED = 5;

  @Test
  void theChoiceIsNamedAndTheGameGoesOnFromThere() {
    Game game = House.start(House.plan(), SEED);
    Prompt prompt = new HastyPlayer(SEED).until(game, one -> one.kind() == Prompt.Kind.ACTION);
    List<Game.Made> stored = new ArrayList<>(game.choices());
    stored.add(new Game.Made(prompt.seat(), new Choice.Way(777)));
    stored.add(new Game.Made(prompt.seat(), new Choice.Accept()));
    SignedIn ada = house().guest("Ada");
    String code = house().table(House.plan(), SEED, ada, ada);
    house().play(code, stored);
    house().open();

    Visitor page = visit(ada).goToTable(code);
    assertThat(page.find("[data-prompt=changed] .ask")).containsText("what Ada (");
    assertThat(page.find("[data-prompt=changed] .ask"))
        .containsText("that choice and all after it, 2 in all, are dropped");
    assertThat(page.find("[data-prompt=changed] .ask")).not().containsText("777");
    assertThat(page.find("[data-option]")).hasCount(0);
    page.find("[data-action=go-on]").click();
    page.isSettledAt(stored.size());
    assertThat(page.find("[data-prompt=ACTION]")).isVisible();
  }
}
