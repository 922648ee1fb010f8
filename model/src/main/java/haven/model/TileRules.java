package haven.model;

import java.util.EnumSet;
import java.util.Set;

/**
 * Where the games differ about abilities that change the overlay tiles.
 *
 * @param operations what can be done to tiles at all
 * @param needsSight whether the hex must be in line of sight of the acting figure (TIL-01)
 * @param sealing the rule against cutting off a part of the map
 * @param objectives the rule that protects objectives from such abilities
 */
public record TileRules(
    Set<Operation> operations, boolean needsSight, RuleId sealing, RuleId objectives) {

  /** What can be done to a tile (TIL-01). */
  public enum Operation {
    CREATE,
    /** In Gloomhaven's words, for a trap: disarm (OVL-37). */
    DESTROY,
    TRANSFER,
    MOVE,
    REPLACE,
    SPRING
  }

  public TileRules {
    operations = Set.copyOf(operations);
  }

  static final TileRules GLOOMHAVEN =
      new TileRules(
          EnumSet.of(Operation.CREATE, Operation.DESTROY, Operation.TRANSFER, Operation.MOVE),
          false,
          RuleId.of("TIL-12"),
          RuleId.of("TIL-15"));
  static final TileRules FROSTHAVEN =
      new TileRules(
          EnumSet.allOf(Operation.class), true, RuleId.of("TIL-11"), RuleId.of("OVL-70a"));

  /** Its terrain is printed on the card, and nothing changes it. */
  static final TileRules BUTTONS =
      new TileRules(Set.of(), true, RuleId.of("TIL-11"), RuleId.of("OVL-70a"));
}
