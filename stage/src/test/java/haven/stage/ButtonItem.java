package haven.stage;

import static haven.model.ability.Element.AIR;
import static haven.model.ability.Element.DARK;
import static haven.model.ability.Element.EARTH;
import static haven.model.ability.Element.FIRE;
import static haven.model.ability.Element.ICE;
import static haven.model.ability.Element.LIGHT;
import static haven.model.card.ItemCard.Slot.ONE_HAND;
import static haven.model.card.ItemCard.Slot.SMALL;
import static haven.model.card.ItemCard.Slot.TWO_HANDS;
import static haven.model.card.ItemCard.Wear.LOST;
import static haven.model.card.ItemCard.Wear.NONE;
import static haven.model.card.ItemCard.Wear.SPENT;
import static haven.model.card.ItemCard.When.AFTER_ATTACK;
import static haven.model.card.ItemCard.When.AFTER_ATTACKED;
import static haven.model.card.ItemCard.When.AFTER_INITIATIVE;
import static haven.model.card.ItemCard.When.AFTER_TOP_ACTION;
import static haven.model.card.ItemCard.When.DURING_ATTACK;
import static haven.model.card.ItemCard.When.DURING_TURN;
import static haven.model.card.ItemCard.When.WHEN_ATTACKED;

import haven.board.Area;
import haven.model.Condition;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Check;
import haven.model.ability.Consequence;
import haven.model.ability.Cost;
import haven.model.ability.Effect;
import haven.model.ability.Effect.Change;
import haven.model.ability.Element;
import haven.model.ability.ElementIcon;
import haven.model.ability.Rider;
import haven.model.card.ItemCard;
import haven.model.card.ItemCard.Use;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** The 42 items of Buttons &amp; Bugs, in the order of their rows from ITM-50 on. */
enum ButtonItem {
  VENOMOUS_FANG(
      ONE_HAND, "1a", SPENT, attack(Rider.gives(Condition.POISON)).only(Check.Fact.MELEE)),
  ROSETHORN_KNIFE(ONE_HAND, "1a", NONE, attack(new Rider.Pierce(1)).paying(either(ICE, EARTH))),
  BUTTON_SHIELD(ONE_HAND, "3", SPENT, shielding(1)),
  SPRING_HAMMER(TWO_HANDS, "3", SPENT, attack(Rider.push(2)).only(Check.Fact.MELEE)),
  TANGLEVINE_WHIP(
      ONE_HAND, "4", NONE, attack(Rider.gives(Condition.IMMOBILIZE)).paying(either(EARTH, LIGHT))),
  IRON_NAIL(TWO_HANDS, "4", SPENT, allAttacks(Check.Fact.MELEE, new Rider.Pierce(2))),
  CHESTNUT_SHELL_SHIELD(
      ONE_HAND, "8", SPENT, Use.effects(WHEN_ATTACKED, Effect.shield(1), Effect.retaliate(1))),
  FISHING_HOOK_AND_LINE(
      TWO_HANDS, "8", SPENT, attack(new Rider.Pierce(2), Rider.pull(2)).only(Check.Fact.RANGED)),
  SEWING_NEEDLES(ONE_HAND, "11", SPENT, attack(new Rider.Pierce(1))),
  COIN_SHIELD(ONE_HAND, "12", SPENT, shielding(2)),
  SHARPENED_PENCIL(
      TWO_HANDS,
      "12",
      SPENT,
      attack(new Rider.Over(Area.drawn("@   x   x   x")))
          .only(Check.Fact.MELEE, Check.Fact.SINGLE_TARGET)),
  SHRUNKEN_LONGSWORD(ONE_HAND, "13", SPENT, attack(Rider.plus(1)).only(Check.Fact.MELEE)),
  SHRUNKEN_LONGBOW(
      TWO_HANDS, "13", SPENT, attack(Rider.plus(1), new Rider.Pierce(1)).only(Check.Fact.RANGED)),
  PLAYING_CARD_SHIELD(TWO_HANDS, "15", SPENT, shielding(4)),
  SHARD_OF_GLASS(
      ONE_HAND, "15", SPENT, attack(Rider.gives(Condition.WOUND)).only(Check.Fact.MELEE)),
  POCKET_KNIFE(
      TWO_HANDS,
      "19",
      SPENT,
      attack(Rider.plus(1), new Rider.Pierce(2), Rider.gives(Condition.WOUND))
          .only(Check.Fact.MELEE)),
  IRIDESCENT_SHELL_SHIELD(
      ONE_HAND,
      "19",
      SPENT,
      Use.effects(DURING_TURN, Effect.shield(1))
          .forTheRound()
          .then(Ability.infuse(ElementIcon.WILD))),
  SPARROW_SKULL_HELM(SMALL, "1c", SPENT, attack(Rider.Plain.ADVANTAGE)),
  BOTTLE_CAP_HELM(SMALL, "1c", SPENT, Use.riders(WHEN_ATTACKED, Rider.Plain.PLUS_IS_NEUTRAL)),
  OLD_SPRING(SMALL, "1b", SPENT, Use.effects(DURING_TURN, Effect.self(new Change.Moves(0, true)))),
  SHRUNKEN_WEATHERED_BOOTS(SMALL, "1b", SPENT, Use.movement(1, false)),
  DROP_OF_CLEAR_WATER(
      SMALL,
      "2",
      NONE,
      Use.abilities(DURING_TURN, Ability.cure(negative(), 1, Aim.SELF)).paying(either(ICE, AIR))),
  DROP_OF_POWER_POTION(SMALL, "2", LOST, allAttacks(Rider.plus(1))),
  LEFTOVER_TABLE_SCRAPS(SMALL, "5", SPENT, turn(Ability.heal(1, Aim.SELF))),
  MAGNETIC_NEEDLE(
      SMALL,
      "5",
      LOST,
      turn(
          new Ability.Control(
              Aim.AS_USUAL.at(Affects.ENEMIES).range(5), List.of(Ability.move(2))))),
  NIGHTSHADE_POLLEN(
      SMALL,
      "6",
      NONE,
      Use.riders(AFTER_ATTACKED, Rider.gives(Condition.POISON)).paying(either(EARTH, DARK))),
  ROBINS_FEATHER_ARROWS(
      SMALL,
      "6",
      NONE,
      attack(new Rider.PlusRange(1), new Rider.Pierce(1))
          .only(Check.Fact.RANGED, Check.Fact.SINGLE_TARGET)
          .paying(either(FIRE, AIR))),
  VOLATILE_POWDER(
      SMALL,
      "7",
      LOST,
      attack(new Rider.Over(Area.drawn("x   x\n  x")))
          .only(Check.Fact.RANGED, Check.Fact.SINGLE_TARGET)),
  DROP_OF_HEALING_POTION(SMALL, "7", LOST, turn(Ability.heal(3, Aim.SELF))),
  LUBRICATING_OIL(SMALL, "9", SPENT, Use.movement(2, false)),
  BRASS_COG(SMALL, "9", SPENT, Use.abilities(AFTER_INITIATIVE, new Ability.ShiftInitiative(10))),
  DROP_OF_STAMINA_POTION(
      SMALL,
      "10",
      LOST,
      turn(Ability.recover(Consequence.Recover.Pile.USED_OF_LEVEL_1, 1, Aim.SELF))),
  DROP_OF_ELEMENT_POTION(
      SMALL, "10", LOST, turn(Ability.infuse(ElementIcon.WILD), Ability.infuse(ElementIcon.WILD))),
  PINCH_OF_DOOM_POWDER(
      SMALL, "11", LOST, attack(Rider.gives(Condition.DISARM), Rider.gives(Condition.POISON))),
  LUCKY_CATS_EYE_MARBLE(SMALL, "14", SPENT, attack(Rider.Plain.MINUS_IS_NEUTRAL)),
  EMBERNETTLE(
      SMALL,
      "14",
      NONE,
      Use.riders(AFTER_ATTACKED, Rider.gives(Condition.WOUND)).paying(either(FIRE, EARTH))),
  DROP_OF_STAMINA_ELIXIR(
      SMALL, "16", LOST, turn(Ability.recover(Consequence.Recover.Pile.USED, 1, Aim.SELF))),
  DROP_OF_HASTE_ELIXIR(SMALL, "16", LOST, Use.abilities(AFTER_TOP_ACTION, new Ability.OtherHalf())),
  DROP_OF_STRENGTHEN_POTION(SMALL, "17", LOST, turn(Ability.give(Condition.STRENGTHEN, Aim.SELF))),
  PRISMATIC_GEM(SMALL, "17", SPENT, attack(Rider.plus(1)).paying(Cost.of(ElementIcon.WILD))),
  BRIGHTLURE_GEM(
      SMALL,
      "18",
      NONE,
      Use.abilities(
              AFTER_ATTACK,
              new Ability.Control(
                  Aim.AS_USUAL.at(Affects.ENEMIES).among(Aim.Among.SAME_TARGETS),
                  List.of(Ability.move(1))))
          .paying(either(AIR, LIGHT))),
  DUSKHAZE_GEM(
      SMALL,
      "18",
      NONE,
      Use.riders(WHEN_ATTACKED, Rider.gives(Condition.MUDDLE))
          .and(Effect.shield(1))
          .paying(either(AIR, DARK)));

