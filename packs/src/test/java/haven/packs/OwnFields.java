package haven.packs;

import java.util.List;
import java.util.Set;

/** Fields that only some verbs have, and those of lasting effects. */
final class OwnFields {
  private OwnFields() {}

  private static CellField of(String common, String without, String with) {
    return new CellField(common, without, with);
  }

  static List<CellField> of(String verb, String key) {
    return switch (key) {
      case "lasts" -> List.of(of("", "lasts: round", "lasts: persistent"));
      case "uses" ->
          List.of(
              of(
                  verb.equals("intercept-attacks") ? "whom: allies" : "",
                  "lasts: persistent",
                  "uses: [1]"));
      case "target" ->
          switch (verb) {
            case "recover", "refresh", "lose-cards" ->
                List.of(of("", "", "target: ally, range: 9"));
            case "intercept-attacks" -> List.of(of("whom: allies", "", "target: ally"));
            case "turncoat" -> List.of(of("", "", "target: enemies"));
            default -> List.of(of("", "", "target: allies"));
          };
      case "given-within" ->
          List.of(
              of("target: allies", "", "given-within: 1"),
              of("target: enemies", "", "given-within: 1"));
      case "stance" -> List.of();
      case "only" ->
          List.of(
              of(
                  Set.of("swap", "act-again").contains(verb) ? "" : "target: allies",
                  "",
                  "only: target-is-enemy"));
      case "once" -> List.of(of("", "", "once: turn"));
      case "whom" ->
          List.of(
              of("", "", "whom: allies"),
              of("", "", "whom: enemies"),
              of("", "", "whom: allies-or-self"));
      case "within" ->
          List.of(of("whom: enemies", "", "within: 1"), of("whom: allies", "", "within: 1"));
      case "when" ->
          List.of(
              of(
                  switch (verb) {
                    case "intercept-attacks" -> "whom: allies";
                    case "unmovable" -> "whom: enemies";
                    default -> "";
                  },
                  "",
                  "when: {self-has: stun}"));
      case "jump" -> List.of(of("", "", "jump: true"));
      case "range" ->
          switch (verb) {
            case "recover", "refresh", "lose-cards" -> List.of(of("target: ally", "", "range: 1"));
            case "summon" -> List.of(of("", "", "range: 4"));
            case "swap", "act-again" -> List.of(of("", "range: 1", "range: 9"));
            case "retaliate" -> List.of(of("", "", "range: 4"));
            default -> List.of(of("", "", "range: 3"), of("", "", "range: 2"));
          };
      case "number" -> List.of(of("", "", "number: 2"), of("", "", "number: all"));
      case "where" -> List.of(of("range: 3", "", "where: triangle"));
      case "to-range" -> List.of(of("", "", "to-range: 1"), of("", "", "to-range: 9"));
      case "moved-through" -> List.of(of("", "", "moved-through: true"));
      case "gain" -> List.of(of("", "gain: muddle", "gain: strengthen"));
      case "damage" -> List.of(of("", "", "damage: 9"));
      case "gives" -> verb.equals("summon") ? List.of() : List.of(of("", "", "gives: wound"));
      case "xp-when-sprung" -> List.of(of("", "", "xp-when-sprung: 2"));
      case "hexes" -> List.of(of("", "hexes: 1", "hexes: 2"));
      case "slot" -> List.of(of("", "", "slot: head"));
      case "several" -> List.of(of("target: enemies, given-within: 9", "", "several: true"));
      case "with" ->
          verb.equals("recover")
              ? List.of(of("", "", "with: summon"))
              : List.of(of("", "with: difficult-terrain", "with: trap"));
      case "hit-points" -> List.of(of("", "hit-points: 2", "hit-points: 9"));
      case "move" -> List.of(of("", "", "move: 3"));
      case "attack" -> List.of(of("", "", "attack: 3"));
      case "perform" ->
          List.of(of("", "perform: [{loot: 1}]", "perform: [{give: strengthen, target: self}]"));
      case "flying" -> List.of(of("", "", "flying: true"));
      case "traits" -> List.of(of("", "", "traits: [{shield: 1}]"));
      case "from" -> List.of(of("", "", "from: lost"));
      case "items" -> List.of(of("", "", "items: lost"));
      default -> List.of();
    };
  }
}
