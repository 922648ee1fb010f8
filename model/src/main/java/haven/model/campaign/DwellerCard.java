package haven.model.campaign;

import haven.model.map.RoomSetup;
import haven.model.monster.MonsterDeck;
import haven.model.monster.MonsterType;
import haven.model.scenario.Reward;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Who dwells in a room of a random dungeon, and what lies there (RDG-05).
 *
 * @param adjective the first half of the title of its room
 * @param setup what is placed on the numbered spots: the hex of a spot is its number and 0
 * @param types those placed, and all that these summon
 * @param hoards the treasure tiles: what each holds, by the number of its spot
 */
public record DwellerCard(
    String adjective,
    RoomSetup setup,
    List<MonsterType> types,
    List<MonsterDeck> decks,
    Map<Integer, List<Reward>> hoards) {
  public DwellerCard {
    types = List.copyOf(types);
    decks = List.copyOf(decks);
    Map<Integer, List<Reward>> copied = new TreeMap<>();
    hoards.forEach((spot, holds) -> copied.put(spot, List.copyOf(holds)));
    hoards = Collections.unmodifiableMap(copied);
  }
}
