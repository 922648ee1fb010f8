package haven.model;

/** Where the games differ about elements. */
public record ElementRules() {
  static final ElementRules GLOOMHAVEN = new ElementRules();
  static final ElementRules JAWS = new ElementRules();
  static final ElementRules FROSTHAVEN = new ElementRules();
  static final ElementRules BUTTONS = new ElementRules();
}
