package haven.content.pack;

import haven.board.Layout;
import haven.content.card.PrintedCard;
import haven.content.card.PrintedClass;
import haven.content.scenario.LootForms;
import haven.content.scenario.RoomPage;
import haven.content.scenario.ScenarioPage;
import haven.content.yaml.Problems;
import haven.model.Ruleset;
import haven.model.card.CharacterClass;
import haven.model.card.ModifierCard;
import haven.model.map.MonsterSpot;
import haven.model.map.MonsterSymbol;
import haven.model.map.Rank;
import haven.model.monster.MonsterDeck;
import haven.model.monster.MonsterType;
import haven.model.rules.CardRules;
import haven.model.rules.ElementRules;
import haven.model.rules.EndRules;
import haven.model.rules.LevelRules.Raises;
import haven.model.rules.LootRules;
import haven.model.rules.ModifierRules;
import haven.model.rules.RoundRules;
import haven.model.rules.SetUpRules;
import haven.model.scenario.ScenarioRule;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** What the rules of the pack ask of cards and maps before anybody can set out with them. */
record SettingChecks(Ruleset rules, Index index, Problems problems) {

  void run() {
    for (Definition<PrintedClass> one : index.own(index.classes)) {
      hitPoints(one);
      sides(one);
      new HandChecks(rules, one, problems).run();
      boards(one);
      masteries(one);
    }
    for (Definition<DefinitionForms.MonsterBoard> one : index.own(index.boards)) {
      cells(one, one.thing().cells(), "cells");
    }
    index.own(index.decks).forEach(this::actions);
    index.own(index.monsters).forEach(this::oneRank);
    index.own(index.scenarios).forEach(this::look);
  }

  private void hitPoints(Definition<PrintedClass> one) {
    int levels = rules.levels().raises() == Raises.THE_CHARACTER ? rules.levels().highest() : 9;
    int written = one.thing().characterClass().hitPoints().size();
    if (written != levels) {
      one.wrong(
          problems,
          "there are " + written + " numbers",
          "write " + levels + ", one for each level",
          "hit-points");
    }
  }

  /** Where a die chooses, it has three sides (MON-04d); one action stands for all of them. */
  private void actions(Definition<MonsterDeck> one) {
    int cards = one.thing().cards().size();
    if (rules.rounds().actions() == RoundRules.Actions.DIE && cards != 1 && cards != 3) {
      one.wrong(
          problems,
          "there are " + cards + " actions",
          "by the rules " + rules.id() + " a monster has three; write 3, or 1 for all of them",
          "cards");
    }
  }

  /** Cards have a side B where they are turned to it (CRD-07a), and nowhere else. */
  private void sides(Definition<PrintedClass> one) {
    int wanted = rules.cards().used() == CardRules.Used.FLIPPED_THEN_DISCARDED ? 2 : 1;
    List<PrintedCard> cards = one.thing().cards();
    for (int i = 0; i < cards.size(); i++) {
      if (cards.get(i).card().sides().size() != wanted) {
        one.wrong(
            problems,
            "by the rules "
                + rules.id()
                + " a card has "
                + (wanted == 2 ? "two sides" : "one side"),
            wanted == 2 ? "add 'side-b' with initiative, top and bottom" : "leave 'side-b' out",
            "cards",
            i,
            wanted == 2 ? "card" : "side-b");
      }
    }
  }

  /** Where one character sets out, monsters have no ranks (MAP-13c). */
  private void oneRank(Definition<MonsterType> one) {
    boolean elite = one.thing().lines().stream().anyMatch(line -> line.containsKey(Rank.ELITE));
    if (rules.levels().party().largest() == 1 && elite) {
      one.wrong(
          problems,
          "by the rules " + rules.id() + " there are no elite monsters",
          "leave 'elite' out",
          "elite");
    }
  }

  private void boards(Definition<PrintedClass> one) {
    CharacterClass type = one.thing().characterClass();
    boolean has = rules.modifiers().source() == ModifierRules.Source.BOARD;
    if (has && !type.modifiers().equals(ModifierCard.STANDARD_DECK)) {
      cells(one, type.modifiers(), "modifiers");
    }
    if (has && !type.perks().isEmpty()) {
      one.wrong(
          problems,
          "by the rules " + rules.id() + " there are no perks",
          "write 'boards', the modifiers of levels 2 to 5",
          "perks");
    }
    for (int i = 0; i < type.advanced().size(); i++) {
      cells(one, type.advanced().get(i), "boards", i, "cells");
    }
  }

  /** A board has as many cells as any other (BMD-02), none of which is rolling (BMD-18). */
  private void cells(Definition<?> one, List<ModifierCard> written, Object... steps) {
    int cells = ModifierCard.STANDARD_BOARD.size();
    if (rules.modifiers().source() != ModifierRules.Source.BOARD) {
      one.wrong(
          problems,
          "by the rules " + rules.id() + " modifiers are a deck of cards",
          "leave the board out",
          steps);
    } else if (written.size() != cells) {
      one.wrong(
          problems,
          "there are " + written.size() + " modifiers",
          "by the rules " + rules.id() + " a board has " + cells + " cells",
          steps);
    } else if (written.stream().anyMatch(ModifierCard::rolling)) {
      one.wrong(
          problems,
          "by the rules " + rules.id() + " nothing is rolling",
          "leave 'rolling' out",
          steps);
    }
  }

