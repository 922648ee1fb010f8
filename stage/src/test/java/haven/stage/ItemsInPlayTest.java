package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.LootCard;
import haven.model.LootKind;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Effect;
import haven.model.ability.Effect.Change;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.card.AbilityCard;
import haven.model.card.ItemCard;
import haven.model.card.ItemCard.Slot;
import haven.model.card.ItemCard.Use;
import haven.model.card.ItemCard.Wear;
import haven.model.card.ItemCard.When;
import haven.model.map.Treasure;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.model.rules.CombatRules;
import haven.model.scenario.Reward;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.item.LootPool;
import haven.play.table.Items;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** When items are used, whether they must be, and what becomes of them. */
final class ItemsInPlayTest {
  private static final StatLine GUARD = StatLine.of(20, 2, 3, 0);
  private static final Use HEAL = Use.abilities(When.DURING_TURN, Ability.heal(1, Aim.SELF));
  private static final Use PLUS = Use.riders(When.DURING_ATTACK, Rider.plus(1));
  private static final Use SHIELD = Use.effects(When.WHEN_ATTACKED, Effect.shield(1));

  private static final Use ALL_ATTACKS =
      Use.effects(When.DURING_TURN, Effect.self(new Change.Attacks(List.of(Rider.plus(1)))));

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
  @Rule({"ITM-06", "ITM-11"})
  void anyNumberOfItemsBesidesTheTwoActions(Ruleset ruleset) {
    ItemCard spent = item(Wear.SPENT, PLUS);
    ItemCard lost = item(Wear.LOST, PLUS);
    ItemCard passive = item(Wear.NONE, HEAL);
    Arena arena =
        arena(
            ruleset,
            List.of(spent, lost, passive),
            Arena.top(Ability.attack(2)),
            Arena.bottom(Ability.move(1)));
    arena.turnOf('A');
    Watched hero = arena.figure("A");
    hero.hitPoints(10);
    for (int i = 0; i < 3; i++) { // no icon: as often as one likes
      arena.choose("use 2");
      arena.choose(arena.at(hero));
    }
    assertThat(hero.hitPoints()).isEqualTo(13);
    arena.choose("top 0");
    arena.choose(arena.at(arena.only("Guard")));
    arena.choose("use 0");
    arena.choose("use 1");
    if (arena.prompt().kind() == Prompt.Kind.BEFORE_DRAW) {
      arena.choose("yes");
    }
    assertThat(hurt(arena)).isEqualTo(4);
    assertThat(arena.prompt().options()).contains(new Choice.Act(1, false, false));
  }

  @RulesetTest
  @Rule({"ITM-07", "ITM-08", "ITM-22"})
  void spentItemsComeBackByALongRestAndLostOnesDoNot(Ruleset ruleset) {
    Arena arena = arena(ruleset, List.of(item(Wear.SPENT, HEAL), item(Wear.LOST, HEAL)));
    arena.turnOf('A');
    for (int i = 0; i < 2; i++) {
      arena.choose("use " + i);
      arena.choose(arena.at(arena.figure("A")));
    }
    assertThat(arena.prompt().options()).noneMatch(Choice.Use.class::isInstance);
    assertThat(items(arena).wear(0)).isEqualTo(Items.Wear.SPENT);
    assertThat(items(arena).wear(1)).isEqualTo(Items.Wear.LOST);
    arena.endRound();
    arena.choose("long rest");
    arena.until(Prompt.Kind.REST_REFRESH).choose("yes");
    assertThat(items(arena).wear(0)).isEqualTo(Items.Wear.READY);
    assertThat(items(arena).wear(1)).isEqualTo(Items.Wear.LOST);
  }

  @RulesetTest
  @Rule("ITM-23")
  void itemsRecoveredByALongRestAreUsedAtOnce(Ruleset ruleset) {
    Arena arena = arena(ruleset, List.of(item(Wear.SPENT, HEAL)));
    arena.turnOf('A').choose("use 0");
    arena.choose(arena.at(arena.figure("A")));
    arena.endRound();
    arena.choose("long rest");
    arena.until(Prompt.Kind.REST_REFRESH).choose("yes");
    assertThat(arena.game.state().turn().figure()).isEqualTo(arena.figure("A").id());
    arena.figure("A").hitPoints(10);
    arena.choose("use 0");
    arena.choose(arena.at(arena.figure("A")));
    assertThat(arena.figure("A").hitPoints()).isEqualTo(11);
  }

