package haven.model;

import haven.model.rules.HexDamage;
import haven.model.rules.LevelRules;
import java.util.List;

/**
 * What a scenario level means in play (LVL-03 to LVL-07).
 *
 * @param level the scenario level itself
 * @param monsterLevel the line of the stat cards
 * @param damage how much traps and hazardous terrain hurt
 * @param gold what a coin is worth; 0 where there is no money
 * @param bonusExperience for completing the scenario; 0 where there is no experience (XPP-09)
 */
public record ScenarioLevel(
    int level, int monsterLevel, HexDamage damage, int gold, int bonusExperience) {

  /**
   * @param adjusted whether difficulty is adjusted for solo play or open information; both together
   *     count once (LVL-12)
   */
  public static ScenarioLevel of(Ruleset rules, int level, boolean adjusted) {
    LevelRules levels = rules.levels();
    boolean oneUp = adjusted && levels.solo() == LevelRules.Solo.MONSTERS_AND_TRAPS_ONE_UP;
    HexDamage usual = rules.movement().hexDamage();
    return new ScenarioLevel(
        level,
        levels.monsterLevel(level, oneUp),
        oneUp ? usual.oneLevelUp() : usual,
        at(rules.loot().goldByLevel(), level),
        at(levels.bonusExperience(), level));
  }

  private static int at(List<Integer> table, int level) {
    return table.isEmpty() ? 0 : table.get(level);
  }

  public int trapDamage() {
    return damage.trap(level);
  }

  /** For each hex; where every scenario prints it there is no such number (LVL-10). */
  public int hazardDamage() {
    return damage.hazard(level);
  }
}
