package haven.stage;

import static haven.model.ability.Element.AIR;
import static haven.model.ability.Element.DARK;
import static haven.model.ability.Element.EARTH;
import static haven.model.ability.Element.FIRE;
import static haven.model.ability.Element.ICE;
import static haven.model.ability.Element.LIGHT;
import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Effect;
import haven.model.ability.Element;
import haven.model.ability.ElementIcon;
import haven.model.ability.Value;
import haven.model.card.AbilityCard;
import haven.model.card.CardAction;
import haven.model.card.ModifierCard;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.Refused;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.play.scenario.Setup;
import haven.play.table.Items;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Each item of Buttons &amp; Bugs, used once as its text says. */
final class ButtonItemsTest {
  private static final StatLine GUARD = StatLine.of(10, 2, 2, 0).having(Effect.shield(2));
  private static final Ability.Attack MELEE = Ability.attack(4);
  private static final Ability.Attack RANGED = Ability.attack(4, Aim.AS_USUAL.range(3));
  private static final MonsterCard HITS =
      MonsterCard.of(10, Ability.Attack.of(Value.STAT), Ability.Attack.of(Value.STAT));

  private static AbilityCard infusing(Element... elements) {
    ElementIcon[] icons = Arrays.stream(elements).map(ElementIcon::of).toArray(ElementIcon[]::new);
    return Arena.card("Lamp", 30, CardAction.of().infusing(icons), CardAction.of());
  }

  /** The hero has performed the attack up to the last decision before the roll. */
  private static Arena attacking(
      Ruleset ruleset, ButtonItem item, String map, Ability.Attack attack, Element... elements) {
    Arena arena =
        Arena.in(ruleset, map)
            .hero('A', Arena.top(attack), infusing(elements))
            .items('A', item.card)
            .monster('g', "Guard", GUARD);
    arena.start().turnOf('A').choose("top 0");
    return arena;
  }

  private static Watched struck(Arena arena) {
    Watched guard = arena.only("Guard");
    arena.choose(arena.at(guard));
    arena.choose("use 0");
    return guard;
  }

  private static void assertNotOffered(
      Ruleset ruleset, ButtonItem item, String map, Ability.Attack attack, Element... elements) {
    Arena arena = attacking(ruleset, item, map, attack, elements);
    arena.choose(arena.at(arena.only("Guard")));
    assertThat(arena.events(Event.What.ITEM_USED)).isEmpty();
    assertThat(arena.prompt().options()).doesNotContain(new Choice.Use(0));
  }

  private static void assertWear(Arena arena, Items.Wear wear) {
    assertThat(arena.game.state().hero(0).items().wear(0)).isEqualTo(wear);
  }

  private static Arena turn(Ruleset ruleset, ButtonItem item, String map, AbilityCard... cards) {
    Arena arena =
        Arena.in(ruleset, map).hero('A', cards).items('A', item.card).monster('g', "Guard", GUARD);
    return arena.start().turnOf('A');
  }

  @RulesetTest
  @Rule({"ITM-50", "ITM-64", "ITM-61", "ITM-53", "ITM-65"})
  void weaponsForMeleeAttacks(Ruleset ruleset) {
    Arena fang = attacking(ruleset, ButtonItem.VENOMOUS_FANG, "A   g   .   .", MELEE);
    Watched guard = struck(fang);
    assertThat(guard.has(Condition.POISON)).isTrue();
    assertWear(fang, Items.Wear.SPENT);
    Arena glass = attacking(ruleset, ButtonItem.SHARD_OF_GLASS, "A   g   .   .", MELEE);
    assertThat(struck(glass).has(Condition.WOUND)).isTrue();
    assertWear(glass, Items.Wear.SPENT);
    Arena sword = attacking(ruleset, ButtonItem.SHRUNKEN_LONGSWORD, "A   g   .   .", MELEE);
    assertThat(struck(sword).hitPoints()).isEqualTo(10 - (5 - 2));
    assertWear(sword, Items.Wear.SPENT);
    Arena knife = attacking(ruleset, ButtonItem.POCKET_KNIFE, "A   g   .   .", MELEE);
    guard = struck(knife);
    assertThat(guard.hitPoints()).isEqualTo(10 - 5);
    assertThat(guard.has(Condition.WOUND)).isTrue();
    assertWear(knife, Items.Wear.SPENT);
    Arena hammer = attacking(ruleset, ButtonItem.SPRING_HAMMER, "A   g   .   .", MELEE);
    guard = struck(hammer);
    hammer.until(Prompt.Kind.FORCED_PATH);
    assertThat(hammer.prompt().options())
        .anyMatch(option -> option instanceof Choice.Along(var path) && path.size() == 2);
    for (ButtonItem item :
        List.of(
            ButtonItem.VENOMOUS_FANG,
            ButtonItem.SHARD_OF_GLASS,
            ButtonItem.SHRUNKEN_LONGSWORD,
            ButtonItem.POCKET_KNIFE,
            ButtonItem.SPRING_HAMMER)) {
      assertNotOffered(ruleset, item, "A   .   g   .", RANGED);
    }
  }

