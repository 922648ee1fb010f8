package haven.model.scenario;

/**
 * Where a scenario lies on the map of the campaign, and how one comes there.
 *
 * @param square of the grid on that map; empty if it has none
 * @param roadEvent whether travelling there brings a road event
 * @param found how it becomes known
 */
public record Chart(String square, boolean roadEvent, Found found) {
  public static final Chart NONE = new Chart("", true, Found.BY_REWARD);

  /** How a scenario becomes known. */
  public enum Found {
    BY_REWARD,
    AT_START,
    /** Drawn when something gives a random scenario. */
    AT_RANDOM
  }
}
