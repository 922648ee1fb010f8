package haven.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.BoundingBox;
import haven.content.pack.Library;
import haven.testkit.LittlePack;
import haven.testkit.YardPack;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Packs that somebody has written, on the page. */
final class PackPageTest extends BrowserTest {
  private static final String[] EASY_TO_HARD = {"Easy", "Normal", "Hard"};

  @TempDir private Path packs;

  private void open() {
    house().open(Library.of(List.of(packs)));
  }

  @Test
  void aGameIsChosenAndMadeHarderByItsOwnWords() {
    YardPack.write(packs, "FH");
    open();
    Visitor page = visit().go("new/gh/1");
    page.action("difficulty").selectOption("HARD");
    page.go("new");
    page.find("[data-scenario=Yard]").click();
    assertThat(page.find(".scenario-panel")).not().containsText("Scenario");
    assertThat(page.action("difficulty")).hasValue("");
    assertThat(page.find("[data-action=difficulty] option").first()).hasText("Recommended level");
    assertThat(page.find("[data-action=difficulty] option")).hasCount(9);
    page.find(".variants summary").click();
    assertThat(page.find(".variants")).containsText("characters one level higher");
    page.action("difficulty").selectOption("3");
    page.action("start").click();
    page.isSettled();
    assertThat(page.find(".prompt.asked")).isVisible();
    assertThat(page.find("[data-hero]").first()).containsText(YardPack.MASON);
  }

  @Test
  void onlyOwnScenariosAreOfferedAndAPackWithMistakesSaysWhy() {
    YardPack.write(packs, "GH").change("pack.yaml", "version:", "depends-on: [gh]\nversion:");
    YardPack broken = YardPack.write(packs, "JL");
    broken.change("yard.yaml", "monster: Rat, at", "monster: Rta, at");
    open();
    Visitor page = visit().go("new");
    assertThat(page.find("section[aria-label='The Yard of GH'] [data-scenario]")).hasCount(1);
    assertThat(page.find("section[aria-label='The Yard of GH'] .number")).hasCount(0);
    assertThat(page.find("[data-broken]"))
        .containsText(
            "The Yard of JL cannot be played: there is no monster 'Rta' (yard-jl/yard.yaml:");
    broken.change("yard.yaml", "monster: Rta, at", "monster: Rat, at");
    page.page().waitForTimeout(700);
    page.page().reload();
    assertThat(page.find("section[aria-label='The Yard of JL'] [data-scenario]")).hasCount(1);
    assertThat(page.find("[data-broken]")).hasCount(0);
  }

  @Test
  void cardsOfButtonsAndBugsAreUpgradedChosenAndTurned() {
    LittlePack.ATTIC.write(packs);
    open();
    Visitor page = visit().go("new/attic/2");
    assertThat(page.find("[data-action=difficulty] option")).hasText(EASY_TO_HARD);
    page.find(".classes label[title=Thimbler]").click();
    page.action("hand").click();
    assertThat(page.find("hand-editor .ability")).hasCount(16);
    assertThat(page.find("[data-card='Hot Wax']")).hasAttribute("aria-pressed", "true");
    page.find("[data-card='Hot Wax (2)']").click();
    assertThat(page.find("[data-card='Hot Wax']")).hasAttribute("aria-pressed", "false");
    assertThat(page.action("save")).isDisabled();
    assertThat(page.find("hand-editor .count")).containsText("3 of level 2, not 2");
    page.photograph("upgraded-hand");
    page.find("[data-card='Pinprick']").click();
    page.action("save").click();
    page.action("start").click();
    page.isSettled();
    Locator wax = page.find(".hand [data-name='Hot Wax']");
    assertThat(wax.locator(".level")).hasText("2 A");
    assertThat(page.find(".hand [data-name=Pinprick] .level")).hasText("1 A");
    Clicker clicker = new Clicker(page);
    clicker.choose("cards 0 1");
    page.isAsked("ACTION");
    page.find(".foot [data-option='no']").first().click();
    assertThat(page.find(".hand [data-name=Pinprick] .level")).hasText("1 B");
    assertThat(page.find(".hand [data-name=Pinprick] .initiative").first()).hasText("34");
    page.photograph("turned-cards");
  }

  @Test
  void aScenarioThatTeachesTheGameHasItsOwnHand() {
    LittlePack.HARBOUR.write(packs);
    open();
    Visitor page = visit().go("new/harbour/2");
    assertThat(page.find("[data-seat='0'] input[aria-label=Deckhand]")).isDisabled();
    page.action("hand").first().click();
    assertThat(page.find("hand-editor .ability")).hasCount(6);
    assertThat(page.find("hand-editor")).containsText("learnt with the cards of level B");
    page.action("save").click();
    page.action("start").click();
    page.isSettled();
    assertThat(page.find(".hand [data-name='Boat Hook'] .level")).hasText("B");
    assertThat(page.find(".hand [data-name='Boat Hook']")).containsText("Pull 1");
    assertThat(page.find(".hand [data-name=Heave] .level")).hasText("A");
  }

  @Test
  void aWideBoardIsSeenWholeOnAPhone() {
    YardPack.write(packs, "GH");
    open();
    Visitor page = visit(null, Phone::of).byTouch().go("new/yard-gh/Yard");
    page.press(page.action("start"));
    page.isSettled();
    page.photograph("phone-wide-board");
    Locator hexes = page.find(".map [data-hex]");
    assertThat(hexes.count()).isGreaterThan(15);
    for (Locator hex : hexes.all()) {
      BoundingBox box = hex.boundingBox();
      assertThat(box.x).isGreaterThanOrEqualTo(0);
      assertThat(box.x + box.width).isLessThanOrEqualTo(Phone.WIDE);
      assertThat(box.width).as("for a finger").isGreaterThan(24);
    }
  }
}
