package haven.play.special;

import haven.board.Board;
import haven.board.Hex;
import haven.model.scenario.Whom;
import haven.play.ability.Values;
import haven.play.engine.Play;
import haven.play.table.Figure;
import haven.play.table.Nature;
import haven.play.table.Side;
import haven.play.table.State;
import java.util.ArrayList;
import java.util.List;

/** The figures that special rules speak of. */
public final class Meant {
  private Meant() {}

  /** All of them that are on the map, in the order in which they came. */
  public static List<Figure> all(Play play, Whom whom) {
    List<Figure> figures = new ArrayList<>();
    for (Figure figure : play.state().alive()) {
      if (isMeant(play, whom, figure)) {
        figures.add(figure);
      }
    }
    return List.copyOf(figures);
  }

  /** Whether the figure whose turn it is is one of them. */
  public static boolean isActing(Play play, Whom whom) {
    State state = play.state();
    return state.turn().figure().isSomebody()
        && !play.figure(state.turn().figure()).isGone()
        && isMeant(play, whom, play.figure(state.turn().figure()));
  }

  public static boolean isMeant(Play play, Whom whom, Figure figure) {
    Board board = play.board();
    return isOfSide(play.state(), whom, figure)
        && (whom.name().isEmpty() || is(figure, whom.name()))
        && (whom.number() == 0 || figure.nature().number() == whom.number())
        && (whom.at().isEmpty() || whom.at().contains(figure.hex()))
        && !whom.notAt().contains(figure.hex())
        && (whom.beside().isEmpty() || isBeside(board, whom.beside(), figure.hex()))
        && (whom.room().isEmpty() || isIn(board, whom.room().get(), figure.hex()))
        && (whom.only().isEmpty() || Values.of(play, figure, figure).hold(whom.only()));
  }

  private static boolean isBeside(Board board, List<Hex> hexes, Hex hex) {
    return hexes.stream().anyMatch(one -> board.range(board.at(one), board.at(hex)) <= 1);
  }

  private static boolean isOfSide(State state, Whom whom, Figure figure) {
    return switch (whom.side()) {
      case ENEMIES -> figure.nature().side() == Side.MONSTERS;
      case FIGURES -> true;
      case SELF -> figure.id().equals(state.turn().figure());
      case ALLIES, AS_USUAL -> figure.nature().isCharacter();
      case ALLIES_OR_SELF ->
          figure.nature().isCharacter() || figure.nature().kind() == Nature.Kind.SUMMON;
    };
  }

  /** Of that type or name. */
  public static boolean is(Figure figure, String typeOrName) {
    return figure.nature().group().equals(typeOrName) || figure.name().equals(typeOrName);
  }

  private static boolean isIn(Board board, Hex room, Hex hex) {
    return board.room(board.at(room)) == board.room(board.at(hex));
  }
}
