package haven.rulebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

final class PlainWordsTest {
  /** Where a rule comes from, and ids of others, mean nothing at the table. */
  private static final Pattern FOR_THE_DESK =
      Pattern.compile(
          "[A-Z]{3}-\\d|\\bD-\\d|discrepancy|derived|in force|printed:|decision",
          Pattern.CASE_INSENSITIVE);

  private static final int LONGEST = 330;

  private final Catalogue catalogue = Catalogue.load();
  private final PlainWords told = PlainWords.load();

  @Test
  void whatIsToldIsStillWhatTheCatalogueSays() {
    List<String> stale = new ArrayList<>();
    for (String id : told.ids()) {
      RuleRow row = catalogue.find(id).orElseThrow(() -> new AssertionError("no rule " + id));
      if (!told.isOf(row)) {
        stale.add(id + " -> " + PlainWords.mark(row));
      }
    }
    assertThat(stale)
        .as("rows that changed: look whether their words still hold, then write the new mark")
        .isEmpty();
  }

  @Test
  void whatIsToldInOneLanguageIsToldInAll() {
    for (String id : told.ids()) {
      assertThat(told.in("de", id)).as(id).isPresent();
      assertThat(told.in("it", id)).as(id).isPresent();
    }
  }

  @Test
  void sentencesAreShortAndForTheTable() {
    for (String id : told.ids()) {
      String english = told.in("en", id).orElseGet(() -> catalogue.find(id).orElseThrow().text());
      assertThat(english).as(id).doesNotContainPattern(FOR_THE_DESK);
      for (String language : PlainWords.LANGUAGES) {
        told.in(language, id)
            .ifPresent(
                sentence ->
                    assertThat(sentence).as(id).hasSizeLessThanOrEqualTo(LONGEST).endsWith("."));
      }
    }
  }

  @Test
  void aBlockThatCannotBeReadIsNamed() {
    assertThatThrownBy(() -> PlainWords.of("MAP-01\nde Zwei Felder."))
        .isInstanceOf(CatalogueException.class)
        .hasMessageContaining("MAP-01");
    assertThatThrownBy(() -> PlainWords.of("MAP-01 0123abcd\nfr Deux cases."))
        .hasMessageContaining("MAP-01");
    assertThatThrownBy(() -> PlainWords.of("MAP-01 0123abcd\nde A.\n\nMAP-01 0123abcd\nde A."))
        .hasMessageContaining("twice");
  }

  @Test
  void whatNobodyHasToldIsNotThere() {
    assertThat(told.in("de", "MAP-03")).isEmpty();
    assertThat(told.in("fr", "MAP-01")).isEmpty();
  }
}
