package haven.app.trial;

import haven.board.Drawing;
import haven.board.Hex;
import haven.board.Terrain;
import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Consequence;
import haven.model.ability.Element;
import haven.model.ability.Value;
import haven.model.card.AbilityCard;
import haven.model.card.CardAction;
import haven.model.card.CharacterClass;
import haven.model.card.ItemCard;
import haven.model.card.ModifierCard;
import haven.model.card.SummonCard;
import haven.model.map.Formula;
import haven.model.map.MonsterSymbol;
import haven.model.map.Rank;
import haven.model.map.RoomSetup;
import haven.model.map.ScenarioMap;
import haven.model.map.TileKind;
import haven.model.monster.MonsterCard;
import haven.model.monster.MonsterDeck;
import haven.model.monster.MonsterType;
import haven.model.monster.StatLine;
import haven.model.pack.Pack;
import haven.model.rules.CardRules;
import haven.model.scenario.Scenario;
import haven.model.scenario.ScenarioRule;
import haven.model.scenario.ScenarioRule.Deed;
import haven.model.scenario.ScenarioRule.Moment;
import haven.model.scenario.Situation;
import haven.model.scenario.Whom;
import haven.play.engine.Chance;
import haven.play.engine.Game;
import haven.play.scenario.Hero;
import haven.play.scenario.Party;
import haven.play.scenario.Setup;
import haven.play.table.Stage;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;

/**
 * A small scenario of our own in which something can be tried: enemies next to the hero and farther
 * away, allies, an obstacle, a trap, loot tokens. Every modifier is +0. In the first round the hero
 * only gets ready: one card is lost, one discarded, an item spent.
 *
 * @param level of the heroes
 * @param rich whether everybody has conditions, enemies can be killed, and the hero has a summon
 * @param inert elements that are not strong, since what is tried infuses them
 */
record TrialStage(Ruleset ruleset, Pack pack, int level, boolean rich, Set<Element> inert) {
  /** The round in which it is tried. */
  static final int ROUND = 2;

  /** Whoever stands there for cards to be tried on. */
  static final String DUMMY = "Dummy";

  /** The hand of the hero: first what is tried, then what it gets ready with, then a blank one. */
  static final int TRIED = 0;

  static final int LOST = 1;
  static final int DISCARDED = 2;
  static final int BLANK = 3;

  private static final String PLAN =
      """
      .   .   .   .   .   .   .   .
        b   .   .   c   .   .   .   .
      B   A   a$  .   C   .   d   .
        .   %   .   ^   .   .   .   .
      .   .   .   $   .   .   %   .
      """;

  /** On the richer one the trap lies next to the hero. */
  private static final String TRAPPED = PLAN.replace("  .   %   .   ^   .", "  ^   %   .   .   .");

  static final String LOST_CARD = "Lost Card";
  static final String DISCARDED_CARD = "Discarded Card";

  /** A summon that does nothing by itself. */
  private static final SummonCard HELPER =
      new SummonCard(
          "Helper",
          20,
          OptionalInt.empty(),
          OptionalInt.empty(),
          OptionalInt.empty(),
          false,
          List.of(),
          List.of());

  private static final int MANY = 40;
  private static final int HALF = 20;
  private static final int FEW = 2;
  private static final int LEVELS = 9;
  private static final int MODIFIERS = 18;
  private static final int LAST = 99;
  private static final int STANDEES = 10;

  static TrialStage of(Pack pack, int level) {
    Ruleset ruleset = Ruleset.named(pack.manifest().ruleset());
    return new TrialStage(ruleset, pack, level, false, EnumSet.noneOf(Element.class));
  }

  TrialStage richer() {
    return new TrialStage(ruleset, pack, level, true, inert);
  }

  TrialStage without(Set<Element> elements) {
    return new TrialStage(ruleset, pack, level, rich, elements);
  }

  private Drawing plan() {
    return Drawing.of(rich ? TRAPPED : PLAN);
  }

  /** Where the heroes stand, in their order. */
  List<Hex> starts() {
    Drawing plan = plan();
    return ruleset.levels().party().largest() == 1
        ? List.of(plan.at('A'))
        : List.of(plan.at('A'), plan.at('B'), plan.at('C'));
  }

