package haven.play.ability;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.rulebook.Edition;
import haven.testkit.RulesetTest;

/** What a group has consumed and performed in a round. */
final class MonsterElementsTest {
  private static final int ARCHERS = 1;

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void everyRoundBeginsAnewAndGroupsAndCostsAreApart(Ruleset ruleset) {
    MonsterElements monsters = new MonsterElements(ruleset.elements(), 3);
    String idle = monsters.toString();
    monsters.startTurn(ARCHERS, 1);
    monsters.consumed(ARCHERS, 1, 0);
    monsters.performed(ARCHERS);
    monsters.arrived(ARCHERS, 2);
    assertThat(monsters.benefits(ARCHERS, 1, 0)).isTrue();
    assertThat(monsters.benefits(ARCHERS, 1, 1)).isFalse();
    assertThat(monsters.benefits(2, 1, 0)).isFalse();
    String before = monsters.toString();
    MonsterElements copy = monsters.copy();
    assertThat(copy).hasToString(before);
    copy.endRound();
    assertThat(copy).hasToString(idle);
    assertThat(monsters).hasToString(before);
  }
}
