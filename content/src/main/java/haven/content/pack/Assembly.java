package haven.content.pack;

import haven.board.Hex;
import haven.content.scenario.DungeonForms;
import haven.content.scenario.ScenarioPage;
import haven.model.Difficulty;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Consequence;
import haven.model.ability.Effect;
import haven.model.ability.Rider;
import haven.model.ability.Scenic;
import haven.model.campaign.CampaignBook;
import haven.model.campaign.DungeonBook;
import haven.model.campaign.DwellerCard;
import haven.model.campaign.OutpostBook;
import haven.model.card.CharacterClass;
import haven.model.card.ModifierCard;
import haven.model.map.ScenarioMap;
import haven.model.monster.MonsterDeck;
import haven.model.monster.MonsterType;
import haven.model.monster.StatLine;
import haven.model.pack.ClassEntry;
import haven.model.pack.Manifest;
import haven.model.pack.Notes;
import haven.model.pack.Origin;
import haven.model.pack.Pack;
import haven.model.pack.ScenarioEntry;
import haven.model.pack.Texts;
import haven.model.rules.ModifierRules.Source;
import haven.model.scenario.Reward;
import haven.model.scenario.Scenario;
import haven.model.scenario.ScenarioRule;
import haven.model.scenario.ScenarioRule.Deed;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;

/** Makes a pack of definitions in which nothing was found wrong. */
final class Assembly {
  private final Manifest manifest;
  private final Index index;
  private final Map<String, Set<Hex>> shapes;

  Assembly(Manifest manifest, Index index) {
    this.manifest = manifest;
    this.index = index;
    shapes = index.shapes();
  }

  Pack pack(Texts texts) {
    return new Pack(
        manifest,
        new Written(index, shapes).prints(),
        index.classes.values().stream()
            .filter(one -> !one.thing().cards().isEmpty()) // whoever has none cannot set out
            .sorted(Comparator.comparing(one -> one.thing().locked())) // those to begin with first
            .map(
                one ->
                    new ClassEntry(
                        atTheirBoard(one.thing().characterClass()),
                        one.thing().cards().stream()
                            .map(card -> new ClassEntry.Printed(card.card(), card.level()))
                            .toList(),
                        one.thing().locked(),
                        origin(one)))
            .toList(),
        index.monsters.values().stream().map(Definition::thing).toList(),
        index.decks.values().stream().map(Definition::thing).toList(),
        index.items.values().stream().map(one -> one.thing().ware()).toList(),
        index.battleGoals.values().stream().map(one -> one.thing().goal()).toList(),
        index.scenarios.values().stream().map(this::scenario).toList(),
        treasures(),
        index.lootBoxes.values().stream()
            .findFirst()
            .map(one -> one.thing().cards())
            .orElse(List.of()),
        monsterModifiers(),
        campaign(),
        texts,
        notes());
  }

  /** Whoever borrows a campaign has its tables; their own go before them. */
  private CampaignBook campaign() {
    CampaignBook tables =
        index.campaigns.values().stream()
            .map(one -> one.thing().book())
            .reduce(CampaignBook.EMPTY, (_, later) -> later);
    Map<String, List<Reward>> boxes = new TreeMap<>();
    index.boxes.values().forEach(one -> boxes.put(one.name(), one.thing().holds()));
    return tables
        .with(outpost(), dungeon())
        .with(
            index.quests.values().stream().map(Definition::thing).toList(),
            index.events.values().stream().map(Definition::thing).toList(),
            index.milestones.values().stream().map(Definition::thing).toList(),
            boxes);
  }

  private DungeonBook dungeon() {
    return new DungeonBook(
        index.rooms.values().stream().map(one -> one.thing().on(shapes)).toList(),
        index.dwellers.values().stream().map(one -> dwellers(one.thing())).toList());
  }

  private DwellerCard dwellers(DungeonForms.Dwellers written) {
    Set<String> names = new LinkedHashSet<>();
    written.setup().monsters().forEach(spot -> names.add(spot.type()));
    List<MonsterType> types = withSummoned(names);
    return new DwellerCard(
        written.adjective(), written.setup(), types, decks(types), written.hoards());
  }

  private OutpostBook outpost() {
    OutpostBook tables =
        index.outposts.values().stream()
            .map(one -> one.thing().book())
            .reduce(OutpostBook.NONE, (_, later) -> later);
    Map<String, List<Reward>> sections = new TreeMap<>();
    index.sections.values().forEach(one -> sections.put(one.name(), one.thing().gives()));
    return new OutpostBook(
        tables.morale(),
        tables.atMorale(),
        sections,
        index.buildings.values().stream().map(Definition::thing).toList(),
        tables.guard(),
        tables.potions());
  }

