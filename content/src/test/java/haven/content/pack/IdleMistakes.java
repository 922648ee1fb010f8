package haven.content.pack;

import static haven.content.pack.Mistake.CLASS;
import static haven.content.pack.Mistake.MONSTERS;
import static haven.content.pack.Mistake.SCENARIO;
import static haven.content.pack.Mistake.THINGS;
import static haven.content.pack.Mistake.mistake;

import java.util.ArrayList;
import java.util.List;

/** What could be played and would do nothing. */
final class IdleMistakes {
  private IdleMistakes() {}

  static List<Mistake> all() {
    List<Mistake> all = new ArrayList<>();
    all.addAll(ofClasses());
    all.addAll(ofItems());
    all.addAll(ofMonsters());
    all.addAll(ofScenarios());
    return all;
  }

  private static Mistake bottom(
      String what, String line, String field, String message, String remedy) {
    return mistake(
            what,
            CLASS,
            "{heal: 2, target: self}",
            line,
            "cards[1].bottom[0]" + field,
            message,
            remedy)
        .at(line);
  }

  private static Mistake perk(
      String what, String effect, String field, String message, String remedy) {
    return mistake(
            what,
            CLASS,
            "{add: [+1]}",
            "{effects: [" + effect + "]}",
            "perks[1].effects[0]" + field,
            message,
            remedy)
        .at(effect);
  }

  private static List<Mistake> ofClasses() {
    return List.of(
        perk(
            "attacks on nobody else intercepted",
            "{intercept-attacks: true}",
            "",
            "the owner does this for others of its side",
            "write 'whom: allies'"),
        perk(
            "damage suffered instead of enemies",
            "{suffer-instead: 1, whom: enemies}",
            "",
            "the owner does this for others of its side",
            "write 'whom: allies'"),
        perk(
            "basic actions of enemies",
            "{basic-move: 3, whom: enemies}",
            ".whom",
            "only characters have anything of it",
            "write 'allies', or leave 'whom' out"),
        perk(
            "basic action as it is anyway",
            "{basic-attack: 2}",
            ".basic-attack",
            "basic actions are worth 2 anyway",
            "write another value"),
        perk(
            "perk handed over",
            "{handed-over: true}",
            ".handed-over",
            "only a card can be handed over",
            "write it in 'active' of a card"),
        perk(
            "effect that is always there and counts deeds",
            "{shield: looted}",
            ".shield",
            "nothing was done before it that could be counted",
            "count what is there, such as enemies-adjacent"),
        perk(
            "price in an attack of others",
            "{attacked: {bonus: [{consume: fire, plus: 1}]}}",
            ".attacked.bonus[0]",
            "nobody pays a price here",
            "give the bonus 'when' instead"),
        perk(
            "attack widened by whom it hits",
            "{attacked: {plus-targets: 1}}",
            ".attacked",
            "whom an attack reaches is settled before",
            "leave range, reach, targets and area out"),
        bottom(
            "use slots of what is never used",
            "{active: [{immune: [muddle]}], uses: [1, 1]}",
            ".uses",
            "none of these effects is ever used up",
            "write 'lasts' instead"),
        bottom(
            "card handed over to oneself",
            "{active: [{shield: 1}, {handed-over: true}], lasts: persistent}",
            "",
            "the card is handed over to nobody",
            "add a target, such as 'target: ally-adjacent'"),
        bottom(
            "mark transferred that nobody puts",
            "{transfer-mark: Doom, target: enemy, range: 2}",
            ".transfer-mark",
            "nobody puts the mark 'Doom' on anybody",
            "write a 'mark'"),
        bottom(
            "pull in an area of adjacent hexes",
            "{pull: 1, area: ['@   x']}",
            ".pull",
            "who is adjacent cannot be pulled nearer",
            "draw an area that reaches farther"),
        bottom(
            "attack of a summon without attack",
            "{summon: Loaf, hit-points: 2, push: 1}",
            "",
            "the summon attacks nobody",
            "add 'attack'"),
        bottom(
            "cards of enemies lost",
            "{lose-cards: 1, target: enemies-adjacent}",
            "",
            "monsters have no cards and items",
            "leave 'target' out, or write 'allies'"),
        bottom(
            "initiative of a companion",
            "{command: [{shift-initiative: 9}]}",
            ".command[0].shift-initiative",
            "a companion has no initiative of its own",
            "write it beside 'command'"),
        bottom(
            "price of a summon",
            "{summon: Loaf, hit-points: 2, attack: 1, bonus: [{consume: fire, plus: 1}]}",
            "",
            "summons pay no price",
            "give the bonus 'when'"),
        bottom(
            "die where none is rolled",
            "{attacks: {plus-is-neutral: true}, lasts: round}",
            ".attacks.plus-is-neutral",
            "by the rules GH no die is rolled for a modifier",
            "leave 'plus-is-neutral' out"),
        bottom(
            "cure by an attack",
            "{attacks: {cleanses: true}, lasts: round}",
            ".attacks.cleanses",
            "what attacks gain has no field 'cleanses'",
            "the nearest of"));
  }

