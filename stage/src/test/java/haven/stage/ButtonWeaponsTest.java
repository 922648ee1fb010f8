package haven.stage;

import static haven.model.ability.Element.AIR;
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
import haven.model.card.AbilityCard;
import haven.model.card.CardAction;
import haven.model.card.ModifierCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.play.table.Items;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The items of Buttons & Bugs that help in attacks of the hero. */
final class ButtonWeaponsTest {
  private static final StatLine GUARD = StatLine.of(10, 2, 2, 0).having(Effect.shield(2));
  private static final Ability.Attack MELEE = Ability.attack(4);
  private static final Ability.Attack RANGED = Ability.attack(4, Aim.AS_USUAL.range(3));

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
}
