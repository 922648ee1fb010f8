package haven.play.item;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import haven.model.LootCard;
import haven.model.LootKind;
import haven.model.Ruleset;
import haven.model.scenario.Reward;
import haven.play.engine.Chance;
import haven.play.item.LootPile.End;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** LOT-30 to LOT-37 and LOT-42: the loot deck, and what loot comes to. */
final class LootDeckTest {

  /** A pool with the numbers of LOT-31; how its coins and materials are spread is any way. */
  private static List<LootCard> box() {
    List<LootCard> cards = new ArrayList<>();
    for (LootKind kind : LootKind.values()) {
      for (int i = 0; i < kind.copies(); i++) {
        cards.add(
            switch (kind.group()) {
              case MONEY -> LootCard.money(1 + i % 3);
              case MATERIAL -> LootCard.material(kind, 1, 1 + i % 2, 1);
              case HERB -> LootCard.herb(kind);
              case ITEM -> LootCard.randomItem();
            });
      }
    }
    return cards;
  }

  private static Map<LootKind, Integer> counts(List<LootCard> cards) {
    Map<LootKind, Integer> counts = new EnumMap<>(LootKind.class);
    cards.forEach(card -> counts.merge(card.kind(), 1, Integer::sum));
    return counts;
  }

  private static List<LootCard> drawn(LootDeck full, Chance chance) {
    List<LootCard> cards = new ArrayList<>();
    LootDeck deck = full;
    while (deck.total() > 0) {
      int what = chance.pick(deck);
      cards.add(deck.box().get(what));
      deck = deck.without(what);
    }
    return cards;
  }

  /** As often as if the deck had been put together and shuffled before. */
  @Test
  void aCardIsAsLikelyAsItsKindAndThenAsAnyOfItsKind() {
    LootDeck deck =
        LootDeck.of(
            new LootPlan(Map.of(LootKind.MONEY, 5, LootKind.LUMBER, 3)), new LootPool(box()));
    int coin = box().indexOf(LootCard.money(1));
    int lumber = box().indexOf(LootCard.material(LootKind.LUMBER, 1, 1, 1));
    assertThat(deck.weight(coin) * 20 * 8).isEqualTo(deck.total() * 5);
    assertThat(deck.weight(lumber) * 8 * 8).isEqualTo(deck.total() * 3);
    assertThat(deck.without(lumber).weight(lumber)).isZero();
    assertThat(deck.weight(box().indexOf(LootCard.randomItem()))).isZero();
  }

  @RulesetTest
  @Rule("LOT-30")
  void aDeckHasTheStatedCardsInAnyOrder(Ruleset ruleset) {
    LootPool pool = new LootPool(box());
    LootPlan plan =
        new LootPlan(Map.of(LootKind.MONEY, 5, LootKind.LUMBER, 3, LootKind.RANDOM_ITEM, 1));
    Set<List<LootCard>> orders = new HashSet<>();
    Set<Integer> coins = new HashSet<>();
    for (long seed = 0; seed < 50; seed++) {
      List<LootCard> deck = drawn(LootDeck.of(plan, pool), Chance.dice(seed));
      assertThat(counts(deck)).as("seed %d", seed).isEqualTo(plan.counts());
      orders.add(deck);
      coins.add(new LootPile(0, deck).gold(ruleset.loot(), 0, 2));
    }
    assertThat(orders).as("shuffled together").hasSizeGreaterThan(40);
    assertThat(coins).as("which money cards is chance too").hasSizeGreaterThan(2);
    assertThat(orders).anyMatch(deck -> deck.getFirst().kind() != LootKind.MONEY);
    assertThatThrownBy(() -> new LootPlan(Map.of(LootKind.HIDE, 9))).hasMessageContaining("LOT-30");
  }

  @Test
  @Rule("LOT-31")
  void theBoxHoldsFiftySevenCards() {
    Map<LootKind, Integer> counts = counts(new LootPool(box()).cards());
    assertThat(counts.values().stream().mapToInt(Integer::intValue).sum()).isEqualTo(57);
    assertThat(counts)
        .containsEntry(LootKind.MONEY, 20)
        .containsEntry(LootKind.LUMBER, 8)
        .containsEntry(LootKind.METAL, 8)
        .containsEntry(LootKind.HIDE, 8)
        .containsEntry(LootKind.SNOWTHISTLE, 2)
        .containsEntry(LootKind.RANDOM_ITEM, 1);
    for (LootKind kind : LootKind.values()) {
      List<LootCard> oneLess = box();
      oneLess.remove(
          oneLess.stream().filter(card -> card.kind() == kind).findFirst().orElseThrow());
      assertThatThrownBy(() -> new LootPool(oneLess)).as("%s", kind).hasMessageContaining("LOT-31");
    }
    assertThatThrownBy(() -> LootCard.money(4)).hasMessageContaining("LOT-31");
    assertThatThrownBy(() -> LootCard.money(0)).hasMessageContaining("LOT-31");
    LootCard metal = LootCard.material(LootKind.METAL, 3, 2, 1);
    assertThat(List.of(metal.amount(2), metal.amount(3), metal.amount(4))).containsExactly(3, 2, 1);
    assertThat(LootCard.herb(LootKind.AXENUT).amount(4)).isEqualTo(1);
  }

