package haven.bots;

import haven.board.Board;
import haven.board.Hex;
import haven.model.FigureId;
import haven.model.card.AbilityCard;
import haven.model.card.CardAction;
import haven.model.card.ItemCard;
import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.table.Figure;
import haven.play.table.HeroState;
import haven.play.table.Side;
import haven.play.table.State;
import haven.play.turn.Cards;
import haven.play.turn.Payment;
import haven.play.view.Unfinished;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Answers any prompt of an imagined game at once, by verbs and geometry: what somebody does who
 * does not think. Whoever thinks plays on with it to see where something leads.
 */
final class Instinct {
  /** Where an item helps whoever has it, whatever comes. */
  private static final Set<ItemCard.When> AT_ONCE =
      EnumSet.of(
          ItemCard.When.WHEN_ATTACKED,
          ItemCard.When.DAMAGED_BY_ATTACK,
          ItemCard.When.AFTER_ATTACKED,
          ItemCard.When.WHEN_DAMAGED,
          ItemCard.When.AFTER_ATTACK);

  private final Map<CardAction, Gist> gists = new IdentityHashMap<>();
  private final Map<List<AbilityCard>, Integer> revivers = new IdentityHashMap<>();
  private final Weights weights;
  private final Foes foes = new Foes();

  Instinct(Weights weights) {
    this.weights = weights;
  }

  Weights weights() {
    return weights;
  }

  Foes foes() {
    return foes;
  }

  Gist gist(CardAction action) {
    Gist known = gists.get(action);
    if (known == null) {
      known = Gist.of(action);
      gists.put(action, known);
    }
    return known;
  }

  /** Those of a character's cards that bring lost ones back. */
  int revivers(Cards cards) {
    List<AbilityCard> all = cards.all();
    Integer known = revivers.get(all);
    if (known == null) {
      int bits = 0;
      for (int card = 0; card < all.size(); card++) {
        var side = cards.side(card);
        if (gist(side.top()).revived() > 0 || gist(side.bottom()).revived() > 0) {
          bits |= 1 << card;
        }
      }
      known = bits;
      revivers.put(all, known);
    }
    return known;
  }

  Choice choose(Game game, Prompt prompt) {
    List<Choice> options = prompt.options();
    if (options.size() == 1) {
      return options.getFirst();
    }
    return switch (prompt.kind()) {
      case CARDS -> new CardSense(this, game.state(), hero(game, prompt)).choose(options);
      case ACTION -> new TurnSense(this, game.state(), prompt).choose();
      case STEP -> step(game, prompt);
      case TARGET, FIGURE -> new AimSense(weights, game.state(), prompt).figure();
      case AREA -> new AimSense(weights, game.state(), prompt).area();
      case FORCED_PATH -> new AimSense(weights, game.state(), prompt).path();
      case BEFORE_DRAW -> beforeDraw(game, prompt);
      case ORDER_OF_BONUSES, MODIFIER -> highest(prompt);
      case NEGATE -> negate(game, prompt);
      case REST_LOSS -> lose(game, prompt);
      case SHORT_REST -> shortRest(game, prompt);
      case ITEM -> item(game, prompt);
      case RECOVER -> recover(game, prompt);
      case START_HEX -> start(game, prompt);
      case PERFORM,
          ESCAPE,
          REDRAW,
          REST_HEAL,
          REST_REFRESH,
          REST_CARDS,
          MODIFIER_EFFECTS,
          PAY,
          UNDO ->
          yes(options);
      case BATTLE_GOAL,
          WHO_FIRST,
          ORDER_OF_EFFECTS,
          HEX,
          ELEMENT,
          CHOOSE,
          MONSTER_TURN,
          PLACE_WHOM,
          CHANCE ->
          first(options);
    };
  }

  private static HeroState hero(Game game, Prompt prompt) {
    return game.state().hero(Math.max(0, prompt.decider()));
  }

  static Choice yes(List<Choice> options) {
    for (int i = 0; i < options.size(); i++) {
      if (options.get(i) instanceof Choice.Accept) {
        return options.get(i);
      }
    }
    return first(options);
  }

