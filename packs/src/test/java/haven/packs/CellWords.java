package haven.packs;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** For each field two lines that differ in it alone. */
final class CellWords {
  /**
   * Two lists of lines.
   *
   * @param with has the field that is tried
   */
  record Pair(String without, String with) {}

  private static final Set<String> AIMED =
      Set.of("give", "push", "pull", "suffer", "kill", "control", "grant", "cleanse", "heal");

  /** What a verb is written with at least, apart from whom it is aimed at. */
  private static final Map<String, String> BASE =
      Map.ofEntries(
          Map.entry("attack", "attack: 3"),
          Map.entry("move", "move: 2"),
          Map.entry("teleport", "teleport: 2"),
          Map.entry("teleport-beside", "teleport-beside: ally"),
          Map.entry("teleport-to", "teleport-to: target"),
          Map.entry("heal-abilities", "heal-abilities: {plus: 1}"),
          Map.entry("moves-times", "moves-times: 2"),
          Map.entry("suffer-instead", "suffer-instead: 1"),
          Map.entry("transfer-mark", "transfer-mark: Prey"),
          Map.entry("at-once", "at-once: Prey"),
          Map.entry("as-melee", "as-melee: Poise"),
          Map.entry("give-card", "give-card: Pack"),
          Map.entry("to-next", "to-next: [a]"),
          Map.entry("lay-objective", "lay-objective: Egg, hit-points: 1"),
          Map.entry("hatch", "hatch: Egg, into: Guard"),
          Map.entry("bid", "bid: Guard, perform: [{move: 1}]"),
          Map.entry("move-to", "move-to: 1, marks: [a]"),
          Map.entry("set-hit-points", "set-hit-points: 1"),
          Map.entry("swap", "swap: ally"),
          Map.entry("purge-curses", "purge-curses: self"),
          Map.entry("healed", "healed: 1"),
          Map.entry("retaliates", "retaliates: 1"),
          Map.entry("overheal", "overheal: 60"),
          Map.entry("max-hit-points", "max-hit-points: 5"),
          Map.entry("short-rest-is-long", "short-rest-is-long: true"),
          Map.entry("grounded", "grounded: true"),
          Map.entry("sees-invisible", "sees-invisible: true"),
          Map.entry("turncoat", "turncoat: own"),
          Map.entry("act-again", "act-again: allies"),
          Map.entry("flee", "flee: 4"),
          Map.entry("come", "come: true"),
          Map.entry("mind-control", "mind-control: [{move: 2}]"),
          Map.entry("heal", "heal: 3"),
          Map.entry("give", "give: wound"),
          Map.entry("cleanse", "cleanse: [muddle, poison]"),
          Map.entry("push", "push: 1"),
          Map.entry("pull", "pull: 1"),
          Map.entry("suffer", "suffer: 2"),
          Map.entry("loot", "loot: 1"),
          Map.entry("shield", "shield: 1"),
          Map.entry("retaliate", "retaliate: 1"),
          Map.entry("attacks", "attacks: {plus: 1}"),
          Map.entry("attack-abilities", "attack-abilities: {plus: 1}"),
          Map.entry("intercept-attacks", "intercept-attacks: true"),
          Map.entry("attacked", "attacked: {plus: 1}"),
          Map.entry("moves", "moves: 1"),
          Map.entry("heals", "heals: 1"),
          Map.entry("negate-damage", "negate-damage: true"),
          Map.entry("flying", "flying: true"),
          Map.entry("immune", "immune: wound"),
          Map.entry("unmovable", "unmovable: true"),
          Map.entry("moves-as-attacks", "moves-as-attacks: true"),
          Map.entry("suffer-tile", "suffer-tile: true"),
          Map.entry("lose-cards", "lose-cards: 1"),
          Map.entry("play-card", "play-card: top"),
          Map.entry("gain-money", "gain-money: 2"),
          Map.entry("ignores", "ignores: [hazard, trap, difficult-terrain]"),
          Map.entry("focus-initiative", "focus-initiative: 99"),
          Map.entry("counts-as", "counts-as: [invisible, disarm]"),
          Map.entry("instead-of", "instead-of: wound"),
          Map.entry("basic-attack", "basic-attack: 4"),
          Map.entry("basic-move", "basic-move: 4"),
          Map.entry("mark", "mark: Prey"),
          Map.entry("unmark", "unmark: Prey"),
          Map.entry("at", "at: end-of-turn"),
          Map.entry("active", "active: [{shield: 1}]"),
          Map.entry("grant", "grant: [{attack: 1}]"),
          Map.entry("command", "command: [{attack: 1}]"),
          Map.entry("control", "control: [{attack: 1, range: 9}]"),
          Map.entry("consume", "consume: fire"),
          Map.entry("pay-damage", "pay-damage: 1"),
          Map.entry("pay-cards", "pay-cards: 1"),
          Map.entry("pay", "pay: {gain: muddle}"),
          Map.entry("when", "when: own-turn"),
          Map.entry("choose", "choose: [[{heal: 1, target: self}]]"),
          Map.entry("special", "special: 1"),
          Map.entry("open-door", "open-door: 2"),
          Map.entry("focus", "focus: farthest"),
          Map.entry("shift-initiative", "shift-initiative: 5"),
          Map.entry("summon", "summon: Wolf"),
          Map.entry("summon-monster", "summon-monster: Cub"),
          Map.entry("recover", "recover: 1"),
          Map.entry("refresh", "refresh: 1"),
          Map.entry("infuse", "infuse: dark"),
          Map.entry("xp", "xp: 1"),
          Map.entry("create", "create: trap"),
          Map.entry("destroy", "destroy: obstacle"),
          Map.entry("move-tile", "move-tile: obstacle"),
          Map.entry("transfer-tile", "transfer-tile: obstacle"),
          Map.entry("replace-tile", "replace-tile: obstacle"),
          Map.entry("spring", "spring: trap"),
          Map.entry("lay-token", "lay-token: 1"));

