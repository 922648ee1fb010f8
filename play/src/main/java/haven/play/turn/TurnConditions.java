package haven.play.turn;

import haven.model.Cite;
import haven.model.Condition;
import haven.model.FigureId;
import haven.play.attack.Conditions;
import haven.play.attack.Damage;
import haven.play.engine.Play;
import haven.play.engine.Task;
import haven.play.table.Figure;

/** What conditions do at the start and at the end of their bearer's turn (CON-13). */
final class TurnConditions {
  private TurnConditions() {}

  /** CON-17: unless something has healed it by now. */
  record Bleed(FigureId figure) implements Task {
    @Override
    public void run(Play play) {
      if (play.isHere(figure) && play.figure(figure).has(Condition.WOUND)) {
        play.push(new Damage.Suffer(figure, 1, Damage.Kind.WOUND, FigureId.NOBODY));
      }
    }
  }

  /** CON-29: stunned or not. */
  record Regenerate(FigureId figure) implements Task {
    @Override
    public void run(Play play) {
      Figure bearer = play.figure(figure);
      Conditions.heal(play, figure, 1 + play.effects().heals(bearer), Cite.REGENERATE);
    }
  }

  /** CON-35; CON-37: not in the turn in which it was gained. */
  record Bane(FigureId figure) implements Task {
    @Override
    public void run(Play play) {
      Figure bearer = play.figure(figure);
      if (!bearer.isGone() && bearer.has(Condition.BANE) && !bearer.isFresh(Condition.BANE)) {
        Conditions.lose(play, figure, Condition.BANE, Cite.BANE);
        play.push(new Damage.Suffer(figure, 10, Damage.Kind.BANE, FigureId.NOBODY));
      }
    }
  }

  /** CON-07. */
  record Expire(FigureId figure) implements Task {
    @Override
    public void run(Play play) {
      if (play.isHere(figure)) {
        Conditions.expire(play, figure);
        if (play.figure(figure).isFresh(Condition.BANE)) {
          play.state().age(figure, Condition.BANE);
        }
      }
    }
  }
}
