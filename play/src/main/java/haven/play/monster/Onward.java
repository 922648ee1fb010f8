package haven.play.monster;

import haven.board.Board;
import haven.board.Hex;
import haven.board.move.Footing;
import haven.board.move.Movement;
import haven.model.Cite;
import haven.model.Condition;
import haven.model.FigureId;
import haven.model.ability.Effect;
import haven.play.engine.Event;
import haven.play.engine.Play;
import haven.play.engine.Task;
import haven.play.mind.Action;
import haven.play.movement.InTheWay;
import haven.play.movement.Moves;
import haven.play.movement.Sliding;
import haven.play.table.Figure;
import java.util.List;
import java.util.Optional;

/**
 * A figure goes the way that was decided, hex by hex. Whatever it meets on the way takes effect
 * before it goes on (OVL-32): it may be held (CON-18), stunned (CON-21) or dead, and then goes no
 * further; if it stands elsewhere, or the way or its targets are not as they were, it decides anew
 * with the movement points that are left.
 *
 * @param steps what follows once it has arrived
 * @param at which hex of the path it should stand in
 */
record Onward(Monsters.Steps steps, Action action, List<Hex> path, int at) implements Task {

  @Override
  public void run(Play play) {
    Figure figure = play.figure(steps.figure());
    if (figure.isGone()) {
      return;
    }
    boolean there = figure.hex().equals(path.get(at));
    if (there && at == path.size() - 1) {
      play.push(steps.after(steps.chosen()));
      if (at > 0) {
        play.effects().performOthers(Effect.Moment.ENEMY_ENDS_MOVE, figure, true);
      }
    } else if (there && isSlide(play, at + 1)) {
      enter(play);
    } else if (!play.canPerform(figure) || figure.has(Condition.IMMOBILIZE)) {
      stop(play, figure, there);
    } else if (!there || isOutdated(play, figure)) {
      play.push(new Monsters.Decide(steps, rest(play), true));
    } else {
      enter(play);
    }
  }

  private void enter(Play play) {
    boolean last = at + 1 == path.size() - 1;
    play.push(new Onward(steps, action, path, at + 1));
    play.push(
        new Moves.Enter(
            steps.figure(),
            path.get(at + 1),
            isOnFoot() || last,
            FigureId.NOBODY,
            Cite.MONSTER_MOVE));
  }

  private boolean isOnFoot() {
    return action.movement() == Movement.WALK;
  }

  /** The move is over before its end: nobody stays in another's hex (MOV-03), a jump lands. */
  private void stop(Play play, Figure figure, boolean there) {
    play.push(steps.after(Optional.empty()));
    if (!there) {
      return;
    }
    int back = at;
    while (back > 0 && isTaken(play, path.get(back))) {
      back--;
    }
    if (back < at) {
      play.state().stand(figure.id(), path.get(back));
      play.tell(new Event.Moved(play.cite(Cite.MONSTER_MOVE), figure.id(), path.get(back)));
    }
    if (back > 0) {
      play.effects().performOthers(Effect.Moment.ENEMY_ENDS_MOVE, play.figure(figure.id()), true);
    }
    if (back > 0 && !isOnFoot() && !figure.isFlying()) {
      play.push(new Moves.Touch(figure.id(), FigureId.NOBODY)); // OVL-30
    }
  }

  private boolean isTaken(Play play, Hex hex) {
    return Sliding.isTaken(play, steps.figure(), hex);
  }

  /** Whether the way is barred by now, or those it was decided for are somewhere else. */
  private boolean isOutdated(Play play, Figure figure) {
    if (at == 0) {
      return false;
    }
    Board board = play.board();
    Footing footing = play.workshop().footing(board);
    InTheWay.meet(footing, play.scene(), play.state().sceneIndex(figure.id()), action.movement());
    boolean open = footing.mayStop(board.at(path.getLast()));
    for (int i = at + 1; i < path.size() - 1; i++) {
      open &= footing.mayPass(board.at(path.get(i)));
    }
    return !open || !steps.isStillTrue(play);
  }

  /** The same move with what is left of its points. */
  private Action rest(Play play) {
    Footing footing = play.workshop().footing(play.board());
    InTheWay.meet(
        footing, play.scene(), play.state().sceneIndex(steps.figure()), action.movement());
    int spent = 0;
    for (int i = 1; i <= at; i++) {
      spent +=
          isSlide(play, i)
              ? 0
              : play.workshop().steps(play.board()).points(footing, play.board().at(path.get(i)));
    }
    return new Action(Math.max(0, action.move() - spent), action.movement(), action.attack());
  }

  /** Ice carries it straight on, at no cost (OVL-55). */
  private boolean isSlide(Play play, int index) {
    return isOnFoot() && Sliding.isSlide(play, path, index) && !isTaken(play, path.get(index));
  }
}
