package haven.bots;

import haven.board.Board;
import haven.board.CellSet;
import haven.model.Condition;
import haven.play.engine.Game;
import haven.play.scenario.Verdict;
import haven.play.table.Active;
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
    TEMPO,
    TOOLS
  }

  private static final Feature[] FEATURES = Feature.values();

  private static final double WON = 1000;

  /** What twice as many turns are worth, or half as many to be needed: 0.7 of it. */
  private static final double SCALE = 100;

  private final double[] parts = new double[FEATURES.length];
  private final Weights weights;
  private final State state;
  private final Board board;
  private final int rooms;

  private Merit(State state, Instinct instinct) {
    this.state = state;
    weights = instinct.weights();
    board = state.board();
    rooms = instinct.foes().hidden(state).size();
  }

  static Merit of(Game game, Instinct instinct) {
    Merit merit = new Merit(game.state(), instinct);
    if (game.isOver()) {
      merit.add(Feature.OUTCOME, game.verdict() == Verdict.COMPLETED ? WON : -WON);
    } else {
      merit.race(Race.of(game.state(), instinct));
    }
    merit.enemies();
    merit.heroes();
    return merit;
  }

  /** The turns there are compared with those needed, as logarithms, so that the parts add up. */
  private void race(Race race) {
    double turns = Math.log(race.breath() + 0.1);
    double work = race.work() + 1;
    double walk = w(Weight.WALK) * rooms * state.heroes() + way() / w(Weight.STRIDE);
    add(Feature.STAMINA, SCALE * turns);
    add(Feature.HEALTH, SCALE * (Math.log(race.lasting() + 0.1) - turns));
    add(Feature.DAMAGE, -SCALE * Math.log(work));
    add(Feature.PROGRESS, -SCALE * (Math.log(work + walk) - Math.log(work)));
  }

  /** The steps of all heroes to the next enemy, or the next door. */
  private double way() {
    int[] way = anyEnemy() ? toEnemies() : toDoors();
    double sum = 0;
    for (int i = 0; i < state.heroes(); i++) {
      HeroState hero = state.hero(i);
      if (!hero.isOut() && hero.figure().isSomebody()) {
        sum += Math.min(20, way[board.at(state.figureOf(hero).hex())]);
      }
    }
    return sum;
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
          add(Feature.KILLS, w(Weight.KILL));
        } else if (figure.hasAny()) {
          afflicted(figure, -1);
        }
      } else if (!figure.isGone() && nature.kind() != Nature.Kind.CHARACTER) {
        add(Feature.SUMMONS, w(Weight.SUMMON) * (0.6 * figure.hitPoints() + attack(figure)));
      }
    }
  }

  private static int attack(Figure figure) {
    return Math.max(0, figure.nature().stats().attack());
  }

  private void afflicted(Figure figure, int sign) {
    for (Condition condition : figure.conditions()) {
      double worth = w(Weight.AFFLICTION) * Gist.worth(condition);
      add(Feature.CONDITIONS, condition.isNegative() ? -sign * worth : sign * worth);
    }
  }

  private void heroes() {
    boolean fighting = anyEnemy();
    for (int i = 0; i < state.heroes(); i++) {
      HeroState hero = state.hero(i);
      if (hero.isOut() || hero.figure().isNobody()) {
        continue;
      }
      if (!hero.cards().mayPlay() && hero.cards().selected() == 0) {
        add(Feature.TEMPO, fighting ? -w(Weight.REST) : -w(Weight.REST) / 3);
      }
      Figure figure = state.figureOf(hero);
      if (figure.hasAny()) {
        afflicted(figure, 1);
      }
      for (int item = 0; item < hero.items().size(); item++) {
        if (hero.items().isReady(item)) {
          add(Feature.TOOLS, w(Weight.TOOL));
        }
      }
    }
    List<Active> actives = state.actives();
    for (int i = 0; i < actives.size(); i++) {
      Active active = actives.get(i);
      if (active.source() instanceof Active.Source.Card) {
        add(Feature.TOOLS, w(Weight.BOON) * Math.max(1, active.slots().size() - active.used()));
      }
    }
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

  /** Whom an enemy may reach next; -1 if nobody. */
  static int nearestHero(State state, Figure enemy) {
    Board board = state.board();
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
