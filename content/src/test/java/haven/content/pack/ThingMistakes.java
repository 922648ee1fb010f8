package haven.content.pack;

import static haven.content.pack.Mistake.CLASS;
import static haven.content.pack.Mistake.GERMAN;
import static haven.content.pack.Mistake.MONSTERS;
import static haven.content.pack.Mistake.THINGS;
import static haven.content.pack.Mistake.mistake;

import java.util.ArrayList;
import java.util.List;

/** Mistakes in classes, monsters, items and goals. */
final class ThingMistakes {
  private ThingMistakes() {}

  static List<Mistake> all() {
    List<Mistake> all = new ArrayList<>();
    all.addAll(ofClasses());
    all.addAll(ofMonsters());
    all.addAll(ofThings());
    return all;
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
            "1 to 9, X, M, A or B"),
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
            "'remove', 'add', 'ignore' or 'effects'"),
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
}
