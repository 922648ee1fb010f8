package haven.bots;

import haven.board.Board;
import haven.board.CellSet;
import haven.model.Condition;
import haven.play.engine.Game;
import haven.play.scenario.Verdict;
import haven.play.table.Figure;
import haven.play.table.HeroState;
import haven.play.table.Nature;
import haven.play.table.Side;
import haven.play.table.State;
import java.util.Arrays;
import java.util.List;

/** How good it looks for the party, as a sum of things that have names. */
final class Merit {
  /** What counts. */
  enum Feature {
    OUTCOME,
    HEALTH,
    STAMINA,
    KILLS,
    DAMAGE,
    CONDITIONS,
    DANGER,
    PROGRESS,
    SUMMONS,
    TEMPO
  }

  private static final Feature[] FEATURES = Feature.values();

  private static final double WON = 200;

  private final double[] parts = new double[FEATURES.length];
  private final Weights weights;
  private final State state;
  private final Board board;
  private final double needed;

  private Merit(State state, Instinct instinct) {
    this.state = state;
    weights = instinct.weights();
    board = state.board();
    needed = instinct.foes().rounds(state, weights.of(Weight.PACE));
  }

  static Merit of(Game game, Instinct instinct) {
    Merit merit = new Merit(game.state(), instinct);
    if (game.isOver()) {
      merit.add(Feature.OUTCOME, game.verdict() == Verdict.COMPLETED ? WON : -WON);
    }
    merit.enemies();
    merit.heroes();
    return merit;
  }

  double sum() {
    double sum = 0;
    for (double part : parts) {
      sum += part;
    }
    return sum;
  }

  /** Each feature in order. */
  double[] parts() {
    return parts.clone();
  }

  @Override
  public String toString() {
    return Arrays.toString(parts);
  }

  private void add(Feature feature, double what) {
    parts[feature.ordinal()] += what;
  }

  private double w(Weight weight) {
    return weights.of(weight);
  }

  private void enemies() {
    List<Figure> all = state.allFigures();
    for (int i = 0; i < all.size(); i++) {
      Figure figure = all.get(i);
      Nature nature = figure.nature();
      if (nature.side() == Side.MONSTERS) {
        if (figure.isGone()) {
          add(
              Feature.KILLS,
              w(Weight.KILL)
                  + w(Weight.POINT) * figure.maxHitPoints()
                  + w(Weight.STRENGTH) * attack(figure));
        } else {
          add(Feature.DAMAGE, w(Weight.POINT) * (figure.maxHitPoints() - figure.hitPoints()));
          if (figure.hasAny()) {
            afflicted(figure);
          }
        }
      } else if (!figure.isGone() && nature.kind() != Nature.Kind.CHARACTER) {
        add(Feature.SUMMONS, 0.3 * figure.hitPoints() + 0.5 * attack(figure));
      }
    }
  }

  private static int attack(Figure figure) {
    return Math.max(0, figure.nature().stats().attack());
  }

  private void afflicted(Figure enemy) {
    for (Condition condition : enemy.conditions()) {
      double worth = w(Weight.AFFLICTION) * Gist.worth(condition);
      add(Feature.CONDITIONS, condition.isNegative() ? worth : -worth);
    }
  }

  private void heroes() {
    double[] danger = dangers();
    boolean fighting = anyEnemy();
    int[] way = fighting ? toEnemies() : toDoors();
    for (int i = 0; i < state.heroes(); i++) {
      HeroState hero = state.hero(i);
      if (hero.isOut() || hero.figure().isNobody()) {
        continue;
      }
      Figure figure = state.figureOf(hero);
      double now = vigour(figure, 0);
      add(Feature.HEALTH, w(Weight.ALIVE) + now);
      add(Feature.DANGER, w(Weight.DANGER) * (vigour(figure, danger[i]) - now));
      add(
          Feature.STAMINA,
          w(Weight.ENDURANCE) * (1 - Math.exp(-Stamina.rounds(hero.cards()) / needed)));
      if (!hero.cards().mayPlay() && hero.cards().selected() == 0) {
        add(Feature.TEMPO, fighting ? -w(Weight.REST) : -w(Weight.REST) / 3);
      }
      for (Condition condition : figure.hasAny() ? figure.conditions() : List.<Condition>of()) {
        double worth = Gist.worth(condition);
        add(Feature.CONDITIONS, condition.isNegative() ? -worth : worth);
      }
      add(Feature.PROGRESS, -w(Weight.STEP) * Math.min(20, way[board.at(figure.hex())]));
    }
    add(Feature.PROGRESS, w(Weight.ROOM) * state.map().progress().rooms().size());
  }

  private double vigour(Figure figure, double damage) {
    double left = Math.max(0, figure.hitPoints() - damage);
    return w(Weight.VIGOUR) * Math.sqrt(left / figure.maxHitPoints())
        - (left == 0 ? w(Weight.ALIVE) : 0);
  }

  /** What its hit points are worth to a character, less some damage. */
  static double health(Weights weights, Figure figure, double damage) {
    double left = Math.max(0, figure.hitPoints() - damage);
    return weights.of(Weight.HEALTH) * Math.sqrt(left / figure.maxHitPoints())
        - (left == 0 ? weights.of(Weight.PRESENCE) : 0);
  }

  /** What rounds are worth for which it has cards, if it will take so many. */
  static double stamina(Weights weights, double rounds, double needed) {
    return weights.of(Weight.LASTING) * (1 - Math.exp(-rounds / needed));
  }

  private boolean anyEnemy() {
    List<Figure> all = state.alive();
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).side() == Side.MONSTERS) {
        return true;
      }
    }
    return false;
  }

  private int[] toEnemies() {
    CellSet goals = board.noCells();
    List<Figure> all = state.alive();
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).side() == Side.MONSTERS) {
        goals.add(board.at(all.get(i).hex()));
      }
    }
    return Bearings.to(state, goals);
  }

  private int[] toDoors() {
    return Bearings.to(state, board.shutDoors());
  }

  /** The damage that each hero may have to expect soon: from whom it is the nearest. */
  private double[] dangers() {
    double[] dangers = new double[state.heroes()];
    List<Figure> all = state.alive();
    for (int i = 0; i < all.size(); i++) {
      Figure enemy = all.get(i);
      if (enemy.side() == Side.MONSTERS
          && enemy.takesTurns()
          && !enemy.has(Condition.STUN)
          && !enemy.has(Condition.DISARM)) {
        int nearest = nearestHero(enemy);
        if (nearest >= 0) {
          dangers[nearest] += attack(enemy);
        }
      }
    }
    return dangers;
  }

  private int nearestHero(Figure enemy) {
    Nature.Stats stats = enemy.nature().stats();
    int move = enemy.has(Condition.IMMOBILIZE) ? 0 : Math.max(0, stats.move());
    int best = move + Math.max(1, stats.range()) + 1;
    int nearest = -1;
    byte[] ranges = board.rangesFrom(board.at(enemy.hex()));
    for (int i = 0; i < state.heroes(); i++) {
      HeroState hero = state.hero(i);
      if (!hero.isOut() && !hero.figure().isNobody()) {
        Figure figure = state.figureOf(hero);
        int range = ranges[board.at(figure.hex())];
        if (range < best && !figure.isInvisible()) {
          best = range;
          nearest = i;
        }
      }
    }
    return nearest;
  }
}
