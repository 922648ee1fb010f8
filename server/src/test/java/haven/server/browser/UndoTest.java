package haven.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.server.store.SignedIn;
import org.junit.jupiter.api.Test;

/** What was chosen can be taken back: alone at once, with others if they agree. */
final class UndoTest extends BrowserTest {
  private static final long SEED = 5;
  private static final String UNDO = "undo";

  private final Game game = House.start(House.plan(), SEED);
  private final HastyPlayer player = new HastyPlayer(SEED);

  private String table(SignedIn... people) {
    String code = house().table(House.plan(), SEED, people);
    house().play(code, game.choices());
    house().open();
    return code;
  }

  @Test
  void aloneItIsTakenBackAtOnce() {
    Prompt prompt = player.until(game, one -> one.kind() == Prompt.Kind.ACTION);
    SignedIn ada = house().guest("Ada");
    Visitor page = visitAt(table(ada, ada), ada);
    int number = game.choices().size();
    page.isSettledAt(number);
    String asked = page.find(".prompt .ask").innerText();
    String hand = page.find("section.hand").innerText();
    Choice act =
        prompt.options().stream()
            .filter(option -> option instanceof Choice.Act(_, boolean top, _) && !top)
            .findFirst()
            .orElseThrow();
    Clicker clicker = new Clicker(page);
    clicker.choose(act.text());
    page.isSettledAt(number + 1);
    assertThat(page.find(".prompt .ask")).not().hasText(asked);
    clicker.choose(UNDO);
    page.isSettledAt(number + 2);
    assertThat(page.find(".prompt .ask")).hasText(asked);
    assertThat(page.find("section.hand")).hasText(hand, Visitor.asRendered());
  }

  private Visitor visitAt(String code, SignedIn person) {
    return visit(person).goToTable(code);
  }

  /** Both have chosen their cards, which shows what the monsters do: nobody can forget that. */
  private Visitor[] afterTheLastCards() {
    SignedIn ada = house().guest("Ada");
    SignedIn bob = house().guest("Bob");
    Prompt last =
        player.until(
            game,
            one ->
                one.kind() == Prompt.Kind.CARDS && game.prompts().size() == 1 && one.seat() == 1);
    Choice choice = player.choice(last);
    String code = table(ada, bob);
    Visitor[] both = {visitAt(code, ada), visitAt(code, bob)};
    new Clicker(both[1]).choose(choice.text());
    isAt(both, 1);
    new Clicker(both[1]).choose(UNDO);
    isAt(both, 2);
    both[0].isAsked(Prompt.Kind.UNDO.name());
    return both;
  }

  private void isAt(Visitor[] both, int more) {
    for (Visitor one : both) {
      one.isSettledAt(game.choices().size() + more);
    }
  }

  /**
   * The log is as it is for somebody who comes now, and the last choice is still Bob's to ask for.
   */
  private void isInOrder(Visitor[] both) {
    for (Visitor one : both) {
      String log = one.find(".log").innerText();
      one.page().reload();
      one.isSettledAt(game.choices().size() + 3);
      assertThat(one.find(".log")).hasText(log, Visitor.asRendered());
    }
    assertThat(both[1].find("[data-option='undo']")).isEnabled();
    assertThat(both[0].find("[data-option='undo']")).isDisabled();
  }

  @Test
  void whoeverAskedMayLetItStand() {
    Visitor[] both = afterTheLastCards();
    both[1].action("withdraw").click();
    isAt(both, 3);
    assertThat(both[0].find("#toasts")).containsText("Bob does not want to take it back any more");
    isInOrder(both);
  }

  @Test
  void whatIsPickedStaysPickedWhateverTheOthersDo() {
    SignedIn ada = house().guest("Ada");
    SignedIn bob = house().guest("Bob");
    player.until(game, one -> one.kind() == Prompt.Kind.CARDS && game.prompts().size() == 2);
    Choice bobs = player.choice(game.prompts().get(1));
    String code = table(ada, bob);
    Visitor[] both = {visitAt(code, ada), visitAt(code, bob)};
    both[0].find("section.hand .acard [aria-pressed='false']").first().click();
    assertThat(both[0].find("section.hand .acard [aria-pressed='true']")).hasCount(1);
    new Clicker(both[1]).choose(bobs.text());
    isAt(both, 1);
    assertThat(both[0].find("section.hand .acard [aria-pressed='true']")).hasCount(1);
  }

  @Test
  void withOthersItIsTakenBackIfTheyAgree() {
    Visitor[] both = afterTheLastCards();
    new Clicker(both[0]).choose("yes");
    isAt(both, 3);
    both[1].isAsked(Prompt.Kind.CARDS.name());
    both[0].isAsked("^$");
  }

  @Test
  void withOthersItStandsIfTheyDoNot() {
    Visitor[] both = afterTheLastCards();
    new Clicker(both[0]).choose("no");
    isAt(both, 3);
    assertThat(both[1].find("#toasts")).containsText("Ada does not want to take it back");
    assertThat(both[0].find("#toasts")).not().containsText("take it back");
    isInOrder(both);
    game.choose(1, new HastyPlayer(SEED).choice(game.prompts().getFirst()));
    Prompt next = game.prompts().getFirst();
    both[next.seat()].isAsked(next.kind().name());
    assertThat(both[1].prompt()).not().hasAttribute("data-prompt", Prompt.Kind.CARDS.name());
  }
}
