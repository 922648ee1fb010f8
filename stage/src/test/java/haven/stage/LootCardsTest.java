package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import haven.model.FigureId;
import haven.model.LootCard;
import haven.model.LootKind;
import haven.model.Ruleset;
import haven.model.Variant;
import haven.model.ability.Ability;
import haven.model.card.ItemCard;
import haven.model.map.Treasure;
import haven.model.monster.StatLine;
import haven.model.scenario.Reward;
import haven.model.scenario.Situation;
import haven.play.Refused;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Spoils;
import haven.play.item.LootPlan;
import haven.play.item.LootPool;
import haven.play.scenario.HeroResult;
import haven.play.scenario.ScenarioResult;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** LOT-30 to LOT-37 and LOT-48: the loot deck of a scenario, and what its cards come to. */
final class LootCardsTest {
  private static final StatLine WEAK = StatLine.of(3, 0, 0, 0);
  private static final ItemCard CHARM =
      ItemCard.of(
          "Charm",
          ItemCard.Slot.SMALL,
          ItemCard.Wear.LOST,
          ItemCard.Use.abilities(ItemCard.When.DURING_TURN, Ability.xp(1)));

  /** A pool with the numbers of LOT-31, whose cards of one kind are all made the same way. */
  private static LootPool pool(Function<LootKind, LootCard> make) {
    List<LootCard> cards = new ArrayList<>();
    for (LootKind kind : LootKind.values()) {
      for (int i = 0; i < kind.copies(); i++) {
        cards.add(make.apply(kind));
      }
    }
    return new LootPool(cards);
  }

  private static LootCard usual(LootKind kind) {
    return switch (kind.group()) {
      case MONEY -> LootCard.money(2);
      case MATERIAL -> LootCard.material(kind, 3, 2, 1);
      case HERB -> LootCard.herb(kind);
      case ITEM, SPECIAL -> LootCard.randomItem();
    };
  }

  /** Coins of 1, 2 and 3 in turn. */
  private static LootPool mixed() {
    List<LootCard> cards = new ArrayList<>(pool(LootCardsTest::usual).cards());
    int coins = 0;
    for (int i = 0; i < cards.size(); i++) {
      if (cards.get(i).kind() == LootKind.MONEY) {
        cards.set(i, LootCard.money(1 + coins++ % 3));
      }
    }
    return new LootPool(cards);
  }

  /** Hero A next to as many tokens as the deck has cards, in a scenario of one round. */
  private static Arena arena(
      Ruleset ruleset, LootPool pool, Map<LootKind, Integer> plan, boolean won, int level) {
    Arena arena =
        Parties.of(ruleset, "B   A   a   .   g   C", Arena.top(new Ability.Loot(1)))
            .monster('g', "Guard", WEAK)
            .scenario(
                scenario ->
                    (won
                            ? scenario.wonBy(new Situation.Rounds(1))
                            : scenario.lostBy(new Situation.Rounds(1)))
                        .loot(plan)
                        .atLevel(level)
                        .rewarding(new Reward.Gold(5)))
            .setup(
                setup ->
                    setup
                        .withLoot(pool)
                        .withItems(List.of(CHARM), List.of())
                        .withTreasures(Map.of(7, List.of(new Reward.Gold(15)))));
    plan.values().stream()
        .flatMap(number -> Collections.nCopies(number, 1).stream())
        .forEach(one -> arena.room().loot(arena.hex('a')));
    return arena;
  }

  private static Arena looted(Arena arena) {
    return looting(arena.start());
  }

  private static Arena looting(Arena arena) {
    arena.turnOf('A').choose("top 0");
    arena.chooseIfOffered(new Choice.Accept());
    return arena;
  }

  private static HeroResult result(Arena arena) {
    return Parties.finishRound(looted(arena)).game.result().heroes().getFirst();
  }

  private static Map<LootKind, Integer> counts(List<LootKind> cards) {
    Map<LootKind, Integer> counts = new EnumMap<>(LootKind.class);
    cards.forEach(card -> counts.merge(card, 1, Integer::sum));
    return counts;
  }

