package haven.play.scenario;

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
 * @param spare small items beyond the limit that each may bring, if as many stay unused (FAV-06)
 * @param favours the cards taken out of the monster deck to pay for favours (AMD-36)
 */
public record Choices(
    OptionalInt level,
    Difficulty step,
    Set<Variant> variants,
    Optional<List<ModifierCard>> monsterModifiers,
    int spare,
    List<ModifierCard> favours) {
  static final Choices NONE =
      new Choices(OptionalInt.empty(), Difficulty.NORMAL, Set.of(), Optional.empty(), 0, List.of());

  public Choices {
    Set<Variant> inOrder = EnumSet.noneOf(Variant.class);
    inOrder.addAll(variants);
    variants = Collections.unmodifiableSet(inOrder);
    monsterModifiers = monsterModifiers.map(List::copyOf);
    favours = List.copyOf(favours);
  }

  Choices withLevel(OptionalInt chosen, Difficulty difficulty) {
    return new Choices(chosen, difficulty, variants, monsterModifiers, spare, favours);
  }

  Choices withVariants(Set<Variant> others) {
    return new Choices(level, step, others, monsterModifiers, spare, favours);
  }

  Choices withMonsterModifiers(Optional<List<ModifierCard>> others) {
    return new Choices(level, step, variants, others, spare, favours);
  }

  Choices withSpare(int items) {
    return new Choices(level, step, variants, monsterModifiers, items, favours);
  }

  Choices withFavours(List<ModifierCard> cards) {
    return new Choices(level, step, variants, monsterModifiers, spare, cards);
  }

  /** A -1 pays for one point, the -2 for two (AMD-36). */
  int favourPoints() {
    return favours.stream().mapToInt(card -> -card.number()).sum();
  }
}
