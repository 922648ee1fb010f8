package haven.content.pack;

import haven.content.card.PrintedCard;
import haven.content.card.PrintedClass;
import haven.content.yaml.Problems;
import haven.model.card.CharacterClass;
import haven.model.card.ModifierCard;
import haven.model.card.Perk;
import haven.model.map.Rank;
import haven.model.monster.MonsterType;
import haven.model.monster.StatLine;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What must hold between the definitions of a pack. */
final class Checks {
  private final Index index;
  private final Problems problems;

  Checks(Index index, Problems problems) {
    this.index = index;
    this.problems = problems;
  }

  void run() {
    index.classes.values().forEach(this::characterClass);
    index.monsters.values().forEach(this::monster);
    new ScenarioChecks(index, problems).run();
  }

  private void characterClass(Definition<PrintedClass> one) {
    Map<String, Integer> names = new HashMap<>();
    List<PrintedCard> cards = one.thing().cards();
    for (int i = 0; i < cards.size(); i++) {
      String name = cards.get(i).card().name();
      Integer first = names.putIfAbsent(name, i);
      if (first != null) {
        one.wrong(
            problems,
            "there is another card '" + name + "'",
            "give one of them another name",
            "cards",
            i,
            "card");
      }
    }
    CharacterClass type = one.thing().characterClass();
    for (int i = 1; i < type.hitPoints().size(); i++) {
      if (type.hitPoints().get(i) < type.hitPoints().get(i - 1)) {
        one.wrong(
            problems,
            "hit points fall from level " + i + " to level " + (i + 1),
            "they should grow with the level",
            "hit-points",
            i);
      }
    }
    perks(one, type);
  }

  /** Perks must find the cards they remove, even if all are taken. */
  private void perks(Definition<PrintedClass> one, CharacterClass type) {
    List<ModifierCard> deck = new ArrayList<>(type.modifiers());
    for (Perk perk : type.perks()) {
      for (int box = 0; box < perk.boxes(); box++) {
        deck.addAll(perk.added());
      }
    }
    for (int i = 0; i < type.perks().size(); i++) {
      Perk perk = type.perks().get(i);
      for (int box = 0; box < perk.boxes(); box++) {
        for (ModifierCard card : perk.removed()) {
          if (!deck.remove(card)) {
            one.wrong(
                problems,
                "the perks together remove more " + card + " cards than there are",
                "remove fewer",
                "perks",
                i,
                "remove");
            return;
          }
        }
      }
    }
  }

  private void monster(Definition<MonsterType> one) {
    MonsterType type = one.thing();
    index.refer(one, "ability deck", type.deck(), index.decks.keySet(), "deck");
    for (String summoned : Assembly.Summoned.by(type, index)) {
      if (!index.monsters.containsKey(summoned)) {
        one.wrong(
            problems,
            "it or its deck summons '" + summoned + "', which is no monster",
            Index.instead(summoned, index.monsters.keySet()),
            "monster");
      }
    }
    if (type.lines().size() == 8) {
      for (Rank rank : type.lines().getFirst().keySet()) {
        grows(one, rank);
      }
    }
  }

  /** Monsters do not become weaker with the level. */
  private void grows(Definition<MonsterType> one, Rank rank) {
    haven.model.map.Terms terms = haven.model.map.Terms.of(0, 2);
    for (int level = 1; level < 8; level++) {
      StatLine before = one.thing().line(level - 1, rank);
      StatLine line = one.thing().line(level, rank);
      if (line.hitPoints().value(terms) < before.hitPoints().value(terms)) {
        one.wrong(
            problems,
            "hit points fall from level " + (level - 1) + " to level " + level,
            "they should grow with the level",
            rank.name().toLowerCase(java.util.Locale.ROOT),
            level,
            "hit-points");
      }
    }
  }
}
