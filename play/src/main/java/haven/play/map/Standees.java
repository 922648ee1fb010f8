package haven.play.map;

import haven.model.map.Rank;
import haven.model.rules.SetUpRules.Numbers;
import haven.play.engine.Dice;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The monster standees that are not on the map.
 *
 * @param numbers the numbers that are left of each type
 * @param bases the bases that are left of each rank; a rank that is not named never runs out
 */
public record Standees(Map<String, List<Integer>> numbers, Map<Rank, Integer> bases) {

  public Standees {
    var copied = new HashMap<String, List<Integer>>();
    numbers.forEach((type, left) -> copied.put(type, List.copyOf(left)));
    numbers = Map.copyOf(copied);
    bases = Map.copyOf(bases);
  }

  public static Standees of(Map<String, List<Integer>> numbers) {
    return new Standees(numbers, Map.of());
  }

  /** A standee drawn, with the base it gets if there is one left (OVL-13b). */
  record Drawn(int number, Optional<Rank> base, Standees left, Dice dice) {}

  public int left(String type) {
    return numbers.getOrDefault(type, List.of()).size();
  }

  /** A monster has died, and its standee can be placed again. */
  public Standees back(String type, int number) {
    var numbersLeft = new HashMap<>(numbers);
    var more = new ArrayList<>(numbers.getOrDefault(type, List.of()));
    more.add(number);
    more.sort(null);
    numbersLeft.put(type, more);
    return new Standees(numbersLeft, bases);
  }

  /** Takes one of the numbers, at random where that is the rule (MAP-14). */
  Drawn draw(String type, Rank rank, Numbers which, Dice dice) {
    var rest = new ArrayList<>(numbers.getOrDefault(type, List.of()));
    Dice.Roll roll =
        switch (which) {
          case RANDOM -> dice.below(rest.size());
          case LOWEST -> new Dice.Roll(0, dice);
        };
    int number = rest.get(roll.value());
    rest.remove(Integer.valueOf(number));
    var numbersLeft = new HashMap<>(numbers);
    numbersLeft.put(type, rest);
    var basesLeft = new HashMap<>(bases);
    Integer stock = bases.get(rank);
    boolean hasBase = stock == null || stock > 0;
    if (stock != null && stock > 0) {
      basesLeft.put(rank, stock - 1);
    }
    return new Drawn(
        number,
        hasBase ? Optional.of(rank) : Optional.empty(),
        new Standees(numbersLeft, basesLeft),
        roll.next());
  }
}
