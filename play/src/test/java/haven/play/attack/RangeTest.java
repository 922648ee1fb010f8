package haven.play.attack;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Board;
import haven.board.Door;
import haven.model.Ruleset;
import haven.play.table.Scene;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;

/** LOS-01 to LOS-04: how far it is. */
final class RangeTest {

  @RulesetTest
  @Rule("LOS-01")
  void rangeCountsSteps(Ruleset ruleset) {
    Aims aims =
        Aims.of(
            """
            a   b   c   .
              d   e   f   .
            .   g   .   h   .
            """,
            ruleset);
    assertThat(aims.range('a', 'a')).isZero();
    assertThat(aims.range('a', 'b')).isEqualTo(1);
    assertThat(aims.range('a', 'd')).isEqualTo(1);
    assertThat(aims.range('b', 'd')).isEqualTo(1);
    assertThat(aims.range('a', 'c')).isEqualTo(2);
    assertThat(aims.range('a', 'e')).isEqualTo(2);
    assertThat(aims.range('a', 'g')).isEqualTo(2);
    assertThat(aims.range('a', 'f')).isEqualTo(3);
    assertThat(aims.range('a', 'h')).isEqualTo(4);
  }

  @RulesetTest
  @Rule("LOS-02")
  void rangeGoesAroundWallLines(Ruleset ruleset) {
    Aims aims =
        Aims.of(
            """
            a  |b
             /
              c
            """,
            ruleset);
    assertThat(aims.range('b', 'c')).isEqualTo(1);
    assertThat(aims.range('a', 'c'))
        .as("a line below a parts it from c too")
        .isEqualTo(Board.UNREACHABLE);

    Aims around =
        Aims.of(
            """
            a  |b
              c
            """,
            ruleset);
    assertThat(around.range('a', 'b')).isEqualTo(2);
  }

  @RulesetTest
  @Rule("LOS-02")
  void rangeGoesAroundWallHexesAndClosedDoors(Ruleset ruleset) {
    Aims walls =
        Aims.of(
            """
            a   #   b
              .   .
            """,
            ruleset);
    assertThat(walls.range('a', 'b')).isEqualTo(3);

    Aims closed =
        Aims.of(
            """
            a   d+  b
              .   .
            """,
            ruleset);
    assertThat(closed.range('a', 'b')).isEqualTo(3);
    Board opened = closed.scene().board().with(closed.text().hex('d'), Door.OPEN);
    assertThat(opened.range(closed.text().cell('a'), closed.text().cell('b'))).isEqualTo(2);
  }

  @RulesetTest
  @Rule("LOS-03")
  void rangeGoesThroughEverythingElse(Ruleset ruleset) {
    Aims aims =
        Aims.of(
            """
            a   %   M   ^   O   *   ~   _   N   b

            M: monster
            N: character
            O: objective
            """,
            ruleset);
    assertThat(aims.range('a', 'b')).isEqualTo(9);
  }

  @RulesetTest
  @Rule("LOS-04")
  void pastAnOpenDoorIsRangeTwo(Ruleset ruleset) {
    Aims aims =
        Aims.of(
            """
              .   d'  .
            .   a  |b   .
              #   #   #
            """,
            ruleset);
    assertThat(aims.range('a', 'b')).isEqualTo(2);
    assertThat(aims.sees('a', 'b')).isTrue();

    Scene closed =
        Scene.of(
            ruleset,
            aims.scene().board().with(aims.text().hex('d'), Door.CLOSED),
            aims.scene().ground(),
            aims.scene().figures());
    assertThat(closed.sight().sees(aims.text().cell('a'), aims.text().cell('b'))).isFalse();
  }
}
