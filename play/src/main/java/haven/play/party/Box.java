package haven.play.party;

import haven.model.card.BattleGoal;
import haven.play.loot.LootPool;
import haven.play.loot.Reward;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What lies ready for a scenario, besides what its page shows.
 *
 * @param treasures the treasure index
 * @param loot the loot cards of the box (LOT-31)
 * @param battleGoals the deck of battle goals; empty to play without
 */
public record Box(
    Map<Integer, Reward> treasures, Optional<LootPool> loot, List<BattleGoal> battleGoals) {
  static final Box EMPTY = new Box(Map.of(), Optional.empty(), List.of());

  public Box {
    treasures = Collections.unmodifiableMap(new TreeMap<>(treasures));
    battleGoals = List.copyOf(battleGoals);
  }

  Box withTreasures(Map<Integer, Reward> index) {
    return new Box(index, loot, battleGoals);
  }

  Box withLoot(LootPool pool) {
    return new Box(treasures, Optional.of(pool), battleGoals);
  }

  Box withBattleGoals(List<BattleGoal> deck) {
    return new Box(treasures, loot, deck);
  }
}
