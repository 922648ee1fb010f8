package haven.play.scenario;

import java.util.List;

/** How a scenario stands when a round is over (END-01 to END-04). */
public enum Verdict {
  GOES_ON,
  COMPLETED,
  LOST;

  /**
   * @param goal whether its goal has been achieved
   * @param loss whether a loss condition of its own has occurred
   */
  public static Verdict of(boolean goal, boolean loss, List<HeroTally> heroes) {
    if (loss || heroes.stream().allMatch(HeroTally::isOut)) {
      return LOST; // even if completed in the same round (END-04)
    }
    return goal ? COMPLETED : GOES_ON;
  }
}
