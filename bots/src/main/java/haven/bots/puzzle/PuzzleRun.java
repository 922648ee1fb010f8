package haven.bots.puzzle;

import haven.play.engine.Chance;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.table.HeroState;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** One turn being played as a puzzle. */
public final class PuzzleRun {
  /** What is asked between two rounds, once everybody has acted. */
  private static final Set<Prompt.Kind> BETWEEN_ROUNDS =
      EnumSet.of(
          Prompt.Kind.SHORT_REST,
          Prompt.Kind.CARDS,
          Prompt.Kind.REST_CARDS,
          Prompt.Kind.REST_LOSS,
          Prompt.Kind.REDRAW);

  /** Far more than the figures of one round are ever asked. */
  private static final int MOST_SETTLED = 400;

  private final Game game;
  private final int hero;
  private final int lostBefore;
  private TurnTally tally;

  private PuzzleRun(Game game, int hero, int lostBefore, TurnTally tally) {
    this.game = game;
    this.hero = hero;
    this.lostBefore = lostBefore;
    this.tally = tally;
  }

  /**
   * The turn of the hero who is asked.
   *
   * @param position is not touched
   */
  static PuzzleRun of(Game position) {
    Prompt prompt = position.prompt();
    if (prompt == null || prompt.decider() < 0) {
      throw new IllegalArgumentException("it is no hero's turn");
    }
    HeroState hero = position.state().hero(prompt.decider());
    return new PuzzleRun(
        position.copy(Chance.Source.TABLE),
        hero.index(),
        lost(position, hero.index()),
        TurnTally.of(hero.figure()));
  }

  public PuzzleRun copy() {
    return new PuzzleRun(game.copy(), hero, lostBefore, tally);
  }

  /** To be looked at. */
  public Game game() {
    return game;
  }

  public int seat() {
    return game.state().hero(hero).seat();
  }

  public TurnTally tally() {
    return tally;
  }

  /** How many cards this turn has cost, those in the active area that will be lost too. */
  public int lost() {
    return lost(game, hero) - lostBefore;
  }

  private static int lost(Game game, int hero) {
    return Integer.bitCount(game.state().hero(hero).cards().countingAsLost());
  }

  /** All that is printed on the cards that are played or lie in the active area. */
  String cards() {
    HeroState played = game.state().hero(hero);
    int bits = played.playable() | played.cards().active();
    StringBuilder text = new StringBuilder();
    for (int card = 0; card < played.cards().all().size(); card++) {
      if ((bits >> card & 1) != 0) {
        text.append(played.cards().all().get(card));
      }
    }
    return text.toString();
  }

  /** Whether nothing more can be chosen in this turn. */
  public boolean isOver() {
    return tally.over() || game.isOver();
  }

  /** Whether the whole round is over, or the scenario. */
  boolean isRoundOver() {
    Prompt prompt = game.prompt();
    return isOver() && (prompt == null || BETWEEN_ROUNDS.contains(prompt.kind()));
  }

  /** Whether it is the hero who is asked, and nobody else. */
  boolean isOwn() {
    List<Prompt> prompts = game.prompts();
    return prompts.size() == 1
        && !prompts.getFirst().group()
        && prompts.getFirst().decider() == hero;
  }

  /** The hero chooses; what follows by itself, chance included, follows. */
  public List<Event> choose(Choice choice) {
    if (isOver()) {
      throw new IllegalArgumentException("the turn is over");
    }
    List<Event> happened = new ArrayList<>(game.choose(seat(), choice));
    settle(happened);
    tally = tally.after(happened, game.state());
    return happened;
  }

  /** Chance decides, and other heroes suffer what they must. */
  private void settle(List<Event> happened) {
    for (int i = 0; i < MOST_SETTLED; i++) {
      Prompt prompt = game.prompt();
      if (prompt != null && prompt.kind() == Prompt.Kind.CHANCE) {
        happened.addAll(game.choose(prompt.seat(), EvenDraws.drawn(game, prompt)));
      } else if (prompt != null
          && prompt.kind() == Prompt.Kind.NEGATE
          && prompt.decider() != hero) {
        happened.addAll(game.choose(prompt.seat(), new Choice.Accept()));
      } else {
        return;
      }
    }
  }
}
