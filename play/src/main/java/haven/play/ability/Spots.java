package haven.play.ability;

import haven.board.Board;
import haven.board.Hex;
import haven.model.FigureId;
import haven.model.ability.Spot;
import haven.play.engine.Play;
import haven.play.table.Figure;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** The hexes that an ability speaks of, as things are on the table. */
public final class Spots {
  private Spots() {}

  /** Those that are meant, in the order of the board; choosing one is no targeting. */
  public static List<Hex> of(Play play, FigureId actor, Spot spot) {
    Board board = play.board();
    Figure figure = play.figure(actor);
    Predicate<Hex> meant = meant(play, figure, spot.where());
    int from = board.at(figure.hex());
    int most = spot.within().orElse(Integer.MAX_VALUE);
    List<Hex> hexes = new ArrayList<>();
    play.state()
        .map()
        .active(board)
        .forEach(
            cell -> {
              if (board.range(from, cell) <= most && meant.test(board.hex(cell))) {
                hexes.add(board.hex(cell));
              }
            });
    return hexes;
  }

  private static Predicate<Hex> meant(Play play, Figure figure, Spot.Where where) {
    return switch (where) {
      case OWN_TOKEN -> Tokens.of(play, figure)::contains;
      case OWN_SUMMON -> held(play, other -> other.nature().summoner().equals(figure.id()));
      case ALLY -> held(play, other -> !other.id().equals(figure.id()) && !other.isEnemyOf(figure));
      case ENEMY -> held(play, other -> other.isEnemyOf(figure));
      case HEX -> _ -> true;
      case TARGET -> {
        Optional<Hex> last = lastTarget(play);
        yield hex -> last.filter(hex::equals).isPresent();
      }
    };
  }

  /** Nowhere, if there was none. */
  private static Optional<Hex> lastTarget(Play play) {
    return Optional.ofNullable(play.state().frame())
        .map(frame -> frame.before().targets())
        .filter(targets -> !targets.isEmpty())
        .map(targets -> play.state().hexOf(targets.getLast()));
  }

  private static Predicate<Hex> held(Play play, Predicate<Figure> by) {
    return hex -> play.scene().figureAt(hex).filter(by).isPresent();
  }
}
