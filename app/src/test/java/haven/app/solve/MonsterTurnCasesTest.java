package haven.app.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import haven.play.mind.MonsterMind;
import haven.server.solve.PositionLimits;
import haven.server.solve.PositionReader;
import haven.server.solve.ReadPosition;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The monster-turn cases that the team keeps beside its checkouts. They follow another project's
 * reading of three points; where ours differs, a policy in the file's header says so.
 */
final class MonsterTurnCasesTest {
  private static final String CASES = "shared/data/monster-turns";

  /** The table "Where the cases and the rule catalogue differ" of the cases' README. */
  private static final List<String> PROXIMITY =
      List.of(
          "006", "026", "064", "066", "067", "069", "086", "087", "117", "131", "141", "166",
          "169");

  private static final List<String> JUMP_LANDING = List.of("104", "164");

  @ParameterizedTest
  @ValueSource(strings = {"gh.json", "jotl.json", "fh.json"})
  void allCasesPassUnderTheirPolicies(String file) {
    assertThat(failing(file, false)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"gh.json", "fh.json"})
  void allCasesPassUnderOurOwnSettings(String file) {
    assertThat(failing(file, true)).isEmpty();
  }

  @Test
  void ourOwnSettingsChangeTheCasesOfTheTableAndNoOthers() {
    List<String> expected =
        Stream.concat(PROXIMITY.stream(), JUMP_LANDING.stream())
            .map("JOTL-"::concat)
            .sorted()
            .toList();
    assertThat(failing("jotl.json", true)).isEqualTo(expected);
  }

  private static List<String> failing(String file, boolean ownSettings) {
    List<ReadPosition> cases =
        new PositionReader(PositionLimits.GENEROUS, ownSettings).read(file, text(file));
    assertThat(cases).hasSizeGreaterThan(100);
    MonsterMind mind = new MonsterMind();
    return cases.stream()
        .filter(
            c -> !CaseVerdict.of(mind.decide(c.position()), c.expected().orElseThrow()).passed())
        .map(ReadPosition::id)
        .sorted()
        .toList();
  }

  /** Looks beside the checkout, and beside every folder above it. */
  private static String text(String file) {
    Path folder = Path.of("").toAbsolutePath();
    while (folder != null && !Files.isDirectory(folder.resolve(CASES))) {
      folder = folder.getParent();
    }
    assumeTrue(folder != null, "the folder " + CASES + " is not beside this checkout");
    try {
      return Files.readString(Objects.requireNonNull(folder).resolve(CASES).resolve(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
