package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import haven.model.Ruleset;
import haven.model.card.ItemCard;
import haven.model.card.ItemCard.Slot;
import haven.model.monster.StatLine;
import haven.play.Refused;
import haven.play.engine.Game;
import haven.play.scenario.Hero;
import haven.play.scenario.Party;
import haven.play.scenario.Setup;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/** ITM-01 to ITM-04: what heroes may bring, and what keeps a game from starting. */
final class EquipmentTest {

  private static ItemCard item(String name, Slot slot, String group) {
    return new ItemCard(
        name, slot, 0, ItemCard.Wear.SPENT, 1, false, ItemCard.Use.negating(), group);
  }

  private static ItemCard item(String name, Slot slot) {
    return item(name, slot, "");
  }

  /** A game of a hero, changed like this, at that level, and of a companion. */
  @SafeVarargs
  private static Game start(Ruleset ruleset, int level, UnaryOperator<Hero>... changes) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   B")
            .hero('A')
            .company('B')
            .level(level)
            .monster('g', "Guard", StatLine.of(10, 0, 0, 0));
    if (ruleset.id().equals("BB")) {
      arena.scenario(scenario -> scenario.atLevel(level));
    }
    return Arena.enter(
        arena
            .setup(
                setup -> {
                  List<Hero> heroes = new ArrayList<>(setup.party().heroes());
                  for (int i = 0; i < changes.length; i++) {
                    heroes.set(i, changes[i].apply(upgraded(ruleset, heroes.get(i), level)));
                  }
                  return Setup.of(ruleset, setup.scenario(), Party.of(heroes.toArray(Hero[]::new)));
                })
            .setup(),
        1);
  }

  /** In BB as many cards of level 2 as the level asks for. */
  private static Hero upgraded(Ruleset ruleset, Hero hero, int level) {
    if (!ruleset.id().equals("BB")) {
      return hero;
    }
    var hand = new ArrayList<>(hero.hand());
    for (int i = 0; i < level - 1; i++) {
      hand.set(i, hand.get(i).level(2));
    }
    return hero.taking(hand);
  }

  private static Game bringing(Ruleset ruleset, int level, Slot... slots) {
    ItemCard[] items =
        IntStream.range(0, slots.length)
            .mapToObj(i -> item("item " + i, slots[i]))
            .toArray(ItemCard[]::new);
    Game game = start(ruleset, level, hero -> hero.with(items));
    assertThat(game.state().hero(0).items().size()).isEqualTo(slots.length);
    return game;
  }

  private static void assertRefused(String rule, Ruleset ruleset, int level, Slot... slots) {
    assertThatThrownBy(() -> bringing(ruleset, level, slots))
        .as("%s at level %d", List.of(slots), level)
        .isInstanceOf(Refused.class)
        .hasMessageContaining(rule);
  }

  private static void smallItemsUpToHalfTheLevel(Ruleset ruleset, String rule, int... most) {
    for (int level = 1; level <= most.length; level++) {
      Slot[] slots = new Slot[most[level - 1]];
      Arrays.fill(slots, Slot.SMALL);
      bringing(ruleset, level, slots);
      Slot[] oneMore = Arrays.copyOf(slots, slots.length + 1);
      oneMore[slots.length] = Slot.SMALL;
      assertRefused(rule, ruleset, level, oneMore);
    }
  }

  private static void twoHands(Ruleset ruleset, String rule) {
    bringing(ruleset, 1, Slot.ONE_HAND, Slot.ONE_HAND);
    bringing(ruleset, 1, Slot.TWO_HANDS);
    assertRefused(rule, ruleset, 1, Slot.ONE_HAND, Slot.ONE_HAND, Slot.ONE_HAND);
    assertRefused(rule, ruleset, 1, Slot.TWO_HANDS, Slot.ONE_HAND);
    assertRefused(rule, ruleset, 1, Slot.TWO_HANDS, Slot.TWO_HANDS);
  }

  @RulesetTest
  @Rule("ITM-01")
  void oneItemForHeadBodyAndLegsTwoHandsAndSmallOnesByLevel(Ruleset ruleset) {
    bringing(ruleset, 1, Slot.HEAD, Slot.BODY, Slot.LEGS, Slot.ONE_HAND, Slot.ONE_HAND, Slot.SMALL);
    for (Slot slot : List.of(Slot.HEAD, Slot.BODY, Slot.LEGS)) {
      assertRefused("ITM-01", ruleset, 9, slot, slot);
    }
    twoHands(ruleset, "ITM-01");
    smallItemsUpToHalfTheLevel(ruleset, "ITM-01", 1, 1, 2, 2, 3, 3, 4, 4, 5);
  }

  @RulesetTest
  @Rule("ITM-02")
  void twoHandsAndSmallItemsOnly(Ruleset ruleset) {
    for (Slot slot : List.of(Slot.HEAD, Slot.BODY, Slot.LEGS)) {
      assertRefused("ITM-02", ruleset, 1, slot);
    }
    twoHands(ruleset, "ITM-02");
    smallItemsUpToHalfTheLevel(ruleset, "ITM-02", 1, 1, 2, 2, 3);
  }

  @RulesetTest
  @Rule("ITM-03")
  void oneItemOfEachScenarioCardAndOnlyAvailableOnes(Ruleset ruleset) {
    ItemCard dagger = item("dagger", Slot.ONE_HAND, "4");
    ItemCard shield = item("shield", Slot.ONE_HAND, "4");
    ItemCard lamp = item("lamp", Slot.ONE_HAND, "5");
    UnaryOperator<Hero> owner = hero -> hero.owning(dagger, shield);
    assertThat(
            start(ruleset, 1, hero -> owner.apply(hero).bringing(dagger))
                .state()
                .hero(0)
                .items()
                .item(0))
        .isEqualTo(dagger);
    start(ruleset, 1, hero -> owner.apply(hero).bringing(shield)); // changed for the next one
    start(ruleset, 1, hero -> hero.owning(dagger, shield, lamp).bringing(dagger, lamp));
    assertThatThrownBy(() -> start(ruleset, 1, hero -> owner.apply(hero).bringing(dagger, shield)))
        .hasMessageContaining("ITM-03");
    assertThatThrownBy(() -> start(ruleset, 1, hero -> owner.apply(hero).bringing(dagger, lamp)))
        .as("its card is not completed")
        .hasMessageContaining("ITM-03");
  }

  @RulesetTest
  @Rule({"ITM-04a", "ITM-04b"})
  void oneCopyOfEachItemAndNoLending(Ruleset ruleset) {
    String rule = ruleset.id().equals("JL") ? "ITM-04b" : "ITM-04a";
    ItemCard boots = item("boots", Slot.LEGS);
    ItemCard cap = item("cap", Slot.HEAD);
    ItemCard ring = item("ring", Slot.SMALL);
    UnaryOperator<Hero> rich = hero -> hero.owning(boots, cap, ring).bringing(cap);
    Game game = start(ruleset, 3, rich);
    assertThat(game.state().hero(0).items().size()).as("it may own more").isEqualTo(1);
    start(ruleset, 3, rich, hero -> hero.with(cap)); // a copy of its own
    assertThatThrownBy(() -> start(ruleset, 3, hero -> hero.with(ring, ring)))
        .hasMessageContaining(rule);
    assertThatThrownBy(() -> start(ruleset, 3, hero -> hero.owning(ring, ring).bringing(ring)))
        .hasMessageContaining(rule);
    assertThatThrownBy(() -> start(ruleset, 3, rich, hero -> hero.bringing(boots)))
        .as("nobody lends")
        .hasMessageContaining(rule);
  }
}
