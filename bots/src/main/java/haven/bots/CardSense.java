package haven.bots;

import haven.board.Board;
import haven.board.CellSet;
import haven.model.Condition;
import haven.model.card.CardAction;
import haven.play.engine.Choice;
import haven.play.table.Figure;
import haven.play.table.HeroState;
import haven.play.table.Side;
import haven.play.table.State;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** Which cards go together from where a hero stands. */
final class CardSense {
  private final Instinct instinct;
  private final State state;
  private final HeroState hero;
  private final Figure figure;

  /** Steps to the enemies, the nearest first; without any, to the next door. */
  private final int[] steps;

  private final boolean fighting;
  private final double wounds;
  private final double others;
  private final double loss;

  CardSense(Instinct instinct, State state, HeroState hero) {
    this.instinct = instinct;
    this.state = state;
    this.hero = hero;
    figure = state.figureOf(hero);
    wounds = figure.maxHitPoints() - figure.hitPoints();
    others = woundsOfOthers();
    int[] far = distances();
    fighting = far.length > 0;
    steps = fighting ? far : new int[] {toDoor()};
    int hand = Integer.bitCount(hero.cards().hand() | hero.cards().selected());
    int used = Integer.bitCount(hero.cards().discards());
    loss =
        w(Weight.LOST)
            + w(Weight.ROUND)
                * Math.max(
                    0, Stamina.rounds(hand, used) - Stamina.rounds(hand, Math.max(0, used - 1)));
  }

  private double w(Weight weight) {
    return instinct.weights().of(weight);
  }

  private double woundsOfOthers() {
    double most = 0;
    for (Figure other : state.alive()) {
      if (other.side() == Side.PARTY) {
        most = Math.max(most, other.maxHitPoints() - other.hitPoints());
      }
    }
    return most;
  }

  private int[] distances() {
    Board board = state.board();
    byte[] ranges = board.rangesFrom(board.at(figure.hex()));
    return state.alive().stream()
        .filter(other -> other.side() == Side.MONSTERS)
        .mapToInt(other -> ranges[board.at(other.hex())])
        .sorted()
        .toArray();
  }

  private int toDoor() {
    Board board = state.board();
    CellSet doors = board.shutDoors();
    return doors.isEmpty() ? 1 : Bearings.to(state, doors)[board.at(figure.hex())];
  }

  int nearest() {
    return steps[0];
  }

  boolean fighting() {
    return fighting;
  }

  /** A pair of cards, and how well they go together here. */
  record Pair(Choice.Cards cards, double mark) {}

  /** All pairs of the hand in either order, the best first. */
  List<Pair> pairs(List<Choice> options) {
    double[][] known = new double[32][32];
    for (double[] row : known) {
      Arrays.fill(row, Double.NaN);
    }
    return options.stream()
        .filter(Choice.Cards.class::isInstance)
        .map(Choice.Cards.class::cast)
        .map(cards -> new Pair(cards, mark(cards, known)))
        .sorted(Comparator.comparingDouble(Pair::mark).reversed())
        .toList();
  }

  private double mark(Choice.Cards cards, double[][] known) {
    int one = Math.min(cards.leading(), cards.second());
    int two = Math.max(cards.leading(), cards.second());
    if (Double.isNaN(known[one][two])) {
      known[one][two] = pair(one, two);
    }
    return known[one][two] + initiative(cards.leading());
  }

  /** Near enemies it is good to be first, far from them to let them come. */
  private double initiative(int leading) {
    int number = hero.cards().initiative(leading);
    return fighting ? (nearest() > 3 ? w(Weight.LAST) : -w(Weight.FIRST)) * number : 0;
  }

  /** How likely somebody plays what the hero has chosen in an imagined game. */
  double chosen() {
    return switch (hero.plan()) {
      case UNDECIDED -> 0;
      case LONG_REST -> hero.cards().mayPlay() ? 0 : RESTS;
      case CARDS -> {
        int leading = hero.cards().leading();
        yield pair(leading, hero.second()) + initiative(leading);
      }
    };
  }

