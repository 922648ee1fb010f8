package haven.content.pack;

import haven.board.Hex;
import haven.content.campaign.BuildingForms;
import haven.content.campaign.BuildingForms.OutpostTables;
import haven.content.campaign.CampaignForms.SealedBox;
import haven.content.campaign.CampaignForms.Tables;
import haven.content.card.GoalCardForms.GoalCard;
import haven.content.card.PrintedClass;
import haven.content.card.PrintedItem;
import haven.content.form.Closest;
import haven.content.pack.DefinitionForms.Hoard;
import haven.content.pack.DefinitionForms.MonsterBoard;
import haven.content.pack.DefinitionForms.TileShape;
import haven.content.scenario.DungeonForms;
import haven.content.scenario.LootForms.LootBox;
import haven.content.scenario.ScenarioPage;
import haven.content.yaml.Node;
import haven.content.yaml.Problems;
import haven.model.campaign.BuildingCard;
import haven.model.campaign.CampaignBook.Milestone;
import haven.model.campaign.EventCard;
import haven.model.campaign.PersonalQuest;
import haven.model.monster.MonsterDeck;
import haven.model.monster.MonsterType;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** All definitions of a pack, by kind and name. */
final class Index {
  final Map<String, Definition<PrintedClass>> classes = new LinkedHashMap<>();
  final Map<String, Definition<MonsterType>> monsters = new LinkedHashMap<>();
  final Map<String, Definition<MonsterDeck>> decks = new LinkedHashMap<>();
  final Map<String, Definition<PrintedItem>> items = new LinkedHashMap<>();
  final Map<String, Definition<Hoard>> treasures = new LinkedHashMap<>();
  final Map<String, Definition<GoalCard>> battleGoals = new LinkedHashMap<>();
  final Map<String, Definition<ScenarioPage>> scenarios = new LinkedHashMap<>();
  final Map<String, Definition<LootBox>> lootBoxes = new LinkedHashMap<>();
  final Map<String, Definition<MonsterBoard>> boards = new LinkedHashMap<>();
  final Map<String, Definition<TileShape>> tiles = new LinkedHashMap<>();
  final Map<String, Definition<OutpostTables>> outposts = new LinkedHashMap<>();
  final Map<String, Definition<BuildingCard>> buildings = new LinkedHashMap<>();
  final Map<String, Definition<BuildingForms.Section>> sections = new LinkedHashMap<>();
  final Map<String, Definition<Tables>> campaigns = new LinkedHashMap<>();
  final Map<String, Definition<PersonalQuest>> quests = new LinkedHashMap<>();
  final Map<String, Definition<EventCard>> events = new LinkedHashMap<>();
  final Map<String, Definition<SealedBox>> boxes = new LinkedHashMap<>();
  final Map<String, Definition<Milestone>> milestones = new LinkedHashMap<>();
  final Map<String, Definition<DungeonForms.Room>> rooms = new LinkedHashMap<>();
  final Map<String, Definition<DungeonForms.Dwellers>> dwellers = new LinkedHashMap<>();
  private final Problems problems;
  private final Set<Node.Mapping> borrowed = Collections.newSetFromMap(new IdentityHashMap<>());

  /**
   * @param others definitions of packs that this one depends on
   */
  Index(List<Definition<?>> definitions, List<Definition<?>> others, Problems problems) {
    this.problems = problems;
    for (Definition<?> definition : others) {
      borrowed.add(definition.node());
      add(definition);
    }
    for (Definition<?> definition : definitions) {
      add(definition);
    }
  }

  /** Those of the pack itself, which are checked; those of other packs have been. */
  <T> List<Definition<T>> own(Map<String, Definition<T>> kind) {
    return kind.values().stream().filter(one -> !isBorrowed(one)).toList();
  }

  boolean isBorrowed(Definition<?> one) {
    return borrowed.contains(one.node());
  }

  private void add(Definition<?> one) {
    switch (one.thing()) {
      case PrintedClass thing -> put(classes, "class", one, thing);
      case MonsterType thing -> put(monsters, "monster", one, thing);
      case MonsterDeck thing -> put(decks, "ability deck", one, thing);
      case PrintedItem thing -> put(items, "item", one, thing);
      case Hoard thing -> put(treasures, "treasure", one, thing);
      case GoalCard thing -> put(battleGoals, "battle goal", one, thing);
      case ScenarioPage thing -> put(scenarios, "scenario", one, thing);
      case LootBox thing -> put(lootBoxes, "loot box", one, thing);
      case MonsterBoard thing -> put(boards, "board of the monsters", one, thing);
      case TileShape thing -> put(tiles, "tile", one, thing);
      case Tables thing -> put(campaigns, "campaign", one, thing);
      case PersonalQuest thing -> put(quests, "personal quest", one, thing);
      case EventCard thing -> put(events, "event card", one, thing);
      case SealedBox thing -> put(boxes, "box", one, thing);
      case OutpostTables thing -> put(outposts, "outpost", one, thing);
      case BuildingCard thing -> put(buildings, "building", one, thing);
      case BuildingForms.Section thing -> put(sections, "section", one, thing);
      case Milestone thing -> put(milestones, "milestone", one, thing);
      case DungeonForms.Room thing -> put(rooms, "room card", one, thing);
      case DungeonForms.Dwellers thing -> put(dwellers, "dweller card", one, thing);
      default -> {} // a definition that could not be read, which has been told
    }
  }

  private <T> void put(
      Map<String, Definition<T>> kind, String what, Definition<?> definition, T thing) {
    Definition<T> one =
        new Definition<>(
            definition.node(), definition.field(), definition.name(), definition.origin(), thing);
    Definition<T> first = kind.putIfAbsent(one.name(), one);
    if (first != null) {
      one.wrong(
          problems,
          "there is another " + what + " '" + one.name() + "'",
          "the first is at " + first.place() + "; give one of them another name",
          one.node().entries().getFirst().key().text());
    }
  }

  /** The hexes of every side of a tile. */
  Map<String, Set<Hex>> shapes() {
    Map<String, Set<Hex>> shapes = new HashMap<>();
    for (Definition<TileShape> tile : tiles.values()) {
      tile.thing().sides().forEach(side -> shapes.put(side, tile.thing().hexes()));
    }
    return shapes;
  }

  /** What to say if something is named that is not there. */
  static String instead(String name, Collection<String> known) {
    return known.isEmpty() ? "define it" : Closest.instead(name, known, "there are");
  }

  /** Tells if a name is not known. */
  void refer(
      Definition<?> from, String what, String name, Collection<String> known, Object... steps) {
    if (!known.contains(name)) {
      from.wrong(problems, "there is no " + what + " '" + name + "'", instead(name, known), steps);
    }
  }
}
