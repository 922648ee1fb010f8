package haven.play.ability;

import haven.model.Cite;
import haven.model.Condition;
import haven.model.FigureId;
import haven.model.ability.Ability;
import haven.model.ability.Consequence;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.play.ability.Consequences.Cause;
import haven.play.ability.Consequences.Happen;
import haven.play.attack.Attacks;
import haven.play.attack.Conditions;
import haven.play.engine.Play;
import haven.play.monster.Extras;
import haven.play.table.Figure;
import haven.play.table.Frame;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A heal of one target, with what is added to it (ABL-15). */
record Healing(FigureId actor, FigureId decider, Ability.Heal heal, FigureId target) {

  /**
   * A heal with something added at a price is one of two: with it, or without (ABL-18). Empty if
   * nothing has a price.
   */
  static Optional<Ability> priced(Ability.Heal heal) {
    for (Rider rider : heal.riders()) {
      if (rider instanceof Rider.Paid paid) {
        List<Rider> others = new ArrayList<>(heal.riders());
        others.remove(paid);
        List<Rider> bought = new ArrayList<>(others);
        bought.addAll(paid.riders());
        return Optional.of(
            new Ability.Paid(
                paid.cost(),
                List.of(new Ability.Heal(heal.value(), heal.aim(), bought)),
                List.of(new Ability.Heal(heal.value(), heal.aim(), others))));
      }
    }
    return Optional.empty();
  }

  /**
   * It takes effect.
   *
   * @param bonus what lasting effects add
   */
  void apply(Play play, int bonus) {
    Figure figure = play.figure(actor);
    Values values = Values.of(play, figure, play.figure(target));
    List<Rider> riders = new ArrayList<>();
    Attacks.flatten(values, heal.riders(), riders);
    int points = values.of(heal.value(), figure.nature().stats().attack()) + bonus;
    for (Rider rider : riders) {
      points += rider instanceof Rider.Plus(Value more) ? values.signed(more, 0) : 0;
    }
    for (Rider rider : riders) {
      points *= rider instanceof Rider.Times(int factor) ? factor : 1;
    }
    if (riders.contains(Rider.Plain.CLEANSES)) {
      for (Condition condition : play.figure(target).conditions()) {
        if (condition.isNegative()) {
          Conditions.lose(play, target, condition, Cite.CONDITION);
        }
      }
    }
    Conditions.heal(play, target, Math.max(0, points), Cite.HEAL);
    for (Rider rider : riders) {
      add(play, figure, rider);
    }
  }

  private void add(Play play, Figure figure, Rider rider) {
    switch (rider) {
      case Rider.Inflicts(Consequence what) ->
          new Happen(what, target, actor, decider, Cause.ABILITY).now(play);
      case Rider.Brings(Consequence what) ->
          new Happen(what, actor, actor, decider, Cause.ABILITY).now(play);
      case Rider.XpOnce(int points) -> {
        if (isFirst(play)) {
          play.gainXp(figure, points, Cite.XP);
        }
      }
      case Rider.Then(Ability ability) -> play.push(Extras.after(play, figure, ability, target));
      case Rider.OnValue _,
          Rider.OnAim _,
          Rider.Pierce _,
          Rider.PushThrough _,
          Rider.PushAgainst _,
          Rider.ThenIfHurt _,
          Rider.Conditional _,
          Rider.Plain _ -> {}
    }
  }

  private static boolean isFirst(Play play) {
    @Nullable Frame frame = play.state().frame();
    return frame == null || frame.now().targets().size() == 1;
  }
}
