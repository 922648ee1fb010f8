package haven.model.map;

import java.util.Map;

/**
 * The numbers on which a scenario depends.
 *
 * @param level the scenario level, 0 to 7
 * @param characters how many characters started it; exhausted ones still count (MAP-15)
 * @param eliteHitPoints the hit points of the elites of monster types that formulas name
 */
public record Terms(int level, int characters, Map<String, Integer> eliteHitPoints) {

  public Terms {
    eliteHitPoints = Map.copyOf(eliteHitPoints);
  }

  public static Terms of(int level, int characters) {
    return new Terms(level, characters, Map.of());
  }
}
