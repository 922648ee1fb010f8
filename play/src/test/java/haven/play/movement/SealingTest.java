package haven.play.movement;

import static haven.play.movement.Tiles.OBSTACLE;
import static haven.play.movement.Tiles.PASSAGE;
import static haven.play.movement.Tiles.TRAP;
import static haven.play.movement.Tiles.ability;
import static haven.play.movement.Tiles.assertRefused;
import static haven.play.movement.Tiles.at;
import static haven.play.movement.Tiles.names;
import static org.assertj.core.api.Assertions.assertThat;

import haven.board.CellSet;
import haven.board.Hex;
import haven.board.Terrain;
import haven.model.Cite;
import haven.model.Ruleset;
import haven.play.table.SceneText;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.Set;

/** TIL: no part of the map may be cut off. */
final class SealingTest {

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
        ruleset.cite(Cite.SEALING).text(),
        () -> ability(drawn, 9).create(drawn.hex('b'), OBSTACLE));
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
    String rule = ruleset.cite(Cite.SEALING).text();
    SceneText closed = SceneText.of(picture.formatted("+"), ruleset);
    assertThat(at(ability(closed, 9).create(closed.hex('p'), OBSTACLE), closed.hex('p')))
        .isEqualTo(Terrain.OBSTACLE);
    SceneText locked = SceneText.of(picture.formatted("!"), ruleset);
    SceneText linked = SceneText.of(picture.formatted("!") + "link: ab\n", ruleset);
    assertThat(at(ability(linked, 9).create(linked.hex('p'), OBSTACLE), linked.hex('p')))
        .isEqualTo(Terrain.OBSTACLE);
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
  @Rule({"TIL-11", "TIL-12"})
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

  @RulesetTest
  @Rule("TIL-11")
  void replacingAnObstacleSealsNothing(Ruleset ruleset) {
    SceneText drawn =
        SceneText.of(
            """
            C   a%  b%  c%

            C: character
            """,
            ruleset);
    assertThat(at(ability(drawn, 9).replace(drawn.hex('b'), TRAP), drawn.hex('b')))
        .isEqualTo(Terrain.TRAP);
  }
}
