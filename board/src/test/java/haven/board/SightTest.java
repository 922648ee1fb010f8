package haven.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Sight from a to b on drawn boards, where the two rules are exact to the width of a line. */
final class SightTest {

  /**
   * @param corners whether a sees b from corner to corner
   * @param points whether a sees b from any point to any point
   */
  record Case(String title, boolean corners, boolean points, String drawing) {
    @Override
    public String toString() {
      return title;
    }
  }

  static Stream<Case> cases() {
    return Stream.of(
        new Case("an open floor", true, true, "a   .   .   b"),
        new Case("neighbours", true, true, "a   b"),
        new Case("a wall hex between, seen past only by grazing it", false, false, "a   #   b"),
        new Case("a closed door between", false, false, "a   +   b"),
        new Case("a locked door between", false, false, "a   !   b"),
        new Case("an open door between", true, true, "a   '   b"),
        new Case("obstacles do not block", true, true, "a   %   %   b"),
        new Case(
            "along a wall, on the free side",
            true,
            true,
            """
            a   .   .   b
              #   #   #
            """),
        new Case(
            "a wall line, and room at both ends",
            true,
            true,
            """
              .   .   .
            .   a  |b   .
              .   .   .
            """),
        new Case(
            "a wall line, and room at one end",
            true,
            true,
            """
              #   #   #
            .   a  |b   .
              .   .   .
            """),
        new Case(
            "a wall line, and room at one end for a line but for no corner",
            false,
            true,
            """
              #   #   #
            #   a  |b   #
              #   .   #
            """),
        new Case(
            "a wall line that turns at both ends",
            false,
            false,
            """
              .   .   .
                 \\
            .   a  |b   .
                 /
              .   .   .
            """),
        new Case(
            "a wall line that ends at walls",
            false,
            false,
            """
              #   #   #
            .   a  |b   .
              #   #   #
            """),
        new Case(
            "neighbours in a passage one hex wide",
            false,
            true,
            """
            #   #   #   #
              .   a   b
            #   #   #   #
            """),
        new Case(
            "neighbours with one corner that is no wall's",
            true,
            true,
            """
            #   #   .
              .   a   b
            #   #   #   #
            """),
        new Case(
            "down a passage one hex wide",
            false,
            true,
            """
            #   #   #   #   #   #
              a   .   .   .   b
            #   #   #   #   #   #
            """),
        new Case(
            "around the bend of a passage",
            false,
            false,
            """
            #   b   .   .   #
              #   #   #   .   #
            #   a   .   .   #
              #   #   #   #
            """),
        new Case(
            "between two walls that meet in the middle of the way",
            false,
            false,
            """
              a
            #   #
              b
            """),
        new Case(
            "past one of them",
            true,
            true,
            """
              a
            #   .
              b
            """),
        new Case(
            "right, left and right of one line: a gap without width",
            false,
            false,
            """
              .   a   .
            .   #   .   .
              .   .   .
            .   .   #   .
              .   .   .
            .   #   .   .
              .   b   .
            """),
        new Case(
            "right and left of it: room for a slanting line",
            false,
            true,
            """
              .   a   .
            .   #   .   .
              .   .   .
            .   .   #   .
              .   .   .
            .   .   .   .
              .   b   .
            """),
        new Case(
            "a gap that one line in two hundred finds",
            false,
            true,
            """
            .   .   .   .   .   b
              .   #   .   .   .   #
            .   .   .   #   .   .
              .   .   .   .   .   .
            .   .   .   .   #   .
              a   .   .   .   .   .
            """),
        new Case(
            "a gap that one line in four hundred finds",
            false,
            true,
            """
            b   #   .   .   .   .
              .   .   .   .   .   #
            .   #   .   .   .   .
              .   #   .   .   #   .
            .   .   .   .   .   .
              .   .   .   a   #   .
            """),
        new Case(
            "no wall around the map: the line may run beside it",
            true,
            true,
            """
            a           b
              .   .   .
            """));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void sees(Case position) {
    Drawing drawing = Drawing.of(position.drawing());
    Board board = drawing.board();
    int a = board.at(drawing.hex('a'));
    int b = board.at(drawing.hex('b'));
    Sight corners = new Sight(board, SightRule.CORNER_TO_CORNER);
    Sight points = new Sight(board, SightRule.ANY_POINT);
    assertThat(corners.sees(a, b)).as("corner to corner").isEqualTo(position.corners());
    assertThat(corners.sees(b, a)).as("corner to corner, back").isEqualTo(position.corners());
    assertThat(points.sees(a, b)).as("any point").isEqualTo(position.points());
    assertThat(points.sees(b, a)).as("any point, back").isEqualTo(position.points());
    Sight variant = new Sight(board, SightRule.CORNER_TO_CORNER_OR_ADJACENT);
    assertThat(variant.sees(a, b))
        .as("corner to corner, or adjacent")
        .isEqualTo(position.corners() || board.areAdjacent(a, b));
    assertThat(new Sight(board, SightRule.EVERYWHERE).sees(a, b)).isTrue();
    assertThat(corners.sees(a, a)).as("its own hex, even with no corner free").isTrue();
    assertThat(points.sees(a, a)).isTrue();
  }
}