  @RulesetTest
  @Rule("LOT-32")
  void aStickerAddsOne(Ruleset ruleset) {
    LootCard hide = LootCard.material(LootKind.HIDE, 2, 1, 1).withSticker();
    assertThat(hide.amount(2)).isEqualTo(3);
    LootPile pile = new LootPile(0, List.of(hide, LootCard.herb(LootKind.ROCKROOT).withSticker()));
    assertThat(pile.resources(End.COMPLETED, 3))
        .isEqualTo(Map.of(LootKind.HIDE, 2, LootKind.ROCKROOT, 2));
    assertThat(pile.gold(ruleset.loot(), 1, 3)).isZero();
    assertThatThrownBy(() -> LootCard.money(1).withSticker()).hasMessageContaining("LOT-32");
  }

  @RulesetTest
  @Rule("LOT-33")
  void onlyAnItemIsGainedAtOnce(Ruleset ruleset) {
    assertThat(new LootPool(box()).cards().stream().filter(LootCard::isGainedAtOnce).toList())
        .containsExactly(LootCard.randomItem());
    LootPile pile = new LootPile(0, List.of(LootCard.randomItem()));
    assertThat(pile.gold(ruleset.loot(), 7, 2)).as("it waits for nothing").isZero();
    assertThat(pile.resources(End.COMPLETED, 2)).isEmpty();
  }

  @RulesetTest
  @Rule("LOT-34")
  void coinsOnCardsAreMultipliedByLevel(Ruleset ruleset) {
    LootPile pile =
        new LootPile(
            0, List.of(LootCard.money(1), LootCard.money(3), LootCard.herb(LootKind.CORPSECAP)));
    List<Integer> gold = List.of(8, 8, 12, 12, 16, 16, 20, 24);
    for (int level = 0; level <= 7; level++) {
      assertThat(pile.gold(ruleset.loot(), level, 4))
          .as("level %d", level)
          .isEqualTo(gold.get(level));
    }
  }

  @RulesetTest
  @Rule("LOT-35")
  void resourcesUnlessTheScenarioIsPlayedAgainAtOnce(Ruleset ruleset) {
    LootPile pile =
        LootPile.EMPTY.plus(
            0,
            List.of(
                LootCard.material(LootKind.LUMBER, 2, 1, 1),
                LootCard.material(LootKind.LUMBER, 1, 1, 1),
                LootCard.herb(LootKind.FLAMEFRUIT),
                LootCard.money(2)));
    Map<LootKind, Integer> all = Map.of(LootKind.LUMBER, 3, LootKind.FLAMEFRUIT, 1);
    assertThat(pile.resources(End.COMPLETED, 2)).isEqualTo(all);
    assertThat(pile.resources(End.LOST_AND_RETURNED, 2)).isEqualTo(all);
    assertThat(pile.resources(End.LOST_AND_PLAYED_AGAIN, 2)).isEmpty();
    assertThat(pile.gold(ruleset.loot(), 0, 2)).isEqualTo(4);
  }

  @Test
  @Rule("LOT-37")
  void aRandomDungeonHasTwentyFourCards() {
    List<LootCard> deck =
        drawn(LootDeck.of(LootPlan.RANDOM_DUNGEON, new LootPool(box())), Chance.dice(1));
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

  @RulesetTest
  @Rule("LOT-42")
  void designsAndScenariosAreForAll(Ruleset ruleset) {
    assertThat(new Reward.Gold(10).isForTheCampaign()).isFalse();
    assertThat(new Reward.Item("lantern").isForTheCampaign()).isFalse();
    assertThat(new Reward.ItemDesign("lantern").isForTheCampaign()).isTrue();
    assertThat(new Reward.RandomItemDesign().isForTheCampaign()).isTrue();
    assertThat(new Reward.RandomScenario().isForTheCampaign()).isTrue();
  }
}