  /** Further fields that a verb cannot be without, by their names. */
  private static final Map<String, Map<String, String>> NEEDED =
      Map.ofEntries(
          Map.entry("intercept-attacks", Map.of("whom", "allies")),
          Map.entry("suffer-instead", Map.of("whom", "allies")),
          Map.entry("consume", Map.of("then", "[{heal: 1, target: self}]")),
          Map.entry("pay-damage", Map.of("then", "[{heal: 5, target: self}]")),
          Map.entry("pay-cards", Map.of("then", "[{heal: 1, target: self}]")),
          Map.entry("pay", Map.of("then", "[{heal: 1, target: self}]")),
          Map.entry("when", Map.of("then", "[{heal: 1, target: self}]")),
          Map.entry("instead-of", Map.of("gain", "strengthen")),
          Map.entry("at", Map.of("perform", "[{heal: 1, target: self}]")),
          Map.entry("summon", Map.of("hit-points", "30", "move", "3", "attack", "2")),
          Map.entry("summon-monster", Map.of("ranks", "normal")),
          Map.entry("destroy", Map.of("range", "3")),
          Map.entry("transfer-tile", Map.of("range", "3")),
          Map.entry("spring", Map.of("range", "3")),
          Map.entry("move-tile", Map.of("hexes", "1", "range", "3")),
          Map.entry("replace-tile", Map.of("with", "trap", "range", "3")));

  private static final Set<String> LASTING =
      Set.of(
          "shield",
          "retaliate",
          "attacks",
          "attack-abilities",
          "intercept-attacks",
          "attacked",
          "moves",
          "heals",
          "negate-damage",
          "flying",
          "immune",
          "unmovable",
          "moves-as-attacks",
          "ignores",
          "focus-initiative",
          "counts-as",
          "instead-of",
          "basic-attack",
          "basic-move",
          "healed",
          "retaliates",
          "overheal",
          "max-hit-points",
          "at-once",
          "as-melee",
          "heal-abilities",
          "suffer-instead",
          "moves-times",
          "short-rest-is-long",
          "grounded",
          "sees-invisible",
          "turncoat",
          "mark",
          "at",
          "active");