  /** The first that does something. */
  static Choice first(List<Choice> options) {
    for (int i = 0; i < options.size(); i++) {
      Choice option = options.get(i);
      if (!(option instanceof Choice.Decline || option instanceof Choice.Remove)) {
        return option;
      }
    }
    return options.getFirst();
  }

  private Choice step(Game game, Prompt prompt) {
    State state = game.state();
    FigureId id = prompt.figure();
    Figure mover = state.figure(id);
    if (mover.nature().hero() < 0) {
      return decline(prompt.options());
    }
    return new StepSense(this, state, mover, Unfinished.of(state, id)).choose(prompt.options());
  }

  static Choice decline(List<Choice> options) {
    for (int i = 0; i < options.size(); i++) {
      if (options.get(i) instanceof Choice.Decline) {
        return options.get(i);
      }
    }
    return options.getFirst();
  }

  private static Choice beforeDraw(Game game, Prompt prompt) {
    for (Choice option : prompt.options()) {
      if (option instanceof Choice.Buy) {
        return option;
      }
      if (option instanceof Choice.Use(int item)
          && hero(game, prompt).items().item(item).wear() != ItemCard.Wear.LOST) {
        return option;
      }
    }
    return yes(prompt.options());
  }

  private static Choice highest(Prompt prompt) {
    Choice best = first(prompt.options());
    int most = -1;
    for (Choice option : prompt.options()) {
      if (option instanceof Choice.Attack(int value) && value > most) {
        most = value;
        best = option;
      }
    }
    return best;
  }

  /** Hit points first; a card to stay in the game, or against a great blow while it is cheap. */
  private Choice negate(Game game, Prompt prompt) {
    HeroState hero = hero(game, prompt);
    State state = game.state();
    Figure figure = state.figureOf(hero);
    int damage = Unfinished.of(state, hero.figure()).damage();
    boolean lethal = damage >= figure.hitPoints();
    Choice best = yes(prompt.options());
    int hand = Integer.bitCount(hero.cards().hand() | hero.cards().selected());
    int used = Integer.bitCount(hero.cards().discards());
    int now = Stamina.rounds(hand, used);
    double most = lethal ? Double.NEGATIVE_INFINITY : 0;
    for (Choice option : negations(game, prompt)) {
      double gain;
      if (option instanceof Choice.Negate(Payment payment)) {
        int cards = payment.second() >= 0 ? 2 : 1;
        boolean inHand = (hero.cards().hand() >> payment.first() & 1) != 0;
        int rounds =
            inHand
                ? Stamina.rounds(hand - cards, used)
                : Stamina.rounds(hand, Math.max(0, used - cards));
        gain = damage - w(Weight.NEGATE) - w(Weight.DEAR) * (now - rounds) - 0.1 * cards;
      } else if (option instanceof Choice.Accept) {
        continue;
      } else {
        gain = damage - 2;
      }
      if (gain > most) {
        most = gain;
        best = option;
      }
    }
    return best;
  }

  private double w(Weight weight) {
    return weights.of(weight);
  }

  /** To suffer it, any item or effect, and of each kind of payment the one that is missed least. */
  List<Choice> negations(Game game, Prompt prompt) {
    HeroState hero = hero(game, prompt);
    var some = new ArrayList<Choice>();
    var cheapest = new EnumMap<Payment.Kind, Choice>(Payment.Kind.class);
    var costs = new EnumMap<Payment.Kind, Double>(Payment.Kind.class);
    for (Choice option : prompt.options()) {
      if (option instanceof Choice.Negate(Payment payment)) {
        double cost = keep(hero, payment.first());
        if (payment.second() >= 0) {
          cost += keep(hero, payment.second());
        }
        if (cost < costs.getOrDefault(payment.kind(), Double.MAX_VALUE)) {
          costs.put(payment.kind(), cost);
          cheapest.put(payment.kind(), option);
        }
      } else if (!(option instanceof Choice.Remove)) {
        some.add(option);
      }
    }
    some.addAll(cheapest.values());
    return some;
  }

  /** What a card is worth to whoever has it. */
  double keep(HeroState hero, int card) {
    var side = hero.cards().side(card);
    double revives = (revivers(hero.cards()) >> card & 1) == 0 ? 0 : w(Weight.REVIVER);
    return half(side.top()) + half(side.bottom()) + revives;
  }

