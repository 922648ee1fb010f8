package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Check;
import haven.model.ability.Consequence;
import haven.model.ability.Count;
import haven.model.ability.Effect;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.card.AbilityCard;
import haven.model.card.ItemCard;
import haven.model.card.ItemCard.Slot;
import haven.model.card.ItemCard.Use;
import haven.model.card.ItemCard.Wear;
import haven.model.card.ItemCard.When;
import haven.model.card.ModifierCard;
import haven.model.card.SummonCard;
import haven.model.card.Ware;
import haven.model.map.Rank;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.play.table.Items;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** The items that the first game starts with, and those that its first scenarios can give. */
final class PrintedItemsTest {
  private static final StatLine GUARD = StatLine.of(20, 0, 3, 0);
  private static final Choice USE = new Choice.Use(0);

  private static ItemCard item(Slot slot, Wear wear, Use use) {
    return ItemCard.of("Item", slot, wear, use);
  }

  /** Hero A with the item between two guards that do nothing. */
  private static Arena arena(Ruleset ruleset, ItemCard item, AbilityCard... cards) {
    return Arena.in(ruleset, "B   g   A   h   .   i   .   .   .")
        .hero('A', cards)
        .hero('B')
        .hitPoints('A', 20)
        .items('A', item)
        .monster('g', "Guard", GUARD)
        .another('h', "Guard", Rank.NORMAL);
  }

  /** Two attacks of one ability, at both guards. */
  private static AbilityCard twoTargets(int range) {
    Ability.Attack attack = Ability.attack(2).on(Value.of(2));
    return Arena.top(range > 0 ? attack.at(Value.of(range)) : attack);
  }

  private static Arena strike(Arena arena, int guard, boolean use) {
    arena.choose(arena.at(arena.all("Guard").get(guard)));
    if (use) {
      arena.choose(USE);
    }
    return arena.asIs();
  }

  private static int lost(Arena arena, int guard) {
    return arena.lost(arena.all("Guard").get(guard));
  }

  /** Hero A with the item is attacked by a guard. */
  private static Arena attacked(Ruleset ruleset, ItemCard item, ModifierCard... modifiers) {
    return Arena.in(ruleset, "B   .   A   g")
        .hero('A', Arena.top(), Arena.bottom())
        .hero('B')
        .hitPoints('A', 20)
        .items('A', item)
        .monsterModifiers(modifiers)
        .monster('g', "Guard", GUARD, MonsterCard.of(5, Ability.Attack.of(Value.STAT)))
        .start()
        .selectFirstTwo();
  }

  private static Items.Wear wear(Arena arena) {
    return arena.sheet('A').items().wear(0);
  }

