package haven.content.pack;

import static org.assertj.core.api.Assertions.assertThat;

import haven.content.yaml.Problem;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every kind of mistake is found, at its place, and what would be right is said. */
final class PlantedMistakesTest {
  private static final String CLASS = "class.yaml";
  private static final String MONSTERS = "monsters.yaml";
  private static final String THINGS = "things.yaml";
  private static final String SCENARIO = "scenario.yaml";
  private static final String MANIFEST = "pack.yaml";
  private static final String GERMAN = "texts/de.yaml";

  /**
   * A mistake in a pack that is right otherwise.
   *
   * @param piece what is replaced in the file
   * @param at a text on the line that the problem is expected on; the replacement if empty
   */
  record Mistake(
      String what,
      String file,
      String piece,
      String wrong,
      String at,
      String field,
      String message,
      String remedy) {
    @Override
    public String toString() {
      return what;
    }

    Mistake at(String line) {
      return new Mistake(what, file, piece, wrong, line, field, message, remedy);
    }

    SmallPack plant() {
      return SmallPack.small().replacing(file, piece, wrong);
    }

    int line(SmallPack pack) {
      String sought = at.isEmpty() ? wrong.lines().findFirst().orElse("") : at;
      List<String> lines = pack.text(file).lines().toList();
      for (int i = 0; i < lines.size(); i++) {
        if (lines.get(i).contains(sought)) {
          return i + 1;
        }
      }
      throw new IllegalStateException("'" + sought + "' is nowhere in " + file);
    }
  }

  private static Mistake mistake(
      String what,
      String file,
      String piece,
      String wrong,
      String field,
      String message,
      String remedy) {
    return new Mistake(what, file, piece, wrong, "", field, message, remedy);
  }

  static List<Mistake> mistakes() {
    List<Mistake> all = new ArrayList<>();
    all.addAll(ofTheLanguage());
    all.addAll(ofClasses());
    all.addAll(ofMonsters());
    all.addAll(ofThings());
    all.addAll(ofScenarios());
    all.addAll(ofMaps());
    all.addAll(ofGoals());
    all.addAll(ofRules());
    all.addAll(ofTheManifest());
    return all;
  }

  private static List<Mistake> ofTheLanguage() {
    return List.of(
        mistake("YAML", CLASS, "hand-size: 2", "hand-size: [2", "", "this is no YAML", "mind")
            .at("hit-points:"),
        mistake(
            "unknown field",
            CLASS,
            "        range: 2",
            "        rnage: 2",
            "cards[0].top[0].rnage",
            "'attack' has no field 'rnage'",
            "did you mean 'range'?"),
        mistake(
                "field twice",
                CLASS,
                "        range: 2",
                "        range: 2\n        range: 3",
                "cards[0].top[0].range",
                "the field is there twice",
                "the first is in line 13")
            .at("range: 3"),
        mistake(
            "unknown verb",
            CLASS,
            "      - move: 2 x hexes-moved",
            "      - mvoe: 2 x hexes-moved",
            "cards[0].bottom[0]",
            "'mvoe' is no line of a card half",
            "did you mean 'move'?"),
        mistake(
            "unknown verb before a known one",
            CLASS,
            "{heal: 2, target: self}",
            "{haal: 2, push: 1}",
            "cards[1].bottom[0]",
            "'haal' is no line of a card half",
            "did you mean 'heal'?"),
        mistake(
            "unknown kind of definition",
            THINGS,
            "- item: Apron",
            "- itme: Apron",
            "[0]",
            "'itme' is no definition",
            "did you mean 'item'?"),
        mistake(
            "unknown condition",
            CLASS,
            "gives: [muddle]",
            "gives: [mudle]",
            "cards[0].top[0].gives[0]",
            "'mudle' is not known here",
            "did you mean 'muddle'?"),
        mistake(
            "unknown element",
            CLASS,
            "{consume: fire, plus: 2}",
            "{consume: water, plus: 2}",
            "cards[0].top[0].bonus[0].consume",
            "'water' is not known here",
            "fire, ice, air, earth, light, dark"),
        mistake(
            "unknown check",
            CLASS,
            "when: [did]",
            "when: [done]",
            "cards[1].bottom[1].when[0]",
            "'done' is no check",
            "melee"),
        mistake(
            "unknown count",
            CLASS,
            "2 x hexes-moved",
            "2 x hexes-mooved",
            "cards[0].bottom[0].move",
            "'hexes-mooved' cannot be counted",
            "did you mean 'hexes-moved'?"),
        mistake(
            "unknown target",
            CLASS,
            "target: self",
            "target: everyone",
            "cards[1].bottom[0].target",
            "'everyone' is not known here",
            "enemies-adjacent"),
        mistake(
            "area with a strange sign",
            CLASS,
            "area: [\"@   x\"]",
            "area: [\"@   y\"]",
            "cards[1].top[1].area",
            "'y' should be @, x, b or o",
            "rows of a drawing"),
        mistake(
            "area that hits nothing",
            CLASS,
            "area: [\"@   x\"]",
            "area: [\"@\"]",
            "cards[1].top[1].area",
            "at least one red hex",
            "rows of a drawing"),
        mistake(
            "bonus without a price",
            CLASS,
            "{consume: fire, plus: 2}",
            "{plus: 2}",
            "cards[0].top[0].bonus[0]",
            "the bonus is free",
            "give it 'when', 'consume'"),
        mistake(
            "effect without an end",
            CLASS,
            "{shield: 1, lasts: round}",
            "{shield: 1}",
            "cards[1].top[0]",
            "how long this lasts",
            "add 'lasts' or 'uses'"),
        mistake(
            "bad duration",
            CLASS,
            "lasts: round",
            "lasts: forever",
            "cards[1].top[0].lasts",
            "'forever' is not right here",
            "round, persistent, turn"),
        mistake(
            "bad formula",
            MONSTERS,
            "2 + L",
            "2 + X",
            "[1].normal.hit-points",
            "'X' should be a number, L, C",
            "formula of C and L"));
  }

