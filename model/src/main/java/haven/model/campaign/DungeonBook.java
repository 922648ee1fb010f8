package haven.model.campaign;

import java.util.List;

/** The two decks of random dungeons (RDG-03); empty where there are none. */
public record DungeonBook(List<RoomCard> rooms, List<DwellerCard> dwellers) {
  public static final DungeonBook NONE = new DungeonBook(List.of(), List.of());

  public DungeonBook {
    rooms = List.copyOf(rooms);
    dwellers = List.copyOf(dwellers);
  }

  public boolean isEmpty() {
    return rooms.isEmpty();
  }

  public RoomCard room(String noun) {
    return rooms.stream()
        .filter(card -> card.noun().equals(noun))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no room card '" + noun + "'"));
  }

  public DwellerCard dwellers(String adjective) {
    return dwellers.stream()
        .filter(card -> card.adjective().equals(adjective))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no dweller card '" + adjective + "'"));
  }
}