  private double half(CardAction action) {
    double worth = gist(action).plain();
    return action.lost() ? 1 + worth * 0.3 : worth;
  }

  private Choice lose(Game game, Prompt prompt) {
    HeroState hero = hero(game, prompt);
    Choice best = prompt.options().getFirst();
    double least = Double.MAX_VALUE;
    for (Choice option : prompt.options()) {
      if (option instanceof Choice.Card(int card) && keep(hero, card) < least) {
        least = keep(hero, card);
        best = option;
      }
    }
    return best;
  }

  private Choice recover(Game game, Prompt prompt) {
    HeroState hero = hero(game, prompt);
    Choice best = yes(prompt.options());
    double most = 0;
    for (Choice option : prompt.options()) {
      if (option instanceof Choice.Card(int card) && keep(hero, card) > most) {
        most = keep(hero, card);
        best = option;
      }
    }
    return best;
  }

  /** In a fight rather short; where nobody is near there is time to rest well. */
  private Choice shortRest(Game game, Prompt prompt) {
    HeroState hero = hero(game, prompt);
    List<Choice> options = prompt.options();
    Choice rest = new Choice.Accept();
    if (hero.cards().mayPlay() || !options.contains(rest)) {
      return decline(options);
    }
    Figure figure = game.state().figureOf(hero);
    boolean hurt = figure.hitPoints() < weights.of(Weight.WOUNDED) * figure.maxHitPoints();
    boolean near = nearestEnemy(game.state(), figure.hex()) <= weights.of(Weight.NEAR);
    return near && !hurt ? rest : decline(options);
  }

  private static int nearestEnemy(State state, Hex hex) {
    Board board = state.board();
    byte[] ranges = board.rangesFrom(board.at(hex));
    int nearest = Bearings.FAR;
    List<Figure> all = state.alive();
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).side() == Side.MONSTERS) {
        nearest = Math.min(nearest, ranges[board.at(all.get(i).hex())]);
      }
    }
    return nearest;
  }

  static int nearestHero(State state, Hex hex) {
    Board board = state.board();
    byte[] ranges = board.rangesFrom(board.at(hex));
    int nearest = Bearings.FAR;
    for (int i = 0; i < state.heroes(); i++) {
      HeroState hero = state.hero(i);
      if (!hero.isOut() && hero.figure().isSomebody()) {
        nearest = Math.min(nearest, ranges[board.at(state.figureOf(hero).hex())]);
      }
    }
    return nearest;
  }

  private static Choice item(Game game, Prompt prompt) {
    HeroState hero = hero(game, prompt);
    Figure figure = game.state().figureOf(hero);
    for (Choice option : prompt.options()) {
      if (option instanceof Choice.Use(int item) && isUseful(hero, figure, item)) {
        return option;
      }
    }
    return yes(prompt.options());
  }

  static boolean isUseful(HeroState hero, Figure figure, int item) {
    ItemCard.Use use = hero.items().shown(item);
    Gist gist = Gist.of(use.abilities());
    if (gist.heal() > 0) {
      return figure.maxHitPoints() - figure.hitPoints() >= gist.heal();
    }
    if (gist.back() > 0) {
      return Integer.bitCount(hero.cards().discards()) >= gist.back()
          && Integer.bitCount(hero.cards().hand()) <= 1;
    }
    return AT_ONCE.contains(use.when());
  }

  /** As near to what is to come as one may stand. */
  private static Choice start(Game game, Prompt prompt) {
    State state = game.state();
    Choice best = first(prompt.options());
    int least = Integer.MAX_VALUE;
    for (Choice option : prompt.options()) {
      if (option instanceof Choice.To(Hex hex)) {
        int far = nearestEnemy(state, hex);
        if (far < least) {
          least = far;
          best = option;
        }
      }
    }
    return best;
  }

  /** Plays on until something holds, or so many choices were made. */
  int playOn(Game game, Predicate<Game> until, int most) {
    int made = 0;
    while (made < most) {
      @Nullable Prompt prompt = game.prompt();
      if (prompt == null || until.test(game)) {
        return made;
      }
      game.choose(prompt.seat(), choose(game, prompt));
      made++;
    }
    return made;
  }
}