  /** A hero of that class with these cards to be tried, among dummies. */
  Game game(CharacterClass printed, List<AbilityCard> tried, ItemCard... items) {
    Drawing plan = plan();
    RoomSetup.Builder room = room(plan);
    List.of('a', 'c', 'd').forEach(at -> room.monster(DUMMY, plan.at(at), symbol(Rank.NORMAL)));
    room.monster(DUMMY, plan.at('b'), symbol(Rank.ELITE));
    List<MonsterType> types = new ArrayList<>(pack.monsters());
    types.add(MonsterType.of(DUMMY, DUMMY, STANDEES, dummyLines()));
    List<MonsterDeck> decks = new ArrayList<>(pack.decks());
    MonsterCard strikes = MonsterCard.of(LAST - 1, Ability.Attack.of(Value.STAT));
    decks.add(new MonsterDeck(DUMMY, List.of(strikes)));
    return game(hero(printed, tried, items), room.build(), types, decks);
  }

  /** Monsters of that type against heroes who only stand there; they have that card alone. */
  Game game(MonsterType type, MonsterDeck deck) {
    Drawing plan = plan();
    RoomSetup.Builder room = room(plan);
    Map<Rank, StatLine> lines = type.lines().getFirst();
    Rank first = EnumSet.copyOf(lines.keySet()).iterator().next();
    room.monster(type.name(), plan.at('c'), symbol(first));
    if (lines.containsKey(Rank.ELITE) && type.standees() > 1) {
      room.monster(type.name(), plan.at('d'), symbol(Rank.ELITE));
    }
    List<MonsterType> types = new ArrayList<>(pack.monsters());
    types.replaceAll(one -> one.name().equals(type.name()) ? tough(type) : one);
    List<MonsterDeck> decks = new ArrayList<>(pack.decks());
    decks.replaceAll(one -> one.name().equals(deck.name()) ? deck : one);
    return game(ally("Hero"), room.build(), types, decks);
  }

  private static ItemCard[] carried(ItemCard... items) {
    List<ItemCard> all = new ArrayList<>(List.of(items));
    all.add(bottle("Spent Flask", ItemCard.Wear.SPENT));
    all.add(bottle("Lost Flask", ItemCard.Wear.LOST));
    return all.toArray(ItemCard[]::new);
  }

  private static ItemCard bottle(String name, ItemCard.Wear wear) {
    Ability heals = Ability.heal(1, Aim.SELF);
    return ItemCard.of(
        name, ItemCard.Slot.SMALL, wear, ItemCard.Use.abilities(ItemCard.When.DURING_TURN, heals));
  }

  private RoomSetup.Builder room(Drawing plan) {
    RoomSetup.Builder room = RoomSetup.in(plan.at('A'));
    plan.terrain()
        .forEach(
            (hex, terrain) -> {
              if (terrain != Terrain.NONE) {
                room.tile("tile", TileKind.valueOf(terrain.name()), hex);
              }
            });
    plan.loot().forEach(room::loot);
    return room;
  }

  private MonsterSymbol symbol(Rank rank) {
    return ruleset.hexes().setUp().oneOpenRoom()
        ? new MonsterSymbol.Stone("red")
        : MonsterSymbol.of(
            switch (rank) {
              case NORMAL -> "white/white/white";
              case ELITE -> "gold/gold/gold";
              case NAMED -> "named/named/named";
              case BOSS -> "red/red/red";
            });
  }

  private static Map<Rank, StatLine> dummyLines() {
    Map<Rank, StatLine> lines = new EnumMap<>(Rank.class);
    lines.put(Rank.NORMAL, StatLine.of(MANY, 0, 2, 0));
    lines.put(Rank.ELITE, StatLine.of(MANY, 0, 2, 0));
    return lines;
  }

  /** The same with so many hit points that nothing kills it at once. */
  private static MonsterType tough(MonsterType type) {
    List<Map<Rank, StatLine>> levels = new ArrayList<>();
    for (Map<Rank, StatLine> level : type.lines()) {
      Map<Rank, StatLine> ranks = new EnumMap<>(Rank.class);
      level.forEach((rank, line) -> ranks.put(rank, tough(line)));
      levels.add(ranks);
    }
    return new MonsterType(type.name(), type.deck(), type.standees(), type.flying(), levels);
  }

  private static StatLine tough(StatLine line) {
    return new StatLine(
        new Formula.Constant(MANY),
        line.move(),
        line.attack(),
        line.range(),
        line.targets(),
        line.riders(),
        line.traits(),
        line.immunities(),
        line.specials());
  }