  /** The kinds of all cards, as hero A draws them one after the other. */
  private static List<LootKind> drawn(
      Ruleset ruleset, LootPool pool, Map<LootKind, Integer> plan, long seed) {
    return kinds(looting(arena(ruleset, pool, plan, true, 1).start(seed)));
  }

  private static List<LootKind> kinds(Arena arena) {
    List<LootKind> kinds = new ArrayList<>();
    for (Event event : arena.events(Event.What.LOOTED)) {
      if (event instanceof Event.Looted(var _, FigureId _, Spoils.Card(LootKind kind))) {
        kinds.add(kind);
      }
    }
    return kinds;
  }

  @RulesetTest
  @Rule({"LOT-30", "RES-06"})
  void theDeckHasTheStatedCardsDrawnAtRandomAndShuffled(Ruleset ruleset) {
    Map<LootKind, Integer> plan =
        Map.of(LootKind.MONEY, 5, LootKind.LUMBER, 3, LootKind.RANDOM_ITEM, 1);
    Set<List<LootKind>> orders = new HashSet<>();
    Set<Integer> coins = new HashSet<>();
    for (long seed = 1; seed <= 12; seed++) {
      Arena arena = looting(arena(ruleset, mixed(), plan, true, 1).start(seed));
      assertThat(counts(kinds(arena))).as("seed " + seed).isEqualTo(plan);
      orders.add(kinds(arena));
      coins.add(Parties.finishRound(arena).game.result().heroes().getFirst().gold());
    }
    assertThat(orders).as("shuffled together").hasSizeGreaterThan(9);
    assertThat(coins).as("which money cards is chance too").hasSizeGreaterThan(2);
    assertThat(orders).anyMatch(deck -> deck.getFirst() != LootKind.MONEY);
    assertThatThrownBy(() -> drawn(ruleset, mixed(), Map.of(LootKind.HIDE, 9), 1))
        .hasMessageContaining("LOT-30");
  }

  @RulesetTest
  @Rule({"LOT-31", "RES-07"})
  void theCardsOfTheBox(Ruleset ruleset) {
    Map<LootKind, Integer> all = new EnumMap<>(LootKind.class);
    for (LootKind kind : LootKind.values()) {
      all.put(
          kind,
          switch (kind.group()) {
            case MONEY -> 20;
            case MATERIAL -> 8;
            case HERB -> 2;
            case ITEM -> 1;
            case SPECIAL -> 0;
          });
    }
    List<LootKind> deck = drawn(ruleset, mixed(), all, 1);
    assertThat(deck).hasSize(57);
    all.remove(LootKind.SPECIAL); // of a scenario, not of the box
    assertThat(counts(deck)).isEqualTo(all);
    assertThatThrownBy(() -> LootCard.money(4)).hasMessageContaining("LOT-31");
    List<LootCard> less = new ArrayList<>(mixed().cards());
    less.removeFirst();
    assertThatThrownBy(() -> new LootPool(less)).hasMessageContaining("LOT-31");
    // how much material a card holds depends on the number of characters
    Map<LootKind, Integer> hide = Map.of(LootKind.HIDE, 2, LootKind.AXENUT, 1);
    LootPool pool = pool(LootCardsTest::usual);
    assertThat(result(arena(ruleset, pool, hide, true, 1)).resources())
        .isEqualTo(Map.of(LootKind.HIDE, 6, LootKind.AXENUT, 1));
    assertThat(result(arena(ruleset, pool, hide, true, 1).hero('C')).resources())
        .isEqualTo(Map.of(LootKind.HIDE, 4, LootKind.AXENUT, 1));
  }

  @RulesetTest
  @Rule({"LOT-32", "RES-08"})
  void aStickerAddsOne(Ruleset ruleset) {
    LootPool pool =
        pool(
            kind -> {
              LootCard card = usual(kind);
              return kind == LootKind.HIDE || kind == LootKind.ROCKROOT ? card.withSticker() : card;
            });
    Map<LootKind, Integer> plan = Map.of(LootKind.HIDE, 1, LootKind.ROCKROOT, 1, LootKind.METAL, 1);
    assertThat(result(arena(ruleset, pool, plan, true, 1)).resources())
        .isEqualTo(Map.of(LootKind.HIDE, 4, LootKind.ROCKROOT, 2, LootKind.METAL, 3));
    assertThatThrownBy(() -> LootCard.money(1).withSticker()).hasMessageContaining("LOT-32");
  }

