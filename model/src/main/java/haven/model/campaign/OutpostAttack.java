package haven.model.campaign;

import haven.model.scenario.Reward;
import java.util.List;

/**
 * An attack on the buildings of an outpost (TWG-02).
 *
 * @param value to be equalled or exceeded for each target
 * @param targets how many buildings are attacked
 * @param which of which buildings
 * @param order in which order of their numbers
 * @param buildings the numbers of the only ones that are attacked; none for all
 * @param wrecks whether a check that fails wrecks the building instead of damaging it (TWG-05)
 * @param afterwards what is gained then, whatever came of the checks (EX-TWG-02)
 */
public record OutpostAttack(
    int value,
    int targets,
    Which which,
    Order order,
    List<Integer> buildings,
    boolean wrecks,
    List<Reward> afterwards) {

  /** Buildings by their reference numbers. */
  public enum Which {
    ALL,
    ODD,
    EVEN;

    public boolean has(int number) {
      return switch (this) {
        case ALL -> true;
        case ODD -> number % 2 != 0;
        case EVEN -> number % 2 == 0;
      };
    }
  }

  /** Which are attacked first. */
  public enum Order {
    /** Without a priority the party chooses (TWG-03). */
    BY_CHOICE,
    ASCENDING,
    DESCENDING
  }

  public OutpostAttack {
    buildings = List.copyOf(buildings);
    afterwards = List.copyOf(afterwards);
  }

  /** Whether a building can be among the targets. */
  public boolean mayTarget(int number) {
    return which.has(number) && (buildings.isEmpty() || buildings.contains(number));
  }
}
