package haven.play.table;

import haven.board.Terrain;
import haven.model.Condition;
import haven.model.ability.Effect;
import haven.model.ability.Effect.Change;
import java.util.List;
import java.util.Set;

/**
 * What lasting effects make of a figure, as far as its moves, its enemies' eyes and its hit points
 * are concerned.
 *
 * @param ignores tiles that neither slow it down nor hurt it
 * @param focus the initiative that enemies see when they look for a focus; 0 for its own
 * @param likened conditions that it counts as having without having them
 * @param turned whether it takes its turn on the other side
 * @param habitat the only kind of tile that is no obstacle for it; NONE if it goes anywhere
 * @param sparesSummons whether it never focuses on summons of characters
 * @param vigour how many hit points its maximum is above the printed one
 */
public record Endowment(
    boolean flying,
    Set<Terrain> ignores,
    int focus,
    Set<Condition> likened,
    boolean turned,
    Terrain habitat,
    boolean sparesSummons,
    int vigour) {
  public Endowment {
    ignores = Set.copyOf(ignores);
    likened = Set.copyOf(likened);
  }

  public static Endowment of(boolean flying) {
    return new Endowment(flying, Set.of(), 0, Set.of(), false, Terrain.NONE, false, 0);
  }

  public Endowment flying(boolean flies) {
    return new Endowment(flies, ignores, focus, likened, turned, habitat, sparesSummons, vigour);
  }

  /** On the side that is its own. */
  Endowment loyal() {
    return turned
        ? new Endowment(flying, ignores, focus, likened, false, habitat, sparesSummons, vigour)
        : this;
  }

  /** Whether there is anything but flight. */
  public boolean isMore() {
    return focus != 0
        || !ignores.isEmpty()
        || !likened.isEmpty()
        || turned
        || habitat != Terrain.NONE
        || sparesSummons
        || vigour != 0;
  }

  /**
   * Whether such effects make of somebody something else.
   *
   * @param flight whether flying counts
   */
  public static boolean isOf(List<Effect> effects, boolean flight) {
    for (int i = 0; i < effects.size(); i++) {
      Change change = effects.get(i).change();
      if (flight && (change instanceof Change.Flying || change instanceof Change.Grounded)
          || change instanceof Change.Ignores
          || change instanceof Change.FocusInitiative
          || change instanceof Change.Turncoat
          || change instanceof Change.ConfinedTo
          || change instanceof Change.SparesSummons
          || change instanceof Change.MaxHitPoints
          || change instanceof Change.CountsAs) {
        return true;
      }
    }
    return false;
  }
}
