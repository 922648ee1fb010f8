package haven.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The text notation for boards: what is drawn is what one gets, and can be drawn again. */
class DrawingTest {
  private static final String EVERYTHING =
      """
          .   A   %   #   :
            .   b^| .   +   '
               \\ /
          *   ~   =   _   &
            !   c$  .|  "

      """;

  private static String redrawn(Drawing drawing) {
    Board board = drawing.board();
    Map<Hex, String> names =
        drawing.names().entrySet().stream()
            .collect(Collectors.toMap(Map.Entry::getValue, e -> e.getKey().toString()));
    return Drawing.draw(board, drawing.ground(board), names);
  }

  @Test
  void rowsAreShiftedByHalfAHex() {
    Drawing drawing =
        Drawing.of(
            """
              .   a   b   .
                c   M   d
              .   e   f   .
            """);
    Board board = drawing.board();
    int middle = board.at(drawing.hex('M'));
    for (char name : "abcdef".toCharArray()) {
      assertThat(board.areAdjacent(middle, board.at(drawing.hex(name)))).as("%s", name).isTrue();
    }
    assertThat(drawing.hex('a').distanceTo(drawing.hex('f'))).isEqualTo(2);
  }

  @Test
  void everySignIsUnderstood() {
    Drawing drawing = Drawing.of(EVERYTHING);
    assertThat(drawing.terrain().values()).contains(Terrain.values());
    assertThat(drawing.layout().doors().values()).contains(Door.values());
    assertThat(drawing.layout().corridors()).hasSize(1);
    assertThat(drawing.layout().walls()).hasSize(1);
    assertThat(drawing.layout().lines()).hasSize(4);
    assertThat(drawing.loot()).containsExactly(drawing.hex('c'));
    assertThat(drawing.terrain()).containsEntry(drawing.hex('b'), Terrain.TRAP);
  }

  @Test
  void whatIsDrawnCanBeDrawnAgain() {
    Drawing drawing = Drawing.of(EVERYTHING);
    Drawing again = Drawing.of(redrawn(drawing));
    assertThat(redrawn(again)).isEqualTo(redrawn(drawing));
    assertThat(again).isEqualTo(drawing);
  }

  @Test
  void wallLinesStandWhereTheyAreDrawn() {
    Drawing drawing =
        Drawing.of(
            """
              a | b   c
                   /
                d   e
            """);
    Board board = drawing.board();
    assertThat(adjacent(board, drawing, 'a', 'b')).isFalse();
    assertThat(adjacent(board, drawing, 'b', 'c')).isTrue();
    assertThat(adjacent(board, drawing, 'a', 'd')).isTrue();
    assertThat(adjacent(board, drawing, 'b', 'd')).isTrue();
    assertThat(adjacent(board, drawing, 'b', 'e')).isFalse();
    assertThat(adjacent(board, drawing, 'c', 'e')).isTrue();
    assertThat(adjacent(board, drawing, 'd', 'e')).isTrue();
    assertThat(board.touchesWall(board.at(drawing.hex('e')))).isTrue();
    assertThat(board.touchesWall(board.at(drawing.hex('d')))).isFalse();
  }

  @Test
  void slopesBelongToTheHexAbove() {
    Drawing drawing =
        Drawing.of(
            """
              a   b
               / \\
                c   d
            """);
    Board board = drawing.board();
    assertThat(adjacent(board, drawing, 'a', 'c')).isFalse();
    assertThat(adjacent(board, drawing, 'b', 'c')).isFalse();
    assertThat(adjacent(board, drawing, 'b', 'd')).isTrue();
  }

  private static boolean adjacent(Board board, Drawing drawing, char a, char b) {
    return board.areAdjacent(board.at(drawing.hex(a)), board.at(drawing.hex(b)));
  }

  @Test
  void mistakesAreReportedWithTheirLine() {
    assertThatThrownBy(() -> Drawing.of("  .   .\n   .   .\n"))
        .hasMessage("line 2: column 4 is not in line with the hexes above");
    assertThatThrownBy(() -> Drawing.of("  a   a\n")).hasMessage("line 1: two hexes are named a");
    assertThatThrownBy(() -> Drawing.of("\n  .   x!!\n"))
        .hasMessage("line 2: 'x!!' should be a letter, a sign, or a letter and a sign");
    assertThatThrownBy(() -> Drawing.of(" \n")).hasMessage("the drawing is empty");
  }

  @Test
  void areasAreDrawnTheSameWay() {
    Area area =
        Area.drawn(
            """
              x   x
                @   o
              b
            """);
    assertThat(area.aroundActor()).isTrue();
    assertThat(area.red()).containsExactlyInAnyOrder(new Hex(0, -1), new Hex(1, -1));
    assertThat(area.blue()).containsExactly(new Hex(-1, 1));
  }
}