  final ItemCard card;

  ButtonItem(ItemCard.Slot slot, String group, ItemCard.Wear wear, Use use) {
    card = ItemCard.of(name(), slot, wear, use).ofCard(group);
  }

  /** ITM-50 for the first of them, and so on. */
  String row() {
    return "ITM-" + (50 + ordinal());
  }

  private static Use attack(Rider... riders) {
    return Use.riders(DURING_ATTACK, riders);
  }

  private static Use turn(Ability... abilities) {
    return Use.abilities(DURING_TURN, abilities);
  }

  private static Use shielding(int amount) {
    return Use.effects(WHEN_ATTACKED, Effect.shield(amount));
  }

  private static Use allAttacks(Rider rider) {
    return Use.effects(DURING_TURN, Effect.self(new Change.Attacks(List.of(rider))));
  }

  private static Use allAttacks(Check check, Rider rider) {
    return Use.effects(DURING_TURN, Effect.self(new Change.Attacks(List.of(rider)), check));
  }

  private static Cost either(Element one, Element other) {
    return Cost.of(ElementIcon.mixed(one, other));
  }

  private static Set<Condition> negative() {
    Set<Condition> negative = EnumSet.noneOf(Condition.class);
    for (Condition condition : Condition.values()) {
      if (condition.isNegative()) {
        negative.add(condition);
      }
    }
    return negative;
  }
}
