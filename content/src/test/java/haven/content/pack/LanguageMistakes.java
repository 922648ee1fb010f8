package haven.content.pack;

import static haven.content.pack.Mistake.CLASS;
import static haven.content.pack.Mistake.MANIFEST;
import static haven.content.pack.Mistake.MONSTERS;
import static haven.content.pack.Mistake.THINGS;
import static haven.content.pack.Mistake.mistake;

import java.util.ArrayList;
import java.util.List;

/** Mistakes in words, fields and the manifest. */
final class LanguageMistakes {
  private LanguageMistakes() {}

  static List<Mistake> all() {
    List<Mistake> all = new ArrayList<>();
    all.addAll(ofTheLanguage());
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
            "a word written with a value",
            CLASS,
            "{heal: 2, target: self}",
            "{lost: true}",
            "cards[1].bottom[0]",
            "'lost' is a word by itself and has no value",
            "write 'lost' without a colon"),
        mistake(
                "a verb written without a value",
                CLASS,
                "- {heal: 2, target: self}",
                "- shield",
                "cards[1].bottom[0]",
                "'shield' needs a value",
                "write 'shield: …'")
            .at("- shield#1"),
        mistake(
            "a line written as a field",
            CLASS,
            "{heal: 2, target: self}",
            "{heal: 2, target: self, lost: true}",
            "cards[1].bottom[0].lost",
            "'heal' has no field 'lost'",
            "it is a line of its own: '- lost'"),
        mistake(
                "a price beside an attack",
                CLASS,
                "        range: 2",
                "        range: 2\n        consume: fire",
                "cards[0].top[0].consume",
                "'attack' has no field 'consume'",
                "'bonus: [{consume: fire, plus: 1}]'")
            .at("consume: fire"),
        mistake(
            "conditions by another name",
            CLASS,
            "        range: 2",
            "        condition: wound",
            "cards[0].top[0].condition",
            "'attack' has no field 'condition'",
            "'gives: [wound]'"),
        mistake(
            "conditions as a line by another name",
            CLASS,
            "{heal: 2, target: self}",
            "{condition: wound, target: self}",
            "cards[1].bottom[0]",
            "'condition' is no line of a card half",
            "'give: wound'"),
        mistake(
            "a mark that nobody puts",
            CLASS,
            "{heal: 2, target: self}",
            "{unmark: Doom, target: enemy}",
            "cards[1].bottom[0].unmark",
            "nobody puts the mark 'Doom' on anybody",
            "write a 'mark'"),
        mistake(
            "something besides that always works",
            THINGS,
            "use: {when: when-attacked, effects: [{shield: 1}]}",
            "use: {when: always, effects: [{shield: 1}], move: 1}",
            "[0].use",
            "an item that always works is never used",
            "give it 'effects' alone"),
        mistake(
            "a count that is none",
            CLASS,
            "      - move: 2 x hexes-moved",
            "      - move: hit-pionts / 2 up",
            "cards[0].bottom[0].move",
            "'hit-pionts' cannot be counted",
            "did you mean 'hit-points'?"),
        mistake(
            "a bonus of a move for nothing",
            CLASS,
            "      - move: 2 x hexes-moved",
            "      - {move: 2, bonus: [{plus: 1}]}",
            "cards[0].bottom[0].bonus[0]",
            "the bonus is free",
            "give it either 'when'"),
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
            "the nearest of "),
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
            "self, enemy, enemies, ally, allies"),
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
            "verb that the rules do not know",
            CLASS,
            "{heal: 2, target: self}",
            "{replace-tile: trap, with: obstacle}",
            "cards[1].bottom[0].replace-tile",
            "the rules GH know no 'replace-tile'",
            "there are create, destroy, move-tile, transfer-tile"),
        mistake(
            "ability performed elsewhere of a monster",
            MONSTERS,
            "{attack: +0}",
            "{attack: +0, as-if-from: ally}",
            "[2].cards[0].do[1].as-if-from",
            "'attack' of a monster has no field 'as-if-from'",
            "leave it out; write it on a card of a class or on an item"),
        mistake(
            "teleport to a token of a monster",
            MONSTERS,
            "{attack: +0}",
            "{teleport-beside: own-token}",
            "[2].cards[0].do[1].teleport-beside",
            "a monster knows no 'teleport-beside'",
            "write it on a card of a class or on an item"),
        mistake(
            "token of a monster",
            MONSTERS,
            "{attack: +0}",
            "{lay-token: 1}",
            "[2].cards[0].do[1].lay-token",
            "a monster knows no 'lay-token'",
            "write it on a card of a class or on an item"),
        mistake(
            "boss's action of a card half",
            CLASS,
            "{heal: 2, target: self}",
            "{special: 1}",
            "cards[1].bottom[0].special",
            "a character knows no 'special'",
            "write it on a card of monsters"),
        mistake(
            "push without nearness",
            CLASS,
            "{heal: 2, target: self}",
            "{push: 2}",
            "cards[1].bottom[0]",
            "nobody knows how near the target must be",
            "add 'range'"),
        mistake(
            "area of a monster over its friends",
            MONSTERS,
            "{attack: +0}",
            "{heal: 2, area: [\"@   x\"]}",
            "[2].cards[0].do[1].area",
            "'heal' of a monster has no field 'area'",
            "leave it out; write it on a card of a class or on an item"),
        mistake(
                "special action that is not there, after an attack",
                MONSTERS,
                "{attack: +0}",
                "{attack: +0, after-damage: [{special: 1}]}",
                "[0].monster",
                "its deck has a special action 1, but a line of its stat card has none",
                "add 'specials'")
            .at("monster: Mouse"),
        mistake(
                "special action that is not there",
                MONSTERS,
                "{attack: +0}",
                "{special: 1}",
                "[0].monster",
                "its deck has a special action 1, but a line of its stat card has none",
                "add 'specials'")
            .at("monster: Mouse"),
        mistake(
                "nearness of no hex",
                CLASS,
                "        range: 2",
                "        range: 2\n        as-if-within: 2",
                "cards[0].top[0]",
                "nobody knows whose hex must be near",
                "add 'as-if-from'")
            .at("attack: 3"),
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
}
