package haven.packs;

import haven.board.Hex;
import haven.model.card.ModifierCard;
import haven.play.engine.Choice;
import haven.play.engine.Prompt;
import haven.play.table.Figure;
import haven.play.table.Side;
import haven.stage.ScenarioGame;
import haven.stage.Watched;
import java.util.List;

/** Two champions or more in a scenario of the pack, with short ways through it. */
final class Vanguard {
  static final String EAST = "Champion of the East";
  static final String WEST = "Champion of the West";

  final ScenarioGame game;
  private boolean peace;

  private Vanguard(ScenarioGame game) {
    this.game = game;
  }

  static Vanguard in(int scenario, int heroes) {
    return new Vanguard(
        ScenarioGame.of(Gloomhaven.champions("" + scenario, 1).setup(heroes)).start(3));
  }

  /** Nobody is in the way any more, as if they had never been there. */
  Vanguard clear() {
    for (Figure figure : List.copyOf(game.game.state().alive())) {
      if (figure.side() == Side.MONSTERS) {
        game.game.state().leave(figure.id());
      }
    }
    return this;
  }

  /** Whoever is revealed leaves at once, from now on. */
  Vanguard inPeace() {
    peace = true;
    return clear();
  }

  /** All monsters but those of a type leave. */
  Vanguard clearAllBut(String type) {
    for (Figure figure : List.copyOf(game.game.state().alive())) {
      if (figure.side() == Side.MONSTERS && !figure.nature().group().equals(type)) {
        game.game.state().leave(figure.id());
      }
    }
    return this;
  }

  /** In one round both go from one hex to the next, by a move of their own, and end their turns. */
  Vanguard go(Hex from, Hex to, Hex otherFrom, Hex otherTo) {
    int round = game.game.state().round();
    select();
    step(EAST, from, to);
    if (!isOver()) {
      step(WEST, otherFrom, otherTo);
    }
    return pass(round);
  }

  /** In one round one goes from a hex to the next. */
  Vanguard go(Hex from, Hex to) {
    int round = game.game.state().round();
    select();
    step(EAST, from, to);
    return pass(round);
  }

  /** In one round one attacks everybody in range, from that hex. */
  Vanguard attack(Hex from) {
    int round = game.game.state().round();
    select();
    game.until(Prompt.Kind.ACTION, EAST);
    game.stand(game.figure(EAST), from.q(), from.r());
    game.comesUp(EAST, ModifierCard.plus(0), ModifierCard.plus(0));
    act(true);
    game.eagerly();
    return pass(round);
  }

  private void step(String hero, Hex from, Hex to) {
    game.until(Prompt.Kind.ACTION, hero);
    Watched figure = game.figure(hero);
    game.stand(figure, from.q(), from.r());
    act(false);
    game.until(Prompt.Kind.STEP);
    game.choose(new Choice.To(to));
    if (peace) {
      clear();
    }
    while (!isOver() && game.game.state().turn().figure().equals(figure.id())) {
      game.choose(game.answers.to(game.game, game.prompt()));
    }
    if (peace) {
      clear();
    }
  }

  private void select() {
    while (game.isAsked(Prompt.Kind.CARDS)) {
      game.choose(
          game.prompt().options().stream()
              .filter(Choice.Cards.class::isInstance)
              .findFirst()
              .orElseThrow());
    }
  }

  private void act(boolean top) {
    game.choose(
        game.prompt().options().stream()
            .filter(
                option ->
                    option instanceof Choice.Act(int _, boolean half, boolean basic)
                        && half == top
                        && !basic)
            .findFirst()
            .orElseThrow());
  }

  private Vanguard pass(int round) {
    while (!isOver() && game.game.state().round() == round) {
      game.choose(game.answers.to(game.game, game.prompt()));
    }
    return this;
  }

  boolean isOver() {
    return game.game.prompt() == null;
  }

  boolean isWon() {
    return isOver() && game.game.state().story().isWon();
  }

  boolean isRevealed(int q, int r) {
    var board = game.game.state().board();
    return game.game.state().map().progress().rooms().contains(board.room(board.at(new Hex(q, r))));
  }
}
