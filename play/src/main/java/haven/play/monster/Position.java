package haven.play.monster;

import haven.board.Board;
import haven.board.Ground;
import haven.board.Sight;
import haven.model.Ruleset;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Everything a monster's turn depends on.
 *
 * @param acting which of the figures takes its turn
 */
public record Position(
    Ruleset ruleset,
    Board board,
    Sight sight,
    Ground ground,
    List<Figure> figures,
    int acting,
    Action action,
    Set<Condition> conditions) {

  public Position {
    figures = List.copyOf(figures);
    conditions = Set.copyOf(conditions);
    var taken = new HashSet<haven.board.Hex>();
    for (Figure figure : figures) {
      board.at(figure.hex());
      if (!taken.add(figure.hex())) {
        throw new IllegalArgumentException("two figures stand on " + figure.hex() + " (MAP-09)");
      }
    }
    if (acting < 0 || acting >= figures.size()) {
      throw new IllegalArgumentException("no figure " + acting + " to act");
    }
  }

  public static Position of(
      Ruleset ruleset,
      Board board,
      Ground ground,
      List<Figure> figures,
      int acting,
      Action action) {
    return new Position(
        ruleset,
        board,
        new Sight(board, ruleset.sight()),
        ground,
        figures,
        acting,
        action,
        Set.of());
  }

  /** The same position under other rules. */
  public Position under(Ruleset rules) {
    return new Position(
        rules,
        board,
        rules.sight() == ruleset.sight() ? sight : new Sight(board, rules.sight()),
        ground,
        figures,
        acting,
        action,
        conditions);
  }

  public Position with(Set<Condition> state) {
    return new Position(ruleset, board, sight, ground, figures, acting, action, state);
  }

  public Position with(Action other) {
    return new Position(ruleset, board, sight, ground, figures, acting, other, conditions);
  }

  public Position with(List<Figure> others) {
    return new Position(ruleset, board, sight, ground, others, acting, action, conditions);
  }

  public Figure actor() {
    return figures.get(acting);
  }
}
