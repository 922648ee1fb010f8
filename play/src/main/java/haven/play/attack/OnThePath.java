package haven.play.attack;

import haven.board.Board;
import haven.board.Hex;
import haven.board.move.Steps;
import haven.model.Cite;
import haven.model.words.CardWords;
import haven.model.words.Phrase;
import haven.play.engine.Choice;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.table.Piece;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * An attack that targets everybody on the path to its target: which of the shortest paths, where
 * they differ in whom they hit.
 *
 * @param target whom the attacker has chosen
 */
public record OnThePath(Aiming aiming, int target) implements Question {
  @Override
  public Phrase asks(Play play, Prompt prompt) {
    return Phrase.of("ask.PATH", CardWords.ability(aiming.attack()));
  }

  @Override
  public Prompt prompt(Play play) {
    List<Choice> options = new ArrayList<>();
    for (List<Hex> path : paths(play)) {
      options.add(new Choice.Along(path));
    }
    return play.ask(Prompt.Kind.AREA, aiming.decider(), aiming.actor(), Cite.AREA, options);
  }

  /** For every set of figures that a shortest path meets, the first such path. */
  private List<List<Hex>> paths(Play play) {
    Map<List<Hex>, List<Hex>> byFigures = new LinkedHashMap<>();
    Board board = play.board();
    int from = board.at(play.piece(aiming.actor()).hex());
    follow(play, from, board.at(play.piece(target).hex()), List.of(), byFigures);
    return List.copyOf(byFigures.values());
  }

  private void follow(
      Play play, int from, int to, List<Hex> before, Map<List<Hex>, List<Hex>> byFigures) {
    if (from == to) {
      byFigures.putIfAbsent(met(play, before), before);
      return;
    }
    Board board = play.board();
    for (int direction = 0; direction < Steps.DIRECTIONS; direction++) {
      int next = direction == Steps.LINK ? board.linked(from) : board.adjacent(from, direction);
      if (next != Board.NONE && board.range(next, to) == board.range(from, to) - 1) {
        List<Hex> path = new ArrayList<>(before);
        path.add(board.hex(next));
        follow(play, next, to, List.copyOf(path), byFigures);
      }
    }
  }

  private List<Hex> met(Play play, List<Hex> path) {
    List<Hex> met = new ArrayList<>();
    for (Piece piece : play.state().alive()) {
      if (path.contains(piece.hex()) && aiming.mayHit(play, piece.id())) {
        met.add(piece.hex());
      }
    }
    return met;
  }

  @Override
  public void answer(Play play, Choice choice) {
    List<Hex> path = ((Choice.Along) choice).path();
    play.result(results -> results.covered(path));
    aiming.over(path).strike(play, target);
  }
}
