package haven.play.mind;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Circumstance;
import haven.model.Criterion;
import haven.model.MonsterRules;
import haven.model.RuleId;
import haven.model.Ruleset;
import haven.rulebook.Catalogue;
import haven.rulebook.Edition;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Whatever a monster gives as its reason is printed in the catalogue, for that very game. */
final class CitedRulesTest {
  static final List<Ruleset> RULESETS = Ruleset.ALL;
  private static final Catalogue CATALOGUE = Catalogue.load();

  @ParameterizedTest
  @FieldSource("RULESETS")
  void everyReasonIsARuleOfThisGame(Ruleset ruleset) {
    MonsterRules rules = ruleset.monsters();
    for (Criterion criterion : Criterion.values()) {
      assertCited(rules.rule(criterion), ruleset);
    }
    for (Circumstance circumstance : Circumstance.values()) {
      if (circumstance != Circumstance.SUMMONER_CALLS || rules.summonsFollow()) {
        assertCited(rules.rule(circumstance), ruleset);
      }
    }
  }

  private static void assertCited(RuleId rule, Ruleset ruleset) {
    assertThat(CATALOGUE.find(rule.text()))
        .as(rule + " in the catalogue")
        .hasValueSatisfying(
            row ->
                assertThat(row.rulesets())
                    .as("rulesets of " + rule)
                    .contains(Edition.valueOf(ruleset.id())));
  }
}
