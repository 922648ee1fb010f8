package haven.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import haven.server.store.SignedIn;
import java.time.Duration;
import java.util.Locale;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** A seat is taken along to another device. */
final class DeviceTest extends BrowserTest {
  private static final Duration FIVE_MINUTES = Duration.ofMinutes(5);

  /** A code that has run out is not found. */
  @Override
  boolean isExpected(String complaint) {
    return complaint.startsWith("404") && complaint.endsWith("/api/passes");
  }

  private static String passOf(Visitor visitor) {
    visitor.action("device").click();
    return visitor.find("[data-pass]").getAttribute("data-pass");
  }

  @Test
  void aCodeLeadsToTheSameSeatOnce() {
    SignedIn ada = house().guest("Ada");
    SignedIn bob = house().guest("Bob");
    String code = house().table(House.plan(), 5, ada, bob);
    house().open();
    Visitor desk = visit(ada).goToTable(code);
    desk.action("menu").click();
    desk.find(".play-dialog [data-action='seats']").click();
    String pass = passOf(desk);
    assertThat(desk.find("device-panel .unreachable")).containsText("./haven serve --host 0.0.0.0");
    Visitor phone = visit(null, Phone::of);
    phone.go("device/" + pass + "/" + code);
    phone.action("use-pass").click();
    phone.isSettled();
    assertThat(phone.prompt()).hasClass(Pattern.compile("\\basked\\b"));
    Visitor thief = visit();
    thief.go("device/" + pass + "/" + code);
    thief.action("use-pass").click();
    assertThat(thief.find("#pass-bad")).containsText("unknown or has run out");
  }

  @Test
  void aCodeCanBeTypedOnTheFirstPageWhileItLasts() {
    SignedIn ada = house().guest("Ada");
    String code = house().gathering(House.plan(), ada, ada);
    house().open();
    Visitor desk = visit(ada);
    desk.go("table/" + code);
    String late = passOf(desk);
    house().clock().goOn(FIVE_MINUTES);
    Visitor phone = visit().go("");
    type(phone, late);
    assertThat(phone.find("#pass-bad")).containsText("unknown or has run out");
    String before = late;
    desk.action("device").click();
    assertThat(desk.find("[data-pass='" + before + "']")).hasCount(0);
    phone.go("");
    type(phone, desk.find("[data-pass]").getAttribute("data-pass"));
    assertThat(phone.find("[data-table='" + code + "']")).isVisible();
  }

  private static void type(Visitor phone, String pass) {
    String typed = pass.substring(0, 3) + " " + pass.substring(3, 6) + " " + pass.substring(6);
    phone.action("code").fill(typed.toLowerCase(Locale.ROOT));
    phone.action("join").click();
    assertThat(phone.action("pass")).hasValue(pass);
    phone.action("use-pass").click();
  }
}
