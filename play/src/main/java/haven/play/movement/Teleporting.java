package haven.play.movement;

import haven.board.Board;
import haven.board.CellSet;
import haven.board.Hex;
import haven.model.Cite;
import haven.model.FigureId;
import haven.model.ability.Ability;
import haven.model.ability.Spot;
import haven.model.words.Phrase;
import haven.play.ability.Spots;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.map.Exemptions;
import haven.play.scenario.Arrival;
import haven.play.table.Figure;
import java.util.ArrayList;

/**
 * A teleport: into a hex without a way to it (MOV-30).
 *
 * @param by who teleports the figure by force, if anybody: that opens no door (FRC-25)
 */
public record Teleporting(FigureId figure, FigureId decider, Ability.Teleport ability, FigureId by)
    implements Question {
  @Override
  public Phrase asks(Play play, Prompt prompt) {
    return Phrase.of("ask.HEX.teleport");
  }

  @Override
  public Prompt prompt(Play play) {
    var options = new ArrayList<Choice>();
    options.add(new Choice.Decline());
    teleport(play).destinations().forEach(hex -> options.add(new Choice.To(hex)));
    return play.ask(Prompt.Kind.HEX, decider, figure, Cite.TELEPORT, options);
  }

  private Teleport teleport(Play play) {
    Figure mover = play.figure(figure);
    CellSet revealed = play.state().map().activeWithDoors(play.board());
    revealed.retainAll(Exemptions.teleportEnds(play.state(), play.board().at(mover.hex())));
    ability.beside().ifPresent(spot -> revealed.retainAll(beside(play, spot)));
    return by.isNobody()
        ? Teleport.within(play.scene(), mover, ability.hexes(), revealed)
        : Teleport.forced(play.scene(), mover, ability.hexes(), revealed);
  }

  /** EX-MOV-01: the cells adjacent to a hex of that kind; the commander's, if it is forced. */
  private CellSet beside(Play play, Spot spot) {
    Board board = play.board();
    CellSet cells = board.noCells();
    for (Hex hex : Spots.of(play, by.isNobody() ? figure : by, spot)) {
      if (ability.into()) {
        cells.add(board.at(hex));
        continue;
      }
      for (int side = 0; side < 6; side++) {
        int cell = board.enterable(board.at(hex), side); // MOV-34: closed doors, too
        if (cell != Board.NONE) {
          cells.add(cell);
        }
      }
    }
    return cells;
  }

  @Override
  public void answer(Play play, Choice choice) {
    if (choice instanceof Choice.To(Hex hex)) {
      play.result(results -> by.isNobody() ? results.done() : results.target(figure));
      Hex before = play.state().hexOf(figure);
      play.state().stand(figure, hex);
      Figure mover = play.figure(figure);
      play.tell(new Event.Teleported(play.cite(Cite.TELEPORT), figure, hex));
      if (!mover.isFlying()) {
        play.push(new Moves.Touch(figure, by)); // FRC-23
      }
      Arrival.at(play, mover, hex);
      Moves.Enter.comesNear(play, mover, before);
    }
  }
}
