package haven.play.scenario;

import haven.model.Cite;
import haven.model.ScenarioLevel;
import haven.model.Variant;
import haven.model.card.BattleGoal.Measure;
import haven.model.rules.EndRules;
import haven.model.rules.EndRules.Step;
import haven.model.rules.PartyRules.Journey;
import haven.model.rules.PartyRules.Standing;
import haven.model.scenario.Reward;
import haven.play.Refused;
import haven.play.item.LootPile.End;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * What a scenario that is over gives, ready for the campaign to book. Only what the tallies hold
 * counts: whatever still lies on the map is lost (LOT-04).
 *
 * @param steps what is to be done, in order
 * @param heroes in the order of the party; exhausted heroes get what the others get (EXH-11)
 * @param rewards what the scenario's page promises; gold and experience for each hero
 */
public record ScenarioResult(
    End end,
    List<Step> steps,
    List<HeroResult> heroes,
    List<Reward> rewards,
    int inspiration,
    Next next) {

  /**
   * What the end means for the party's next scenario.
   *
   * @param sameScenario whether it must be this one again
   * @param outpostPhase whether an outpost phase comes first
   */
  public record Next(boolean sameScenario, boolean outpostPhase, Journey journey) {}

  private static final Set<Step> STORY_AND_REWARDS =
      EnumSet.of(
          Step.CONCLUSION,
          Step.REWARDS,
          Step.UNLOCK_SCENARIOS,
          Step.MARK_COMPLETED,
          Step.MARK_LOCKED);

  public ScenarioResult {
    steps = List.copyOf(steps);
    heroes = List.copyOf(heroes);
    rewards = List.copyOf(rewards);
  }

  /**
   * What the end gives by these final tallies, in the order of the party.
   *
   * @param levelsUp by how many levels bonus experience and gold are raised, if the scenario is
   *     completed (EX-ALY-01)
   */
  public static ScenarioResult of(
      Setup setup, End end, BattleGoals goals, List<HeroTally> tallies, int levelsUp) {
    int level = setup.rewardLevel(end == End.COMPLETED ? levelsUp : 0);
    List<HeroResult> heroes = new ArrayList<>();
    for (int hero = 0; hero < tallies.size(); hero++) {
      HeroTally tally = tallies.get(hero);
      String name = setup.party().heroes().get(hero).name();
      heroes.add(result(setup, level, name, tally, goals.checkmarks(hero, tally)));
    }
    return of(setup, end, level, heroes);
  }

  /**
   * What the end gives by what is told of a scenario: what its heroes have done and found, in the
   * order of the party. What does not count by the rules does not count here.
   *
   * @param levelsUp by how many levels bonus experience is raised, if the scenario is completed
   */
  public static ScenarioResult told(Setup setup, End end, List<HeroResult> heroes, int levelsUp) {
    return of(setup, end, setup.rewardLevel(end == End.COMPLETED ? levelsUp : 0), heroes);
  }

  private static ScenarioResult of(Setup setup, End end, int level, List<HeroResult> heroes) {
    EndRules rules = setup.ruleset().levels().end();
    if (end == End.LOST_AND_RETURNED && rules.triedAgain() == EndRules.TryAgain.MUST) {
      throw new Refused(
          setup.ruleset().cite(Cite.TRIED_AGAIN), "a lost scenario must be tried again");
    }
    List<Step> steps = steps(setup, rules, end);
    int bonus = ScenarioLevel.of(setup.ruleset(), level, false).bonusExperience();
    return new ScenarioResult(
        end,
        steps,
        heroes.stream().map(hero -> hero.counting(steps, bonus)).toList(),
        steps.contains(Step.REWARDS) ? setup.scenario().rewards() : List.of(),
        steps.contains(Step.INSPIRATION)
            ? Math.max(0, rules.inspirationBase() - setup.characters())
            : 0,
        next(setup, rules, end));
  }

  private static List<Step> steps(Setup setup, EndRules rules, End end) {
    List<Step> steps = new ArrayList<>(end == End.COMPLETED ? rules.completed() : rules.lost());
    if (end == End.LOST_AND_PLAYED_AGAIN) {
      steps.remove(Step.RESOURCES);
    }
    if (setup.circumstances().standing().contains(Standing.COMPLETED)) {
      steps.remove(Step.REWARDS); // END-26
    }
    if (setup.plays(Variant.CASUAL)) {
      switch (rules.casual()) {
        case NOTHING -> steps.retainAll(Set.of(Step.RECOVER));
        case ALL_BUT_STORY_AND_REWARDS -> steps.removeAll(STORY_AND_REWARDS);
      }
    }
    return steps;
  }

  private static HeroResult result(
      Setup setup, int level, String name, HeroTally tally, int checkmarks) {
    int characters = setup.characters();
    return new HeroResult(
        name,
        tally.fate(),
        tally.of(Measure.EXPERIENCE),
        0,
        tally.loot().gold(setup.ruleset().loot(), level, characters),
        tally.loot().resources(characters),
        checkmarks,
        tally.masteries(),
        tally.treasures(),
        tally.randomItems(),
        tally.loot().special(),
        tally.slain());
  }

  private static Next next(Setup setup, EndRules rules, End end) {
    boolean again = end == End.LOST_AND_PLAYED_AGAIN;
    return new Next(
        again,
        rules.outpostPhase() && !again && !setup.plays(Variant.CASUAL),
        again ? Journey.TRIED_AGAIN : Journey.TRAVELLED);
  }

  public boolean isCompleted() {
    return end == End.COMPLETED;
  }
}
