package haven.model;

/**
 * Where the games differ about levels, difficulty, battle goals and what the end of a scenario
 * gives.
 */
public record LevelRules() {
  static final LevelRules GLOOMHAVEN = new LevelRules();
  static final LevelRules JAWS = new LevelRules();
  static final LevelRules FROSTHAVEN = new LevelRules();
  static final LevelRules BUTTONS = new LevelRules();
}
