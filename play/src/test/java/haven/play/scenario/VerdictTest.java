package haven.play.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import org.junit.jupiter.api.Test;

/** END-01 to END-04: completed, lost, or neither. */
final class VerdictTest {
  private static final HeroTally WELL = new HeroTally();

  private static HeroTally exhausted() {
    HeroTally tally = new HeroTally();
    tally.becomesExhausted();
    return tally;
  }

  private static HeroTally escaped() {
    HeroTally tally = new HeroTally();
    tally.escapes();
    return tally;
  }

  @RulesetTest
  @Rule("END-01")
  void lostIfAllAreExhaustedOrByItsRulesAndCompletedByItsGoal(Ruleset ruleset) {
    List<HeroTally> party = List.of(WELL, exhausted());
    assertThat(Verdict.of(false, false, party)).isEqualTo(Verdict.GOES_ON);
    assertThat(Verdict.of(true, false, party)).isEqualTo(Verdict.COMPLETED);
    assertThat(Verdict.of(false, true, party)).isEqualTo(Verdict.LOST);
    assertThat(Verdict.of(false, false, List.of(exhausted(), exhausted()))).isEqualTo(Verdict.LOST);
    HeroTally dead = new HeroTally();
    dead.dies();
    assertThat(Verdict.of(false, false, List.of(exhausted(), dead))).isEqualTo(Verdict.LOST);
  }

  @Test
  @Rule("END-02")
  void lostIfTheOneCharacterIsExhausted() {
    assertThat(Verdict.of(false, false, List.of(WELL))).isEqualTo(Verdict.GOES_ON);
    assertThat(Verdict.of(true, false, List.of(WELL))).isEqualTo(Verdict.COMPLETED);
    assertThat(Verdict.of(false, true, List.of(WELL))).isEqualTo(Verdict.LOST);
    assertThat(Verdict.of(false, false, List.of(exhausted()))).isEqualTo(Verdict.LOST);
  }

  @RulesetTest
  @Rule({"END-04a", "END-04b"})
  void lostIfBothHappenInOneRound(Ruleset ruleset) {
    assertThat(Verdict.of(true, true, List.of(WELL, WELL))).isEqualTo(Verdict.LOST);
    assertThat(Verdict.of(true, false, List.of(exhausted(), exhausted()))).isEqualTo(Verdict.LOST);
  }

  @Test
  @Rule("END-25")
  void whetherEscapingIsSuccessIsForTheGoalToSay() {
    List<HeroTally> party = List.of(escaped(), exhausted());
    assertThat(Verdict.of(true, false, party)).isEqualTo(Verdict.COMPLETED);
    assertThat(Verdict.of(false, false, party))
        .as("escaped is not exhausted")
        .isEqualTo(Verdict.GOES_ON);
    assertThat(Verdict.of(false, true, party)).isEqualTo(Verdict.LOST);
  }
}