  @RulesetTest
  @Rule({"ITM-57", "ITM-62"})
  void weaponsForRangedAttacks(Ruleset ruleset) {
    Arena bow = attacking(ruleset, ButtonItem.SHRUNKEN_LONGBOW, "A   .   g   .", RANGED);
    assertThat(struck(bow).hitPoints()).isEqualTo(10 - (5 - 1));
    assertWear(bow, Items.Wear.SPENT);
    Arena hook = attacking(ruleset, ButtonItem.FISHING_HOOK_AND_LINE, "A   .   .   g", RANGED);
    Watched guard = struck(hook);
    assertThat(guard.hitPoints()).isEqualTo(10 - 4);
    hook.until(Prompt.Kind.FORCED_PATH);
    assertThat(hook.prompt().options())
        .anyMatch(option -> option instanceof Choice.Along(var path) && path.size() == 2);
    assertNotOffered(ruleset, ButtonItem.SHRUNKEN_LONGBOW, "A   g   .   .", MELEE);
    assertNotOffered(ruleset, ButtonItem.FISHING_HOOK_AND_LINE, "A   g   .   .", MELEE);
  }

  @RulesetTest
  @Rule({"ITM-58", "ITM-67", "ITM-83"})
  void helpersForAnyAttack(Ruleset ruleset) {
    Arena needles = attacking(ruleset, ButtonItem.SEWING_NEEDLES, "A   .   g   .", RANGED);
    assertThat(struck(needles).hitPoints()).isEqualTo(10 - (4 - 1));
    assertWear(needles, Items.Wear.SPENT);
    Arena helm = attacking(ruleset, ButtonItem.SPARROW_SKULL_HELM, "A   g   .   .", MELEE);
    struck(helm);
    assertThat(helm.events(Event.What.DREW).getFirst().words()).isEqualTo("+0, +0");
    assertWear(helm, Items.Wear.SPENT);
    Arena powder = attacking(ruleset, ButtonItem.PINCH_OF_DOOM_POWDER, "A   g   .   .", MELEE);
    Watched guard = struck(powder);
    assertThat(guard.has(Condition.DISARM)).isTrue();
    assertThat(guard.has(Condition.POISON)).isTrue();
    assertWear(powder, Items.Wear.LOST);
  }

