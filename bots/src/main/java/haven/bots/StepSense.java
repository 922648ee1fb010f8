package haven.bots;

import haven.board.Board;
import haven.board.CellSet;
import haven.board.Hex;
import haven.board.Sight;
import haven.model.Condition;
import haven.play.engine.Choice;
import haven.play.table.Figure;
import haven.play.table.HeroState;
import haven.play.table.Nature;
import haven.play.table.Side;
import haven.play.table.State;
import haven.play.view.Unfinished;
import java.util.ArrayList;
import java.util.List;

/** Where a hero walks to: to where the rest of the turn hits, else towards what is to be done. */
final class StepSense {
  private final Weights weights;
  private final State state;
  private final Board board;
  private final Sight sight;
  private final Figure mover;
  private final Bearings bearings;
  private final Gist ahead;
  private final List<Figure> enemies = new ArrayList<>();
  private final int[] toGoal;
  private final double fear;

  StepSense(Instinct instinct, State state, Figure mover, Unfinished left) {
    weights = instinct.weights();
    this.state = state;
    this.mover = mover;
    board = state.board();
    sight = board.sight(state.rules().sight());
    bearings = Bearings.of(state, mover, left.jump(), left.points());
    for (Figure figure : state.alive()) {
      if (figure.side() == Side.MONSTERS) {
        enemies.add(figure);
      }
    }
    ahead = ahead(instinct, left);
    toGoal = goal();
    fear =
        w(Weight.FEAR)
            * (1 + w(Weight.HURT) * (1 - (double) mover.hitPoints() / mover.maxHitPoints()));
  }

  private double w(Weight weight) {
    return weights.of(weight);
  }

  /** The best attack that is still to come in this turn. */
  private Gist ahead(Instinct instinct, Unfinished left) {
    Gist best = Gist.of(left.abilities());
    HeroState hero = state.hero(mover.nature().hero());
    for (int cards = hero.playable(); cards != 0; cards &= cards - 1) {
      var side = hero.cards().side(Integer.numberOfTrailingZeros(cards));
      if (left.top()) {
        best = better(best, instinct.gist(side.top()));
      }
      if (left.bottom()) {
        best = better(best, instinct.gist(side.bottom()));
      }
    }
    return best;
  }

  private static Gist better(Gist one, Gist other) {
    return other.blow(1) > one.blow(1) ? other : one;
  }

  private int[] goal() {
    CellSet goals = board.noCells();
    for (Figure enemy : enemies) {
      goals.add(board.at(enemy.hex()));
    }
    return Bearings.to(state, enemies.isEmpty() ? board.shutDoors() : goals);
  }

  /** A cell where the move may end, and how good that is. */
  record Spot(int cell, double mark) {}

  /** All cells where the move may end, the present one too. */
  List<Spot> spots() {
    List<Spot> spots = new ArrayList<>();
    for (int cell = 0; cell < board.cells(); cell++) {
      if (bearings.cost(cell) < Bearings.FAR && bearings.isFree(cell)) {
        spots.add(new Spot(cell, mark(cell)));
      }
    }
    return spots;
  }

  Choice choose(List<Choice> options) {
    int here = board.at(mover.hex());
    int best = -1;
    double most = Double.NEGATIVE_INFINITY;
    for (Spot spot : spots()) {
      if (spot.mark > most) {
        most = spot.mark;
        best = spot.cell;
      }
    }
    return towards(here, best, options);
  }

  /** The step that leads there; to stay where one is, one stops. */
  Choice towards(int here, int goal, List<Choice> options) {
    if (goal >= 0 && goal != here) {
      Choice step = new Choice.To(board.hex(bearings.firstStep(here, goal)));
      if (options.contains(step)) {
        return step;
      }
    }
    return Instinct.decline(options);
  }

  /** The whole way there; to stay where one is, one stops. */
  Choice way(int here, int goal, List<Choice> options) {
    if (goal == here) {
      return Instinct.decline(options);
    }
    List<Hex> path = new ArrayList<>();
    for (int cell : bearings.path(here, goal)) {
      path.add(board.hex(cell));
    }
    return options.contains(new Choice.To(path.getFirst()))
        ? new Choice.Along(path)
        : Instinct.decline(options);
  }

  private double mark(int cell) {
    double mark = -0.01 * bearings.cost(cell) - (bearings.isRisky(cell) ? w(Weight.RISK) : 0);
    if (board.isShut(cell)) {
      mark += enemies.isEmpty() ? w(Weight.DOOR) : -w(Weight.DISCREET);
    }
    double hit = 0;
    byte[] ranges = board.rangesFrom(cell);
    int within = 0;
    double danger = 0;
    for (Figure enemy : enemies) {
      int at = board.at(enemy.hex());
      int range = ranges[at];
      if (ahead.attacks() && range <= ahead.range() && sight.sees(cell, at)) {
        within++;
        double near = ahead.range() > 1 && range == 1 ? 1 - w(Weight.CLOSE) : 1;
        hit = Math.max(hit, AimSense.mark(weights, enemy) * near);
      }
      danger += danger(enemy, range);
    }
    if (within > 0) {
      mark += w(Weight.HIT) * (hit + ahead.blow(within)) + w(Weight.REACH);
    }
    mark -= fear * danger;
    int far = Math.min(20, toGoal[cell]);
    int liked = enemies.isEmpty() || !ahead.attacks() ? 1 : Math.max(1, ahead.range());
    mark -= w(Weight.NEARER) * Math.max(0, far - liked);
    mark += w(Weight.LOOT) * state.ground().tokens(cell);
    return mark;
  }

  private static double danger(Figure enemy, int range) {
    if (enemy.has(Condition.STUN) || enemy.has(Condition.DISARM)) {
      return 0;
    }
    Nature.Stats stats = enemy.nature().stats();
    int reach = Math.max(0, stats.move()) + Math.max(1, stats.range());
    double attack = Math.max(0, stats.attack());
    return range <= Math.max(1, stats.range()) ? attack : range <= reach ? attack * 0.8 : 0;
  }
}
