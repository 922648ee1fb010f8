package haven.content.pack;

import static haven.content.pack.Mistake.CLASS;
import static haven.content.pack.Mistake.MONSTERS;
import static haven.content.pack.Mistake.SCENARIO;
import static haven.content.pack.Mistake.THINGS;
import static haven.content.pack.Mistake.mistake;

import java.util.ArrayList;
import java.util.List;

/** What random fragments of packs showed to be in vain: moments, targets and bearers. */
final class VainMistakes {
  private VainMistakes() {}

  static List<Mistake> all() {
    List<Mistake> all = new ArrayList<>(ofMoments());
    all.addAll(ofTargets());
    all.addAll(ofBearers());
    all.addAll(ofItems());
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

  private static Mistake item(
      String what, String use, String field, String message, String remedy) {
    return mistake(
        what,
        THINGS,
        "use: {when: when-attacked, effects: [{shield: 1}]}",
        "use: " + use,
        "[0].use." + field,
        message,
        remedy);
  }

  private static List<Mistake> ofMoments() {
    String over = "write 'lasts: persistent', or take another moment";
    return List.of(
        bottom(
            "short rest after the turn",
            "{at: short-rested, perform: [{refresh: all}], lasts: turn}",
            ".lasts",
            "it is over before 'short-rested' comes",
            over),
        bottom(
            "rest in the round in which a card is played",
            "{at: rested, perform: [{heal: 1, target: self}], lasts: round}",
            ".lasts",
            "it is over before 'rested' comes",
            over),
        bottom(
            "next round in what lasts for this one",
            "{at: start-of-round, perform: [{heal: 1, target: self}], lasts: round}",
            ".lasts",
            "it is over before 'start-of-round' comes",
            over),
        bottom(
            "end of the turn after the action",
            "{at: end-of-turn, perform: [{heal: 1, target: self}], lasts: action}",
            ".lasts",
            "it is over before 'end-of-turn' comes",
            over),
        bottom(
            "death of a character",
            "{at: death, perform: [{attack: 1}], uses: [1]}",
            "",
            "a character does not die, it is exhausted",
            "write 'at: figure-dies'"),
        mistake(
                "death of a character by a perk",
                CLASS,
                "{add: [+1]}",
                "{effects: [{at: death, perform: [{attack: 1}]}]}",
                "perks[1].effects[0]",
                "a character does not die, it is exhausted",
                "write 'at: figure-dies'")
            .at("{effects: [{at: death"));
  }

  private static List<Mistake> ofTargets() {
    return List.of(
        bottom(
            "area of something good for nobody",
            "{cleanse: [muddle], area: ['@   x']}",
            "",
            "nobody knows who in the area is meant",
            "add a target, such as 'target: ally'"),
        bottom(
            "area beside all of them",
            "{give: wound, targets: all, area: ['@   x']}",
            ".area",
            "an area has its targets in it",
            "write a target such as enemy or figure"),
        bottom(
            "pull of who is adjacent",
            "{pull: 1, target: enemy, range: 1}",
            ".pull",
            "who is adjacent cannot be pulled nearer",
            "write a longer 'range'"),
        bottom(
            "cards of enemies recovered",
            "{recover: 1, target: enemies, range: 9}",
            "",
            "monsters have no cards and items",
            "leave 'target' out, or write 'allies'"),
        bottom(
            "cards of a companion",
            "{lose-cards: 1, target: companion}",
            "",
            "a companion has no cards and items",
            "leave 'target' out, or write 'allies'"),
        card(
            "cards of whoever is closest",
            "{lose-cards: 1, target: figure-anywhere}",
            "",
            "monsters have no cards and items",
            "write whose, as in 'target: enemies'"),
        bottom(
            "three hexes that are all adjacent",
            "{create: trap, where: triangle}",
            ".where",
            "no three such hexes are within range 1",
            "write 'range: 2' or more"));
  }

  private static List<Mistake> ofBearers() {
    return List.of(
        bottom(
            "mark transferred by others",
            "{at: end-of-turn, perform: [{transfer-mark: Doom, target: enemy, range: 2}],"
                + " target: allies, lasts: persistent}",
            "",
            "others have put no such marks",
            "leave 'target' or 'whom' out"),
        bottom(
            "mark transferred at another's word",
            "{grant: [{transfer-mark: Doom, target: enemy, range: 2}], target: ally, range: 2}",
            ".grant[0].transfer-mark",
            "others have put no such marks",
            "write it outside of what they perform"),
        bottom(
            "cards that monsters play",
            "{at: after-kill, perform: [{play-card: top}], target: enemies, lasts: persistent}",
            "",
            "monsters have no cards to play",
            "leave 'target' or 'whom' out"),
        bottom(
            "invisible figures seen by monsters",
            "{sees-invisible: true, whom: enemies, lasts: round}",
            ".whom",
            "only characters have anything of it",
            "write 'allies', or leave 'whom' out"),
        bottom(
            "invisible figures seen by enemies",
            "{sees-invisible: true, target: enemies, lasts: round}",
            "",
            "only characters have anything of it",
            "write 'target: allies', or leave 'target' out"),
        card(
            "focus of characters",
            "{never-focuses: summons, target: enemies, lasts: round}",
            "",
            "enemies of monsters focus on no summons anyway",
            "write 'target: allies', or leave 'target' out"),
        card(
            "condition instead of itself",
            "{instead-of: wound, gain: wound, lasts: persistent}",
            ".gain",
            "that is the same condition",
            "write another one, or 'immune' instead"));
  }

  private static List<Mistake> ofItems() {
    return List.of(
        mistake(
                "ranks of a type that is not there, swapped by a rule",
                SCENARIO,
                "{rule: Flour dust, on: {plate: scales}, do: [{give: muddle}]}",
                "{rule: Fog, on: start, do: [{perform: [{swap-ranks: Moose}], whom: enemies}]}",
                "rules[0].do[0]",
                "nobody is called 'Moose'",
                "did you mean 'Mouse'?")
            .at("{rule: Fog"),
        item(
            "shield of enemies in one attack",
            "{when: when-attacked, effects: [{shield: 1, whom: enemies}]}",
            "effects",
            "in this attack nothing comes of it for others",
            "leave 'whom' out"),
        item(
            "target of an item that has none",
            "{when: during-turn, do: [{teleport-beside: target}]}",
            "do",
            "nobody was a target before",
            "write 'when: after-attack'"));
  }
}
