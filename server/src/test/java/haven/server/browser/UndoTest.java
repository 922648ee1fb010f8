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
    clicker.choose(act.toString());
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
    game.choose(1, new HastyPlayer(SEED).choice(game.prompts().getFirst()));
    Prompt next = game.prompts().getFirst();
    both[next.seat()].isAsked(next.kind().name());
    assertThat(both[1].prompt()).not().hasAttribute("data-prompt", Prompt.Kind.CARDS.name());
  }
}
