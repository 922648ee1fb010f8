package haven.play.movement;

import static haven.play.movement.Drawn.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import haven.board.CellSet;
import haven.board.Hex;
import haven.model.Condition;
import haven.model.Ruleset;
import haven.play.table.Scene;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import java.util.Set;

/** MOV: teleport. Only Frosthaven prints it; the others inherit (MOV-36). */
final class TeleportTest {

  private static Teleport teleport(Drawn drawn, char name, int hexes) {
    return Teleport.within(drawn.scene(), drawn.figure(name), hexes, drawn.everywhere());
  }

  private static String destinations(Drawn drawn, Teleport teleport) {
    return drawn.names(teleport.destinations());
  }

  @RulesetTest
  @Rule({"MOV-30", "MOV-36"})
  void straightThroughWallsWithoutAPath(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
            C  |a   #   b   c

            C: character
            """,
            ruleset);
    assertThat(destinations(drawn, teleport(drawn, 'C', 1))).isEqualTo("a");
    assertThat(destinations(drawn, teleport(drawn, 'C', 3))).isEqualTo("ab");
    assertRefused("MOV-30", () -> teleport(drawn, 'C', 3).into(drawn.text().hex('c')));
    assertThat(drawn.tell(teleport(drawn, 'C', 3).into(drawn.text().hex('b'))))
        .isEqualTo("appear b");
  }

  @RulesetTest
  @Rule("EX-MOV-01")
  void nextToAShadowToken(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
            C   #   a   b   .
              #   #   T   M
            .   #   %   d   .

            C: character
            M: monster
            """,
            ruleset);
    Scene scene = drawn.scene();
    int token = drawn.text().cell('T');
    List<Hex> around = PathFault.hexes(scene.board(), adjacentTo(scene, token));
    Teleport teleport = Teleport.among(scene, drawn.figure('C'), around, drawn.everywhere());
    assertThat(destinations(drawn, teleport)).isEqualTo("abd");
    assertThat(scene.sight().sees(drawn.text().cell('C'), drawn.text().cell('d'))).isFalse();
    assertThat(teleport.into(drawn.text().hex('d')).movement()).isFalse();
    assertRefused("MOV-32", () -> teleport.into(drawn.text().hex('M')));
  }

  private static CellSet adjacentTo(Scene scene, int cell) {
    CellSet cells = scene.board().noCells();
    for (int other = 0; other < scene.board().cells(); other++) {
      cells.set(other, scene.board().areAdjacent(cell, other));
    }
    return cells;
  }

  @RulesetTest
  @Rule({"MOV-31", "MOV-36", "FRC-12"})
  void noMovementAndNotStoppedByConditions(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
            C   a

            C: character
            """,
            ruleset);
    assertRefused(
        "MOV-08",
        () ->
            MoveAbility.of(
                drawn.scene(), drawn.figure('C'), Set.of(Condition.IMMOBILIZE), 2, false));
    Moved moved = teleport(drawn, 'C', 1).into(drawn.text().hex('a'));
    assertThat(moved.movement()).isFalse();
    assertThat(moved.after().figure("C").hex()).isEqualTo(drawn.text().hex('a'));
    assertThat(drawn.move('C', 1).along(drawn.hexes("a")).movement()).isTrue();
  }

  @RulesetTest
  @Rule({"MOV-32", "MOV-36"})
  void theHexMustBeFreeAndNoObstacleUnlessOneFlies(Ruleset ruleset) {
    String picture =
        """
        C   M   a%%  b   #

        C: character%s
        M: monster
        """;
    Drawn walking = Drawn.of(picture.formatted(""), ruleset);
    assertThat(destinations(walking, teleport(walking, 'C', 9))).isEqualTo("b");
    assertRefused("MOV-32", () -> teleport(walking, 'C', 9).into(walking.text().hex('a')));
    assertRefused("MOV-32", () -> teleport(walking, 'C', 9).into(walking.text().hex('M')));
    Drawn flying = Drawn.of(picture.formatted(", flying"), ruleset);
    assertThat(destinations(flying, teleport(flying, 'C', 9))).isEqualTo("ab");
    assertRefused("MAP-05", () -> teleport(flying, 'C', 9).into(new Hex(4, 0)));
  }

  @RulesetTest
  @Rule({"MOV-33", "OVL-31", "OVL-44", "MOV-36"})
  void theHexTakesEffectButIceDoesNot(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
            C   a^  b*  c=  d

            C: character
            """,
            ruleset);
    assertThat(drawn.tell(teleport(drawn, 'C', 9).into(drawn.text().hex('a'))))
        .isEqualTo("appear a, trap a");
    assertThat(drawn.tell(teleport(drawn, 'C', 9).into(drawn.text().hex('b'))))
        .isEqualTo("appear b, hazard b");
    assertThat(drawn.tell(teleport(drawn, 'C', 9).into(drawn.text().hex('c'))))
        .isEqualTo("appear c");
  }

  @RulesetTest
  @Rule({"MOV-34", "MOV-36"})
  void onlyIntoRevealedRoomsAndCharactersIntoClosedDoors(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
            C   M   a+  b

            C: character
            M: monster
            """,
            ruleset);
    CellSet revealed = drawn.everywhere();
    revealed.remove(drawn.text().cell('b'));
    Teleport teleport = Teleport.within(drawn.scene(), drawn.figure('C'), 9, revealed);
    assertThat(destinations(drawn, teleport)).isEqualTo("a");
    assertRefused("MOV-34", () -> teleport.into(drawn.text().hex('b')));
    Moved moved = teleport.into(drawn.text().hex('a'));
    assertThat(drawn.tell(moved)).isEqualTo("appear a, door a");
    assertThat(moved.after().board().isShut(drawn.text().cell('a'))).isFalse();
    Teleport monster = Teleport.within(drawn.scene(), drawn.figure('M'), 9, revealed);
    assertThat(monster.destinations()).isEmpty();
    assertRefused("MOV-34", () -> monster.into(drawn.text().hex('a')));
  }

  @RulesetTest
  @Rule({"MOV-35", "MOV-36"})
  void noLockedDoor(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
            C   a   b!  c

            C: character
            """,
            ruleset);
    assertThat(destinations(drawn, teleport(drawn, 'C', 9))).isEqualTo("ac");
    assertRefused("MOV-35", () -> teleport(drawn, 'C', 9).into(drawn.text().hex('b')));
  }

  @RulesetTest
  @Rule("FRC-25")
  void aForcedTeleportOpensNoDoor(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
            C   a   b+  c

            C: character
            """,
            ruleset);
    Teleport forced = Teleport.forced(drawn.scene(), drawn.figure('C'), 3, drawn.everywhere());
    assertThat(destinations(drawn, forced)).isEqualTo("ac");
    assertThat(destinations(drawn, teleport(drawn, 'C', 3))).isEqualTo("abc");
    assertRefused("MOV-34", () -> forced.into(drawn.text().hex('b')));
  }
}