  @RulesetTest
  @Rule("ITM-10")
  @Rule(
      value = "ITM-08",
      in = {Edition.GH, Edition.JL, Edition.FH})
  void specialAbilitiesRecoverLostItemsButNotIrrecoverableOnes(Ruleset ruleset) {
    Ability refresh = Ability.refresh(false, true, 2, Aim.SELF);
    Arena arena =
        arena(
            ruleset,
            List.of(item(Wear.LOST, HEAL), item(Wear.LOST, HEAL).forGood()),
            Arena.top(refresh));
    arena.turnOf('A');
    for (int i = 0; i < 2; i++) {
      arena.choose("use " + i);
      arena.choose(arena.at(arena.figure("A")));
    }
    arena.choose("top 0");
    arena.choose(arena.at(arena.figure("A")));
    assertThat(arena.prompt().options())
        .containsExactlyInAnyOrder(new Choice.Use(0), new Choice.Decline());
    arena.choose("use 0");
    assertThat(items(arena).wear(0)).isEqualTo(Items.Wear.READY);
    assertThat(items(arena).wear(1)).isEqualTo(Items.Wear.LOST);
  }

  @RulesetTest
  @Rule("ITM-09")
  void aFlippedItemShowsItsOtherUse(Ruleset ruleset) {
    ItemCard coin =
        item(
                Wear.FLIPPED,
                Use.abilities(When.DURING_TURN, Ability.give(Condition.MUDDLE, Aim.SELF)))
            .back(PLUS);
    Arena arena =
        arena(
            ruleset,
            List.of(coin),
            Arena.top(Ability.attack(2), Ability.attack(2)),
            Arena.bottom());
    arena.turnOf('A').choose("use 0");
    arena.choose(arena.at(arena.figure("A")));
    assertThat(arena.figure("A").has(Condition.MUDDLE)).isTrue();
    assertThat(arena.prompt().options()).as("turned").doesNotContain(new Choice.Use(0));
    arena.choose("top 0");
    arena.choose(arena.at(arena.only("Guard")));
    arena.choose("use 0");
    assertThat(hurt(arena)).isEqualTo(3);
    arena.choose(arena.at(arena.only("Guard")));
    assertThat(hurt(arena)).as("turned back").isEqualTo(5);
    assertThat(arena.prompt().options()).contains(new Choice.Use(0));
  }

  @RulesetTest
  @Rule("ITM-15")
  void theNextScenarioBeginsWithAllItems(Ruleset ruleset) {
    Arena arena = arena(ruleset, List.of(item(Wear.LOST, HEAL).forGood()));
    arena.turnOf('A').choose("use 0");
    assertThat(items(arena).wear(0)).isEqualTo(Items.Wear.LOST);
    Game next = Arena.begin(arena.game.setup(), 2);
    assertThat(next.state().hero(0).items().isReady(0)).isTrue();
  }

  @RulesetTest
  @Rule("ITM-16")
  void itemsOfAnAttackAreUsedBeforeTheModifier(Ruleset ruleset) {
    Arena attacker = arena(ruleset, List.of(item(Wear.SPENT, PLUS)), Arena.top(Ability.attack(2)));
    attacker.turnOf('A').choose("top 0");
    attacker.choose(attacker.at(attacker.only("Guard")));
    assertThat(attacker.prompt().options()).contains(new Choice.Use(0));
    assertThat(attacker.events(Event.What.DREW)).isEmpty();
    attacker.choose("yes");
    assertThat(attacker.events(Event.What.DREW)).hasSize(1);
    assertThat(attacker.prompt().kind()).as("too late").isEqualTo(Prompt.Kind.ACTION);
    Arena target =
        arena(ruleset, "A   g   .   .   .   B", attacks(10), List.of(item(Wear.SPENT, SHIELD)));
    target.selectFirstTwo();
    target.until(Prompt.Kind.ITEM);
    assertThat(target.events(Event.What.ATTACKED)).hasSize(1);
    assertThat(target.events(Event.What.DREW)).isEmpty();
    target.choose("yes");
    assertThat(target.prompt().kind()).isEqualTo(Prompt.Kind.NEGATE);
    assertThat(target.prompt().options()).doesNotContain(new Choice.Use(0));
  }

