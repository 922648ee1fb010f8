package haven.play.monster;

import haven.board.Board;
import haven.board.Hex;
import haven.board.move.Movement;
import haven.model.Cite;
import haven.model.Condition;
import haven.model.FigureId;
import haven.model.ability.Aim.Focus;
import haven.play.engine.Choice;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.mind.Action;
import haven.play.mind.Mindset;
import haven.play.mind.Outcome;
import haven.play.mind.Position;
import haven.play.table.Figure;
import haven.play.table.Frame;
import haven.play.table.Nature;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Whom a figure focuses that the rules move: found before it does anything (FOC-01) and kept as
 * long as its action lasts, wherever the focus is moved (FOC-43). Among equals the group decides.
 */
public record Focusing(FigureId figure, List<FigureId> candidates) implements Question {

  /** By the card as a whole, with the move and the first attack of it. */
  static Focusing by(Play play, FigureId figure, Action action) {
    List<FigureId> candidates = new ArrayList<>();
    for (Outcome outcome :
        play.workshop().mind.decide(position(play, figure, action, Mindset.FRESH))) {
      ids(play, outcome.focuses()).stream()
          .filter(id -> !candidates.contains(id))
          .forEach(candidates::add);
    }
    return new Focusing(figure, List.copyOf(candidates));
  }

  /**
   * The one that is farthest away of those whom it could come to attack, by initiative among equals
   * (FOC-08); within a range only those whom it sees.
   */
  static Focusing farthest(Play play, FigureId figure, Optional<Action> next, Focus focus) {
    Figure acting = play.figure(figure);
    Board board = play.board();
    int here = board.at(acting.hex());
    Action action = next.orElse(new Action(0, Movement.WALK, Optional.empty()));
    List<FigureId> best = new ArrayList<>();
    long most = Long.MIN_VALUE;
    for (Figure enemy : play.scene().figures()) {
      int there = board.at(enemy.hex());
      int range = board.range(here, there);
      long rank = range * 100_000L - enemy.initiativeForFocus().order();
      boolean meant =
          enemy.isEnemyOf(acting)
              && range <= focus.within()
              && (focus.within() == Focus.ANYWHERE || play.scene().sight().sees(here, there));
      if (meant && rank >= most && isPossible(play, figure, action, enemy.hex())) {
        if (rank > most) {
          best.clear();
        }
        most = rank;
        best.add(enemy.id());
      }
    }
    return new Focusing(figure, List.copyOf(best));
  }

  private static boolean isPossible(Play play, FigureId figure, Action action, Hex enemy) {
    Position there = position(play, figure, action, Mindset.FRESH.keeping(enemy));
    return play.workshop().mind.decide(there).stream()
        .anyMatch(outcome -> outcome.focuses().contains(enemy));
  }

  static List<FigureId> ids(Play play, List<Hex> hexes) {
    if (hexes.isEmpty()) {
      return List.of();
    }
    List<FigureId> ids = new ArrayList<>(hexes.size());
    for (Hex hex : hexes) {
      FigureId id = play.state().at(hex);
      if (id.isSomebody()) {
        ids.add(id);
      }
    }
    return ids;
  }

  /** Whether exactly these figures stand in the hexes, in this order. */
  static boolean stand(Play play, List<FigureId> ids, List<Hex> hexes) {
    int known = 0;
    for (int i = 0; i < hexes.size(); i++) {
      FigureId id = play.state().at(hexes.get(i));
      if (id.isSomebody() && (known == ids.size() || !id.equals(ids.get(known++)))) {
        return false;
      }
    }
    return known == ids.size();
  }

  static Position position(Play play, FigureId figure, Action action, Mindset mindset) {
    return new Position(
        play.scene(),
        play.state().sceneIndex(figure),
        action,
        play.figure(figure).conditions(),
        mindset);
  }

  /**
   * The focus of the action in progress; nobody if there is none yet, or if it is gone (MAT-09).
   */
  static FigureId kept(Play play) {
    FigureId focus = play.state().frameInProgress().focus();
    return focus.isSomebody() && play.isHere(focus) ? focus : FigureId.NOBODY;
  }

  /** Whether the focus cannot be seen any more: it is kept, but nothing is done to it (FOC-28). */
  static boolean isHidden(Play play) {
    FigureId focus = kept(play);
    return focus.isSomebody() && play.figure(focus).has(Condition.INVISIBLE);
  }

  static void keep(Play play, FigureId focus) {
    play.state().frame(play.state().frameInProgress().focusing(focus));
  }

  /** What the figure has on its mind: its focus, where that stands now. */
  static Mindset mindset(Play play) {
    FigureId focus = kept(play);
    return focus.isNobody() ? Mindset.FRESH : Mindset.FRESH.keeping(play.figure(focus).hex());
  }

  /** An action in the course of another one of the same figure is about the same focus. */
  static Frame inherited(Play play, Frame frame) {
    Frame around = play.state().frame();
    return around != null && around.actor().equals(frame.actor())
        ? frame.focusing(around.focus())
        : frame;
  }

  @Override
  public boolean isPlain(Play play) {
    return candidates.size() <= 1;
  }

  @Override
  public void nothing(Play play) {
    if (!candidates.isEmpty()) {
      keep(play, candidates.getFirst());
    }
  }

  @Override
  public Prompt prompt(Play play) {
    List<Choice> options = new ArrayList<>();
    candidates.forEach(id -> options.add(new Choice.At(id)));
    Figure acting = play.figure(figure);
    FigureId decider = acting.nature().kind() == Nature.Kind.SUMMON ? figure : FigureId.NOBODY;
    return play.ask(Prompt.Kind.MONSTER_TURN, decider, figure, Cite.AMBIGUITY, options);
  }

  @Override
  public void answer(Play play, Choice choice) {
    keep(play, ((Choice.At) choice).figure());
  }
}
