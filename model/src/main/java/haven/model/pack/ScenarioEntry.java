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
 * @param borrowed whether it belongs to a pack that this one depends on
 */
public record ScenarioEntry(
    int number,
    String introduction,
    String conclusion,
    List<String> requires,
    Origin origin,
    boolean borrowed,
    Scenario scenario) {
  public ScenarioEntry {
    requires = List.copyOf(requires);
  }
}
