package haven.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Agreement;
import haven.model.Difficulty;
import haven.model.FigureId;
import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.server.browser.ClickTally.Kind;
import haven.server.store.SignedIn;
import haven.server.table.Plan;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Somebody plays by clicks alone, and the clicks of a turn are counted: as a good host asks, and
 * asked everything. As many games as fit into some seconds; with {@code -Dhaven.clicks=20} that
 * many whole ones each.
 */
final class ClicksTest extends BrowserTest {
  private static final Duration HOSTED = Duration.ofSeconds(35);
  private static final Duration ASKED = Duration.ofSeconds(15);
  private static final int ENOUGH = 8;
  private static final int GAMES = 20;
  private static final long NEVER = Long.MAX_VALUE;
  private static final List<String> CLASSES =
      List.of("Brute", "Spellweaver", "Cragheart", "Scoundrel", "Tinkerer", "Mindthief");
  private static final List<String> ITEMS =
      List.of("Minor Stamina Potion", "Boots of Striding", "Minor Healing Potion", "Leather Armor");

  private static Plan plan(int number) {
    List<Plan.Wish> heroes = new ArrayList<>();
    for (int i = 0; i < 2 + number % 3; i++) {
      String one = CLASSES.get((number + i) % CLASSES.size());
      List<String> items = number % 2 == 0 ? List.of() : List.of(ITEMS.get((number + i) % 4));
      heroes.add(new Plan.Wish(one, "", List.of(), items));
    }
    return new Plan(
        "gh",
        "" + (1 + number % 5),
        heroes,
        Optional.of(Difficulty.NORMAL),
        OptionalInt.empty(),
        Set.of(),
        Agreement.NONE);
  }

  @Test
  void aTurnTakesFewClicks() {
    int games = Integer.getInteger("haven.clicks", 0);
    ClickTally hosted = play(games, HOSTED, false);
    ClickTally asked = play(games, ASKED, true);
    System.out.println("Clicks on the page, as a good host asks:\n" + hosted);
    System.out.println("Clicks on the page of who is asked everything:\n" + asked);
    hold(hosted);
  }

  /** The same games without a browser: what a choice takes in clicks is held by the other test. */
  @Test
  void twentyWholeGamesTakeFewClicks() {
    ClickTally hosted = new ClickTally();
    ClickTally asked = new ClickTally();
    for (int i = 0; i < GAMES; i++) {
      play(Optional.empty(), new HostedGame(House.start(plan(i), i), false), hosted, i, NEVER);
      play(Optional.empty(), new HostedGame(House.start(plan(i), i), true), asked, i, NEVER);
    }
    System.out.println("Clicks of twenty whole games, as a good host asks:\n" + hosted);
    System.out.println("Clicks of twenty whole games of who is asked everything:\n" + asked);
    hold(hosted);
  }

  private static void hold(ClickTally hosted) {
    holds(hosted, Kind.MOVE_AND_ONE_ATTACK, 4);
    holds(hosted, Kind.AREA_ON_TWO, 5);
    holds(hosted, Kind.LONG_REST, 1);
  }

  private static void holds(ClickTally tally, Kind kind, int most) {
    if (tally.count(kind) >= ENOUGH) {
      assertThat(tally.median(kind)).as(kind.name()).isLessThanOrEqualTo(most);
    }
  }

  private ClickTally play(int games, Duration time, boolean everything) {
    ClickTally tally = new ClickTally();
    house().close();
    List<String> codes = new ArrayList<>();
    SignedIn ada = everything ? house().guest("Ada") : house().newcomer("Ada");
    int most = games == 0 ? 10 : games;
    for (int i = 0; i < most; i++) {
      SignedIn[] seats = new SignedIn[plan(i).heroes().size()];
      Arrays.fill(seats, ada);
      codes.add(house().table(plan(i), i, seats));
    }
    house().open();
    long end = System.nanoTime() + time.toNanos();
    for (int i = 0; i < most && (games > 0 || System.nanoTime() < end); i++) {
      HostedGame game = new HostedGame(House.start(plan(i), i), everything);
      Visitor page = visit(ada).goToTable(codes.get(i));
      play(Optional.of(page), game, tally, i, games > 0 ? NEVER : end);
      page.close();
      if (games > 0) {
        System.out.printf("Game %d of %d clicked: %d choices%n", i + 1, games, game.number());
      }
    }
    return tally;
  }

  private static void play(
      Optional<Visitor> page, HostedGame hosted, ClickTally tally, long seed, long end) {
    Optional<Clicker> clicker = page.map(Clicker::new);
    Fighter fighter = new Fighter(seed);
    Game game = hosted.game();
    while (game.prompt() instanceof Prompt prompt && (end == NEVER || System.nanoTime() < end)) {
      page.ifPresent(one -> one.isAsked(prompt.kind().name()));
      Choice usual = fighter.choice(game, prompt);
      // Whoever has gone where it wanted goes on with its turn.
      Optional<Choice> onwards =
          Optional.of(usual)
              .filter(Choice.Decline.class::isInstance)
              .flatMap(_ -> hosted.ahead())
              .map(ahead -> fighter.choice(ahead.game(), ahead.prompt()))
              .filter(Choice.Act.class::isInstance);
      Choice choice = onwards.orElse(usual);
      clicker.ifPresent(one -> click(one, prompt, choice));
      FigureId turnOf = game.state().turn().figure();
      boolean ofIts =
          prompt.decider() >= 0 && game.state().hero(prompt.decider()).figure().equals(turnOf);
      tally.clicked(turnOf, ofIts, choice, Clicker.clicksOf(choice));
      tally.happened(hosted.choose(prompt.seat(), choice, onwards.isPresent()));
      page.ifPresent(one -> one.isSettledAt(hosted.number()));
    }
  }

  private static void click(Clicker clicker, Prompt prompt, Choice choice) {
    int before = clicker.clicks();
    if (prompt.kind() == Prompt.Kind.STEP && choice instanceof Choice.Along(var path)) {
      clicker.walk(path.getLast());
    } else {
      clicker.choose(choice.text());
    }
    assertThat(clicker.clicks() - before).isEqualTo(Clicker.clicksOf(choice));
  }
}
