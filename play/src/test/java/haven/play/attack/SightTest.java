package haven.play.attack;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Board;
import haven.board.Door;
import haven.board.SightRule;
import haven.model.Ruleset;
import haven.play.mind.MonsterMind;
import haven.play.mind.Outcome;
import haven.play.mind.PositionText;
import haven.play.table.Scene;
import haven.testkit.Proof;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;

/** LOS-05 to LOS-15: who sees what, and who has to. */
final class SightTest {
  /**
   * M and B are three hexes apart and hidden by a wall which they could only see past by grazing.
   */
  private static final String HIDDEN =
      """
      M   #   B
        .   .

      M: monster
      B: character
      """;

  @RulesetTest
  @Rule("LOS-05")
  void onlyWallsBlock(Ruleset ruleset) {
    Aims open =
        Aims.of(
            """
            a   %   M   ^   O   *   ~   &   N   b

            M: monster
            N: character
            O: objective
            """,
            ruleset);
    assertThat(open.sees('a', 'b')).isTrue();
    assertThat(open.sees('b', 'a')).isTrue();
    assertThat(Aims.of("a   #   b", ruleset).sees('a', 'b')).isFalse();
    assertThat(Aims.of("a   #   b", ruleset).sees('b', 'a')).isFalse();
    assertThat(Aims.of("a   +   b", ruleset).sees('a', 'b')).isFalse();
    assertThat(Aims.of("a   !   b", ruleset).sees('a', 'b')).isFalse();
    assertThat(Aims.of("a   '   b", ruleset).sees('a', 'b')).isTrue();
  }

  @RulesetTest
  @Rule({"LOS-06a", "LOS-06b"})
  void aLineThatOnlyGrazesAWallIsBlocked(Ruleset ruleset) {
    Aims graze = Aims.of("a   #   b", ruleset);
    assertThat(graze.sees('a', 'b')).as("along the wall's outermost corner").isFalse();
    Aims aside =
        Aims.of(
            """
            .   a   .   b
              .   #   .
            """,
            ruleset);
    assertThat(aside.sees('a', 'b')).isTrue();

    Aims weave =
        Aims.of(
            """
              .   a   .
            .   #   .   .
              .   .   .
            .   .   #   .
              .   .   .
            .   #   .   .
              .   b   .
            """,
            ruleset);
    assertThat(weave.sees('a', 'b')).as("right, left and right of one line: no width").isFalse();
  }

  @RulesetTest
  @Rule("LOS-06a")
  void cornersOnWallsAreUseless(Ruleset ruleset) {
    Aims passage =
        Aims.of(
            """
            #   #   #   #
              a   b   c
            #   #   #   #
            """,
            ruleset);
    assertThat(
            passage.scene().board().areAdjacent(passage.text().cell('a'), passage.text().cell('b')))
        .isTrue();
    assertThat(passage.sees('a', 'b')).as("in a passage one hex wide").isFalse();
    assertThat(passage.sees('a', 'b', SightRule.CORNER_TO_CORNER_OR_ADJACENT)).isTrue();
    assertThat(passage.sees('a', 'c', SightRule.CORNER_TO_CORNER_OR_ADJACENT)).isFalse();

    Aims oneFreeCorner =
        Aims.of(
            """
            #   #   .   #
              a   b   c
            #   #   #   #
            """,
            ruleset);
    assertThat(oneFreeCorner.sees('b', 'c')).as("by the one corner that is left").isTrue();
    assertThat(oneFreeCorner.sees('a', 'b')).isFalse();
  }

  private static final String NARROW =
      """
          .   .   .   .   .   b
            .   #   .   .   .   #
          .   .   .   #   .   .
            .   .   .   .   .   .
          .   .   .   .   #   .
            a   .   .   .   .   .
      """;

  @RulesetTest
  @Rule("LOS-06b")
  void anyPointFindsANarrowGap(Ruleset ruleset) {
    assertThat(Aims.of(NARROW, ruleset).sees('a', 'b')).isTrue();
    Aims wider =
        Aims.of(
            """
              .   a   .
            .   #   .   .
              .   .   .
            .   .   #   .
              .   .   .
            .   .   .   .
              .   b   .
            """,
            ruleset);
    assertThat(wider.sees('a', 'b')).as("right of one wall, left of the other").isTrue();
  }

