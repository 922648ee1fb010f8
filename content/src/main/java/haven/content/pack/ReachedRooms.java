package haven.content.pack;

import haven.board.Board;
import haven.board.Door;
import haven.board.Hex;
import haven.content.scenario.ScenarioPage;
import haven.model.scenario.ScenarioRule;
import haven.model.scenario.ScenarioRule.Deed;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

/** Where a party can get to on a map, whatever it takes to open the doors. */
final class ReachedRooms {
  private ReachedRooms() {}

  /** The rooms that can be reached from the first one, through doors that open. */
  static Set<Integer> of(ScenarioPage page, Board printed) {
    Board board = unlocked(page, printed);
    Deque<Integer> open = new ArrayDeque<>();
    for (ScenarioRule rule : page.rules()) {
      for (Deed deed : rule.deeds()) {
        if (deed instanceof Deed.RevealRoom(Hex room) && board.cell(room) != Board.NONE) {
          open.add(board.at(room));
        }
      }
    }
    Hex first = page.rooms().getFirst().setup().anyHex();
    Set<Integer> cells = new HashSet<>();
    Set<Integer> rooms = new HashSet<>();
    if (board.cell(first) == Board.NONE) {
      return rooms;
    }
    open.add(board.at(first));
    while (!open.isEmpty()) {
      int cell = open.pop();
      if (!cells.add(cell)) {
        continue;
      }
      rooms.add(board.room(cell));
      for (int side = 0; side < 6; side++) {
        reach(board.enterable(cell, side), open);
      }
      reach(board.linked(cell), open);
    }
    return rooms;
  }

  private static void reach(int cell, Deque<Integer> open) {
    if (cell != Board.NONE) {
      open.push(cell);
    }
  }

  /** The board with the locked doors that a rule opens as if anybody could open them. */
  private static Board unlocked(ScenarioPage page, Board printed) {
    Board board = printed;
    for (ScenarioRule rule : page.rules()) {
      for (Deed deed : rule.deeds()) {
        if (deed instanceof Deed.Unlock(Hex door)) {
          board = unlocked(board, door);
        } else if (deed instanceof Deed.OpenDoor(Hex door)) {
          board = unlocked(board, door);
        }
      }
    }
    return board;
  }

  private static Board unlocked(Board board, Hex door) {
    return board.cell(door) != Board.NONE
            && board.door(board.at(door)).filter(Door.LOCKED::equals).isPresent()
        ? board.with(door, Door.CLOSED)
        : board;
  }
}
