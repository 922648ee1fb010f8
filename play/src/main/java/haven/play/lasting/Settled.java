package haven.play.lasting;

import haven.model.ability.Counted;
import haven.model.ability.Effect;
import haven.model.ability.Effect.Change;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.play.ability.Values;
import java.util.ArrayList;
import java.util.List;

/** Lasting effects as they begin: what the abilities before them came to is counted once. */
public final class Settled {
  private Settled() {}

  public static List<Effect> of(Values values, List<Effect> effects) {
    var settled = new ArrayList<Effect>(effects.size());
    for (Effect effect : effects) {
      settled.add(of(values, effect));
    }
    return List.copyOf(settled);
  }

  private static Effect of(Values values, Effect effect) {
    Change change =
        switch (effect.change()) {
          case Change.Shield(Value amount) -> new Change.Shield(number(values, amount));
          case Change.Retaliate(Value amount, int range, List<Rider> riders) ->
              new Change.Retaliate(number(values, amount), range, riders);
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
              Change.RestsFully _,
              Change.Grounded _,
              Change.SeesInvisible _,
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

  private static List<Rider> riders(Values values, List<Rider> riders) {
    var settled = new ArrayList<Rider>(riders.size());
    for (Rider rider : riders) {
      settled.add(
          rider instanceof Rider.Plus(Value more) ? new Rider.Plus(number(values, more)) : rider);
    }
    return List.copyOf(settled);
  }

  private static Value number(Values values, Value value) {
    return isOfDeeds(value) ? Value.of(values.signed(value, 0)) : value;
  }

  private static boolean isOfDeeds(Value value) {
    return switch (value) {
      case Value.Per(Counted count, int _, int _) -> count.isOfDeeds();
      case Value.Share(Counted count, int _, int _, boolean _, int _) -> count.isOfDeeds();
      case Value.AtMost(Value inner, int _) -> isOfDeeds(inner);
      case Value.WhenPlayed _ -> true;
      case Value.Fixed _, Value.OnStat _, Value.Computed _ -> false;
    };
  }
}
