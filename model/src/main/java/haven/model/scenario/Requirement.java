package haven.model.scenario;

import java.util.List;

/** What a party must have, or must not have, to set out for a scenario. All of several hold. */
public sealed interface Requirement {
  /**
   * A party or global achievement.
   *
   * @param times how often it must have been gained
   */
  record Held(String achievement, int times) implements Requirement {}

  /** An achievement that is not there, or not any more. */
  record Absent(String achievement) implements Requirement {}

  /** One of several ways is enough; of a way everything is needed. */
  record AnyWay(List<List<Requirement>> ways) implements Requirement {
    public AnyWay {
      ways = ways.stream().map(List::copyOf).toList();
    }
  }
}
