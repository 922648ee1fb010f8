package haven.play.scenario;

import haven.board.Drawing;
import haven.model.Ruleset;
import haven.model.ability.Effect;
import haven.model.card.BattleGoal;
import haven.model.card.CharacterClass;
import haven.model.card.ItemCard;
import haven.model.card.ModifierCard;
import haven.model.map.Rank;
import haven.model.map.RoomSetup;
import haven.model.map.ScenarioMap;
import haven.model.map.Treasure;
import haven.model.monster.MonsterDeck;
import haven.model.monster.MonsterType;
import haven.model.monster.StatLine;
import haven.model.scenario.Reward;
import haven.model.scenario.Scenario;
import haven.model.scenario.Situation;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Heroes, items and a scenario for tests. */
public final class Heroes {
  private static final List<String> NAMES = List.of("Ada", "Bo", "Cy", "Di", "Ed");

  private Heroes() {}

  static CharacterClass classOf(String name) {
    return new CharacterClass(
        name,
        10,
        List.of(6, 7, 8, 9, 10, 11, 12, 13, 14),
        List.of(),
        List.of(ModifierCard.plus(0), ModifierCard.plus(-1)));
  }

  /** A hero with a class of its own. */
  public static Hero hero(String name, int level) {
    return Hero.of(name, classOf("class of " + name), level);
  }

  /** As many heroes as levels. */
  static Hero[] heroes(int... levels) {
    return IntStream.range(0, levels.length)
        .mapToObj(i -> hero(NAMES.get(i), levels[i]))
        .toArray(Hero[]::new);
  }

  static Party party(int... levels) {
    return Party.of(heroes(levels));
  }

  /** A party of the size that the game starts with, of level 1. */
  public static Party smallest(Ruleset ruleset) {
    return ruleset.levels().party().smallest() == 1 ? party(1) : party(1, 1);
  }

  static ItemCard item(String name, ItemCard.Slot slot) {
    return ItemCard.of(
        name,
        slot,
        ItemCard.Wear.SPENT,
        ItemCard.Use.effects(ItemCard.When.DURING_TURN, new Effect[0]));
  }

  static ItemCard item(String name, ItemCard.Slot slot, int minusOnes, String group) {
    ItemCard plain = item(name, slot);
    return new ItemCard(name, slot, minusOnes, plain.wear(), 1, false, plain.use(), group);
  }

  /** A stat card whose monsters have 10 hit points and one more for each level; elites twice. */
  static MonsterType guard() {
    return new MonsterType(
        "Guard",
        "Guard",
        6,
        false,
        IntStream.rangeClosed(0, 7)
            .mapToObj(
                level ->
                    Map.of(
                        Rank.NORMAL, StatLine.of(10 + level, 2, 2, 0),
                        Rank.ELITE, StatLine.of(20 + level, 2, 3, 0)))
            .toList());
  }

  /** One room with treasure number 7. */
  public static Scenario scenario() {
    Drawing drawing = Drawing.of("  a   b   c\n");
    RoomSetup room =
        RoomSetup.in(drawing.hex('a')).treasure(drawing.hex('c'), new Treasure.Numbered(7)).build();
    return Scenario.of(
        "The Cellar",
        ScenarioMap.of(drawing.layout(), List.of(room), List.of(drawing.hex('a'))),
        List.of(guard()),
        List.<MonsterDeck>of(),
        new Situation.KillAll());
  }

  /** As ready as can be: the smallest party, and the treasure known. */
  public static Setup setup(Ruleset ruleset) {
    return setup(ruleset, smallest(ruleset));
  }

  /** The same for another party. */
  public static Setup setup(Ruleset ruleset, Party party) {
    return Setup.of(ruleset, scenario(), party)
        .withTreasures(Map.of(7, List.of(new Reward.Gold(15))));
  }

  /** Twelve battle goals. */
  public static List<BattleGoal> goals() {
    return IntStream.range(0, 12)
        .mapToObj(
            i ->
                new BattleGoal(
                    "goal " + i,
                    1 + i % 2,
                    BattleGoal.Measure.KILLS,
                    BattleGoal.Comparison.AT_LEAST,
                    3))
        .toList();
  }
}
