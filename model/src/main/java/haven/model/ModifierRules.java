package haven.model;

/** Where the games differ about attack modifiers. */
public record ModifierRules() {
  static final ModifierRules GLOOMHAVEN = new ModifierRules();
  static final ModifierRules JAWS = new ModifierRules();
  static final ModifierRules FROSTHAVEN = new ModifierRules();
  static final ModifierRules BUTTONS = new ModifierRules();
}
