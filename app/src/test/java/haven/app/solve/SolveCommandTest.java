package haven.app.solve;

import static haven.app.Run.haven;
import static org.assertj.core.api.Assertions.assertThat;

import haven.app.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

class SolveCommandTest {
  private static final String JSON =
      """
      {"header": {"policies": {"icyTerrain": "as in FH"}},
       "cases": [{
        "id": "one", "title": "next to each other", "ruleset": "GH", "width": 4, "height": 3,
        "hexes": [{"q": 0, "r": 2, "terrain": "trap"}],
        "walls": [[[0, 0], [0, 1]]],
        "figures": [
          {"q": 1, "r": 0, "side": "monster", "active": true, "initiative": null},
          {"q": 3, "r": 0, "side": "character", "active": false, "initiative": 7}],
        "monster": {"move": 2, "range": 0, "targets": 1, "flying": false, "jumping": false,
                    "teleport": false, "muddled": false, "aoe": null},
        "expected": [
          {"move": [2, 0], "attacks": [[3, 0]], "focuses": [[3, 0]], "destinations": [[2, 0]]}]
       }]}
      """;

  private static final String DRAWN =
      """
      title: a wall between
      ruleset: FH

        .   a   .
          M | B   .
        .   b   .

      M: acts, move 1, attack melee
      B: character, initiative 12
      expect: a attacks B
      expect: b attacks B
      """;

  @TempDir private Path folder;

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  @Test
  void printsEveryOutcomeWithThePosition() throws IOException {
    Run run = haven("solve", file("case.json", JSON));
    assertThat(run.status()).isZero();
    assertThat(run.out())
        .startsWith("one (GH): next to each other\n")
        .contains("- moves to (2,0) and attacks A (3,0) (focus A (3,0))");
    assertThat(run.err()).isEmpty();
  }

  @Test
  void readsDrawnPositions() throws IOException {
    Run run = haven("solve", file("case.txt", DRAWN));
    assertThat(run.out())
        .contains("moves to a and attacks B (focus B)")
        .contains("moves to b and attacks B (focus B)")
        .contains("M | B");
  }

  @Test
  void saysWhenOnlyExamplesOfWaysAreListed() throws IOException {
    StringBuilder drawn = new StringBuilder("ruleset: FH\n\n");
    for (int row = 0; row < 13; row++) {
      String first = row == 12 ? "M" : "^";
      String last = row == 2 ? "B" : "^";
      drawn
          .append(row % 2 == 1 ? "    " : "  ")
          .append(first + "   ^".repeat(12) + "   " + last + "\n");
    }
    drawn.append("\nM: acts, move 30, attack melee\nB: character, initiative 12\n");
    Run run = haven("solve", file("traps.txt", drawn.toString()));
    assertThat(run.err()).isEmpty();
    long outcomes = run.out().lines().filter(line -> line.startsWith("  - ")).count();
    assertThat(outcomes).isPositive();
    assertThat(run.out().lines().filter(line -> line.strip().startsWith("by ")))
        .hasSizeLessThanOrEqualTo((int) outcomes * 64);
    assertThat(run.out()).contains("only examples of ways are listed");
    assertThat(haven("solve", file("case.txt", DRAWN)).out()).doesNotContain("only examples");
  }

  @Test
  void checkEndsWithTheCount() throws IOException {
    Run run = haven("solve", "--check", file("case.json", JSON), file("case.txt", DRAWN));
    assertThat(run.out()).isEqualTo("2 passed, 0 failed\n");
    assertThat(run.status()).isZero();
  }

