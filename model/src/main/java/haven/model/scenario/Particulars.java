package haven.model.scenario;

import haven.model.card.LearningLevel;
import haven.model.map.Formula;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What is otherwise in a scenario from its start to its end.
 *
 * @param standing rules that work as long as something holds
 * @param levels by how much monsters of a type are above the level of the others, or below
 * @param cards the cards with which it teaches the game, in the first scenarios of Jaws of the Lion
 * @param character the class that must play it, in some of Buttons & Bugs (SET-14)
 * @param specialLoot cards of its own in its loot deck, by name
 */
public record Particulars(
    List<Standing> standing,
    Map<String, Formula> levels,
    Optional<LearningLevel> cards,
    Optional<String> character,
    List<String> specialLoot) {
  public static final Particulars NONE = new Particulars(List.of(), Map.of());

  public Particulars {
    standing = List.copyOf(standing);
    levels = Map.copyOf(levels);
    specialLoot = List.copyOf(specialLoot);
  }

  public Particulars(List<Standing> standing, Map<String, Formula> levels) {
    this(standing, levels, Optional.empty(), Optional.empty(), List.of());
  }
}
