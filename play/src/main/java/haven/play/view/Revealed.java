package haven.play.view;

import haven.board.Board;
import haven.board.CellSet;
import haven.board.Hex;
import haven.board.WallLine;
import haven.play.map.MapState;
import haven.play.map.Marker;
import haven.play.table.State;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** The part of the map that is revealed; nobody knows the rest (MAP-12). */
public final class Revealed {
  private static final Comparator<WallLine> WALLS =
      Comparator.comparing(WallLine::hex).thenComparing(WallLine::side);

  private Revealed() {}

  /** What is revealed, with the closed doors that lead on from there. */
  static List<View.Ground> hexes(State state) {
    Board board = state.board();
    MapState map = state.map();
    List<View.Ground> hexes = new ArrayList<>();
    map.activeWithDoors(board)
        .forEach(
            cell -> {
              Hex hex = board.hex(cell);
              hexes.add(
                  new View.Ground(
                      hex,
                      board.room(cell),
                      state.ground().at(cell),
                      board.door(cell),
                      board.layout().corridors().contains(hex),
                      state.ground().tokens(cell),
                      map.contents().markers().stream()
                          .filter(marker -> marker.hex().equals(hex))
                          .map(Marker::label)
                          .toList()));
            });
    return hexes;
  }

  /** Wall lines that are drawn on it; those around it follow from the hexes. */
  static List<WallLine> walls(State state) {
    Board board = state.board();
    CellSet known = state.map().activeWithDoors(board);
    return board.layout().lines().stream()
        .filter(
            line ->
                Stream.of(line.hex(), line.other())
                    .mapToInt(board::cell)
                    .allMatch(cell -> cell != Board.NONE && known.contains(cell)))
        .sorted(WALLS)
        .toList();
  }
}
