package haven.model;

/**
 * Where the games differ about hexes and what lies on them.
 *
 * @param tokensFillHexes whether a loot token stops a hex from being empty (OVL-03)
 */
public record HexRules(boolean tokensFillHexes) {
  static final HexRules GLOOMHAVEN = new HexRules(true);
  static final HexRules JAWS = new HexRules(true);
  static final HexRules FROSTHAVEN = new HexRules(false);
  static final HexRules BUTTONS = new HexRules(false);
}