  @RulesetTest
  @Rule({"LOT-33", "RES-09"})
  void onlyAnItemIsGainedAtOnce(Ruleset ruleset) {
    Map<LootKind, Integer> plan =
        Map.of(LootKind.RANDOM_ITEM, 1, LootKind.MONEY, 1, LootKind.HIDE, 1);
    Arena arena = looted(arena(ruleset, pool(LootCardsTest::usual), plan, true, 1));
    assertThat(arena.sheet('A').items().size()).isEqualTo(1);
    assertThat(arena.sheet('A').items().item(0)).isEqualTo(CHARM);
    assertThatThrownBy(() -> arena.game.result()).isInstanceOf(Refused.class);
    HeroResult hero = Parties.finishRound(arena).game.result().heroes().getFirst();
    assertThat(hero.gold()).as("the item is no money").isEqualTo(2 * 2);
    assertThat(hero.resources()).isEqualTo(Map.of(LootKind.HIDE, 3));
  }

  @RulesetTest
  @Rule("LOT-36")
  void aRandomItemIsNoneThatSomebodyHas(Ruleset ruleset) {
    ItemCard ring = ItemCard.of("Ring", ItemCard.Slot.SMALL, ItemCard.Wear.LOST, CHARM.use());
    for (long seed = 1; seed <= 8; seed++) {
      Arena arena =
          arena(ruleset, pool(LootCardsTest::usual), Map.of(LootKind.RANDOM_ITEM, 1), true, 1)
              .items('B', CHARM)
              .setup(
                  setup ->
                      setup
                          .withLoot(pool(LootCardsTest::usual))
                          .withItems(List.of(CHARM, ring), List.of()));
      arena.start(seed).turnOf('A').choose("top 0");
      arena.chooseIfOffered(new Choice.Accept());
      assertThat(arena.sheet('A').items().item(0)).as("seed " + seed).isEqualTo(ring);
    }
  }

  @RulesetTest
  @Rule({"LOT-34", "RES-12"})
  void coinsOnCardsAreMultipliedByLevelWonOrLost(Ruleset ruleset) {
    int[] gold = {2, 2, 3, 3, 4, 4, 5, 6};
    for (int level = 0; level <= 7; level++) {
      for (boolean won : new boolean[] {true, false}) {
        Map<LootKind, Integer> plan = Map.of(LootKind.MONEY, 2, LootKind.CORPSECAP, 1);
        assertThat(result(arena(ruleset, pool(LootCardsTest::usual), plan, won, level)).gold())
            .as("level " + level)
            .isEqualTo(4 * gold[level]);
      }
    }
  }

  @RulesetTest
  @Rule("EX-RES-01")
  void moneyOfSixAtLevelThreeIsEighteenGold(Ruleset ruleset) {
    for (boolean won : new boolean[] {true, false}) {
      Arena arena =
          arena(ruleset, mixed(), Map.of(LootKind.MONEY, 20), won, 3); // 7 x 1, 7 x 2, 6 x 3
      assertThat(result(arena).gold()).isEqualTo((7 + 14 + 18) * 3);
      Map<LootKind, Integer> plan = Map.of(LootKind.MONEY, 3);
      LootPool twos = pool(LootCardsTest::usual);
      assertThat(result(arena(ruleset, twos, plan, won, 3)).gold()).isEqualTo(6 * 3);
    }
  }

  @RulesetTest
  @Rule("RES-13")
  void theLootTableOfAFirstScenario(Ruleset ruleset) {
    Map<LootKind, Integer> plan =
        Map.of(
            LootKind.MONEY, 6,
            LootKind.LUMBER, 5,
            LootKind.METAL, 3,
            LootKind.HIDE, 3,
            LootKind.ROCKROOT, 1,
            LootKind.SNOWTHISTLE, 2);
    List<LootKind> deck = drawn(ruleset, mixed(), plan, 1);
    assertThat(deck).hasSize(20);
    assertThat(counts(deck)).isEqualTo(plan);
  }

