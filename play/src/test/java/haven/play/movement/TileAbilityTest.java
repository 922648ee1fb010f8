package haven.play.movement;

import static haven.play.movement.Tiles.HAZARD;
import static haven.play.movement.Tiles.OBSTACLE;
import static haven.play.movement.Tiles.PASSAGE;
import static haven.play.movement.Tiles.TRAP;
import static haven.play.movement.Tiles.ability;
import static haven.play.movement.Tiles.assertRefused;
import static haven.play.movement.Tiles.at;
import static haven.play.movement.Tiles.names;
import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Board;
import haven.board.Ground;
import haven.board.Hex;
import haven.board.Layout;
import haven.board.Terrain;
import haven.model.HexEffect;
import haven.model.Ruleset;
import haven.play.table.Scene;
import haven.play.table.SceneText;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import org.junit.jupiter.api.Test;

/** TIL: what abilities do to overlay tiles. */
final class TileAbilityTest {
  @RulesetTest
  @Rule("TIL-01")
  void sixOperationsWithinRangeAndSight(Ruleset ruleset) {
    SceneText drawn =
        SceneText.of(
            """
            C   a   b^  #   e
              .   c%  .   d

            C: character
            """,
            ruleset);
    TileAbility ability = ability(drawn, 9);
    assertThat(at(ability.create(drawn.hex('a'), TRAP), drawn.hex('a'))).isEqualTo(Terrain.TRAP);
    assertThat(at(ability.destroy(drawn.hex('b')), drawn.hex('b'))).isEqualTo(Terrain.NONE);
    assertThat(at(ability.transfer(drawn.hex('b'), drawn.hex('a')), drawn.hex('a')))
        .isEqualTo(Terrain.TRAP);
    assertThat(at(ability.move(drawn.hex('c'), drawn.drawing().hexes("a"), 1), drawn.hex('a')))
        .isEqualTo(Terrain.OBSTACLE);
    assertThat(at(ability.replace(drawn.hex('c'), TRAP), drawn.hex('c'))).isEqualTo(Terrain.TRAP);
    assertThat(at(ability.spring(drawn.hex('b')).after(), drawn.hex('b'))).isEqualTo(Terrain.NONE);
    assertRefused("TIL-01", () -> ability(drawn, 1).create(drawn.hex('d'), HAZARD));
    assertRefused("TIL-01", () -> ability(drawn, 2).transfer(drawn.hex('b'), drawn.hex('d')));
    assertRefused("TIL-01", () -> ability.create(drawn.hex('e'), HAZARD));
    assertThat(drawn.scene().board().range(drawn.cell('C'), drawn.cell('e'))).isLessThan(9);
  }

  @RulesetTest
  @Rule({"TIL-02", "TIL-03", "OVL-37"})
  void createPlacesAndDestroyRemovesWithoutEffect(Ruleset ruleset) {
    SceneText drawn =
        SceneText.of(
            """
            C   a   b^  c$

            C: character
            """,
            ruleset);
    TileAbility ability = ability(drawn, 3);
    Scene created = ability.create(drawn.hex('a'), TRAP);
    assertThat(created.ground().tile(drawn.cell('a'))).isEqualTo(TRAP);
    assertThat(at(ability.create(drawn.hex('c'), TRAP), drawn.hex('c'))).isEqualTo(Terrain.TRAP);
    Scene disarmed = ability.destroy(drawn.hex('b'));
    assertThat(at(disarmed, drawn.hex('b'))).isEqualTo(Terrain.NONE);
    assertThat(disarmed.figures()).isEqualTo(drawn.scene().figures());
    assertThat(names(drawn, ability.destroyable())).isEqualTo("b");
    assertRefused("TIL-03", () -> ability.destroy(drawn.hex('a')));
  }

  @RulesetTest
  @Rule("TIL-04")
  void transferTakesTheTileWithItsEffect(Ruleset ruleset) {
    SceneText drawn =
        SceneText.of(
            """
            C   a   b^  c~  M

            C: character
            M: monster
            tile b: damage 7, stun
            """,
            ruleset);
    TileAbility ability = ability(drawn, 9);
    Scene after = ability.transfer(drawn.hex('b'), drawn.hex('a'));
    assertThat(after.ground().tile(drawn.cell('a')))
        .isEqualTo(drawn.scene().ground().tile(drawn.cell('b')));
    assertThat(at(after, drawn.hex('b'))).isEqualTo(Terrain.NONE);
    assertThat(names(drawn, ability.placesToTransfer(drawn.hex('b')))).isEqualTo("ab");
    assertRefused("TIL-08", () -> ability.transfer(drawn.hex('b'), drawn.hex('c')));
    assertRefused("TIL-09", () -> ability.transfer(drawn.hex('b'), drawn.hex('M')));
  }

