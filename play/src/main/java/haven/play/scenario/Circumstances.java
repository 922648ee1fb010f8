package haven.play.scenario;

import haven.model.rules.PartyRules.Journey;
import haven.model.rules.PartyRules.Standing;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * What the campaign brings along to a scenario.
 *
 * @param standing how the scenario stands in the campaign
 * @param oneMore whether it is played as if there were one more character
 * @param effects what the event on the way does
 * @param looted the numbered treasures that were looted before (OVL-87)
 */
public record Circumstances(
    Set<Standing> standing,
    Journey journey,
    boolean oneMore,
    List<EventEffect> effects,
    Set<Integer> looted) {
  static final Circumstances NONE =
      new Circumstances(Set.of(), Journey.TRAVELLED, false, List.of(), Set.of());

  public Circumstances {
    Set<Standing> inOrder = EnumSet.noneOf(Standing.class);
    inOrder.addAll(standing);
    standing = Collections.unmodifiableSet(inOrder);
    effects = List.copyOf(effects);
    looted = Collections.unmodifiableSet(new TreeSet<>(looted));
  }

  Circumstances withStanding(Set<Standing> other) {
    return new Circumstances(other, journey, oneMore, effects, looted);
  }

  Circumstances withJourney(Journey other) {
    return new Circumstances(standing, other, oneMore, effects, looted);
  }

  Circumstances withOneMore() {
    return new Circumstances(standing, journey, true, effects, looted);
  }

  Circumstances withEffects(List<EventEffect> others) {
    return new Circumstances(standing, journey, oneMore, others, looted);
  }

  Circumstances withLooted(Set<Integer> others) {
    return new Circumstances(standing, journey, oneMore, effects, others);
  }
}
