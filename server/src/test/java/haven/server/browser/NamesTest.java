package haven.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import haven.server.store.SignedIn;
import org.junit.jupiter.api.Test;

/**
 * What somebody is called is seen by all at once, and lasts; and an invitation says whom it
 * reaches.
 */
final class NamesTest extends BrowserTest {
  /** While the server is down, the browser says so. */
  @Override
  boolean isExpected(String complaint) {
    return complaint.contains("WebSocket connection");
  }

  private static Locator player(Visitor visitor) {
    return visitor.find("[data-seat='1'] [data-action='player']");
  }

  private static Locator name(Visitor visitor) {
    return visitor.find(".people [data-action='name']");
  }

  @Test
  void aNewNameIsSeenByAllAndSurvivesReloadAndRestart() {
    SignedIn one = house().guest("Ada");
    SignedIn other = house().guest("Bob");
    String code = house().gathering(House.plan(), one, other);
    house().open();
    Visitor ada = visit(one).go("table/" + code);
    Visitor bob = visit(other).go("table/" + code);
    assertThat(player(ada)).containsText("Bob");
    name(bob).fill("Robert");
    bob.find(".people [data-action='named']").click();
    assertThat(player(ada)).containsText("Robert");
    assertThat(ada.find("#toasts")).containsText("Bob is now called Robert");
    bob.page().reload();
    assertThat(name(bob)).hasValue("Robert");
    assertThat(player(ada)).containsText("Robert");
    house().close();
    house().open();
    ada.page().reload();
    bob.page().reload();
    assertThat(player(ada)).containsText("Robert");
    assertThat(name(bob)).hasValue("Robert");
  }

  @Test
  void anInvitationThatOthersCannotReachSaysSo() {
    SignedIn one = house().guest("Ada");
    String code = house().gathering(House.plan(), one, one);
    house().open();
    Visitor ada = visit(one).go("table/" + code);
    assertThat(ada.find("invite-panel .unreachable")).containsText("Only this machine");
    assertThat(ada.find("invite-panel .unreachable"))
        .containsText(
            "./haven serve --host 0.0.0.0 --port " + ada.page().evaluate("location.port"));
  }
}