  @RulesetTest
  @Rule({"ITM-17", "ITM-20b"})
  void itemsThatGrantAbilitiesWaitForTheEndOfTheAbility(Ruleset ruleset) {
    Arena arena =
        arena(
            ruleset,
            ".   A   g   .   .   B",
            MonsterCard.of(50),
            List.of(item(Wear.SPENT, HEAL), item(Wear.SPENT, ALL_ATTACKS)),
            Arena.top(Ability.attack(2)),
            Arena.bottom(Ability.move(1)));
    arena.turnOf('A').choose("top 0");
    assertThat(arena.prompt().options())
        .as("what grants no ability may be used")
        .contains(new Choice.Use(1))
        .doesNotContain(new Choice.Use(0));
    arena.choose("use 1");
    arena.strike(arena.only("Guard"));
    assertThat(hurt(arena)).isEqualTo(3);
    assertThat(arena.prompt().options()).contains(new Choice.Use(0));
    arena.choose("bottom 1");
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.STEP);
    assertThat(arena.prompt().options()).doesNotContain(new Choice.Use(0));
  }

  @RulesetTest
  @Rule("ITM-20a")
  void anyItemMayBeUsedInTheMiddleOfAnAbility(Ruleset ruleset) {
    Arena arena =
        arena(
            ruleset,
            "A   .   .   .   .   B   g",
            MonsterCard.of(50),
            List.of(item(Wear.NONE, HEAL), item(Wear.SPENT, ALL_ATTACKS)),
            Arena.top(Ability.attack(2, Aim.AS_USUAL.range(6))),
            Arena.bottom(Ability.move(3)));
    arena.turnOf('A').choose("bottom 1");
    arena.figure("A").hitPoints(10);
    arena.choose(arena.prompt().options().get(1));
    arena.choose("use 0");
    arena.choose(arena.at(arena.figure("A")));
    assertThat(arena.figure("A").hitPoints()).isEqualTo(11);
    assertThat(arena.prompt().kind()).as("the move goes on").isEqualTo(Prompt.Kind.STEP);
    arena.choose(arena.prompt().options().get(1));
    arena.choose("no");
    arena.choose("top 0");
    arena.choose(arena.at(arena.only("Guard")));
    arena.choose("use 0");
    arena.choose(arena.at(arena.figure("A")));
    assertThat(arena.figure("A").hitPoints()).isEqualTo(12);
    arena.choose("use 1");
    arena.until(prompt -> hurt(arena) > 0);
    assertThat(hurt(arena)).as("for this attack, too").isEqualTo(3);
  }

  @RulesetTest
  @Rule("ITM-21")
  void aStunnedHeroUsesNoItemsInItsTurn(Ruleset ruleset) {
    Arena arena = arena(ruleset, List.of(item(Wear.SPENT, HEAL)));
    arena.turnOf('A');
    assertThat(arena.prompt().options()).contains(new Choice.Use(0));
    arena.give(arena.figure("A"), Condition.STUN);
    arena.choose("no");
    Arena stunned = arena(ruleset, List.of(item(Wear.SPENT, HEAL)));
    stunned.give(stunned.figure("A"), Condition.STUN);
    stunned.selectFirstTwo();
    assertThat(stunned.prompt().figure())
        .as("A's turn is over")
        .isNotEqualTo(stunned.figure("A").id());
    assertThat(items(stunned).isReady(0)).isTrue();
  }

  @RulesetTest
  @Rule("ITM-21")
  void aStunnedHeroAttackedByAnEnemy(Ruleset ruleset) {
    boolean always = ruleset.combat().stunBarsItems() == CombatRules.Barred.ALWAYS;
    Arena arena =
        arena(ruleset, "A   g   .   .   .   B", attacks(10), List.of(item(Wear.SPENT, SHIELD)));
    arena.give(arena.figure("A"), Condition.STUN);
    arena.selectFirstTwo();
    arena.until(prompt -> prompt.kind() == Prompt.Kind.NEGATE || prompt.kind() == Prompt.Kind.ITEM);
    assertThat(arena.prompt().kind()).isEqualTo(always ? Prompt.Kind.NEGATE : Prompt.Kind.ITEM);
  }

  @RulesetTest
  @Rule(value = "ITM-21", in = Edition.FH)
  void anImpairedHeroUsesNoItemsButKeepsItsBonuses(Ruleset ruleset) {
    Arena arena =
        arena(
            ruleset,
            List.of(item(Wear.SPENT, HEAL), item(Wear.SPENT, ALL_ATTACKS)),
            Arena.top(Ability.attack(2), Ability.give(Condition.IMPAIR, Aim.SELF)));
    arena.turnOf('A').choose("use 1");
    arena.give(arena.figure("A"), Condition.IMPAIR);
    arena.choose("top 0");
    arena.strike(arena.only("Guard"));
    assertThat(hurt(arena)).isEqualTo(3);
    assertThat(arena.prompt().options()).doesNotContain(new Choice.Use(0));
  }

  @RulesetTest
  @Rule({"ITM-05", "LOT-36"})
  void foundItemsAreUsedAtOnce(Ruleset ruleset) {
    ItemCard own = item(Wear.SPENT, HEAL);
    ItemCard found = ItemCard.of("Found", Slot.SMALL, Wear.LOST, PLUS);
    Arena arena = looting(ruleset, List.of(found), own);
    assertThat(items(arena).size()).as("one small item more than fits").isEqualTo(2);
    arena.choose("top 0");
    arena.choose(arena.at(arena.only("Guard")));
    arena.choose("use 1");
    assertThat(hurt(arena)).isEqualTo(3);
  }

  @RulesetTest
  @Rule("LOT-36")
  void withoutItemsTheCardIsMoney(Ruleset ruleset) {
    Arena arena = looting(ruleset, List.of());
    assertThat(items(arena).size()).isZero();
    assertThat(arena.game.state().hero(0).tally().loot().cards())
        .containsExactly(LootCard.money(3));
  }

  private static Arena looting(Ruleset ruleset, List<ItemCard> random, ItemCard... own) {
    Arena arena =
        Arena.in(ruleset, "A$  g   .   .   .   B")
            .hero('A', Arena.top(Ability.attack(2)), Arena.bottom(new Ability.Loot(1)))
            .items('A', own)
            .hero('B')
            .monster('g', "Guard", GUARD)
            .scenario(scenario -> scenario.loot(Map.of(LootKind.RANDOM_ITEM, 1)))
            .setup(setup -> setup.withLoot(new LootPool(allLoot())).withItems(random, List.of()));
    arena.start().turnOf('A').choose("bottom 1");
    arena.choose("yes");
    return arena;
  }

  private static List<LootCard> allLoot() {
    List<LootCard> cards = new ArrayList<>();
    for (LootKind kind : LootKind.values()) {
      LootCard card =
          switch (kind.group()) {
            case MONEY -> LootCard.money(1);
            case HERB -> LootCard.herb(kind);
            case MATERIAL -> LootCard.material(kind, 1, 1, 1);
            case ITEM, SPECIAL -> LootCard.randomItem();
          };
      cards.addAll(Collections.nCopies(kind.copies(), card));
    }
    return cards;
  }

  @RulesetTest
  @Rule("ITM-05")
  void anItemOfATreasureIsUsedAtOnce(Ruleset ruleset) {
    ItemCard found = ItemCard.of("Found", Slot.HEAD, Wear.LOST, HEAL);
    Arena arena =
        Arena.in(ruleset, "A   t   g   .   .   B")
            .hero('A', Arena.top(), Arena.bottom(new Ability.Loot(1)))
            .hero('B')
            .monster('g', "Guard", GUARD)
            .setup(
                setup ->
                    setup
                        .withTreasures(Map.of(7, List.of(new Reward.Item("Found"))))
                        .withItems(List.of(), List.of(found)));
    arena.room().treasure(arena.hex('t'), new Treasure.Numbered(7));
    arena.start().turnOf('A').choose("bottom 1");
    arena.choose("yes");
    assertThat(arena.prompt().options()).contains(new Choice.Use(0));
  }
}
