package haven.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import haven.server.wire.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Bots play a scenario many times, and the page shows what came out. */
final class LaboratoryPageTest extends BrowserTest {
  private static final int FEW = 6;
  private static final int MANY = 900;

  private Visitor page;

  @BeforeEach
  void open() {
    house().open();
    page = visit();
  }

  /** Asks for games by bots that do not think, or that do. */
  static void ask(Visitor page, String bots, int games) {
    page.action("bots").selectOption(bots);
    page.action("games").fill("" + games);
    page.action("games").blur();
    page.press(page.action("begin"));
  }

  /** All of them are played. */
  static void isDone(Visitor page) {
    assertThat(page.find(".lab[data-going=false] [data-phase=DONE]")).isVisible();
  }

  @Test
  void gamesArePlayedPlottedAndWatched() throws IOException {
    page.go("");
    page.press(page.action("laboratory"));
    page.action("compare").selectOption("difficulty:VERY_HARD");
    ask(page, "random", FEW);
    isDone(page);
    assertThat(page.find(".progress")).isFocused();
    assertThat(page.find("[data-result='win-rate']")).containsText("%");
    assertThat(page.find("[data-result=heroes] tbody tr")).hasCount(2);
    assertThat(page.find(".plot svg")).hasCount(5);
    assertThat(page.find("[data-result=halves] tbody tr")).hasCount(36);
    assertThat(page.find("[data-result=compared] tbody th").nth(1)).hasText("Very hard");
    assertThat(page.find("[data-result=games] tbody tr")).hasCount(FEW);
    saysTheSameInAFile();
    page.press(page.find("[data-seed='2']").locator("[data-action=watch-other]"));
    assertThat(page.page()).hasURL(Pattern.compile("#/table/[A-Z0-9]{8}/replay$"));
    assertThat(page.find(".replay .at")).hasText(Pattern.compile("^1 / \\d+$"));
    page.page().goBack();
    isDone(page); // and it is still there
  }

  /** What is downloaded has the numbers that are shown. */
  private void saysTheSameInAFile() throws IOException {
    Download file = page.page().waitForDownload(() -> page.press(page.action("json")));
    JsonNode row = Json.MAPPER.readTree(Files.readString(file.path())).get("rows").get(0);
    assertThat(row.get("games").asInt()).isEqualTo(FEW);
    int won = page.find("[data-result=games] td:nth-child(2) .won").count();
    assertThat(row.get("wins").asInt()).isEqualTo(won);
    Download report = page.page().waitForDownload(() -> page.press(page.action("html")));
    assertThat(Files.readString(report.path())).contains("--compare very-hard");
  }

  @Test
  void oneLeavesComesBackAndStops() {
    page.go("laboratory");
    ask(page, "steady", MANY);
    assertThat(page.find("[data-phase=RUNNING] progress")).isVisible();
    page.go("help");
    assertThat(page.find("help-page")).isVisible();
    page.go("laboratory");
    page.page().reload();
    assertThat(page.find("[data-phase=RUNNING] progress")).isVisible();
    assertThat(page.find("[data-result=games] tbody tr").first()).isVisible();
    page.press(page.action("stop"));
    assertThat(page.find("[data-phase=STOPPED]")).isVisible();
    assertThat(page.find("[data-result=games] tbody tr").first()).isVisible();
    page.press(page.find(".asking summary").first());
    assertThat(page.action("games")).hasValue("" + MANY);
    assertThat(page.action("begin")).isEnabled();
  }

  @Test
  void everythingIsSaidInThreeLanguages() {
    page.go("laboratory");
    ask(page, "random", FEW);
    isDone(page);
    Locator texts = page.find("main :is(h1, h2, th, dt, button, .progress p)");
    Map<String, String> said = Map.of("en", "Laboratory", "de", "Labor", "it", "Laboratorio");
    said.forEach(
        (language, title) -> {
          page.action("language").selectOption(language);
          assertThat(page.find("main h1")).hasText(title);
          assertThat(texts.allInnerTexts()).noneMatch(text -> text.contains("lab."));
        });
    page.action("language").selectOption("de");
    assertThat(page.find("[data-result=halves]")).containsText("Niedertrampeln");
    assertThat(page.find("[data-phase=DONE] [role=status]"))
        .hasText("Alle 6 Partien sind gespielt.");
    page.action("language").selectOption("it");
    assertThat(page.find("[data-phase=DONE] [role=status]"))
        .hasText("Tutte le 6 partite sono state giocate.");
  }
}
