package haven.play.monster;

import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.monster.MonsterCard;
import haven.play.mind.Action;
import haven.play.mind.Performance;
import haven.play.table.Figure;
import haven.play.table.Nature;
import java.util.List;
import java.util.Optional;

/**
 * What a figure performs by its card and its stat card.
 *
 * @param abilities with all numbers, in the order in which they are performed
 * @param focusing by what the focus is found
 * @param isFocusDue whether it is found before anything is done
 */
public record CardReading(
    List<Ability> abilities, List<Performance.Step> steps, Action focusing, boolean isFocusDue) {

  /** Whether what is read depends on the two cards alone, unless something lasts for the figure. */
  static boolean isSame(MonsterCard card, Figure figure) {
    Nature.Stats stats = figure.nature().stats();
    if (figure.hasAny()
        || !figure.endowment().likened().isEmpty()
        || stats.move() < 0
        || stats.attack() < 0
        || dependOnMore(stats.riders())) {
      return false;
    }
    for (int i = 0; i < card.abilities().size(); i++) {
      if (dependsOnMore(card.abilities().get(i))) {
        return false;
      }
    }
    return true;
  }

  private static boolean dependsOnMore(Ability ability) {
    return switch (ability) {
      case Ability.Move move -> dependsOnMore(move.points());
      case Ability.Attack attack ->
          dependsOnMore(attack.value())
              || dependsOnMore(attack.aim())
              || dependOnMore(attack.riders());
      case Ability.Activate _, Ability.Composed _, Ability.OnScenario _, Ability.Special _ -> true;
      case Ability.Moving _,
          Ability.Affecting _,
          Ability.ForSelf _,
          Ability.Summoning _,
          Ability.OnTiles _,
          Ability.Brings _ ->
          false;
    };
  }

  private static boolean dependsOnMore(Aim aim) {
    return isMore(aim.range()) || isMore(aim.targets());
  }

  private static boolean isMore(Optional<Value> value) {
    return value.isPresent() && dependsOnMore(value.get());
  }

  private static boolean dependsOnMore(Value value) {
    return !(value instanceof Value.Fixed) && !(value instanceof Value.OnStat);
  }

  private static boolean dependOnMore(List<Rider> riders) {
    for (int i = 0; i < riders.size(); i++) {
      if (riders.get(i) instanceof Rider.Conditional) {
        return true;
      }
    }
    return false;
  }
}
