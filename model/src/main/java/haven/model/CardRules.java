package haven.model;

/** Where the games differ about ability cards, rests and exhaustion. */
public record CardRules() {
  static final CardRules GLOOMHAVEN = new CardRules();
  static final CardRules JAWS = new CardRules();
  static final CardRules FROSTHAVEN = new CardRules();
  static final CardRules BUTTONS = new CardRules();
}