  @RulesetTest
  @Rule("LOS-06a")
  void noPairOfCornersFindsIt(Ruleset ruleset) {
    assertThat(Aims.of(NARROW, ruleset).sees('a', 'b')).isFalse();
  }

  @RulesetTest
  @Rule("LOS-06b")
  void onlyTheLinesOfAWallCount(Ruleset ruleset) {
    Aims thin =
        Aims.of(
            """
              .   .   .
            .   a  |b   .
              .   .   .
            """,
            ruleset);
    assertThat(thin.sees('a', 'b')).as("past either end of the line").isTrue();
    Aims longer =
        Aims.of(
            """
              .   .   .
                 \\
            .   a  |b   .
              .   .   .
            """,
            ruleset);
    assertThat(longer.sees('a', 'b')).as("past its lower end").isTrue();
    Aims both =
        Aims.of(
            """
              .   .   .
                 \\
            .   a  |b   .
                 /
              .   .   .
            """,
            ruleset);
    assertThat(both.sees('a', 'b')).isFalse();
  }

  @RulesetTest
  @Rule("LOS-06c")
  void everybodySeesEverybodyOnACard(Ruleset ruleset) {
    Aims card =
        Aims.of(
            """
            a   .       .   b
              .   %   .   .
            """,
            ruleset);
    assertThat(card.sees('a', 'b')).isTrue();
    Aims evenSo = Aims.of(HIDDEN, ruleset);
    assertThat(evenSo.targets('M', Aims.ATTACK.range(3)))
        .as("no wall is known to this game's sight")
        .isEqualTo("B");
  }

  @RulesetTest
  @Rule("LOS-13")
  void linkedHexesDoNotSeeEachOther(Ruleset ruleset) {
    Aims aims =
        Aims.of(
            """
            .   a   #   #   b   .

            link: ab
            """,
            ruleset);
    assertThat(aims.scene().board().linked(aims.text().cell('a'))).isEqualTo(aims.text().cell('b'));
    assertThat(aims.sees('a', 'b')).isFalse();
    assertThat(aims.range('a', 'b')).isEqualTo(Board.UNREACHABLE);
  }

  @RulesetTest
  @Rule("LOS-14")
  void aFocusNeedNotBeSeenFromHere(Ruleset ruleset) {
    Proof.solved(ruleset.id());
    PositionText turn =
        PositionText.of(
            """
            M   #   B
              .   a

            M: acts, move 2, attack melee
            B: character, initiative 10
            """,
            ruleset);
    Scene scene = turn.text().scene();
    assertThat(scene.sight().sees(turn.text().cell('M'), turn.text().cell('B'))).isFalse();
    assertThat(new MonsterMind().decide(turn.position()))
        .extracting(turn::describe)
        .containsExactly("a attacks B");
    assertThat(new MonsterMind().decide(turn.position()))
        .flatExtracting(Outcome::focuses)
        .contains(turn.text().hex('B'));
  }

  @RulesetTest
  @Rule("LOS-15")
  void ownHexAndAdjacentHexesAreInSight(Ruleset ruleset) {
    Aims passage =
        Aims.of(
            """
            #   #   #   #
              a   b   c
            #   #   #   #
            """,
            ruleset);
    assertThat(passage.sees('a', 'a')).isTrue();
    assertThat(passage.sees('a', 'b')).isTrue();
    assertThat(passage.sees('a', 'c')).as("straight along the passage").isTrue();
  }

  @RulesetTest
  @Rule("LOS-05")
  void openingADoorOpensTheView(Ruleset ruleset) {
    Aims aims =
        Aims.of(
            """
            #   #   #   #   #   #
              .   a   d+  b   .
            #   .   .   .   .   #
            """,
            ruleset);
    assertThat(aims.sees('a', 'b')).isFalse();
    Board opened = aims.scene().board().with(aims.text().hex('d'), Door.OPEN);
    Scene after = Scene.of(ruleset, opened, aims.scene().ground(), aims.scene().figures());
    assertThat(after.sight().sees(aims.text().cell('a'), aims.text().cell('b'))).isTrue();
  }
}
