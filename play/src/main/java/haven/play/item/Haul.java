package haven.play.item;

import haven.board.Board;
import haven.board.Ground;
import haven.board.Hex;
import haven.board.Terrain;
import haven.model.rules.LootRules;
import java.util.List;

/** What one looting takes, hex by hex in the order of the map. */
public record Haul(LootRules.Token token, List<Find> finds) {

  /** What is taken from one hex. */
  public record Find(Hex hex, int tokens, boolean treasure) {}

  public Haul {
    finds = List.copyOf(finds);
  }

  public boolean isEmpty() {
    return finds.isEmpty();
  }

  public int tokens() {
    return finds.stream().mapToInt(Find::tokens).sum();
  }

  public List<Hex> treasures() {
    return finds.stream().filter(Find::treasure).map(Find::hex).toList();
  }

  /** How many money tokens the looter keeps for itself (LOT-03a). */
  public int money() {
    return token == LootRules.Token.MONEY ? tokens() : 0;
  }

  /** How many loot cards the looter draws, as long as the deck lasts (LOT-03b). */
  public int cards() {
    return token == LootRules.Token.LOOT_CARD ? tokens() : 0;
  }

  /** Picks it all up: tokens and treasure tiles leave the map. */
  public void take(Board board, Ground ground) {
    for (Find find : finds) {
      int cell = board.at(find.hex());
      int left = ground.takeTokens(cell) - find.tokens();
      for (int i = 0; i < left; i++) {
        ground.drop(cell);
      }
      if (find.treasure()) {
        ground.put(cell, Terrain.NONE);
      }
    }
  }
}
