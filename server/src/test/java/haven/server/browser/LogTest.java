package haven.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.server.store.SignedIn;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The log has a line for each deed, and is never ahead of the board. */
final class LogTest extends BrowserTest {
  private static final long SEED = 5;

  /** Such as (3, -1). */
  private static final Pattern COORDINATES = Pattern.compile("\\(-?\\d+, -?\\d+\\)");

  /** Such as "Bandit Guard 4 hits Brute: 3 + 0 − 2 shield = 1". */
  private static final Pattern ATTACK =
      Pattern.compile(
          ".+ (hits|misses|does not harm) .+: \\d+( [+−×] \\d+( bonus| shield)?)* = \\d+.*");

  @Test
  void eventsAreGatheredToDeeds() throws IOException {
    house().open();
    Visitor ada = visit().go("help");
    ada.find("help-page h1").waitFor();
    assertThat((List<?>) ada.page().evaluate(script())).isEmpty();
  }

  private static String script() throws IOException {
    try (InputStream in = LogTest.class.getResourceAsStream("deeds.js")) {
      String text = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().filter(line -> !line.startsWith("//")).reduce("", (a, b) -> a + b + "\n");
    }
  }

  @Test
  void anAttackIsOneLineThatCanBeOpened() {
    SignedIn ada = house().guest("Ada");
    String code = house().table(House.plan(), SEED, ada, ada);
    Game game = House.start(House.plan(), SEED);
    new HastyPlayer(SEED).until(game, _ -> game.state().round() == 3);
    house().play(code, game.choices());
    house().open();
    Visitor page = visit(ada).goToTable(code);
    List<String> lines = page.find(".log li.attacked > .entry-text").allInnerTexts();
    assertThat(lines).isNotEmpty().allMatch(line -> ATTACK.matcher(line).matches());
    assertThat(page.find(".log").innerText()).doesNotContainPattern(COORDINATES);
    page.find(".log li.attacked > .entry-text").first().click();
    assertThat(page.find(".log .details .drew")).isVisible();
    assertThat(page.find(".log .details").innerText()).doesNotContainPattern(COORDINATES);
  }

  @Test
  void theNewestLineIsInSightUnlessOneReadsFurtherUp() {
    SignedIn ada = house().guest("Ada");
    String code = house().table(House.plan(), SEED, ada, ada);
    Game game = House.start(House.plan(), SEED);
    Prompt last = beforeMonsters(game);
    house().play(code, game.choices());
    house().open();
    Visitor page = visit(ada).goToTable(code);
    isAtItsEnd(page);
    new Clicker(page).choose(new HastyPlayer(SEED).choice(last).text());
    page.isSettled();
    isAtItsEnd(page);
    page.page()
        .evaluate(
            """
            () => new Promise((done) => {
              document.querySelector(".panel-body").scrollTop = 0;
              requestAnimationFrame(() => requestAnimationFrame(done));
            })
            """);
    page.page().evaluate("() => document.querySelector('play-table').requestUpdate()");
    page.page().waitForFunction("() => document.querySelector('.panel-body').scrollTop === 0");
  }

  private static void isAtItsEnd(Visitor page) {
    page.page()
        .waitForFunction(
            """
            () => {
              const { scrollTop, scrollHeight, clientHeight } = document.querySelector(".panel-body");
              return scrollTop > 0 && scrollHeight - scrollTop - clientHeight < 30;
            }
            """);
  }

  @Test
  void logAndOrderWaitForTheBoard() {
    SignedIn ada = house().guest("Ada");
    String code = house().table(House.plan(), SEED, ada, ada);
    Game game = House.start(House.plan(), SEED);
    Prompt last = beforeMonsters(game);
    house().play(code, game.choices());
    house().open();
    Visitor page = visit(ada).goToTable(code);
    page.page().evaluate("async () => (await import('/js/prefs.js')).setPrefs({ speed: 1 })");
    int turns = page.find(".log .of-turn").count();
    new Clicker(page).choose(new HastyPlayer(SEED).choice(last).text());
    // Several turns follow; each is told when the board shows it.
    assertThat(page.find(".prompt.playing")).isVisible();
    page.page()
        .waitForFunction(
            "known => document.querySelectorAll('.log .of-turn').length === known + 1", turns);
    assertThat(page.find(".order .entry.acting")).hasCount(1);
    String acting = page.find(".log .of-turn h3").last().innerText();
    assertThat(acting).startsWith(page.find(".order .entry.acting .name").innerText());
    page.action("skip").click();
    page.isSettled();
    assertThat(page.find(".log .of-turn").count()).isGreaterThan(turns + 1);
  }

  /** The next choice makes at least two figures act. */
  private static Prompt beforeMonsters(Game game) {
    while (game.prompt() instanceof Prompt prompt) {
      Choice choice = new HastyPlayer(SEED).choice(prompt);
      Game trial = game.copy();
      trial.choose(prompt.seat(), choice);
      if (trial.events().stream().filter(Event.TurnStarts.class::isInstance).count() > 1) {
        return prompt;
      }
      game.choose(prompt.seat(), choice);
    }
    throw new AssertionError("no monster ever acts");
  }
}