  private Notes notes() {
    Map<String, String> notes = new TreeMap<>();
    Map<String, Map<String, ? extends Definition<?>>> kinds =
        Map.of(
            "class", index.classes,
            "monster", index.monsters,
            "ability-deck", index.decks,
            "item", index.items,
            "treasure", index.treasures,
            "battle-goal", index.battleGoals,
            "loot-box", index.lootBoxes,
            "scenario", index.scenarios);
    kinds.forEach((kind, things) -> things.values().forEach(one -> one.notes(kind, notes)));
    return new Notes(notes);
  }

  /** A class without modifiers of its own has those of its game: a deck, or a board (BMD-02). */
  private CharacterClass atTheirBoard(CharacterClass one) {
    boolean board = Ruleset.named(manifest.ruleset()).modifiers().source() == Source.BOARD;
    return board && one.modifiers().equals(ModifierCard.STANDARD_DECK)
        ? one.withModifiers(ModifierCard.STANDARD_BOARD)
        : one;
  }

  private Map<Integer, List<Reward>> treasures() {
    Map<Integer, List<Reward>> treasures = new TreeMap<>();
    index
        .treasures
        .values()
        .forEach(one -> treasures.put(one.thing().number(), one.thing().holds()));
    return treasures;
  }

  private Map<Difficulty, List<ModifierCard>> monsterModifiers() {
    Map<Difficulty, List<ModifierCard>> boards = new EnumMap<>(Difficulty.class);
    index.boards.values().forEach(one -> boards.put(one.thing().difficulty(), one.thing().cells()));
    if (!boards.isEmpty()) {
      boards.putIfAbsent(Difficulty.NORMAL, ModifierCard.STANDARD_BOARD); // BMD-12
    }
    return boards;
  }

  private Origin origin(Definition<?> one) {
    return one.origin().orElse(manifest.origin());
  }

  private ScenarioEntry scenario(Definition<ScenarioPage> one) {
    ScenarioPage page = one.thing();
    List<MonsterType> monsters = monsters(page);
    Scenario scenario =
        new Scenario(
            page.name(),
            map(page),
            monsters,
            decks(monsters),
            page.allies(),
            page.alliedTypes(),
            page.goal(),
            page.loss(),
            page.rules(),
            page.loot().counts(),
            page.rewards(),
            page.battleGoals(),
            page.level(),
            page.order(),
            page.particulars());
    return new ScenarioEntry(
        page.number(),
        page.introduction(),
        page.conclusion(),
        page.chart(),
        page.requires(),
        origin(one),
        index.isBorrowed(one),
        scenario);
  }

  private List<MonsterDeck> decks(List<MonsterType> monsters) {
    Set<String> decks = new LinkedHashSet<>();
    monsters.forEach(monster -> decks.add(monster.deck()));
    return decks.stream()
        .map(index.decks::get)
        .filter(Objects::nonNull)
        .map(Definition::thing)
        .toList();
  }

  private ScenarioMap map(ScenarioPage page) {
    Marks marks = Marks.of(Ruleset.named(manifest.ruleset()), page);
    return ScenarioMap.of(page.map().layout(shapes), marks.rooms(), page.map().starts())
        .withSpecialRules(marks.meanings())
        .withPlates(page.plates())
        .withLinks(page.sections())
        .withEscapes(page.map().escapes())
        .withExemptions(page.exemptions())
        .withArt(page.map().art(shapes));
  }

  /** The types that stand on the map, spawn, or are summoned by any of these. */
  private List<MonsterType> monsters(ScenarioPage page) {
    Set<String> names = new LinkedHashSet<>();
    page.setups().forEach(room -> room.monsters().forEach(spot -> names.add(spot.type())));
    for (ScenarioRule rule : page.rules()) {
      for (Deed deed : rule.deeds()) {
        ScenarioChecks.brought(deed).ifPresent(names::add);
      }
    }
    names.addAll(Summoned.by(page));
    return withSummoned(names);
  }

  private List<MonsterType> withSummoned(Set<String> names) {
    List<MonsterType> types = new ArrayList<>();
    Deque<String> open = new ArrayDeque<>(names);
    Set<String> seen = new LinkedHashSet<>(names);
    while (!open.isEmpty()) {
      Definition<MonsterType> definition = index.monsters.get(open.pop());
      if (definition != null) {
        types.add(definition.thing());
        for (String summoned : Summoned.by(definition.thing(), index)) {
          if (seen.add(summoned)) {
            open.add(summoned);
          }
        }
      }
    }
    return types;
  }

