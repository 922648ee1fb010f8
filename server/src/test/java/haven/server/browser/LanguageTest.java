package haven.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.server.store.SignedIn;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** In German and Italian there is no English left. */
final class LanguageTest extends BrowserTest {
  private static final long SEED = 5;
  private static final int ROUNDS = 2;
  private static final int TRIES = 50;
  private static final int WAIT = 200;
  private static final int LOOKS = 8;

  /** What is printed on keyboards everywhere. */
  private static final List<String> KEYS = List.of("Enter", "Esc", "Alt");

  /** The rulebooks have no other words for it. */
  private static final String ALIKE = "Round( \\d+|:)?|Menu|Gold|Hand|[Nn]ormal|Elite|Boss|Focus";

  /** Languages and games by their own names, ids of rules, codes of tables. */
  private static final String NO_WORDS =
      "English|Deutsch|Italiano|Gloomhaven|[A-Z]{3}-\\d+[a-z]?|[A-Z0-9]{6,8}";

  @ParameterizedTest
  @ValueSource(strings = {"de", "it"})
  void homeAndSetUpSwitchAtOnce(String language) {
    house().open();
    Visitor page = visit().go("");
    for (String place :
        List.of("", "new", "new/gh/1", "solve", "rules", "help", "laboratory", "puzzle/all")) {
      page.go(place);
      Locator heading = page.find("main h1").first();
      page.action("language").selectOption("en");
      assertThat(page.find("html")).hasAttribute("lang", "en");
      String english = heading.innerText();
      page.action("language").selectOption(language);
      assertThat(page.find("html")).hasAttribute("lang", language);
      if (!place.equals("new/gh/1")) {
        assertThat(heading).not().hasText(english);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"de", "it"})
  void homeAndSetUpHaveNoEnglishLeft(String language) {
    house().open();
    Visitor english = visit();
    Visitor other = visit(null, options -> options.setLocale(language));
    for (String place : List.of("", "new", "new/gh/1", "help", "puzzle/all")) {
      for (Visitor one : List.of(english, other)) {
        one.go(place);
        assertThat(one.find("main h1, main h2").first()).isVisible();
      }
      Set<String> alike = sameInBoth(other, language);
      Set<String> left = new HashSet<>();
      // Names come in when they have been fetched.
      for (int i = 0; i < TRIES; i++) {
        left.clear();
        left.addAll(shared(english, other, "main"));
        left.removeAll(alike);
        if (left.isEmpty()) {
          break;
        }
        other.page().waitForTimeout(WAIT);
      }
      assertThat(left).as(place).isEmpty();
    }
  }

  /** Words and names that are written alike in English and the other language. */
  private static Set<String> sameInBoth(Visitor visitor, String language) {
    Object found =
        visitor
            .page()
            .evaluate(
                """
                async language => {
                  const same = [];
                  for (const area of ["home/shell-words", "home/words", "gather/words"]) {
                    const { default: words } = await import(`/js/${area}.js`);
                    for (const [key, text] of Object.entries(words.en)) {
                      if (words[language][key] !== text) continue;
                      same.push(text, ...[1, 2, 3, 4, 5].map(n => text.replace("{0}", n)));
                    }
                  }
                  const names = await (await fetch(`/api/packs/gh/names/${language}`)).json();
                  for (const [name, text] of Object.entries(names)) if (name === text) same.push(text);
                  return same;
                }\
                """,
                language);
    Set<String> same = new HashSet<>(KEYS);
    ((List<?>) found).forEach(text -> same.add(String.valueOf(text)));
    return same;
  }

  @ParameterizedTest
  @ValueSource(strings = {"de", "it"})
  void theTableSwitchesAtOnce(String language) {
    SignedIn ada = house().guest("Ada");
    String code = house().table(House.plan(), SEED, ada, ada);
    house().open();
    Visitor page = visit(ada).goToTable(code);
    String english = page.find(".prompt .ask").innerText();
    page.action("menu").click();
    page.find(".play-dialog label:has([name='language'][value='" + language + "'])").click();
    assertThat(page.find("html")).hasAttribute("lang", language);
    assertThat(page.find(".prompt .ask")).not().hasText(english);
  }

  @Test
  void theFirstRoundsHaveNoEnglishLeft() {
    SignedIn ada = house().guest("Ada");
    String code = house().table(House.plan(), SEED, ada, ada);
    house().open();
    Visitor english = visit(ada).goToTable(code);
    List<Visitor> others = new ArrayList<>();
    for (String language : List.of("de-DE", "it-IT")) {
      others.add(visit(ada, options -> options.setLocale(language)).goToTable(code));
    }
    Game game = House.start(House.plan(), SEED);
    HastyPlayer player = new HastyPlayer(SEED);
    Set<String> left = new HashSet<>();
    int number = 0;
    while (game.state().round() <= ROUNDS && game.prompt() instanceof Prompt prompt) {
      for (Visitor other : others) {
        other.isSettledAt(number);
        left.addAll(left(game, english, other));
      }
      Choice choice = player.choice(prompt);
      new Clicker(english).choose(choice.text());
      game.choose(prompt.seat(), choice);
      english.isSettledAt(++number);
    }
    for (Visitor other : others) {
      other.isSettledAt(number);
      left.addAll(left(game, english, other));
    }
    // Why, the menu, the keys and the story, which lie over the table.
    for (String place : List.of("why", "menu", "keys", "scenario")) {
      for (Visitor one : List.of(english, others.getFirst(), others.getLast())) {
        open(one, place);
      }
      for (Visitor other : others) {
        left.addAll(left(game, english, other));
      }
      for (Visitor one : List.of(english, others.getFirst(), others.getLast())) {
        close(one, place);
      }
    }
    assertThat(left).isEmpty();
  }

  private static void open(Visitor visitor, String place) {
    if (place.equals("why")) {
      visitor.find(".log [data-why]").last().click();
      assertThat(visitor.find(".reason .rule").first()).isVisible();
      return;
    }
    if (place.equals("keys")) {
      visitor.action("menu").click();
    }
    visitor.find("[data-action='" + place + "']").first().click();
    assertThat(visitor.find(".play-dialog")).isVisible();
  }

  private static void close(Visitor visitor, String place) {
    if (place.equals("why")) {
      visitor.find(".reason .back").click();
    } else {
      visitor.find(".play-dialog [data-action='close']").click();
    }
  }

  /**
   * What the whole table shows and tells in both languages; what is fetched comes a little later.
   */
  private static Set<String> left(Game game, Visitor english, Visitor other) {
    Set<String> left = new HashSet<>();
    for (int i = 0; i < LOOKS; i++) {
      left = shared(english, other, ".table");
      left.removeIf(text -> isName(game, text) || text.matches(ALIKE) || KEYS.contains(text));
      if (left.isEmpty()) {
        break;
      }
      other.page().waitForTimeout(WAIT);
    }
    return left;
  }

  /** The texts that both show, word for word. */
  private static Set<String> shared(Visitor one, Visitor other, String where) {
    Set<String> both = new HashSet<>(texts(one, where));
    both.retainAll(new HashSet<>(texts(other, where)));
    both.removeIf(text -> !text.matches(".*\\p{L}{3}.*") || text.matches(NO_WORDS));
    return both;
  }

  private static List<String> texts(Visitor visitor, String where) {
    Object found =
        visitor
            .find(where)
            .first()
            .evaluate(
                """
                place => {
                  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
                  const texts = [];
                  while (walker.nextNode()) {
                    const { currentNode: node } = walker;
                    if (node instanceof Text) texts.push(node.data.trim());
                    else for (const label of ["title", "aria-label", "placeholder"])
                      texts.push(node.getAttribute(label)?.trim() ?? "");
                  }
                  return texts;
                }\
                """);
    return ((List<?>) found).stream().map(String::valueOf).toList();
  }

  /** Figures that are called the same in all languages. */
  private static boolean isName(Game game, String text) {
    return game.state().allFigures().stream().anyMatch(figure -> figure.name().equals(text));
  }
}
