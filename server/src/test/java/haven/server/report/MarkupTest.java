package haven.server.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Whatever a pack says is text in a report, and nothing else. */
class MarkupTest {
  @Test
  void whatAPackSaysIsEscaped() {
    assertThat(new Markup().plain("<a & \"b\">").toString())
        .isEqualTo("&lt;a &amp; &quot;b&quot;&gt;");
  }
}
