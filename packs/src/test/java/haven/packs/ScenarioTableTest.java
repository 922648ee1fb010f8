package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.pack.ScenarioEntry;
import haven.model.scenario.Situation;
import haven.testkit.KeptFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** The table of scenarios in {@code docs/scenarios.md} is what the pack says. */
final class ScenarioTableTest {
  private static final String MARK = "reconstructed:";
  private static final int PRINTED = 95;

  /** With {@code -Dhaven.docs=write} the page is written anew. */
  private static final KeptFile FILE = new KeptFile(Path.of("../docs/scenarios.md"), "haven.docs");

  private static String note(ScenarioEntry entry) {
    return Gloomhaven.PACK.notes().on("scenario", entry.scenario().name(), "");
  }

  /** Everything after the mark, which comes after all else. */
  private static String reconstructed(ScenarioEntry entry) {
    String note = note(entry);
    int mark = note.indexOf(MARK);
    return mark < 0 ? "" : note.substring(mark + MARK.length()).strip().replaceFirst("\\.$", "");
  }

  private static boolean isComplete(ScenarioEntry entry) {
    return !entry.scenario().goal().equals(Situation.NEVER)
        && !entry.introduction().isEmpty()
        && !entry.conclusion().isEmpty()
        && !note(entry).contains("not converted");
  }

  private static List<ScenarioEntry> entries() {
    return Gloomhaven.PACK.scenarios().stream()
        .sorted(Comparator.comparingInt(ScenarioEntry::number))
        .toList();
  }

  private static String table() {
    StringBuilder text =
        new StringBuilder(
            """
            # Scenarios

            What the pack `gh` has of the scenarios of Gloomhaven. A test writes this page from the pack
            (`-Dtest=ScenarioTableTest -Dhaven.docs=write`). A scenario is complete if it has its map, goal,
            special rules, rewards, introduction and conclusion; what no source told is reconstructed, and said
            so in its `note`.

            | number | name | complete | reconstructed |
            | --- | --- | --- | --- |
            """);
    for (ScenarioEntry entry : entries()) {
      text.append(
          "| %d | %s | %s | %s |\n"
              .formatted(
                  entry.number(),
                  entry.scenario().name(),
                  isComplete(entry) ? "yes" : "no",
                  reconstructed(entry)));
    }
    return text.append("\nNot there: ").append(missing()).append(".\n").toString();
  }

  /** Runs of numbers, such as 18 to 30. */
  private static String missing() {
    List<Integer> there = Gloomhaven.numbers();
    List<String> runs = new ArrayList<>();
    for (int first = 1; first <= PRINTED; first++) {
      int last = first;
      while (last <= PRINTED && !there.contains(last)) {
        last++;
      }
      if (last > first) {
        runs.add(last - first == 1 ? "" + first : first + " to " + (last - 1));
        first = last;
      }
    }
    return runs.isEmpty() ? "none" : String.join(", ", runs);
  }

  @Test
  void thePageSaysWhatThePackHas() throws IOException {
    FILE.holds(table());
  }

  @Test
  void whatIsReconstructedStandsAtTheEndOfTheNote() {
    for (ScenarioEntry entry : entries()) {
      String note = note(entry).toLowerCase(Locale.ROOT);
      assertThat(note.indexOf("reconstructed"))
          .as("%s: the word stands once, before what it is about", entry.scenario().name())
          .isEqualTo(note.lastIndexOf("reconstructed"));
    }
  }
}
