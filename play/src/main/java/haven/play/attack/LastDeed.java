package haven.play.attack;

import haven.model.FigureId;
import haven.model.ability.Effect;
import haven.model.ability.Effect.Change;
import haven.play.engine.Play;
import haven.play.engine.Task;
import haven.play.scenario.Deeds;
import haven.play.table.Figure;

/**
 * A figure dies when it has done what it does at its death.
 *
 * @param killer who is credited, or -1
 */
record LastDeed(FigureId figure, FigureId killer, Deeds.Blow blow) implements Task {

  /** Whether there is something to do, and it is not being done already. */
  static boolean isDue(Play play, Figure figure) {
    return play.effects().any(figure, Change.Performs.class, LastDeed::isAtDeath)
        && !play.state()
            .isPending(task -> task instanceof LastDeed deed && deed.figure.equals(figure.id()));
  }

  private static boolean isAtDeath(Change.Performs performs) {
    return performs.moment() == Effect.Moment.DEATH;
  }

  @Override
  public void run(Play play) {
    if (play.isHere(figure)) { // not killed once more on the way
      Deaths.depart(play, figure, killer, blow);
    }
  }
}
