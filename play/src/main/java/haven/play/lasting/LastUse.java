package haven.play.lasting;

import haven.model.ability.Effect;
import haven.play.ability.Expiring;
import haven.play.ability.Values;
import haven.play.engine.Play;
import haven.play.engine.Task;
import haven.play.monster.Extras;
import haven.play.table.Active;

/** All use slots of an effect are used: it ends, once it has done what it does with the last. */
public record LastUse(Active active) implements Task {
  public static void of(Play play, Active active) {
    if (active.effects().stream().noneMatch(LastUse::isOfIt)) {
      Expiring.end(play, active);
      return;
    }
    play.push(new LastUse(active));
    for (Effect effect : active.effects()) {
      if (isOfIt(effect) && effect.change() instanceof Effect.Change.Performs performs) {
        Values values = Values.of(play, play.figure(active.owner()));
        play.push(Extras.extra(play, values, performs, performs.abilities()));
      }
    }
  }

  private static boolean isOfIt(Effect effect) {
    return effect.change() instanceof Effect.Change.Performs(Effect.Moment moment, var _)
        && moment == Effect.Moment.LAST_USE;
  }

  @Override
  public void run(Play play) {
    Expiring.end(play, active);
  }
}
