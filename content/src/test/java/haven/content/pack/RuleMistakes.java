package haven.content.pack;

import static haven.content.pack.Mistake.SCENARIO;
import static haven.content.pack.Mistake.mistake;

import java.util.List;

/** Mistakes in what special rules speak of and do. */
final class RuleMistakes {
  private RuleMistakes() {}

  private static Mistake deed(
      String what, String deed, String field, String message, String remedy) {
    return mistake(
        what, SCENARIO, "{give: muddle}", deed, "rules[0].do[0]" + field, message, remedy);
  }

  static List<Mistake> all() {
    return List.of(
        deed(
            "rule for whoever acts when nobody does",
            "{give: muddle, whom: self}",
            "",
            "it is nobody's turn here",
            "'self' goes with 'on: {turn-start: …}' and 'on: {turn-end: …}'"),
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
