package haven.bots;

import haven.board.Hex;
import haven.model.FigureId;
import haven.play.engine.Chance;
import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.table.Figure;
import haven.play.table.HeroState;
import haven.play.table.State;
import haven.play.view.Insight;
import haven.play.view.Unfinished;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Looks one round ahead: every sensible answer is tried in an imagined game where the likeliest
 * comes up, played on by instinct until the round is over, and the one after which things look best
 * is given.
 */
final class Steady implements Bot {
  /** So many choices are made in imagined games for one decision, or a few more. */
  static final int BUDGET = 240;

  private static final int LONGEST = 120;
  private static final int FEWEST = 3;

  /** The games by which answers are weighed for a review. */
  private static final int WEIGHED = 6;

  /** Guesses at what others have chosen. */
  private static final int GUESSES = 8;

  private final Instinct instinct;
  private final long seed;
  private final int budget;

  Steady(long seed) {
    this(seed, Fitted.WEIGHTS, BUDGET);
  }

  Steady(long seed, Weights weights, int budget) {
    this.seed = seed;
    this.budget = budget;
    instinct = new Instinct(weights);
  }

  /** An answer, the game to which it has led, and how that looks. */
  record Tried(Choice choice, Game game, Merit merit) {}

  @Override
  public Decision consider(Insight insight, Prompt prompt) {
    List<Tried> tried = tried(insight, prompt);
    return new Decision(
        step(prompt, tried.getFirst().choice),
        tried.size() == 1
            ? List.of()
            : Deciding.of(tried.get(0), tried.get(1), insight.imagine(seed).state().figures()));
  }

  /** What it would answer in a game that is imagined already. */
  Choice choose(Game game, Prompt prompt) {
    Game world = game.copy(Chance.Source.LIKELIEST);
    return step(prompt, tried(world, prompt, candidates(world, prompt)).getFirst().choice);
  }

  /**
   * A game that may be the real one. Where others have chosen already what nobody has seen, it is
   * the most sensible of a few.
   */
  Game imagined(Insight insight, Prompt prompt, long from) {
    Game best = insight.imagine(from);
    if (prompt.kind() == Prompt.Kind.CARDS) {
      double most = chosen(best, prompt);
      for (int i = 1; i < GUESSES; i++) {
        Game other = insight.imagine(from + i);
        double mark = chosen(other, prompt);
        if (mark > most) {
          most = mark;
          best = other;
        }
      }
    }
    return best;
  }

  private double chosen(Game game, Prompt prompt) {
    State state = game.state();
    double sum = 0;
    for (int i = 0; i < state.heroes(); i++) {
      HeroState hero = state.hero(i);
      boolean guessed = !hero.isOut() && hero.seat() != prompt.seat() && !hero.isRevealed();
      if (guessed && hero.plan() != HeroState.Plan.UNDECIDED) {
        sum += new CardSense(instinct, state, hero).chosen();
      }
    }
    return sum;
  }

  /** A way is gone step by step. */
  static Choice step(Prompt prompt, Choice choice) {
    return prompt.kind() == Prompt.Kind.STEP && choice instanceof Choice.Along(List<Hex> path)
        ? new Choice.To(path.getFirst())
        : choice;
  }

  @Override
  public List<Weighed> weigh(Insight insight, Prompt prompt, Choice chosen) {
    Game world = imagined(insight, 0);
    List<Choice> some = new ArrayList<>(candidates(world, prompt));
    if (some.size() == 1) {
      return List.of();
    }
    some.remove(chosen);
    some.addFirst(chosen);
    return tried(world, prompt, some).stream()
        .map(one -> new Weighed(one.choice, chance(insight, prompt, one.choice)))
        .sorted(Comparator.comparingDouble(Weighed::chance).reversed())
        .toList();
  }

  private Game imagined(Insight insight, int number) {
    return insight.imagine(seed + number).copy(Chance.Source.LIKELIEST);
  }

  /** At the end of the round, in the same few games for every answer. */
  private double chance(Insight insight, Prompt prompt, Choice choice) {
    double sum = 0;
    for (int number = 0; number < WEIGHED; number++) {
      Game game = imagined(insight, number);
      playOut(game, prompt, choice);
      sum += Merit.of(game, instinct).chance();
    }
    return sum / WEIGHED;
  }

  List<Tried> tried(Insight insight, Prompt prompt) {
    Game world = imagined(insight, prompt, seed).copy(Chance.Source.LIKELIEST);
    return tried(world, prompt, candidates(world, prompt));
  }