  @RulesetTest
  @Rule({"ITM-51", "ITM-54", "ITM-89"})
  void someItemsAskForAnElement(Ruleset ruleset) {
    for (Element element : List.of(ICE, EARTH)) {
      Arena knife = attacking(ruleset, ButtonItem.ROSETHORN_KNIFE, "A   g   .   .", MELEE, element);
      assertThat(struck(knife).hitPoints()).isEqualTo(10 - (4 - 1));
      assertThat(knife.events(Event.What.CONSUMED)).hasSize(1);
      assertWear(knife, Items.Wear.READY);
    }
    assertNotOffered(ruleset, ButtonItem.ROSETHORN_KNIFE, "A   g   .   .", MELEE, FIRE);
    for (Element element : List.of(EARTH, LIGHT)) {
      Arena whip = attacking(ruleset, ButtonItem.TANGLEVINE_WHIP, "A   g   .", MELEE, element);
      assertThat(struck(whip).has(Condition.IMMOBILIZE)).isTrue();
      assertWear(whip, Items.Wear.READY);
    }
    assertNotOffered(ruleset, ButtonItem.TANGLEVINE_WHIP, "A   g   .", MELEE, ICE);
    for (Element element : Element.values()) {
      Arena gem = attacking(ruleset, ButtonItem.PRISMATIC_GEM, "A   g   .", MELEE, element);
      assertThat(struck(gem).hitPoints()).isEqualTo(10 - (5 - 2));
      assertThat(gem.events(Event.What.CONSUMED)).hasSize(1);
      assertWear(gem, Items.Wear.SPENT);
    }
    assertNotOffered(ruleset, ButtonItem.PRISMATIC_GEM, "A   g   .", MELEE);
  }

  @RulesetTest
  @Rule({"ITM-60", "ITM-77", "ITM-76"})
  void someItemsChangeTheTargets(Ruleset ruleset) {
    Arena pencil = attacking(ruleset, ButtonItem.SHARPENED_PENCIL, "A   .   .   g", MELEE);
    assertThat(pencil.prompt().options()).contains(new Choice.Use(0));
    pencil.choose("use 0");
    assertThat(pencil.prompt().kind()).isEqualTo(Prompt.Kind.AREA);
    pencil.choose(pencil.prompt().options().getLast());
    pencil.choose(pencil.at(pencil.only("Guard")));
    assertThat(pencil.only("Guard").hitPoints()).isEqualTo(10 - 2);
    assertWear(pencil, Items.Wear.SPENT);

    Arena powder = attacking(ruleset, ButtonItem.VOLATILE_POWDER, "A   .   .   .   g", RANGED);
    powder.choose("use 0");
    assertThat(powder.prompt().options())
        .anyMatch(option -> option instanceof Choice.Lay(var hexes) && hexes.size() == 3);
    powder.choose(powder.prompt().options().getLast());
    powder.choose(powder.at(powder.only("Guard")));
    assertThat(powder.only("Guard").hitPoints()).isEqualTo(10 - 2);
    assertWear(powder, Items.Wear.LOST);

    for (Element element : List.of(FIRE, AIR)) {
      Arena arrows =
          attacking(
              ruleset, ButtonItem.ROBINS_FEATHER_ARROWS, "A   .   .   .   g", RANGED, element);
      arrows.choose("use 0");
      arrows.strike(arrows.only("Guard"));
      assertThat(arrows.only("Guard").hitPoints()).as("pierce 1").isEqualTo(10 - 3);
      assertWear(arrows, Items.Wear.READY);
    }
    assertNotOffered(ruleset, ButtonItem.ROBINS_FEATHER_ARROWS, "A   .   .   g", RANGED, EARTH);
    Ability.Attack two = Ability.attack(4, Aim.AS_USUAL.range(3).targets(2));
    assertNotOffered(ruleset, ButtonItem.VOLATILE_POWDER, "A   .   g   .", two);
    assertNotOffered(ruleset, ButtonItem.ROBINS_FEATHER_ARROWS, "A   .   g   .", two, FIRE);
    Ability.Attack twice = Ability.attack(4, Aim.AS_USUAL.targets(2));
    assertNotOffered(ruleset, ButtonItem.SHARPENED_PENCIL, "A   g   .   .", twice);
  }

