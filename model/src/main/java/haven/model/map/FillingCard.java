package haven.model.map;

import haven.board.Hex;
import java.util.List;
import java.util.Map;

/** What a monster card (FH: set-up card) puts on the numbered places of a random dungeon's room. */
public record FillingCard(String adjective, Map<Integer, List<Filling>> fillings) {

  public FillingCard {
    fillings = Map.copyOf(fillings);
    for (int number : fillings.keySet()) {
      if (number < 1 || number > RoomCard.PLACES) {
        throw new IllegalArgumentException(
            adjective + ": there is no place " + number + ", they go from 1 to 12 (SCM-12)");
      }
    }
  }

  List<Filling> at(int number) {
    return fillings.getOrDefault(number, List.of());
  }

  /** One thing on a place. */
  public sealed interface Filling {
    void into(RoomSetup.Builder room, Hex hex);

    record Monster(String type, MonsterSymbol symbol) implements Filling {
      @Override
      public void into(RoomSetup.Builder room, Hex hex) {
        room.monster(type, hex, symbol);
      }
    }

    record Tile(String picture, TileKind kind) implements Filling {
      @Override
      public void into(RoomSetup.Builder room, Hex hex) {
        room.tile(picture, kind, hex);
      }
    }

    record Chest(Treasure treasure) implements Filling {
      @Override
      public void into(RoomSetup.Builder room, Hex hex) {
        room.treasure(hex, treasure);
      }
    }

    record LootToken() implements Filling {
      @Override
      public void into(RoomSetup.Builder room, Hex hex) {
        room.loot(hex);
      }
    }
  }
}
