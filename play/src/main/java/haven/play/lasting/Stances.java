package haven.play.lasting;

import haven.model.FigureId;
import haven.model.ability.Effect;
import haven.model.ability.Effect.Change;
import haven.model.ability.Rider;
import haven.play.ability.Scopes;
import haven.play.ability.Values;
import haven.play.engine.Play;
import haven.play.table.Active;
import haven.play.table.Figure;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Effects of a stance where they reach beyond what is printed on them. */
public final class Stances {
  private Stances() {}

  /** What a stance of whoever commands the attacker gives attacks, for this one. */
  public static List<List<Rider>> ofCommander(Values values, String stance) {
    Play play = values.play();
    Optional<FigureId> commander = play.state().commander(values.self().id());
    List<List<Rider>> all = new ArrayList<>();
    for (Active active : play.state().actives()) {
      if (is(active, stance) && commander.filter(active.owner()::equals).isPresent()) {
        for (Effect effect : active.effects()) {
          if (effect.change() instanceof Change.Attacks(List<Rider> riders)
              && values.hold(effect.checks())) {
            all.add(riders);
          }
        }
      }
    }
    return all;
  }

  /** The attack as an effect sees it: ranged ones may count as melee for those of a stance. */
  public static Values seen(Active active, Figure bearer, Values values) {
    if (active.stance().isEmpty() || !values.attack().ranged) {
      return values;
    }
    String stance = active.stance().get();
    for (Active other : values.play().state().actives()) {
      for (Effect effect : other.effects()) {
        if (effect.change() instanceof Change.AsMelee(String name)
            && name.equals(stance)
            && Scopes.cover(values.play(), other.owner(), effect, bearer)) {
          return values.asMelee();
        }
      }
    }
    return values;
  }

  private static boolean is(Active active, String stance) {
    return active.stance().filter(stance::equals).isPresent();
  }
}
