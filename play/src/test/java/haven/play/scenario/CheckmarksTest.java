package haven.play.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import haven.model.Ruleset;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import org.junit.jupiter.api.Test;

/** Checkmarks and the perks they come to. */
final class CheckmarksTest {

  @RulesetTest
  @Rule("BGL-06")
  void threeGiveAPerkUpToSix(Ruleset ruleset) {
    Checkmarks two = new Checkmarks(0).plus(2);
    assertThat(two.perks()).isZero();
    assertThat(two.plus(2).perks()).isEqualTo(1);
    assertThat(two.plus(2).plus(2).perks()).as("the fourth was kept").isEqualTo(2);
    assertThat(new Checkmarks(17).plus(2).perks()).isEqualTo(6);
    assertThat(new Checkmarks(18).plus(3).perks()).isEqualTo(6);
    assertThatThrownBy(() -> new Checkmarks(19)).hasMessageContaining("18");
  }

  @Test
  @Rule("BGL-08")
  void aCompletedSetIsNotBroken() {
    assertThat(new Checkmarks(8).minus(1).number()).isEqualTo(7);
    assertThat(new Checkmarks(8).minus(5).number()).isEqualTo(6);
    assertThat(new Checkmarks(6).minus(1).perks()).isEqualTo(2);
  }
}
