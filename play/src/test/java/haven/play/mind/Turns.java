package haven.play.mind;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.testkit.Proof;
import java.util.List;

/** What tests of drawn positions assert. */
final class Turns {
  private Turns() {}

  /** The complete set of outcomes, each as {@code stop} or {@code stop attacks X Y}. */
  static void assertTurns(String text, Ruleset ruleset, String... expected) {
    assertThat(turns(text, ruleset)).containsExactlyInAnyOrder(expected);
  }

  /** The complete set of focuses; none if the monster has none. */
  static void assertFocus(String text, Ruleset ruleset, String... expected) {
    PositionText drawn = PositionText.of(text, ruleset);
    List<String> focuses =
        mind(ruleset).decide(drawn.position()).stream()
            .flatMap(outcome -> outcome.focuses().stream())
            .map(drawn::name)
            .distinct()
            .toList();
    assertThat(focuses).containsExactlyInAnyOrder(expected);
  }

  static List<String> turns(String text, Ruleset ruleset) {
    PositionText drawn = PositionText.of(text, ruleset);
    return mind(ruleset).decide(drawn.position()).stream().map(drawn::describe).toList();
  }

  /** The solver; the running test is credited for asking it. */
  static MonsterMind mind(Ruleset ruleset) {
    Proof.solved(ruleset.id());
    return new MonsterMind();
  }
}
