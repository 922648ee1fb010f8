package haven.play.attack;

import haven.model.Cite;
import haven.model.Condition;
import haven.model.FigureId;
import haven.model.ability.Ability;
import haven.model.ability.Effect;
import haven.model.ability.Effect.Change;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.rules.ObjectiveRules.ConditionKind;
import haven.play.engine.Event;
import haven.play.engine.Play;
import haven.play.table.Figure;
import haven.play.table.Nature;
import haven.play.table.State;
import java.util.List;

/** How conditions are gained and lost. */
public final class Conditions {
  private Conditions() {}

  /** The figure gains a condition; bless and curse are cards (CON-28). */
  public static void gain(Play play, FigureId figure, Condition meant, Cite cite) {
    Figure bearer = play.figure(figure);
    if (bearer.isGone()) {
      return;
    }
    Condition condition = instead(play, bearer, meant);
    if (isImmune(play, bearer, condition)) {
      play.tell(new Event.Immune(play.cite(Cite.IMMUNITY), bearer.id(), condition));
      return;
    }
    if (condition.isCard()) {
      if (Decks.add(play, bearer, condition)) {
        play.tell(new Event.Gained(play.cite(Cite.BLESS_AND_CURSE), bearer.id(), condition));
      }
      return;
    }
    if (condition == Condition.IMPAIR && !bearer.nature().isCharacter()) { // CON-36
      return;
    }
    boolean ownTurn = play.state().turn().figure().equals(bearer.id());
    play.state().gain(figure, condition, ownTurn);
    play.tell(new Event.Gained(play.cite(cite), bearer.id(), condition));
    Figure now = play.figure(figure);
    play.effects().perform(Effect.Moment.CONDITION_GAINED, now);
  }

  /** What effects make of a condition before it is gained. */
  private static Condition instead(Play play, Figure bearer, Condition condition) {
    Condition[] gained = {condition};
    play.effects()
        .any(
            bearer,
            Effect.Change.InsteadOf.class,
            change -> {
              if (change.condition() == condition) {
                gained[0] = change.gained();
              }
              return false;
            });
    return gained[0];
  }

  private static boolean isImmune(Play play, Figure figure, Condition condition) {
    if (figure.nature().kind() == Nature.Kind.OBJECTIVE) { // CON-14, CON-15
      ConditionKind kind = condition.isNegative() ? ConditionKind.NEGATIVE : ConditionKind.POSITIVE;
      return play.rules().hexes().objectives().immuneTo().contains(kind);
    }
    return figure.isImmuneTo(condition) || play.effects().isImmune(figure, condition);
  }

  public static void lose(Play play, FigureId figure, Condition condition, Cite cite) {
    if (play.figure(figure).has(condition)) {
      play.state().lose(figure, condition);
      play.tell(new Event.LostCondition(play.cite(cite), figure, condition));
      Figure now = play.figure(figure);
      play.effects().perform(Effect.Moment.CONDITION_LOST, now);
    }
  }

  /** CON-07: those that end with the figure's turn, after everything else. */
  public static void expire(Play play, FigureId figure) {
    Figure bearer = play.figure(figure);
    if (!bearer.hasAny()) {
      return;
    }
    for (Condition condition : bearer.conditions()) {
      if (condition.endsWithTurn()) {
        if (bearer.isFresh(condition)) {
          play.state().age(figure, condition); // CON-05
        } else {
          lose(play, figure, condition, Cite.CONDITION_ENDS);
        }
      }
    }
  }

  /**
   * HEA-01, HEA-05: hit points up to the maximum, unless poison takes the heal; wound and poison
   * (brittle, bane) go.
   */
  public static void heal(Play play, FigureId figure, int points, Cite cite) {
    Figure bearer = play.figure(figure);
    if (bearer.isGone()) {
      return;
    }
    boolean poisoned = bearer.has(Condition.POISON);
    for (Condition condition : play.rules().combat().healRemoves()) {
      lose(play, figure, condition, Cite.HEAL_REMOVES);
    }
    int more = play.effects().sum(bearer, Change.Healed.class, Change.Healed::points);
    int lacking = Math.max(0, most(play, bearer) - bearer.hitPoints());
    int healed = poisoned ? 0 : Math.min(points + more, lacking);
    play.state().hitPoints(figure, bearer.hitPoints() + healed);
    play.tell(new Event.Healed(play.cite(poisoned ? Cite.POISON : cite), bearer.id(), healed));
  }

  /** Up to how many hit points a figure can be healed. */
  private static int most(Play play, Figure figure) {
    int over = play.effects().greatest(figure, Change.Overheals.class, Change.Overheals::most);
    return Math.max(figure.maxHitPoints(), over);
  }

  /** HEA-07: the heals among these effects that have the same target become one. */
  static void joinHeals(List<Rider> effects) {
    for (int i = 0; i < effects.size(); i++) {
      for (int j = effects.size() - 1; j > i; j--) {
        if (effects.get(i)
                instanceof Rider.Then(Ability.Heal(Value.Fixed(int one), var aim, var on))
            && effects.get(j) instanceof Rider.Then(Ability.Heal(Value.Fixed(int other), _, _))
            && effects.get(j).equals(new Rider.Then(new Ability.Heal(Value.of(other), aim, on)))) {
          effects.set(i, new Rider.Then(new Ability.Heal(Value.of(one + other), aim, on)));
          effects.remove(j);
        }
      }
    }
  }

  /** CON-11: markers are taken off; bless and curse cards leave the decks. */
  public static void endOfScenario(Play play) {
    State state = play.state();
    for (Figure figure : state.alive()) {
      for (Condition condition : figure.conditions()) {
        state.lose(figure.id(), condition);
      }
    }
    for (int i = 0; i < state.heroes(); i++) {
      state.hero(i).modifiers().endOfScenario(state.supply());
    }
    state.monsterModifiers().endOfScenario(state.supply());
    state.allyModifiers().endOfScenario(state.supply());
  }
}
