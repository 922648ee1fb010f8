package haven.play.ability;

import haven.board.Board;
import haven.model.FigureId;
import haven.model.ability.Cost;
import haven.model.ability.Duration;
import haven.model.ability.Effect;
import haven.model.ability.Effect.Change;
import haven.model.ability.Rider;
import haven.play.engine.Play;
import haven.play.lasting.Settled;
import haven.play.lasting.Stances;
import haven.play.special.StandingRules;
import haven.play.table.Active;
import haven.play.table.Figure;
import java.util.List;
import java.util.function.Predicate;

/** Whom a lasting effect works for, seen from its owner. */
public final class Scopes {
  private Scopes() {}

  /** Whether the owner itself has the effect. */
  public static boolean isForOwner(Effect effect) {
    return switch (effect.scope().affects()) {
      case SELF, ALLIES_OR_SELF, AS_USUAL -> true;
      case ALLIES, ENEMIES, FIGURES -> false;
    };
  }

  /** Whether it has worked for that figure, and works once. */
  static boolean isSpent(Play play, Effect effect, FigureId bearer) {
    return effect.once().isPresent() && play.state().turn().isSpent(bearer, effect);
  }

  static void spend(Play play, Effect effect, FigureId bearer) {
    if (effect.once().isPresent()) {
      play.state().turn().spend(bearer, effect);
    }
  }

  /** What attacks gain once is offered to whoever can decide in which of them. */
  static Change offered(Play play, Active active, Effect effect, Figure bearer) {
    return effect.once().isPresent()
            && effect.change() instanceof Change.Attacks(List<Rider> riders)
            && play.isPlayed(bearer.id())
        ? new Change.Attacks(List.of(new Rider.Paid(new Cost.Use(effect), riders)))
        : Settled.onSlots(active, effect).change();
  }

  /** Whether somebody still has to decide about what attacks gain once. */
  static boolean isOffered(Change change) {
    return change instanceof Change.Attacks(List<Rider> riders)
        && riders.size() == 1
        && riders.getFirst() instanceof Rider.Paid(Cost.Use _, List<Rider> _);
  }

  /** Whether a bonus is no choice of anybody (BON-22). */
  static boolean mustBeUsed(Play play, Active active) {
    return switch (play.rules().combat().uses().bonuses()) {
      case NONE -> false;
      case WITH_SLOTS -> active.hasSlots();
      case PERSISTENT -> active.hasSlots() || active.duration() == Duration.PERSISTENT;
    };
  }

  public static boolean cover(Play play, FigureId owner, Effect effect, Figure bearer) {
    if (isSpent(play, effect, bearer.id())) {
      return false;
    }
    if (owner.equals(bearer.id())) {
      return isForOwner(effect);
    }
    Figure source = play.figure(owner);
    boolean ally =
        effect.change() instanceof Change.Turncoat // it does not undo itself
            ? source.nature().side() == bearer.nature().side()
            : source.side() == bearer.side();
    boolean meant =
        switch (effect.scope().affects()) {
          case SELF, AS_USUAL -> false;
          case ALLIES, ALLIES_OR_SELF -> ally;
          case ENEMIES -> !ally;
          case FIGURES -> true;
        };
    Board board = play.board();
    return meant
        && (!effect.scope().ownSummons() || bearer.nature().summoner().equals(owner))
        && (effect.scope().range() == Effect.Scope.ANYWHERE
            || (!source.isGone()
                && board.range(board.at(source.hex()), board.at(bearer.hex()))
                    <= effect.scope().range()));
  }

  /** Whether the figure has a mark, whoever put it there. */
  static boolean isMarked(Play play, FigureId figure, String mark) {
    List<Active> actives = play.state().actives();
    for (int i = 0; i < actives.size(); i++) {
      if (actives.get(i).owner().equals(figure) && actives.get(i).marks(mark)) {
        return true;
      }
    }
    return false;
  }

  /** Whether something of that kind among what is active covers the figure. */
  static boolean lasts(
      Play play, Active active, Class<? extends Effect.Change> kind, Figure bearer, Values values) {
    for (Effect effect : active.effects()) {
      if (kind.isInstance(effect.change())
          && cover(play, active.owner(), effect, bearer)
          && values.hold(effect.checks())) {
        return true;
      }
    }
    return false;
  }

