package haven.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import haven.model.Difficulty;
import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.view.Harm;
import haven.play.view.Warnings;
import haven.server.store.SignedIn;
import haven.server.table.Plan;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What does harm says so before it is done, and is never the answer that the page recommends. */
final class WarningsPageTest extends BrowserTest {
  private static final long SEED = 5;
  private static final Plan PLAN = House.plan(Difficulty.VERY_HARD, "Brute", "Spellweaver");
  private static final Pattern PRIMARY = Pattern.compile("\\bprimary\\b");
  private static final String SUFFER = ".prompt [data-option='yes']";

  private Game game = House.start(PLAN, SEED);

  /** Plays with little care until somebody is asked that. */
  private Prompt until(Predicate<Prompt> wanted) {
    for (long seed = SEED; seed < SEED + 40; seed++) {
      game = House.start(PLAN, SEED);
      HastyPlayer player = new HastyPlayer(seed);
      while (game.prompt() instanceof Prompt prompt) {
        if (wanted.test(prompt)) {
          return prompt;
        }
        boolean hurt = prompt.kind() == Prompt.Kind.NEGATE;
        boolean mayAccept = prompt.options().contains(new Choice.Accept());
        game.choose(prompt.seat(), hurt && mayAccept ? new Choice.Accept() : player.choice(prompt));
      }
    }
    throw new AssertionError("nobody was ever asked that");
  }

  private List<Harm.Kind> harms(Prompt prompt, Choice choice) {
    return Warnings.of(game, Set.of(0, 1), prompt).getOrDefault(choice, List.of()).stream()
        .map(Harm::kind)
        .toList();
  }

  private Visitor visitor(boolean onPhone) {
    SignedIn ada = house().guest("Ada");
    String code = house().table(PLAN, SEED, ada, ada);
    house().play(code, game.choices());
    house().open();
    Visitor page = onPhone ? visit(ada, Phone::of).byTouch() : visit(ada);
    page.goToTable(code);
    page.isSettledAt(game.choices().size());
    return page;
  }

  private boolean isLethal(Prompt prompt) {
    return prompt.kind() == Prompt.Kind.NEGATE
        && prompt.options().stream().filter(Choice.Negate.class::isInstance).count() > 2
        && harms(prompt, new Choice.Accept()).contains(Harm.Kind.EXHAUSTS);
  }

  @Test
  void lethalDamageIsWarnedAndAskedOnceMore() {
    until(this::isLethal);
    Visitor page = visitor(false);
    int number = game.choices().size();
    Locator suffer = page.find(SUFFER);
    assertThat(suffer).hasClass(Pattern.compile("fatal"));
    assertThat(suffer).not().hasClass(PRIMARY);
    assertThat(suffer.locator(".harm")).containsText("exhausted");
    assertThat(page.find(".prompt .remain")).hasAttribute("data-remain", "0");
    page.photograph("lethal");
    page.press(suffer);
    page.press(page.action("harm-no"));
    page.isSettledAt(number);
    page.press(suffer);
    page.press(page.action("harm-yes"));
    assertThat(page.find(".table:not(.busy):not(.sending)[data-n='" + number + "']")).isHidden();
  }

  @Test
  void everyWayToNegateIsInReachOfAThumb() {
    Prompt prompt = until(this::isLethal);
    Visitor page = visitor(true);
    int number = game.choices().size();
    assertThat(page.find(SUFFER)).isInViewport();
    Choice.Negate paid =
        (Choice.Negate)
            prompt.options().stream()
                .filter(Choice.Negate.class::isInstance)
                .findFirst()
                .orElseThrow();
    page.press(page.find("[data-pay='" + paid.payment().kind() + "']"));
    page.photograph("lethal-phone");
    page.press(page.find(".hand .hit[data-option='" + paid.text() + "']"));
    page.isSettledAt(number + 1);
  }

  @Test
  void aShortRestIsNotRecommended() {
    until(one -> one.kind() == Prompt.Kind.SHORT_REST && one.options().size() > 1);
    Visitor page = visitor(false);
    assertThat(page.find(SUFFER)).not().hasClass(PRIMARY);
    assertThat(page.find(SUFFER + " .harm")).isVisible();
  }

  @Test
  void aMoveThatEndsInVainSaysSo() {
    Prompt prompt =
        until(
            one ->
                one.kind() == Prompt.Kind.ACTION
                    && one.options().stream()
                        .anyMatch(
                            option ->
                                option instanceof Choice.Act act
                                    && !act.basic()
                                    && harms(one, option).contains(Harm.Kind.HITS_NOBODY)));
    Visitor page = visitor(false);
    page.photograph("in-vain");
    for (Choice option : prompt.options()) {
      if (option instanceof Choice.Act act && !act.basic()) {
        Locator half = page.find(".half:has([data-option='" + act.text() + "']) .harm");
        boolean inVain = harms(prompt, option).contains(Harm.Kind.HITS_NOBODY);
        assertThat(half.count()).isEqualTo(inVain ? 1 : 0);
      }
    }
  }
}
