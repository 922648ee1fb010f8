package haven.model;

/** Where the games differ about rounds and the order of turns. */
public record RoundRules() {
  static final RoundRules GLOOMHAVEN = new RoundRules();
  static final RoundRules JAWS = new RoundRules();
  static final RoundRules FROSTHAVEN = new RoundRules();
  static final RoundRules BUTTONS = new RoundRules();
}
