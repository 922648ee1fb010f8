package haven.laws;

import haven.board.Board;
import haven.board.Door;
import haven.board.Hex;
import haven.model.FigureId;
import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.table.Figure;
import haven.play.table.HeroState;
import haven.play.table.Side;
import haven.play.table.State;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A player who knows the future: tries many random ways through each round on copies of the game,
 * and goes on with the best few. No fair player, but one that wins scenarios, so that their winning
 * end can be seen.
 */
public final class Foresight {
  private final int width;
  private final int tries;
  private final int turns;
  private final Luck luck;

  /** A game on the way, and how good it looks. */
  private record Way(Game game, double worth) {}

  /**
   * @param width how many ways are kept after each round
   * @param tries how many are tried from each of them
   * @param turns how often each turn is tried on each of these
   */
  public Foresight(int width, int tries, int turns, long seed) {
    this.width = width;
    this.tries = tries;
    this.turns = turns;
    luck = new Luck(seed);
  }

  /** Plays a game to its end, won if it can; the game returned has all its choices. */
  public Game play(Game start) {
    List<Way> ways = List.of(new Way(start, 0));
    Way best = ways.getFirst();
    while (!ways.isEmpty()) {
      List<Way> next = new ArrayList<>();
      for (Way way : ways) {
        for (int i = 0; i < tries; i++) {
          Game game = round(way.game.copy());
          Way one = new Way(game, worth(game));
          if (game.prompt() != null) {
            next.add(one);
          } else if (isWon(game)) {
            return game;
          } else {
            best = one;
          }
        }
      }
      next.sort(Comparator.comparingDouble(Way::worth).reversed());
      ways = next.subList(0, Math.min(width, next.size()));
    }
    return best.game;
  }

  public static boolean isWon(Game game) {
    return game.prompt() == null && game.state().story().isWon() && !game.state().story().isLost();
  }

  /** Cards at random, then each turn as well as some tries show. */
  private Game round(Game start) {
    Game game = start;
    int round = game.state().round();
    while (game.state().round() == round && game.prompt() != null) {
      game = game.state().turn().figure().isNobody() ? step(game) : turn(game);
    }
    return game;
  }

  private Game step(Game game) {
    if (game.prompt() instanceof Prompt prompt) {
      game.choose(prompt.seat(), choice(game, prompt));
    }
    return game;
  }

  private Game turn(Game start) {
    FigureId figure = start.state().turn().figure();
    Way best = new Way(start, Double.NEGATIVE_INFINITY);
    for (int i = 0; i < turns; i++) {
      Game game = start.copy();
      do {
        step(game);
      } while (game.prompt() != null && game.state().turn().figure().equals(figure));
      double worth = worth(game) + (isWon(game) ? 10_000 : 0);
      if (worth > best.worth) {
        best = new Way(game, worth);
      }
    }
    return best.game;
  }

  /** Declining is seldom right, and cards are worth more than hit points. */
  private Choice choice(Game game, Prompt prompt) {
    if (prompt.kind() == Prompt.Kind.NEGATE) {
      return prompt.options().getFirst();
    }
    if (prompt.kind() == Prompt.Kind.SHORT_REST && hasCards(game, prompt.seat())) {
      return new Choice.Decline();
    }
    Optional<Choice> onTheWay = new Errands(game.state()).step(prompt);
    if (onTheWay.isPresent() && luck.onceIn(2)) {
      return onTheWay.get();
    }
    Choice choice = luck.choice(prompt);
    for (int i = 0; i < 2 && isIdle(choice); i++) {
      choice = luck.choice(prompt);
    }
    return choice;
  }

  /** Whether all heroes of the seat can play another round without a rest. */
  private static boolean hasCards(Game game, int seat) {
    for (int i = 0; i < game.state().heroes(); i++) {
      HeroState hero = game.state().hero(i);
      if (hero.seat() == seat && Integer.bitCount(hero.cards().hand()) < 2) {
        return false;
      }
    }
    return true;
  }

  private static boolean isIdle(Choice choice) {
    return choice instanceof Choice.Decline || choice instanceof Choice.LongRest;
  }

  private static double worth(Game game) {
    State state = game.state();
    double worth = 60.0 * state.story().monsterDeaths();
    worth += 40.0 * state.map().progress().rooms().size();
    worth += 60.0 * new Errands(state).done();
    Board board = state.board();
    for (Figure figure : state.alive()) {
      if (figure.side() == Side.MONSTERS
          && (figure.nature().isMonster() || figure.nature().isObjective())) {
        worth += 5.0 * (figure.maxHitPoints() - figure.hitPoints());
        worth += 3.0 * figure.conditions().size();
      }
    }
    for (int i = 0; i < state.heroes(); i++) {
      HeroState hero = state.hero(i);
      if (hero.isOut()) {
        worth -= 250;
        continue;
      }
      Figure figure = state.figureOf(hero);
      worth += 4.0 * figure.hitPoints();
      worth += cards(hero);
      worth -= 3.0 * nearest(state, board, figure);
    }
    return worth;
  }

  /** The more cards are left, the more rounds each of them is worth. */
  private static double cards(HeroState hero) {
    int left = Integer.bitCount(hero.cards().hand() | hero.cards().discards());
    return 2.0 * left * left;
  }

  /** How far it is to the next enemy, or else to the next closed door or errand. */
  private static int nearest(State state, Board board, Figure hero) {
    int here = board.at(hero.hex());
    int near = 30;
    for (Figure figure : state.alive()) {
      if (figure.side() == Side.MONSTERS) {
        near = Math.min(near, board.range(here, board.at(figure.hex())));
      }
    }
    if (near == 30) {
      for (int cell = 0; cell < board.cells(); cell++) {
        if (board.door(cell).filter(door -> door == Door.CLOSED).isPresent()) {
          near = Math.min(near, hero.hex().distanceTo(board.hex(cell)));
        }
      }
      for (Hex errand : new Errands(state).hexes()) {
        near = Math.min(near, hero.hex().distanceTo(errand));
      }
    }
    return near;
  }
}
