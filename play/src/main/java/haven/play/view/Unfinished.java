package haven.play.view;

import haven.model.FigureId;
import haven.model.ability.Ability;
import haven.play.ability.Abilities;
import haven.play.attack.Damage;
import haven.play.engine.Task;
import haven.play.movement.Moves;
import haven.play.table.State;
import haven.play.turn.Turns;
import java.util.List;

/**
 * What is left of a character's turn, as anybody at the table can see.
 *
 * @param points movement points of the move in progress
 * @param jump whether that is a jump
 * @param top whether a top action is still to come
 * @param bottom whether a bottom action is still to come
 * @param damage what the figure is about to suffer
 * @param abilities those of the action in progress that are still to come
 */
public record Unfinished(
    int points, boolean jump, boolean top, boolean bottom, List<Ability> abilities, int damage) {
  public static Unfinished of(State state, FigureId figure) {
    Reading reading = new Reading(figure);
    state.tasks().forEach(reading::take);
    return new Unfinished(
        reading.points,
        reading.jump,
        reading.top,
        reading.bottom,
        reading.abilities,
        reading.damage);
  }

  /** Looks at what is pending from the bottom to the top: the last of a kind is in progress. */
  private static final class Reading {
    private final FigureId figure;
    private int points;
    private boolean jump;
    private boolean top;
    private boolean bottom;
    private int damage;
    private List<Ability> abilities = List.of();

    Reading(FigureId figure) {
      this.figure = figure;
    }

    void take(Task task) {
      if (task instanceof Turns.Act act && act.figure().equals(figure)) {
        top = act.top();
        bottom = act.bottom();
      } else if (task instanceof Moves.Walk walk && walk.figure().equals(figure)) {
        points = walk.points();
        jump = walk.jump();
      } else if (task instanceof Damage.Negate negate && negate.figure().equals(figure)) {
        damage = negate.amount();
      } else if (task instanceof Abilities.Rest(var all, int next)) {
        abilities = all.subList(Math.min(next, all.size()), all.size());
      }
    }
  }
}
