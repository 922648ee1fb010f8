package haven.play.movement;

import haven.board.Hex;
import haven.model.Cite;
import haven.model.FigureId;
import haven.model.ability.Effect;
import haven.model.words.Phrase;
import haven.play.ability.Tiles;
import haven.play.ability.Values;
import haven.play.engine.Choice;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.engine.Task;
import haven.play.table.Figure;
import java.util.ArrayList;
import java.util.List;

/**
 * A push or pull: whoever decides chooses the path.
 *
 * @param decider who decides about the ability it belongs to; the group if nobody (FRC-06), unless
 *     the acting figure has a player
 */
public record Forced(FigureId actor, FigureId decider, FigureId target, Force force)
    implements Question {
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
    if (play.isHere(target)
        && play.isHere(actor)
        && !play.figure(target).nature().isObjective()
        && !play.effects().isUnmovable(play.figure(target), play.figure(actor))) {
      for (List<Hex> path : move(play).choices()) {
        options.add(path.isEmpty() ? new Choice.Decline() : new Choice.Along(path));
      }
    }
    FigureId chooser =
        decider.isSomebody() || play.master(play.figure(actor)).isEmpty() ? decider : actor;
    Cite cite = force.kind() == Force.Kind.PUSH ? Cite.PUSH : Cite.PULL;
    return play.ask(Prompt.Kind.FORCED_PATH, chooser, target, cite, options);
  }

  private ForcedMove move(Play play) {
    return ForcedMove.of(
        play.scene(), play.state().acting(actor), play.state().figure(target), force);
  }

  @Override
  public void answer(Play play, Choice choice) {
    force
        .against()
        .ifPresent(crash -> play.push(new AgainstWall(this, play.figure(target).hex(), crash)));
    if (choice instanceof Choice.Along(List<Hex> path)) {
      List<Hex> way = new ArrayList<>(List.of(play.figure(target).hex()));
      way.addAll(path);
      play.push(new Led(this, List.copyOf(way), 0));
    }
  }

  /**
   * The figure is led the way that was chosen, hex by hex. What it meets in a hex takes effect
   * before it goes on; if it stands elsewhere by then, or the way is barred, what is left of the
   * push or pull is decided anew.
   *
   * @param at which hex of the path it should stand in
   */
  record Led(Forced forced, List<Hex> path, int at) implements Task {
    @Override
    public void run(Play play) {
      if (!play.isHere(forced.target)) {
        return;
      }
      boolean there = play.figure(forced.target).hex().equals(path.get(at));
      if (there && at == path.size() - 1) {
        arrived(play);
        return;
      }
      if (there && isOpen(play)) {
        enter(play, path.get(at + 1));
      } else if (left(play) > 0) {
        play.push(rest(play));
      }
    }

    private void arrived(Play play) {
      if (at == 0) {
        return;
      }
      Figure moved = play.figure(forced.target);
      Figure actor = play.figure(forced.actor);
      play.effects().perform(Effect.Moment.FORCED, moved, Values.of(play, moved, actor));
      if (!actor.isGone()) {
        play.effects().perform(Effect.Moment.AFTER_FORCING, actor, Values.of(play, actor, moved));
      }
    }

    private boolean isOpen(Play play) {
      return at == 0
          || isSlide(play, at + 1)
          || !play.isHere(forced.actor)
          || rest(play).move(play).choices().contains(path.subList(at + 1, path.size()));
    }

    private Forced rest(Play play) {
      return new Forced(forced.actor, forced.decider, forced.target, forced.force.by(left(play)));
    }

    private int left(Play play) {
      int left = forced.force.hexes();
      for (int i = 1; i <= at; i++) {
        left -= isSlide(play, i) ? 0 : 1;
      }
      return left;
    }

    /** OVL-58, OVL-61: ice carries whoever walks, but not into others. */
    private boolean isSlide(Play play, int index) {
      return !play.figure(forced.target).isFlying()
          && Sliding.isSlide(play, path, index)
          && !Sliding.isTaken(play, forced.target, path.get(index));
    }

    private void enter(Play play, Hex hex) {
      Cite cite = forced.force.kind() == Force.Kind.PUSH ? Cite.PUSH : Cite.PULL;
      play.push(new Led(forced, path, at + 1));
      play.push(new Moves.Enter(forced.target, hex, true, forced.actor, cite));
      forced
          .force
          .crash()
          .ifPresent(crash -> play.push(new Tiles.Crash(forced.actor, forced.target, hex, crash)));
    }
  }
}
