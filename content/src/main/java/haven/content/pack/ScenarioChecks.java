package haven.content.pack;

import haven.content.scenario.RoomPage;
import haven.content.scenario.ScenarioPage;
import haven.content.yaml.Problems;
import haven.model.map.MonsterSpot;
import haven.model.map.MonsterSymbol;
import haven.model.map.ObjectiveSpec;
import haven.model.map.Rank;
import haven.model.monster.MonsterType;
import haven.model.scenario.ScenarioRule;
import haven.model.scenario.ScenarioRule.Deed;
import haven.model.scenario.ScenarioRule.Moment;
import haven.model.scenario.Whom;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** What must hold in a scenario: names, numbers of monsters, rules. */
final class ScenarioChecks {
  private static final int FEWEST = 2;
  private static final int MOST = 4;

  private final Index index;
  private final Problems problems;

  ScenarioChecks(Index index, Problems problems) {
    this.index = index;
    this.problems = problems;
  }

  void run() {
    Map<Integer, String> numbers = new HashMap<>();
    for (Definition<ScenarioPage> one : index.scenarios.values()) {
      int number = one.thing().number();
      String other = number == 0 ? null : numbers.putIfAbsent(number, one.name());
      if (other != null) {
        one.wrong(problems, "'" + other + "' has this number, too", "take another", "number");
      }
    }
    for (Definition<ScenarioPage> one : index.own(index.scenarios)) {
      if (one.thing().map().isReadable()) {
        RuleChecks rules = new RuleChecks(one, index, problems);
        rules.run();
        new MapChecks(one, index, problems).run(rules.places());
      }
      monsters(one);
      strength(one);
      rules(one);
      order(one);
      for (String type : Assembly.Summoned.by(one.thing())) {
        index.refer(one, "monster", type, index.monsters.keySet(), "rules");
      }
      new SituationChecks(one, index, problems).run();
      new Marks.Needs(one, index, problems).run();
    }
  }

  private void monsters(Definition<ScenarioPage> one) {
    List<RoomPage> rooms = one.thing().rooms();
    Map<String, int[]> standees = new HashMap<>();
    for (int i = 0; i < rooms.size(); i++) {
      List<MonsterSpot> spots = rooms.get(i).setup().monsters();
      for (int j = 0; j < spots.size(); j++) {
        MonsterSpot spot = spots.get(j);
        Object[] way = {"rooms", i, "monsters", j, "monster"};
        index.refer(one, "monster", spot.type(), index.monsters.keySet(), way);
        ranks(one, spot.type(), spot.symbol(), "rooms", i, "monsters", j, "ranks");
        Definition<MonsterType> type = index.monsters.get(spot.type());
        int[] used = standees.computeIfAbsent(spot.type(), _ -> new int[MOST + 1]);
        for (int characters = FEWEST; characters <= MOST; characters++) {
          used[characters] += spot.symbol().rank(characters).isPresent() ? 1 : 0;
          if (type != null && used[characters] == type.thing().standees() + 1) {
            many(one, spot.type(), characters, type.thing().standees(), i, j);
          }
        }
      }
    }
    one.thing()
        .alliedTypes()
        .forEach(
            type -> index.refer(one, "monster", type, index.monsters.keySet(), "allied-monsters"));
  }

  /** Standees of rooms that are open at the same time are told; later rooms may find them dead. */
  private void many(
      Definition<ScenarioPage> one, String type, int characters, int standees, int i, int j) {
    if (i == 0) {
      one.wrong(
          problems,
          "with %d characters there are more than the %d standees of %s"
              .formatted(characters, standees, type),
          "place fewer",
          "rooms",
          i,
          "monsters",
          j,
          "ranks");
    }
  }

  private void ranks(
      Definition<ScenarioPage> one, String type, MonsterSymbol symbol, Object... way) {
    Definition<MonsterType> known = index.monsters.get(type);
    if (known == null) {
      return;
    }
    Set<Rank> printed = known.thing().lines().getFirst().keySet();
    boolean nobody = true;
    for (int characters = FEWEST; characters <= MOST; characters++) {
      Rank rank = symbol.rank(characters).orElse(null);
      nobody &= rank == null;
      if (rank != null && !printed.contains(rank)) {
        one.wrong(
            problems,
            "the stat card of " + type + " has no rank " + word(rank),
            "it has " + String.join(", ", printed.stream().map(ScenarioChecks::word).toList()),
            way);
        return;
      }
    }
    if (nobody) {
      one.wrong(problems, "nobody is ever placed here", "give a rank, or remove it", way);
    }
  }

  private static String word(Rank rank) {
    return rank.name().toLowerCase(Locale.ROOT);
  }

