package haven.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import haven.model.FigureId;
import haven.play.engine.Chance;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.server.store.SignedIn;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the page says of an attack is what comes out when every card is drawn, one by one. */
final class TipOddsTest extends BrowserTest {
  private static final int SETUPS = 10;
  private static final int HARDEST = 700;

  @TempDir private Path packs;

  /** An attack that somebody is about to make, and all that can come of it. */
  private record Setup(Game game, FigureId target, Enumeration all) {}

  /** Every order in which cards come up, each once. */
  private static final class Enumeration {
    private final FigureId target;
    private final SortedMap<Integer, Double> damage = new TreeMap<>();
    private double kills;
    private int ends;

    Enumeration(Game game, FigureId target) {
      this.target = target;
      Game copy = game.copy(Chance.Source.TABLE);
      Prompt prompt = copy.prompts().getFirst();
      goOn(copy, copy.choose(prompt.seat(), new Choice.At(target)), 1, 0, false);
    }

    private void goOn(Game game, List<Event> events, double share, int before, boolean died) {
      int suffered = before;
      boolean dead = died;
      boolean over = ends > HARDEST;
      for (Event event : events) {
        if (event instanceof Event.Damaged && event.who().equals(target)) {
          suffered += event.number();
        }
        dead |= event instanceof Event.Died && event.who().equals(target);
        over |= event instanceof Event.TurnEnds || event instanceof Event.Shuffled;
      }
      Prompt prompt = game.prompt();
      if (over || prompt == null || dead) {
        end(share, suffered, dead);
      } else if (prompt.kind() == Prompt.Kind.CHANCE && suffered == 0) {
        int total = prompt.weights().stream().mapToInt(Integer::intValue).sum();
        for (int i = 0; i < prompt.options().size(); i++) {
          Game next = game.copy();
          List<Event> then = next.choose(prompt.seat(), prompt.options().get(i));
          goOn(next, then, share * prompt.weights().get(i) / total, suffered, dead);
        }
      } else if (prompt.kind() == Prompt.Kind.BEFORE_DRAW) {
        goOn(game, game.choose(prompt.seat(), new Choice.Accept()), share, suffered, dead);
      } else {
        end(share, suffered, dead);
      }
    }

    private void end(double share, int suffered, boolean dead) {
      damage.merge(suffered, share, Double::sum);
      kills += dead ? share : 0;
      ends++;
    }

    String shown() {
      return damage.entrySet().stream()
          .map(one -> one.getKey() + ":" + percent(one.getValue()))
          .collect(Collectors.joining(" "));
    }

    double expected() {
      return damage.entrySet().stream().mapToDouble(one -> one.getKey() * one.getValue()).sum();
    }
  }

  private static long percent(double share) {
    boolean sure = share < 1e-9 || share > 1 - 1e-9;
    return sure ? Math.round(share) * 100 : Math.clamp(Math.round(100 * share), 1, 99);
  }

  private static boolean isAttack(Game game) {
    return game.prompt() instanceof Prompt prompt
        && prompt.kind() == Prompt.Kind.TARGET
        && game.state().turn().figure().equals(prompt.figure())
        && prompt.options().stream().anyMatch(Choice.At.class::isInstance)
        && game.words(game.phrase(prompt)).toLowerCase(Locale.ROOT).contains("attack");
  }

  /** Ten attacks, no two of the same game. */
  private static List<Setup> setups(Yard yard) {
    List<Setup> setups = new ArrayList<>();
    for (long seed = 1; setups.size() < SETUPS; seed++) {
      int[] later = {(int) seed % 3};
      yard.until(seed, game -> isAttack(game) && later[0]-- == 0)
          .ifPresent(
              game -> {
                FigureId target =
                    game.prompts().getFirst().options().stream()
                        .filter(Choice.At.class::isInstance)
                        .map(option -> ((Choice.At) option).figure())
                        .findFirst()
                        .orElseThrow();
                Enumeration all = new Enumeration(game, target);
                if (all.ends < HARDEST) {
                  setups.add(new Setup(game, target, all));
                }
              });
    }
    return setups;
  }

  @ParameterizedTest
  @ValueSource(strings = {"GH", "JL", "FH", "BB"})
  void theTipTellsTheOddsThatAnEnumerationGives(String ruleset) {
    Yard yard = new Yard(packs, ruleset);
    SignedIn ada = house().guest("Ada");
    List<Setup> setups = setups(yard);
    List<String> codes =
        setups.stream().map(setup -> yard.table(house(), setup.game, ada)).toList();
    house().open(yard.library());
    Visitor page = visit(ada);
    for (int i = 0; i < setups.size(); i++) {
      Setup setup = setups.get(i);
      page.goToTable(codes.get(i));
      page.isSettledAt(setup.game.choices().size());
      int figure = setup.target.number();
      page.find(".map [data-figure='" + figure + "']").hover();
      Locator tip = page.find(".tip [data-target='" + figure + "']");
      assertThat(tip).hasAttribute("data-damage", setup.all.shown());
      assertThat(tip).hasAttribute("data-kill", String.valueOf(percent(setup.all.kills)));
      int expected = Integer.parseInt(tip.getAttribute("data-expected"));
      assertThat(Math.abs(expected - 100 * setup.all.expected())).isLessThan(1);
      assertThat(tip.locator(".sum")).containsText("attack");
      page.photograph("odds-" + ruleset);
    }
  }
}