  private CellWords() {}

  static boolean isLasting(String verb) {
    return LASTING.contains(verb);
  }

  /** What stands before and after the line, so that it comes to something. */
  private static List<String> around(String verb) {
    return switch (verb) {
      case "attacks", "attack-abilities" -> List.of("%s", "{attack: 2}");
      case "moves", "flying", "ignores" -> List.of("%s", "{move: 3}");
      case "moves-as-attacks" -> List.of("%s", "{move: 3}");
      case "suffer-tile" -> List.of("{destroy: trap, range: 9}", "%s");
      case "counts-as" -> List.of("%s", "{attack: 2}");
      case "heals", "healed", "heal-abilities" -> List.of("%s", "{heal: 1, target: self}");
      case "overheal" -> List.of("%s", "{heal: 40, target: self-and-allies}");
      case "retaliates" ->
          List.of("%s", "{retaliate: 1, range: 4, target: self-and-allies, lasts: persistent}");
      case "grounded" ->
          List.of(
              "{flying: true, lasts: persistent}",
              "{flying: true, target: figures, lasts: persistent}",
              "%s");
      case "sees-invisible" ->
          List.of("{give: invisible, target: enemies, range: 9}", "%s", "{attack: 1, range: 9}");
      case "immune", "instead-of" -> List.of("%s", "{give: wound, target: self}");
      case "unmovable" -> List.of("%s", "{push: 1, target: enemies, range: 9}");
      case "unmark" ->
          List.of(
              "{mark: Prey, several: true, target: enemies, given-within: 9, lasts: persistent}",
              "%s");
      case "create" -> List.of("%s", "{push: 2, target: enemy-adjacent}");
      case "infuse", "xp" -> List.of("%s", "{attack: 1}");
      case "focus" -> List.of("%s", "{attack: 2, range: 9}");
      case "lay-token" -> List.of("%s", "{attack: 1, as-if-from: own-token}");
      default -> List.of("%s");
    };
  }

  private static String list(String verb, String line) {
    List<String> lines = new ArrayList<>();
    around(verb).forEach(one -> lines.add(one.formatted("{" + line + "}")));
    return "[" + String.join(", ", lines) + "]";
  }

  private static String bare(String verb) {
    List<String> lines = new ArrayList<>();
    around(verb).stream().filter(one -> !one.equals("%s")).forEach(lines::add);
    lines.removeIf(one -> one.contains("own-token"));
    return "[" + String.join(", ", lines) + "]";
  }

  /** Whether the verb itself does something. */
  static List<Pair> verb(String verb) {
    return List.of(new Pair(bare(verb), list(verb, whole(verb, "", usual(verb)))));
  }

  /** The usual aim of a verb. */
  private static String usual(String verb) {
    return switch (verb) {
      case "push", "give", "suffer", "unmark", "suffer-tile" -> "target: enemy-adjacent";
      case "pull", "control" -> "target: enemies, range: 9";
      case "kill" -> "";
      case "grant" -> "target: ally, range: 9";
      case "cleanse" -> "target: ally, range: 9";
      case "heal" -> "target: self";
      case "turncoat" -> "target: enemies";
      default -> "";
    };
  }

  /** A line: what the verb needs, but for one field, and more. */
  private static String whole(String verb, String but, String... more) {
    List<String> parts = new ArrayList<>();
    parts.add(
        verb.equals("kill")
            ? kill(but)
            : but.equals("else")
                ? unpaid(verb)
                : verb.equals("focus-initiative") && but.equals("within")
                    ? "focus-initiative: 1" // so that allies are worth a look
                    : BASE.getOrDefault(verb, verb));
    NEEDED
        .getOrDefault(verb, Map.of())
        .forEach(
            (name, value) -> {
              if (!name.equals(but)) {
                parts.add(name + ": " + value);
              }
            });
    if (isLasting(verb) && !but.equals("lasts") && !but.equals("uses")) {
      parts.add("lasts: persistent");
    }
    for (String one : more) {
      if (!one.isEmpty()) {
        parts.add(one);
      }
    }
    return String.join(", ", parts);
  }

