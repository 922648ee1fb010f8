package haven.play.scenario;

import static haven.play.scenario.Heroes.classOf;
import static haven.play.scenario.Heroes.heroes;
import static haven.play.scenario.Heroes.party;
import static haven.play.scenario.Heroes.setup;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import haven.model.Ruleset;
import haven.model.Variant;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Who sets out, and with which items. */
final class PartyTest {
  private static List<String> refused(Ruleset ruleset, Party party) {
    return party.refusals(ruleset).stream().map(refusal -> refusal.rule().text()).toList();
  }

  private static List<String> refused(Ruleset ruleset, Hero hero) {
    Party party =
        ruleset.levels().party().smallest() == 1
            ? Party.of(hero)
            : Party.of(hero, Heroes.hero("Zoe", 1));
    return refused(ruleset, party);
  }

  private static Party twins() {
    return Party.of(Hero.of("Ada", classOf("Brute"), 1), Hero.of("Bo", classOf("Brute"), 1));
  }

  @RulesetTest
  @Rule("LVL-14")
  void twoToFourCharactersOfDifferentClasses(Ruleset ruleset) {
    assertThat(refused(ruleset, party(1))).containsExactly("LVL-14");
    assertThat(refused(ruleset, party(1, 1))).isEmpty();
    assertThat(refused(ruleset, party(1, 1, 1, 1))).isEmpty();
    assertThat(refused(ruleset, party(1, 1, 1, 1, 1))).containsExactly("LVL-14");
    assertThat(refused(ruleset, twins())).containsExactly("LVL-14");
    assertThat(refused(ruleset, Party.solo(heroes(1)))).containsExactly("LVL-14");
    assertThat(refused(ruleset, Party.solo(heroes(1, 1)))).isEmpty();
  }

  @RulesetTest
  @Rule("LVL-17")
  void onePlayerEachOrOneForTwoOrMore(Ruleset ruleset) {
    assertThat(refused(ruleset, party(1, 1, 1, 1))).isEmpty();
    assertThat(refused(ruleset, new Party(List.of(heroes(1, 1, 1)), List.of(0, 1, 1))))
        .containsExactly("LVL-17");
    assertThat(refused(ruleset, Party.solo(heroes(1, 1, 1)))).isEmpty();
    assertThat(refused(ruleset, Party.solo(heroes(1)))).containsExactly("LVL-17");
  }

  @RulesetTest
  @Rule("LVL-13")
  void onePlayerWithOneCharacterAndNoAdjustment(Ruleset ruleset) {
    assertThat(refused(ruleset, party(1))).isEmpty();
    assertThat(refused(ruleset, Party.solo(heroes(1, 1)))).containsExactly("LVL-13");
    assertThat(setup(ruleset).playing(Variant.OPEN_INFORMATION).refusals())
        .extracting(refusal -> refusal.rule().text())
        .containsExactly("LVL-13");
    assertThat(setup(ruleset).playing(Variant.SOLO).scenarioLevel())
        .isEqualTo(setup(ruleset).scenarioLevel());
  }

  @Test
  void oneOfSeveralPlayersCannotPlaySolo() {
    for (Ruleset ruleset :
        List.of(Ruleset.GLOOMHAVEN, Ruleset.JAWS_OF_THE_LION, Ruleset.FROSTHAVEN)) {
      assertThat(setup(ruleset, party(1, 1)).playing(Variant.SOLO).refusals()).hasSize(1);
      assertThat(setup(ruleset, Party.solo(heroes(1, 1))).playing(Variant.SOLO).refusals())
          .isEmpty();
    }
    assertThatThrownBy(() -> Party.of(Heroes.hero("Ada", 1), Heroes.hero("Ada", 2)))
        .hasMessageContaining("names");
  }
}
