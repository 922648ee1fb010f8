package haven.play.map;

import haven.model.rules.SetUpRules.Numbers;
import haven.play.engine.Lots;
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

  /** The numbers that the next one may have: any of them where chance decides (MAP-14). */
  public Lots lots(String type, Numbers which) {
    List<Integer> all = numbers.getOrDefault(type, List.of());
    return Lots.of(
        switch (which) {
          case RANDOM -> all;
          case LOWEST -> all.subList(0, Math.min(1, all.size()));
        });
  }

  /** That standee is placed. */
  Standees without(String type, int number) {
    var rest = new ArrayList<>(numbers.getOrDefault(type, List.of()));
    rest.remove(Integer.valueOf(number));
    return with(type, rest);
  }

  private Standees with(String type, List<Integer> left) {
    var changed = new HashMap<>(numbers);
    changed.put(type, List.copyOf(left));
    return new Standees(changed);
  }
}
