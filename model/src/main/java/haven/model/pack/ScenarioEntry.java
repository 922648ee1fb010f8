package haven.model.pack;

import haven.model.scenario.Scenario;
import java.util.List;

/**
 * A scenario of a pack, with what surrounds it in a campaign.
 *
 * @param number by which others speak of it; 0 if it has none
 * @param introduction read before it is played
 * @param conclusion read when it is won
 * @param requires achievements that must be held, or with {@code not} before, must not
 * @param unlocks numbers of scenarios that become known
 * @param links numbers of scenarios that may be played at once
 */
public record ScenarioEntry(
    int number,
    String introduction,
    String conclusion,
    List<String> requires,
    List<Integer> unlocks,
    List<Integer> links,
    Origin origin,
    Scenario scenario) {
  public ScenarioEntry {
    requires = List.copyOf(requires);
    unlocks = List.copyOf(unlocks);
    links = List.copyOf(links);
  }
}