  private Game game(Hero hero, RoomSetup room, List<MonsterType> types, List<MonsterDeck> decks) {
    List<Hero> heroes = new ArrayList<>(List.of(hero));
    while (heroes.size() < starts().size()) {
      heroes.add(ally("Ally " + heroes.size()));
    }
    ScenarioMap map = ScenarioMap.of(plan().layout(), List.of(room), starts());
    Scenario scenario =
        Scenario.of("Trial", map, types, decks, new Situation.Rounds(1000))
            .withoutBattleGoals()
            .with(quiet(), ready());
    Setup setup =
        Setup.of(
                ruleset,
                ruleset.hexes().setUp().oneOpenRoom() ? scenario.atLevel(1) : scenario,
                Party.of(heroes.toArray(Hero[]::new)))
            .withMonsterModifiers(zeros());
    return Game.start(Stage.of(setup), Chance.dice(1));
  }

  private static List<ModifierCard> zeros() {
    return Collections.nCopies(MODIFIERS, ModifierCard.plus(0));
  }

  /** Nobody is attacked while the hero gets ready. */
  private static ScenarioRule quiet() {
    Consequence stun = new Consequence.Gain(EnumSet.of(Condition.STUN), 1);
    return ScenarioRule.of(
        "Quiet", new Moment.RoundStart(1), new Deed.Inflict(stun, Affects.ENEMIES));
  }

  private ScenarioRule ready() {
    List<Deed> deeds = new ArrayList<>();
    Whom allies = Whom.all(Affects.ALLIES);
    Whom enemies = Whom.all(Affects.ENEMIES);
    deeds.add(new Deed.SetHitPoints(new Formula.Constant(HALF), allies));
    deeds.add(new Deed.SetHitPoints(new Formula.Constant(rich ? FEW : HALF), enemies));
    for (Element element : Element.values()) {
      if (!inert.contains(element)) {
        deeds.add(new Deed.SetElement(element, Deed.SetElement.Column.STRONG));
      }
    }
    if (rich) {
      Set<Condition> bad =
          EnumSet.of(Condition.POISON, Condition.WOUND, Condition.MUDDLE, Condition.STUN);
      deeds.add(new Deed.Inflict(new Consequence.Gain(bad, 1), enemies));
      deeds.add(new Deed.Inflict(new Consequence.Gain(Set.of(Condition.MUDDLE), 1), allies));
    }
    return ScenarioRule.of("Stage", new Moment.RoundStart(ROUND), deeds.toArray(Deed[]::new));
  }

  private Hero ally(String name) {
    return hero(name, List.of(blank(0)), Ability.heal(1, Aim.SELF)).with(carried());
  }

  private Hero hero(CharacterClass printed, List<AbilityCard> tried, ItemCard... items) {
    Ability helper = new Ability.Summon(HELPER, 1);
    Hero made = hero(printed.name(), tried, rich ? helper : Ability.heal(1, Aim.SELF));
    CharacterClass own = made.characterClass().equippedAs(printed);
    return Hero.of(printed.name(), own, level).taking(made.hand()).with(carried(items));
  }

  /**
   * @param lost what the card does that is lost in the first round
   */
  private Hero hero(String name, List<AbilityCard> tried, Ability lost) {
    boolean sided = ruleset.cards().hand() == CardRules.Hand.UPGRADED_BY_LEVEL;
    int size = sided ? 4 : 10;
    CardAction heals = CardAction.of(Ability.heal(1, Aim.SELF));
    List<AbilityCard> hand = new ArrayList<>(tried.subList(0, 1));
    hand.add(AbilityCard.of(LOST_CARD, LAST, CardAction.of(lost).losing(), CardAction.of()));
    hand.add(AbilityCard.of(DISCARDED_CARD, LAST, CardAction.of(), heals));
    hand.addAll(tried.subList(1, tried.size()));
    while (hand.size() < size) {
      hand.add(blank(hand.size()));
    }
    if (sided) {
      hand.replaceAll(card -> card.sides().size() == 1 ? twoSided(card) : card);
    }
    List<AbilityCard> all = new ArrayList<>(hand);
    if (sided) {
      hand.forEach(card -> all.add(card.level(2)));
    }
    List<Integer> hitPoints = Collections.nCopies(LEVELS, MANY);
    CharacterClass type = new CharacterClass(name, size, hitPoints, all, zeros());
    return Hero.of(name, type, level).taking(hand);
  }

  private static AbilityCard blank(int number) {
    return AbilityCard.of("Blank Card " + number, LAST, CardAction.of(), CardAction.of());
  }

  private static AbilityCard twoSided(AbilityCard card) {
    return AbilityCard.of(card.name(), card.front(), card.front());
  }
}
