package haven.play.mind;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
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
        new MonsterMind()
            .decide(drawn.position()).stream()
                .flatMap(outcome -> outcome.focuses().stream())
                .map(drawn::name)
                .distinct()
                .toList();
    assertThat(focuses).containsExactlyInAnyOrder(expected);
  }

  static List<String> turns(String text, Ruleset ruleset) {
    PositionText drawn = PositionText.of(text, ruleset);
    return new MonsterMind().decide(drawn.position()).stream().map(drawn::describe).toList();
  }
}
