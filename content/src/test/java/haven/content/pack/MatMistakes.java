package haven.content.pack;

import static haven.content.pack.Mistake.CLASS;
import static haven.content.pack.Mistake.SCENARIO;
import static haven.content.pack.Mistake.THINGS;
import static haven.content.pack.Mistake.mistake;

import java.util.List;

/** Mistakes in what stands on mats, and in loot decks. */
final class MatMistakes {
  private MatMistakes() {}

  static List<Mistake> all() {
    return List.of(
        mistake(
            "counter that the class does not have",
            CLASS,
            "- move: 2 x hexes-moved",
            "- {counter: Flour, by: 1}",
            "",
            "the class has no counter 'Flour'",
            "write 'counters' for the class"),
        mistake(
            "counter moved twice",
            CLASS,
            "- move: 2 x hexes-moved",
            "- {counter: Flour, by: 1, to: 2}",
            "cards[0].bottom[0]",
            "a counter is moved once",
            "either 'by: 1' or 'to: 0'"),
        mistake(
            "form that the class does not have",
            CLASS,
            "    initiative: 70",
            "    form: Sticky\n    initiative: 70",
            "",
            "the class has no form 'Sticky'",
            "write 'forms' for the class"),
        mistake(
            "one form",
            CLASS,
            "hand-size: 2",
            "forms: [Sticky]\nhand-size: 2",
            "forms",
            "one form is none",
            "two at least"),
        mistake(
            "counter that starts nowhere",
            CLASS,
            "hand-size: 2",
            "counters: [{counter: Flour, most: 3, start: 4}]\nhand-size: 2",
            "counters[0].start",
            "it starts at 4",
            "between 0 and 3"),
        mistake(
            "markers that do not move",
            CLASS,
            "- move: 2 x hexes-moved",
            "- {move-markers: 0}",
            "cards[0].bottom[0].move-markers",
            "0 slots are no way",
            "1 for forwards"),
        mistake(
            "uses of nothing",
            CLASS,
            "{add: [+1]}",
            "{add: [+1], uses: 1}",
            "perks[1].uses",
            "nothing is used",
            "add 'effects'"),
        mistake(
            "masteries where there are none",
            CLASS,
            "hand-size: 2",
            "masteries: [{mastery: Crust, feats: [{deed: kill, at-least: 1}]}]\nhand-size: 2",
            "masteries",
            "by the rules GH there are no masteries",
            "leave them out"),
        mistake(
            "feat without an amount",
            CLASS,
            "hand-size: 2",
            "masteries: [{mastery: Crust, feats: [{deed: kill}]}]\nhand-size: 2",
            "masteries[0].feats[0]",
            "nobody knows how much there must be",
            "'at-least'"),
        mistake(
            "feat with two amounts",
            CLASS,
            "hand-size: 2",
            "masteries: [{mastery: Crust, feats: [{deed: kill, at-least: 1, each: round}]}]\n"
                + "hand-size: 2",
            "masteries[0].feats[0]",
            "a feat asks for one thing",
            "'each'"),
        mistake(
            "counter of an item",
            THINGS,
            "effects: [{shield: 1}]",
            "effects: [{shield: {count: {counter: Flour}}}]",
            "[0].use.effects[0].shield.count.counter",
            "only a class has counters and forms",
            "cards or the mat of a class"),
        mistake(
            "loot deck where nobody draws",
            SCENARIO,
            "goal: kill-all",
            "loot-deck: {money: 3}\ngoal: kill-all",
            "loot-deck",
            "by the rules GH nobody draws loot cards",
            "leave it out"),
        mistake(
            "more loot cards than there are",
            SCENARIO,
            "goal: kill-all",
            "loot-deck: {axenut: 3}\ngoal: kill-all",
            "loot-deck.axenut",
            "'3' is not right here",
            "a number from 0 to 2"),
        mistake(
            "loot box with too little",
            THINGS,
            "- {treasure: 1, holds: [{item: Apron}]}",
            "- {loot-box: Tin, cards: [{loot: money, copies: 20}]}\n"
                + "- {treasure: 1, holds: [{item: Apron}]}",
            "[2].cards",
            "there are 0 cards of lumber",
            "a box has 8"));
  }
}