  private static List<Mistake> ofClasses() {
    return List.of(
        mistake(
                "missing field",
                CLASS,
                "    level: 1\n    initiative: 20",
                "    level: 1",
                "cards[0].initiative",
                "the field 'initiative' is missing",
                "a number from 1 to 99")
            .at("card: Rolling Pin"),
        mistake(
            "wrong type",
            CLASS,
            "hand-size: 2",
            "hand-size: two",
            "hand-size",
            "'two' is not right here",
            "a number from 1 to 20"),
        mistake(
            "list instead of a number",
            CLASS,
            "initiative: 20",
            "initiative: [20]",
            "cards[0].initiative",
            "a list is not right here",
            "a number from 1 to 99"),
        mistake(
            "number out of range",
            CLASS,
            "initiative: 70",
            "initiative: 170",
            "cards[1].initiative",
            "'170' is not right here",
            "a number from 1 to 99"),
        mistake(
            "bad level",
            CLASS,
            "level: 1\n    initiative: 70",
            "level: Y\n    initiative: 70",
            "cards[1].level",
            "'Y' is not right here",
            "1 to 9, or X"),
        mistake(
            "hand larger than the cards",
            CLASS,
            "hand-size: 2",
            "hand-size: 3",
            "hand-size",
            "larger than the 2 cards of level 1",
            "more cards or a smaller hand"),
        mistake(
            "too few hit points",
            CLASS,
            "[6, 7, 8, 9, 10, 11, 12, 13, 14]",
            "[6, 7, 8, 9, 10, 11, 12, 13]",
            "hit-points",
            "there are 8 numbers",
            "write 9"),
        mistake(
            "falling hit points",
            CLASS,
            "[6, 7, 8, 9, 10, 11, 12, 13, 14]",
            "[6, 5, 8, 9, 10, 11, 12, 13, 14]",
            "hit-points[1]",
            "hit points fall from level 1 to level 2",
            "grow"),
        mistake(
                "two cards of one name",
                CLASS,
                "card: Hot Oven",
                "card: Rolling Pin",
                "cards[1].card",
                "another card 'Rolling Pin'",
                "another name")
            .at("card: Rolling Pin#2"),
        mistake(
            "perk that does nothing",
            CLASS,
            "{add: [+1]}",
            "{boxes: 2}",
            "perks[1]",
            "the perk does nothing",
            "'remove', 'add' or 'ignore'"),
        mistake(
            "perk that removes too much",
            CLASS,
            "{remove: [-1, -1]}",
            "{boxes: 3, remove: [-1, -1]}",
            "perks[0].remove",
            "remove more -1 cards than there are",
            "remove fewer"));
  }