  private void look(Definition<ScenarioPage> one) {
    SetUpRules setUp = rules.hexes().setUp();
    if (rules.levels().party().largest() == 1) {
      ranks(one);
    }
    level(one);
    learning(one);
    character(one);
    if (rules.elements().source() == ElementRules.Source.VISIBLE_ICONS) {
      elements(one);
    }
    loot(one);
    starts(one, setUp.oneStartHex(), one.thing().map().starts().size());
    if (setUp.oneOpenRoom() && layout(one).filter(map -> !isOneOpenRoom(map)).isPresent()) {
      one.wrong(
          problems,
          "by the rules " + rules.id() + " the map is one room without walls, doors and corridors",
          "draw only hexes of the room",
          "map");
    }
  }

  private void level(Definition<ScenarioPage> one) {
    OptionalInt level = one.thing().level();
    if (level.isPresent() && !rules.levels().allows(level.getAsInt())) {
      one.wrong(
          problems,
          "by the rules " + rules.id() + " there is no level " + level.getAsInt(),
          "write %d to %d".formatted(rules.levels().lowest(), rules.levels().highest()),
          "level");
    }
  }

  /** Only where a game begins by teaching itself, and some class has the cards for it (CRD-03c). */
  private void learning(Definition<ScenarioPage> one) {
    if (one.thing().particulars().cards().isEmpty()) {
      return;
    }
    if (rules.cards().hand() != CardRules.Hand.FROM_POOL_AFTER_TUTORIAL) {
      one.wrong(
          problems,
          "by the rules " + rules.id() + " no scenario prescribes cards",
          "leave 'cards' out",
          "cards");
    } else if (index.classes.values().stream()
        .noneMatch(type -> HandChecks.teaches(type.thing()))) {
      one.wrong(
          problems,
          "no class has cards of level A",
          "write six of them for each class that plays it",
          "cards");
    }
  }

  /** Only one character that sets out can be prescribed (SET-14). */
  private void character(Definition<ScenarioPage> one) {
    Optional<String> character = one.thing().particulars().character();
    if (character.isEmpty()) {
      return;
    }
    if (rules.levels().party().largest() > 1) {
      one.wrong(
          problems,
          "by the rules " + rules.id() + " no scenario prescribes a character",
          "leave 'character' out",
          "character");
    } else {
      index.refer(one, "class", character.get(), index.classes.keySet(), "character");
    }
  }

  /** Where one character sets out, nothing is printed for two, three or four (MAP-13c). */
  private void ranks(Definition<ScenarioPage> one) {
    List<RoomPage> rooms = one.thing().rooms();
    for (int i = 0; i < rooms.size(); i++) {
      List<MonsterSpot> spots = rooms.get(i).setup().monsters();
      for (int j = 0; j < spots.size(); j++) {
        if (spots.get(j).symbol() instanceof MonsterSymbol.ByNumber ranks && !ranks.isForAll()) {
          one.wrong(
              problems,
              "by the rules " + rules.id() + " one character sets out",
              "write one rank",
              "rooms",
              i,
              "monsters",
              j,
              "ranks");
        }
      }
    }
  }

  /** Where there is no element board, nothing can be set on it (ELM-17). */
  private void elements(Definition<ScenarioPage> one) {
    List<ScenarioRule> rules = one.thing().rules();
    for (int i = 0; i < rules.size(); i++) {
      List<ScenarioRule.Deed> deeds = rules.get(i).deeds();
      for (int j = 0; j < deeds.size(); j++) {
        if (deeds.get(j) instanceof ScenarioRule.Deed.SetElement) {
          one.wrong(
              problems,
              "by the rules " + this.rules.id() + " there is no element board",
              "write 'infuse', or leave it out",
              "rules",
              i,
              "do",
              j,
              "element");
        }
      }
    }
  }

  /** Loot cards are drawn where tokens are not money (LOT-03b). */
  private void loot(Definition<ScenarioPage> one) {
    boolean wanted = rules.loot().token() == LootRules.Token.LOOT_CARD;
    if (!wanted && !one.thing().loot().equals(LootForms.Deck.NONE)) {
      one.wrong(
          problems,
          "by the rules " + rules.id() + " nobody draws loot cards",
          "leave it out",
          "loot-deck");
    }
  }

  /** Only some games give anything for masteries (LVU-18). */
  private void masteries(Definition<PrintedClass> one) {
    if (!one.thing().characterClass().mat().masteries().isEmpty()
        && !rules.levels().end().completed().contains(EndRules.Step.MASTERIES)) {
      one.wrong(
          problems,
          "by the rules " + rules.id() + " there are no masteries",
          "leave them out",
          "masteries");
    }
  }

  private void starts(Definition<ScenarioPage> one, boolean single, int starts) {
    int most = rules.levels().party().largest();
    if (single ? starts != 1 : starts < most) {
      one.wrong(
          problems,
          "there are " + starts + " start hexes",
          single
              ? "by the rules " + rules.id() + " there is one"
              : most + " characters need as many",
          "map",
          "starts");
    }
  }

  /** Nothing where the map cannot be laid, which is told elsewhere. */
  private Optional<Layout> layout(Definition<ScenarioPage> one) {
    try {
      return Optional.of(one.thing().map().layout(index.shapes()));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private static boolean isOneOpenRoom(Layout map) {
    return map.walls().isEmpty()
        && map.lines().isEmpty()
        && map.doors().isEmpty()
        && map.corridors().isEmpty();
  }
}
