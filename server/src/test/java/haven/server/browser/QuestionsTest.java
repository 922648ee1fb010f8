package haven.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.server.store.SignedIn;
import org.junit.jupiter.api.Test;

/** People are asked what a good host asks, unless they wish otherwise. */
final class QuestionsTest extends BrowserTest {
  private static final long SEED = 5;
  private static final String ALL = "input[name='manners'][value='all']";

  @Test
  void whoeverWantsToBeAskedEverythingSaysSoOnce() {
    SignedIn ada = house().newcomer("Ada");
    String code = house().table(House.plan(), SEED, ada, ada);
    house().open();
    Visitor page = visit(ada).goToTable(code);
    page.action("menu").first().click();
    assertThat(page.find(ALL)).not().isChecked();
    page.click(".manners summary");
    assertThat(page.find(".manners")).containsText("A short rest waits for you");
    page.find("label:has(" + ALL + ")").click();
    page.find(".play-dialog [data-action='close']").click();
    page.page().reload();
    page.isSettled();
    page.action("menu").first().click();
    assertThat(page.find(ALL)).isChecked();
  }

  @Test
  void aShortRestIsOfferedBesideTheCards() {
    HostedGame hosted = new HostedGame(House.start(House.plan(), SEED), false);
    HastyPlayer player = new HastyPlayer(SEED);
    Game game = hosted.game();
    while (game.prompt() instanceof Prompt prompt && !prompt.has(Choice.ShortRest.class)) {
      hosted.choose(prompt.seat(), player.choice(prompt), false);
    }
    SignedIn ada = house().newcomer("Ada");
    String code = house().table(House.plan(), SEED, ada, ada);
    house().play(code, game.choices());
    house().open();
    Visitor page = visit(ada).goToTable(code);
    page.isAsked(Prompt.Kind.CARDS.name());
    new Clicker(page).choose(new Choice.ShortRest().text());
    page.isAsked(Prompt.Kind.REDRAW.name());
  }
}
