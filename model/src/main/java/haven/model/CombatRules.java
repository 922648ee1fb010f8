package haven.model;

/** Where the games differ about attacks, damage, conditions, bonuses and items in play. */
public record CombatRules() {
  static final CombatRules GLOOMHAVEN = new CombatRules();
  static final CombatRules JAWS = new CombatRules();
  static final CombatRules FROSTHAVEN = new CombatRules();
  static final CombatRules BUTTONS = new CombatRules();
}
