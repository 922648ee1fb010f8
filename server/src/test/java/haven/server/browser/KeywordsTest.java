package haven.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.assertions.LocatorAssertions.ContainsTextOptions;
import com.microsoft.playwright.options.BoundingBox;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.server.store.SignedIn;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Words on cards explain themselves, and the story can be read at the table. */
final class KeywordsTest extends BrowserTest {
  private static final long SEED = 5;

  private Visitor choosingCards(String locale) {
    SignedIn ada = house().guest("Ada");
    String code = house().table(House.plan(), SEED, ada, ada);
    Game game = House.start(House.plan(), SEED);
    new HastyPlayer(SEED).until(game, prompt -> prompt.kind() == Prompt.Kind.CARDS);
    house().play(code, game.choices());
    house().open();
    Visitor page = visit(ada, options -> options.setLocale(locale)).goToTable(code);
    page.isAsked(Prompt.Kind.CARDS.name());
    page.find(".hand .acard [data-keyword='attack']").first().waitFor();
    return page;
  }

  @ParameterizedTest
  @CsvSource({
    "en-US, Attack, hit points",
    "de-DE, Angriff, Trefferpunkte",
    "it-IT, Attacco, punti"
  })
  void aMouseOnAWordOfACardInHandSeesWhatItMeans(String locale, String attack, String heal) {
    Visitor page = choosingCards(locale);
    hover(page, page.find(".hand .acard [data-keyword='attack']").first());
    assertThat(page.find(".keyword-tip b")).hasText(attack);
    page.page().mouse().move(5, 5);
    assertThat(page.find(".keyword-tip")).isHidden();
    hover(page, page.find(".hand .acard [data-keyword='heal']").first());
    assertThat(page.find(".keyword-tip")).containsText(heal);
  }

  /** The button that chooses the card lies over it. */
  private static void hover(Visitor page, Locator keyword) {
    keyword.locator("xpath=ancestor::*[contains(@class, 'acard')]").scrollIntoViewIfNeeded();
    BoundingBox box = keyword.locator("svg").first().boundingBox();
    page.page().mouse().move(box.x + 1, box.y + box.height / 2);
    page.page().mouse().move(box.x + box.width / 2, box.y + box.height / 2);
  }

  @Test
  void everyWordOnTheCardsIsExplainedInEveryLanguage() {
    Visitor page = choosingCards("en-US");
    Object lacking =
        page.page()
            .evaluate(
                """
                async () => {
                  const { LANGUAGES, setLanguage } = await import("/js/words.js");
                  const { explained } = await import("/js/table/explained.js");
                  const keys = [...document.querySelectorAll("[data-keyword]")].map(one => one.dataset.keyword);
                  keys.push("jump", "fly", "teleport", "shield", "retaliate", "loot", "push", "pull", "pierce", "range",
                    "target", "summon", "experience", "refresh", "recover", "control", "swap", "lost", "active", "round",
                    "area", "poison", "wound", "stun", "fire", "dark");
                  const lacking = [];
                  const english = {};
                  for (const language of LANGUAGES) {
                    await setLanguage(language, false);
                    for (const key of new Set(keys)) {
                      const { text } = explained(key) ?? {};
                      if (!text || (language !== "en" && text === english[key])) lacking.push(`${language} ${key}`);
                      if (language === "en") english[key] = text;
                    }
                  }
                  return lacking;
                }\
                """);
    assertThat((List<?>) lacking).isEmpty();
  }

  @Test
  void whoeverGoesByKeysOrHoldsAFingerOnACardReadsItToo() {
    Visitor page = choosingCards("de-DE");
    page.find(".hand .acard")
        .first()
        .locator(".hit")
        .evaluate(
            "one => one.dispatchEvent("
                + "new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }))");
    assertThat(page.find(".side .keywords")).containsText("Angriff");
    page.find(".side .term[data-keyword]").first().focus();
    assertThat(page.find(".keyword-tip")).isVisible();
    page.page().keyboard().press("Escape");
    assertThat(page.find(".keyword-tip")).isHidden();
  }

  @Test
  void storyGoalAndSpecialRulesCanBeReadAtTheTable() {
    Visitor page = choosingCards("de-DE");
    page.action("scenario").click();
    Locator story = page.find(".play-dialog .story");
    assertThat(story.locator(".tale").first()).hasText(Pattern.compile("\\S.{40,}"));
    assertThat(story)
        .containsText(
            "alle Gegner in allen Räumen sind tot", new ContainsTextOptions().setIgnoreCase(true));
    assertThat(story).containsText("Sonderregeln");
  }
}
