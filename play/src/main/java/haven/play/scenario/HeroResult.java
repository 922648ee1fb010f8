package haven.play.scenario;

import haven.model.LootKind;
import haven.model.rules.EndRules.Step;
import haven.model.scenario.Reward;
import haven.play.item.Opened;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What one hero takes home.
 *
 * @param experience what its dial shows, experience of treasures included
 * @param bonusExperience for completing the scenario
 * @param gold for what it has looted; that of treasures not included
 * @param checkmarks for its battle goal
 * @param treasures what it has found itself
 * @param items random items it has looted (LOT-36)
 * @param special the special loot cards it has drawn
 * @param kills the monsters it has killed, which count however the scenario ended
 */
public record HeroResult(
    String hero,
    HeroTally.Fate fate,
    int experience,
    int bonusExperience,
    int gold,
    Map<LootKind, Integer> resources,
    int checkmarks,
    List<String> masteries,
    List<Opened> treasures,
    List<String> items,
    List<String> special,
    List<HeroTally.Kill> kills) {

  /** Only what counts by these steps, with the bonus if it is among them. */
  HeroResult counting(List<Step> steps, int bonus) {
    boolean treasured = steps.contains(Step.TREASURES);
    return new HeroResult(
        hero,
        fate,
        steps.contains(Step.EXPERIENCE) ? experience : 0,
        steps.contains(Step.BONUS_EXPERIENCE) ? bonus : 0,
        steps.contains(Step.GOLD) ? gold : 0,
        steps.contains(Step.RESOURCES) ? resources : Map.of(),
        steps.contains(Step.CHECKMARKS) ? checkmarks : 0,
        steps.contains(Step.MASTERIES) ? masteries : List.of(),
        treasured ? treasures : List.of(),
        treasured ? items : List.of(),
        treasured ? special : List.of(),
        kills);
  }

  /** What its treasures hold that is still to be booked (LOT-42): all that was not done at once. */
  public List<Reward> rewards() {
    List<Reward> rewards = new ArrayList<>();
    for (Opened treasure : treasures) {
      for (Reward reward : treasure.rewards()) {
        if (!reward.isDoneAtOnce()) {
          rewards.add(reward);
        }
      }
    }
    return rewards;
  }
}
