package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Check;
import haven.model.ability.Effect;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.card.AbilityCard;
import haven.model.card.BattleGoal;
import haven.model.card.ItemCard;
import haven.model.card.ItemCard.Slot;
import haven.model.card.ItemCard.Use;
import haven.model.card.ItemCard.Wear;
import haven.model.card.ItemCard.When;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.play.table.Items;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;

/** Items that are used at every occasion, and those that work by themselves. */
final class ItemSlotsTest {
  private static final StatLine GUARD = StatLine.of(20, 2, 3, 0);
  private static final Use PLUS = Use.riders(When.DURING_ATTACK, Rider.plus(1));
  private static final Use SHIELD = Use.effects(When.WHEN_ATTACKED, Effect.shield(1));

  private static ItemCard item(Wear wear, Use use) {
    return ItemCard.of(use.when() + " " + wear, Slot.SMALL, wear, use);
  }

  private static Arena arena(
      Ruleset ruleset,
      String map,
      MonsterCard monster,
      List<ItemCard> items,
      AbilityCard... cards) {
    Arena arena =
        Arena.in(ruleset, map)
            .hero('A', cards)
            .hitPoints('A', 20)
            .items('A', items.toArray(ItemCard[]::new))
            .monster('g', "Guard", GUARD, monster);
    if (ruleset.levels().party().largest() > 1) {
      arena.hero('B');
    }
    return arena.start();
  }

  private static Arena arena(Ruleset ruleset, List<ItemCard> items, AbilityCard... cards) {
    return arena(ruleset, "A   g   .   .   .   B", MonsterCard.of(50), items, cards);
  }

  private static MonsterCard attacks(int initiative) {
    return MonsterCard.of(initiative, Ability.Attack.of(Value.STAT));
  }

  private static Items items(Arena arena) {
    return arena.game.state().hero(0).items();
  }

  private static int lost(Arena arena) {
    return 20 - arena.figure("A").hitPoints();
  }

  private static int hurt(Arena arena) {
    return 20 - arena.only("Guard").hitPoints();
  }

  @RulesetTest
  @Rule({"ITM-12", "ITM-13a", "ITM-13b", "ITM-14"})
  void anItemWithSlotsIsUsedAtEveryOccasionUntilItIsSpent(Ruleset ruleset) {
    ItemCard slots = item(Wear.SPENT, PLUS).uses(2);
    Arena arena =
        arena(
            ruleset,
            List.of(slots),
            Arena.top(Ability.attack(2), Ability.attack(2), Ability.attack(2)));
    arena.turnOf('A').choose("top 0");
    int[] damage = {3, 6, 8};
    for (int i = 0; i < 3; i++) {
      assertThat(items(arena).wear(0)).isEqualTo(i < 2 ? Items.Wear.READY : Items.Wear.SPENT);
      arena.choose(arena.at(arena.only("Guard")));
      assertThat(arena.prompt().kind()).as("nobody is asked").isNotEqualTo(Prompt.Kind.BEFORE_DRAW);
      assertThat(hurt(arena)).isEqualTo(damage[i]);
    }
  }

  @RulesetTest
  @Rule("ITM-14")
  void eachTargetOfAnAbilityIsOneUse(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "h   A   g   .   .   B")
            .hero('A', Arena.top(Ability.attack(2, Aim.AS_USUAL.targets(2))))
            .items('A', item(Wear.LOST, PLUS).uses(3))
            .hero('B')
            .monster('g', "Guard", GUARD)
            .monster('h', "Hound", GUARD);
    arena.start().turnOf('A').choose("top 0");
    arena.choose(arena.at(arena.only("Guard")));
    arena.choose(arena.at(arena.only("Hound")));
    assertThat(arena.events(Event.What.ITEM_USED)).hasSize(2);
    assertThat(items(arena).isReady(0)).isTrue();
  }

  @RulesetTest
  @Rule(value = "ITM-13a")
  @Rule(
      value = "ITM-13b",
      in = {Edition.GH, Edition.JL})
  void defensiveItemsWithSlotsAreForced(Ruleset ruleset) {
    Arena arena =
        arena(
            ruleset,
            "A   g   .   .   .   B",
            attacks(10),
            List.of(item(Wear.SPENT, SHIELD).uses(3)));
    arena.selectFirstTwo();
    arena.until(prompt -> lost(arena) > 0);
    assertThat(lost(arena)).isEqualTo(2);
  }

  @RulesetTest
  @Rule("ITM-13a")
  void passiveItemsAreForcedAndOthersAreNot(Ruleset ruleset) {
    Arena arena =
        arena(
            ruleset,
            List.of(item(Wear.NONE, PLUS), item(Wear.SPENT, PLUS)),
            Arena.top(Ability.attack(2)));
    arena.turnOf('A').choose("top 0");
    arena.choose(arena.at(arena.only("Guard")));
    assertThat(arena.prompt().options())
        .containsExactlyInAnyOrder(new Choice.Use(0), new Choice.Use(1));
    arena.choose("use 0");
    assertThat(arena.prompt().options())
        .containsExactlyInAnyOrder(new Choice.Use(1), new Choice.Accept());
    arena.choose("yes");
    assertThat(hurt(arena)).isEqualTo(3);
  }

  @RulesetTest
  @Rule("ITM-25")
  @Rule(
      value = "ITM-13b",
      in = {Edition.GH, Edition.JL})
  void passiveItemsAreOptionalElsewhere(Ruleset ruleset) {
    Arena arena = arena(ruleset, List.of(item(Wear.NONE, PLUS)), Arena.top(Ability.attack(2)));
    arena.turnOf('A').choose("top 0");
    arena.choose(arena.at(arena.only("Guard")));
    arena.choose("yes");
    assertThat(hurt(arena)).isEqualTo(2);
  }

  @RulesetTest
  @Rule("ITM-25")
  void evenItemsWithSlotsAreOptional(Ruleset ruleset) {
    Arena arena =
        arena(ruleset, List.of(item(Wear.SPENT, PLUS).uses(2)), Arena.top(Ability.attack(2)));
    arena.turnOf('A').choose("top 0");
    arena.choose(arena.at(arena.only("Guard")));
    arena.choose("yes");
    assertThat(hurt(arena)).isEqualTo(2);
  }

  @RulesetTest
  @Rule("ITM-11")
  void aPassiveItemWorksOncePerSituation(Ruleset ruleset) {
    Arena arena =
        arena(
            ruleset,
            "A   b   c   .   g   B",
            MonsterCard.of(50),
            List.of(item(Wear.NONE, Use.movement(1, false).only(new Check.Not(Check.Fact.KILLED)))),
            Arena.bottom(Ability.move(1), Ability.move(1)));
    arena.turnOf('A').choose("bottom 0");
    if (arena.prompt().options().contains(new Choice.Use(0))) {
      arena.choose("use 0");
    }
    assertThat(arena.prompt().options()).doesNotContain(new Choice.Use(0));
    arena.walk('b', 'c');
    assertThat(arena.events(Event.What.MOVED)).hasSize(2);
    assertThat(arena.prompt().options()).as("again in the next move").contains(new Choice.Use(0));
    assertThat(arena.game.state().hero(0).tally().of(BattleGoal.Measure.ITEMS_USED)).isEqualTo(1);
  }
}
