package haven.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import haven.board.Hex;
import haven.board.Terrain;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.movement.Moves;
import haven.server.store.SignedIn;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a choice would do is seen before it is made: by a mouse, by a finger; and why it did it. */
final class PreviewsTest extends BrowserTest {
  @TempDir private Path packs;

  private Game until(Yard yard, Predicate<Game> wanted) {
    return LongStream.range(1, 200)
        .mapToObj(seed -> yard.until(seed, wanted).stream())
        .flatMap(found -> found)
        .findFirst()
        .orElseThrow();
  }

  private Visitor visitor(Yard yard, Game game, boolean onPhone) {
    SignedIn ada = house().guest("Ada");
    String code = yard.table(house(), game, ada);
    house().open(yard.library());
    Visitor page = onPhone ? visit(ada, Phone::of).byTouch() : visit(ada);
    page.goToTable(code);
    page.isSettledAt(game.choices().size());
    return page;
  }

  /** Whether somebody may step right onto the trap, and farther. */
  private static boolean isBesideTheTrap(Game game) {
    return game.prompt() instanceof Prompt prompt
        && prompt.kind() == Prompt.Kind.STEP
        && game.state().top() instanceof Moves.Walk walk
        && walk.points() > 2
        && prompt.options().stream().anyMatch(option -> isTrap(game, option));
  }

  private static boolean isTrap(Game game, Choice option) {
    return option instanceof Choice.To(Hex hex)
        && game.state().ground().at(game.state().board().at(hex)) == Terrain.TRAP;
  }

  private static Locator trap(Visitor page, Game game) {
    return page.find(".map [data-hex][data-option='" + onto(game).text() + "']");
  }

  private static Choice onto(Game game) {
    Prompt prompt = Objects.requireNonNull(game.prompt());
    return prompt.options().stream().filter(one -> isTrap(game, one)).findFirst().orElseThrow();
  }

  @Test
  void aWayOntoATrapCostsWhatItCostsAndSaysWhatTheTrapDoes() {
    Yard yard = new Yard(packs, "GH");
    Game game = until(yard, PreviewsTest::isBesideTheTrap);
    Visitor page = visitor(yard, game, false);
    Locator trap = trap(page, game);
    trap.hover();
    assertThat(page.find(".tip [data-points]")).hasAttribute("data-points", "1");
    assertThat(page.find(".tip [data-harm=TRAP]")).containsText("3 damage, Poison");
    page.photograph("trap-preview");
    trap.click();
    page.isSettledAt(game.choices().size() + 1);
    Game then = game.copy();
    then.choose(Objects.requireNonNull(game.prompt()).seat(), onto(game));
    page.isAsked(Objects.requireNonNull(then.prompt()).kind().name());
  }

  @Test
  void aFingerSeesFirstAndChoosesThen() {
    Yard yard = new Yard(packs, "GH");
    Game game = until(yard, PreviewsTest::isBesideTheTrap);
    Visitor page = visitor(yard, game, true);
    Locator trap = trap(page, game);
    trap.tap();
    assertThat(page.find(".tip .again")).isVisible();
    assertThat(page.find(".tip [data-harm=TRAP]")).isVisible();
    page.photograph("touch-preview");
    page.isSettledAt(game.choices().size());
    trap.tap();
    page.isSettledAt(game.choices().size() + 1);
  }

  /** The newest number is that of an attack that a hero has made. */
  private static boolean hasHit(Game game) {
    List<Event> events = game.events();
    boolean hit = false;
    for (Event event : events) {
      hit |=
          event instanceof Event.Damaged && events.stream().anyMatch(Event.Drew.class::isInstance);
      hit &= !(event instanceof Event.TurnStarts || event instanceof Event.Moved);
    }
    return hit && game.prompt() != null;
  }

  @Test
  void whyAboutANumberIsItsSumAndNothingOfItStays() {
    Yard yard = new Yard(packs, "GH");
    Game game = until(yard, PreviewsTest::hasHit);
    int damage =
        game.events().stream()
            .filter(Event.Damaged.class::isInstance)
            .mapToInt(Event::number)
            .reduce((_, last) -> last)
            .orElseThrow();
    Visitor page = visitor(yard, game, false);
    page.page().keyboard().press("y");
    Locator sum = page.find(".reckoned [data-sum='" + damage + "']");
    assertThat(sum).containsText("= " + damage);
    assertThat(sum).containsText("shield");
    assertThat(page.find(".replay")).isVisible();
    page.photograph("why-sum");
    page.page().keyboard().press("Escape");
    assertThat(page.find(".replay")).isHidden();
    assertThat(page.find(".map .reasons")).hasCount(0);
    assertThat(page.find(".reckoned")).hasCount(0);
  }
}
