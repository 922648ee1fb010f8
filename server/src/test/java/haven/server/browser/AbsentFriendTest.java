package haven.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.server.store.SignedIn;
import java.time.Duration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A friend who goes away does not end the evening, and finds the own seat again. */
final class AbsentFriendTest extends BrowserTest {
  private static final long SEED = 5;
  private static final Duration PATIENCE = Duration.ofMinutes(2);

  private final Game game = House.start(House.plan(), SEED);
  private final HastyPlayer player = new HastyPlayer(SEED);
  private SignedIn bob;
  private String code;
  private Visitor ada;

  /** Ada has chosen her cards and waits for Bob, who has closed his window. */
  @BeforeEach
  void bobGoes() {
    SignedIn host = house().guest("Ada");
    bob = house().guest("Bob");
    player.until(
        game,
        one -> one.kind() == Prompt.Kind.CARDS && game.prompts().size() == 1 && one.seat() == 1);
    code = house().table(House.plan(), SEED, host, bob);
    house().play(code, game.choices());
    house().open();
    ada = visit(host).goToTable(code);
    Visitor gone = visit(bob).goToTable(code);
    assertThat(ada.prompt()).not().containsText("away");
    gone.page().close();
    assertThat(ada.prompt()).containsText("away since");
  }

  private static Locator seat(Visitor visitor) {
    return visitor.find("seats-dialog [data-seat='1']");
  }

  private void openSeats() {
    ada.prompt().locator("[data-action='seats']").click();
    assertThat(seat(ada)).containsText("away since");
    assertThat(seat(ada).locator("[data-action='replace']")).hasCount(0);
    house().clock().goOn(PATIENCE);
    assertThat(seat(ada).locator("[data-action='replace']")).hasCount(3);
  }

  private void instead(String by, String warning) {
    seat(ada).locator("[data-by='" + by + "']").click();
    assertThat(seat(ada).locator("[role='alert']")).containsText(warning);
    seat(ada).locator("[data-action='sure']").click();
  }

  private Visitor bobComes() {
    return visit(bob).goToTable(code);
  }

  private static Locator said(Visitor visitor) {
    return visitor.find("#toasts");
  }

  @Test
  void aFreedSeatIsItsPersonsAgain() {
    openSeats();
    instead("NOBODY", "Whoever has the code can sit down");
    assertThat(seat(ada)).containsText("Free · Bob's seat");
    Visitor back = bobComes();
    assertThat(said(back)).containsText("Welcome back: the seat is yours again");
    back.isAsked(Prompt.Kind.CARDS.name());
    assertThat(seat(ada)).containsText("Bob");
    assertThat(seat(ada)).not().containsText("Free");
    new Clicker(back).choose(player.choice(game.prompts().getFirst()).text());
    back.isSettledAt(game.choices().size() + 1);
  }

  @Test
  void anAutomaticPlayerHelpsOut() {
    openSeats();
    seat(ada).locator("[data-by='AUTOMATIC']").click();
    assertThat(seat(ada).locator("[role='alert']")).containsText("Bob gets the seat back");
    seat(ada).locator("[data-action='strength']").selectOption("random");
    assertThat(seat(ada).locator("[role='alert']")).containsText("not a good one");
    seat(ada).locator("[data-action='sure']").click();
    assertThat(seat(ada)).containsText("Plays by itself · random · Bob's seat");
    ada.find("seats-dialog [data-action='done']").click();
    assertThat(ada.find(".table[data-n='" + game.choices().size() + "']")).hasCount(0);
    Visitor back = bobComes();
    assertThat(said(back)).containsText("the seat is yours again");
    assertThat(back.find("section.hand [data-name]").first()).isVisible();
  }

  @Test
  void whoTakesOverIsToldWhatThatMeansAndGivesItBack() {
    openSeats();
    instead("HOST", "You will see the cards and the battle goal of Bob");
    ada.find("seats-dialog [data-action='done']").click();
    ada.isAsked(Prompt.Kind.CARDS.name());
    Visitor back = bobComes();
    assertThat(said(back)).containsText("Ada is just answering for you");
    assertThat(back.action("back")).isVisible();
    Choice cards = player.choice(game.prompts().getFirst());
    new Clicker(ada).choose(cards.text());
    assertThat(said(back)).containsText("the seat is yours again. Ada played for you");
    assertThat(back.action("back")).hasCount(0);
  }

  @Test
  void whoeverIsBackTakesTheSeatWithOneClick() {
    openSeats();
    instead("HOST", "You will see the cards");
    Visitor back = bobComes();
    back.action("back").click();
    back.isAsked(Prompt.Kind.CARDS.name());
    assertThat(seat(ada)).not().containsText("You");
  }
}