  Choice choose(List<Choice> options) {
    Choice best = options.getFirst();
    double most = Double.NEGATIVE_INFINITY;
    double[][] known = new double[32][32];
    for (double[] row : known) {
      Arrays.fill(row, Double.NaN);
    }
    for (int i = 0; i < options.size(); i++) {
      if (options.get(i) instanceof Choice.Cards cards) {
        double mark = mark(cards, known);
        if (mark > most) {
          most = mark;
          best = cards;
        }
      }
    }
    return restsRather(options) || !(best instanceof Choice.Cards) ? rest(options, best) : best;
  }

  private static Choice rest(List<Choice> options, Choice otherwise) {
    for (Choice option : options) {
      if (option instanceof Choice.LongRest) {
        return option;
      }
    }
    return otherwise;
  }

  /** Wounded, nobody near, and the hand nearly played. */
  boolean restsRather(List<Choice> options) {
    int hand = Integer.bitCount(hero.cards().hand());
    boolean quiet = !fighting || nearest() > w(Weight.QUIET);
    return quiet
        && wounds >= w(Weight.PATCH)
        && hand <= 3
        && options.contains(new Choice.LongRest());
  }

  private double pair(int one, int two) {
    var a = hero.cards().side(one);
    var b = hero.cards().side(two);
    return Math.max(both(a.top(), b.bottom()), both(b.top(), a.bottom()));
  }

  private double both(CardAction top, CardAction bottom) {
    double best = together(top, bottom);
    if (top.lost()) {
      best = Math.max(best, together(CardAction.BASIC_ATTACK, bottom));
    }
    if (bottom.lost() || instinct.gist(bottom).move() == 0) {
      best = Math.max(best, together(top, CardAction.BASIC_MOVE));
    }
    return best;
  }

  /** What a top and a bottom action come to in one turn. */
  double together(CardAction top, CardAction bottom) {
    Gist up = instinct.gist(top);
    Gist down = instinct.gist(bottom);
    double move = figure.has(Condition.IMMOBILIZE) ? 0 : Math.max(up.move(), down.move());
    double mark = strike(up, down.move()) + strike(down, up.move()) + alone(up) + alone(down);
    mark += fighting ? approach(move) : Math.min(move, steps[0]) * w(Weight.MARCH);
    if (top.lost()) {
      mark -= loss;
    }
    if (bottom.lost()) {
      mark -= loss;
    }
    return mark;
  }

  private double strike(Gist gist, double move) {
    if (!gist.attacks() || !fighting) {
      return 0;
    }
    double most = gist.range() + (figure.has(Condition.IMMOBILIZE) ? 0 : move);
    int within = 0;
    while (within < steps.length && steps[within] <= most) {
      within++;
    }
    return within > 0 ? gist.blow(within) : w(Weight.DRY) * gist.attack();
  }

  private double approach(double move) {
    return nearest() > 1 ? w(Weight.APPROACH) * Math.min(move, nearest()) : 0.1 * move;
  }

  /** What it does whoever is near. */
  private double alone(Gist gist) {
    double heals = Math.min(gist.heal(), Math.max(wounds, others)) * w(Weight.MEND);
    double good = gist.good() * (fighting ? w(Weight.GOOD) : w(Weight.CALM));
    return heals + good + back(gist) + (gist.loot() >= 0 ? 0.3 : 0);
  }

  /** Cards that come back are rounds; the more of them, the better. */
  private double back(Gist gist) {
    if (gist.back() == 0 && gist.revived() == 0) {
      return 0;
    }
    int hand = Integer.bitCount(hero.cards().hand() | hero.cards().selected());
    int used = Integer.bitCount(hero.cards().discards());
    int again = Math.min(gist.back(), used);
    int revived = Math.min(gist.revived(), Integer.bitCount(hero.cards().lost()));
    int more = Stamina.rounds(hand + again + revived, used - again) - Stamina.rounds(hand, used);
    return w(Weight.ROUND) * (more - 2);
  }

  /** One action, as the only one that is left. */
  double single(CardAction action, boolean top) {
    return top ? together(action, NONE) : together(NONE, action);
  }

  private static final CardAction NONE = CardAction.of();
  private static final double RESTS = 99;
}
