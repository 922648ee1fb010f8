package haven.play.turn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import haven.model.Ruleset;
import haven.play.table.Initiative;
import haven.play.turn.TurnOrder.Turn;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** RND-12 to RND-27 without the ties, MON-11 to MON-13, SUM-08 to SUM-15: who acts when. */
final class TurnOrderTest {

  @RulesetTest
  @Rule("SUM-15")
  void forFocusASummonIsEarlierThanItsSummonerAtOnce(Ruleset ruleset) {
    Round round =
        Round.of(ruleset)
            .character("Brute", 39, 10)
            .character("Tinkerer", 40, 70)
            .summon("Tinkerer", "Decoy")
            .until("Tinkerer")
            .justSummoned("Tinkerer", "Bot");
    assertThat(round.isEarlier("Decoy", "Bot")).isTrue();
    assertThat(round.isEarlier("Bot", "Tinkerer")).isTrue();
    assertThat(round.isEarlier("Brute", "Decoy")).isTrue();
  }

  @RulesetTest
  @Rule("FOC-13")
  void forFocusThePlaceInTheOrderCountsWhoeverHasActed(Ruleset ruleset) {
    Round round =
        Round.of(ruleset)
            .character("Late", 20, 30)
            .character("Early", 20, 10)
            .type("Guard", 20, "1", "2e")
            .resting("Sleeper");
    for (int turn = 0; turn < 3; turn++) {
      assertThat(round.isEarlier("Early", "Late")).isTrue();
      assertThat(round.isEarlier("Late", "Guard 2e")).isTrue();
      assertThat(round.isEarlier("Guard 2e", "Guard 1")).isTrue();
      assertThat(round.isEarlier("Guard 1", "Sleeper")).isTrue();
      round.next();
    }
    assertThat(round.order.initiativeOf(round.id("Sleeper"))).isEqualTo(Initiative.LAST);
    assertThat(round.order.initiativeOf(round.id("an objective"))).isEqualTo(Initiative.LAST);
  }

  @RulesetTest
  @Rule("ALY-09")
  void alliesWithoutTurnsStillHaveAnInitiative(Ruleset ruleset) {
    Round round = Round.of(ruleset).ally("City Guard", 50).type("Imp", 60, "1");
    round.order.ally(round.id("City Guard"), round.id("City Guard 1"), 1, Turn.NONE);
    assertThat(round.order.initiativeOf(round.id("City Guard 1"))).isEqualTo(Initiative.of(50));
    assertThat(round.rest()).containsExactly("Imp 1");
  }

  @RulesetTest
  @Rule("RND-22")
  void everyFigureHasExactlyOneTurnWhoeverComesAndGoes(Ruleset ruleset) {
    for (long seed = 0; seed < 200; seed++) {
      Random random = new Random(seed);
      Round round = Round.of(ruleset).character("Brute", 1 + random.nextInt(99), 1);
      List<String> expected = new ArrayList<>(List.of("Brute"));
      for (int type = 0; type < 4; type++) {
        round.type("T" + type, 10 + 20 * type + random.nextInt(20));
        for (int number = 0; number < random.nextInt(4); number++) {
          round.more("T" + type, number + "");
          expected.add("T" + type + " " + number);
        }
      }
      List<String> turns = new ArrayList<>();
      for (String acting = round.next(); !acting.equals("nobody"); acting = round.next()) {
        turns.add(acting);
        if (random.nextInt(3) == 0) {
          int type = random.nextInt(4);
          String name = (10 + turns.size()) + "e";
          round.more("T" + type, name);
          expected.add("T" + type + " " + name);
        }
        String victim = expected.get(random.nextInt(expected.size()));
        if (random.nextInt(4) == 0 && !turns.contains(victim)) {
          round.dies(victim);
          expected.remove(victim);
        }
        if (turns.size() > 60) {
          break;
        }
      }
      assertThat(turns).as("seed %d", seed).containsExactlyInAnyOrderElementsOf(expected);
    }
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void theDeadHaveNoTurn(Ruleset ruleset) {
    Round round = Round.of(ruleset).type("Guard", 20, "1", "2", "3").resting("Brute");
    assertThat(round.next()).isEqualTo("Guard 1");
    round.dies("Guard 1").dies("Guard 2");
    assertThat(round.order.isTypeToCome(round.id("Guard"))).isTrue();
    assertThat(round.order.isSetToCome(round.id("Guard set"))).isTrue();
    assertThat(round.next()).isEqualTo("Guard 3");
    assertThat(round.order.isTypeToCome(round.id("Guard"))).isFalse();
    assertThat(round.order.isSetToCome(round.id("Guard set"))).isFalse();
    assertThat(round.rest()).containsExactly("Brute");
    assertThat(round.next()).isEqualTo("nobody");
  }

  @Test
  void theInitiativeOfACharacterCanChangeBeforeItActs() {
    Round round = Round.of(Ruleset.BUTTONS_AND_BUGS).character("Bug", 35, 70).type("Rat", 30, "1");
    round.order.shift(round.id("Bug"), -10);
    assertThat(round.rest()).containsExactly("Bug", "Rat 1");
  }

  @Test
  void theTurnsToComeAreToldWithoutTakingThem() {
    Round round = Round.of(Ruleset.FROSTHAVEN).character("Brute", 35, 70).type("Rat", 30, "1", "2");
    assertThat(round.next()).isEqualTo("Rat 1");
    String before = round.order.toString();
    assertThat(round.order.toCome()).containsExactly(round.id("Rat 2"), round.id("Brute"));
    assertThat(round.order).hasToString(before);
    assertThat(round.order.acting()).isEqualTo(round.id("Rat 1"));
    assertThat(round.order.hadTurn(round.id("Rat 1"))).isTrue();
    assertThat(round.order.hadTurn(round.id("Rat 2"))).isFalse();
  }

  @Test
  void aCopyGoesItsOwnWay() {
    Round round = Round.of(Ruleset.FROSTHAVEN).character("Brute", 35, 70).type("Rat", 30, "1", "2");
    round.next();
    String before = round.order.toString();
    Round copy = round.copy();
    assertThat(copy.order).hasToString(before);
    copy.type("Imp", 5, "1").dies("Rat 2").rest();
    assertThat(round.order).hasToString(before);
    assertThat(round.rest()).containsExactly("Rat 2", "Brute");
  }

  @Test
  void everybodyHasOnePlace() {
    Round round = Round.of(Ruleset.FROSTHAVEN).type("Rat", 30, "1");
    assertThatIllegalArgumentException().isThrownBy(() -> round.type("Rat", 40));
    assertThatIllegalArgumentException().isThrownBy(() -> round.more("Imp", "1"));
    assertThat(round.order.has(round.monsters("Rat"))).isTrue();
    assertThat(round.order.has(round.monsters("Imp"))).isFalse();
  }
}