  /** What is done with one effect that works for a figure. */
  interface Use {
    /**
     * Returns whether the effect was triggered, so that a use slot is used (BON-10).
     *
     * @param forced whether nobody may leave it out (BON-22)
     */
    boolean on(Change change, boolean forced);
  }

  /**
   * Goes through all effects of a kind that work for the bearer where their checks hold.
   *
   * @param values the checks are about: self, target and the attack
   * @param uses whether use slots are used
   */
  static void each(
      Play play,
      Figure bearer,
      Values values,
      boolean uses,
      Class<? extends Change> kind,
      Use use,
      Predicate<Active> keepsItsSlot) {
    List<Effect> traits = bearer.nature().stats().traits();
    for (int i = 0; i < traits.size(); i++) {
      if (kind.isInstance(traits.get(i).change()) && isForOwner(traits.get(i))) {
        apply(traits.get(i), values, use);
      }
    }
    if (StandingRules.areThere(play)) {
      StandingRules.each(
          play,
          bearer,
          effect -> {
            if (kind.isInstance(effect.change())) {
              apply(effect, values, use);
            }
          });
    }
    if (play.state().hasTraitsForOthers()) {
      for (Figure other : play.state().alive()) {
        if (!other.id().equals(bearer.id())) {
          traitsOf(play, other, bearer, values, kind, use);
        }
      }
    }
    List<Active> actives = play.state().actives();
    if (!isAny(actives, kind)) {
      return;
    }
    if (!uses) { // nothing ends on the way
      for (int i = 0; i < actives.size(); i++) {
        apply(play, actives.get(i), bearer, values, false, kind, use);
      }
      return;
    }
    for (Active active : List.copyOf(actives)) {
      if (apply(play, active, bearer, values, true, kind, use)
          && active.hasSlots()
          && !keepsItsSlot.test(active)) {
        play.effects().useSlot(active);
      }
    }
  }

  /** What stands on the card of somebody else, for its allies or enemies (MON-14). */
  private static void traitsOf(
      Play play,
      Figure owner,
      Figure bearer,
      Values values,
      Class<? extends Change> kind,
      Use use) {
    List<Effect> traits = owner.nature().stats().traits();
    for (int i = 0; i < traits.size(); i++) {
      if (kind.isInstance(traits.get(i).change())
          && cover(play, owner.id(), traits.get(i), bearer)) {
        apply(traits.get(i), values, use);
      }
    }
  }

  /** What is printed has no use slots. */
  private static void apply(Effect printed, Values values, Use use) {
    if (values.hold(printed.checks())) {
      use.on(printed.change(), false);
    }
  }

  /** Whether anything of it was used. */
  private static boolean apply(
      Play play,
      Active active,
      Figure bearer,
      Values values,
      boolean uses,
      Class<? extends Change> kind,
      Use use) {
    boolean triggered = false;
    List<Effect> effects = active.effects();
    for (int i = 0; i < effects.size(); i++) {
      Effect effect = effects.get(i);
      if (kind.isInstance(effect.change())
          && cover(play, active.owner(), effect, bearer)
          && Stances.seen(active, bearer, values).hold(effect.checks())
          && !Guarding.waits(play, active, effect)) {
        Change change = offered(play, active, effect, bearer);
        boolean used = use.on(change, mustBeUsed(play, active));
        if (used && uses && !isOffered(change)) {
          spend(play, effect, bearer.id());
        }
        triggered |= used;
      }
    }
    return triggered;
  }

  /** Most of what is asked for nobody has in play: that is known before whom it would work for. */
  private static boolean isAny(List<Active> actives, Class<? extends Change> kind) {
    for (int i = 0; i < actives.size(); i++) {
      List<Effect> effects = actives.get(i).effects();
      for (int j = 0; j < effects.size(); j++) {
        if (kind.isInstance(effects.get(j).change())) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether some card in play, or anything printed, has somebody perform something then. */
  static boolean isAwaited(Play play, Effect.Moment moment) {
    if (play.state().isPrinted(moment) || StandingRules.areThere(play)) {
      return true;
    }
    List<Active> actives = play.state().actives();
    for (int i = 0; i < actives.size(); i++) {
      if (actives.get(i).performs(moment)) {
        return true;
      }
    }
    return false;
  }
}
