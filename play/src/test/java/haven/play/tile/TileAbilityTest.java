package haven.play.tile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import haven.board.Board;
import haven.board.CellSet;
import haven.board.Ground;
import haven.board.Hex;
import haven.board.Layout;
import haven.board.OverlayTile;
import haven.board.Terrain;
import haven.model.HexEffect;
import haven.model.Ruleset;
import haven.play.Refusal;
import haven.play.scene.Scene;
import haven.play.scene.SceneText;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** TIL: what abilities do to overlay tiles. */
final class TileAbilityTest {
  private static final OverlayTile OBSTACLE = OverlayTile.of(Terrain.OBSTACLE);
  private static final OverlayTile TRAP =
      OverlayTile.of(Terrain.TRAP, HexEffect.of(List.of("damage 3")));
  private static final OverlayTile HAZARD = OverlayTile.of(Terrain.HAZARD);

  private static TileAbility ability(SceneText drawn, int range) {
    return ability(drawn.scene(), range);
  }

  private static TileAbility ability(Scene scene, int range) {
    return TileAbility.of(scene, scene.figure("C"), range, scene.board().allCells());
  }

  private static void assertRefused(String rule, ThrowingCallable action) {
    assertThatThrownBy(action)
        .isInstanceOfSatisfying(
            Refusal.class, refusal -> assertThat(refusal.rule()).hasToString(rule));
  }

  private static String names(SceneText drawn, List<Hex> hexes) {
    return hexes.stream().map(drawn::name).sorted().collect(Collectors.joining());
  }

  private static Terrain at(Scene scene, Hex hex) {
    return scene.ground().at(scene.board().at(hex));
  }

  /** Two rooms' worth of floor, joined by p alone. */
  private static final String PASSAGE =
      """
      a   b   #   f   g
        C   d   p   h   i
      j   k%  #   l   m

      C: character
      """;

  @RulesetTest
  @Rule({"EX-TIL-01", "TIL-11", "TIL-12"})
  void noObstacleSealsAPassage(Ruleset ruleset) {
    SceneText drawn = SceneText.of(PASSAGE, ruleset);
    String rule = ruleset.id().equals("FH") ? "TIL-11" : "TIL-12";
    Hex passage = drawn.hex('p');
    TileAbility ability = ability(drawn, 4);
    assertRefused(rule, () -> ability.create(passage, OBSTACLE));
    assertRefused(rule, () -> ability.transfer(drawn.hex('k'), passage));
    assertRefused(rule, () -> ability.move(drawn.hex('k'), drawn.drawing().hexes("dp"), 3));
    assertThat(at(ability.create(passage, TRAP), passage)).isEqualTo(Terrain.TRAP);
    assertThat(at(ability.create(drawn.hex('b'), OBSTACLE), drawn.hex('b')))
        .isEqualTo(Terrain.OBSTACLE);
    assertThat(at(drawn.scene(), drawn.hex('k'))).isEqualTo(Terrain.OBSTACLE);
  }

  @RulesetTest
  @Rule({"TIL-11", "TIL-12"})
  void aSingleHexIsAPartToo(Ruleset ruleset) {
    SceneText drawn =
        SceneText.of(
            """
            a   b   c   d   C

            C: character
            """,
            ruleset);
    assertRefused(
        ruleset.tiles().sealing().text(), () -> ability(drawn, 9).create(drawn.hex('b'), OBSTACLE));
    assertThat(names(drawn, ability(drawn, 9).placesFor(OBSTACLE))).isEqualTo("a");
  }

  /** Left and right are joined by p and by the door. */
  @RulesetTest
  @Rule({"TIL-11", "TIL-12"})
  void closedDoorsAreWaysLockedOnesAndWhatIsNotRevealedAreNot(Ruleset ruleset) {
    String picture =
        """
        a   p   b
          C   x%s  d

        C: character
        """;
    String rule = ruleset.tiles().sealing().text();
    SceneText closed = SceneText.of(picture.formatted("+"), ruleset);
    assertThat(at(ability(closed, 9).create(closed.hex('p'), OBSTACLE), closed.hex('p')))
        .isEqualTo(Terrain.OBSTACLE);
    SceneText locked = SceneText.of(picture.formatted("!"), ruleset);
    assertRefused(rule, () -> ability(locked, 9).create(locked.hex('p'), OBSTACLE));
    CellSet revealed = closed.scene().board().allCells();
    revealed.remove(closed.cell('x'));
    assertRefused(
        rule,
        () ->
            TileAbility.of(closed.scene(), closed.scene().figure("C"), 9, revealed)
                .create(closed.hex('p'), OBSTACLE));
  }

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

  @RulesetTest({Edition.GH, Edition.JL})
  @Rule("TIL-12")
  void destroyingAnObstacleSealsNothing(Ruleset ruleset) {
    SceneText drawn =
        SceneText.of(
            """
            C   a%  b%  c%

            C: character
            """,
            ruleset);
    assertThat(at(ability(drawn, 9).destroy(drawn.hex('b')), drawn.hex('b')))
        .isEqualTo(Terrain.NONE);
    assertThat(Set.copyOf(ability(drawn, 9).destroyable()))
        .isEqualTo(Set.copyOf(drawn.drawing().hexes("abc")));
  }
}
