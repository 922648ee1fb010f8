package haven.play.mind;

import haven.board.Board;
import haven.board.Hex;
import haven.model.Condition;
import haven.model.Ruleset;
import haven.play.table.Figure;
import haven.play.table.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Everything a monster's turn depends on.
 *
 * @param acting which of the figures takes its turn
 */
public record Position(
    Scene scene, int acting, Action action, Set<Condition> conditions, Mindset mindset) {

  public Position {
    conditions = Set.copyOf(conditions);
    if (acting < 0 || acting >= scene.figures().size()) {
      throw new IllegalArgumentException("no figure " + acting + " to act");
    }
    Figure actor = scene.figures().get(acting);
    if (scene.figures().size() > Enemies.MOST
        && scene.figures().stream().filter(actor::isEnemyOf).count() > Enemies.MOST) {
      throw new IllegalArgumentException("a monster weighs " + Enemies.MOST + " enemies at most");
    }
    if (!actor.takesTurns()) {
      throw new IllegalArgumentException(actor.name() + " takes no turns (FOC-14, FOC-38)");
    }
  }

  /** The position at the start of a turn. */
  public Position(Scene scene, int acting, Action action, Set<Condition> conditions) {
    this(scene, acting, action, conditions, Mindset.FRESH);
  }

  /** The same position under other rules. */
  public Position under(Ruleset rules) {
    return with(scene.under(rules));
  }

  public Position with(Scene other) {
    return new Position(other, acting, action, conditions, mindset);
  }

  public Position with(Action other) {
    return new Position(scene, acting, other, conditions, mindset);
  }

  public Position with(Set<Condition> others) {
    return new Position(scene, acting, action, others, mindset);
  }

  public Position with(Mindset other) {
    return new Position(scene, acting, action, conditions, other);
  }

  /** After the figure has moved. */
  public Position movedTo(Hex stop) {
    var figures = new ArrayList<>(scene.figures());
    figures.set(acting, actor().movedTo(stop));
    return with(scene.with(figures));
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
