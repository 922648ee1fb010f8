package haven.campaign.dungeon;

import haven.board.Hex;
import haven.model.campaign.RoomCard;
import haven.model.campaign.RoomCard.Gate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Rooms joined at their doors, in the order in which their cards were drawn. Behind each exit lies
 * the room that would come if the party took it: the next of the deck with an entrance of that kind
 * that has room on the table (RDG-08, RDG-09).
 */
final class JoinedRooms {
  private static final int DEEPEST = 2;
  private static final int SIXTHS = 6;

  /**
   * A room where it lies.
   *
   * @param depth 0 for the first room
   * @param before the place of the room before it in the list, or -1
   * @param entrance by which one comes in
   * @param card which of the cards drawn it is
   */
  record Laid(RoomCard room, int depth, int before, Gate entrance, Hex at, int turns, int card) {
    /** Where a hex of the card lies. */
    Hex place(Hex printed) {
      Hex turned = printed.minus(entrance.hex());
      for (int i = 0; i < turns; i++) {
        turned = turned.turned();
      }
      return turned.plus(at);
    }

    Set<Hex> floor() {
      return room.floor().stream().map(this::place).collect(Collectors.toSet());
    }
  }

  private final List<RoomCard> drawn;
  private final List<Laid> laid = new ArrayList<>();
  private final Set<Hex> taken = new HashSet<>();
  private boolean lacking;

  /**
   * @param entrance of the first room
   */
  JoinedRooms(List<RoomCard> drawn, int entrance) {
    this.drawn = drawn;
    Gate first = drawn.getFirst().entrances().get(entrance);
    add(new Laid(drawn.getFirst(), 0, -1, first, new Hex(0, 0), 0, 0));
    for (int i = 0; i < laid.size(); i++) {
      if (laid.get(i).depth < DEEPEST) {
        goOn(i);
      }
    }
  }

  private void add(Laid one) {
    laid.add(one);
    taken.addAll(one.floor());
    taken.add(one.at);
  }

  private void goOn(int from) {
    Laid room = laid.get(from);
    for (Gate exit : room.room.exits()) {
      Optional<Laid> next = next(from, exit);
      next.ifPresent(this::add);
      lacking |= next.isEmpty();
    }
  }

  private Optional<Laid> next(int from, Gate exit) {
    Laid room = laid.get(from);
    Hex door = room.place(exit.hex());
    for (int card = room.card + 1; card < drawn.size() && !taken.contains(door); card++) {
      for (Gate entrance : drawn.get(card).entrances()) {
        for (int turns = 0; turns < SIXTHS && entrance.kind() == exit.kind(); turns++) {
          Laid next = new Laid(drawn.get(card), room.depth + 1, from, entrance, door, turns, card);
          if (next.floor().stream().noneMatch(taken::contains)) {
            return Optional.of(next);
          }
        }
      }
    }
    return Optional.empty();
  }

  /** Whether one more card could still lead somewhere. */
  boolean isLacking() {
    return lacking;
  }

  /** The rooms, the first one first, none before the one it is entered from. */
  List<Laid> rooms() {
    return List.copyOf(laid);
  }

  /** The rooms that lie behind the exits of one. */
  List<Laid> behind(int room) {
    return laid.stream().filter(one -> one.before == room).toList();
  }
}
