package haven.content.pack;

import haven.board.Board;
import haven.board.Door;
import haven.board.Hex;
import haven.content.scenario.ScenarioPage;
import haven.model.scenario.ScenarioRule.Deed;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

/** Where a party can get to on a map, whatever it takes to open the doors. */
final class ReachedRooms {
  private ReachedRooms() {}

  /** The rooms that can be reached from the first one, through doors that open. */
  static Set<Integer> of(ScenarioPage page, Board board) {
    Set<Hex> opened = new HashSet<>();
    page.rules()
        .forEach(
            rule ->
                rule.deeds()
                    .forEach(
                        deed -> {
                          if (deed instanceof Deed.Unlock(Hex door)) {
                            opened.add(door);
                          } else if (deed instanceof Deed.OpenDoor(Hex door)) {
                            opened.add(door);
                          }
                        }));
    Deque<Integer> open = new ArrayDeque<>();
    page.rules()
        .forEach(
            rule ->
                rule.deeds()
                    .forEach(
                        deed -> {
                          if (deed instanceof Deed.RevealRoom(Hex room)
                              && board.cell(room) != Board.NONE) {
                            open.add(board.at(room));
                          }
                        }));
    Hex first = page.rooms().getFirst().setup().anyHex();
    Set<Integer> cells = new HashSet<>();
    Set<Integer> rooms = new HashSet<>();
    if (board.cell(first) == Board.NONE) {
      return rooms;
    }
    open.add(board.at(first));
    while (!open.isEmpty()) {
      int cell = open.pop();
      boolean locked =
          board.door(cell).filter(door -> door == Door.LOCKED).isPresent()
              && !opened.contains(board.hex(cell));
      if (locked || !cells.add(cell)) {
        continue;
      }
      rooms.add(board.room(cell));
      for (int side = 0; side < 6; side++) {
        int next = board.enterable(cell, side);
        if (next != Board.NONE) {
          open.push(next);
        }
      }
    }
    return rooms;
  }
}