  @Test
  void checkSaysWhatIsMissingAndWhatIsNotExpected() throws IOException {
    String wrong = DRAWN.replace("expect: a attacks B", "expect: M");
    Run run = haven("solve", "--check", file("case.txt", wrong));
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out())
        .contains("! missing: move to (")
        .contains("! not expected: move to (")
        .endsWith("0 passed, 1 failed\n");
  }

  @Test
  void checkComparesFocusesAndDestinationsToo() throws IOException {
    Run run =
        haven(
            "solve",
            "--check",
            file("case.json", JSON.replace("\"destinations\": [[2, 0]]", "\"destinations\": []")));
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out()).contains("heads for [(2,0)], expected []");
  }

  @Test
  void checkWithoutExpectationIsRefused() throws IOException {
    String bare = DRAWN.replaceAll("(?m)^expect: .*\n", "");
    Run run = haven("solve", "--check", file("bare.txt", bare));
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("bare.txt: --check needs the field \"expected\"");
  }

  @Test
  void whyNamesTheRulesAndTheDropped() throws IOException {
    String text =
        """
        ruleset: FH

          .   .   .   .
            M   .   B   .
          .   .   .   .   C

        M: acts, move 2, attack melee
        B: character, initiative 80
        C: character, initiative 10
        """;
    Run run = haven("solve", "--why", file("why.txt", text));
    assertThat(run.out())
        .contains("Focus")
        .contains("FOC-08  fewest movement points: kept B [1]; dropped C [3]")
        .contains("Hex to attack B from")
        .contains("MMV-04  fewest movement points: kept");
  }

  @Test
  void jsonIsOneDocument() throws IOException {
    JsonNode json = haven("solve", "--json", "--check", "--why", file("case.json", JSON)).json();
    assertThat(json.get("passed").intValue()).isEqualTo(1);
    JsonNode solved = json.get("cases").get(0);
    assertThat(solved.get("id").stringValue()).isEqualTo("one");
    JsonNode outcome = solved.get("outcomes").get(0);
    assertThat(outcome.get("move").toString()).isEqualTo("[2,0]");
    assertThat(outcome.get("attacks").toString()).isEqualTo("[[3,0]]");
    assertThat(outcome.get("paths").toString()).isEqualTo("[[[1,0],[2,0]]]");
    assertThat(solved.get("why").get(0).get("rule").stringValue()).isEqualTo("FOC-24");
  }

  @Test
  void benchGivesTheNumbersAsked() throws IOException {
    JsonNode json = haven("solve", "--bench", "--json", file("case.json", JSON)).json();
    assertThat(json.get("cases").intValue()).isEqualTo(1);
    for (String number : new String[] {"medianMicros", "totalMicros", "worstMicros"}) {
      assertThat(json.get(number).doubleValue()).isPositive();
    }
  }

  @Test
  void aFolderStandsForItsFiles() throws IOException {
    file("case.json", JSON);
    file("case.txt", DRAWN);
    file("README.md", "not a case");
    assertThat(haven("solve", "--check", folder.toString()).out())
        .isEqualTo("2 passed, 0 failed\n");
  }

  @Test
  void severalDrawingsFitInOneFile() throws IOException {
    Run run = haven("solve", "--check", file("two.txt", DRAWN + "---\n" + DRAWN));
    assertThat(run.out()).isEqualTo("2 passed, 0 failed\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          "ruleset": "GH"      | "ruleset": "XX"         | .ruleset: should be GH, JL (or JOTL), FH or BB
          "ruleset": "GH"      | "ruleset": 3            | .ruleset: should be a text, not 3
          "width": 4           | "width": 0              | .width: should be a whole number from 1 to 100, not 0
          "width": 4,          | `                      `| the field "width" is missing
          "terrain": "trap"    | "terrain": "lava"       | .hexes[0].terrain: should be wall, obstacle
          "q": 0, "r": 2       | "q": 9, "r": 2          | .hexes[0]: the hex (9,2) is outside the map of 4 by 3
          [[0, 0], [0, 1]]     | [[0, 0], [2, 1]]        | .walls[0]: should lie between two neighbours
          [[0, 0], [0, 1]]     | [[0, 0]]                | .walls[0]: should name the two hexes
          [[0, 0], [0, 1]]     | [[0, 0], [0, "x"]]      | .walls[0][1][1]: should be a whole number
          "side": "monster"    | "side": "friend"        | .figures[0].side: should be monster or character
          "active": true       | "active": 1             | .figures[0].active: should be true or false, not 1
          "active": true       | "active": false         | .figures: exactly one figure should be active, not 0
          "q": 3, "r": 0, "si  | "q": 1, "r": 0, "si     | two figures stand on (1,0)
          "q": 3, "r": 0, "si  | "q": 7, "r": 0, "si     | .figures[1]: stands on (7,0), which is a wall or outside the map
          "initiative": 7      | "inititive": 7          | .figures[1]: the field "inititive" is unknown
          "move": 2,           | "move": -1,             | .monster.move: should be a whole number from 0
          "move": 2,           | "moves": 2,             | .monster: the field "moves" is unknown; known are
          "aoe": null          | "aoe": {"kind": "melee", "hexes": []} | .monster.aoe: an area has at least one red hex
          "aoe": null          | "aoe": {"kind": "big", "hexes": [[1,0]]} | .monster.aoe.kind: should be melee or ranged
          "as in FH"           | "as in GH"              | policies.icyTerrain: policy icyTerrain takes "as in FH"
          "icyTerrain"         | "frostyTerrain"         | there is no policy frostyTerrain; known are
          "cases": [{          | "cases": [3, {          | .cases[0]: should be an object
          "monster": {         | "monster": 7, "x": {    | the field "x" is unknown
          "id": "one",         | "id": "one"             | line 3, column
          """)
  void badInputIsOneLineThatNamesTheField(String from, String to, String complaint)
      throws IOException {
    assertThat(JSON).contains(from);
    Run run =
        haven(
            "solve",
            file(
                "bad.json",
                JSON.replaceFirst(
                    java.util.regex.Pattern.quote(from),
                    java.util.regex.Matcher.quoteReplacement(to.strip()))));
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("haven: ").contains(complaint).hasLineCount(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          ruleset: FH         | ruleset: XY           | ruleset XY is none of GH, JL, FH, BB
          ruleset: FH         | rulset: FH            | line 2: 'rulset' should be title, ruleset, policy
          M: acts             | M: monster            | exactly one figure should have the word 'acts', not 0
          M: acts             | Q: acts               | no hex is named Q
          initiative 12       | initative 12          | 'B: initative 12' is not understood; known are
          expect: a attacks B | expect: z             | no hex is named z
          B   .               | ?   .                 | line 5: '?' is no sign; known are
          .   b   .           | `.  b   .          `  | line 6: column 6 is not in line
          """)
  void aBadDrawingIsOneLineToo(String from, String to, String complaint) throws IOException {
    assertThat(DRAWN).contains(from);
    Run run = haven("solve", file("bad.txt", DRAWN.replace(from, to.stripTrailing())));
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).startsWith("haven: ").contains(complaint).hasLineCount(1);
  }

  @Test
  void aFileThatIsNoTextIsSaidSo() throws IOException {
    Path file = folder.resolve("noise.json");
    Files.write(file, new byte[] {'{', (byte) 0xff, (byte) 0xfe, 0});
    Run run = haven("solve", file.toString());
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).endsWith("noise.json: this is not text in UTF-8\n");
  }

  @Test
  void anAbsurdNumberOfOutcomesIsRefusedInsteadOfListed() throws IOException {
    StringBuilder text = new StringBuilder("ruleset: FH\n\n");
    text.append("  M   .   .   .   .   .   .   .   .   .\n");
    text.append("    A   B   C   D   E   F   G   H   I   J\n");
    text.append("  K   L   N   O   P   Q   R   S   T   U\n\n");
    text.append("M: acts, move 1, attack range 12, targets 10\n");
    "ABCDEFGHIJKLNOPQRSTU".chars().forEach(c -> text.append((char) c).append(": character\n"));
    Run run = haven("solve", file("many.txt", text.toString()));
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err())
        .isEqualTo("haven: many.txt: there are more than 4096 equally legal groups of targets\n");
  }

  @Test
  void aMissingFileIsSaidSo() {
    Run run = haven("solve", "nowhere.json");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err())
        .isEqualTo("haven: nowhere.json: there is no such file, or it cannot be read\n");
  }
}
