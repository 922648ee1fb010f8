package haven.bots;

import haven.board.Board;
import haven.board.Sight;
import haven.model.card.CardAction;
import haven.play.engine.Choice;
import haven.play.engine.Prompt;
import haven.play.table.Figure;
import haven.play.table.HeroState;
import haven.play.table.Side;
import haven.play.table.State;
import java.util.List;

/** Which half of which card comes first. */
final class TurnSense {
  private final Instinct instinct;
  private final State state;
  private final HeroState hero;
  private final Figure figure;
  private final List<Choice> options;

  TurnSense(Instinct instinct, State state, Prompt prompt) {
    this.instinct = instinct;
    this.state = state;
    hero = state.hero(Math.max(0, prompt.decider()));
    figure = state.figureOf(hero);
    options = prompt.options();
  }

  Choice choose() {
    for (Choice option : options) {
      if (option instanceof Choice.Use(int item) && Instinct.isUseful(hero, figure, item)) {
        return option;
      }
    }
    CardSense sense = new CardSense(instinct, state, hero);
    Choice best = Instinct.decline(options);
    double most = Double.NEGATIVE_INFINITY;
    for (Choice option : options) {
      if (option instanceof Choice.Act one) {
        double mark = sense.single(action(one), one.top());
        for (Choice follow : options) {
          if (follow instanceof Choice.Act two
              && two.top() != one.top()
              && two.card() != one.card()) {
            mark = Math.max(mark, both(sense, one, two));
          }
        }
        mark += begins(one);
        if (mark > most) {
          most = mark;
          best = option;
        }
      }
    }
    return best;
  }

  private double both(CardSense sense, Choice.Act one, Choice.Act two) {
    return one.top()
        ? sense.together(action(one), action(two))
        : sense.together(action(two), action(one));
  }

  /** An attack that hits now comes first; one that does not waits for the move. */
  private double begins(Choice.Act act) {
    Gist gist = instinct.gist(action(act));
    if (gist.attacks() && gist.move() == 0) {
      return hits(gist) ? 0.5 : -0.5;
    }
    return 0;
  }

  private boolean hits(Gist gist) {
    Board board = state.board();
    Sight sight = board.sight(state.rules().sight());
    int here = board.at(figure.hex());
    byte[] ranges = board.rangesFrom(here);
    for (Figure other : state.alive()) {
      int at = board.at(other.hex());
      if (other.side() == Side.MONSTERS && ranges[at] <= gist.range() && sight.sees(here, at)) {
        return true;
      }
    }
    return false;
  }

  private CardAction action(Choice.Act act) {
    if (act.basic()) {
      return act.top() ? CardAction.BASIC_ATTACK : CardAction.BASIC_MOVE;
    }
    var side = hero.cards().side(act.card());
    return act.top() ? side.top() : side.bottom();
  }
}
