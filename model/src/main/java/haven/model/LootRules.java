package haven.model;

/**
 * Where the games differ about loot.
 *
 * @param needsSight whether a loot ability reaches only what is in line of sight (LOT-10)
 */
public record LootRules(boolean needsSight) {
  static final LootRules GLOOMHAVEN = new LootRules(true);
  static final LootRules JAWS = new LootRules(true);
  static final LootRules FROSTHAVEN = new LootRules(false);
  static final LootRules BUTTONS = new LootRules(false);
}