  private static List<Mistake> ofMonsters() {
    return List.of(
        mistake(
            "unknown deck",
            MONSTERS,
            "deck: Rodents\n  standees: 4",
            "deck: Rodens\n  standees: 4",
            "[0].deck",
            "there is no ability deck 'Rodens'",
            "did you mean 'Rodents'?"),
        mistake(
                "wrong number of levels",
                MONSTERS,
                "    - {hit-points: 8, move: 2, attack: 1}\n",
                "",
                "[0].normal",
                "there are 7 lines",
                "write 8, for levels 0 to 7, or 1")
            .at("{hit-points: 1,"),
        mistake(
                "falling hit points of a monster",
                MONSTERS,
                "{hit-points: 4, move",
                "{hit-points: 1, move",
                "[0].normal[3].hit-points",
                "hit points fall from level 2 to level 3",
                "grow")
            .at("{hit-points: 1, move: 2, attack: 1}#2"),
        mistake(
                "no stat card",
                MONSTERS,
                "  normal: {hit-points: 2 + L, move: 2, attack: 1}\n"
                    + "  elite: {hit-points: 4 * C, move: 2, attack: 2}\n",
                "",
                "[1].monster",
                "the monster has no stat card",
                "add 'normal', 'elite', 'boss' or 'named'")
            .at("monster: Rat"),
        mistake(
                "summons nobody knows",
                MONSTERS,
                "do: [{move: +1}]",
                "do: [{summon-monster: Mose, ranks: normal}]",
                "[0].monster",
                "summons 'Mose', which is no monster",
                "did you mean 'Mouse'?")
            .at("monster: Mouse"),
        mistake(
            "deck without cards",
            MONSTERS,
            "  cards:\n    - {initiative: 30, do: [{move: +0}, {attack: +0}]}\n"
                + "    - {initiative: 50, do: [{move: +1}]}",
            "  cards: []",
            "[2].cards",
            "the deck has no cards",
            "at least one"),
        mistake(
                "two monsters of one name",
                MONSTERS,
                "- monster: Rat",
                "- monster: Mouse",
                "[1].monster",
                "another monster 'Mouse'",
                "the first is at small/monsters.yaml:1")
            .at("- monster: Mouse#2"));
  }

