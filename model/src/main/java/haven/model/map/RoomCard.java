package haven.model.map;

import haven.board.Hex;
import java.util.List;
import java.util.Optional;

/** A room of a random dungeon: its tile, overlay tiles, gates and twelve numbered places. */
public record RoomCard(
    String noun,
    DungeonTile tile,
    List<LaidTile> tiles,
    List<Hex> places,
    List<Gate> entrances,
    List<Gate> exits) {
  static final int PLACES = 12;

  public RoomCard {
    tiles = List.copyOf(tiles);
    places = List.copyOf(places);
    entrances = List.copyOf(entrances);
    exits = List.copyOf(exits);
    if (places.size() != PLACES) {
      throw new IllegalArgumentException(
          noun + ": a room card numbers 12 places, not " + places.size() + " (SCM-12)");
    }
  }

  /** The entrances that fit the exit taken; for the first room all of them (SCM-13, SCM-14). */
  public List<Gate> entrancesFrom(Optional<Gate.Type> exit) {
    return entrances.stream()
        .filter(entrance -> exit.isEmpty() || entrance.type() == exit.get())
        .toList();
  }

  /** The room as the other card fills it. */
  public RoomSetup filledBy(FillingCard card) {
    RoomSetup.Builder room = RoomSetup.in(places.getFirst());
    tiles.forEach(laid -> room.tile(laid.picture(), laid.kind(), laid.hex()));
    for (int number = 1; number <= PLACES; number++) {
      Hex hex = places.get(number - 1);
      card.at(number).forEach(filling -> filling.into(room, hex));
    }
    return room.build();
  }
}
