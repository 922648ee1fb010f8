package haven.stage;

import static haven.model.ability.Element.AIR;
import static haven.model.ability.Element.DARK;
import static haven.model.ability.Element.EARTH;
import static haven.model.ability.Element.FIRE;
import static haven.model.ability.Element.ICE;
import static haven.model.ability.Element.LIGHT;
import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.FigureId;
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

  private static final MonsterCard HITS =
      MonsterCard.of(10, Ability.Attack.of(Value.STAT), Ability.Attack.of(Value.STAT));

  private static AbilityCard infusing(Element... elements) {
    ElementIcon[] icons = Arrays.stream(elements).map(ElementIcon::of).toArray(ElementIcon[]::new);
    return Arena.card("Lamp", 30, CardAction.of().infusing(icons), CardAction.of());
  }

  private static void assertWear(Arena arena, Items.Wear wear) {
    assertThat(arena.game.state().hero(0).items().wear(0)).isEqualTo(wear);
  }

  private static Arena turn(Ruleset ruleset, ButtonItem item, String map, AbilityCard... cards) {
    Arena arena =
        Arena.in(ruleset, map).hero('A', cards).items('A', item.card).monster('g', "Guard", GUARD);
    return arena.start().turnOf('A');
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
    return 10 - arena.figure("A").hitPoints();
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
      assertThat(haze.figure("A").has(Condition.MUDDLE)).isFalse();
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
    assertThat(spring.figure("A").hex()).isEqualTo(spring.hex('b'));
    assertWear(spring, Items.Wear.SPENT);
  }

  @RulesetTest
  @Rule({"ITM-73", "ITM-78", "ITM-88", "ITM-71"})
  void remediesForOneself(Ruleset ruleset) {
    for (ButtonItem item :
        List.of(ButtonItem.LEFTOVER_TABLE_SCRAPS, ButtonItem.DROP_OF_HEALING_POTION)) {
      Arena arena = turn(ruleset, item, "A   .   g");
      Watched hero = arena.figure("A");
      hero.hitPoints(5);
      arena.choose("use 0");
      arena.choose(arena.at(hero));
      boolean scraps = item == ButtonItem.LEFTOVER_TABLE_SCRAPS;
      assertThat(hero.hitPoints()).isEqualTo(scraps ? 6 : 8);
      assertWear(arena, scraps ? Items.Wear.SPENT : Items.Wear.LOST);
    }
    Arena potion = turn(ruleset, ButtonItem.DROP_OF_STRENGTHEN_POTION, "A   .   g");
    potion.choose("use 0");
    potion.choose(potion.at(potion.figure("A")));
    assertThat(potion.figure("A").has(Condition.STRENGTHEN)).isTrue();
    assertWear(potion, Items.Wear.LOST);
    for (Element element : List.of(ICE, AIR)) {
      Arena water = turn(ruleset, ButtonItem.DROP_OF_CLEAR_WATER, "A   .   g", infusing(element));
      Watched hero = water.figure("A");
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
      FigureId first = arena.events(Event.What.TURN_STARTS).getFirst().who();
      assertThat(first.equals(arena.figure("A").id())).isEqualTo(shift < 0);
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
      arena.choose(arena.at(arena.figure("A")));
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
  @Rule({"ITM-92", "BBC-15"})
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
