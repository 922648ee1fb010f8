package haven.content.pack;

import haven.board.Hex;
import haven.content.card.PrintedCard;
import haven.content.card.PrintedClass;
import haven.content.scenario.DungeonForms;
import haven.content.scenario.ScenarioPage;
import haven.content.yaml.Problems;
import haven.model.ability.Ability;
import haven.model.ability.Rider;
import haven.model.campaign.PersonalQuest;
import haven.model.card.CharacterClass;
import haven.model.card.ModifierCard;
import haven.model.card.Perk;
import haven.model.map.MonsterSpot;
import haven.model.map.Rank;
import haven.model.map.Treasure;
import haven.model.map.TreasureTile;
import haven.model.monster.MonsterDeck;
import haven.model.monster.MonsterType;
import haven.model.monster.StatLine;
import haven.model.scenario.Reward;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What must hold between the definitions of a pack. */
final class Checks {
  private final Index index;
  private final Problems problems;

  Checks(Index index, Problems problems) {
    this.index = index;
    this.problems = problems;
  }

  void run() {
    index.own(index.classes).forEach(this::characterClass);
    index.own(index.monsters).forEach(this::monster);
    index.own(index.treasures).forEach(one -> rewards(one, one.thing().holds(), "holds"));
    index.own(index.boxes).forEach(one -> rewards(one, one.thing().holds(), "holds"));
    index.own(index.milestones).forEach(one -> rewards(one, one.thing().what(), "gives"));
    index.own(index.boxes).forEach(this::names);
    index.own(index.milestones).forEach(this::names);
    index.own(index.quests).forEach(this::names);
    index.own(index.quests).forEach(this::quest);
    index.own(index.events).forEach(this::names);
    index.own(index.campaigns).forEach(this::names);
    index.own(index.sections).forEach(one -> rewards(one, one.thing().gives(), "gives"));
    index.own(index.buildings).forEach(one -> rewards(one, one.thing().once(), "once"));
    dungeons();
    new ScenarioChecks(index, problems).run();
    new WordChecks(index, problems).run();
    for (Definition<ScenarioPage> one : index.own(index.scenarios)) {
      rewards(one, one.thing().rewards(), "rewards");
      treasures(one);
    }
  }

  /** Whatever is named in something printed for a campaign must be there. */
  private void names(Definition<?> one) {
    one.fields(
        (field, steps) -> {
          switch (field) {
            case "item", "item-design", "pays-item", "owns-item", "with" ->
                refer(one, "item", index.items, steps);
            case "class", "class-present" -> refer(one, "class", index.classes, steps);
            case "kills" -> refer(one, "monster", index.monsters, steps);
            case "card" -> {
              Object[] deck = steps.clone();
              deck[deck.length - 1] = "event";
              String card = one.word(deck) + " " + one.word(steps);
              index.refer(one, "event card", card, index.events.keySet(), steps);
            }
            default -> {}
          }
        });
  }

  private void refer(
      Definition<?> one, String what, Map<String, ? extends Definition<?>> all, Object... steps) {
    for (String name : one.words(steps)) {
      index.refer(one, what, name, all.keySet(), steps);
    }
  }

  private void quest(Definition<PersonalQuest> one) {
    if (!one.thing().then().isEmpty() && one.thing().demands().size() < 2) {
      one.wrong(
          problems,
          "there is nothing to be met before the last demand",
          "leave 'then' out, or ask for one thing more",
          "then");
    }
  }

  private void rewards(Definition<?> one, List<Reward> rewards, String field) {
    for (int i = 0; i < rewards.size(); i++) {
      switch (rewards.get(i)) {
        case Reward.Item(String item) ->
            index.refer(one, "item", item, index.items.keySet(), field, i, "item");
        case Reward.ItemDesign(String item) ->
            index.refer(one, "item", item, index.items.keySet(), field, i, "item-design");
        case Reward.DesignInParts(String item, _) ->
            index.refer(one, "item", item, index.items.keySet(), field, i, "item-design");
        case Reward.ForACharacter _, Reward.ForTheCampaign _ -> {}
      }
    }
  }

  private static final int FEWEST_CARDS = 3; // as many as a dungeon has rooms (RDG-02)

  /** Rooms that can be laid, dwellers that exist, and enough of both (RDG-02 to RDG-08). */
  private void dungeons() {
    Map<String, Set<Hex>> shapes = index.shapes();
    for (Definition<DungeonForms.Room> one : index.own(index.rooms)) {
      String side = one.thing().card().side();
      if (!side.isEmpty()) {
        index.refer(one, "tile", side, shapes.keySet(), "tile");
      }
      Set<Hex> floor = one.thing().on(shapes).floor();
      one.thing()
          .flaw(floor)
          .filter(_ -> !floor.isEmpty())
          .ifPresent(flaw -> one.wrong(problems, flaw, "move it", "room-card"));
      enough(one, index.rooms.size() >= FEWEST_CARDS && index.dwellers.size() >= FEWEST_CARDS);
    }
    for (Definition<DungeonForms.Dwellers> one : index.own(index.dwellers)) {
      List<MonsterSpot> monsters = one.thing().setup().monsters();
      for (int i = 0; i < monsters.size(); i++) {
        String type = monsters.get(i).type();
        index.refer(one, "monster", type, index.monsters.keySet(), "monsters", i, "monster");
      }
      enough(one, index.rooms.size() >= FEWEST_CARDS);
    }
  }

