package haven.model.rules;

import java.util.EnumSet;
import java.util.Set;

/**
 * Where the games differ about abilities that change the overlay tiles.
 *
 * @param operations what can be done to tiles at all
 * @param needsSight whether the hex must be in line of sight of the acting figure (TIL-01)
 */
public record TileRules(Set<Operation> operations, boolean needsSight) {

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

  /** Gloomhaven's rules, until somebody says otherwise. */
  public static final class Draft {
    public Set<Operation> operations =
        EnumSet.of(Operation.CREATE, Operation.DESTROY, Operation.TRANSFER, Operation.MOVE);
    public boolean needsSight = false;

    public Draft() {}

    public Draft(TileRules like) {
      operations = like.operations;
      needsSight = like.needsSight;
    }

    public TileRules done() {
      return new TileRules(operations, needsSight);
    }
  }
}
