package haven.content.pack;

import haven.content.scenario.RoomPage;
import haven.content.scenario.ScenarioPage;
import haven.content.yaml.Problems;
import haven.model.map.Formula;
import haven.model.map.Terms;
import haven.model.map.Treasure;
import haven.model.map.TreasureTile;
import haven.model.monster.MonsterType;
import haven.model.scenario.ScenarioRule.Deed;
import haven.model.scenario.Situation;
import haven.model.scenario.Whom;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Whether the goal, the loss and the conditions of a scenario's rules can ever be met. */
final class SituationChecks {
  private static final int FEWEST = 2;

  private final Definition<ScenarioPage> one;
  private final ScenarioPage page;
  private final Index index;
  private final Problems problems;

  SituationChecks(Definition<ScenarioPage> one, Index index, Problems problems) {
    this.one = one;
    this.page = one.thing();
    this.index = index;
    this.problems = problems;
  }

  void run() {
    check(page.goal(), "goal");
    page.loss().ifPresent(loss -> check(loss, "loss"));
    for (int i = 0; i < page.rules().size(); i++) {
      List<Situation> conditions = page.rules().get(i).conditions();
      for (int j = 0; j < conditions.size(); j++) {
        check(conditions.get(j), "rules", i, "if", j);
      }
    }
  }

  private void check(Situation goal, Object... way) {
    switch (goal) {
      case Situation.KillAll(), Situation.KillRevealed() -> monsters(way);
      case Situation.KillType(String type) -> known(type, monsterTypes(), on(way, "kill"));
      case Situation.KillCount(String type, Formula number) -> kills(type, least(number), way);
      case Situation.Destroyed(String name, Formula number) -> destroyed(name, least(number), way);
      case Situation.Escaped(String name, Formula _) -> escaped(name, on(way, "escaped"));
      case Situation.Present(Whom _, Formula _) -> {} // see RuleChecks
      case Situation.Looted(Formula tokens) -> loot(least(tokens), on(way, "looted"));
      case Situation.TreasuresLooted(String rule, Formula number) ->
          treasures(rule, least(number), on(way, "treasures-looted"));
      case Situation.AllEscaped() -> {
        if (page.map().escapes().isEmpty()) {
          never("nobody can escape", "add 'escapes' to the map", way);
        }
      }
      case Situation.Counted(String counter, Formula _) -> {
        if (!counters().contains(counter)) {
          never(
              "no rule counts '" + counter + "'",
              Index.instead(counter, counters()),
              on(way, "counted"));
        }
      }
      case Situation.Combined combined -> parts(combined, way).forEach(this::check);
      case Situation.AtLeast _,
          Situation.Rounds _,
          Situation.EveryRound _,
          Situation.Reached _,
          Situation.Revealed _,
          Situation.Opened _ -> {}
    }
  }

  /** What a goal is composed of, and where each part is written. */
  static Map<Situation, Object[]> parts(Situation.Combined goal, Object... way) {
    Map<Situation, Object[]> parts = new IdentityHashMap<>();
    switch (goal) {
      case Situation.All(List<Situation> goals) -> each(goals, on(way, "all"), parts);
      case Situation.Any(List<Situation> goals) -> each(goals, on(way, "any"), parts);
      case Situation.Not(Situation other) -> parts.put(other, on(way, "not"));
    }
    return parts;
  }

  private static void each(List<Situation> goals, Object[] way, Map<Situation, Object[]> parts) {
    for (int i = 0; i < goals.size(); i++) {
      parts.put(goals.get(i), on(way, i));
    }
  }

  /** One step further. */
  static Object[] on(Object[] way, Object step) {
    Object[] further = Arrays.copyOf(way, way.length + 1);
    further[way.length] = step;
    return further;
  }

  private Set<String> monsterTypes() {
    Set<String> types = new TreeSet<>(ScenarioChecks.monsters(page));
    for (String type : List.copyOf(types)) {
      Definition<MonsterType> known = index.monsters.get(type);
      if (known != null) {
        types.addAll(Assembly.Summoned.by(known.thing(), index));
      }
    }
    return types;
  }

  /** Only what is placed can be killed, unless monsters spawn or summon others. */
  private void kills(String type, int number, Object... way) {
    if (!type.isEmpty()) {
      known(type, monsterTypes(), on(way, "of"));
    }
    long there =
        page.rooms().stream()
            .flatMap(room -> room.setup().monsters().stream())
            .filter(spot -> type.isEmpty() || spot.type().equals(type))
            .filter(spot -> spot.symbol().rank(FEWEST).isPresent())
            .count();
    boolean more =
        page.rules().stream()
                .flatMap(rule -> rule.deeds().stream())
                .anyMatch(Deed.Spawn.class::isInstance)
            || !ScenarioChecks.monsters(page).equals(monsterTypes())
            || ScenarioChecks.monsters(page).stream().anyMatch(this::summons);
    if (there < number && !more) {
      never("two characters meet only " + there + " of them", "ask for fewer", on(way, "kills"));
    }
  }

  private boolean summons(String type) {
    Definition<MonsterType> known = index.monsters.get(type);
    return known != null && !Assembly.Summoned.by(known.thing(), index).isEmpty();
  }

  /** As many as fewest characters need at the lowest level. */
  private static int least(Formula number) {
    return number.value(Terms.of(0, FEWEST));
  }

  /** Allies may come in any number; objectives are those that are placed or that rules place. */
  private void destroyed(String name, int number, Object... way) {
    known(name, ScenarioChecks.objectives(page), on(way, "destroyed"));
    boolean more =
        page.rules().stream()
            .flatMap(rule -> rule.deeds().stream())
            .anyMatch(Deed.Erect.class::isInstance);
    long there =
        page.rooms().stream()
            .flatMap(room -> room.setup().objectives().stream())
            .filter(objective -> objective.name().equals(name))
            .count();
    if (there > 0 && there < number && !more) {
      never("there are " + there + " of them", "ask for fewer", on(way, "number"));
    }
  }

  private void escaped(String name, Object... way) {
    boolean possible =
        page.rules().stream()
            .flatMap(rule -> rule.deeds().stream())
            .anyMatch(Deed.Escape.class::isInstance);
    if (!possible) {
      never("no rule lets anybody escape", "add a rule with 'escape: …'", way);
    }
    known(name, ScenarioChecks.figures(page), way);
  }

  private void never(String message, String remedy, Object... way) {
    String what =
        switch (String.valueOf(way[0])) {
          case "loss" -> "this can never lose the scenario: ";
          case "rules" -> "this can never hold: ";
          default -> "the goal can never be met: ";
        };
    one.wrong(problems, what + message, remedy, way);
  }

  private void monsters(Object... way) {
    if (page.rooms().stream().allMatch(room -> room.setup().monsters().isEmpty())) {
      never("there are no monsters", "place some", way);
    }
  }

  private void known(String name, Collection<String> figures, Object... way) {
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