  @RulesetTest
  @Rule("LOT-35")
  void resourcesAreGainedUnlessALostScenarioIsPlayedAgainAtOnce(Ruleset ruleset) {
    Map<LootKind, Integer> plan = Map.of(LootKind.LUMBER, 2, LootKind.FLAMEFRUIT, 1);
    Map<LootKind, Integer> all = Map.of(LootKind.LUMBER, 6, LootKind.FLAMEFRUIT, 1);
    LootPool pool = pool(LootCardsTest::usual);
    assertThat(result(arena(ruleset, pool, plan, true, 1)).resources()).isEqualTo(all);
    Arena lost = Parties.finishRound(looted(arena(ruleset, pool, plan, false, 1)));
    assertThat(lost.game.result().heroes().getFirst().resources()).isEqualTo(all);
    assertThat(lost.game.resultIfTriedAgain().heroes().getFirst().resources()).isEmpty();
    assertThat(lost.game.result().heroes().getLast().resources()).as("B's").isEmpty();
  }

  @RulesetTest
  @Rule("LOT-37")
  void aRandomDungeonHasTwentyFourCards(Ruleset ruleset) {
    List<LootKind> deck = drawn(ruleset, mixed(), LootPlan.RANDOM_DUNGEON.counts(), 1);
    assertThat(deck).hasSize(24);
    Map<LootKind, Integer> counts = counts(deck);
    assertThat(counts).containsEntry(LootKind.MONEY, 12).doesNotContainKey(LootKind.RANDOM_ITEM);
    for (LootKind kind : LootKind.values()) {
      if (kind.group() == LootKind.Group.MATERIAL) {
        assertThat(counts).containsEntry(kind, 2);
      } else if (kind.group() == LootKind.Group.HERB) {
        assertThat(counts).containsEntry(kind, 1);
      }
    }
  }

  /** A token, a treasure and 1 experience, in casual mode or not. */
  private static ScenarioResult played(Ruleset ruleset, boolean casual) {
    Arena arena =
        Parties.of(ruleset, "B   A   a$  .   g", Arena.top(new Ability.Loot(1), Ability.xp(1)))
            .monster('g', "Guard", WEAK)
            .scenario(
                scenario ->
                    scenario
                        .wonBy(new Situation.Rounds(1))
                        .loot(Map.of(LootKind.MONEY, 3))
                        .rewarding(new Reward.Gold(5)))
            .setup(
                setup -> {
                  var ready =
                      setup
                          .withLoot(pool(LootCardsTest::usual))
                          .withTreasures(Map.of(7, List.of(new Reward.Gold(15))));
                  return casual ? ready.playing(Variant.CASUAL) : ready;
                });
    arena.room().treasure(arena.hex('a'), new Treasure.Numbered(7));
    return Parties.finishRound(looted(arena)).game.result();
  }

  @RulesetTest
  @Rule("LOT-48a")
  void casualModeIgnoresOnlyStoryAndRewards(Ruleset ruleset) {
    ScenarioResult usual = played(ruleset, false);
    ScenarioResult casual = played(ruleset, true);
    assertThat(casual.heroes()).isEqualTo(usual.heroes());
    HeroResult hero = casual.heroes().getFirst();
    assertThat(hero.gold()).isPositive();
    assertThat(hero.experience()).isEqualTo(1);
    assertThat(hero.treasures()).hasSize(1);
    assertThat(usual.rewards()).hasSize(1);
    assertThat(casual.rewards()).isEmpty();
  }

  @RulesetTest
  @Rule("LOT-48b")
  void casualModeGivesNeitherLootNorTreasure(Ruleset ruleset) {
    HeroResult usual = played(ruleset, false).heroes().getFirst();
    assertThat(usual.gold()).isPositive();
    assertThat(usual.treasures()).hasSize(1);
    HeroResult casual = played(ruleset, true).heroes().getFirst();
    assertThat(casual.gold()).isZero();
    assertThat(casual.resources()).isEmpty();
    assertThat(casual.treasures()).isEmpty();
    assertThat(casual.rewards()).isEmpty();
  }
}
