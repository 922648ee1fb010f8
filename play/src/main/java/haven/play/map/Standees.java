package haven.play.map;

import haven.model.rules.SetUpRules.Numbers;
import haven.play.engine.Lots;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The monster standees that are not on the map. Bases are not counted: a monster for which there is
 * none is placed all the same (OVL-13b).
 *
 * @param left the numbers that are left of each type
 */
public record Standees(List<String> types, List<List<Integer>> left) {

  public static Standees of(Map<String, List<Integer>> numbers) {
    List<String> types = List.copyOf(numbers.keySet());
    return new Standees(types, types.stream().map(type -> List.copyOf(numbers.get(type))).toList());
  }

  /** The numbers that are left, by type. */
  public SortedMap<String, List<Integer>> numbers() {
    SortedMap<String, List<Integer>> numbers = new TreeMap<>();
    for (int i = 0; i < types.size(); i++) {
      numbers.put(types.get(i), left.get(i));
    }
    return numbers;
  }

  private List<Integer> of(String type) {
    int index = types.indexOf(type);
    return index < 0 ? List.of() : left.get(index);
  }

  public int left(String type) {
    return of(type).size();
  }

  /** A monster has died, and its standee can be placed again. */
  public Standees back(String type, int number) {
    var more = new ArrayList<>(of(type));
    more.add(number);
    more.sort(null);
    return with(type, more);
  }

  /** The numbers that the next one may have: any of them where chance decides (MAP-14). */
  public Lots lots(String type, Numbers which) {
    List<Integer> all = of(type);
    return Lots.of(
        switch (which) {
          case RANDOM -> all;
          case LOWEST -> all.subList(0, Math.min(1, all.size()));
        });
  }

  /** That standee is placed. */
  Standees without(String type, int number) {
    var rest = new ArrayList<>(of(type));
    rest.remove(Integer.valueOf(number));
    return with(type, rest);
  }

  private Standees with(String type, List<Integer> numbers) {
    int index = types.indexOf(type);
    if (index < 0) {
      SortedMap<String, List<Integer>> more = numbers();
      more.put(type, numbers);
      return of(more);
    }
    var changed = new ArrayList<>(left);
    changed.set(index, List.copyOf(numbers));
    return new Standees(types, List.copyOf(changed));
  }
}
