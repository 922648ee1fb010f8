package haven.play.lasting;

import haven.model.ability.Count;
import haven.model.ability.Counted;
import haven.model.ability.Effect;
import haven.model.ability.Effect.Change;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.play.ability.Values;
import haven.play.table.Active;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** Lasting effects as they begin: what the abilities before them came to is counted once. */
public final class Settled {
  private Settled() {}

  public static List<Effect> of(Values values, List<Effect> effects) {
    var settled = new ArrayList<Effect>(effects.size());
    for (Effect effect : effects) {
      settled.add(of(value -> number(values, value), effect));
    }
    return List.copyOf(settled);
  }

  /** With the number of its slots that are used, where it speaks of them. */
  public static Effect onSlots(Active active, Effect effect) {
    return active.hasSlots() && speaksOfSlots(effect.change())
        ? of(value -> passed(active, value), effect)
        : effect;
  }

  private static boolean speaksOfSlots(Change change) {
    return change instanceof Change.Shield(Value amount) && isOfSlots(amount)
        || change instanceof Change.Retaliate retaliate && isOfSlots(retaliate.amount())
        || change instanceof Change.Attacks(List<Rider> attacks) && areOfSlots(attacks)
        || change instanceof Change.AttackAbilities(List<Rider> all) && areOfSlots(all)
        || change instanceof Change.Attacked(List<Rider> attacked) && areOfSlots(attacked);
  }

  private static boolean areOfSlots(List<Rider> riders) {
    for (int i = 0; i < riders.size(); i++) {
      if (riders.get(i) instanceof Rider.Plus(Value more) && isOfSlots(more)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isOfSlots(Value value) {
    return value instanceof Value.Per(Counted count, int _, int _)
        ? count == Count.SLOTS_PASSED
        : value instanceof Value.AtMost(Value inner, int _) && isOfSlots(inner);
  }

  private static Value passed(Active active, Value value) {
    return switch (value) {
      case Value.Per(Counted count, int times, int plus) when count == Count.SLOTS_PASSED ->
          Value.of(times * active.used() + plus);
      case Value.AtMost(Value inner, int most)
          when passed(active, inner) instanceof Value.Fixed(int number) ->
          Value.of(Math.min(most, number));
      case Value.Per _,
          Value.AtMost _,
          Value.Share _,
          Value.WhenPlayed _,
          Value.Fixed _,
          Value.OnStat _,
          Value.Computed _ ->
          value;
    };
  }

  private static Effect of(UnaryOperator<Value> values, Effect effect) {
    Change change =
        switch (effect.change()) {
          case Change.Shield(Value amount) -> new Change.Shield(values.apply(amount));
          case Change.Retaliate(Value amount, int range, List<Rider> riders) ->
              new Change.Retaliate(values.apply(amount), range, riders);
          case Change.Attacks(List<Rider> riders) -> new Change.Attacks(riders(values, riders));
          case Change.AttackAbilities(List<Rider> riders) ->
              new Change.AttackAbilities(riders(values, riders));
          case Change.Attacked(List<Rider> riders) -> new Change.Attacked(riders(values, riders));
          case Change.Moves _,
              Change.MovesAsAttacks _,
              Change.Basic _,
              Change.Heals _,
              Change.Intercepts _,
              Change.NegatesDamage _,
              Change.Flying _,
              Change.Unmovable _,
              Change.Immune _,
              Change.Marked _,
              Change.Healed _,
              Change.AtOnce _,
              Change.AsMelee _,
              Change.AsHeals _,
              Change.StandsIn _,
              Change.HandedOver _,
              Change.MovesTimes _,
              Change.HealAbilities _,
              Change.SuffersInstead _,
              Change.Retaliates _,
              Change.Overheals _,
              Change.MaxHitPoints _,
              Change.RestsFully _,
              Change.Grounded _,
              Change.SeesInvisible _,
              Change.ConfinedTo _,
              Change.SparesSummons _,
              Change.Turncoat _,
              Change.Ignores _,
              Change.FocusInitiative _,
              Change.CountsAs _,
              Change.InsteadOf _,
              Change.Performs _ ->
              effect.change();
        };
    return change.equals(effect.change())
        ? effect
        : new Effect(effect.scope(), effect.checks(), change, effect.once());
  }

  private static List<Rider> riders(UnaryOperator<Value> values, List<Rider> riders) {
    var settled = new ArrayList<Rider>(riders.size());
    for (Rider rider : riders) {
      settled.add(
          rider instanceof Rider.Plus(Value more) ? new Rider.Plus(values.apply(more)) : rider);
    }
    return List.copyOf(settled);
  }

  private static Value number(Values values, Value value) {
    return value.isOfDeeds() ? Value.of(values.signed(value, 0)) : value;
  }
}
