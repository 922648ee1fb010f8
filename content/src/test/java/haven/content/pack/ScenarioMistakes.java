package haven.content.pack;

import static haven.content.pack.Mistake.SCENARIO;
import static haven.content.pack.Mistake.mistake;

import java.util.ArrayList;
import java.util.List;

/** Mistakes in scenarios, their goals and rules. */
final class ScenarioMistakes {
  private ScenarioMistakes() {}

  static List<Mistake> all() {
    List<Mistake> all = new ArrayList<>();
    all.addAll(ofScenarios());
    all.addAll(ofGoals());
    all.addAll(ofRules());
    return all;
  }

  private static List<Mistake> ofScenarios() {
    return List.of(
        mistake(
            "unknown monster",
            SCENARIO,
            "{monster: Mouse, at",
            "{monster: Moose, at",
            "rooms[0].monsters[0].monster",
            "there is no monster 'Moose'",
            "did you mean 'Mouse'?"),
        mistake(
            "an achievement that must be there and must not",
            SCENARIO,
            "goal: kill-all",
            "requires: [First Steps, not First Steps]\ngoal: kill-all",
            "requires",
            "'First Steps' must be there and must not",
            "remove one of the two"),
        mistake(
            "a single way to fulfil a requirement",
            SCENARIO,
            "goal: kill-all",
            "requires: [{any-way: [[First Steps]]}]\ngoal: kill-all",
            "requires[0].any-way",
            "there is only one way",
            "write its achievements without 'any-way'"),
        mistake(
                "a choice of one scenario",
                SCENARIO,
                "rewards:\n",
                "rewards:\n  - {unlocks-one-of: [2]}\n",
                "rewards[0].unlocks-one-of",
                "there is nothing to choose",
                "write 'unlocks'")
            .at("unlocks-one-of"),
        mistake(
            "order of a type that takes no part",
            SCENARIO,
            "goal: kill-all",
            "order: [Mouse, Moose]\ngoal: kill-all",
            "order[1]",
            "there is no monster 'Moose'",
            "did you mean 'Mouse'?"),
        mistake(
            "order in which a type stands twice",
            SCENARIO,
            "goal: kill-all",
            "order: [Mouse, Rat, Mouse]\ngoal: kill-all",
            "order[2]",
            "Mouse stands here twice",
            "name it once"),
        mistake(
            "order of a single type",
            SCENARIO,
            "goal: kill-all",
            "order: [Mouse]\ngoal: kill-all",
            "order[0]",
            "Mouse shares its ability deck with no other type that is named here",
            "name types of one set"),
        mistake(
            "unknown treasure",
            SCENARIO,
            "{treasure: 1, at",
            "{treasure: 2, at",
            "rooms[1].treasures[0].treasure",
            "there is no treasure '2'",
            "there are 1"),
        mistake(
            "unknown item as a reward",
            SCENARIO,
            "- {item: Apron}",
            "- {item: Hat}",
            "rewards[0].item",
            "there is no item 'Hat'",
            "there are Apron"),
        mistake(
            "rank that is not on the stat card",
            SCENARIO,
            "at: [2, 1], ranks: normal",
            "at: [2, 1], ranks: elite",
            "rooms[0].monsters[0].ranks",
            "the stat card of Mouse has no rank elite",
            "it has normal"),
        mistake(
            "unknown rank",
            SCENARIO,
            "at: [2, 1], ranks: normal",
            "at: [2, 1], ranks: huge",
            "rooms[0].monsters[0].ranks",
            "'huge' is no rank",
            "none, normal, elite"),
        mistake(
            "monster that is never placed",
            SCENARIO,
            "at: [2, 1], ranks: normal",
            "at: [2, 1], ranks: none",
            "rooms[0].monsters[0].ranks",
            "nobody is ever placed here",
            "give a rank, or remove it"),
        mistake(
                "fewer monsters for more players",
                SCENARIO,
                "ranks: normal/normal/elite",
                "ranks: elite/normal/normal",
                "rooms",
                "3 characters meet less (2) than 2 do (3)",
                "should not become fewer")
            .at("  - room: 1"),
        mistake(
                "more monsters than standees",
                SCENARIO,
                "      - {monster: Mouse, at: [2, 1], ranks: normal}",
                "      - {monster: Rat, at: [2, 1], ranks: normal}\n"
                    + "      - {monster: Rat, at: [1, 1], ranks: normal}\n"
                    + "      - {monster: Rat, at: [0, 1], ranks: none/none/normal}",
                "rooms[0].monsters[2].ranks",
                "with 4 characters there are more than the 2 standees of Rat",
                "place fewer")
            .at("at: [0, 1], ranks"),
        mistake(
            "missing text",
            SCENARIO,
            "rule: Squeaking",
            "rule: Squeals",
            "",
            "'Squeals' has no text in 'de'",
            "add it to texts/de.yaml"));
  }