  /** More players never meet less, allies aside: normal monsters count once, elites twice. */
  private void strength(Definition<ScenarioPage> one) {
    int before = 0;
    for (int characters = FEWEST; characters <= MOST; characters++) {
      int strength = 0;
      for (RoomPage room : one.thing().rooms()) {
        for (MonsterSpot spot : room.setup().monsters()) {
          if (!one.thing().alliedTypes().contains(spot.type())) {
            strength +=
                spot.symbol().rank(characters).map(rank -> rank == Rank.ELITE ? 2 : 1).orElse(0);
          }
        }
      }
      if (strength < before) {
        one.wrong(
            problems,
            "%d characters meet less (%d) than %d do (%d), an elite counted twice"
                .formatted(characters, strength, characters - 1, before),
            "monsters should not become fewer as players are added",
            "rooms");
      }
      before = strength;
    }
  }

  private void rules(Definition<ScenarioPage> one) {
    ScenarioPage page = one.thing();
    Set<String> plates = new HashSet<>();
    page.plates().forEach(plate -> plates.add(plate.effect()));
    Set<String> sections = new HashSet<>();
    page.sections().forEach(section -> sections.add(section.section()));
    sections.addAll(page.loot().special());
    for (ScenarioRule rule : page.rules()) {
      for (Deed deed : rule.deeds()) {
        if (deed instanceof Deed.Read(String section)) {
          sections.add(section);
        }
      }
    }
    List<ScenarioRule> rules = page.rules();
    for (int i = 0; i < rules.size(); i++) {
      ScenarioRule rule = rules.get(i);
      Object[] way = {"rules", i, "on"};
      switch (rule.moment()) {
        case Moment.Plate(String name) -> index.refer(one, "plate", name, plates, way);
        case Moment.Section(String name) -> index.refer(one, "section", name, sections, way);
        case Moment.TreasureLooted(String name) ->
            index.refer(one, "goal treasure", name, SituationChecks.goalTreasures(page), way);
        case Moment.Start _,
            Moment.RoundStart _,
            Moment.RoundEnd _,
            Moment.Died _,
            Moment.Exhausted _,
            Moment.TurnStart _,
            Moment.TurnEnd _,
            Moment.Forgone _,
            Moment.Whenever _ -> {}
      }
      for (int j = 0; j < rule.deeds().size(); j++) {
        deed(one, rule.deeds().get(j), i, j);
      }
    }
  }

  /** The types that are ordered take part, each has one place, and shares its deck (RND-17a). */
  private void order(Definition<ScenarioPage> one) {
    List<String> order = one.thing().order();
    for (int i = 0; i < order.size(); i++) {
      String type = order.get(i);
      index.refer(one, "monster", type, monsters(one.thing()), "order", i);
      if (order.indexOf(type) < i) {
        one.wrong(problems, type + " stands here twice", "name it once", "order", i);
      } else if (order.stream().noneMatch(other -> !other.equals(type) && share(type, other))) {
        one.wrong(
            problems,
            type + " shares its ability deck with no other type that is named here",
            "name types of one set",
            "order",
            i);
      }
    }
  }

  private boolean share(String type, String other) {
    Definition<MonsterType> one = index.monsters.get(type);
    Definition<MonsterType> two = index.monsters.get(other);
    return one == null || two == null || one.thing().deck().equals(two.thing().deck());
  }

  private void deed(Definition<ScenarioPage> one, Deed deed, int i, int j) {
    if (deed instanceof Deed.Spawn(String type, MonsterSymbol symbol, var _, var _, var _)) {
      index.refer(one, "monster", type, index.monsters.keySet(), "rules", i, "do", j, "spawn");
      ranks(one, type, symbol, "rules", i, "do", j, "ranks");
    } else if (deed instanceof Deed.Transform(Whom _, String into)) {
      index.refer(one, "monster", into, index.monsters.keySet(), "rules", i, "do", j, "into");
    }
  }

  /** Everybody who can die here. */
  static Collection<String> figures(ScenarioPage page) {
    Set<String> names = monsters(page);
    names.addAll(objectives(page));
    return names;
  }

  /** Objectives and allies. */
  static Set<String> objectives(ScenarioPage page) {
    Set<String> names = new TreeSet<>();
    for (RoomPage room : page.rooms()) {
      room.setup().objectives().forEach(objective -> names.add(objective.name()));
    }
    page.allies().forEach(ally -> names.add(ally.name()));
    for (ScenarioRule rule : page.rules()) {
      for (Deed deed : rule.deeds()) {
        if (deed instanceof Deed.Erect(ObjectiveSpec objective)) {
          names.add(objective.name());
        }
      }
    }
    return names;
  }

  /** The type of which a rule brings a monster. */
  static Optional<String> brought(Deed deed) {
    if (deed instanceof Deed.Spawn spawn) {
      return Optional.of(spawn.type());
    }
    return deed instanceof Deed.Transform transform
        ? Optional.of(transform.into())
        : Optional.empty();
  }

  /** The types that are placed or spawn. */
  static Set<String> monsters(ScenarioPage page) {
    Set<String> names = new TreeSet<>();
    for (RoomPage room : page.rooms()) {
      room.setup().monsters().forEach(spot -> names.add(spot.type()));
    }
    for (ScenarioRule rule : page.rules()) {
      for (Deed deed : rule.deeds()) {
        brought(deed).ifPresent(names::add);
      }
    }
    return names;
  }
}