  private static List<Mistake> ofThings() {
    return List.of(
        mistake(
            "two items of one name",
            THINGS,
            "- battle-goal: Tidy",
            "- {item: Apron, slot: body, then: spent, use: {when: during-turn}, text: Again.}\n"
                + "- battle-goal: Tidy",
            "[1].item",
            "another item 'Apron'",
            "another name"),
        mistake(
            "two treasures of one number",
            THINGS,
            "- {tile: B,",
            "- {treasure: 1, holds: [{gold: 5}]}\n- {tile: B,",
            "[4].treasure",
            "another treasure '1'",
            "another name"),
        mistake(
                "two tiles of one name",
                THINGS,
                "- {tile: B,",
                "- {tile: A,",
                "[4].tile",
                "another tile 'A'",
                "another name")
            .at("sides: [B1a"),
        mistake(
            "unknown item in a treasure",
            THINGS,
            "holds: [{item: Apron}]",
            "holds: [{item: Aporn}]",
            "[2].holds[0].item",
            "there is no item 'Aporn'",
            "did you mean 'Apron'?"),
        mistake(
            "demand that compares twice",
            THINGS,
            "{measure: kills, at-most: 0}",
            "{measure: kills, at-most: 0, at-least: 0}",
            "[1].demands[0]",
            "a demand compares once",
            "either 'at-least' or 'at-most'"),
        mistake(
            "unknown measure",
            THINGS,
            "measure: kills",
            "measure: kils",
            "[1].demands[0].measure",
            "'kils' is not known here",
            "did you mean 'kills'?"),
        mistake(
            "unknown slot",
            THINGS,
            "slot: body",
            "slot: torso",
            "[0].slot",
            "'torso' is not known here",
            "head, body, legs"),
        mistake(
                "superfluous text",
                GERMAN,
                "Pantry: Speisekammer",
                "Pantry: Speisekammer\nLarder: Speis",
                "Larder",
                "nothing is called so",
                "remove it")
            .at("Larder"));
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
                "scenario",
                "'Squeals' has no text in 'de'",
                "add it to texts/de.yaml")
            .at("scenario: Pantry"));
  }

  private static List<Mistake> ofMaps() {
    return List.of(
        mistake(
            "unknown tile",
            SCENARIO,
            "{tile: A1a,",
            "{tile: A9a,",
            "map.tiles[0]",
            "there is no side of a map tile 'A9a'",
            "did you mean 'A1a'?"),
        mistake(
            "overlapping tiles",
            SCENARIO,
            "{tile: B1a, at: [4, 0]}",
            "{tile: B1a, at: [2, 0]}",
            "map.tiles[1]",
            "this tile and A1a both cover [2, 0]",
            "move or turn one of them"),
        mistake(
                "plan and tiles",
                SCENARIO,
                "map:\n",
                "map:\n  plan: .\n",
                "map",
                "either 'plan' or 'tiles'",
                "leave one of them out")
            .at("  plan: ."),
        mistake(
            "unknown hex",
            SCENARIO,
            "{monster: Mouse, at: [2, 1]",
            "{monster: Mouse, at: q",
            "rooms[0].monsters[0].at",
            "no hex is called 'q'",
            "name it in 'names'"),
        mistake(
            "monster off the map",
            SCENARIO,
            "{monster: Mouse, at: [2, 1]",
            "{monster: Mouse, at: [9, 9]",
            "rooms[0].monsters[0].at",
            "Mouse is at [9, 9], which is not on the map",
            "choose a hex of the floor"),
        mistake(
            "monster on an obstacle",
            SCENARIO,
            "{monster: Mouse, at: [2, 1]",
            "{monster: Mouse, at: [2, 0]",
            "rooms[0].monsters[0].at",
            "Mouse stands in an obstacle",
            "move one of them"),
        mistake(
            "monster in another room",
            SCENARIO,
            "{monster: Mouse, at: [2, 1]",
            "{monster: Mouse, at: [6, 0]",
            "rooms[0].monsters[0].at",
            "Mouse is in another room",
            "write it with that room"),
        mistake(
                "two monsters on one hex",
                SCENARIO,
                "      - {monster: Mouse, at: [2, 1], ranks: normal}",
                "      - {monster: Mouse, at: [2, 1], ranks: normal}\n"
                    + "      - {monster: Rat, at: [2, 1], ranks: normal}",
                "rooms[0].monsters[1].at",
                "with 2 characters two monsters stand here",
                "move one of them")
            .at("Rat, at: [2, 1]"),
        mistake(
                "two overlay tiles on one hex",
                SCENARIO,
                "      - {obstacle: barrel, at: [2, 0]}",
                "      - {obstacle: barrel, at: [2, 0]}\n      - {trap: spikes, at: [2, 0]}",
                "rooms[0].tiles[1].at",
                "two overlay tiles lie at [2, 0]",
                "move one of them")
            .at("trap: spikes"),
        mistake(
            "too few start hexes",
            SCENARIO,
            "starts: [[0, 0], [1, 0], [0, 1], [1, 1]]",
            "starts: [[0, 0], [1, 0], [0, 1]]",
            "map.starts",
            "there are 3 start hexes",
            "four characters need four"),
        mistake(
            "start hex off the map",
            SCENARIO,
            "starts: [[0, 0],",
            "starts: [[0, 9],",
            "map.starts[0]",
            "a start hex is at [0, 9], which is not on the map",
            "choose a hex of the floor"),
        mistake(
            "start hex that is taken",
            SCENARIO,
            "starts: [[0, 0],",
            "starts: [[2, 0],",
            "map.starts[0]",
            "a monster or an obstacle is on the start hex",
            "move one of them"),
        mistake(
                "room out of reach",
                SCENARIO,
                "  doors:\n    - {door: wooden, at: [3, 0]}\n",
                "",
                "rooms[1].at",
                "the room '2' cannot be reached",
                "add a door")
            .at("    at: [4, 0]"),
        mistake(
                "locked door that nobody opens",
                SCENARIO,
                "{door: wooden, at: [3, 0]}",
                "{door: wooden, at: [3, 0], state: locked}",
                "rooms[1].at",
                "the room '2' cannot be reached",
                "a rule that opens the locked one")
            .at("    at: [4, 0]"),
        mistake(
                "room described twice",
                SCENARIO,
                "  - room: 2\n    at: [4, 0]",
                "  - room: 1b\n    at: [1, 0]\n  - room: 2\n    at: [4, 0]",
                "rooms[1].at",
                "this is the same room as '1'",
                "put a door between them")
            .at("    at: [1, 0]"),
        mistake(
                "room that is not described",
                SCENARIO,
                "  - room: 2\n    at: [4, 0]\n    monsters:\n"
                    + "      - {monster: Rat, at: [5, 0], ranks: normal/normal/elite}\n"
                    + "    loot: [[4, 0]]\n    treasures:\n      - {treasure: 1, at: [6, 0]}\n",
                "",
                "rooms",
                "nothing is written about the room with the hex",
                "add it to 'rooms'")
            .at("  - room: 1"),
        mistake(
            "loot off the map",
            SCENARIO,
            "loot: [[4, 0]]",
            "loot: [[4, 7]]",
            "rooms[1].loot[0]",
            "a loot token is at [4, 7]",
            "choose a hex of the floor"),
        mistake(
            "plate off the map",
            SCENARIO,
            "{plate: scales, at: [1, 1]}",
            "{plate: scales, at: [1, 8]}",
            "plates[0].at",
            "the plate is at [1, 8]",
            "choose a hex of the floor"));
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
        goal("kill-everything", "goal", "'kill-everything' is no goal", "kill-all"));
  }

  private static Mistake goal(String goal, String field, String message, String remedy) {
    return mistake(
        "goal " + goal, SCENARIO, "goal: kill-all", "goal: " + goal, field, message, remedy);
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
            "win, lose"));
  }

  private static List<Mistake> ofTheManifest() {
    return List.of(
        mistake(
            "pack that is not called like its folder",
            MANIFEST,
            "pack: small",
            "pack: tiny",
            "pack",
            "the pack is called 'tiny', but its folder 'small'",
            "give both the same name"),
        mistake(
            "bad version",
            MANIFEST,
            "version: 1.0.0",
            "version: 1.0",
            "version",
            "'1.0' is not right here",
            "a version such as 1.0.0"),
        mistake(
            "bad ruleset",
            MANIFEST,
            "ruleset: GH",
            "ruleset: D&D",
            "ruleset",
            "'D&D' is not right here",
            "GH, JL, FH or BB"),
        mistake(
            "bad origin",
            MANIFEST,
            "origin: original",
            "origin: copied",
            "origin",
            "'copied' is not known here",
            "printed, original"),
        mistake(
                "unknown pack",
                MANIFEST,
                "languages: [en, de]",
                "languages: [en, de]\ndepends-on: [huge]",
                "depends-on[0]",
                "there is no pack 'huge'",
                "put it beside this one, or leave it out")
            .at("depends-on"),
        mistake(
                "pack that depends on itself",
                MANIFEST,
                "languages: [en, de]",
                "languages: [en, de]\ndepends-on: [small]",
                "depends-on[0]",
                "the pack depends on itself",
                "leave 'small' out")
            .at("depends-on"),
        mistake(
            "language without texts",
            MANIFEST,
            "languages: [en, de]",
            "languages: [en, de, it]",
            "languages",
            "there are no texts in 'it'",
            "write texts/it.yaml"));
  }

  @Test
  void theSmallPackIsRight() {
    assertThat(SmallPack.small().read().problems()).isEmpty();
  }

  @Test
  void thereAreManyKindsOfMistakes() {
    Set<String> kinds = new HashSet<>();
    mistakes().forEach(mistake -> kinds.add(mistake.what()));
    assertThat(kinds).hasSizeGreaterThanOrEqualTo(45).hasSameSizeAs(mistakes());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("mistakes")
  void aMistakeIsFoundAtItsPlaceAndWhatWouldBeRightIsSaid(Mistake mistake) {
    SmallPack pack = mistake.plant();
    List<Problem> problems = pack.read().problems();
    String[] at = mistake.at().split("#", -1);
    int line =
        at.length == 2
            ? nth(pack.text(mistake.file()), at[0], Integer.parseInt(at[1]))
            : mistake.line(pack);
    assertThat(problems)
        .as("%s", problems)
        .anySatisfy(
            problem -> {
              assertThat(problem.place().file()).isEqualTo("small/" + mistake.file());
              assertThat(problem.place().line()).isEqualTo(line);
              assertThat(problem.field()).isEqualTo(mistake.field());
              assertThat(problem.message()).contains(mistake.message());
              assertThat(problem.remedy()).contains(mistake.remedy());
            });
    assertThat(problems.size()).as("one mistake, few words: %s", problems).isLessThan(6);
  }

  private static int nth(String text, String piece, int which) {
    List<String> lines = text.lines().toList();
    int found = 0;
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).contains(piece) && ++found == which) {
        return i + 1;
      }
    }
    throw new IllegalStateException(piece);
  }

  @Test
  void aPackWithoutManifestIsNone() {
    assertThat(SmallPack.small().without(MANIFEST).read().problems())
        .singleElement()
        .hasToString(
            "small/pack.yaml: the pack has no manifest; write a file pack.yaml with pack, name,"
                + " ruleset, version and origin");
  }

  @Test
  void anEmptyFileIsTold() {
    assertThat(SmallPack.small().with("empty.yaml", "# nothing\n").read().problems())
        .singleElement()
        .hasToString("small/empty.yaml: the file is empty; write a definition or delete it");
  }

  @Test
  void textsOfALanguageThatIsNotPromisedAreTold() {
    assertThat(SmallPack.small().with("texts/fr.yaml", "Baker: Boulanger\n").read().problems())
        .singleElement()
        .asString()
        .contains("small/texts/fr.yaml:1", "does not name the language 'fr'");
  }

  @Test
  void namesMayBeUsedOncePerKindInAllFiles() {
    SmallPack pack =
        SmallPack.small()
            .with("more/class.yaml", SmallPack.small().text(CLASS))
            .with("more/scenario.yaml", SmallPack.small().text(SCENARIO))
            .with(
                "more/things.yaml",
                """
                - {battle-goal: Tidy, checkmarks: 1, text: Again., demands: [{measure: kills, at-least: 1}]}
                - {ability-deck: Rodents, cards: [{initiative: 5}]}
                """);
    assertThat(pack.read().problems())
        .extracting(Problem::message)
        .contains(
            "there is another class 'Baker'",
            "there is another scenario 'Pantry'",
            "there is another battle goal 'Tidy'",
            "there is another ability deck 'Rodents'");
  }

  @Test
  void allMistakesOfAllFilesAreToldInOneRunInOrder() {
    List<Problem> problems =
        SmallPack.small()
            .replacing(THINGS, "slot: body", "slot: torso")
            .replacing(CLASS, "initiative: 70", "initiative: 0")
            .replacing(CLASS, "hand-size: 2", "hand-size: none")
            .replacing(MONSTERS, "deck: Rodents\n  standees: 4", "deck: Birds\n  standees: 4")
            .replacing(SCENARIO, "goal: kill-all", "goal: {kill: Cat}")
            .replacing(MANIFEST, "version: 1.0.0", "version: first")
            .read()
            .problems();
    assertThat(problems).isSorted();
    assertThat(problems)
        .extracting(problem -> problem.place().file() + " " + problem.field())
        .containsExactly(
            "small/class.yaml hand-size",
            "small/class.yaml cards[1].initiative",
            "small/monsters.yaml [0].deck",
            "small/pack.yaml version",
            "small/scenario.yaml goal.kill",
            "small/things.yaml [0].slot");
  }

  @Test
  void aPackMayBorrowFromAnother() {
    SmallPack small = SmallPack.small();
    PackFiles files = new PackFiles("small", small.texts());
    PackFiles other =
        new PackFiles(
            "more",
            java.util.Map.of(
                MANIFEST,
                "{pack: more, name: More, ruleset: GH, version: 1.0.0, origin: original,"
                    + " depends-on: [small]}",
                "scenario.yaml",
                small.text(SCENARIO).replace("scenario: Pantry\nnumber: 1", "scenario: Cellar")));
    Packs.Read read =
        Packs.read(
            other,
            id -> id.equals("small") ? java.util.Optional.of(files) : java.util.Optional.empty());
    assertThat(read.problems()).isEmpty();
    assertThat(read.orRefuse().scenarios())
        .extracting(entry -> entry.scenario().name())
        .containsExactlyInAnyOrder("Pantry", "Cellar");
    assertThat(read.orRefuse().classes()).hasSize(1);
    assertThat(read.orRefuse().texts().in("de", "Baker")).isEqualTo("Bäcker");
  }
}
