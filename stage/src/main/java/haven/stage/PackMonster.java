package haven.stage;

import haven.model.map.Formula;
import haven.model.map.Rank;
import haven.model.monster.MonsterCard;
import haven.model.monster.MonsterDeck;
import haven.model.monster.MonsterType;
import haven.model.monster.StatLine;
import haven.model.pack.Pack;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * A monster of a pack.
 *
 * @param cards the places in its deck of the cards that it may draw; all of them if there are none
 */
record PackMonster(Pack pack, String name, List<Integer> cards) {

  MonsterType type() {
    return pack.monsters().stream()
        .filter(type -> type.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no monster is called " + name));
  }

  MonsterDeck deck() {
    MonsterDeck whole =
        pack.decks().stream()
            .filter(deck -> deck.name().equals(type().deck()))
            .findFirst()
            .orElseThrow();
    List<MonsterCard> some = cards.stream().map(whole.cards()::get).toList();
    return some.isEmpty() ? whole : new MonsterDeck(whole.name(), some);
  }

  /** The same with so many hit points. */
  MonsterType type(int hitPoints) {
    MonsterType type = type();
    return new MonsterType(
        type.name(),
        type.deck(),
        type.standees(),
        type.flying(),
        type.lines().stream().map(level -> tough(level, hitPoints)).toList());
  }

  private static Map<Rank, StatLine> tough(Map<Rank, StatLine> level, int hitPoints) {
    Map<Rank, StatLine> ranks = new EnumMap<>(Rank.class);
    level.forEach(
        (rank, line) ->
            ranks.put(
                rank,
                new StatLine(
                    new Formula.Constant(hitPoints),
                    line.move(),
                    line.attack(),
                    line.range(),
                    line.targets(),
                    line.riders(),
                    line.traits(),
                    line.immunities(),
                    line.specials())));
    return ranks;
  }
}
