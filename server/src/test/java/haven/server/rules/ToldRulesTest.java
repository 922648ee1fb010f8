package haven.server.rules;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Cite;
import haven.model.Ruleset;
import haven.rulebook.PlainWords;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Whoever asks why gets an answer in the language of the page. */
final class ToldRulesTest {
  private final PlainWords told = PlainWords.load();

  @Test
  void whateverWhyCanNameIsToldInEveryLanguage() {
    Set<String> missing = new TreeSet<>();
    for (Ruleset ruleset : Ruleset.ALL) {
      for (Cite cite : Cite.values()) {
        if (ruleset.cites(cite)) {
          String id = ruleset.cite(cite).text();
          if (told.in("de", id).isEmpty() || told.in("it", id).isEmpty()) {
            missing.add(id);
          }
        }
      }
    }
    assertThat(missing)
        .as("rules that Why? can show without German or Italian (rulebook, folder plain)")
        .isEmpty();
  }
}
