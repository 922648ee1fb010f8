package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Value;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;

/** MOV: jumping. */
final class JumpTest {
  private static final String ENEMY_AND_DIFFICULT_TERRAIN =
      """
      C   E   a~  b~  c

      C: character
      E: monster
      """;

  @RulesetTest
  @Rule({"EX-MOV-02", "OVL-52a"})
  @Rule(
      value = "MOV-17",
      in = {Edition.FH, Edition.BB})
  void aJumpPaysForNoDifficultTerrain(Ruleset ruleset) {
    Drawn drawn = Drawn.of(ENEMY_AND_DIFFICULT_TERRAIN, ruleset);
    assertThat(drawn.jump('C', 2).stops()).isEqualTo("a");
    assertThat(drawn.jump('C', 3).stops()).isEqualTo("ab");
    assertThat(drawn.jump('C', 3).along("Eab")).isEqualTo("E, a, b");
  }

  @RulesetTest
  @Rule({"EX-MOV-03", "OVL-52b"})
  @Rule(
      value = "MOV-17",
      in = {Edition.GH, Edition.JL})
  void aJumpPaysForDifficultTerrainWhereItEnds(Ruleset ruleset) {
    Drawn drawn = Drawn.of(ENEMY_AND_DIFFICULT_TERRAIN, ruleset);
    assertThat(drawn.jump('C', 2).stops()).isEmpty();
    assertThat(drawn.jump('C', 3).stops()).isEqualTo("a");
    assertThat(drawn.jump('C', 4).stops()).isEqualTo("abc");
    assertThat(drawn.jump('C', 3).along("Ea")).isEqualTo("E, a");
    assertThat(drawn.jump('C', 3).along("Eab")).isEqualTo("none");
  }

  @RulesetTest
  @Rule({"MOV-15a", "MOV-15b", "MOV-15c", "MOV-15d", "MOV-17"})
  void onlyTheLastHexCounts(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
            C   E   a%  b*  O   c*  d

            C: character
            E: monster
            O: monster, objective
            tile bc: damage 1
            """,
            ruleset);
    assertThat(drawn.jump('C', 6).stops()).isEqualTo("bcd");
    assertThat(drawn.jump('C', 5).stops()).isEqualTo("bc");
    Course over = drawn.jump('C', 6);
    assertThat(over.along("EabOcd")).isEqualTo("E, a, b, O, c, d");
    assertThat(over.lost()).isZero();
    Course onto = drawn.jump('C', 6);
    assertThat(onto.along("Eab")).isEqualTo("E, a, b, hazard b");
    assertThat(onto.lost()).isEqualTo(1);
    assertThat(drawn.jump('C', 6).along("E")).isEqualTo("none");
    assertThat(drawn.jump('C', 6).along("EabO")).isEqualTo("none");
    assertThat(drawn.jump('C', 6).along("Ea")).isEqualTo("none");
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  @Rule({"MOV-15a", "MOV-15b", "MOV-15d", "OVL-30", "OVL-42"})
  void trapsAndHazardsCountWhereTheJumpEnds(Ruleset ruleset) {
    Drawn drawn = Drawn.of("C   a^  b*  c^\n\nC: character\n", ruleset);
    Course jump = drawn.jump('C', 3);
    assertThat(jump.along("abc")).isEqualTo("a, b, c, trap c");
    assertThat(jump.lost()).isEqualTo(3);
    assertThat(drawn.jump('C', 3).along("ab")).isEqualTo("a, b, hazard b");
    assertThat(drawn.move('C', 3).along("abc")).isEqualTo("a, trap a, b, hazard b, c, trap c");
  }

  @RulesetTest
  @Rule("OVL-46")
  void aJumpMeetsTheHazardItEndsOn(Ruleset ruleset) {
    String map = "C   a*  b*  c\n\nC: character%s\ntile ab: damage 2\n";
    Drawn drawn = Drawn.of(map.formatted(""), ruleset);
    Course onto = drawn.jump('C', 3);
    assertThat(onto.along("ab")).isEqualTo("a, b, hazard b");
    assertThat(onto.lost()).isEqualTo(2);
    assertThat(drawn.jump('C', 3).along("abc")).isEqualTo("a, b, c");
    Course flying = Drawn.of(map.formatted(", flying"), ruleset).move('C', 3);
    assertThat(flying.along("ab")).isEqualTo("a, b");
    assertThat(flying.lost()).isZero();
  }

  @RulesetTest
  @Rule("MOV-16")
  void noJumpCrossesAWallAndOnlyCharactersJumpIntoDoors(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
            Y   C   a   b+  c

            C: character
            Y: character
            """,
            ruleset);
    assertThat(drawn.jump('C', 3).along("abc")).isEqualTo("a, b, door b, c");
    Drawn wall = Drawn.of("C  |d   .\n  .   .\n\nC: character\n", ruleset);
    assertThat(wall.jump('C', 3).along("d")).isEqualTo("none");
    Drawn monster = Drawn.of("Y   .   M   b+  c\n\nY: character\nM: monster\n", ruleset);
    assertThat(monster.commanded('M', 'Y', new Ability.Move(Value.of(2), true)).along("b"))
        .isEqualTo("none");
  }

  @RulesetTest({Edition.FH, Edition.GH, Edition.JL})
  @Rule({"OVL-56", "OVL-88", "MOV-15b"})
  void aJumpNeverSlides(Ruleset ruleset) {
    Drawn drawn = Drawn.of("C   a=  b=  c\n\nC: character\n", ruleset);
    assertThat(drawn.jump('C', 2).along("ab")).isEqualTo("a, b");
    assertThat(drawn.jump('C', 2).stops()).isEqualTo("ab");
  }
}
