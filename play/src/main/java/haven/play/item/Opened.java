package haven.play.item;

import haven.model.map.Treasure;
import haven.model.scenario.Reward;
import java.util.List;

/** A numbered treasure that was looted, and what the campaign's index says it holds (LOT-40). */
public record Opened(Treasure.Numbered treasure, List<Reward> rewards) {
  public Opened {
    rewards = List.copyOf(rewards);
  }
}
