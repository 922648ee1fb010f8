package haven.samples;

import haven.model.Condition;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Check;
import haven.model.ability.Effect;
import haven.model.ability.Rider;
import haven.model.card.BattleGoal;
import haven.model.card.ItemCard;
import haven.model.card.ItemCard.Slot;
import haven.model.card.ItemCard.Use;
import haven.model.card.ItemCard.Wear;
import haven.model.card.ItemCard.When;
import java.util.List;

/** Items and battle goals of our own. */
final class Wares {
  private Wares() {}

  static final ItemCard BOOTS =
      ItemCard.of("Worn Boots", Slot.LEGS, Wear.SPENT, Use.movement(2, false));
  static final ItemCard CAPE =
      ItemCard.of("Leaping Cape", Slot.BODY, Wear.SPENT, Use.movement(0, true));
  static final ItemCard POTION =
      ItemCard.of(
          "Small Draught",
          Slot.SMALL,
          Wear.LOST,
          Use.abilities(When.DURING_TURN, Ability.heal(3, Aim.SELF)));
  static final ItemCard BUCKLER =
      ItemCard.of(
          "Buckler", Slot.ONE_HAND, Wear.SPENT, Use.effects(When.WHEN_ATTACKED, Effect.shield(1)));
  static final ItemCard BLADE =
      ItemCard.of(
          "Barbed Blade",
          Slot.ONE_HAND,
          Wear.SPENT,
          Use.riders(When.DURING_ATTACK, Rider.gives(Condition.WOUND)).only(Check.Fact.MELEE));
  static final ItemCard SCOPE =
      ItemCard.of(
          "Brass Scope",
          Slot.HEAD,
          Wear.SPENT,
          Use.riders(When.DURING_ATTACK, new Rider.PlusRange(1)).only(Check.Fact.RANGED));
  static final ItemCard CHARM = ItemCard.of("Lucky Charm", Slot.SMALL, Wear.LOST, Use.negating());
  static final ItemCard HELM =
      ItemCard.of(
          "Keen Helm",
          Slot.HEAD,
          Wear.SPENT,
          Use.riders(When.DURING_ATTACK, Rider.Plain.ADVANTAGE));

  static final List<BattleGoal> GOALS =
      List.of(
          goal("Thrifty", BattleGoal.Measure.CARDS_LEFT, BattleGoal.Comparison.AT_LEAST, 5),
          goal("Modest", BattleGoal.Measure.EXPERIENCE, BattleGoal.Comparison.AT_MOST, 7),
          goal("Slayer", BattleGoal.Measure.KILLS, BattleGoal.Comparison.AT_LEAST, 3),
          goal("Pacifist", BattleGoal.Measure.KILLS, BattleGoal.Comparison.AT_MOST, 1),
          goal("Hoarder", BattleGoal.Measure.LOOT_TOKENS, BattleGoal.Comparison.AT_LEAST, 3),
          goal("Ascetic", BattleGoal.Measure.LOOT_TOKENS, BattleGoal.Comparison.AT_MOST, 0),
          goal("Tireless", BattleGoal.Measure.LONG_RESTS, BattleGoal.Comparison.AT_MOST, 0),
          goal("Patient", BattleGoal.Measure.SHORT_RESTS, BattleGoal.Comparison.AT_MOST, 0),
          goal("Unbroken", BattleGoal.Measure.TIMES_EXHAUSTED, BattleGoal.Comparison.AT_MOST, 0),
          goal("Hale", BattleGoal.Measure.HIT_POINTS, BattleGoal.Comparison.AT_LEAST, 5),
          goal(
              "Stoic", BattleGoal.Measure.CARDS_LOST_TO_NEGATION, BattleGoal.Comparison.AT_MOST, 0),
          goal("Tinkerer", BattleGoal.Measure.ITEMS_USED, BattleGoal.Comparison.AT_LEAST, 2));

  private static BattleGoal goal(
      String name, BattleGoal.Measure measure, BattleGoal.Comparison is, int number) {
    return new BattleGoal(name, 1, measure, is, number);
  }
}
