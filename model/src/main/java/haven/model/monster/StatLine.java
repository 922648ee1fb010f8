package haven.model.monster;

import haven.model.Condition;
import haven.model.ability.Ability;
import haven.model.ability.Effect;
import haven.model.ability.Rider;
import haven.model.map.Formula;
import java.util.List;
import java.util.Set;

/**
 * What a stat card says for one level and rank (MON-04).
 *
 * @param range 0 where the card has a dash: melee (MAT-03b)
 * @param targets how many targets its attacks have, 1 unless the card says more (MAT-05)
 * @param riders attack effects, of all its attacks (ATK-43)
 * @param traits persistent bonuses (MAB-01)
 * @param specials the special actions of a boss, the first of them special 1 (BOS-04)
 */
public record StatLine(
    Formula hitPoints,
    int move,
    Formula attack,
    int range,
    int targets,
    List<Rider> riders,
    List<Effect> traits,
    Set<Condition> immunities,
    List<List<Ability>> specials) {

  public StatLine {
    riders = List.copyOf(riders);
    traits = List.copyOf(traits);
    immunities = Condition.ordered(immunities);
    specials = specials.stream().map(List::copyOf).toList();
  }

  public static StatLine of(int hitPoints, int move, int attack, int range) {
    return new StatLine(
        new Formula.Constant(hitPoints),
        move,
        new Formula.Constant(attack),
        range,
        1,
        List.of(),
        List.of(),
        Set.of(),
        List.of());
  }

  public StatLine riding(Rider... others) {
    return new StatLine(
        hitPoints, move, attack, range, targets, List.of(others), traits, immunities, specials);
  }

  public StatLine having(Effect... others) {
    return new StatLine(
        hitPoints, move, attack, range, targets, riders, List.of(others), immunities, specials);
  }

  public StatLine immune(Condition... others) {
    return new StatLine(
        hitPoints, move, attack, range, targets, riders, traits, Set.of(others), specials);
  }
}
