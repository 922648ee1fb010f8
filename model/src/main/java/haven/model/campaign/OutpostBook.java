package haven.model.campaign;

import haven.model.scenario.Reward;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What is printed for an outpost.
 *
 * @param morale what the morale adds to the defence (OUT-15)
 * @param atMorale the sections printed on the morale track (OUT-13)
 * @param sections what the sections of the calendar and of the track bring, by their numbers
 * @param buildings by their numbers and levels
 */
public record OutpostBook(
    List<MoraleShift> morale,
    Map<Integer, String> atMorale,
    Map<String, List<Reward>> sections,
    List<BuildingCard> buildings,
    List<TownGuardCard> guard,
    List<PotionRecipe> potions) {

  /** For a campaign without any. */
  public static final OutpostBook NONE =
      new OutpostBook(List.of(), Map.of(), Map.of(), List.of(), List.of(), List.of());

  /** What is added to the defence while the morale lies there, both ends included. */
  public record MoraleShift(int least, int most, int defence) {}

  public OutpostBook {
    morale = List.copyOf(morale);
    atMorale = Collections.unmodifiableMap(new TreeMap<>(atMorale));
    Map<String, List<Reward>> copied = new TreeMap<>();
    sections.forEach((name, what) -> copied.put(name, List.copyOf(what)));
    sections = Collections.unmodifiableMap(copied);
    buildings =
        buildings.stream()
            .sorted(
                Comparator.comparingInt(BuildingCard::number).thenComparingInt(BuildingCard::level))
            .toList();
    guard = guard.stream().sorted(Comparator.comparingInt(TownGuardCard::number)).toList();
    potions = List.copyOf(potions);
  }

  /** Not cumulative (OUT-15). */
  public int defence(int atThatMorale) {
    return morale.stream()
        .filter(shift -> shift.least <= atThatMorale && atThatMorale <= shift.most)
        .mapToInt(MoraleShift::defence)
        .sum();
  }

  /** The card of a building at that level, if there is one. */
  public Optional<BuildingCard> building(int number, int level) {
    return buildings.stream()
        .filter(card -> card.number() == number && card.level() == level)
        .findFirst();
  }

  public TownGuardCard guard(int number) {
    return guard.stream()
        .filter(card -> card.number() == number)
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no town guard card " + number));
  }

  /** What a window of the alchemy chart hides. */
  public Optional<PotionRecipe> window(String window) {
    return potions.stream().filter(recipe -> recipe.window().equals(window)).findFirst();
  }

  /** All windows behind which that potion is; none for another item. */
  public List<PotionRecipe> recipes(String potion) {
    return potions.stream().filter(recipe -> recipe.potion().equals(potion)).toList();
  }
}
