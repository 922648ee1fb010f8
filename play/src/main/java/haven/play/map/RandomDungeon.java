package haven.play.map;

import haven.board.Board;
import haven.board.CellSet;
import haven.board.Door;
import haven.board.Hex;
import haven.model.map.FillingCard;
import haven.model.map.Gate;
import haven.model.map.RoomCard;
import haven.model.map.RoomSetup;
import haven.play.Refused;
import haven.play.table.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A random dungeon as far as it is generated: three rooms, each only when its door opens (SCM-12).
 *
 * @param cards the room cards, top first
 * @param fillings the monster or set-up cards, top first
 */
public record RandomDungeon(List<RoomCard> cards, List<FillingCard> fillings, int generated) {
  public static final int ROOMS = 3;

  public RandomDungeon {
    cards = List.copyOf(cards);
    fillings = List.copyOf(fillings);
  }

  /**
   * A room that has just been generated.
   *
   * @param discarded the room cards without a fitting entrance
   * @param entrances those that fit; the party picks one if there are several
   * @param rest the dungeon afterwards
   */
  public record Room(
      RoomCard card,
      RoomSetup setup,
      List<RoomCard> discarded,
      List<Gate> entrances,
      RandomDungeon rest) {}

  /**
   * Generates the next room.
   *
   * @param exit the type of the exit taken; none for the first room
   */
  public Room next(Optional<Gate.Type> exit) {
    if (generated == ROOMS) {
      throw new Refused("SCM-12", "a random dungeon has three rooms");
    }
    int drawn = 0;
    while (cards.get(drawn).entrancesFrom(exit).isEmpty()) { // SCM-14
      drawn++;
      if (drawn == cards.size()) {
        throw new Refused("SCM-14", "no room card that is left has a fitting entrance");
      }
    }
    RoomCard card = cards.get(drawn);
    RandomDungeon rest =
        new RandomDungeon(
            cards.subList(drawn + 1, cards.size()),
            fillings.subList(1, fillings.size()),
            generated + 1);
    return new Room(
        card,
        card.filledBy(fillings.getFirst()),
        cards.subList(0, drawn),
        card.entrancesFrom(exit),
        rest);
  }

  /** The party uses one of the exits; the others are locked from then on (SCM-14). */
  public static Board useExit(Board board, List<Hex> exits, Hex used) {
    Board locked = board;
    for (Hex exit : exits) {
      if (!exit.equals(used)) {
        locked = locked.with(exit, Door.LOCKED);
      }
    }
    return locked;
  }

  /** Where characters may start in the first room: empty hexes near the entrance (SCM-13). */
  public static List<Hex> starts(Scene scene, Hex entrance) {
    Board board = scene.board();
    int from = board.at(entrance);
    CellSet empty = Emptiness.of(scene).empty();
    var starts = new ArrayList<Hex>();
    empty.forEach(
        cell -> {
          if (board.range(from, cell) <= 2) {
            starts.add(board.hex(cell));
          }
        });
    return List.copyOf(starts);
  }
}
