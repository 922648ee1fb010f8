package haven.play.turn;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;

/** SPN-05 to SPN-13: when those act who come into play in the middle of a round. */
final class NewcomersTest {

  @RulesetTest
  @Rule("SPN-08a")
  void theyActDirectlyAfterTheActingFigure(Ruleset ruleset) {
    Round round =
        Round.of(ruleset).type("Guard", 50, "1", "2").until("Guard 1").type("Imp", 40, "1");
    assertThat(round.rest()).containsExactly("Imp 1", "Guard 2");
  }

  @RulesetTest
  @Rule("MON-24")
  void newOnesOfTheActingTypeJoinThoseWhoAreToCome(Ruleset ruleset) {
    Round round = Round.of(ruleset).type("Archer", 44, "1e", "2", "4").until("Archer 2");
    round.more("Archer", "1", "3", "6e");
    assertThat(round.rest()).containsExactly("Archer 6e", "Archer 1", "Archer 3", "Archer 4");
  }
}