  @RulesetTest
  @Rule({"ITM-55", "ITM-72"})
  void itemsForAllAttacksOfTheTurn(Ruleset ruleset) {
    AbilityCard[] cards = {
      Arena.top(MELEE), Arena.bottom(MELEE, Ability.attack(3, Aim.AS_USUAL.range(2)))
    };
    Arena nail = turn(ruleset, ButtonItem.IRON_NAIL, "A   g   .", cards);
    nail.choose("use 0");
    attackTwice(nail);
    assertThat(nail.only("Guard").hitPoints()).as("pierce 2 each time").isEqualTo(10 - 4 - 4);
    nail.strike(nail.only("Guard"));
    assertThat(nail.only("Guard").hitPoints()).as("not with a ranged attack").isEqualTo(2 - 1);
    assertWear(nail, Items.Wear.SPENT);
    Arena potion = turn(ruleset, ButtonItem.DROP_OF_POWER_POTION, "A   g   .", cards);
    potion.choose("use 0");
    attackTwice(potion);
    assertThat(potion.only("Guard").hitPoints()).isEqualTo(10 - 3 - 3);
    assertWear(potion, Items.Wear.LOST);
    assertThat(potion.game.state().actives()).isNotEmpty();
    potion.endRound();
    assertThat(potion.game.state().actives()).as("the turn is over").isEmpty();
  }

  private static void attackTwice(Arena arena) {
    arena.choose("top 0");
    arena.strike(arena.only("Guard"));
    arena.choose("bottom 1");
    arena.strike(arena.only("Guard"));
  }

  @RulesetTest
  @Rule("ITM-84")
  void theMarbleTurnsOwnMinusIntoNeutral(Ruleset ruleset) {
    Set<Integer> with = new HashSet<>();
    Set<Integer> without = new HashSet<>();
    for (long seed = 0; seed < 12; seed++) {
      for (boolean use : new boolean[] {true, false}) {
        Arena arena =
            Arena.in(ruleset, "A   g   .")
                .hero('A', Arena.top(MELEE))
                .items('A', ButtonItem.LUCKY_CATS_EYE_MARBLE.card)
                .modifiers('A', ModifierCard.plus(-1), ModifierCard.plus(0), ModifierCard.plus(0))
                .monster('g', "Guard", StatLine.of(10, 2, 2, 0));
        arena.start(seed).turnOf('A').choose("top 0");
        arena.choose(arena.at(arena.only("Guard")));
        arena.choose(use ? "use 0" : "yes");
        (use ? with : without).add(arena.only("Guard").hitPoints());
      }
    }
    assertThat(without).containsExactlyInAnyOrder(6, 7);
    assertThat(with).containsExactly(6);
  }

  /** A monster attacks twice in its turn, before the hero acts; the hero is asked for items. */
  private static Arena attacked(
      Ruleset ruleset, ButtonItem item, long seed, ModifierCard plus, Element... elements) {
    Arena arena =
        Arena.in(ruleset, "A   g   .")
            .hero('A', Arena.top(MELEE), infusing(elements))
            .items('A', item.card)
            .monsterModifiers(ModifierCard.plus(0), ModifierCard.plus(0), plus)
            .monster('g', "Guard", StatLine.of(10, 2, 5, 0), HITS);
    arena.start(seed).selectFirstTwo();
    return arena.until(Prompt.Kind.ITEM);
  }

  private static int lost(Arena arena) {
    return 10 - arena.piece("A").hitPoints();
  }

  @RulesetTest
  @Rule({"ITM-52", "ITM-59", "ITM-63", "ITM-56"})
  void shieldsWorkForOneAttack(Ruleset ruleset) {
    for (ButtonItem item :
        List.of(
            ButtonItem.BUTTON_SHIELD,
            ButtonItem.CHESTNUT_SHELL_SHIELD,
            ButtonItem.COIN_SHIELD,
            ButtonItem.PLAYING_CARD_SHIELD)) {
      int shield =
          switch (item) {
            case COIN_SHIELD -> 2;
            case PLAYING_CARD_SHIELD -> 4;
            default -> 1;
          };
      Arena arena = attacked(ruleset, item, 1, ModifierCard.plus(0));
      arena.choose("use 0");
      arena.choose("yes"); // suffers the damage
      assertThat(lost(arena)).as(item.name()).isEqualTo(5 - shield);
      assertWear(arena, Items.Wear.SPENT);
      arena.until(prompt -> lost(arena) > 5);
      assertThat(lost(arena)).as("nothing for the next attack").isEqualTo(5 - shield + 5);
      assertThat(arena.only("Guard").hitPoints())
          .isEqualTo(item == ButtonItem.CHESTNUT_SHELL_SHIELD ? 9 : 10);
    }
  }