  /** What cannot be paid, or does not hold. */
  private static String unpaid(String verb) {
    return switch (verb) {
      case "consume" -> "consume: dark";
      case "pay-damage" -> "pay-damage: 20";
      case "pay-cards" -> "pay-cards: 10";
      case "pay" -> "pay: {rid-of: stun}";
      default -> "when: {self-has: stun}";
    };
  }

  /** Whom to kill is in the verb itself. */
  private static String kill(String but) {
    return switch (but) {
      case "range" -> "kill: enemies, only: {not: target-is-character}";
      case "targets" -> "kill: enemy, range: 9";
      default -> "kill: enemy-adjacent";
    };
  }

  /** Two ways of writing a verb that differ in a field; several where one might not show it. */
  static List<Pair> field(String verb, String key) {
    List<Pair> pairs = new ArrayList<>();
    for (CellField each : values(verb, key)) {
      boolean far = verb.equals("retaliate") && !(each.common() + each.with()).contains("range");
      String common = far ? join(each.common(), "range: 4") : each.common();
      String before =
          key.equals("must")
              ? "[{attack: 1}, "
              : key.equals("moved-through") ? "[{move: 5, jump: true}, " : "[";
      String without = list(verb, whole(verb, key, common, each.without()));
      String with = list(verb, whole(verb, key, common, each.with()));
      pairs.add(new Pair(before + without.substring(1), before + with.substring(1)));
    }
    return pairs;
  }

  private static String join(String one, String other) {
    return one.isEmpty() ? other : one + ", " + other;
  }

  private static CellField of(String common, String without, String with) {
    return new CellField(common, without, with);
  }

  private static List<CellField> values(String verb, String key) {
    if (BASE.getOrDefault(verb, verb + ":").startsWith(key + ":")) {
      return List.of();
    }
    String usual = usual(verb);
    boolean friendly = Set.of("heal", "grant", "cleanse").contains(verb);
    String foes = friendly ? "self-and-allies" : "enemies";
    String foe = friendly ? "ally" : "enemy";
    if (verb.equals("grant")) {
      foes = "allies";
    }
    if (Set.of("summon", "swap", "lose-cards", "create", "destroy", "move-tile", "transfer-tile")
            .contains(verb)
        || Set.of("replace-tile", "spring", "lay-token", "recover", "refresh", "act-again")
            .contains(verb)
        || isLasting(verb)) {
      List<CellField> own = OwnFields.of(verb, key);
      if (!own.isEmpty()) {
        return own;
      }
    }
    return switch (key) {
      case "target" ->
          verb.equals("kill")
              ? List.of()
              : List.of(
                  of("", usual.isEmpty() ? "" : usual, "target: " + foes + "-adjacent"),
                  of("", usual, "target: " + foes),
                  of(verb.equals("attack") ? "range: 9" : "", usual, "target: enemies"),
                  of("range: 9", "target: " + foe, "target: " + foes),
                  of("", usual, "target: figures-adjacent"),
                  of("", usual, "target: self"));
      case "range" ->
          verb.equals("attack")
              ? List.of(of("targets: all", "", "range: 4"))
              : verb.equals("kill")
                  ? List.of(of("", "range: 1", "range: 9"))
                  // Who is adjacent cannot be pulled nearer.
                  : List.of(
                      of("target: " + foes, "range: " + (verb.equals("pull") ? 2 : 1), "range: 9"));
      case "targets" ->
          List.of(
              of(
                  verb.equals("attack")
                      ? "range: 4"
                      : verb.equals("kill") ? "" : "target: " + foe + ", range: 9",
                  "",
                  "targets: 2"),
              of("target: ally-or-self, range: 9", "", "targets: 2"),
              of("target: enemy, range: 9", "", "targets: 3"));
      case "area" ->
          List.of(
              of(usual, "", "area: [\"@   x   x\"]"),
              of("", usual, "target: " + foe + ", area: [\"@   x   x\"]"),
              of("", usual, "target: ally-or-self, area: [\"@   x   x\"]"));
      case "only" ->
          List.of(
              of(usual, "", "only: {target-has: stun}"),
              of("range: 9", "", "only: {target-has: stun}"),
              of(verb.equals("kill") ? "" : "target: " + foes, "", "only: {target-has: stun}"));
      case "path" -> List.of(of("range: 3, only: {not: target-adjacent}", "", "path: true"));
      case "as-if-from" ->
          List.of(
              of(usual, "", "as-if-from: ally"),
              of("", usual, "as-if-from: ally, target: " + foes + "-adjacent"));
      case "as-if-within" ->
          List.of(
              of(
                  usual + (usual.isEmpty() ? "" : ", ") + "as-if-from: ally",
                  "",
                  "as-if-within: 1"));
      case "at-most" -> List.of(of("", "", "at-most: 1"));
      case "must" -> List.of(of(usual, "", "must: true"));
      case "jump" -> List.of(of("", "", "jump: true"));
      case "terms" -> List.of(of("", "", "terms: loots-every-hex"));
      case "within" -> List.of(of("", "", verb.equals("focus") ? "within: 2" : "within: 1"));
      case "number" -> List.of(of(usual, "", "number: 1"), of(usual, "", "number: 2"));
      case "then" ->
          List.of(
              of(
                  "",
                  "then: [{heal: 1, target: self}]",
                  "then: [{give: strengthen, target: self}]"));
      case "ranks" -> List.of(of("", "ranks: none", "ranks: normal"));
      case "else" -> List.of(of("", "", "else: [{give: strengthen, target: self}]"));
      case "next-to-target", "own-hit-points" -> List.of(of("", "", key + ": true"));
      default -> rider(usual, key);
    };
  }