  /** What was thought about, the best first. */
  List<Tried> tried(Game world, Prompt prompt, List<Choice> candidates) {
    List<Tried> tried = new ArrayList<>();
    int left = candidates.size() == 1 ? 0 : budget;
    for (Choice candidate : candidates) {
      if (left > 0 || tried.size() < FEWEST) {
        Game game = world.copy();
        if (candidates.size() > 1) {
          left -= playOut(game, prompt, candidate);
        }
        tried.add(new Tried(candidate, game, Merit.of(game, instinct)));
      }
    }
    tried.sort(Comparator.comparingDouble((Tried one) -> one.merit.sum()).reversed());
    return tried;
  }

  /** Until the round is over; a rest between rounds until the next one is. */
  private int playOut(Game game, Prompt prompt, Choice candidate) {
    int round = game.state().round();
    int made = take(game, prompt, candidate);
    return made + instinct.playOn(game, now -> now.state().round() > round, LONGEST);
  }

  /** Gives an answer that may be a whole way, and says how many choices that took. */
  static int take(Game game, Prompt prompt, Choice answer) {
    if (prompt.kind() == Prompt.Kind.STEP && answer instanceof Choice.Along(List<Hex> path)) {
      return walk(game, path);
    }
    game.choose(prompt.seat(), answer);
    return 1;
  }

  /** As far as one can go that way. */
  private static int walk(Game game, List<Hex> path) {
    int made = 0;
    for (Hex hex : path) {
      Choice step = new Choice.To(hex);
      if (!(game.prompt() instanceof Prompt now
          && now.kind() == Prompt.Kind.STEP
          && now.options().contains(step))) {
        return made;
      }
      game.choose(now.seat(), step);
      made++;
    }
    return made;
  }

  /** The answers that are worth a thought, those first that look good; or the only one. */
  List<Choice> candidates(Game game, Prompt prompt) {
    if (prompt.options().size() == 1) {
      return prompt.options();
    }
    return switch (prompt.kind()) {
      case CARDS -> hands(game, prompt);
      case STEP -> destinations(game, prompt);
      case NEGATE -> instinct.negations(game, prompt);
      case ACTION,
          TARGET,
          AREA,
          PERFORM,
          FORCED_PATH,
          ITEM,
          BEFORE_DRAW,
          SHORT_REST,
          HEX,
          CHOOSE,
          FIGURE,
          ELEMENT,
          REDRAW,
          PAY ->
          all(game, prompt);
      case BATTLE_GOAL,
          START_HEX,
          WHO_FIRST,
          ORDER_OF_BONUSES,
          MODIFIER,
          MODIFIER_EFFECTS,
          ORDER_OF_EFFECTS,
          REST_CARDS,
          REST_LOSS,
          REST_HEAL,
          REST_REFRESH,
          RECOVER,
          ESCAPE,
          MONSTER_TURN,
          PLACE_WHOM,
          CHANCE,
          UNDO ->
          List.of(instinct.choose(game, prompt));
    };
  }

  /** What instinct says first. */
  private List<Choice> all(Game game, Prompt prompt) {
    List<Choice> some = new ArrayList<>();
    some.add(instinct.choose(game, prompt));
    for (Choice option : prompt.options()) {
      if (!(option instanceof Choice.Remove) && !some.contains(option)) {
        some.add(option);
      }
    }
    return some;
  }

  private List<Choice> hands(Game game, Prompt prompt) {
    State state = game.state();
    CardSense sense = new CardSense(instinct, state, state.hero(prompt.decider()));
    List<Choice> some = new ArrayList<>();
    for (Choice option : prompt.options()) {
      if (!(option instanceof Choice.Cards || option instanceof Choice.Remove)) {
        some.add(option);
      }
    }
    sense.pairs(prompt.options()).forEach(pair -> some.add(pair.cards()));
    return some;
  }

  private List<Choice> destinations(Game game, Prompt prompt) {
    State state = game.state();
    FigureId id = prompt.figure();
    Figure mover = state.figure(id);
    if (mover.nature().hero() < 0) {
      return all(game, prompt);
    }
    StepSense sense = new StepSense(instinct, state, mover, Unfinished.of(state, id));
    int here = state.board().at(mover.hex());
    List<Choice> ways =
        sense.spots().stream()
            .sorted(Comparator.comparingDouble(StepSense.Spot::mark).reversed())
            .map(spot -> sense.way(here, spot.cell(), prompt.options()))
            .distinct()
            .toList();
    return ways.isEmpty() ? List.of(Instinct.decline(prompt.options())) : ways;
  }
}
