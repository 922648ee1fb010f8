package haven.play.attack;

import haven.board.Board;
import haven.board.Hex;
import haven.board.move.Steps;
import haven.model.Cite;
import haven.model.FigureId;
import haven.model.words.CardWords;
import haven.model.words.Phrase;
import haven.play.engine.Choice;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.table.Figure;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * An attack that targets everybody on the path to its target: which of the shortest paths, where
 * they differ in whom they hit.
 *
 * @param target whom the attacker has chosen
 */
public record OnThePath(Aiming aiming, FigureId target) implements Question {
  private static final int MOST = 64;

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
    Set<Hex> targets = new HashSet<>();
    for (Figure figure : play.state().alive()) {
      if (aiming.mayHit(play, figure.id())) {
        targets.add(figure.hex());
      }
    }
    Board board = play.board();
    Map<Integer, Map<Set<Hex>, List<Hex>>> known = new HashMap<>();
    int goal = board.at(play.figure(target).hex());
    known.put(goal, Map.of(Set.of(), List.of()));
    int from = board.at(play.state().acting(aiming.actor()).hex());
    return List.copyOf(follow(board, from, goal, targets, known).values());
  }

  /** The paths from there on; of more sets than anybody could choose among, the first ones. */
  private static Map<Set<Hex>, List<Hex>> follow(
      Board board,
      int from,
      int goal,
      Set<Hex> targets,
      Map<Integer, Map<Set<Hex>, List<Hex>>> known) {
    Map<Set<Hex>, List<Hex>> paths = known.get(from);
    if (paths != null) {
      return paths;
    }
    paths = new LinkedHashMap<>();
    known.put(from, paths);
    for (int direction = 0; direction < Steps.DIRECTIONS; direction++) {
      int next = direction == Steps.LINK ? board.linked(from) : board.adjacent(from, direction);
      if (next != Board.NONE && board.range(next, goal) == board.range(from, goal) - 1) {
        Hex hex = board.hex(next);
        for (var rest : follow(board, next, goal, targets, known).entrySet()) {
          Set<Hex> met = new HashSet<>(rest.getKey());
          if (targets.contains(hex)) {
            met.add(hex);
          }
          if (paths.size() < MOST && !paths.containsKey(met)) {
            List<Hex> path = new ArrayList<>(rest.getValue());
            path.addFirst(hex);
            paths.put(met, List.copyOf(path));
          }
        }
      }
    }
    return paths;
  }

  @Override
  public void answer(Play play, Choice choice) {
    List<Hex> path = ((Choice.Along) choice).path();
    play.result(results -> results.covered(path));
    aiming.over(path).strike(play, target);
  }
}
