package haven.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.server.store.SignedIn;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** For those who cannot see well, or use no mouse. */
final class AccessTest extends BrowserTest {
  private static final Set<String> GRAVE = Set.of("serious", "critical");

  private final List<String> findings = new ArrayList<>();

  private void check(Visitor page, String what) {
    for (Rule rule : new AxeBuilder(page.page()).analyze().getViolations()) {
      if (GRAVE.contains(String.valueOf(rule.getImpact()))) {
        rule.getNodes()
            .forEach(
                node ->
                    findings.add(
                        "%s: %s: %s (%s)"
                            .formatted(
                                what, rule.getId(), node.getTarget(), node.getFailureSummary())));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"dark", "light"})
  void pagesHaveNoBarriers(String theme) {
    Scenes scenes = new Scenes(house());
    house().open();
    Visitor page = visit(scenes.ada()).likes(theme);
    scenes.all(page, what -> check(page, what + " " + theme));
    assertThat(findings).isEmpty();
  }

  @Test
  void aTurnIsPlayedByKeysAlone() {
    SignedIn ada = house().guest("Ada");
    Game game = House.start(House.plan(), Scenes.SEED);
    new HastyPlayer(Scenes.SEED)
        .until(game, one -> one.kind() == Prompt.Kind.CARDS && game.prompts().size() == 1);
    String code = house().table(House.plan(), Scenes.SEED, ada, ada);
    house().play(code, game.choices());
    house().open();
    Visitor page = visit(ada).goToTable(code);
    Keys keys = new Keys(page);
    keys.chooseCards();
    keys.playTurn();
  }
}
