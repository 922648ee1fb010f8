package haven.play.party;

import haven.model.Difficulty;
import haven.model.Variant;
import haven.model.card.ModifierCard;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * What the group chooses for a scenario.
 *
 * @param level if it does not want the printed or recommended one
 * @param step how far from the recommended level
 * @param monsterModifiers if not the standard ones (LVL-09)
 */
public record Choices(
    OptionalInt level,
    Difficulty step,
    Set<Variant> variants,
    Optional<List<ModifierCard>> monsterModifiers) {
  static final Choices NONE =
      new Choices(OptionalInt.empty(), Difficulty.NORMAL, Set.of(), Optional.empty());

  public Choices {
    Set<Variant> inOrder = EnumSet.noneOf(Variant.class);
    inOrder.addAll(variants);
    variants = Collections.unmodifiableSet(inOrder);
    monsterModifiers = monsterModifiers.map(List::copyOf);
  }

  Choices withLevel(OptionalInt chosen, Difficulty difficulty) {
    return new Choices(chosen, difficulty, variants, monsterModifiers);
  }

  Choices withVariants(Set<Variant> others) {
    return new Choices(level, step, others, monsterModifiers);
  }

  Choices withMonsterModifiers(Optional<List<ModifierCard>> others) {
    return new Choices(level, step, variants, others);
  }
}
