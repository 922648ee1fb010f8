package haven.play.movement;

import static haven.play.movement.Drawn.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.play.mind.MonsterMind;
import haven.play.mind.PositionText;
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
    Moved moved = drawn.move('C', 2).along(drawn.hexes("a"));
    assertThat(drawn.tell(moved)).isEqualTo("enter a 1, slide b, slide c, trap c");
    assertThat(moved.pointsSpent()).isEqualTo(1);
    for (char end : "dfgh".toCharArray()) {
      assertThat(drawn.tell(drawn.move('C', 2).along(drawn.hexes("abc" + end))))
          .isEqualTo("enter a 1, slide b, slide c, trap c, enter " + end + " 1");
    }
    assertThat(drawn.stops(drawn.move('C', 2))).isEqualTo("c1 d2 f2 g2 h2");
    assertRefused("OVL-55", () -> drawn.move('C', 2).along(drawn.hexes("ae")));
  }

  @RulesetTest
  @Rule({"EX-OVL-04", "OVL-58", "OVL-88"})
  void aFigureAheadStopsTheSlide(Ruleset ruleset) {
    Drawn atTheTrap =
        Drawn.of(
            """
            C   a=  b=  M^  d

            C: character
            M: monster
            """,
            ruleset);
    assertThat(atTheTrap.tell(atTheTrap.move('C', 2).along(atTheTrap.hexes("ab"))))
        .isEqualTo("enter a 1, slide b");
    Drawn ally =
        Drawn.of(
            """
            C   a=  B=  c^  d

            C: character
            B: character
            """,
            ruleset);
    assertThat(ally.tell(ally.move('C', 2).along(ally.hexes("a")))).isEqualTo("enter a 1");
    assertThat(ally.stops(ally.move('C', 1))).isEqualTo("a1");
  }

  @RulesetTest
  @Rule({"EX-OVL-04", "OVL-55", "OVL-56", "OVL-88"})
  void neitherJumpNorFlightSlides(Ruleset ruleset) {
    Drawn jumping =
        Drawn.of(
            """
            C   a=  b=  c^  d

            C: character
            """,
            ruleset);
    assertThat(jumping.tell(jumping.jump('C', 2).along(jumping.hexes("ab"))))
        .isEqualTo("enter a 1, enter b 1");
    Drawn flying =
        Drawn.of(
            """
            C   a=  b=  c^  d

            C: character, flying
            """,
            ruleset);
    assertThat(flying.tell(flying.move('C', 1).along(flying.hexes("a")))).isEqualTo("enter a 1");
  }

  @RulesetTest
  @Rule({"OVL-57", "OVL-88"})
  void aSlideOntoDifficultTerrainIsFree(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
            C   a=  b~  c

            C: character
            """,
            ruleset);
    Moved moved = drawn.move('C', 1).along(drawn.hexes("ab"));
    assertThat(drawn.tell(moved)).isEqualTo("enter a 1, slide b");
    assertThat(drawn.stops(drawn.move('C', 2))).isEqualTo("b1 c2");
  }

  @RulesetTest
  @Rule({"OVL-58", "OVL-88"})
  void wallsObstaclesObjectivesAndDoorsStopTheSlide(Ruleset ruleset) {
    for (String ahead : new String[] {"|b ", " % ", " O ", " + ", " ! "}) {
      String legend = ahead.equals(" O ") ? "O: monster, objective" : "";
      Drawn drawn = Drawn.of("C   a= " + ahead + "  .\n\nC: character\n" + legend + "\n", ruleset);
      assertThat(drawn.tell(drawn.move('C', 1).along(drawn.hexes("a"))))
          .as(ahead)
          .isEqualTo("enter a 1");
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
    Drawn free = Drawn.of(picture.formatted(""), ruleset);
    assertThat(free.tell(free.move('C', 1).along(free.hexes("Ba"))))
        .isEqualTo("enter B 1, slide a");
    Drawn barred = Drawn.of(picture.formatted("%"), ruleset);
    assertRefused("MOV-03", () -> barred.move('C', 2).along(barred.hexes("B")));
    assertThat(barred.tell(barred.move('C', 2).along(barred.hexes("Bb"))))
        .isEqualTo("enter B 1, enter b 1");
  }

  @RulesetTest
  @Rule({"OVL-60", "OVL-88"})
  void hazardsReachedBySlidingTakeEffect(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
            C   a=  b*  c

            C: character
            """,
            ruleset);
    assertThat(drawn.tell(drawn.move('C', 3).along(drawn.hexes("aba"))))
        .startsWith("enter a 1, slide b, hazard b, enter a 1");
  }

  @RulesetTest
  @Rule({"OVL-61", "OVL-88"})
  void pushedPulledAndControlledFiguresSlide(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
            C   M   a=  b   c

            C: character
            M: monster
            """,
            ruleset);
    assertThat(drawn.choices(drawn.force('C', Force.push(1), 'M'))).containsExactly("ab", "-");
    assertThat(drawn.tell(drawn.force('C', Force.push(2), 'M').along(drawn.hexes("abc"))))
        .isEqualTo("enter a 1, slide b, enter c 1");
    assertThat(drawn.tell(drawn.controlled('M', 'C', 1).along(drawn.hexes("ab"))))
        .isEqualTo("enter a 1, slide b");
    Drawn pulled =
        Drawn.of(
            """
            C   a   b   c=  M

            C: character
            M: monster
            """,
            ruleset);
    assertThat(pulled.tell(pulled.force('C', Force.pull(2), 'M').along(pulled.hexes("cba"))))
        .isEqualTo("enter c 1, slide b, enter a 1");
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
    assertThat(drawn.choices(drawn.force('C', Force.push(1), 'M'))).contains("ac");
  }

  @RulesetTest
  @Rule({"OVL-61", "OVL-88"})
  void monstersReckonWithSlides(Ruleset ruleset) {
    String text =
        """
        M   a=  b=  c=  B
          #   #   #   #   .

        M: acts, move 1, attack melee
        B: character, initiative 10
        """;
    PositionText drawn = PositionText.of(text, ruleset);
    assertThat(new MonsterMind().decide(drawn.position()).stream().map(drawn::describe))
        .containsExactly("c attacks B");
  }
}
