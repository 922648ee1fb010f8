package haven.bots;

import haven.board.Board;
import haven.board.Hex;
import haven.board.Terrain;
import haven.model.Condition;
import haven.model.FigureId;
import haven.play.engine.Choice;
import haven.play.engine.Prompt;
import haven.play.table.Figure;
import haven.play.table.Side;
import haven.play.table.State;
import java.util.List;

/** Whom to hit, or to help. */
record AimSense(Weights weights, State state, Prompt prompt) {
  Choice figure() {
    Choice best = Instinct.first(prompt.options());
    double most = Double.NEGATIVE_INFINITY;
    for (Choice option : prompt.options()) {
      if (option instanceof Choice.At(FigureId id)) {
        double mark = mark(weights, state.figure(id));
        if (mark > most) {
          most = mark;
          best = option;
        }
      }
    }
    return best;
  }

  /** For an enemy, how much it is worth to be hit; for a friend, how much it needs help. */
  static double mark(Weights weights, Figure figure) {
    double usual = weights.of(Weight.USUAL);
    if (figure.side() == Side.PARTY) {
      return figure.maxHitPoints() - figure.hitPoints() - 100;
    }
    double threat = Math.max(0, figure.nature().stats().attack());
    double hit =
        Math.min(usual, figure.hitPoints())
            + (figure.hitPoints() <= usual ? weights.of(Weight.FINISH) : 0);
    boolean idle = figure.has(Condition.STUN) || figure.has(Condition.DISARM);
    return hit
        + threat * weights.of(Weight.THREAT) * (idle ? 0.3 : 1)
        + usual / Math.max(1, figure.hitPoints());
  }

  Choice area() {
    Choice best = Instinct.first(prompt.options());
    double most = Double.NEGATIVE_INFINITY;
    for (Choice option : prompt.options()) {
      if (option instanceof Choice.Lay(List<Hex> hexes)) {
        double mark = 0;
        for (Hex hex : hexes) {
          FigureId id = state.at(hex);
          if (id.isSomebody()) {
            Figure figure = state.figure(id);
            mark += figure.side() == Side.MONSTERS ? mark(weights, figure) : -4;
          }
        }
        if (mark > most) {
          most = mark;
          best = option;
        }
      }
    }
    return best;
  }

  /** Enemies into traps, or far away. */
  Choice path() {
    Choice best = Instinct.first(prompt.options());
    double most = Double.NEGATIVE_INFINITY;
    Board board = state.board();
    for (Choice option : prompt.options()) {
      if (option instanceof Choice.Along(List<Hex> path) && !path.isEmpty()) {
        double mark = path.size();
        for (Hex hex : path) {
          int cell = board.cell(hex);
          Terrain terrain = cell < 0 ? Terrain.NONE : state.ground().at(cell);
          mark += terrain == Terrain.TRAP ? 8 : terrain == Terrain.HAZARD ? 4 : 0;
        }
        mark += 0.5 * Instinct.nearestHero(state, path.getLast());
        if (mark > most) {
          most = mark;
          best = option;
        }
      }
    }
    return best;
  }
}