  @RulesetTest
  @Rule(
      value = {"ITM-07", "ITM-20a"},
      in = Edition.GH)
  void bootsOfStriding(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "B   A   b   c   d   e   g")
            .hero('A', Arena.bottom(Ability.move(2)))
            .hero('B')
            .items('A', item(Slot.LEGS, Wear.SPENT, Use.movement(2, false)))
            .monster('g', "Guard", GUARD)
            .start()
            .turnOf('A');
    arena.choose("bottom 0");
    assertThat(arena.prompt().options()).contains(USE);
    arena.walk('b', 'c');
    arena.choose(USE); // in the middle of it, when all points are used
    arena.walk('d', 'e');
    assertThat(arena.figure("A").hex()).isEqualTo(arena.hex('e'));
    assertThat(wear(arena)).isEqualTo(Items.Wear.SPENT);
  }

  @RulesetTest
  @Rule(value = "ITM-07", in = Edition.GH)
  void wingedShoes(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "B   A   g   c   d")
            .hero('A', Arena.bottom(Ability.move(3)))
            .hero('B')
            .items('A', item(Slot.LEGS, Wear.SPENT, Use.movement(0, true)))
            .monster('g', "Guard", GUARD)
            .start()
            .turnOf('A');
    arena.choose("bottom 0");
    assertThat(arena.prompt().options()).doesNotContain(new Choice.To(arena.hex('g')));
    arena.choose(USE);
    arena.walk('g');
    assertThat(arena.prompt().options()).doesNotContain(new Choice.Decline());
    arena.walk('c');
    assertThat(arena.prompt().options()).contains(new Choice.Decline());
  }

  private static final ItemCard HIDE_ARMOR =
      new ItemCard(
          "Item",
          Slot.BODY,
          2,
          Wear.SPENT,
          2,
          false,
          Use.effects(When.DAMAGED_BY_ATTACK, Effect.shield(1)),
          "");

  @RulesetTest
  @Rule(
      value = {"ITM-12", "ITM-13b", "ITM-18"},
      in = Edition.GH)
  void hideArmor(Ruleset ruleset) {
    Arena arena = attacked(ruleset, HIDE_ARMOR, ModifierCard.plus(0));
    assertThat(arena.setup().party().heroes().getFirst().deck()).hasSize(20);
    arena.goOn();
    assertThat(arena.lost('A')).as("it had to be used").isEqualTo(2);
    assertThat(wear(arena)).isEqualTo(Items.Wear.READY);
    arena.endRound().selectFirst(2).goOn();
    assertThat(arena.lost('A')).isEqualTo(4);
    assertThat(wear(arena)).isEqualTo(Items.Wear.SPENT);
    arena.endRound().selectFirst(4).goOn();
    assertThat(arena.lost('A')).isEqualTo(7);
  }

  @RulesetTest
  @Rule(value = "ITM-12", in = Edition.GH)
  void hideArmorIsNotUsedWithoutDamage(Ruleset ruleset) {
    Arena arena = attacked(ruleset, HIDE_ARMOR, ModifierCard.MISS).goOn();
    assertThat(arena.lost('A')).isZero();
    assertThat(arena.events(Event.What.ITEM_USED)).isEmpty();
  }

  @RulesetTest
  @Rule(
      value = {"ITM-07", "ITM-16"},
      in = Edition.GH)
  void leatherArmor(Ruleset ruleset) {
    ItemCard armor =
        item(Slot.BODY, Wear.SPENT, Use.riders(When.WHEN_ATTACKED, Rider.Plain.DISADVANTAGE));
    Arena arena = attacked(ruleset, armor, ModifierCard.plus(0), ModifierCard.plus(-1));
    assertThat(arena.events(Event.What.DREW)).isEmpty();
    arena.choose(USE);
    assertThat(arena.game.state().monsterModifiers().toString()).contains("discards [");
    assertThat(arena.events(Event.What.DREW).getFirst().words()).contains(", ");
  }

  @RulesetTest
  @Rule(value = "ITM-08", in = Edition.GH)
  void cloakOfInvisibility(Ruleset ruleset) {
    Use use = Use.abilities(When.DURING_TURN, Ability.give(Condition.INVISIBLE, Aim.SELF));
    Arena arena = arena(ruleset, item(Slot.BODY, Wear.LOST, use)).start().turnOf('A');
    arena.choose(USE);
    arena.chooseIfOffered(arena.at(arena.figure("A")));
    assertThat(arena.figure("A").has(Condition.INVISIBLE)).isTrue();
    assertThat(wear(arena)).isEqualTo(Items.Wear.LOST);
  }

  @RulesetTest
  @Rule(
      value = {"ITM-16", "AMD-26a"},
      in = Edition.GH)
  void eagleEyeGoggles(Ruleset ruleset) {
    Use use = Use.riders(When.DURING_ATTACK, Rider.Plain.ADVANTAGE).forTheWholeAbility();
    Arena arena =
        arena(ruleset, item(Slot.HEAD, Wear.SPENT, use), twoTargets(0)).start().turnOf('A');
    strike(arena.performTop(), 0, true);
    strike(arena, 1, false);
    assertThat(arena.events(Event.What.DREW))
        .hasSize(2)
        .allMatch(event -> event.words().contains(", "));
  }

  @RulesetTest
  @Rule(
      value = {"ITM-11", "ITM-16"},
      in = Edition.GH)
  void ironHelmet(Ruleset ruleset) {
    ItemCard helmet =
        item(Slot.HEAD, Wear.NONE, Use.riders(When.WHEN_ATTACKED, Rider.Plain.DOUBLE_IS_ZERO));
    for (ModifierCard card : new ModifierCard[] {ModifierCard.DOUBLE, ModifierCard.BLESS}) {
      Arena without = attacked(ruleset, helmet, card).asIs();
      assertThat(without.lost('A')).isEqualTo(6);
      Arena with = attacked(ruleset, helmet, card);
      with.choose(USE);
      with.asIs();
      assertThat(with.lost('A')).isEqualTo(3);
    }
  }

  @RulesetTest
  @Rule(value = "AMD-26a", in = Edition.GH)
  void ironHelmetAndAdvantage(Ruleset ruleset) {
    ItemCard helmet =
        item(Slot.HEAD, Wear.NONE, Use.riders(When.WHEN_ATTACKED, Rider.Plain.DOUBLE_IS_ZERO));
    Arena arena = attacked(ruleset, helmet, ModifierCard.DOUBLE, ModifierCard.plus(1));
    arena.give(arena.only("Guard"), Condition.STRENGTHEN);
    arena.choose(USE);
    arena.asIs();
    assertThat(arena.lost('A')).as("+0 or +1").isBetween(3, 4);
  }

  @RulesetTest
  @Rule(
      value = {"ITM-07", "SHD-01"},
      in = Edition.GH)
  void heaterShield(Ruleset ruleset) {
    ItemCard shield =
        item(Slot.ONE_HAND, Wear.SPENT, Use.effects(When.DAMAGED_BY_ATTACK, Effect.shield(1)));
    Arena arena = attacked(ruleset, shield, ModifierCard.plus(1));
    assertThat(arena.events(Event.What.MODIFIED)).as("the modifier is known").hasSize(1);
    assertThat(arena.prompt().options()).containsExactly(new Choice.Accept(), USE);
    arena.choose(USE);
    arena.asIs();
    assertThat(arena.lost('A')).isEqualTo(3);
    assertThat(arena.game.state().actives()).as("for this attack").isEmpty();
    assertThat(wear(arena)).isEqualTo(Items.Wear.SPENT);
    Arena kept = attacked(ruleset, shield, ModifierCard.plus(1)).asIs();
    assertThat(kept.lost('A')).isEqualTo(4);
    Arena missed = attacked(ruleset, shield, ModifierCard.MISS);
    assertThat(missed.isAsked(Prompt.Kind.ITEM)).as("no damage").isFalse();
  }

  @RulesetTest
  @Rule(
      value = {"ITM-08", "ATK-34"},
      in = Edition.GH)
  void piercingBow(Ruleset ruleset) {
    Use use =
        Use.riders(When.DURING_ATTACK, Rider.Plain.IGNORES_SHIELD)
            .forTheWholeAbility()
            .only(Check.Fact.RANGED);
    Arena arena =
        Arena.in(ruleset, "g   .   A   .   h   B")
            .hero('A', twoTargets(3), Arena.bottom(Ability.attack(2)))
            .hero('B')
            .items('A', item(Slot.TWO_HANDS, Wear.LOST, use))
            .monster('g', "Guard", GUARD.having(Effect.shield(5)))
            .another('h', "Guard", Rank.NORMAL)
            .start()
            .turnOf('A');
    strike(arena.performTop(), 0, true);
    strike(arena, 1, false);
    assertThat(lost(arena, 0)).isEqualTo(2);
    assertThat(lost(arena, 1)).isEqualTo(2);
    Arena melee =
        arena(ruleset, item(Slot.TWO_HANDS, Wear.LOST, use), twoTargets(0)).start().turnOf('A');
    melee.performTop().choose(melee.at(melee.all("Guard").getFirst()));
    assertThat(melee.prompt().options()).as("no ranged attack").doesNotContain(USE);
  }

  @RulesetTest
  @Rule(value = "ITM-08", in = Edition.GH)
  void warHammer(Ruleset ruleset) {
    Use use =
        Use.riders(When.DURING_ATTACK, Rider.gives(Condition.STUN))
            .forTheWholeAbility()
            .only(Check.Fact.MELEE);
    Arena arena =
        arena(ruleset, item(Slot.TWO_HANDS, Wear.LOST, use), twoTargets(0)).start().turnOf('A');
    strike(arena.performTop(), 0, true);
    strike(arena, 1, false);
    assertThat(arena.all("Guard")).allMatch(guard -> guard.has(Condition.STUN));
  }

  @RulesetTest
  @Rule(value = "ITM-07", in = Edition.GH)
  void poisonDagger(Ruleset ruleset) {
    Use use = Use.riders(When.DURING_ATTACK, Rider.gives(Condition.POISON)).only(Check.Fact.MELEE);
    Arena arena =
        arena(ruleset, item(Slot.ONE_HAND, Wear.SPENT, use), twoTargets(0)).start().turnOf('A');
    strike(arena.performTop(), 0, false);
    strike(arena, 1, true);
    assertThat(arena.all("Guard").getFirst().has(Condition.POISON)).isFalse();
    assertThat(arena.all("Guard").getLast().has(Condition.POISON)).isTrue();
    Arena first =
        arena(ruleset, item(Slot.ONE_HAND, Wear.SPENT, use), twoTargets(0)).start().turnOf('A');
    strike(first.performTop(), 0, true);
    strike(first, 1, false);
    assertThat(first.all("Guard").getLast().has(Condition.POISON)).as("a single attack").isFalse();
  }

  @RulesetTest
  @Rule(value = "ITM-08", in = Edition.GH)
  void minorHealingPotion(Ruleset ruleset) {
    Use use = Use.abilities(When.DURING_TURN, Ability.heal(3, Aim.SELF));
    Arena arena = arena(ruleset, item(Slot.SMALL, Wear.LOST, use)).start().turnOf('A');
    arena.figure("A").hitPoints(10);
    arena.choose(USE);
    arena.choose(arena.at(arena.figure("A")));
    assertThat(arena.figure("A").hitPoints()).isEqualTo(13);
    assertThat(wear(arena)).isEqualTo(Items.Wear.LOST);
  }

  @RulesetTest
  @Rule(
      value = {"ITM-08", "REC-01b"},
      in = Edition.GH)
  void minorStaminaPotion(Ruleset ruleset) {
    Use use =
        Use.abilities(
            When.DURING_TURN, Ability.recover(Consequence.Recover.Pile.DISCARDED, 2, Aim.SELF));
    Arena arena = arena(ruleset, item(Slot.SMALL, Wear.LOST, use)).start().selectFirstTwo();
    arena.endRound().selectFirst(2).endRound().selectFirst(4);
    arena.until(Prompt.Kind.ACTION, "A");
    assertThat(Integer.bitCount(arena.sheet('A').cards().discards())).isEqualTo(4);
    arena.choose(USE);
    arena.choose(arena.at(arena.figure("A")));
    arena.choose("card 0");
    arena.choose("card 2");
    assertThat(arena.isAsked(Prompt.Kind.RECOVER)).as("two at most").isFalse();
    assertThat(Integer.bitCount(arena.sheet('A').cards().discards())).isEqualTo(2);
    assertThat(arena.sheet('A').cards().hand() & 0b101).isEqualTo(0b101);
  }

  @RulesetTest
  @Rule(value = "ITM-08", in = Edition.GH)
  void minorPowerPotion(Ruleset ruleset) {
    Use use = Use.riders(When.DURING_ATTACK, Rider.plus(1)).forTheWholeAbility();
    Arena arena =
        arena(ruleset, item(Slot.SMALL, Wear.LOST, use), twoTargets(0)).start().turnOf('A');
    strike(arena.performTop(), 0, true);
    strike(arena, 1, false);
    assertThat(lost(arena, 0)).isEqualTo(3);
    assertThat(lost(arena, 1)).isEqualTo(3);
  }

  @RulesetTest
  @Rule(value = "ITM-11", in = Edition.GH)
  void hornedHelm(Ruleset ruleset) {
    Use use =
        Use.riders(When.DURING_ATTACK, Rider.plus(1))
            .only(
                Check.Fact.MELEE,
                Check.Fact.OWN_TURN,
                new Check.AtLeast(Count.HEXES_MOVED_THIS_TURN, 4))
            .oncePerTurn();
    for (boolean far : new boolean[] {true, false}) {
      Arena arena =
          Arena.in(ruleset, "B   A   b   c   d   e   g")
              .hero('A', twoTargets(0), Arena.bottom(Ability.move(4)))
              .hero('B')
              .items('A', item(Slot.HEAD, Wear.NONE, use))
              .monster('g', "Guard", GUARD)
              .start()
              .turnOf('A');
      if (far) {
        arena.choose("bottom 1");
        arena.walk('b', 'c', 'd', 'e');
        arena.performTop().choose(arena.at(arena.only("Guard")));
        arena.choose(USE);
        arena.asIs();
        assertThat(arena.lost(arena.only("Guard"))).isEqualTo(3);
      } else {
        arena.game.state().stand(arena.figure("A").id(), arena.hex('e'));
        arena.performTop().choose(arena.at(arena.only("Guard")));
        assertThat(arena.lost(arena.only("Guard"))).isEqualTo(2);
      }
    }
  }

  @RulesetTest
  @Rule(value = "ITM-11", in = Edition.GH)
  void anItemThatWorksOnceInATurn(Ruleset ruleset) {
    Use use = Use.riders(When.DURING_ATTACK, Rider.plus(1)).oncePerTurn();
    Arena arena =
        arena(ruleset, item(Slot.HEAD, Wear.NONE, use), twoTargets(0)).start().turnOf('A');
    strike(arena.performTop(), 0, true);
    arena.choose(arena.at(arena.all("Guard").getLast()));
    assertThat(arena.prompt().options()).doesNotContain(USE);
    assertThat(lost(arena, 1)).isEqualTo(2);
  }

  @RulesetTest
  @Rule(value = "ITM-08", in = Edition.GH)
  void ringOfSkulls(Ruleset ruleset) {
    Use use =
        Use.abilities(When.DURING_TURN, new Ability.Summon(SummonCard.of("Skeleton", 3, 2, 2), 1));
    Arena arena =
        Arena.in(ruleset, "B   A   s   .   g")
            .hero('A')
            .hero('B')
            .items('A', item(Slot.SMALL, Wear.LOST, use))
            .monster('g', "Guard", GUARD)
            .start()
            .turnOf('A');
    arena.choose(USE);
    arena.choose(new Choice.To(arena.hex('s')));
    assertThat(arena.only("Skeleton").hex()).isEqualTo(arena.hex('s'));
    arena.endRound();
    assertThat(arena.only("Skeleton").isGone()).isFalse();
    assertThat(wear(arena)).isEqualTo(Items.Wear.LOST);
  }

  @Test
  void whatTheShopKnows() {
    Ware ware = new Ware(HIDE_ARMOR, 3, 15, 2, OptionalInt.of(1));
    assertThat(ware.sold()).isEqualTo(7);
  }
}
