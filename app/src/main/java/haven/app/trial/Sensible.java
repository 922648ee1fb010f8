package haven.app.trial;

import haven.board.Hex;
import haven.board.Terrain;
import haven.model.FigureId;
import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.table.Figure;
import haven.play.table.Side;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;

/**
 * Somebody who wants to see something: as much as possible is performed and paid for.
 *
 * @param walked where the figure that moves has been
 * @param items whether items are used wherever they can be
 */
record Sensible(Walk walk, boolean items, Set<Hex> walked) implements Answering {
  /** Where a move leads, which decides what the abilities after it find. */
  enum Walk {
    NEXT_TO_ENEMIES,
    NOWHERE,
    FAR,
    THROUGH_ENEMIES
  }

  Sensible(Walk walk, boolean items) {
    this(walk, items, new HashSet<>());
  }

  @Override
  public Choice to(Game game, Prompt prompt) {
    if (items && prompt.decider() == 0) {
      for (Choice option : prompt.options()) {
        if (option instanceof Choice.Use) {
          return option;
        }
      }
    }
    return switch (prompt.kind()) {
      case CARDS -> first(prompt, Choice.Cards.class::isInstance);
      case ACTION, SHORT_REST -> first(prompt, Choice.Decline.class::isInstance);
      case PAY -> last(prompt, Choice.Accept.class::isInstance);
      case BEFORE_DRAW -> first(prompt, Choice.Buy.class::isInstance);
      case PERFORM, NEGATE, ITEM, MODIFIER_EFFECTS ->
          first(prompt, Choice.Accept.class::isInstance);
      case TARGET -> first(prompt, Choice.At.class::isInstance);
      case AREA -> most(prompt, option -> hit(game, option));
      case STEP -> step(game, prompt);
      case FORCED_PATH ->
          most(prompt, option -> option instanceof Choice.Along(List<Hex> path) ? path.size() : 0);
      case HEX -> first(prompt, Choice.To.class::isInstance);
      case RECOVER -> first(prompt, Choice.Card.class::isInstance);
      case BATTLE_GOAL,
          START_HEX,
          WHO_FIRST,
          ORDER_OF_BONUSES,
          MODIFIER,
          ORDER_OF_EFFECTS,
          ELEMENT,
          CHOOSE,
          REST_CARDS,
          REST_LOSS,
          REST_HEAL,
          REST_REFRESH,
          REDRAW,
          ESCAPE,
          MONSTER_TURN,
          FIGURE,
          PLACE_WHOM,
          CHANCE,
          UNDO ->
          prompt.options().getFirst();
    };
  }

  private static Choice first(Prompt prompt, Predicate<Choice> kind) {
    return prompt.options().stream().filter(kind).findFirst().orElse(prompt.options().getFirst());
  }

  private static Choice last(Prompt prompt, Predicate<Choice> kind) {
    return prompt.options().reversed().stream()
        .filter(kind)
        .findFirst()
        .orElse(prompt.options().getFirst());
  }

  private static Choice most(Prompt prompt, ToLongFunction<Choice> much) {
    long most = prompt.options().stream().mapToLong(much).max().orElse(0);
    return first(prompt, option -> much.applyAsLong(option) == most);
  }

  private static long hit(Game game, Choice option) {
    return option instanceof Choice.Lay(List<Hex> hexes)
        ? enemies(game).stream().filter(figure -> hexes.contains(figure.hex())).count()
        : -1;
  }

  private static List<Figure> enemies(Game game) {
    return game.state().alive().stream()
        .filter(one -> one.nature().side() == Side.MONSTERS)
        .toList();
  }

  private Choice step(Game game, Prompt prompt) {
    FigureId mover = prompt.figure();
    walked.add(game.state().hexOf(mover));
    Choice stop = new Choice.Decline();
    boolean mayStop = prompt.options().contains(stop);
    return switch (walk) {
      case NOWHERE -> mayStop ? stop : prompt.options().getFirst();
      case FAR -> most(prompt, option -> away(game, option));
      case THROUGH_ENEMIES ->
          most(prompt, option -> away(game, option) + (isOnEnemy(game, option) ? 100 : 0));
      case NEXT_TO_ENEMIES -> {
        long here = beside(game, game.state().hexOf(mover));
        Choice best =
            most(prompt, option -> option instanceof Choice.To(Hex hex) ? nearness(game, hex) : -1);
        yield mayStop && here > 0 && walked.size() > 1 ? stop : best;
      }
    };
  }

  private long away(Game game, Choice option) {
    return option instanceof Choice.To(Hex hex) && !walked.contains(hex) && !isTrap(game, hex)
        ? walked.stream().mapToInt(hex::distanceTo).sum()
        : -1;
  }

  private static boolean isTrap(Game game, Hex hex) {
    return game.viewFor(Set.of()).hexes().stream()
        .anyMatch(one -> one.hex().equals(hex) && one.terrain() == Terrain.TRAP);
  }

  private static boolean isOnEnemy(Game game, Choice option) {
    return option instanceof Choice.To(Hex hex)
        && enemies(game).stream().anyMatch(enemy -> enemy.hex().equals(hex));
  }

  private static long beside(Game game, Hex hex) {
    return enemies(game).stream().filter(enemy -> enemy.hex().distanceTo(hex) == 1).count();
  }

  private long nearness(Game game, Hex hex) {
    return walked.contains(hex) || isTrap(game, hex) ? 0 : 1 + beside(game, hex);
  }
}
