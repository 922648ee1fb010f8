package haven.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.options.FilePayload;
import haven.play.record.GameRecord;
import haven.server.RecordTableTest;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** A game that was played elsewhere is opened in the page. */
final class RecordPageTest extends BrowserTest {
  /** What is no record is refused. */
  @Override
  boolean isExpected(String complaint) {
    return complaint.startsWith("409") && complaint.endsWith("/api/records");
  }

  private static FilePayload file(String text) {
    return new FilePayload("game.txt", "text/plain", text.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void aRecordBecomesATable() {
    GameRecord record = RecordTableTest.simulated();
    house().open();
    Visitor page = visit().go("");
    page.action("record").setInputFiles(file("once upon a time"));
    assertThat(page.find(".toast")).containsText("no record of a game");
    page.action("record").setInputFiles(file(record.toString()));
    page.isSettledAt(record.lines().size());
    assertThat(page.page()).hasURL(Pattern.compile("#/table/[A-Z0-9]{8}$"));
  }
}
