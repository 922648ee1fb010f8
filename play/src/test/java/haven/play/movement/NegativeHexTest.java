package haven.play.movement;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.OverlayTile;
import haven.board.Terrain;
import haven.model.Condition;
import haven.model.HexDamage;
import haven.model.HexEffect;
import haven.model.Ruleset;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** OVL: traps, hazardous terrain and hazards. */
final class NegativeHexTest {

  @RulesetTest
  @Rule({"EX-OVL-03", "OVL-41", "OVL-32", "OVL-43"})
  void aTrapAndTwoHazardousHexes(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
            M   a^  b*  c*  d

            M: monster
            """,
            ruleset);
    Moved moved = drawn.move('M', 4).along(drawn.hexes("abcd"));
    assertThat(drawn.tell(moved))
        .isEqualTo("enter a 1, trap a, enter b 1, hazard b, enter c 1, hazard c, enter d 1");
    boolean frosthaven = ruleset.id().equals("FH");
    assertThat(moved.harms(3).stream().map(Harm::damage)).containsExactly(5, 2, 2);
    assertThat(moved.damage(1)).isEqualTo(frosthaven ? 3 + 2 + 2 : 3 + 1 + 1);
    assertThat(moved.damage(6)).isEqualTo(frosthaven ? 8 + 3 + 3 : 8 + 4 + 4);
    assertThat(moved.after().ground().at(drawn.text().cell('a'))).isEqualTo(Terrain.NONE);
    assertThat(moved.after().ground().at(drawn.text().cell('b'))).isEqualTo(Terrain.HAZARD);
    assertThat(drawn.scene().ground().at(drawn.text().cell('a'))).isEqualTo(Terrain.TRAP);
  }

  @RulesetTest
  @Rule("OVL-30")
  void everyFigureSpringsATrapByMovingOrBeingMoved(Ruleset ruleset) {
    for (String who : List.of("character", "monster", "ally", "summon of X")) {
      Drawn drawn =
          Drawn.of(
              """
              W   a^  b   X   Y

              W: %s
              X: character
              Y: monster
              """
                  .formatted(who),
              ruleset);
      assertThat(drawn.tell(drawn.move('W', 2).along(drawn.hexes("ab"))))
          .isEqualTo("enter a 1, trap a, enter b 1");
      char enemy = who.equals("monster") ? 'X' : 'Y';
      assertThat(drawn.tell(drawn.force(enemy, Force.pull(1), 'W').along(drawn.hexes("a"))))
          .isEqualTo("enter a 1, trap a");
    }
  }

  @RulesetTest
  @Rule("OVL-32")
  void aSprungTrapIsGoneAndTheMoveGoesOn(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
            M   a^  b

            M: character
            """,
            ruleset);
    assertThat(drawn.tell(drawn.move('M', 4).along(drawn.hexes("abab"))))
        .isEqualTo("enter a 1, trap a, enter b 1, enter a 1, enter b 1");
  }

  @RulesetTest(Edition.JL)
  @Rule("OVL-32")
  void aTrapStaysIfTheScenarioSaysSo(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
            M   a^  b

            M: character
            tile a: damage 1, stays
            """,
            ruleset);
    assertThat(drawn.move('M', 4).along(drawn.hexes("aba")).damage(0)).isEqualTo(2);
  }

  @RulesetTest
  @Rule("OVL-33")
  void trapDamageGrowsWithTheLevel(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
            M   a^  b^

            M: character
            tile a: damage, poison
            tile b: damage 4
            """,
            ruleset);
    Moved moved = drawn.move('M', 2).along(drawn.hexes("a"));
    assertThat(IntStream.rangeClosed(0, 7).map(moved::damage))
        .containsExactly(2, 3, 4, 5, 6, 7, 8, 9);
    assertThat(moved.harms(2))
        .containsExactly(new Harm(drawn.text().hex('a'), 4, Set.of(Condition.POISON)));
    Moved both = drawn.move('M', 2).along(drawn.hexes("ab"));
    assertThat(both.damage(7)).isEqualTo(9 + 4);
  }

  @RulesetTest
  @Rule("OVL-34")
  void aTrapThatNamesNoDamageDealsNone(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
            M   a^

            M: character
            tile a: stun
            """,
            ruleset);
    assertThat(drawn.move('M', 2).along(drawn.hexes("a")).harms(7))
        .containsExactly(new Harm(drawn.text().hex('a'), 0, Set.of(Condition.STUN)));
  }

  @RulesetTest
  @Rule({"OVL-35", "TIL-14"})
  void aCreatedTrapDoesWhatItsAbilitySaysAndEverybodySeesIt(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
            C   a   M

            C: character
            M: monster
            """,
            ruleset);
    HexEffect effect = HexEffect.of(List.of("damage 6", "wound"));
    for (char creator : "CM".toCharArray()) {
      var after =
          TileAbility.of(drawn.scene(), drawn.figure(creator), 1, drawn.everywhere())
              .create(drawn.text().hex('a'), OverlayTile.of(Terrain.TRAP, effect));
      assertThat(after.ground().tile(drawn.text().cell('a')).effect()).contains(effect);
      Moved moved =
          MoveAbility.of(after, after.figure("M"), Set.of(), 1, false).along(drawn.hexes("a"));
      assertThat(moved.harms(0))
          .containsExactly(new Harm(drawn.text().hex('a'), 6, Set.of(Condition.WOUND)));
    }
  }

  @RulesetTest
  @Rule("OVL-38")
  void theSoloVariantRaisesTrapDamage(Ruleset ruleset) {
    HexDamage raised = ruleset.movement().hexDamage().oneLevelUp();
    Ruleset solo = ruleset.withMovement(ruleset.movement().withHexDamage(raised));
    Drawn drawn =
        Drawn.of(
            """
            M   a^  b*

            M: character
            """,
            solo);
    Moved trap = drawn.move('M', 2).along(drawn.hexes("a"));
    assertThat(IntStream.rangeClosed(0, 6).map(trap::damage)).containsExactly(3, 4, 5, 6, 7, 8, 9);
    assertThat(drawn.move('M', 2).along(drawn.hexes("ab")).damage(7)).isEqualTo(10 + 5);
  }

  @RulesetTest
  @Rule("OVL-39")
  void aTrapMayCurseOrBless(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
            M   a^

            M: character
            tile a: curse, bless
            """,
            ruleset);
    assertThat(drawn.move('M', 1).along(drawn.hexes("a")).harms(0).getFirst().conditions())
        .containsExactlyInAnyOrder(Condition.BLESS, Condition.CURSE);
  }

  @RulesetTest
  @Rule("OVL-40a")
  void hazardousTerrainDealsHalfTheTrapDamage(Ruleset ruleset) {
    assertThat(hazardDamage(ruleset)).containsExactly(1, 1, 2, 2, 3, 3, 4, 4);
  }

  @RulesetTest
  @Rule("OVL-40b")
  void hazardousTerrainGrowsEveryThreeLevels(Ruleset ruleset) {
    assertThat(hazardDamage(ruleset)).containsExactly(1, 2, 2, 2, 3, 3, 3, 4);
  }

  private static IntStream hazardDamage(Ruleset ruleset) {
    Drawn drawn = Drawn.of("M   a*\n\nM: character\n", ruleset);
    Moved moved = drawn.move('M', 1).along(drawn.hexes("a"));
    return IntStream.rangeClosed(0, 7).map(moved::damage);
  }

  @RulesetTest
  @Rule({"OVL-43", "OVL-47"})
  void neitherStayingNorLeavingHurts(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
            M*  a   b

            M: monster
            tile M: damage 2
            """,
            ruleset);
    Moved moved = drawn.move('M', 3).along(drawn.hexes("aMa"));
    assertThat(drawn.tell(moved)).isEqualTo("enter a 1, enter M 1, hazard M, enter a 1");
    assertThat(moved.after().ground().at(drawn.text().cell('M'))).isEqualTo(Terrain.HAZARD);
  }

  @RulesetTest
  @Rule({"OVL-45"})
  void aHazardDoesWhatTheCardPrints(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
            M   a*  b*

            M: monster
            tile a: muddle
            tile b: damage 1, wound
            """,
            ruleset);
    assertThat(drawn.move('M', 2).along(drawn.hexes("ab")).harms(1))
        .containsExactly(
            new Harm(drawn.text().hex('a'), 0, Set.of(Condition.MUDDLE)),
            new Harm(drawn.text().hex('b'), 1, Set.of(Condition.WOUND)));
  }

  @RulesetTest
  @Rule("OVL-48")
  void pushAndPullIntoAHazard(Ruleset ruleset) {
    String picture =
        """
        a*  M   C   N   b*

        C: character
        M: monster
        N: monster, flying
        tile ab: damage 1
        """;
    Drawn drawn = Drawn.of(picture, ruleset);
    assertThat(drawn.tell(drawn.force('C', Force.push(1), 'M').along(drawn.hexes("a"))))
        .isEqualTo("enter a 1, hazard a");
    assertThat(drawn.tell(drawn.force('C', Force.push(1), 'N').along(drawn.hexes("b"))))
        .isEqualTo("enter b 1");
    Drawn pulled =
        Drawn.of(
            """
            C   .   b*  N

            C: character
            N: monster
            tile b: damage 1
            """,
            ruleset);
    assertThat(pulled.tell(pulled.force('C', Force.pull(1), 'N').along(pulled.hexes("b"))))
        .isEqualTo("enter b 1, hazard b");
  }

  @RulesetTest
  @Rule("OVL-49")
  void aFigureOnAnImmobilizingHazardIsAnObstacle(Ruleset ruleset) {
    String picture =
        """
        M   F*  a

        M: monster
        F: monster
        tile F: %s
        """;
    Drawn held = Drawn.of(picture.formatted("immobilize"), ruleset);
    assertThat(held.move('M', 2).stops()).isEmpty();
    Drawn harmless = Drawn.of(picture.formatted("damage 1"), ruleset);
    assertThat(harmless.stops(harmless.move('M', 2))).isEqualTo("a2");
  }

  @Test
  void aHazardWithoutAPrintedEffectHasNoUsualDamage() {
    assertThat(Ruleset.BUTTONS_AND_BUGS.movement().hexDamage().hazard(1)).isZero();
  }
}