  private static List<Mistake> ofItems() {
    return List.of(
        mistake(
            "price in tiles that nobody destroys",
            THINGS,
            "use: {when: when-attacked, effects: [{shield: 1}]}",
            "use: {when: when-attacked, effects: [{shield: 1}], pay: {destroy: ice}}",
            "[0].use.pay.destroy",
            "'ice' is not known here",
            "it should be one of difficult-terrain, hazard, obstacle, trap"),
        mistake(
            "dead target of an item",
            THINGS,
            "use: {when: when-attacked, effects: [{shield: 1}]}",
            "use: {when: after-attack, do: [{teleport-to: target}]}",
            "[0].use.do[0].teleport-to",
            "an item knows no target that has died",
            "write 'own-token' or 'hex'"));
  }

  private static Mistake card(
      String what, String line, String field, String message, String remedy) {
    return mistake(
            what,
            MONSTERS,
            "do: [{move: +1}]",
            "do: [" + line + "]",
            "[2].cards[1].do[0]" + field,
            message,
            remedy)
        .at(line);
  }

  private static List<Mistake> ofMonsters() {
    return List.of(
        card(
            "cards of monsters lost",
            "{lose-cards: 1, target: allies}",
            "",
            "monsters have no cards and items",
            "write whose, as in 'target: enemies'"),
        card(
            "companion of a monster",
            "{kill: companion}",
            "",
            "monsters have no companion",
            "write 'ally' or 'allies'"),
        card(
            "count of what monsters have not",
            "{suffer: 2 x damage-paid}",
            ".suffer",
            "for monsters 'damage-paid' is always 0",
            "count something else, such as hit-points-lost"),
        card(
            "focus that is the usual one",
            "{focus: farthest, within: 1}",
            ".within",
            "'1' is not right here",
            "it should be a number from 2 to 99"),
        card(
            "focus of what others perform",
            "{grant: [{focus: farthest}], target: allies, range: 2}",
            ".grant[0].focus",
            "nothing follows it here",
            "write it as a line of the card"),
        card(
            "summons of a monster's own",
            "{shield: 1, whom: own-summons, lasts: round}",
            ".whom",
            "only characters have summons of their own",
            "write 'allies'"),
        card(
            "price in a lasting effect of a monster",
            "{attacks: {bonus: [{consume: fire, plus: 1}]}, lasts: round}",
            ".attacks.bonus[0]",
            "nobody pays a price here",
            "give the bonus 'when' instead"),
        card(
            "price in cards of a monster",
            "{heal: 2, bonus: [{pay: {discard: 1}, plus: 1}]}",
            ".bonus[0]",
            "monsters pay with elements alone",
            "write 'consume: fire', say"),
        mistake(
                "special action that no card calls for",
                MONSTERS,
                "elite: {hit-points: 4 * C, move: 2, attack: 2}",
                "elite: {hit-points: 4 * C, move: 2, attack: 2, specials: [[{attack: 3}]]}",
                "[1].monster",
                "no card of its deck calls for a special action 1",
                "write {special: 1} on a card, or leave it out")
            .at("- monster: Rat"));
  }

  private static Mistake rule(
      String what, String rule, String field, String message, String remedy) {
    return mistake(
            what,
            SCENARIO,
            "{rule: Flour dust, on: {plate: scales}, do: [{give: muddle}]}",
            rule,
            field,
            message,
            remedy)
        .at(rule);
  }

  private static Mistake standing(
      String what, String have, String field, String message, String remedy) {
    return mistake(
            what,
            SCENARIO,
            "goal: kill-all",
            "goal: kill-all\nstanding: [{standing: x, whom: {name: Mouse}, have: [" + have + "]}]",
            "standing[0].have[0]" + field,
            message,
            remedy)
        .at("standing: [");
  }

  private static List<Mistake> ofScenarios() {
    return List.of(
        rule(
            "cards lost by monsters",
            "{rule: Fog, on: start, do: [{lose-cards: 1, whom: enemies}]}",
            "rules[0].do[0]",
            "only characters have cards to lose",
            "leave 'whom' out"),
        rule(
                "monster that is not there summoned by a rule",
                "{rule: Fog, on: start, do: [{perform: [{summon-monster: Moose, ranks: normal}],"
                    + " whom: enemies}]}",
                "rules",
                "there is no monster 'Moose'",
                "did you mean 'Mouse'?")
            .at("{rule: Fog"),
        standing(
            "experience of monsters by a rule",
            "{attacks: {xp: 1}}",
            "",
            "monsters gain no experience",
            "leave it out"),
        standing(
            "counter of a class in a scenario",
            "{shield: {count: {counter: Dough}}}",
            ".shield.count.counter",
            "only a class has counters and forms",
            "write it on cards or the mat of a class"));
  }
}
