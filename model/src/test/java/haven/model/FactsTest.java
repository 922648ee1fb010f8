package haven.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class FactsTest {
  private static Facts facts() {
    return new Facts();
  }

  /** Games are stored with such numbers: they may never come out otherwise. */
  @Test
  void theSameFactsGiveTheSameNumberForEver() {
    assertThat(Facts.text(facts().sum())).isEqualTo("cbf29ce484222325");
    assertThat(Facts.text(facts().word("Brute").number(-7).truth(true).sum()))
        .isEqualTo("9d28120dc6a514ca");
    assertThat(Facts.text(facts().words(List.of("Höhle", "")).numbers(List.of(1, 2)).sum()))
        .isEqualTo("ce3faa75c1e27cd3");
  }

  @Test
  void whereAWordEndsIsAFactToo() {
    assertThat(facts().word("ab").word("c").sum()).isNotEqualTo(facts().word("a").word("bc").sum());
    assertThat(facts().words(List.of("a")).words(List.of()).sum())
        .isNotEqualTo(facts().words(List.of()).words(List.of("a")).sum());
    assertThat(facts().number(1).number(2).sum()).isNotEqualTo(facts().number(2).number(1).sum());
  }

  @Test
  void aNumberHasSixteenDigits() {
    assertThat(Facts.text(1)).isEqualTo("0000000000000001");
    assertThat(Facts.text(-1)).isEqualTo("ffffffffffffffff");
  }
}
