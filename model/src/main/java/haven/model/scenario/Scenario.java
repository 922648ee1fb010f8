package haven.model.scenario;

import haven.model.LootKind;
import haven.model.map.Formula;
import haven.model.map.ScenarioMap;
import haven.model.map.Terms;
import haven.model.monster.MonsterDeck;
import haven.model.monster.MonsterType;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A scenario as printed, with the monsters that take part.
 *
 * @param alliedTypes monster types that fight for the party (ALY-01)
 * @param losses what loses it, besides everybody being exhausted (END-01)
 * @param loot the composition of its loot deck (SET-11); empty where there is none
 * @param rewards what completing it gives, for the campaign to book
 * @param battleGoals whether battle goals are used (BGL-01c)
 * @param level the level that it prints (LVL-08, LVL-16); else the group chooses
 * @param particulars what is otherwise from start to end
 * @param order in which types of one set act (RND-17a); those not named are for the group to order
 */
public record Scenario(
    String name,
    ScenarioMap map,
    List<MonsterType> monsters,
    List<MonsterDeck> decks,
    List<AllyCard> allies,
    List<String> alliedTypes,
    Situation goal,
    Optional<Situation> losses,
    List<ScenarioRule> rules,
    Map<LootKind, Integer> loot,
    List<Reward> rewards,
    boolean battleGoals,
    OptionalInt level,
    List<String> order,
    Particulars particulars) {

  private static final int HIGHEST_LEVEL = 7;

  public Scenario {
    monsters = List.copyOf(monsters);
    decks = List.copyOf(decks);
    allies = List.copyOf(allies);
    alliedTypes = List.copyOf(alliedTypes);
    rules = List.copyOf(rules);
    loot = Map.copyOf(loot);
    rewards = List.copyOf(rewards);
    order = List.copyOf(order);
  }

  /** A scenario that says nothing about the order of types. */
  public Scenario(
      String name,
      ScenarioMap map,
      List<MonsterType> monsters,
      List<MonsterDeck> decks,
      List<AllyCard> allies,
      List<String> alliedTypes,
      Situation goal,
      Optional<Situation> losses,
      List<ScenarioRule> rules,
      Map<LootKind, Integer> loot,
      List<Reward> rewards,
      boolean battleGoals,
      OptionalInt level) {
    this(
        name,
        map,
        monsters,
        decks,
        allies,
        alliedTypes,
        goal,
        losses,
        rules,
        loot,
        rewards,
        battleGoals,
        level,
        List.of(),
        Particulars.NONE);
  }

  public static Scenario of(
      String name,
      ScenarioMap map,
      List<MonsterType> monsters,
      List<MonsterDeck> decks,
      Situation goal) {
    return new Scenario(
        name,
        map,
        monsters,
        decks,
        List.of(),
        List.of(),
        goal,
        Optional.empty(),
        List.of(),
        Map.of(),
        List.of(),
        true,
        OptionalInt.empty());
  }

  public Scenario with(AllyCard... others) {
    return new Scenario(
        name,
        map,
        monsters,
        decks,
        List.of(others),
        alliedTypes,
        goal,
        losses,
        rules,
        loot,
        rewards,
        battleGoals,
        level,
        order,
        particulars);
  }

  public Scenario with(ScenarioRule... others) {
    return new Scenario(
        name,
        map,
        monsters,
        decks,
        allies,
        alliedTypes,
        goal,
        losses,
        List.of(others),
        loot,
        rewards,
        battleGoals,
        level,
        order,
        particulars);
  }

  public Scenario allied(String... types) {
    return new Scenario(
        name,
        map,
        monsters,
        decks,
        allies,
        List.of(types),
        goal,
        losses,
        rules,
        loot,
        rewards,
        battleGoals,
        level,
        order,
        particulars);
  }

  public Scenario wonBy(Situation other) {
    return new Scenario(
        name,
        map,
        monsters,
        decks,
        allies,
        alliedTypes,
        other,
        losses,
        rules,
        loot,
        rewards,
        battleGoals,
        level,
        order,
        particulars);
  }

  public Scenario lostBy(Situation loss) {
    return new Scenario(
        name,
        map,
        monsters,
        decks,
        allies,
        alliedTypes,
        goal,
        Optional.of(loss),
        rules,
        loot,
        rewards,
        battleGoals,
        level,
        order,
        particulars);
  }

  public Scenario loot(Map<LootKind, Integer> composition) {
    return new Scenario(
        name,
        map,
        monsters,
        decks,
        allies,
        alliedTypes,
        goal,
        losses,
        rules,
        composition,
        rewards,
        battleGoals,
        level,
        order,
        particulars);
  }

  public Scenario withDecks(List<MonsterDeck> others) {
    return new Scenario(
        name,
        map,
        monsters,
        others,
        allies,
        alliedTypes,
        goal,
        losses,
        rules,
        loot,
        rewards,
        battleGoals,
        level,
        order,
        particulars);
  }

  public Scenario atLevel(int printed) {
    return new Scenario(
        name,
        map,
        monsters,
        decks,
        allies,
        alliedTypes,
        goal,
        losses,
        rules,
        loot,
        rewards,
        battleGoals,
        OptionalInt.of(printed),
        order,
        particulars);
  }

  public Scenario rewarding(Reward... others) {
    return new Scenario(
        name,
        map,
        monsters,
        decks,
        allies,
        alliedTypes,
        goal,
        losses,
        rules,
        loot,
        List.of(others),
        battleGoals,
        level,
        order,
        particulars);
  }

  public Scenario withoutBattleGoals() {
    return new Scenario(
        name,
        map,
        monsters,
        decks,
        allies,
        alliedTypes,
        goal,
        losses,
        rules,
        loot,
        rewards,
        false,
        level,
        order,
        particulars);
  }

  /** Types of one set act in this order (RND-17a). */
  public Scenario ordering(String... types) {
    return new Scenario(
        name,
        map,
        monsters,
        decks,
        allies,
        alliedTypes,
        goal,
        losses,
        rules,
        loot,
        rewards,
        battleGoals,
        level,
        List.of(types),
        particulars);
  }

  public Scenario with(Particulars others) {
    return new Scenario(
        name,
        map,
        monsters,
        decks,
        allies,
        alliedTypes,
        goal,
        losses,
        rules,
        loot,
        rewards,
        battleGoals,
        level,
        order,
        others);
  }

  /** The level of a monster type, where that of all others is the usual one (LVL-03). */
  public int levelOf(String type, int usual, Terms terms) {
    Formula by = particulars.levels().get(type);
    return by == null ? usual : Math.clamp(usual + by.value(terms), 0, HIGHEST_LEVEL);
  }

  public MonsterType monster(String type) {
    for (MonsterType monster : monsters) {
      if (monster.name().equals(type)) {
        return monster;
      }
    }
    throw new IllegalArgumentException("no monster is called " + type);
  }

  public AllyCard ally(String name) {
    for (AllyCard ally : allies) {
      if (ally.name().equals(name)) {
        return ally;
      }
    }
    throw new IllegalArgumentException("no ally is called " + name);
  }
}
