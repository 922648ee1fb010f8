package haven.play.monster;

import haven.board.Board;
import haven.model.Ruleset;
import haven.play.scene.Figure;
import haven.play.scene.Scene;
import java.util.List;
import java.util.Set;

/**
 * Everything a monster's turn depends on.
 *
 * @param acting which of the figures takes its turn
 */
public record Position(Scene scene, int acting, Action action, Set<Condition> conditions) {

  public Position {
    conditions = Set.copyOf(conditions);
    if (acting < 0 || acting >= scene.figures().size()) {
      throw new IllegalArgumentException("no figure " + acting + " to act");
    }
    Figure actor = scene.figures().get(acting);
    if (scene.figures().stream().filter(actor::isEnemyOf).count() > Enemies.MOST) {
      throw new IllegalArgumentException("a monster weighs " + Enemies.MOST + " enemies at most");
    }
  }

  /** The same position under other rules. */
  public Position under(Ruleset rules) {
    return new Position(scene.under(rules), acting, action, conditions);
  }

  public Position with(Scene other) {
    return new Position(other, acting, action, conditions);
  }

  public Position with(Action other) {
    return new Position(scene, acting, other, conditions);
  }

  public Position with(Set<Condition> others) {
    return new Position(scene, acting, action, others);
  }

  public Figure actor() {
    return scene.figures().get(acting);
  }

  Ruleset ruleset() {
    return scene.ruleset();
  }

  Board board() {
    return scene.board();
  }

  List<Figure> figures() {
    return scene.figures();
  }
}