  /** The types that a type can summon, by its deck or its special actions. */
  static final class Summoned {
    private final Set<String> names = new LinkedHashSet<>();
    private final Set<Scenic> scenics = new LinkedHashSet<>();

    private Summoned() {}

    private static Summoned of(MonsterType type, Index index) {
      Summoned summoned = new Summoned();
      for (Map<?, StatLine> level : type.lines()) {
        for (StatLine line : level.values()) {
          line.specials().forEach(summoned::look);
          summoned.lookAtRiders(line.riders());
          summoned.lookAtEffects(line.traits());
        }
      }
      Definition<MonsterDeck> deck = index.decks.get(type.deck());
      if (deck != null) {
        deck.thing().cards().forEach(card -> summoned.look(card.abilities()));
      }
      return summoned;
    }

    static Set<String> by(MonsterType type, Index index) {
      return of(type, index).names;
    }

    /** What it does that speaks of the scenario. */
    static Set<Scenic> scenics(MonsterType type, Index index) {
      return of(type, index).scenics;
    }

    static Set<Scenic> scenics(List<Ability> abilities) {
      Summoned summoned = new Summoned();
      summoned.look(abilities);
      return summoned.scenics;
    }

    /** The types that rules of the scenario let others summon. */
    static Set<String> by(ScenarioPage page) {
      Summoned summoned = new Summoned();
      for (ScenarioRule rule : page.rules()) {
        for (Deed deed : rule.deeds()) {
          if (deed instanceof Deed.Perform(List<Ability> abilities, var _)) {
            summoned.look(abilities);
          } else if (deed instanceof Deed.Bestow(List<Effect> effects, var _, var _)) {
            summoned.lookAtEffects(effects);
          }
        }
      }
      page.particulars().standing().forEach(rule -> summoned.lookAtEffects(rule.effects()));
      return summoned.names;
    }

    private void look(Collection<Ability> abilities) {
      for (Ability ability : abilities) {
        switch (ability) {
          case Ability.SummonMonster summon -> names.add(summon.type());
          case Ability.Composed composed -> look(composed.parts());
          case Scenic scenic -> {
            scenics.add(scenic);
            names.addAll(scenic.brings());
            if (scenic instanceof Scenic.Bid(String _, List<Ability> bidden)) {
              look(bidden);
            }
          }
          case Ability.Attack(var _, var _, List<Rider> riders) -> lookAtRiders(riders);
          case Ability.Heal(var _, var _, List<Rider> riders) -> lookAtRiders(riders);
          case Ability.Grant(var _, List<Ability> granted) -> look(granted);
          case Ability.Control(var _, List<Ability> controlled) -> look(controlled);
          case Ability.Activate activate -> lookAtEffects(activate.effects());
          case Ability.Brings(Consequence.MindControl(List<Ability> first)) -> look(first);
          case Ability.Inflict _,
              Ability.Moving _,
              Ability.ForSelf _,
              Ability.Summoning _,
              Ability.OnTiles _,
              Ability.Brings _,
              Ability.Special _ -> {}
        }
      }
    }

    private void lookAtRiders(Collection<Rider> riders) {
      for (Rider rider : riders) {
        if (rider instanceof Rider.Then(Ability after)) {
          look(List.of(after));
        } else if (rider instanceof Rider.ThenIfHurt(Ability after)) {
          look(List.of(after));
        } else if (rider instanceof Rider.When(var _, List<Rider> some)) {
          lookAtRiders(some);
        } else if (rider instanceof Rider.Paid(var _, List<Rider> some)) {
          lookAtRiders(some);
        }
      }
    }

    private void lookAtEffects(Collection<Effect> effects) {
      for (Effect effect : effects) {
        Effect.Change change = effect.change();
        if (change instanceof Effect.Change.Performs(var _, List<Ability> abilities)) {
          look(abilities);
        } else if (change instanceof Effect.Change.Attacks(List<Rider> riders)) {
          lookAtRiders(riders);
        } else if (change instanceof Effect.Change.AttackAbilities(List<Rider> riders)) {
          lookAtRiders(riders);
        } else if (change instanceof Effect.Change.Attacked(List<Rider> riders)) {
          lookAtRiders(riders);
        }
      }
    }
  }
}