  private static List<Mistake> ofGoals() {
    return List.of(
        goal("{kill: Moose}", "goal.kill", "there is no 'Moose' here", "did you mean 'Mouse'?"),
        goal("{kills: 2, of: Moose}", "goal.of", "there is no 'Moose' here", "'Mouse'?"),
        goal("{destroyed: Mouse}", "goal.destroyed", "there is no 'Mouse' here", "define it"),
        goal("{looted: 9}", "goal.looted", "there are 3 loot tokens at most", "ask for fewer"),
        goal(
            "{treasures-looted: chest}",
            "goal.treasures-looted",
            "there are 0 goal treasures 'chest'",
            "place 1, or ask for fewer"),
        goal("all-escaped", "goal", "nobody can escape", "add 'escapes' to the map"),
        goal("{counted: bells}", "goal.counted", "no rule counts 'bells'", "define it"),
        goal(
            "{all: [kill-all, {not: {kill: Moose}}]}",
            "goal.all[1].not.kill",
            "there is no 'Moose' here",
            "did you mean 'Mouse'?"),
        goal("{reached: [[9, 9]]}", "goal.reached", "the goal is at [9, 9]", "of the floor"),
        goal("{revealed: [9, 9]}", "goal.revealed", "the room is at [9, 9]", "of the floor"),
        goal("{opened: [[0, 0]]}", "goal.opened", "there is no door here", "the hex of a door"),
        goal("kill-everything", "goal", "'kill-everything' is no goal", "kill-all"));
  }

  private static List<Mistake> ofRules() {
    return List.of(
        mistake(
            "rule of an unknown plate",
            SCENARIO,
            "on: {plate: scales}",
            "on: {plate: scale}",
            "rules[0].on",
            "there is no plate 'scale'",
            "did you mean 'scales'?"),
        mistake(
            "rule of an unknown section",
            SCENARIO,
            "on: {plate: scales}",
            "on: {section: crumb}",
            "rules[0].on",
            "there is no section 'crumb'",
            "did you mean 'crumbs'?"),
        mistake(
            "rule of an unknown figure",
            SCENARIO,
            "on: {died: Mouse}",
            "on: {died: Cat}",
            "rules[1].on",
            "there is no figure 'Cat'",
            "did you mean 'Rat'?"),
        mistake(
            "rule of an unknown goal treasure",
            SCENARIO,
            "on: {died: Mouse}",
            "on: {treasure-looted: chest}",
            "rules[1].on",
            "there is no goal treasure 'chest'",
            "define it"),
        mistake(
            "rule that unlocks no door",
            SCENARIO,
            "do: [{give: muddle}]",
            "do: [{unlock: [0, 0]}]",
            "rules[0].do[0].unlock",
            "there is no door here",
            "choose the hex of a door"),
        mistake(
            "rule that spawns an unknown monster",
            SCENARIO,
            "{spawn: Rat,",
            "{spawn: Cat,",
            "rules[1].do[0].spawn",
            "there is no monster 'Cat'",
            "did you mean 'Rat'?"),
        mistake(
            "spawn off the map",
            SCENARIO,
            "ranks: normal, at: [5, 0]}]}",
            "ranks: normal, at: [5, 5]}]}",
            "rules[1].do[0].at",
            "the spawn is at [5, 5], which is not on the map",
            "choose a hex of the floor"),
        mistake(
            "unknown deed",
            SCENARIO,
            "do: [{give: muddle}]",
            "do: [explode]",
            "rules[0].do[0]",
            "'explode' is no deed",
            "the nearest of "));
  }

  private static Mistake goal(String goal, String field, String message, String remedy) {
    return mistake(
        "goal " + goal, SCENARIO, "goal: kill-all", "goal: " + goal, field, message, remedy);
  }
}
