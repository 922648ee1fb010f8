package haven.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import haven.server.store.SignedIn;
import haven.server.wire.Json;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Somebody with a browser window of their own. */
final class Visitor implements AutoCloseable {
  private static final int BAD = 400;
  private static final String WATCH =
      """
      async ([selector, patience]) => {
        const end = performance.now() + patience;
        while (!document.querySelector(selector) && performance.now() < end)
          await new Promise(requestAnimationFrame);
      }\
      """;
  private static final String NOT_FETCHED = "Failed to load resource";

  private final BrowserContext context;
  private final String address;
  private final Page page;
  private final List<String> complaints = new ArrayList<>();
  private boolean touch;

  Visitor(BrowserContext context, String address, @Nullable SignedIn person) {
    this.context = context;
    this.address = address;
    context.setDefaultTimeout(Chromium.PATIENCE);
    if (person != null) {
      context.addInitScript(remembering(person));
    }
    page = context.newPage();
    page.onPageError(complaints::add);
    page.onConsoleMessage(
        message -> {
          // What could not be fetched is told below, with its address.
          if (message.type().equals("error") && !message.text().startsWith(NOT_FETCHED)) {
            complaints.add(message.text());
          }
        });
    page.onResponse(
        response -> {
          if (response.status() >= BAD) {
            complaints.add(response.status() + " " + response.url());
          }
        });
  }

  /** The browser of somebody who has been here before. */
  private static String remembering(SignedIn person) {
    String known =
        Json.write(
            Json.object()
                .put("person", person.person().id())
                .put("name", person.person().name())
                .put("secret", person.secret()));
    return """
    if (location.protocol === "http:" && !localStorage.getItem("haven.person"))
      localStorage.setItem("haven.person", JSON.stringify(%s));
    """
        .formatted(known);
  }

  Page page() {
    return page;
  }

  List<String> complaints() {
    return complaints;
  }

  /** Goes to a page by its address after the hash. */
  Visitor go(String hash) {
    page.navigate(address + "/#/" + hash);
    return this;
  }

  Visitor goToTable(String code) {
    go("table/" + code);
    isSettled();
    return this;
  }

  Locator find(String selector) {
    return page.locator(selector);
  }

  void click(String selector) {
    press(page.locator(selector));
  }

  /** With a finger instead of a mouse. */
  Visitor byTouch() {
    touch = true;
    return this;
  }

  boolean isByTouch() {
    return touch;
  }

  void press(Locator place) {
    if (touch) {
      place.tap();
    } else {
      place.click();
    }
  }

  /** Something that is there to be clicked, by its name for tests. */
  Locator action(String name) {
    return page.locator("[data-action='" + name + "']");
  }

  Locator table() {
    return page.locator(".table");
  }

  /** Number of the newest choice that the page knows of. */
  int number() {
    return Integer.parseInt(table().getAttribute("data-n"));
  }

  /** Everything that has happened is shown, and nothing is on its way. */
  void isSettled() {
    comesUp(".table:not(.busy):not(.sending)");
  }

  /** The same, and the page knows of that many choices. */
  void isSettledAt(int number) {
    comesUp(".table:not(.busy):not(.sending)[data-n='" + number + "']");
  }

  /**
   * Looks whenever the page is painted, where an assertion alone would look at longer and longer
   * intervals: over the hundreds of answers of a game that is most of its time.
   */
  private void comesUp(String selector) {
    page.evaluate(WATCH, List.of(selector, Chromium.PATIENCE));
    assertThat(page.locator(selector)).isVisible();
  }

  static LocatorAssertions.HasTextOptions asRendered() {
    return new LocatorAssertions.HasTextOptions().setUseInnerText(true);
  }

  /** The bar that says what is asked. */
  Locator prompt() {
    return page.locator(".prompt");
  }

  void isAsked(String kind) {
    assertThat(prompt()).hasAttribute("data-prompt", Pattern.compile(kind));
  }

  void photograph(String name) {
    page.screenshot(
        new Page.ScreenshotOptions().setPath(Path.of("target", "screens", name + ".png")));
  }

  @Override
  public void close() {
    context.close();
  }
}
