package haven.play.movement;

import static haven.play.movement.Drawn.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;

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
  void aJumpPaysForNoDifficultTerrain(Ruleset ruleset) {
    Drawn drawn = Drawn.of(ENEMY_AND_DIFFICULT_TERRAIN, ruleset);
    assertThat(drawn.stops(drawn.jump('C', 3))).isEqualTo("a2 b3");
    assertThat(drawn.jump('C', 3).along(drawn.hexes("Eab")).pointsSpent()).isEqualTo(3);
  }

  @RulesetTest
  @Rule({"EX-MOV-03", "OVL-52b"})
  void aJumpPaysForDifficultTerrainWhereItEnds(Ruleset ruleset) {
    Drawn drawn = Drawn.of(ENEMY_AND_DIFFICULT_TERRAIN, ruleset);
    assertThat(drawn.stops(drawn.jump('C', 3))).isEqualTo("a3");
    assertThat(drawn.stops(drawn.jump('C', 4))).isEqualTo("a3 b4 c4");
    assertThat(drawn.tell(drawn.jump('C', 3).along(drawn.hexes("Ea"))))
        .isEqualTo("enter E 1, enter a 2");
    assertRefused("MOV-01", () -> drawn.jump('C', 3).along(drawn.hexes("Eab")));
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
    MoveAbility jump = drawn.jump('C', 6);
    assertThat(drawn.stops(jump)).isEqualTo("b3 c5 d6");
    assertThat(drawn.tell(jump.along(drawn.hexes("EabO" + "cd"))))
        .isEqualTo("enter E 1, enter a 1, enter b 1, enter O 1, enter c 1, enter d 1");
    assertThat(drawn.tell(jump.along(drawn.hexes("Eab"))))
        .isEqualTo("enter E 1, enter a 1, enter b 1, hazard b");
    assertRefused("MOV-03", () -> jump.along(drawn.hexes("E")));
    assertRefused("MOV-03", () -> jump.along(drawn.hexes("EabO")));
    assertRefused("OVL-66", () -> jump.along(drawn.hexes("Ea")));
  }

  @RulesetTest
  @Rule({"MOV-15a", "MOV-15b", "MOV-15d", "OVL-30", "OVL-42"})
  void trapsAndHazardsCountWhereTheJumpEnds(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
            C   a^  b*  c^

            C: character
            """,
            ruleset);
    assertThat(drawn.tell(drawn.jump('C', 3).along(drawn.hexes("abc"))))
        .isEqualTo("enter a 1, enter b 1, enter c 1, trap c");
    assertThat(drawn.tell(drawn.jump('C', 3).along(drawn.hexes("ab"))))
        .isEqualTo("enter a 1, enter b 1, hazard b");
    assertThat(drawn.tell(drawn.move('C', 3).along(drawn.hexes("abc"))))
        .isEqualTo("enter a 1, trap a, enter b 1, hazard b, enter c 1, trap c");
  }

  @RulesetTest
  @Rule("OVL-46")
  void aJumpMeetsTheHazardItEndsOn(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
            C   a*  b*  c

            C: character
            tile ab: immobilize
            """,
            ruleset);
    assertThat(drawn.tell(drawn.jump('C', 3).along(drawn.hexes("ab"))))
        .isEqualTo("enter a 1, enter b 1, hazard b");
    assertThat(drawn.tell(drawn.jump('C', 3).along(drawn.hexes("abc"))))
        .isEqualTo("enter a 1, enter b 1, enter c 1");
    Drawn flying =
        Drawn.of(
            """
            M   a*

            M: monster, flying
            tile a: immobilize
            """,
            ruleset);
    assertThat(flying.tell(flying.move('M', 1).along(flying.hexes("a")))).isEqualTo("enter a 1");
  }

  @RulesetTest
  @Rule("MOV-16")
  void noJumpCrossesAWallAndOnlyCharactersJumpIntoDoors(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
            C   a   b+  c  |d
              #   #   #   #
            M   e   f+  g

            C: character
            M: monster
            """,
            ruleset);
    assertThat(drawn.stops(drawn.jump('M', 3))).isEqualTo("e1");
    assertThat(drawn.stops(drawn.jump('C', 9))).isEqualTo("a1 b2");
    Moved moved = drawn.jump('C', 9).along(drawn.hexes("abc"));
    assertThat(drawn.tell(moved)).isEqualTo("enter a 1, enter b 1, door b");
    assertRefused("MAP-05", () -> drawn.jump('M', 3).along(drawn.hexes("ef")));
    Drawn open = Drawn.of("c  |d\n\nc: character", ruleset);
    assertRefused("MAP-05", () -> open.jump('c', 3).along(open.hexes("d")));
  }

  @RulesetTest
  @Rule("MOV-37")
  void aCharacterMayWalkInsteadOfJumping(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
            C   a

            C: character
            """,
            ruleset);
    assertThat(MoveAbility.jumpChoices(drawn.scene(), drawn.figure('C')))
        .isEqualTo(List.of(true, false));
  }

  @RulesetTest
  @Rule("MOV-37")
  void aMonsterJumps(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
            M   a

            M: monster
            """,
            ruleset);
    assertThat(MoveAbility.jumpChoices(drawn.scene(), drawn.figure('M'))).containsExactly(true);
  }

  @RulesetTest({Edition.FH, Edition.GH, Edition.JL})
  @Rule({"OVL-56", "OVL-88", "MOV-15b"})
  void aJumpNeverSlides(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
            C   a=  b=  c

            C: character
            """,
            ruleset);
    assertThat(drawn.tell(drawn.jump('C', 2).along(drawn.hexes("ab"))))
        .isEqualTo("enter a 1, enter b 1");
    assertThat(drawn.stops(drawn.jump('C', 2))).isEqualTo("a1 b2");
  }
}
