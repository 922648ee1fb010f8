package haven.play.command;

import haven.board.Board;
import haven.board.Hex;
import haven.board.move.Footing;
import haven.board.move.Movement;
import haven.board.move.PathSearch;
import haven.board.move.WayCost;
import haven.board.move.Ways;
import haven.model.Cite;
import haven.model.Condition;
import haven.model.FigureId;
import haven.model.ability.Consequence.Drive;
import haven.model.words.Phrase;
import haven.play.engine.Choice;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.engine.Task;
import haven.play.movement.InTheWay;
import haven.play.movement.Moves;
import haven.play.table.Figure;
import haven.play.table.Nature;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A figure that has to move away from another one as far as it can, or next to it. Its player
 * decides where to among the hexes that are as good; it is a forced movement (FRC-14).
 */
public record Driven(FigureId figure, FigureId from, Drive drive) implements Question {
  /** All characters and their summons on the other side move, in the order of their turns. */
  public static void all(Play play, FigureId from, Drive drive) {
    Figure driver = play.figure(from);
    play.pushAll(
        play.state().alive().stream()
            .filter(one -> one.isEnemyOf(driver))
            .filter(one -> one.isCharacter() || one.nature().kind() == Nature.Kind.SUMMON)
            .sorted(Comparator.comparing(Figure::initiative))
            .map(one -> new Driven(one.id(), from, drive))
            .toList());
  }

  @Override
  public Phrase asks(Play play, Prompt prompt) {
    return Phrase.of(
        drive.away() ? "ask.FORCED_PATH.away" : "ask.FORCED_PATH.near", Phrase.figure(from));
  }

  @Override
  public Prompt prompt(Play play) {
    List<Choice> options = new ArrayList<>();
    if (play.isHere(from) && isMovable(play, figure)) {
      offer(play, options);
    }
    return play.ask(Prompt.Kind.FORCED_PATH, figure, figure, Cite.CONTROLLED_MOVE, options);
  }

  /** FRC-12. */
  private static boolean isMovable(Play play, FigureId figure) {
    Figure mover = play.figure(figure);
    return !mover.isGone() && !mover.has(Condition.IMMOBILIZE) && !mover.has(Condition.STUN);
  }

  private void offer(Play play, List<Choice> options) {
    Board board = play.board();
    int start = board.at(play.figure(figure).hex());
    PathSearch direct = search(play, true);
    PathSearch careful = search(play, false);
    for (int end : ends(play, direct)) {
      if (end == start) {
        options.add(new Choice.Decline());
        continue;
      }
      int cost = careful.stopCost(end);
      boolean fits = cost != WayCost.NEVER && WayCost.points(cost) <= drive.points();
      for (List<Hex> way : new Ways(fits ? careful : direct).to(end).paths()) {
        options.add(new Choice.Along(way.subList(1, way.size())));
      }
    }
  }

  /** The hexes that are as far away as possible, or of those beside the other the nearest. */
  private List<Integer> ends(Play play, PathSearch search) {
    Board board = play.board();
    int there = board.at(play.figure(from).hex());
    List<Integer> ends = new ArrayList<>();
    int best = Integer.MIN_VALUE;
    for (int cell = 0; cell < board.cells(); cell++) {
      int cost = search.stopCost(cell);
      if (cost == WayCost.NEVER
          || WayCost.points(cost) > drive.points()
          || !drive.away() && !board.areAdjacent(cell, there)) {
        continue;
      }
      int worth = drive.away() ? board.range(there, cell) : -WayCost.points(cost);
      if (worth > best) {
        best = worth;
        ends.clear();
      }
      if (worth == best) {
        ends.add(cell);
      }
    }
    return ends;
  }

  /**
   * What it costs to go anywhere.
   *
   * @param direct whether only movement points count; else a way without harm is the better one
   */
  private PathSearch search(Play play, boolean direct) {
    Figure mover = play.figure(figure);
    Footing footing = new Footing(play.board());
    Movement movement = Movement.of(mover.isFlying(), false, false);
    InTheWay.meet(footing, play.scene(), play.state().sceneIndex(figure), movement, mover.side());
    if (direct) {
      footing.weighsPointsOnly();
    }
    PathSearch search = new PathSearch(play.board());
    search.from(footing, play.board().at(mover.hex()));
    return search;
  }

  @Override
  public void answer(Play play, Choice choice) {
    if (choice instanceof Choice.Along(List<Hex> path)) {
      List<Task> steps = new ArrayList<>();
      Hex before = play.figure(figure).hex();
      for (Hex hex : path) {
        steps.add(new Step(figure, before, hex, from));
        before = hex;
      }
      play.pushAll(steps);
    }
  }

  /** The next hex, unless something has held the figure or moved it elsewhere. */
  record Step(FigureId figure, Hex before, Hex hex, FigureId by) implements Task {
    @Override
    public void run(Play play) {
      if (isMovable(play, figure) && play.figure(figure).hex().equals(before)) {
        play.push(new Moves.Enter(figure, hex, true, by, Cite.CONTROLLED_MOVE));
      }
    }
  }
}