  private void enough(Definition<?> one, boolean enough) {
    if (!enough) {
      one.wrong(
          problems,
          "a random dungeon has three rooms",
          "write three room cards and three dweller cards at least");
    }
  }

  /** Every numbered treasure of a scenario is in the index. */
  private void treasures(Definition<ScenarioPage> one) {
    for (int i = 0; i < one.thing().rooms().size(); i++) {
      List<TreasureTile> tiles = one.thing().rooms().get(i).setup().treasures();
      for (int j = 0; j < tiles.size(); j++) {
        if (tiles.get(j).treasure() instanceof Treasure.Numbered(int number)) {
          index.refer(
              one,
              "treasure",
              String.valueOf(number),
              index.treasures.keySet(),
              "rooms",
              i,
              "treasures",
              j,
              "treasure");
        }
      }
    }
  }

  private void characterClass(Definition<PrintedClass> one) {
    Map<String, Integer> names = new HashMap<>();
    List<PrintedCard> cards = one.thing().cards();
    for (int i = 0; i < cards.size(); i++) {
      String name = cards.get(i).card().name();
      Integer first = names.putIfAbsent(name + " of level " + cards.get(i).card().level(), i);
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
    Marks.Needs.others(one, index, problems);
    for (String summoned : Assembly.Summoned.by(type, index)) {
      if (!index.monsters.containsKey(summoned)) {
        one.wrong(
            problems,
            "it or its deck summons '" + summoned + "', which is no monster",
            Index.instead(summoned, index.monsters.keySet()),
            "monster");
      }
    }
    specials(one);
    if (type.lines().size() == 8) {
      for (Rank rank : type.lines().getFirst().keySet()) {
        grows(one, rank);
      }
    }
  }

  /** A special action that a card calls for is on every line of the stat card (BOS-04). */
  private void specials(Definition<MonsterType> one) {
    Definition<MonsterDeck> deck = index.decks.get(one.thing().deck());
    int most = deck == null ? 0 : Specials.most(deck.thing());
    boolean lacking =
        one.thing().lines().stream()
            .flatMap(ranks -> ranks.values().stream())
            .anyMatch(line -> line.specials().size() < most);
    boolean idle =
        deck != null
            && one.thing().lines().stream()
                .flatMap(ranks -> ranks.values().stream())
                .anyMatch(line -> line.specials().size() > most);
    if (idle) {
      one.wrong(
          problems,
          "no card of its deck calls for a special action " + (most + 1),
          "write {special: %d} on a card, or leave it out".formatted(most + 1),
          "monster");
    }
    if (lacking) {
      one.wrong(
          problems,
          "its deck has a special action " + most + ", but a line of its stat card has none",
          "add 'specials', or give it a deck of its own",
          "monster");
    }
  }

  /** The special actions that cards call for, wherever they stand on them. */
  private static final class Specials {
    private Specials() {}

    static int most(MonsterDeck deck) {
      return deck.cards().stream().mapToInt(card -> most(card.abilities())).max().orElse(0);
    }

    private static int most(List<Ability> abilities) {
      return abilities.stream().mapToInt(Specials::most).max().orElse(0);
    }

    private static int most(Ability ability) {
      if (ability instanceof Ability.Special(int number)) {
        return number;
      } else if (ability instanceof Ability.Composed composed) {
        return most(composed.parts());
      } else if (ability instanceof Ability.Attack(var _, var _, List<Rider> riders)) {
        return ofRiders(riders);
      } else if (ability instanceof Ability.Heal(var _, var _, List<Rider> riders)) {
        return ofRiders(riders);
      }
      return 0;
    }

    private static int ofRiders(List<Rider> riders) {
      return riders.stream().mapToInt(Specials::most).max().orElse(0);
    }

    private static int most(Rider rider) {
      if (rider instanceof Rider.Then(Ability after)) {
        return most(after);
      } else if (rider instanceof Rider.ThenIfHurt(Ability after)) {
        return most(after);
      } else if (rider instanceof Rider.When(var _, List<Rider> some)) {
        return ofRiders(some);
      } else if (rider instanceof Rider.Paid(var _, List<Rider> some)) {
        return ofRiders(some);
      }
      return 0;
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
