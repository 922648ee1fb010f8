package haven.server.report;

import java.util.List;
import java.util.Optional;

/**
 * What was played in a row, as reports name it.
 *
 * @param scenario with its pack, such as {@code gh/1}
 * @param party the classes of the heroes
 * @param bots as they are typed
 * @param level of the heroes
 * @param against what it is compared with
 */
public record Heading(
    String scenario,
    List<String> party,
    String bots,
    int level,
    int scenarioLevel,
    Optional<Against> against) {
  public Heading {
    party = List.copyOf(party);
  }

  /**
   * The other side of a comparison.
   *
   * @param name what differs
   */
  public record Against(String name, Heading row) {}
}
