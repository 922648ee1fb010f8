package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;

/** OVL: icy terrain. */
final class IceTest {

  @RulesetTest
  @Rule({"EX-OVL-04", "OVL-55", "OVL-59", "OVL-60", "OVL-88"})
  void aSlideGoesOnUntilTheIceEnds(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
                  e   f
            C   a=  b=  c^  d
                      g   h

            C: character
            """,
            ruleset);
    assertThat(drawn.move('C', 1).along("abc")).isEqualTo("a, b, c, trap c");
    assertThat(drawn.move('C', 1).stops()).isEqualTo("c");
    for (String end : "dfgh".split("")) {
      assertThat(drawn.move('C', 2).along("abc" + end)).isEqualTo("a, b, c, trap c, " + end);
    }
    assertThat(drawn.move('C', 2).along("a")).isEqualTo("none");
    assertThat(drawn.move('C', 2).along("ae")).isEqualTo("none");
  }

  @RulesetTest
  @Rule({"EX-OVL-04", "OVL-58", "OVL-88"})
  void aFigureAheadStopsTheSlide(Ruleset ruleset) {
    Drawn enemy = Drawn.of("C   a=  b=  M^  d\n\nC: character\nM: monster\n", ruleset);
    assertThat(enemy.move('C', 2).along("ab")).isEqualTo("a, b");
    Drawn ally = Drawn.of("C   a=  B=  c^  d\n\nC: character\nB: character\n", ruleset);
    assertThat(ally.move('C', 2).along("a")).isEqualTo("a");
    assertThat(ally.move('C', 1).stops()).isEqualTo("a");
  }

  @RulesetTest
  @Rule({"EX-OVL-04", "OVL-55", "OVL-56", "OVL-88"})
  void neitherJumpNorFlightSlides(Ruleset ruleset) {
    String map = "C   a=  b=  c^  d\n\nC: character%s\n";
    assertThat(Drawn.of(map.formatted(""), ruleset).jump('C', 2).along("ab")).isEqualTo("a, b");
    assertThat(Drawn.of(map.formatted(", flying"), ruleset).move('C', 1).along("a")).isEqualTo("a");
  }

  @RulesetTest
  @Rule({"OVL-57", "OVL-88"})
  void aSlideOntoDifficultTerrainIsFree(Ruleset ruleset) {
    Drawn drawn = Drawn.of("C   a=  b~  c\n\nC: character\n", ruleset);
    assertThat(drawn.move('C', 1).along("ab")).isEqualTo("a, b");
    assertThat(drawn.move('C', 2).along("abc")).isEqualTo("a, b, c");
  }

  @RulesetTest
  @Rule({"OVL-58", "OVL-88"})
  void wallsObstaclesObjectivesAndDoorsStopTheSlide(Ruleset ruleset) {
    for (String ahead : new String[] {"|b ", " % ", " O ", " + ", " ! "}) {
      String legend = ahead.equals(" O ") ? "O: monster, objective\n" : "";
      String map = "Y   C   a= " + ahead + "  .\n\nC: character\nY: character\n";
      assertThat(Drawn.of(map + legend, ruleset).move('C', 1).along("a")).as(ahead).isEqualTo("a");
    }
  }

  /** Passing an ally on ice one slides on; where the slide is barred, one must still get away. */
  @RulesetTest
  @Rule({"OVL-55", "OVL-58", "OVL-88"})
  void anAllyOnIce(Ruleset ruleset) {
    String picture =
        """
        C   B=  a%s
          #   b   #

        C: character
        B: character
        """;
    assertThat(Drawn.of(picture.formatted(""), ruleset).move('C', 1).along("Ba")).isEqualTo("B, a");
    Drawn barred = Drawn.of(picture.formatted("%"), ruleset);
    assertThat(barred.move('C', 2).along("B")).isEqualTo("none");
    assertThat(barred.move('C', 2).along("Bb")).isEqualTo("B, b");
  }

  @RulesetTest
  @Rule({"OVL-60", "OVL-88"})
  void hazardsReachedBySlidingTakeEffect(Ruleset ruleset) {
    Drawn drawn = Drawn.of("C   a=  b*  c\n\nC: character\n", ruleset);
    Course course = drawn.move('C', 2);
    assertThat(course.along("abc")).isEqualTo("a, b, hazard b, c");
    assertThat(course.lost()).isPositive();
  }

  @RulesetTest
  @Rule({"OVL-61", "OVL-88"})
  void pushedPulledAndControlledFiguresSlide(Ruleset ruleset) {
    Drawn drawn = Drawn.of("C   M   a=  b   c\n\nC: character\nM: monster\n", ruleset);
    assertThat(drawn.push('C', 1, 'M').choices()).containsExactly("-", "ab");
    assertThat(drawn.push('C', 2, 'M').force("abc")).isEqualTo("a, b, c");
    assertThat(drawn.controlled('M', 'C', 1).along("ab")).isEqualTo("a, b");
    Drawn pulled = Drawn.of("C   a   b   c=  M\n\nC: character\nM: monster\n", ruleset);
    assertThat(pulled.pull('C', 2, 'M').force("cba")).isEqualTo("c, b, a");
  }

  /** A slide may even carry the target the wrong way, and uses no point of the push. */
  @RulesetTest
  @Rule({"OVL-61", "OVL-88"})
  void aSlideNeedNotLeadAway(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
              C   e
            .   M   b
              a=  .
            c   .

            C: character
            M: monster
            """,
            ruleset);
    assertThat(drawn.push('C', 1, 'M').choices()).contains("ac");
  }
}
