package haven.content.pack;

import haven.content.scenario.ScenarioPage;
import haven.content.yaml.Problems;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Scenic;
import haven.model.map.MapToken;
import haven.model.map.MarkedHex;
import haven.model.map.MonsterSpot;
import haven.model.map.RoomSetup;
import haven.model.monster.MonsterCard;
import haven.model.monster.MonsterType;
import haven.model.scenario.AllyCard;
import haven.model.scenario.ScenarioRule.Deed;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;

/**
 * The marked hexes of a scenario. One that is called like an ally has its token, which starts there
 * (SCM-04); the others have letters that rules of the scenario speak of, and nothing lies there.
 *
 * @param meanings what each letter or name stands for (SCM-06)
 */
record Marks(List<RoomSetup> rooms, Map<String, String> meanings) {
  static Marks of(Ruleset ruleset, ScenarioPage page) {
    Map<String, String> meanings = new LinkedHashMap<>();
    List<RoomSetup> rooms = new ArrayList<>();
    for (RoomSetup room : page.setups()) {
      List<MarkedHex> marked = new ArrayList<>();
      for (MarkedHex hex : room.marked()) {
        boolean ally = page.allies().stream().anyMatch(one -> one.name().equals(hex.label()));
        meanings.put(hex.label(), hex.label());
        marked.add(ally ? new MarkedHex(hex.label(), hex.hex(), Optional.of(ally(ruleset))) : hex);
      }
      rooms.add(
          new RoomSetup(
              room.anyHex(),
              room.tiles(),
              room.monsters(),
              room.loot(),
              room.treasures(),
              room.objectives(),
              marked,
              room.monstersOnce()));
    }
    return new Marks(List.copyOf(rooms), meanings);
  }

  private static MapToken ally(Ruleset ruleset) {
    return new MapToken(
        switch (ruleset.hexes().setUp().tokens()) {
          case AID_TOKENS_REMIND -> MapToken.Kind.OBJECTIVE_TOKEN;
          case AID_TOKENS_STAND_FOR_ALL -> MapToken.Kind.SCENARIO_AID_TOKEN;
        },
        MapToken.Meaning.ALLY);
  }

  /** Whether a scenario has what its monsters and allies speak of: marked hexes, objectives. */
  static final class Needs {
    private final Definition<ScenarioPage> one;
    private final ScenarioPage page;
    private final Index index;
    private final Problems problems;

    Needs(Definition<ScenarioPage> one, Index index, Problems problems) {
      this.one = one;
      this.page = one.thing();
      this.index = index;
      this.problems = problems;
    }

    void run() {
      for (int i = 0; i < page.rooms().size(); i++) {
        List<MonsterSpot> monsters = page.rooms().get(i).setup().monsters();
        for (int j = 0; j < monsters.size(); j++) {
          String type = monsters.get(j).type();
          of(type).forEach(needs(type, "rooms", i, "monsters", j));
        }
      }
      for (int i = 0; i < page.rules().size(); i++) {
        List<Deed> deeds = page.rules().get(i).deeds();
        for (int j = 0; j < deeds.size(); j++) {
          String type = ScenarioChecks.brought(deeds.get(j)).orElse("");
          of(type).forEach(needs(type, "rules", i, "do", j));
          if (deeds.get(j) instanceof Deed.Perform(List<Ability> abilities, var _)) {
            Assembly.Summoned.scenics(abilities).forEach(named("rules", i, "do", j));
          }
        }
      }
      for (int i = 0; i < page.allies().size(); i++) {
        AllyCard ally = page.allies().get(i);
        List<Ability> abilities = ally.card().map(MonsterCard::abilities).orElse(List.of());
        Assembly.Summoned.scenics(abilities).forEach(needs(ally.name(), "allies", i, "do"));
      }
    }

    private Set<Scenic> of(String type) {
      Definition<MonsterType> known = index.monsters.get(type);
      return known == null ? Set.of() : Assembly.Summoned.scenics(known.thing(), index);
    }

    private Consumer<Scenic> needs(String who, Object... way) {
      List<String> marks =
          page.setups().stream()
              .flatMap(room -> room.marked().stream())
              .map(MarkedHex::label)
              .toList();
      return scenic -> {
        for (String mark : scenic.named()) {
          long there = marks.stream().filter(mark::equals).count();
          boolean single = scenic instanceof Scenic.ToNext;
          if (there == 0 || single && there > 1) {
            one.wrong(
                problems,
                "%s needs %s hex marked %s".formatted(who, single ? "one" : "a", mark),
                there == 0
                    ? "add {mark: %s, at: …} to the 'marks' of a room".formatted(mark)
                    : "leave the others of these marks out",
                way);
          }
        }
        if (scenic instanceof Scenic.ToNext next
            && !next.objective().isEmpty()
            && !ScenarioChecks.objectives(page).contains(next.objective())) {
          one.wrong(
              problems,
              "%s needs an objective called %s".formatted(who, next.objective()),
              "add it to the 'objectives' of a room",
              way);
        }
      };
    }

    /** Others of whom a rule speaks, by type or name, are somewhere in the pack. */
    private Consumer<Scenic> named(Object... way) {
      Set<String> known = new TreeSet<>(index.monsters.keySet());
      known.addAll(ScenarioChecks.objectives(page));
      return scenic -> {
        String name = name(scenic);
        if (!name.isEmpty() && !known.contains(name)) {
          one.wrong(problems, "nobody is called '" + name + "'", Index.instead(name, known), way);
        }
      };
    }

    private static String name(Scenic scenic) {
      return switch (scenic) {
        case Scenic.Hatch hatch -> hatch.name();
        case Scenic.Bid bid -> bid.name();
        case Scenic.SwapRanks swap -> swap.type();
        case Scenic.ToNext _, Scenic.Lay _, Scenic.Towards _, Scenic.ToSide _ -> "";
      };
    }

    /** Others of whom a monster speaks, by type or name, are somewhere in the pack. */
    static void others(Definition<MonsterType> one, Index index, Problems problems) {
      Set<String> known = new TreeSet<>(index.monsters.keySet());
      known.addAll(laid(one.thing(), index));
      index
          .scenarios
          .values()
          .forEach(page -> known.addAll(ScenarioChecks.objectives(page.thing())));
      for (Scenic scenic : Assembly.Summoned.scenics(one.thing(), index)) {
        String name = name(scenic);
        if (!name.isEmpty() && !known.contains(name)) {
          one.wrong(
              problems,
              "it or its deck speaks of '" + name + "', and nobody is called so",
              Index.instead(name, known),
              "monster");
        }
      }
    }

    /** Objectives that such a monster lays. */
    static Set<String> laid(MonsterType type, Index index) {
      Set<String> names = new TreeSet<>();
      for (Scenic scenic : Assembly.Summoned.scenics(type, index)) {
        if (scenic instanceof Scenic.Lay lay) {
          names.add(lay.name());
        }
      }
      return names;
    }
  }
}
