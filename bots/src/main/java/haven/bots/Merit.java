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

/**
 * How good it looks for the party, as a sum of things that have names: the logarithm of the odds to
 * win, which {@link Chances} has learned from games.
 */
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

  /** What can be seen of a position, the feature that it is part of, and what it weighs. */
  enum Sign {
    EVEN(Feature.PROGRESS, Weight.EVEN),
    BREATH(Feature.STAMINA, Weight.BREATH),
    SHORTEST(Feature.STAMINA, Weight.SHORTEST),
    WORK(Feature.DAMAGE, Weight.WORK),
    SEEN(Feature.KILLS, Weight.SEEN),
    ROOMS(Feature.PROGRESS, Weight.ROOMS),
    WAY(Feature.PROGRESS, Weight.WAY),
    HEALTH(Feature.HEALTH, Weight.HEALTH),
    WEAKEST(Feature.HEALTH, Weight.WEAKEST),
    BURDEN(Feature.HEALTH, Weight.BURDEN),
    THREAT(Feature.DANGER, Weight.THREATENED),
    MORTAL(Feature.DANGER, Weight.MORTAL),
    AFFLICTION(Feature.CONDITIONS, Weight.AFFLICTION),
    SUMMON(Feature.SUMMONS, Weight.SUMMON),
    TOOL(Feature.TOOLS, Weight.TOOL),
    BOON(Feature.TOOLS, Weight.BOON),
    REST(Feature.TEMPO, Weight.REST);

    private final Feature feature;
    private final Weight weight;

    Sign(Feature feature, Weight weight) {
      this.feature = feature;
      this.weight = weight;
    }

    Weight weight() {
      return weight;
    }
  }

  private static final Sign[] SIGNS = Sign.values();

  /** Nobody doubts a game that is over: nothing that goes on looks better, or worse. */
  private static final double CERTAIN = 30;

  private final double[] signs = new double[SIGNS.length];
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
      merit.parts[Feature.OUTCOME.ordinal()] =
          game.verdict() == Verdict.COMPLETED ? CERTAIN : -CERTAIN;
    } else {
      merit.look(Race.of(game.state(), instinct));
    }
    return merit;
  }

  private void look(Race race) {
    double heroes = state.heroes();
    see(Sign.EVEN, 1);
    see(Sign.BREATH, Math.log(1 + race.breath()));
    see(Sign.SHORTEST, Math.log(1 + race.shortest()));
    see(Sign.WORK, Math.log(1 + race.work()));
    see(Sign.SEEN, race.seen() / heroes);
    see(Sign.ROOMS, rooms);
    see(Sign.WAY, way() / heroes);
    see(Sign.HEALTH, race.health());
    see(Sign.WEAKEST, race.weakest());
    see(Sign.BURDEN, Math.log(0.05 + race.burden()));
    see(Sign.THREAT, race.threat() / heroes);
    see(Sign.MORTAL, race.mortal() / heroes);
    enemies();
    heroes();
    for (Sign sign : SIGNS) {
      parts[sign.feature.ordinal()] += weights.of(sign.weight) * signs[sign.ordinal()];
    }
  }

  private void see(Sign sign, double what) {
    signs[sign.ordinal()] += what;
  }

  /** Each sign in order. */
  double[] signs() {
    return signs.clone();
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

  /** To win, as what became of games that looked like it tells. */
  double chance() {
    return 1 / (1 + Math.exp(-sum()));
  }

  /** The logarithm of the odds. */
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

  private void enemies() {
    List<Figure> all = state.alive();
    for (int i = 0; i < all.size(); i++) {
      Figure figure = all.get(i);
      Nature nature = figure.nature();
      if (nature.side() == Side.MONSTERS) {
        afflicted(figure, -1);
      } else if (nature.kind() != Nature.Kind.CHARACTER) {
        see(Sign.SUMMON, (0.6 * figure.hitPoints() + attack(figure)) / state.heroes());
      }
    }
  }

  private static int attack(Figure figure) {
    return Math.max(0, figure.nature().stats().attack());
  }

  private void afflicted(Figure figure, int sign) {
    if (figure.hasAny()) {
      for (Condition condition : figure.conditions()) {
        double worth = Gist.worth(condition) / state.heroes();
        see(Sign.AFFLICTION, condition.isNegative() ? -sign * worth : sign * worth);
      }
    }
  }

  private void heroes() {
    double each = 1.0 / state.heroes();
    for (int i = 0; i < state.heroes(); i++) {
      HeroState hero = state.hero(i);
      if (hero.isOut() || hero.figure().isNobody()) {
        continue;
      }
      if (!hero.cards().mayPlay() && hero.cards().selected() == 0) {
        see(Sign.REST, each);
      }
      afflicted(state.figureOf(hero), 1);
      for (int item = 0; item < hero.items().size(); item++) {
        if (hero.items().isReady(item)) {
          see(Sign.TOOL, each);
        }
      }
    }
    List<Active> actives = state.actives();
    for (int i = 0; i < actives.size(); i++) {
      Active active = actives.get(i);
      if (active.source() instanceof Active.Source.Card) {
        see(Sign.BOON, each * Math.max(1, active.slots().size() - active.used()));
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
