package haven.play.table;

import haven.model.FigureId;
import haven.model.ability.Effect;
import haven.play.table.Active.Source;
import java.util.Optional;

/**
 * An action being performed: abilities in printed order by one figure.
 *
 * @param actor who performs it
 * @param decider the figure whose player decides how; the actor itself as a rule, its commander if
 *     it is controlled (CMD-03)
 * @param source the card or item it is printed on
 * @param performed whether any part has been performed (ABL-13)
 * @param refused whether something mandatory was refused, so that nothing else follows (ABL-14)
 * @param now what the ability in progress has come to
 * @param before what the ability before it came to
 * @param focus whom the actor has focused, if the rules move it (FOC-43); else {@link
 *     FigureId#NOBODY}
 * @param prompted the lasting effect that makes the actor perform it, if one does
 */
public record Frame(
    FigureId actor,
    FigureId decider,
    Source source,
    boolean performed,
    boolean refused,
    Results now,
    Results before,
    FigureId focus,
    Optional<Effect.Change> prompted) {
  public static Frame of(FigureId actor, FigureId decider, Source source) {
    return new Frame(
        actor,
        decider,
        source,
        false,
        false,
        Results.NONE,
        Results.NONE,
        FigureId.NOBODY,
        Optional.empty());
  }

  /** It follows on something that is no ability of it, such as an attack. */
  public Frame after(Results something) {
    return new Frame(actor, decider, source, performed, refused, now, something, focus, prompted);
  }

  public Frame promptedBy(Effect.Change effect) {
    return new Frame(
        actor, decider, source, performed, refused, now, before, focus, Optional.of(effect));
  }

  public Frame with(Results results) {
    return new Frame(
        actor,
        decider,
        source,
        performed || results.performed(),
        refused,
        results,
        before,
        focus,
        prompted);
  }

  /** The next ability begins; what the last move led through is not forgotten. */
  public Frame next() {
    Results last = now.path().isEmpty() ? now.after(before) : now;
    return new Frame(
        actor, decider, source, performed, refused, Results.NONE, last, focus, prompted);
  }

  /** The same after a part that came to nothing: the targets are those of the part before it. */
  public Frame pass() {
    Results last = now.performed() ? now : before.undone();
    return new Frame(
        actor, decider, source, performed, refused, Results.NONE, last, focus, prompted);
  }

  /** Nothing else of the action is performed. */
  public Frame refuse() {
    return new Frame(actor, decider, source, performed, true, now, before, focus, prompted);
  }

  public Frame focusing(FigureId figure) {
    return new Frame(actor, decider, source, performed, refused, now, before, figure, prompted);
  }
}
