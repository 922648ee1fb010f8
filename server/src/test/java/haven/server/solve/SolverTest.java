package haven.server.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Random;
import java.util.StringJoiner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

final class SolverTest {
  private static final String POSITION =
      """
      {"ruleset": "GH", "width": 5, "height": 3,
       "figures": [
         {"q": 0, "r": 0, "side": "monster", "active": true},
         {"q": 3, "r": 0, "side": "character", "initiative": 7}],
       "monster": {"move": 2, "range": 0, "targets": 1}}
      """;

  private final Solver solver = new Solver(PositionLimits.PUBLIC);

  @Test
  void theAnswerHasOutcomesAndReasons() {
    JsonNode answer = new JsonMapper().readTree(solver.solve(POSITION));
    assertThat(answer.get("outcomes").get(0).get("attacks").toString()).isEqualTo("[[3,0]]");
    assertThat(answer.get("outcomes").get(0).get("paths").get(0)).hasSize(3);
    assertThat(answer.get("why")).isNotEmpty();
    assertThat(answer.get("why").get(0).get("kept").get(0).get("hex").toString())
        .isEqualTo("[3,0]");
    assertThat(answer.get("notes")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      textBlock =
          """
          "width": 5; "width": 500; width: should be a whole number from 1 to 40
          "move": 2; "move": "far"; monster.move: should be a whole number
          "move": 2; "move": 31; monster.move: should be a whole number from 0 to 30
          "targets": 1; "targets": 21; monster.targets: should be a whole number from 0 to 20
          "ruleset": "GH"; "ruleset": "XX"; ruleset: should be GH, JL
          "q": 3; "q": 9; figures[1]: stands on (9,0)
          "q": 3; "q": 0; (0,0)
          "active": true; "active": false; exactly one figure should be active
          "initiative": 7; "inititaive": 7; the field "inititaive" is unknown
          """)
  void whatIsWrongIsNamed(String right, String wrong, String complaint) {
    assertThatThrownBy(() -> solver.solve(POSITION.replace(right, wrong)))
        .isInstanceOf(BadPosition.class)
        .hasMessageContaining(complaint);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "[]", "null", "5", "{", "{}", "\"a\"", "[1, 2]"})
  void whatIsNoPositionIsRefused(String text) {
    assertThatThrownBy(() -> solver.solve(text)).isInstanceOf(BadPosition.class);
  }

  @Test
  void aCrowdIsRefused() {
    StringJoiner figures = new StringJoiner(",", "[", "]");
    for (int i = 0; i < 61; i++) {
      figures.add("{\"q\": %d, \"r\": 0, \"side\": \"monster\"}".formatted(i));
    }
    String crowd = POSITION.replaceAll("(?s)\\[.*\\]", figures.toString());
    assertThatThrownBy(() -> solver.solve(crowd))
        .isInstanceOf(BadPosition.class)
        .hasMessageContaining("figures: should have at most 60 entries, not 61");
  }

  /** Whatever comes, there is an answer or a sentence. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void damagedPositionsAreAnsweredOrRefused(long seed) {
    Random random = new Random(seed);
    String pieces = "{}[]\",:0123456789-.etrufalsn \u0000\u00e9";
    for (int n = 0; n < 2_000; n++) {
      StringBuilder text = new StringBuilder(POSITION);
      for (int change = random.nextInt(1, 4); change > 0; change--) {
        int at = random.nextInt(text.length());
        char piece = pieces.charAt(random.nextInt(pieces.length()));
        switch (random.nextInt(4)) {
          case 0 -> text.deleteCharAt(at);
          case 1 -> text.insert(at, piece);
          case 2 -> text.setCharAt(at, piece);
          default -> text.insert(at, text.substring(at, Math.min(text.length(), at + 20)));
        }
      }
      assertThat(answer(text.toString())).as("seed " + seed + ", text " + text).isNotBlank();
    }
  }

  @Test
  void deepAndLongTextsAreRefused() {
    for (String text :
        new String[] {"[".repeat(100_000), "{\"a\":".repeat(5_000), "9".repeat(5_000)}) {
      assertThatThrownBy(() -> solver.solve(text)).isInstanceOf(BadPosition.class);
    }
  }

  /** What the limits let in is answered before anybody grows tired of waiting. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void theLargestPositionsAreSolvedSoon(long seed) {
    String position = largest(new Random(seed));
    solver.solve(POSITION);
    long start = System.nanoTime();
    assertThat(answer(position)).matches("\\{\"id\".*|.*equally legal groups of targets");
    Duration took = Duration.ofNanos(System.nanoTime() - start);
    assertThat(took).as("seed " + seed).isLessThan(Duration.ofSeconds(5));
  }

  /** Two of these were once enough to keep a server busy for minutes. */
  @Test
  void aRoomOfTrapsIsAnsweredBriefly() {
    StringJoiner traps = new StringJoiner(",");
    for (int q = 0; q < 40; q++) {
      for (int row = 0; row < 40; row++) {
        traps.add("{\"q\": %d, \"r\": %d, \"terrain\": \"trap\"}".formatted(q, row - q / 2));
      }
    }
    String text =
        solver.solve(
            """
            {"ruleset": "GH", "width": 40, "height": 40, "hexes": [%s],
             "figures": [
               {"q": 0, "r": 20, "side": "monster", "active": true},
               {"q": 25, "r": 8, "side": "character", "initiative": 7}],
             "monster": {"move": 30, "range": 0, "targets": 1}}
            """
                .formatted(traps));
    assertThat(text.length()).isLessThan(2_000_000);
    JsonNode answer = new JsonMapper().readTree(text);
    assertThat(answer.get("outcomes").get(0).get("paths")).hasSize(64);
    assertThat(answer.get("outcomes").get(0).get("allPaths").asBoolean()).isFalse();
    JsonNode ordinary = new JsonMapper().readTree(solver.solve(POSITION));
    assertThat(ordinary.get("outcomes").get(0).get("allPaths").asBoolean()).isTrue();
  }

  private String answer(String position) {
    try {
      return solver.solve(position);
    } catch (BadPosition e) {
      return String.valueOf(e.getMessage());
    }
  }

  private static String largest(Random random) {
    PositionLimits most = PositionLimits.PUBLIC;
    StringJoiner figures = new StringJoiner(",");
    int targets = 1 + random.nextInt(most.targets());
    for (int i = 0; i < most.figures(); i++) {
      int q = i % 20 * 2 + random.nextInt(2);
      int r = i / 20 * 7 + random.nextInt(7) + 6 - q / 2;
      figures.add(
          "{\"q\": %d, \"r\": %d, \"side\": \"%s\", \"active\": %s, \"initiative\": %d}"
              .formatted(q, r, i == 25 ? "monster" : "character", i == 25, random.nextInt(3)));
    }
    StringJoiner area = new StringJoiner(",");
    for (int i = 0; i < most.area(); i++) {
      area.add("[%d,%d]".formatted(i % 5, i / 5));
    }
    String aoe =
        random.nextBoolean() ? "null" : "{\"kind\": \"ranged\", \"hexes\": [" + area + "]}";
    return """
    {"ruleset": "FH", "width": 40, "height": 40, "figures": [%s],
     "monster": {"move": %d, "range": %d, "targets": %d, "aoe": %s}}
    """
        .formatted(figures, random.nextInt(31), 1 + random.nextInt(40), targets, aoe);
  }
}
