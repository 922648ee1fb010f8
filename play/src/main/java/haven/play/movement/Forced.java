package haven.play.movement;

import haven.board.Hex;
import haven.model.Cite;
import haven.model.words.Phrase;
import haven.play.ability.Tiles;
import haven.play.engine.Choice;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import java.util.ArrayList;
import java.util.List;

/**
 * A push or pull: whoever decides chooses the path.
 *
 * @param decider who decides about the ability it belongs to; the group if -1 (FRC-06), unless the
 *     acting figure has a player
 */
public record Forced(int actor, int decider, int target, Force force) implements Question {
  /** The same by more hexes (ATK-38). */
  public Forced plus(Force more) {
    return new Forced(actor, decider, target, force.plus(more));
  }

  @Override
  public Object asked(Play play, Prompt prompt) {
    return Phrase.figure(actor);
  }

  @Override
  public Phrase asks(Play play, Prompt prompt) {
    return Phrase.of("ask.FORCED_PATH", Phrase.figure(target));
  }

  @Override
  public Prompt prompt(Play play) {
    var options = new ArrayList<Choice>();
    if (play.isHere(target) && play.isHere(actor) && !play.piece(target).nature().isObjective()) {
      for (List<Hex> path : move(play).choices()) {
        options.add(path.isEmpty() ? new Choice.Decline() : new Choice.Along(path));
      }
    }
    int chooser = decider >= 0 || play.master(play.piece(actor)).isEmpty() ? decider : actor;
    Cite cite = force.kind() == Force.Kind.PUSH ? Cite.PUSH : Cite.PULL;
    return play.ask(Prompt.Kind.FORCED_PATH, chooser, target, cite, options);
  }

  private ForcedMove move(Play play) {
    return ForcedMove.of(
        play.scene(), play.state().piece(actor), play.state().piece(target), force);
  }

  @Override
  public void answer(Play play, Choice choice) {
    if (choice instanceof Choice.Along(List<Hex> path)) {
      Cite cite = force.kind() == Force.Kind.PUSH ? Cite.PUSH : Cite.PULL;
      for (int i = path.size() - 1; i >= 0; i--) {
        play.push(new Moves.Enter(target, path.get(i), true, actor, cite));
        if (force.crash().isPresent()) {
          play.push(new Tiles.Crash(actor, target, path.get(i), force.crash().get()));
        }
      }
    }
  }
}
