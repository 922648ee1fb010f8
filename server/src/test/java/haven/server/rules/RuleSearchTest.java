package haven.server.rules;

import static org.assertj.core.api.Assertions.assertThat;

import haven.rulebook.Catalogue;
import haven.rulebook.PlainWords;
import haven.server.rules.RuleSearch.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

final class RuleSearchTest {
  private final RuleSearch rules = new RuleSearch(Catalogue.load(), PlainWords.load());

  @Test
  void aRuleHasItsGamesAndItsPage() {
    Rule rule = rules.rule("FOC-08").orElseThrow();
    assertThat(rule.rulesets()).containsExactly("FH");
    assertThat(rule.text()).isNotBlank();
    assertThat(rule.source()).isNotBlank();
    assertThat(rules.rule("FOC-0")).isEmpty();
  }

  @Test
  void theIdThatWasAskedForComesFirst() {
    assertThat(rules.search("foc-08", "")).first().extracting(Rule::id).isEqualTo("FOC-08");
  }

  @Test
  void onlyTheRulesOfTheGame() {
    assertThat(rules.search("FOC", "BB"))
        .isNotEmpty()
        .allMatch(rule -> rule.rulesets().contains("BB"))
        .hasSizeLessThan(rules.search("FOC", "").size());
    assertThat(rules.search("FOC", "XX")).isEmpty();
  }

  @Test
  void wordsMayStandApart() {
    assertThat(rules.search("initiative focus", ""))
        .isNotEmpty()
        .allMatch(rule -> (rule.id() + rule.text()).toLowerCase().contains("initiative"));
  }

  @Test
  void aRuleIsFoundInTheLanguageOfTheReader() {
    assertThat(rules.search("Nachteil", "GH")).extracting(Rule::id).contains("MMV-24");
    assertThat(rules.search("svantaggio", "GH")).extracting(Rule::id).contains("MMV-24");
    assertThat(rules.search("disadvantage", "GH")).extracting(Rule::id).contains("MMV-24");
  }

  @Test
  void whatDefinesAWordComesFirstAndExamplesLast() {
    List<Rule> found = rules.search("disadvantage", "GH");
    assertThat(found).first().extracting(Rule::id).isEqualTo("AMD-27a");
    assertThat(found).last().extracting(Rule::id).asString().startsWith("EX-");
  }

  @Test
  void aRuleThatIsOnlyToldInEnglishIsFoundByItsWord() {
    for (String word : List.of("Nachteil", "svantaggio")) {
      assertThat(rules.search(word, "GH")).first().extracting(Rule::id).isEqualTo("AMD-27a");
      assertThat(rules.search(word, "")).hasSizeGreaterThan(30);
    }
  }

  @Test
  void nothingAndTooMuchFindNothing() {
    assertThat(rules.search("  ", "")).isEmpty();
    assertThat(rules.search("a".repeat(101), "")).isEmpty();
  }
}
