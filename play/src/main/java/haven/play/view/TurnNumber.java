package haven.play.view;

import haven.board.Ground;
import haven.play.attack.Aiming;
import haven.play.engine.Game;
import haven.play.engine.Task;
import haven.play.movement.Moves;
import haven.play.table.Figure;
import haven.play.table.Frame;
import haven.play.table.HeroState;
import haven.play.table.Results;
import haven.play.table.State;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A number for all that can change in a turn: equal tables have equal numbers within one run of the
 * program. The whole text of a table would say the same, and takes most of a search.
 *
 * <p>Which hexes a hero has walked counts only where a card asks for it, and how far it may still
 * go not at all: whoever can go farther can do all the others can.
 */
public final class TurnNumber {
  private static final long START = 0xcbf29ce484222325L;
  private static final long PRIME = 0x9e3779b97f4a7c15L;
  private static final int HALF = 32;

  private final boolean byWay;
  private long sum = START;

  private TurnNumber(boolean byWay) {
    this.byWay = byWay;
  }

  /** How far a figure on its way may still go, otherwise 0. */
  public static int points(Game game) {
    return game.state().top() instanceof Moves.Walk walk ? walk.points() : 0;
  }

  /**
   * The number of the table as it is.
   *
   * @param byWay whether it matters for a card which hexes were walked
   */
  public static long of(Game game, boolean byWay) {
    TurnNumber number = new TurnNumber(byWay);
    number.table(game.state());
    return number.sum;
  }

  private void add(long part) {
    sum = (sum ^ part) * PRIME;
    sum ^= sum >>> HALF;
  }

  private void table(State state) {
    add(state.round());
    add(state.revelations());
    state.allFigures().forEach(this::figure);
    for (int i = 0; i < state.heroes(); i++) {
      hero(state.hero(i));
    }
    ground(state);
    add(state.turn().damage());
    add(state.turn().itemsInAction());
    if (byWay) {
      add(state.turn().hexes());
    }
    add(state.elements().toString().hashCode());
    add(state.actives().hashCode());
    frame(state.frame());
    state.tasks().forEach(this::task);
  }

  private void frame(@Nullable Frame frame) {
    if (frame != null) {
      add(
          Objects.hash(
              frame.actor(),
              frame.source(),
              frame.performed(),
              frame.refused(),
              frame.focus(),
              frame.prompted()));
      results(frame.now());
      results(frame.before());
    }
  }

  /** The order of targets is over once they were attacked. */
  private void results(Results results) {
    add(results.harm().hashCode());
    add(Set.copyOf(results.targets()).hashCode());
    add(
        Objects.hash(
            results.performed(),
            results.area(),
            results.looted(),
            results.asIf(),
            results.tiles(),
            results.openedDoor(),
            results.path().isEmpty()));
    if (byWay) {
      add(results.path().hashCode());
    }
  }

  private void task(Task task) {
    add(
        switch (task) {
          case Moves.Walk walk ->
              Objects.hash(walk.figure(), walk.jump(), walk.terms(), walk.moved(), walk.items());
          case Aiming aiming ->
              Objects.hash(
                  aiming.actor(),
                  aiming.attack(),
                  aiming.riders(),
                  aiming.items(),
                  Set.copyOf(aiming.done()),
                  aiming.area(),
                  aiming.beside(),
                  aiming.added(),
                  aiming.settled());
          default -> task.hashCode();
        });
  }

  private void figure(Figure figure) {
    add(figure.id().number());
    if (figure.isGone()) {
      return;
    }
    add(figure.hex().hashCode());
    add(figure.hitPoints());
    add(figure.maxHitPoints());
    add(figure.isFlying() ? 1 : 0);
    add(figure.side().ordinal());
    add(figure.conditions().hashCode());
  }

  private void hero(HeroState hero) {
    add(hero.cards().hand());
    add(hero.cards().selected());
    add(hero.cards().active());
    add(hero.cards().discards());
    add(hero.cards().lost());
    add(hero.playable());
    for (int item = 0; item < hero.items().size(); item++) {
      add(hero.items().wear(item).ordinal());
    }
    add(hero.mat().toString().hashCode());
  }

  private void ground(State state) {
    Ground ground = state.ground();
    for (int cell = state.board().cells() - 1; cell >= 0; cell--) {
      add(ground.at(cell).ordinal());
      add(ground.tokens(cell));
    }
  }
}