  @RulesetTest
  @Rule("ITM-68")
  void theHelmTurnsTheEnemysPlusIntoNeutral(Ruleset ruleset) {
    Set<Integer> with = new HashSet<>();
    Set<Integer> without = new HashSet<>();
    for (long seed = 0; seed < 12; seed++) {
      for (boolean use : new boolean[] {true, false}) {
        Arena arena = attacked(ruleset, ButtonItem.BOTTLE_CAP_HELM, seed, ModifierCard.plus(1));
        arena.choose(use ? "use 0" : "yes");
        arena.choose("yes");
        (use ? with : without).add(lost(arena));
      }
    }
    assertThat(without).containsExactlyInAnyOrder(5, 6);
    assertThat(with).containsExactly(5);
  }

  @RulesetTest
  @Rule({"ITM-75", "ITM-85", "ITM-91"})
  void gemsAndPlantsWorkAgainstAnAttacker(Ruleset ruleset) {
    for (Element element : List.of(EARTH, DARK)) {
      Arena pollen =
          attacked(ruleset, ButtonItem.NIGHTSHADE_POLLEN, 1, ModifierCard.plus(0), element);
      assertThat(lost(pollen)).as("after the attack").isEqualTo(5);
      pollen.choose("use 0");
      assertThat(pollen.only("Guard").has(Condition.POISON)).isTrue();
      assertWear(pollen, Items.Wear.READY);
    }
    for (Element element : List.of(FIRE, EARTH)) {
      Arena nettle = attacked(ruleset, ButtonItem.EMBERNETTLE, 1, ModifierCard.plus(0), element);
      assertThat(lost(nettle)).isEqualTo(5);
      nettle.choose("use 0");
      assertThat(nettle.only("Guard").has(Condition.WOUND)).isTrue();
      assertThat(nettle.events(Event.What.CONSUMED)).hasSize(1);
    }
    for (Element element : List.of(AIR, DARK)) {
      Arena haze = attacked(ruleset, ButtonItem.DUSKHAZE_GEM, 1, ModifierCard.plus(0), element);
      haze.choose("use 0");
      assertThat(haze.only("Guard").has(Condition.MUDDLE)).isTrue();
      assertThat(haze.piece("A").has(Condition.MUDDLE)).isFalse();
      assertThat(haze.events(Event.What.DREW).getFirst().words()).isEqualTo("+0, +0");
      haze.choose("yes");
      assertThat(lost(haze)).isEqualTo(4);
      assertWear(haze, Items.Wear.READY);
    }
  }

  @RulesetTest
  @Rule({"ITM-70", "ITM-79", "ITM-69"})
  void itemsForMoves(Ruleset ruleset) {
    for (ButtonItem item :
        List.of(ButtonItem.SHRUNKEN_WEATHERED_BOOTS, ButtonItem.LUBRICATING_OIL)) {
      Arena arena = turn(ruleset, item, "A   b   c   d   .   .   g", Arena.bottom(Ability.move(1)));
      arena.choose("bottom 0");
      arena.choose("use 0");
      arena.walk('b', 'c');
      if (item == ButtonItem.LUBRICATING_OIL) {
        arena.walk('d');
      }
      assertThat(arena.prompt().kind()).as("no further").isEqualTo(Prompt.Kind.ACTION);
      assertWear(arena, Items.Wear.SPENT);
    }
    Arena spring = turn(ruleset, ButtonItem.OLD_SPRING, "A   g   b", Arena.bottom(Ability.move(2)));
    spring.choose("use 0");
    spring.choose("bottom 0");
    spring.choose(new Choice.To(spring.hex('g')));
    spring.choose(new Choice.To(spring.hex('b')));
    assertThat(spring.piece("A").hex()).isEqualTo(spring.hex('b'));
    assertWear(spring, Items.Wear.SPENT);
  }

