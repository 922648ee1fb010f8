package haven.play.scenario;

import haven.model.Difficulty;
import haven.model.card.BattleGoal;
import haven.model.card.ItemCard;
import haven.model.card.ModifierCard;
import haven.model.scenario.Reward;
import haven.play.item.LootPool;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What lies ready for a scenario, besides what its page shows.
 *
 * @param treasures the treasure index: what each number gives, in order
 * @param loot the loot cards of the box (LOT-31)
 * @param battleGoals the deck of battle goals; empty to play without
 * @param randomItems the deck of random items (LOT-36)
 * @param items the items that treasures of the index may hold
 * @param monsterModifiers the modifier boards of monsters by difficulty (LVL-09)
 */
public record Box(
    Map<Integer, List<Reward>> treasures,
    Optional<LootPool> loot,
    List<BattleGoal> battleGoals,
    List<ItemCard> randomItems,
    List<ItemCard> items,
    Map<Difficulty, List<ModifierCard>> monsterModifiers) {
  static final Box EMPTY =
      new Box(Map.of(), Optional.empty(), List.of(), List.of(), List.of(), Map.of());

  public Box {
    Map<Integer, List<Reward>> index = new TreeMap<>();
    treasures.forEach((number, rewards) -> index.put(number, List.copyOf(rewards)));
    treasures = Collections.unmodifiableMap(index);
    battleGoals = List.copyOf(battleGoals);
    randomItems = List.copyOf(randomItems);
    items = List.copyOf(items);
    monsterModifiers = Map.copyOf(monsterModifiers);
  }

  Box withTreasures(Map<Integer, List<Reward>> index) {
    return new Box(index, loot, battleGoals, randomItems, items, monsterModifiers);
  }

  Box withLoot(LootPool pool) {
    return new Box(treasures, Optional.of(pool), battleGoals, randomItems, items, monsterModifiers);
  }

  Box withBattleGoals(List<BattleGoal> deck) {
    return new Box(treasures, loot, deck, randomItems, items, monsterModifiers);
  }

  Box withItems(List<ItemCard> random, List<ItemCard> others) {
    return new Box(treasures, loot, battleGoals, random, others, monsterModifiers);
  }

  Box withMonsterModifiers(Map<Difficulty, List<ModifierCard>> boards) {
    return new Box(treasures, loot, battleGoals, randomItems, items, boards);
  }
}