  /** What is added to an attack or heal. */
  static List<CellField> rider(String usual, String key) {
    return switch (key) {
      case "plus" -> List.of(of(usual, "", "plus: 1"));
      case "times" -> List.of(of(usual, "", "times: 2"));
      case "pierce" -> List.of(of(usual, "", "pierce: 1"));
      case "push" -> List.of(of(usual, "", "push: 1"));
      case "pull" ->
          List.of(
              of(usual, "", "pull: 1"),
              of("range: 4", "", "pull: 1"),
              of("range: 4, only: {not: target-adjacent}", "", "pull: 1"),
              of("range: 9, targets: 3", "", "pull: 1"));
      case "push-through" -> List.of(of(usual, "", "push-through: {hexes: 1, damage: 1}"));
      case "gives" -> List.of(of(usual, "", "gives: wound"));
      case "push-against" -> List.of(of(usual, "", "push-against: {hexes: 9, damage: 1}"));
      case "reach" -> List.of(of("only: {not: target-adjacent}", "", "reach: 2"));
      case "plus-range" ->
          List.of(
              of("range: 1, targets: 9", "", "plus-range: 3"),
              of("range: 1, target: self-and-allies", "", "plus-range: 3"),
              of(usual, "", "plus-range: 3"));
      case "plus-targets" ->
          List.of(
              of("range: 4", "", "plus-targets: 1"),
              of("target: ally-or-self, range: 9", "", "plus-targets: 1"),
              of(usual, "", "plus-targets: 1"));
      case "over" -> List.of(of(usual, "", "over: [\"@   x   x\"]"));
      case "infuses" -> List.of(of(usual, "", "infuses: dark"));
      case "xp" -> List.of(of(usual, "", "xp: 1"));
      case "xp-each" -> List.of(of(usual, "", "xp-each: 1"));
      case "after" -> List.of(of(usual, "", "after: {give: strengthen, target: self}"));
      case "after-damage" ->
          List.of(of(usual, "", "after-damage: {give: strengthen, target: self}"));
      case "all-on-one" ->
          List.of(
              of("range: 4, targets: 2", "", "all-on-one: true"),
              of(usual, "", "all-on-one: true"));
      case "bonus" ->
          List.of(
              of(usual, "", "bonus: [{when: own-turn, plus: 1}]"),
              of(usual, "", "bonus: [{consume: fire, plus: 1}]"));
      default -> List.of(of(usual, "", key + ": true"));
    };
  }
}
