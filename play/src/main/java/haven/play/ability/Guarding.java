package haven.play.ability;

import haven.model.Cite;
import haven.model.FigureId;
import haven.model.ability.Effect;
import haven.model.ability.Effect.Change;
import haven.play.engine.By;
import haven.play.engine.Event;
import haven.play.engine.Play;
import haven.play.special.StandingRules;
import haven.play.table.Active;
import haven.play.table.Figure;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Lasting effects that come between a figure and harm: of cards in play, and printed ones. */
public final class Guarding {
  private Guarding() {}

  /** Who is targeted by an attack on a figure: itself, or whoever steps in for it. */
  public static FigureId targeted(
      Play play, Figure attacker, FigureId target, Values.Manner manner) {
    List<Active> actives = play.state().actives();
    for (int i = 0; i < actives.size(); i++) {
      Active active = actives.get(i);
      for (Effect effect : active.effects()) {
        if (stepsIn(play, active.owner(), effect, attacker, target, manner)) {
          if (active.hasSlots()) {
            play.effects().useSlot(active);
          }
          return intercept(play, active.owner(), target, By.of(play, active));
        }
      }
    }
    List<Figure> alive = play.state().alive();
    for (int i = 0; i < alive.size(); i++) {
      FigureId owner = alive.get(i).id();
      List<Effect> traits = alive.get(i).nature().stats().traits();
      for (int j = 0; j < traits.size(); j++) {
        if (stepsIn(play, owner, traits.get(j), attacker, target, manner)) {
          return intercept(play, owner, target, new By.Bonus(owner));
        }
      }
    }
    return target;
  }

  private static boolean stepsIn(
      Play play,
      FigureId owner,
      Effect effect,
      Figure attacker,
      FigureId target,
      Values.Manner manner) {
    Figure victim = play.figure(target);
    return effect.change() instanceof Change.Intercepts
        && !owner.equals(target)
        && play.isHere(owner)
        && play.figure(owner).side() != attacker.side()
        && Scopes.cover(play, owner, effect, victim)
        && new Values(play, attacker, victim, manner).hold(effect.checks());
  }

  private static FigureId intercept(Play play, FigureId owner, FigureId target, By by) {
    play.tell(new Event.Intercepted(play.cite(Cite.SPECIAL_TEXT), owner, target, by));
    return owner;
  }

  /**
   * The effects of cards in play that negate damage to the figure (DMG-06).
   *
   * @param attack whether it is of an attack
   */
  public static List<Active> negating(Play play, Figure figure, int damage, boolean attack) {
    List<Active> actives = play.state().actives();
    if (actives.isEmpty()) {
      return List.of();
    }
    List<Active> negating = new ArrayList<>();
    for (Active active : actives) {
      if (active.effects().stream()
          .anyMatch(effect -> negates(play, active.owner(), effect, figure, damage, attack))) {
        negating.add(active);
      }
    }
    return negating;
  }

  private static boolean negates(
      Play play, FigureId owner, Effect effect, Figure figure, int damage, boolean attack) {
    return effect.change() instanceof Change.NegatesDamage
        && Scopes.cover(play, owner, effect, figure)
        && new Values(play, figure, figure, manner(attack), damage).hold(effect.checks());
  }

  private static Values.Manner manner(boolean attack) {
    return attack ? Values.Manner.UNKNOWN : Values.Manner.NONE;
  }

  /** The effect negates one source of damage; with use slots its marker advances (BON-10). */
  public static By negate(Play play, Active active, boolean attack) {
    boolean retaliates =
        active.effects().stream().anyMatch(one -> one.change() instanceof Change.Retaliate);
    if (attack && retaliates) {
      play.state().turn().negates(active.source());
    }
    if (active.hasSlots() && !(attack && retaliates)) { // else with the retaliate, as one (BON-09)
      play.effects().useSlot(active);
    }
    return By.of(play, active);
  }

  /** A retaliate that comes with negated damage waits for that: one slot is for both (BON-09). */
  static boolean waits(Play play, Active active, Effect effect) {
    return effect.change() instanceof Change.Retaliate
        && active.hasSlots()
        && active.effects().stream().anyMatch(one -> one.change() instanceof Change.NegatesDamage)
        && !play.state().turn().hasNegated(active.source());
  }

  /** Whose stat card says that damage to the figure is negated: there is nothing to choose. */
  public static Optional<By> printed(Play play, Figure figure, int damage, boolean attack) {
    List<Figure> alive = play.state().alive();
    for (int i = 0; i < alive.size(); i++) {
      FigureId owner = alive.get(i).id();
      List<Effect> traits = alive.get(i).nature().stats().traits();
      for (int j = 0; j < traits.size(); j++) {
        if (negates(play, owner, traits.get(j), figure, damage, attack)) {
          return Optional.of(new By.Bonus(owner));
        }
      }
    }
    Values values = new Values(play, figure, figure, manner(attack), damage);
    if (StandingRules.negates(play, figure, values::hold)) {
      return Optional.of(new By.Bonus(figure.id()));
    }
    return Optional.empty();
  }
}
