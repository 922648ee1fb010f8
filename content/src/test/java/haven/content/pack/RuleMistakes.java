package haven.content.pack;

import static haven.content.pack.Mistake.SCENARIO;
import static haven.content.pack.Mistake.mistake;

import java.util.List;

/** Mistakes in what special rules speak of and do. */
final class RuleMistakes {
  private static final String WANDERER =
      "{ally: Hermit, stats: {hit-points: 4, move: 2}, initiative: 9, do: [{move-to: 2, marks:"
          + " z}]}";

  private RuleMistakes() {}

  private static Mistake deed(
      String what, String deed, String field, String message, String remedy) {
    return mistake(
        what, SCENARIO, "{give: muddle}", deed, "rules[0].do[0]" + field, message, remedy);
  }

  private static Mistake standing(
      String what, String rule, String field, String message, String remedy) {
    return mistake(
            what,
            SCENARIO,
            "goal: kill-all",
            "goal: kill-all\nstanding:\n  - " + rule,
            "standing[0]" + field,
            message,
            remedy)
        .at(rule);
  }

  static List<Mistake> all() {
    return List.of(
        deed(
            "rule for whoever acts when nobody does",
            "{give: muddle, whom: self}",
            "",
            "it is nobody's turn here",
            "'self' goes with 'on: {turn-start: …}', 'on: {turn-end: …}' and 'on: {forgo: …}'"),
        mistake(
            "monsters that forgo an action",
            SCENARIO,
            "on: {plate: scales}",
            "on: {forgo: top, by: enemies}",
            "rules[0].on.by",
            "only characters have actions to forgo",
            "leave 'by' out, or say where they stand: {side: allies, at: …}"),
        mistake(
                "an ally that goes to a hex without a mark",
                SCENARIO,
                "goal: kill-all",
                "goal: kill-all\nallies:\n  - " + WANDERER,
                "allies[0].do",
                "Hermit needs a hex marked z",
                "add {mark: z, at: …} to the 'marks' of a room")
            .at(WANDERER),
        deed(
            "an ally that nobody knows",
            "{ally: Hermet, at: [0, 0]}",
            ".ally",
            "there is no ally 'Hermet'",
            "define it"),
        deed(
            "where nobody has died",
            "{damage: 1, whom: {beside: where-it-died}}",
            "",
            "nobody has died here",
            "'where-it-died' goes with 'on: {died: …}' and 'on: {exhausted: …}', in 'do'"),
        deed(
            "figures told by an attack that is not there",
            "{damage: 1, whom: {only: melee}}",
            "",
            "that is about an attack or an action, and there is none here",
            "say something of the figures: target-is-summon, target-below-half, {target-has: …},"
                + " {target-marked: …}, {count: target-hit-points, at-least: …}"),
        deed(
            "a rule that bestows what no rule can",
            "{bestow: {negate-damage: true, whom: allies}}",
            "",
            "a rule cannot bestow that",
            "what standing rules can bring about can be bestowed, for those in 'whom'"),
        mistake(
            "characters that die",
            SCENARIO,
            "on: {plate: scales}",
            "on: {died: {side: allies}}",
            "rules[0].on",
            "characters do not die, they are exhausted",
            "write 'on: {exhausted: …}', or the type or name of somebody else"),
        mistake(
            "monsters that are exhausted",
            SCENARIO,
            "on: {plate: scales}",
            "on: {exhausted: enemies}",
            "rules[0].on",
            "only characters are exhausted",
            "write 'on: {died: …}', or allies"),
        deed(
            "rule about a figure that is not there",
            "{kill: {name: Moose}}",
            "",
            "there is no figure 'Moose'",
            "did you mean 'Mouse'?"),
        deed(
            "characters turned into monsters",
            "{transform: allies, into: Rat}",
            "",
            "characters cannot become monsters",
            "say which monsters: side: enemies, or a name"),
        deed(
            "transformation into nothing",
            "{transform: {name: Mouse}, into: Moose}",
            ".into",
            "there is no monster 'Moose'",
            "did you mean 'Mouse'?"),
        deed(
            "figures put beside the map",
            "{teleport: {name: Mouse}, to: [[50, 0]]}",
            ".to",
            "the place is at [50, 0], which is not on the map",
            "choose a hex of the floor"),
        deed(
            "section that nothing follows",
            "{read: nonsense}",
            ".read",
            "no rule says what happens when section 'nonsense' is read",
            "add one with 'on: {section: nonsense}', or 'tell' something"),
        deed(
            "damage of an obstacle",
            "{lay: obstacle, at: [[0, 0]], damage: 3}",
            ".damage",
            "only a trap or hazard has 'damage'",
            "leave it out"),
        deed(
            "tile laid beside the map",
            "{lay: trap, at: [[50, 0]]}",
            ".at",
            "the place is at [50, 0], which is not on the map",
            "choose a hex of the floor"),
        standing(
            "standing rule without any effect",
            "{standing: x, whom: enemies}",
            "",
            "nothing is different",
            "write 'have' or 'rest'"),
        standing(
            "characters that rest by a rule",
            "{standing: x, whom: allies, rest: true}",
            ".whom",
            "characters do not rest by a rule",
            "say which monsters: side: enemies, or a name"),
        standing(
            "standing rule with an effect for others",
            "{standing: x, whom: enemies, have: [{shield: 1, whom: allies}]}",
            ".have[0]",
            "the rule itself says for whom it works",
            "leave 'whom' and 'within' out here"),
        standing(
            "standing rule that lets others take the blow",
            "{standing: x, whom: enemies, have: [{intercept-attacks: true}]}",
            ".have[0]",
            "a standing rule cannot bring that about",
            "shield, retaliate, attacks, attack-abilities, attacked, moves, heals, max-hit-points,"
                + " immune, unmovable, negate-damage, flying, grounded, ignores, focus-initiative,"
                + " counts-as, turncoat, and what is performed at the start or end of a turn can be"
                + " had"),
        mistake(
                "level of a type that takes no part",
                SCENARIO,
                "goal: kill-all",
                "goal: kill-all\nlevels: [{monster: Moose, by: +1}]",
                "levels",
                "there is no monster 'Moose'",
                "did you mean 'Mouse'?")
            .at("levels: "),
        mistake(
            "goal that nobody can escape to",
            SCENARIO,
            "goal: kill-all",
            "goal: {escaped: Mouse}",
            "goal.escaped",
            "the goal can never be met: no rule lets anybody escape",
            "add a rule with 'escape: …'"),
        mistake(
            "goal about a figure that is not there",
            SCENARIO,
            "goal: kill-all",
            "goal: {present: {name: Moose}}",
            "goal.present",
            "there is no figure 'Moose'",
            "did you mean 'Mouse'?"));
  }
}
