package haven.content.pack;

import haven.content.scenario.RoomPage;
import haven.content.scenario.ScenarioPage;
import haven.content.yaml.Problems;
import haven.model.map.Treasure;
import haven.model.map.TreasureTile;
import haven.model.scenario.Goal;
import haven.model.scenario.ScenarioRule.Deed;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Whether the goal, the loss and the conditions of a scenario's rules can ever be met. */
final class GoalChecks {
  private final Definition<ScenarioPage> one;
  private final ScenarioPage page;
  private final Problems problems;

  GoalChecks(Definition<ScenarioPage> one, Problems problems) {
    this.one = one;
    this.page = one.thing();
    this.problems = problems;
  }

  void run() {
    check(page.goal(), "goal");
    page.loss().ifPresent(loss -> check(loss, "loss"));
    for (int i = 0; i < page.rules().size(); i++) {
      List<Goal> conditions = page.rules().get(i).conditions();
      for (int j = 0; j < conditions.size(); j++) {
        check(conditions.get(j), "rules", i, "if", j);
      }
    }
  }

  private void check(Goal goal, Object... way) {
    switch (goal) {
      case Goal.KillAll(), Goal.KillRevealed() -> monsters(way);
      case Goal.KillType(String type) -> known(type, way);
      case Goal.KillCount(String type, int _) -> {
        if (!type.isEmpty()) {
          known(type, way);
        }
      }
      case Goal.Destroyed(String name) -> known(name, way);
      case Goal.Looted(int tokens) -> loot(tokens, way);
      case Goal.TreasuresLooted(String rule, int number) -> treasures(rule, number, way);
      case Goal.AllEscaped() -> {
        if (page.map().escapes().isEmpty()) {
          never("nobody can escape", "add 'escapes' to the map", way);
        }
      }
      case Goal.Counted(String counter, int _) -> {
        if (!counters().contains(counter)) {
          never("no rule counts '" + counter + "'", Index.instead(counter, counters()), way);
        }
      }
      case Goal.All(List<Goal> goals) -> goals.forEach(each -> check(each, way));
      case Goal.Any(List<Goal> goals) -> goals.forEach(each -> check(each, way));
      case Goal.Not(Goal other) -> check(other, way);
      case Goal.Rounds _, Goal.EveryRound _, Goal.Reached _, Goal.Revealed _ -> {}
    }
  }

  private void never(String message, String remedy, Object... way) {
    one.wrong(problems, "the goal can never be met: " + message, remedy, way);
  }

  private void monsters(Object... way) {
    if (page.rooms().stream().allMatch(room -> room.setup().monsters().isEmpty())) {
      never("there are no monsters", "place some", way);
    }
  }

  private void known(String name, Object... way) {
    Collection<String> figures = ScenarioChecks.figures(page);
    if (!figures.contains(name)) {
      never("there is no '" + name + "' here", Index.instead(name, figures), way);
    }
  }

  private void loot(int tokens, Object... way) {
    int there = 0;
    for (RoomPage room : page.rooms()) {
      there += room.setup().loot().size() + room.setup().monsters().size();
    }
    if (there < tokens) {
      never("there are " + there + " loot tokens at most", "ask for fewer", way);
    }
  }

  private void treasures(String rule, int number, Object... way) {
    long there =
        page.rooms().stream()
            .flatMap(room -> room.setup().treasures().stream())
            .filter(
                tile ->
                    tile.treasure() instanceof Treasure.Goal goal
                        && goal.specialRule().equals(rule))
            .count();
    if (there < number) {
      never(
          "there are " + there + " goal treasures '" + rule + "'",
          "place " + number + ", or ask for fewer",
          way);
    }
  }

  static Set<String> goalTreasures(ScenarioPage page) {
    Set<String> rules = new HashSet<>();
    for (RoomPage room : page.rooms()) {
      for (TreasureTile tile : room.setup().treasures()) {
        if (tile.treasure() instanceof Treasure.Goal goal) {
          rules.add(goal.specialRule());
        }
      }
    }
    return rules;
  }

  private Set<String> counters() {
    Set<String> counters = new HashSet<>();
    page.rules()
        .forEach(
            rule ->
                rule.deeds()
                    .forEach(
                        deed -> {
                          if (deed instanceof Deed.Count count) {
                            counters.add(count.counter());
                          }
                        }));
    return counters;
  }
}
