package haven.model.card;

import java.util.List;

/**
 * A summon that a class has without any card: it stands beside its character from set-up on.
 *
 * @param hitPoints by level of the character, from level 1
 */
public record Companion(SummonCard card, List<Integer> hitPoints) {
  public Companion {
    hitPoints = List.copyOf(hitPoints);
  }

  /** As it is beside a character of that level. */
  public SummonCard at(int level) {
    return new SummonCard(
        card.name(),
        hitPoints.get(Math.min(level, hitPoints.size()) - 1),
        card.move(),
        card.attack(),
        card.range(),
        card.flying(),
        card.riders(),
        card.traits());
  }
}
