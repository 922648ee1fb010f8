package haven.content.pack;

import haven.board.Layout;
import haven.content.card.PrintedCard;
import haven.content.card.PrintedClass;
import haven.content.scenario.LootForms;
import haven.content.scenario.RoomPage;
import haven.content.scenario.ScenarioPage;
import haven.content.yaml.Problems;
import haven.model.Ruleset;
import haven.model.card.ModifierCard;
import haven.model.map.MonsterSpot;
import haven.model.map.MonsterSymbol;
import haven.model.rules.CardRules;
import haven.model.rules.ElementRules;
import haven.model.rules.EndRules;
import haven.model.rules.LootRules;
import haven.model.rules.ModifierRules;
import haven.model.rules.SetUpRules;
import haven.model.scenario.ScenarioRule;
import java.util.List;
import java.util.Optional;

/** What the rules of the pack ask of cards and maps before anybody can set out with them. */
record SettingChecks(Ruleset rules, Index index, Problems problems) {

  void run() {
    index.own(index.classes).forEach(this::sides);
    index.own(index.classes).forEach(this::board);
    index.own(index.classes).forEach(this::masteries);
    index.own(index.scenarios).forEach(this::look);
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

  /** A board has as many cells as any other (BMD-02). */
  private void board(Definition<PrintedClass> one) {
    int cells = ModifierCard.STANDARD_BOARD.size();
    List<ModifierCard> written = one.thing().characterClass().modifiers();
    if (rules.modifiers().source() == ModifierRules.Source.BOARD
        && written.size() != cells
        && !written.equals(ModifierCard.STANDARD_DECK)) {
      one.wrong(
          problems,
          "there are " + written.size() + " modifiers",
          "by the rules " + rules.id() + " a board has " + cells + " cells",
          "modifiers");
    }
  }

  private void look(Definition<ScenarioPage> one) {
    SetUpRules setUp = rules.hexes().setUp();
    if (rules.levels().party().largest() == 1) {
      ranks(one);
    }
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
