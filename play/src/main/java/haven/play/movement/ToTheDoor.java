package haven.play.movement;

import haven.board.Board;
import haven.board.CellSet;
import haven.board.Hex;
import haven.board.move.Footing;
import haven.board.move.Movement;
import haven.board.move.PathSearch;
import haven.board.move.WayCost;
import haven.board.move.Ways;
import haven.model.Cite;
import haven.model.Condition;
import haven.model.FigureId;
import haven.model.ability.Ability;
import haven.model.words.Phrase;
import haven.play.ability.Values;
import haven.play.engine.Choice;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.engine.Task;
import haven.play.scenario.Arrival;
import haven.play.table.Figure;
import haven.play.table.Results;
import java.util.ArrayList;
import java.util.List;

/** A boss's special: it moves to the nearest closed door and opens it (EX-BOS-02). */
public record ToTheDoor(FigureId figure, Ability.OpenDoor open) implements Question {
  @Override
  public Phrase asks(Play play, Prompt prompt) {
    return Phrase.of("ask.HEX.door");
  }

  @Override
  public Prompt prompt(Play play) {
    List<Choice> options = new ArrayList<>();
    Figure mover = play.figure(figure);
    if (play.canPerform(mover) && !mover.has(Condition.IMMOBILIZE)) {
      offer(play, mover, options);
    }
    return play.askGroup(Prompt.Kind.HEX, figure, Cite.BOSS_SPECIAL, options);
  }

  /** The cheapest ways to the nearest doors, as far as the points reach. */
  private void offer(Play play, Figure mover, List<Choice> options) {
    Board board = play.board();
    Footing footing = play.workshop().footing(board);
    Movement movement = Movement.of(mover.isFlying(), false, false);
    InTheWay.meet(footing, play.scene(), play.state().sceneIndex(figure), movement);
    footing.opensDoors();
    PathSearch search = new PathSearch(board);
    search.from(footing, board.at(mover.hex()));
    int points = Values.of(play, mover).of(open.points(), mover.nature().stats().move());
    CellSet doors = board.shutDoors();
    int best = WayCost.NEVER;
    for (int cell = doors.next(0); cell >= 0; cell = doors.next(cell + 1)) {
      int cost = search.stopCost(cell);
      if (cost < best) {
        best = cost;
        options.clear();
      }
      if (cost == best && cost != WayCost.NEVER) {
        for (List<Hex> way : new Ways(search).to(cell).paths()) {
          List<Hex> path = within(board, search, way, points);
          if (!path.isEmpty() && !options.contains(new Choice.Along(path))) {
            options.add(new Choice.Along(path));
          }
        }
      }
    }
  }

  /** The way without its start, up to the last hex in which the figure may stop. */
  public static List<Hex> within(Board board, PathSearch search, List<Hex> way, int points) {
    for (int last = way.size() - 1; last > 0; last--) {
      int cost = search.stopCost(board.at(way.get(last)));
      if (cost != WayCost.NEVER && WayCost.points(cost) <= points) {
        return way.subList(1, last + 1);
      }
    }
    return List.of();
  }

  @Override
  public void answer(Play play, Choice choice) {
    play.result(Results::done);
    List<Task> steps = new ArrayList<>();
    Hex from = play.figure(figure).hex();
    for (Hex hex : ((Choice.Along) choice).path()) {
      steps.add(new Step(figure, from, hex));
      from = hex;
    }
    play.pushAll(steps);
  }

  /**
   * The next hex of the way, unless something has held the boss or moved it elsewhere (OVL-32); a
   * closed door opens before it, whatever OVL-15 says.
   */
  public record Step(FigureId figure, Hex from, Hex hex) implements Task {
    @Override
    public void run(Play play) {
      Figure mover = play.figure(figure);
      if (!play.canPerform(mover) || mover.has(Condition.IMMOBILIZE) || !mover.hex().equals(from)) {
        return;
      }
      Board board = play.board();
      if (board.isShut(board.at(hex))) {
        Arrival.open(play, figure, hex);
      }
      play.push(new Moves.Enter(figure, hex, true, FigureId.NOBODY, Cite.MONSTER_MOVE));
    }
  }
}
