package haven.play.special;

import haven.board.Board;
import haven.board.CellSet;
import haven.board.Door;
import haven.board.Hex;
import haven.board.move.Footing;
import haven.board.move.Movement;
import haven.board.move.PathSearch;
import haven.board.move.WayCost;
import haven.board.move.Ways;
import haven.model.Cite;
import haven.model.Condition;
import haven.model.FigureId;
import haven.model.ability.Scenic;
import haven.model.words.Phrase;
import haven.play.ability.Values;
import haven.play.engine.Choice;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.engine.Task;
import haven.play.movement.InTheWay;
import haven.play.movement.ToTheDoor;
import haven.play.table.Figure;
import haven.play.table.Results;
import java.util.ArrayList;
import java.util.List;

/** A figure goes towards a marked hex by the cheapest way; the group chooses among equal ones. */
public record TowardsMark(FigureId figure, Scenic.Towards towards) implements Question {
  @Override
  public Phrase asks(Play play, Prompt prompt) {
    return Phrase.of("ask.HEX.towards", Phrase.figure(figure));
  }

  @Override
  public Prompt prompt(Play play) {
    List<Choice> options = new ArrayList<>();
    Figure mover = play.figure(figure);
    List<Hex> goals = play.state().setup().scenario().map().marked(towards.marks());
    if (play.canPerform(mover)
        && !mover.has(Condition.IMMOBILIZE)
        && !goals.contains(mover.hex())) {
      offer(play, mover, goals, options);
    }
    return play.askGroup(Prompt.Kind.HEX, figure, Cite.MONSTER_MOVE, options);
  }

  private void offer(Play play, Figure mover, List<Hex> goals, List<Choice> options) {
    Board board = towards.opensDoors() ? opened(play.board()) : play.board();
    Footing footing = new Footing(board);
    Movement movement = Movement.of(mover.isFlying(), false, false);
    InTheWay.meet(footing, play.scene(), play.state().sceneIndex(figure), movement);
    PathSearch search = new PathSearch(board);
    search.from(footing, board.at(mover.hex()));
    int points = Values.of(play, mover).of(towards.points(), mover.nature().stats().move());
    int best = WayCost.NEVER;
    for (int cell : ends(play, board, search, goals)) {
      int cost = search.stopCost(cell);
      if (cost < best) {
        best = cost;
        options.clear();
      }
      if (cost == best) {
        for (List<Hex> way : new Ways(search).to(cell).paths()) {
          List<Hex> path = ToTheDoor.within(board, search, way, points);
          if (!path.isEmpty() && !options.contains(new Choice.Along(path))) {
            options.add(new Choice.Along(path));
          }
        }
      }
    }
  }

  /** The map as it finds it: a closed door opens before it, and the way leads on behind. */
  private static Board opened(Board board) {
    Board ahead = board;
    CellSet doors = board.shutDoors();
    for (int cell = doors.next(0); cell >= 0; cell = doors.next(cell + 1)) {
      if (board.door(cell).filter(Door.CLOSED::equals).isPresent()) {
        ahead = ahead.with(board.hex(cell), Door.OPEN);
      }
    }
    return ahead;
  }

  /** The marked hexes that it can come to, or else the hexes nearest to one. */
  private List<Integer> ends(Play play, Board board, PathSearch search, List<Hex> goals) {
    List<Integer> ends = new ArrayList<>();
    for (Hex goal : goals) {
      if (search.stopCost(board.at(goal)) != WayCost.NEVER) {
        ends.add(board.at(goal));
      }
    }
    if (ends.isEmpty()) {
      int here = board.at(play.figure(figure).hex());
      for (Hex goal : goals) {
        nearest(board, board.at(goal), search, here, ends);
      }
      ends.remove(Integer.valueOf(here));
    }
    return ends;
  }

  /** The hexes nearest to a goal by range among those it can come to, and the one it is in. */
  private static void nearest(
      Board board, int goal, PathSearch search, int here, List<Integer> ends) {
    byte[] ranges = board.rangesFrom(goal);
    int least = Board.UNREACHABLE;
    List<Integer> nearest = new ArrayList<>();
    for (int cell = 0; cell < board.cells(); cell++) {
      if (cell != here && search.stopCost(cell) == WayCost.NEVER) {
        continue;
      }
      if (ranges[cell] < least) {
        least = ranges[cell];
        nearest.clear();
      }
      if (ranges[cell] == least && least < Board.UNREACHABLE) {
        nearest.add(cell);
      }
    }
    ends.addAll(nearest);
  }

  @Override
  public void answer(Play play, Choice choice) {
    play.result(Results::done);
    List<Task> steps = new ArrayList<>();
    Hex from = play.figure(figure).hex();
    for (Hex hex : ((Choice.Along) choice).path()) {
      steps.add(new ToTheDoor.Step(figure, from, hex));
      from = hex;
    }
    play.pushAll(steps);
  }
}
