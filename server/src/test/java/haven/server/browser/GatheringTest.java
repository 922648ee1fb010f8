package haven.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Route;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** A table before the start: whoever joins sits down and chooses, and the host begins. */
final class GatheringTest extends BrowserTest {

  private static Locator seat(Visitor visitor, int number, String action) {
    return visitor.find("[data-seat='" + number + "'] [data-action='" + action + "']");
  }

  /** The host's table for two, with the second seat left free. */
  private static String invite(Visitor host) {
    host.go("new/gh/1");
    seat(host, 1, "player").selectOption("stand");
    assertThat(host.action("start")).isDisabled();
    host.action("friends").click();
    return host.find("[data-code]").getAttribute("data-code");
  }

  private static void join(Visitor friend, String code, String name) {
    friend.go("");
    friend.action("code").fill(code.toLowerCase(Locale.ROOT));
    friend.action("join").click();
    friend.action("name").fill(name);
    friend.action("named").click();
  }

  @Test
  void aFriendJoinsByCodeAndBothPlay() {
    house().open();
    Visitor ada = visit();
    String code = invite(ada);
    Visitor bob = visit();
    join(bob, code, "Bob");
    // Whoever joins to play sits down where there is room.
    assertThat(seat(ada, 1, "player")).containsText("Bob");
    ada.action("start").click();
    ada.isSettled();
    bob.isSettled();
    assertThat(bob.find("[data-hero]")).not().hasCount(0);
  }

  @Test
  void aHandOfOnesOwnSurvivesTheHostsChanges() {
    house().open();
    Visitor ada = visit();
    String code = invite(ada);
    Visitor bob = visit();
    join(bob, code, "Bob");
    seat(bob, 1, "hand").click();
    bob.find("dialog[open] [aria-pressed='true']").first().click();
    assertThat(bob.find("dialog[open] [data-action='save']")).isDisabled();
    bob.find("dialog[open] [aria-pressed='false']").last().click();
    bob.find("dialog[open] [data-action='save']").click();
    String own = "your choice";
    assertThat(seat(bob, 1, "hand")).containsText(own);
    ada.action("difficulty").selectOption("HARD");
    assertThat(bob.action("difficulty")).hasValue("HARD");
    assertThat(seat(bob, 1, "hand")).containsText(own);
  }

  @Test
  void whoIsInvitedIsToldToWhatAndMayJustWatch() {
    house().open();
    Visitor ada = visit();
    String code = invite(ada);
    Visitor bob = visit().go("table/" + code);
    assertThat(bob.find("[data-invited]")).containsText("Black Barrow");
    assertThat(bob.find("[data-invited]")).containsText("Free is: Spellweaver");
    bob.action("name").fill("Bob");
    bob.action("named-other").click();
    assertThat(ada.find(".people")).containsText("Bob");
    assertThat(ada.action("start")).isDisabled();
    // The free seat is the first thing there is; the server is not a guest's to start.
    assertThat(bob.find(".gathering section").first()).hasClass(Pattern.compile("free-seats"));
    assertThat(bob.find(".invite .unreachable")).hasCount(0);
    bob.find("[data-free='1']").click();
    assertThat(seat(ada, 1, "player")).containsText("Bob");
    assertThat(bob.find(".free-seats")).hasCount(0);
  }

  @Test
  void aWrongCodeIsRefusedBeforeANameIsAsked() {
    house().open();
    Visitor bob = visit().go("");
    bob.action("code").fill("ABCD2345");
    bob.action("join").click();
    assertThat(bob.find("#code-bad")).containsText("No table has that code");
    bob.go("table/ABCD2345");
    assertThat(bob.find(".notice.danger")).containsText("No table has that code");
    assertThat(bob.action("name")).hasCount(0);
    bob.complaints().clear();
  }

  @Test
  void whatTheServerFailsAtIsToldInASentence() {
    house().open();
    Visitor ada = visit().go("new/gh/1");
    ada.page()
        .route(
            Pattern.compile("/api/(tables|packs/gh/classes/.*)$"),
            route -> route.fulfill(new Route.FulfillOptions().setStatus(500)));
    for (String button : List.of("start", "hand")) {
      ada.action(button).first().click();
      Locator told = ada.find("#toasts .danger").last();
      assertThat(told).containsText("The server could not do that");
      told.click();
    }
    ada.complaints().clear();
  }

  @Test
  void nobodyBuysMoreThanTheGoldAllows() {
    house().open();
    Visitor ada = visit().go("new/gh/1");
    seat(ada, 0, "items").click();
    // Of what is suggested one thing stays.
    ada.click("[data-item='Minor Healing Potion']");
    assertThat(ada.find("[data-item='Winged Shoes']")).isDisabled();
    assertThat(ada.find("[data-item='Iron Helmet']")).isEnabled();
    ada.find("dialog[open] [data-action='save']").click();
    assertThat(seat(ada, 0, "items")).containsText("10 gold left");
  }

  @Test
  void classesThatACampaignKeepsForLaterAreOneClickAway() {
    house().open();
    Visitor ada = visit().go("new/gh/1");
    Locator classes = ada.find("[data-seat='0'] .classes input[type='radio']");
    assertThat(classes).hasCount(6);
    assertThat(seat(ada, 0, "all-classes")).containsText("11");
    seat(ada, 0, "all-classes").click();
    assertThat(classes).hasCount(17);
    assertThat(seat(ada, 0, "all-classes")).hasCount(0);
    ada.find("[data-seat='0'] .classes label:has(input[value='sunkeeper'])").click();
    ada.action("start").click();
    ada.isSettled();
    assertThat(ada.find("[data-hero]").first()).isVisible();
  }

  @Test
  void threeKeysAreEnoughToo() {
    house().open();
    Visitor ada = visit().go("");
    ada.action("new-game").press("Enter");
    ada.find("[data-scenario='1']").press("Enter");
    ada.action("start").press("Enter");
    ada.isSettled();
    assertThat(ada.page().url()).contains("#/table/");
  }
}
