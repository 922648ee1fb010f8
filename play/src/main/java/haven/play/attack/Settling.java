package haven.play.attack;

import haven.model.ability.Effect;
import haven.model.ability.Effect.Change;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.play.ability.Values;
import java.util.List;

/** Numbers of lasting effects that are counted when the effect begins, and not again. */
public final class Settling {
  private Settling() {}

  /** The effects with those numbers, as whoever begins them counts. */
  public static List<Effect> settled(Values values, List<Effect> effects) {
    return effects.stream().map(effect -> effect.with(settled(values, effect.change()))).toList();
  }

  private static Change settled(Values values, Change change) {
    if (change instanceof Change.Shield(Value amount)) {
      return new Change.Shield(settled(values, amount));
    }
    if (change instanceof Change.Retaliate(Value amount, int range, List<Rider> riders)) {
      return new Change.Retaliate(settled(values, amount), range, riders);
    }
    if (change instanceof Change.Attacks(List<Rider> riders)) {
      return new Change.Attacks(riders(values, riders));
    }
    if (change instanceof Change.AttackAbilities(List<Rider> riders)) {
      return new Change.AttackAbilities(riders(values, riders));
    }
    return change instanceof Change.Attacked(List<Rider> riders)
        ? new Change.Attacked(riders(values, riders))
        : change;
  }

  private static List<Rider> riders(Values values, List<Rider> riders) {
    return riders.stream()
        .map(
            rider ->
                rider instanceof Rider.Plus(Value plus)
                    ? new Rider.Plus(settled(values, plus))
                    : rider)
        .toList();
  }

  private static Value settled(Values values, Value value) {
    return value instanceof Value.WhenPlayed(Value inner)
        ? Value.of(values.signed(inner, 0))
        : value;
  }
}
