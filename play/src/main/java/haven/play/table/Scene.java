package haven.play.table;

import haven.board.Board;
import haven.board.Ground;
import haven.board.Hex;
import haven.board.Sight;
import haven.model.Ruleset;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/** A board with everything that lies and stands on it, under one ruleset. */
public record Scene(
    Ruleset ruleset, Board board, Sight sight, Ground ground, List<Figure> figures) {

  public Scene {
    figures = List.copyOf(figures);
  }

  /** Nobody shares a hex, except on the way through it. */
  private Scene checked() {
    var taken = new HashSet<Hex>();
    for (Figure figure : figures) {
      board.at(figure.hex());
      if (!taken.add(figure.hex())) {
        throw new IllegalArgumentException("two figures stand on " + figure.hex() + " (MAP-09)");
      }
    }
    return this;
  }

  public static Scene of(Ruleset ruleset, Board board, Ground ground, List<Figure> figures) {
    return new Scene(ruleset, board, board.sight(ruleset.sight()), ground, figures).checked();
  }

  /** The same scene under other rules. */
  public Scene under(Ruleset rules) {
    return rules.sight() == ruleset.sight()
        ? new Scene(rules, board, sight, ground, figures)
        : of(rules, board, ground, figures);
  }

  public Scene with(List<Figure> others) {
    return new Scene(ruleset, board, sight, ground, others).checked();
  }

  public Optional<Figure> figureAt(Hex hex) {
    for (Figure figure : figures) {
      if (figure.hex().equals(hex)) {
        return Optional.of(figure);
      }
    }
    return Optional.empty();
  }

  public Figure figure(String name) {
    return figures.stream()
        .filter(figure -> figure.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no figure is named " + name));
  }

  /** The place of a figure among the figures. */
  public int indexOf(Figure figure) {
    for (int i = 0; i < figures.size(); i++) {
      if (figures.get(i).id().equals(figure.id())) {
        return i;
      }
    }
    throw new IllegalArgumentException(figure.name() + " is not in this scene");
  }
}
