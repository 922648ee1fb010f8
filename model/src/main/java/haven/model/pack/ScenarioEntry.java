package haven.model.pack;

import haven.model.scenario.Chart;
import haven.model.scenario.Requirement;
import haven.model.scenario.Scenario;
import java.util.List;

/**
 * A scenario of a pack, with what surrounds it in a campaign.
 *
 * @param number by which others speak of it; 0 if it has none
 * @param introduction read before it is played
 * @param conclusion read when it is won
 * @param chart where it lies on the campaign's map, and how it is found
 * @param requires what the party must have, or must not have, to play it
 * @param borrowed whether it belongs to a pack that this one depends on
 */
public record ScenarioEntry(
    int number,
    String introduction,
    String conclusion,
    Chart chart,
    List<Requirement> requires,
    Origin origin,
    boolean borrowed,
    Scenario scenario) {
  public ScenarioEntry {
    requires = List.copyOf(requires);
  }
}
