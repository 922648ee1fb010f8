package haven.model.scenario;

import haven.model.map.Formula;
import java.util.List;
import java.util.Map;

/**
 * What is otherwise in a scenario from its start to its end.
 *
 * @param standing rules that work as long as something holds
 * @param levels by how much monsters of a type are above the level of the others, or below
 * @param specialLoot cards of its own in its loot deck, by name
 */
public record Particulars(
    List<Standing> standing, Map<String, Formula> levels, List<String> specialLoot) {
  public static final Particulars NONE = new Particulars(List.of(), Map.of());

  public Particulars(List<Standing> standing, Map<String, Formula> levels) {
    this(standing, levels, List.of());
  }

  public Particulars {
    standing = List.copyOf(standing);
    levels = Map.copyOf(levels);
    specialLoot = List.copyOf(specialLoot);
  }
}
