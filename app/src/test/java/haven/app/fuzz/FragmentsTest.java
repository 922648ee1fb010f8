package haven.app.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Some of the fragments that {@code haven fuzz --fragments} makes up. */
final class FragmentsTest {
  private static final int NUMBER = 60;

  /** Nothing passes the check that cannot be played, or that does nothing. */
  @Test
  void whatPassesTheCheckIsPlayed() {
    for (int seed = 1; seed <= NUMBER; seed++) {
      Fragments.Verdict verdict = Fragments.check(seed, false);
      assertThat(verdict.isHonoured()).as("%s", verdict).isTrue();
    }
  }

  @Test
  void theSameSeedMakesUpTheSame() {
    assertThat(Fragments.check(7, false)).isEqualTo(Fragments.check(7, false));
  }

  @Test
  void everyLineAndFieldCanBeLeftOut() {
    Map<String, Draft> attack = new LinkedHashMap<>();
    attack.put("attack", new Draft.Word("3"));
    attack.put("when", new Draft.Phrase("[{target-has: stun}]"));
    Draft draft = new Draft.Several(List.of(new Draft.Fields(attack), new Draft.Word("lost")));
    assertThat(draft).hasToString("[{attack: 3, when: [{target-has: stun}]}, lost]");
    assertThat(draft.cuts().stream().map(cut -> cut.rest().toString()))
        .containsExactly(
            "[lost]",
            "[{when: [{target-has: stun}]}, lost]",
            "[{attack: 3}, lost]",
            "[{attack: 3, when: [{target-has: stun}]}]");
  }
}
