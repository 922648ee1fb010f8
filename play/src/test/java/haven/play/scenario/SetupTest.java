package haven.play.scenario;

import static haven.play.scenario.Heroes.heroes;
import static haven.play.scenario.Heroes.party;
import static haven.play.scenario.Heroes.scenario;
import static haven.play.scenario.Heroes.setup;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import haven.model.LootKind;
import haven.model.Ruleset;
import haven.model.Variant;
import haven.model.map.Treasure;
import haven.play.Refused;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What may be chosen before a scenario, and what the campaign brings along. */
final class SetupTest {

  private static List<String> refused(Setup setup) {
    return setup.refusals().stream().map(refusal -> refusal.rule().text()).toList();
  }

  @Test
  void variantsThatAGameDoesNotKnowAreRefused() {
    for (Variant variant : Variant.values()) {
      assertThat(refused(setup(Ruleset.GLOOMHAVEN, Party.solo(heroes(1, 1))).playing(variant)))
          .isEmpty();
      assertThat(refused(setup(Ruleset.BUTTONS_AND_BUGS).playing(variant))).isNotEmpty();
    }
    assertThat(refused(setup(Ruleset.JAWS_OF_THE_LION).playing(Variant.PERMANENT_DEATH)))
        .containsExactly("EXH-01");
    assertThat(refused(setup(Ruleset.JAWS_OF_THE_LION).playing(Variant.REDUCED_RANDOMNESS)))
        .isEmpty();
  }

  @Test
  void whatIsNeededMustLieReady() {
    Setup bare = Setup.of(Ruleset.FROSTHAVEN, scenario(), party(1, 1));
    assertThat(refused(bare)).containsExactly("LOT-40");
    assertThat(refused(bare.withLooted(Set.of(7)))).isEmpty();
    assertThat(bare.withLooted(Set.of(7)).setting().looted()).containsExactly(7);
    assertThat(new Treasure.Numbered(7).isLaidOut(bare.setting().looted())).isTrue();
    Setup loot =
        Setup.of(Ruleset.FROSTHAVEN, scenario().loot(Map.of(LootKind.MONEY, 2)), party(1, 1))
            .withLooted(Set.of(7));
    assertThat(refused(loot)).containsExactly("SET-11");
    assertThat(refused(setup(Ruleset.FROSTHAVEN).withBattleGoals(Heroes.goals().subList(0, 5))))
        .containsExactly("BGL-01a");
    assertThatExceptionOfType(Refused.class)
        .isThrownBy(loot::checked)
        .withMessageContaining("SET-11");
  }

  @Test
  void standeesAreThoseOfTheMonstersThatTakePart() {
    Setup setup = setup(Ruleset.GLOOMHAVEN);
    assertThat(setup.standees().numbers()).isEqualTo(Map.of("Guard", List.of(1, 2, 3, 4, 5, 6)));
  }
}