  @RulesetTest
  @Rule("TIL-05")
  void aTileMovesOverFeaturelessHexesOccupiedOrNot(Ruleset ruleset) {
    SceneText drawn =
        SceneText.of(
            """
              .   .   .   .   .   .
            o%  M   a   t^  b  |c
              .   .   .   .   .   C

            C: character
            M: monster
            """,
            ruleset);
    TileAbility ability = ability(drawn, 9);
    Hex from = drawn.hex('o');
    assertThat(at(ability.move(from, drawn.drawing().hexes("Ma"), 3), drawn.hex('a')))
        .isEqualTo(Terrain.OBSTACLE);
    assertRefused("TIL-09", () -> ability.move(from, drawn.drawing().hexes("M"), 3));
    assertRefused("TIL-05", () -> ability.move(from, drawn.drawing().hexes("Ma"), 1));
    assertRefused("TIL-05", () -> ability.move(from, drawn.drawing().hexes("a"), 3));
    assertRefused("TIL-05", () -> ability.move(from, drawn.drawing().hexes("Matb"), 9));
    assertRefused("TIL-05", () -> ability.move(from, drawn.drawing().hexes("Mat"), 9));
    assertRefused("TIL-05", () -> ability.move(drawn.hex('t'), drawn.drawing().hexes("bc"), 9));
  }

  @RulesetTest
  @Rule({"TIL-05", "TIL-08"})
  void aTilePassesAPressurePlateButDoesNotStay(Ruleset ruleset) {
    SceneText drawn =
        SceneText.of(
            """
            t^  p_  a   C

            C: character
            """,
            ruleset);
    TileAbility ability = ability(drawn, 9);
    assertThat(at(ability.move(drawn.hex('t'), drawn.drawing().hexes("pa"), 2), drawn.hex('a')))
        .isEqualTo(Terrain.TRAP);
    assertRefused("TIL-08", () -> ability.move(drawn.hex('t'), drawn.drawing().hexes("p"), 2));
  }

  @Test
  void operationsThatTheRulesDoNotKnow() {
    SceneText gloomhaven = SceneText.of("C   t^\n\nC: character\n", Ruleset.GLOOMHAVEN);
    assertRefused("TIL-02", () -> ability(gloomhaven, 1).spring(gloomhaven.hex('t')));
    SceneText buttons = SceneText.of("C   t*\n\nC: character\n", Ruleset.BUTTONS_AND_BUGS);
    assertRefused("OVL-01b", () -> ability(buttons, 1).destroy(buttons.hex('t')));
  }

  @RulesetTest
  @Rule("TIL-06")
  void withoutDestructionNoReplacement(Ruleset ruleset) {
    SceneText drawn =
        SceneText.of(
            """
            C   a   b*

            C: character
            """,
            ruleset);
    TileAbility ability = ability(drawn, 9);
    assertThat(ability.replace(drawn.hex('b'), TRAP).ground().tile(drawn.cell('b')))
        .isEqualTo(TRAP);
    assertRefused("TIL-03", () -> ability.replace(drawn.hex('a'), TRAP));
  }

  @RulesetTest
  @Rule("TIL-07")
  void springingHurtsTheActingFigure(Ruleset ruleset) {
    SceneText drawn =
        SceneText.of(
            """
            C   a   b^  c*

            C: character
            tile b: damage 2, poison
            """,
            ruleset);
    TileAbility.Sprung sprung = ability(drawn, 9).spring(drawn.hex('b'));
    assertThat(sprung.figure()).isEqualTo(drawn.scene().figure("C"));
    assertThat(sprung.effect()).isEqualTo(HexEffect.of(List.of("damage 2", "poison")));
    assertThat(at(sprung.after(), drawn.hex('b'))).isEqualTo(Terrain.NONE);
    assertRefused("TIL-07", () -> ability(drawn, 9).spring(drawn.hex('c')));
  }