  @RulesetTest
  @Rule({"ITM-73", "ITM-78", "ITM-88", "ITM-71"})
  void remediesForOneself(Ruleset ruleset) {
    for (ButtonItem item :
        List.of(ButtonItem.LEFTOVER_TABLE_SCRAPS, ButtonItem.DROP_OF_HEALING_POTION)) {
      Arena arena = turn(ruleset, item, "A   .   g");
      Watched hero = arena.piece("A");
      hero.hitPoints(5);
      arena.choose("use 0");
      arena.choose(arena.at(hero));
      boolean scraps = item == ButtonItem.LEFTOVER_TABLE_SCRAPS;
      assertThat(hero.hitPoints()).isEqualTo(scraps ? 6 : 8);
      assertWear(arena, scraps ? Items.Wear.SPENT : Items.Wear.LOST);
    }
    Arena potion = turn(ruleset, ButtonItem.DROP_OF_STRENGTHEN_POTION, "A   .   g");
    potion.choose("use 0");
    potion.choose(potion.at(potion.piece("A")));
    assertThat(potion.piece("A").has(Condition.STRENGTHEN)).isTrue();
    assertWear(potion, Items.Wear.LOST);
    for (Element element : List.of(ICE, AIR)) {
      Arena water = turn(ruleset, ButtonItem.DROP_OF_CLEAR_WATER, "A   .   g", infusing(element));
      Watched hero = water.piece("A");
      water.give(hero, Condition.POISON, Condition.MUDDLE);
      water.choose("use 0");
      water.choose(water.at(hero));
      water.choose("cure " + Condition.POISON);
      assertThat(hero.conditions()).containsExactly(Condition.MUDDLE);
      assertWear(water, Items.Wear.READY);
      assertThat(water.prompt().options()).as("no element left").doesNotContain(new Choice.Use(0));
    }
  }

  @RulesetTest
  @Rule({"ITM-66", "ITM-82"})
  void infusionsOfItems(Ruleset ruleset) {
    ElementIcon wild = ElementIcon.WILD;
    Arena shell =
        Arena.in(ruleset, "A   .   .   g")
            .hero('A')
            .items('A', ButtonItem.IRIDESCENT_SHELL_SHIELD.card)
            .monster(
                'g', "Guard", StatLine.of(10, 3, 5, 0), MonsterCard.of(95, Ability.move(3), MELEE));
    shell.start().turnOf('A');
    shell.choose("use 0");
    assertThat(shell.game.state().elements().canPay(List.of(wild), List.of())).isTrue();
    assertThat(shell.game.state().elements().canPay(List.of(wild, wild), List.of())).isFalse();
    shell.choose("no");
    shell.choose("yes");
    assertThat(lost(shell)).as("attack 4 in the monster's turn").isEqualTo(3);
    assertWear(shell, Items.Wear.SPENT);
    Arena potion = turn(ruleset, ButtonItem.DROP_OF_ELEMENT_POTION, "A   .   g");
    potion.choose("use 0");
    assertThat(potion.game.state().elements().canPay(List.of(wild, wild), List.of())).isTrue();
    assertThat(potion.game.state().elements().canPay(List.of(wild, wild, wild), List.of()))
        .isFalse();
    assertWear(potion, Items.Wear.LOST);
    potion.endRound();
    assertThat(potion.game.state().elements().canPay(List.of(wild), List.of())).isFalse();
  }

