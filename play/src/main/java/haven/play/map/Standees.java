package haven.play.map;

import haven.model.rules.SetUpRules.Numbers;
import haven.play.engine.Chance;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The monster standees that are not on the map. Bases are not counted: a monster for which there is
 * none is placed all the same (OVL-13b).
 *
 * @param numbers the numbers that are left of each type
 */
public record Standees(Map<String, List<Integer>> numbers) {

  public Standees {
    var copied = new HashMap<String, List<Integer>>();
    numbers.forEach((type, left) -> copied.put(type, List.copyOf(left)));
    numbers = Map.copyOf(copied);
  }

  /** A standee drawn. */
  record Drawn(int number, Standees left) {}

  public int left(String type) {
    return numbers.getOrDefault(type, List.of()).size();
  }

  /** A monster has died, and its standee can be placed again. */
  public Standees back(String type, int number) {
    var more = new ArrayList<>(numbers.getOrDefault(type, List.of()));
    more.add(number);
    more.sort(null);
    return with(type, more);
  }

  /** Takes one of the numbers, at random where that is the rule (MAP-14). */
  Drawn draw(String type, Numbers which, Chance chance) {
    var rest = new ArrayList<>(numbers.getOrDefault(type, List.of()));
    int number =
        rest.remove(
            switch (which) {
              case RANDOM -> chance.below(rest.size());
              case LOWEST -> 0;
            });
    return new Drawn(number, with(type, rest));
  }

  private Standees with(String type, List<Integer> left) {
    var changed = new HashMap<>(numbers);
    changed.put(type, left);
    return new Standees(changed);
  }
}