  @RulesetTest
  @Rule("TIL-08")
  void oneTileAHexCorridorsAndOpenDoorsAside(Ruleset ruleset) {
    SceneText drawn =
        SceneText.of(
            """
            C   a:  b'  c~  d_  e$  f+

            C: character
            """,
            ruleset);
    assertThat(names(drawn, ability(drawn, 9).placesFor(TRAP))).isEqualTo("abe");
    assertRefused("TIL-08", () -> ability(drawn, 9).create(drawn.hex('c'), TRAP));
    assertRefused("TIL-08", () -> ability(drawn, 9).create(drawn.hex('d'), HAZARD));
    assertRefused("TIL-08", () -> TileAbility.setUp(drawn.scene(), drawn.hex('f'), HAZARD));
  }

  @RulesetTest
  @Rule({"TIL-09", "TIL-10"})
  void onlyHazardousTerrainIsPlacedUnderAFigure(Ruleset ruleset) {
    SceneText drawn =
        SceneText.of(
            """
            C   M   a
              .   .   .

            C: character
            M: monster
            """,
            ruleset);
    TileAbility ability = ability(drawn, 9);
    assertRefused("TIL-09", () -> ability.create(drawn.hex('M'), TRAP));
    assertRefused("TIL-09", () -> ability.create(drawn.hex('M'), OBSTACLE));
    Scene after = ability.create(drawn.hex('M'), HAZARD);
    assertThat(at(after, drawn.hex('M'))).isEqualTo(Terrain.HAZARD);
    assertThat(after.figures()).isEqualTo(drawn.scene().figures());
  }

  @RulesetTest
  @Rule("TIL-13")
  void aTileThatCoversABorderHexStays(Ruleset ruleset) {
    Layout layout =
        Layout.builder()
            .floor(new Hex(0, 0))
            .floor(new Hex(1, 0))
            .wall(new Hex(2, 0))
            .wall(new Hex(3, 0))
            .cover(new Hex(2, 0))
            .corridor(new Hex(3, 0))
            .build();
    Board board = Board.of(layout);
    Ground ground = new Ground(board);
    ground.put(board.at(new Hex(2, 0)), Terrain.OBSTACLE);
    ground.put(board.at(new Hex(3, 0)), Terrain.TRAP);
    SceneText drawn = SceneText.of("C\n\nC: character\n", ruleset);
    Scene scene = Scene.of(ruleset, board, ground, drawn.scene().figures());
    TileAbility ability = ability(scene, 9);
    assertRefused("TIL-13", () -> ability.destroy(new Hex(2, 0)));
    assertRefused("TIL-13", () -> ability.move(new Hex(2, 0), List.of(new Hex(1, 0)), 1));
    assertRefused("TIL-13", () -> ability.transfer(new Hex(2, 0), new Hex(1, 0)));
    assertThat(at(ability.destroy(new Hex(3, 0)), new Hex(3, 0))).isEqualTo(Terrain.NONE);
  }

  @RulesetTest
  @Rule("TIL-15")
  void objectivesAreNeitherDestroyedNorMoved(Ruleset ruleset) {
    SceneText drawn =
        SceneText.of(
            """
            C   O%  a
              b   c   d

            C: character
            O: monster, objective
            """,
            ruleset);
    TileAbility ability = ability(drawn, 9);
    assertRefused("TIL-15", () -> ability.destroy(drawn.hex('O')));
    assertRefused("TIL-15", () -> ability.move(drawn.hex('O'), drawn.drawing().hexes("a"), 1));
    assertRefused("TIL-15", () -> ability.transfer(drawn.hex('O'), drawn.hex('a')));
  }

  @RulesetTest
  @Rule("TIL-16")
  void setUpIsNotBoundByWhatBindsAbilities(Ruleset ruleset) {
    SceneText drawn = SceneText.of(PASSAGE, ruleset);
    Hex passage = drawn.hex('p');
    assertThat(at(TileAbility.setUp(drawn.scene(), passage, OBSTACLE), passage))
        .isEqualTo(Terrain.OBSTACLE);
    assertThat(at(TileAbility.setUp(drawn.scene(), drawn.hex('C'), TRAP), drawn.hex('C')))
        .isEqualTo(Terrain.TRAP);
    assertRefused("TIL-08", () -> TileAbility.setUp(drawn.scene(), drawn.hex('k'), TRAP));
  }
}
