package haven.play.special;

import haven.model.ability.Check;
import haven.model.ability.Effect;
import haven.model.scenario.Situation;
import haven.model.scenario.Standing;
import haven.play.engine.Play;
import haven.play.scenario.Goals;
import haven.play.table.Figure;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** Special rules that work as long as something holds. */
public final class StandingRules {
  private StandingRules() {}

  public static boolean areThere(Play play) {
    return !play.state().setup().scenario().particulars().standing().isEmpty();
  }

  /** All effects that they have for a figure now. */
  public static void each(Play play, Figure figure, Consumer<Effect> use) {
    List<Standing> rules = play.state().setup().scenario().particulars().standing();
    for (int i = 0; i < rules.size(); i++) {
      if (works(play, rules.get(i), figure)) {
        rules.get(i).effects().forEach(use);
      }
    }
  }

  /** Whether some rule can make of figures something else, such as flying ones. */
  public static boolean isAny(Play play, Predicate<List<Effect>> endows) {
    List<Standing> rules = play.state().setup().scenario().particulars().standing();
    for (int i = 0; i < rules.size(); i++) {
      if (endows.test(rules.get(i).effects())) {
        return true;
      }
    }
    return false;
  }

  /** What they make of figures may be otherwise now. */
  public static void lookAgain(Play play) {
    if (areThere(play)) {
      play.refreshEffects();
    }
  }

  /** Whether they keep all damage from the figure now. */
  public static boolean negates(Play play, Figure figure, Predicate<List<Check>> holds) {
    boolean[] found = new boolean[1];
    each(
        play,
        figure,
        effect ->
            found[0] |=
                effect.change() instanceof Effect.Change.NegatesDamage
                    && holds.test(effect.checks()));
    return found[0];
  }

  /** Whether it does nothing in its turns. */
  public static boolean isResting(Play play, Figure figure) {
    List<Standing> rules = play.state().setup().scenario().particulars().standing();
    for (int i = 0; i < rules.size(); i++) {
      if (rules.get(i).rests() && works(play, rules.get(i), figure)) {
        return true;
      }
    }
    return false;
  }

  private static boolean works(Play play, Standing rule, Figure figure) {
    if (!Meant.isMeant(play, rule.whom(), figure)) {
      return false;
    }
    for (Situation condition : rule.conditions()) {
      if (!Goals.isMet(play, condition)) {
        return false;
      }
    }
    return true;
  }
}