  @RulesetTest
  @Rule("ITM-80")
  void theCogShiftsTheInitiative(Ruleset ruleset) {
    for (int shift : new int[] {-10, 10}) {
      Arena arena =
          Arena.in(ruleset, "A   .   g")
              .hero('A', Arena.top(MELEE))
              .items('A', ButtonItem.BRASS_COG.card)
              .monster('g', "Guard", GUARD, MonsterCard.of(shift > 0 ? 25 : 15));
      arena.start().selectFirstTwo();
      assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.ITEM);
      arena.choose("use 0");
      arena.choose("yes");
      arena.choose("shift " + shift);
      arena.endRound();
      int first = arena.events(Event.What.TURN_STARTS).getFirst().who();
      assertThat(first == arena.piece("A").id()).isEqualTo(shift < 0);
      assertWear(arena, Items.Wear.SPENT);
    }
  }

  @RulesetTest
  @Rule({"ITM-81", "ITM-86"})
  void staminaBringsCardsBackToSideA(Ruleset ruleset) {
    for (ButtonItem item :
        List.of(ButtonItem.DROP_OF_STAMINA_POTION, ButtonItem.DROP_OF_STAMINA_ELIXIR)) {
      AbilityCard.Side side = new AbilityCard.Side(20, CardAction.of(MELEE), CardAction.of());
      AbilityCard second = AbilityCard.of("Second", side, side).level(2);
      Arena arena =
          Arena.in(ruleset, "A   .   g")
              .level(2)
              .hero('A', Arena.top(MELEE), second)
              .items('A', item.card)
              .monster('g', "Guard", GUARD);
      arena.start().turnOf('A');
      arena.choose("no"); // both are turned to side B
      arena.endRound();
      assertThat(arena.game.state().hero(0).cards().onSideB()).isEqualTo(0b0011);
      arena.choose(new Choice.Cards(2, 3));
      arena.until(Prompt.Kind.ACTION, "A").choose("use 0");
      arena.choose(arena.at(arena.piece("A")));
      if (item == ButtonItem.DROP_OF_STAMINA_POTION) {
        assertThat(arena.prompt().options())
            .containsExactlyInAnyOrder(new Choice.Decline(), new Choice.Card(0));
      } else {
        assertThat(arena.prompt().options()).contains(new Choice.Card(0), new Choice.Card(1));
      }
      arena.choose("card 0");
      assertThat(arena.game.state().hero(0).cards().onSideB()).isEqualTo(0b0010);
      assertThat(arena.prompt().kind()).as("one card").isEqualTo(Prompt.Kind.ACTION);
      assertWear(arena, Items.Wear.LOST);
    }
  }

  @RulesetTest
  @Rule("ITM-87")
  void hasteAddsTheBottomOfTheSameCard(Ruleset ruleset) {
    AbilityCard both =
        Arena.card("Both", 20, CardAction.of(MELEE), CardAction.of(Ability.attack(5)).losing());
    for (boolean use : new boolean[] {true, false}) {
      Arena arena =
          turn(
              ruleset,
              ButtonItem.DROP_OF_HASTE_ELIXIR,
              "A   g   .",
              both,
              Arena.bottom(Ability.heal(1, Aim.SELF)));
      Watched guard = arena.only("Guard");
      arena.choose("top 0");
      arena.choose(arena.at(guard));
      assertThat(arena.game.state().hero(0).cards().selected()).as("still there").isEqualTo(0b11);
      if (use) {
        arena.choose("use 0");
        arena.choose(arena.at(guard));
      } else {
        arena.choose("yes");
      }
      assertThat(guard.hitPoints()).isEqualTo(use ? 10 - 2 - 3 : 10 - 2);
      assertThat(arena.game.state().hero(0).cards().lost()).isEqualTo(use ? 1 : 0);
      assertThat(arena.game.state().hero(0).cards().selected()).isEqualTo(0b10);
      assertThat(arena.prompt().options())
          .contains(new Choice.Act(1, false, false))
          .noneMatch(option -> option instanceof Choice.Act act && act.top());
      assertWear(arena, use ? Items.Wear.LOST : Items.Wear.READY);
    }
  }

  @RulesetTest
  @Rule({"ITM-74", "ITM-90"})
  void someItemsControlAnEnemy(Ruleset ruleset) {
    Arena needle = turn(ruleset, ButtonItem.MAGNETIC_NEEDLE, "A   .   .   .   .   g   .   .");
    Watched guard = needle.only("Guard");
    needle.choose("use 0");
    needle.choose(needle.at(guard));
    needle.choose("yes");
    needle.choose(needle.prompt().options().getLast());
    needle.choose(needle.prompt().options().getLast());
    assertThat(needle.events(Event.What.FORCED)).hasSize(2);
    assertThat(needle.prompt().kind()).as("no third hex").isEqualTo(Prompt.Kind.ACTION);
    assertWear(needle, Items.Wear.LOST);
    Arena far = turn(ruleset, ButtonItem.MAGNETIC_NEEDLE, "A   .   .   .   .   .   g   .");
    far.choose("use 0");
    assertThat(far.prompt().kind()).as("out of range").isEqualTo(Prompt.Kind.ACTION);

    for (Element element : List.of(AIR, LIGHT)) {
      Arena gem =
          Arena.in(ruleset, "A   g   .   h")
              .hero('A', Arena.top(MELEE), infusing(element))
              .items('A', ButtonItem.BRIGHTLURE_GEM.card)
              .monster('g', "Guard", GUARD)
              .monster('h', "Hound", GUARD);
      gem.start().turnOf('A').choose("top 0");
      gem.choose(gem.at(gem.only("Guard")));
      gem.choose("use 0");
      assertThat(gem.prompt().options())
          .containsExactly(new Choice.Decline(), gem.at(gem.only("Guard")));
      gem.choose(gem.at(gem.only("Guard")));
      gem.choose("yes");
      gem.choose(gem.prompt().options().getLast());
      assertThat(gem.events(Event.What.FORCED)).hasSize(1);
      assertWear(gem, Items.Wear.READY);
    }
  }

  @RulesetTest
  @Rule("ITM-92")
  void theCorrectedPullReachesFourHexes(Ruleset ruleset) {
    Ability pull = Ability.pull(3, Aim.AS_USUAL.range(4).everybody());
    Arena arena =
        Arena.in(ruleset, "A   .   .   .   g   h")
            .hero('A', Arena.bottom(pull))
            .monster('g', "Guard", GUARD)
            .monster('h', "Hound", GUARD);
    arena.start().turnOf('A').choose("bottom 0");
    assertThat(arena.prompt().options()).contains(arena.at(arena.only("Guard")));
    assertThat(arena.prompt().options()).doesNotContain(arena.at(arena.only("Hound")));
    arena.choose(arena.at(arena.only("Guard")));
    assertThat(arena.prompt().options())
        .anyMatch(option -> option instanceof Choice.Along(var path) && path.size() == 3);
  }

  @RulesetTest
  @Rule("ITM-93")
  void theTwoItemsOfOneCardAreNotBroughtTogether(Ruleset ruleset) {
    assertThat(ButtonItem.values()).hasSize(42);
    assertThat(ButtonItem.DUSKHAZE_GEM.row()).isEqualTo("ITM-91");
    for (ButtonItem one : ButtonItem.values()) {
      assertThat(ButtonItem.values())
          .filteredOn(other -> other.card.group().equals(one.card.group()))
          .hasSize(2);
      for (ButtonItem other : ButtonItem.values()) {
        if (one != other) {
          Arena arena = Arena.in(ruleset, "A   .   g").hero('A').items('A', one.card, other.card);
          assertThat(isRefused(arena.setup()))
              .as("%s and %s", one, other)
              .isEqualTo(one.card.group().equals(other.card.group()));
        }
      }
    }
    assertThat(ButtonItem.VENOMOUS_FANG.card.group())
        .isEqualTo(ButtonItem.ROSETHORN_KNIFE.card.group());
    assertThat(ButtonItem.OLD_SPRING.card.group())
        .isEqualTo(ButtonItem.SHRUNKEN_WEATHERED_BOOTS.card.group());
    assertThat(ButtonItem.SPARROW_SKULL_HELM.card.group())
        .isEqualTo(ButtonItem.BOTTLE_CAP_HELM.card.group());
  }

  /** Whether a game with these items does not start because of their cards. */
  private static boolean isRefused(Setup setup) {
    try {
      return Arena.enter(setup, 1).isOver();
    } catch (Refused refused) {
      return refused.rule().toString().equals("ITM-03")
          || setup.refusals().stream().anyMatch(one -> one.rule().toString().equals("ITM-03"));
    }
  }
}
