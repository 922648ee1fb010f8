package haven.content.pack;

import static haven.content.pack.Mistake.CLASS;
import static haven.content.pack.Mistake.MONSTERS;
import static haven.content.pack.Mistake.THINGS;
import static haven.content.pack.Mistake.mistake;

import java.util.List;

/** Lines and uses of which a part means nothing beside the others. */
final class VerbMistakes {
  private static final String LINE = "{heal: 2, target: self}";
  private static final String OF_MONSTERS = "do: [{move: +1}]";
  private static final String USE = "use: {when: when-attacked, effects: [{shield: 1}]}";

  private VerbMistakes() {}

  static List<Mistake> all() {
    return List.of(
        mistake(
            "a pull of who is adjacent",
            CLASS,
            LINE,
            "{pull: 2, target: enemy-adjacent}",
            "cards[1].bottom[0].pull",
            "who is adjacent cannot be pulled nearer",
            "add 'range'"),
        mistake(
            "targets beside all of them",
            CLASS,
            LINE,
            "{give: wound, target: enemies-adjacent, targets: 2}",
            "cards[1].bottom[0].targets",
            "the target is not one of several",
            "enemy or ally"),
        mistake(
            "an area beside all of them",
            CLASS,
            LINE,
            "{give: wound, target: enemies-adjacent, area: [\"@   x\"]}",
            "cards[1].bottom[0].area",
            "an area has its targets in it",
            "enemy or figure"),
        mistake(
            "a range of an area at the figure",
            CLASS,
            LINE,
            "{give: wound, target: enemy, range: 2, area: [\"@   x\"]}",
            "cards[1].bottom[0].range",
            "the area begins at the acting figure",
            "leave it out, or '@'"),
        mistake(
            "a range of oneself",
            CLASS,
            LINE,
            "{heal: 2, target: self, range: 2}",
            "cards[1].bottom[0].range",
            "the target says how near it is",
            "leave 'range' out"),
        mistake(
            "near itself",
            CLASS,
            LINE,
            "{shield: 1, within: 2, lasts: round}",
            "cards[1].bottom[0].within",
            "the bearer is always near itself",
            "add 'whom'"),
        mistake(
            "a move that nobody commands",
            CLASS,
            LINE,
            "{move: 2, terms: ends-adjacent-to-commander}",
            "cards[1].bottom[0].terms",
            "nobody commands this move",
            "inside 'grant' or 'control'"),
        mistake(
            "an effect without an end",
            CLASS,
            LINE,
            "{shield: 1}",
            "cards[1].bottom[0]",
            "nobody knows how long this lasts",
            "add 'lasts' or 'uses'"),
        mistake(
            "given to the acting figure within a range",
            CLASS,
            LINE,
            "{shield: 1, given-within: 2, lasts: round}",
            "cards[1].bottom[0].given-within",
            "the acting figure is always near",
            "add 'target'"),
        mistake(
            "a stance for the scenario",
            CLASS,
            LINE,
            "{shield: 1, stance: Poise, lasts: scenario}",
            "cards[1].bottom[0].stance",
            "what lasts for the scenario ends with nothing",
            "leave it out"),
        mistake(
            "only without a target",
            CLASS,
            LINE,
            "{shield: 1, only: target-is-summon, lasts: round}",
            "cards[1].bottom[0]",
            "'only' chooses among targets",
            "or write 'when'"),
        mistake(
            "attacks that gain nothing",
            CLASS,
            LINE,
            "{attacks: {}, lasts: round}",
            "cards[1].bottom[0].attacks",
            "nothing is gained",
            "such as 'plus: 1'"),
        mistake(
            "a bonus of a move that is nothing",
            CLASS,
            LINE,
            "{move: 2, bonus: {consume: fire}}",
            "cards[1].bottom[0].bonus",
            "the bonus is nothing",
            "such as 'plus: 1'"),
        mistake(
            "a tile of three hexes and its number",
            CLASS,
            LINE,
            "{create: obstacle, where: triangle, range: 2, number: 2}",
            "cards[1].bottom[0].number",
            "'number' means nothing beside 'where'",
            "leave it out"),
        mistake(
            "a sprung trap that heals",
            CLASS,
            LINE,
            "{create: trap, damage: 2, when-sprung: [{heal: 1, target: self}]}",
            "cards[1].bottom[0].when-sprung",
            "a sprung trap only hurts those adjacent to it",
            "enemies-adjacent-to-tiles"),
        mistake(
            "figures and a counter counted",
            CLASS,
            LINE,
            "{heal: {count: {figures: allies, counter: Glow}}, target: self}",
            "cards[1].bottom[0].heal.count",
            "one thing is counted",
            "'figures' or 'counter'"),
        mistake(
            "a turncoat controlled by a monster",
            MONSTERS,
            OF_MONSTERS,
            "do: [{turncoat: controlled, lasts: round}]",
            "[2].cards[1].do[0].turncoat",
            "only players control a turncoat",
            "'turncoat: own'"),
        mistake(
            "a single enemy by a check",
            MONSTERS,
            OF_MONSTERS,
            "do: [{give: wound, target: enemy, only: {target-has: poison}}]",
            "[2].cards[1].do[0]",
            "monsters find a single enemy by their focus",
            "in the plural"),
        mistake(
            "enemies granted something",
            MONSTERS,
            OF_MONSTERS,
            "do: [{grant: [{move: 1}], target: enemies}]",
            "[2].cards[1].do[0]",
            "monsters grant abilities to their allies alone",
            "'target: ally'"),
        mistake(
            "cards of monsters",
            MONSTERS,
            OF_MONSTERS,
            "do: [{lose-cards: 1}]",
            "[2].cards[1].do[0]",
            "monsters have no cards",
            "'target: enemies'"),
        mistake(
            "a moment that a monster would choose",
            MONSTERS,
            OF_MONSTERS,
            "do: [{at: during-turn, perform: [{heal: 1, target: self}], lasts: round}]",
            "[2].cards[1].do[0].at",
            "only a character chooses when in its turn",
            "'start-of-turn'"),
        mistake(
            "hit points twice",
            MONSTERS,
            OF_MONSTERS,
            "do: [{summon-monster: Rat, ranks: normal, own-hit-points: true, one-hit-point: true}]",
            "[2].cards[1].do[0].one-hit-point",
            "it cannot have both numbers of hit points",
            "leave one of the two out"),
        mistake(
            "hexes without types",
            MONSTERS,
            OF_MONSTERS,
            "do: [{to-next: [a], appear: [Rat, Rat]}]",
            "[2].cards[1].do[0].appear",
            "there are 1 hexes and 2 types",
            "one type for each hex"),
        mistake(
            "ranks of nobody",
            MONSTERS,
            OF_MONSTERS,
            "do: [{to-next: [a], ranks: normal}]",
            "[2].cards[1].do[0].ranks",
            "nobody appears",
            "name types in 'appear'"),
        mistake(
                "ranks of a type that is nowhere",
                MONSTERS,
                OF_MONSTERS,
                "do: [{swap-ranks: Owl}]",
                "[0].monster",
                "speaks of 'Owl'",
                "Mouse")
            .at("- monster: Mouse"),
        mistake(
            "a use that does nothing",
            THINGS,
            USE,
            "use: {when: during-turn}",
            "[0].use",
            "using it does nothing",
            "such as 'do'"),
        mistake(
            "two prices of a use",
            THINGS,
            USE,
            "use: {when: during-turn, consume: fire, suffer: 1, do: [{move: 1}]}",
            "[0].use",
            "the use has two prices",
            "leave one of them out"),
        mistake(
            "a bonus of an attack that is over",
            THINGS,
            USE,
            "use: {when: after-attack, attack: {plus: 1}}",
            "[0].use.attack",
            "the attack is over",
            "use 'do'"),
        mistake(
            "a move of an ally",
            THINGS,
            USE,
            "use: {when: during-move, of: ally, move: 1}",
            "[0].use.of",
            "nobody can use it then",
            "'when: during-attack'"));
  }
}
