package haven.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import haven.play.engine.Game;
import haven.rulebook.Catalogue;
import haven.rulebook.PlainWords;
import haven.server.store.SignedIn;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rules in the language of whoever reads them, and the truth where there is only English. */
final class PlainRulesTest extends BrowserTest {
  private static final long SEED = 5;

  private final PlainWords plain = PlainWords.load();

  @ParameterizedTest
  @ValueSource(strings = {"en", "de", "it"})
  void whyIsAnsweredInTheReadersLanguage(String language) {
    SignedIn ada = house().guest("Ada");
    Game game = House.start(House.plan(), SEED);
    new HastyPlayer(SEED).until(game, _ -> game.state().round() == 2);
    String code = house().table(House.plan(), SEED, ada, ada);
    house().play(code, game.choices());
    house().open();
    Visitor page = visit(ada, options -> options.setLocale(language)).goToTable(code);
    page.find(".log [data-why]").last().click();
    Locator rule = page.find(".reason > .rule").first();
    String id = rule.locator(".id").innerText().strip().split("\\s")[0];
    assertThat(rule.locator(".sentence")).hasAttribute("lang", language);
    assertThat(rule.locator(".sentence")).hasText(told(language, id));
    assertThat(rule.locator(".only-english")).hasCount(0);
  }

  @Test
  void theCatalogueIsReadAndSearchedInGerman() {
    house().open();
    Visitor page = visit(null, options -> options.setLocale("de")).go("rules/Nachteil");
    Locator told = page.find(".rule-card[data-rule='MMV-24']");
    assertThat(told.locator(".sentence")).hasText(told("de", "MMV-24"));
    assertThat(told.locator("details [lang='en']"))
        .hasText(Catalogue.load().find("MMV-24").orElseThrow().text());
  }

  @Test
  void whatNobodyHasTranslatedSaysSo() {
    house().open();
    Visitor page = visit(null, options -> options.setLocale("it")).go("rules/MAP-03");
    Locator rule = page.find(".rule-card[data-rule='MAP-03']");
    assertThat(rule.locator(".sentence")).hasAttribute("lang", "en");
    assertThat(rule.locator(".only-english")).isVisible();
  }

  private String told(String language, String id) {
    return plain.in(language, id).orElseGet(() -> Catalogue.load().find(id).orElseThrow().text());
  }
}
