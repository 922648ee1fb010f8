package haven.model.campaign;

import haven.model.scenario.AllyCard;
import haven.model.scenario.Reward;
import java.util.List;

/**
 * Somebody whom an event sends along into the next scenario, which is played as if there were one
 * character more (EX-EVT-09).
 *
 * @param lost what happens if the scenario is lost or the guest does not survive it
 */
public record Guest(AllyCard ally, List<Reward> lost) {
  public Guest {
    lost = List.copyOf(lost);
  }
}
