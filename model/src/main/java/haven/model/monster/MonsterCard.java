package haven.model.monster;

import haven.model.ability.Ability;
import haven.model.ability.ElementIcon;
import haven.model.ability.Value;
import java.util.List;

/**
 * A monster's ability card, or in Buttons & Bugs one column of its actions.
 *
 * @param shuffle the reshuffle icon (MON-10)
 * @param abilities in printed order (MMV-03)
 */
public record MonsterCard(
    int initiative, boolean shuffle, List<Ability> abilities, List<ElementIcon> infusions) {
  /** What a character's summon performs every turn: Move +0, Attack +0 (FOC-34, FOC-35). */
  public static final MonsterCard OF_SUMMONS =
      of(
          0,
          new Ability.Move(Value.STAT, false),
          Ability.Attack.of(Value.STAT).at(Value.STAT)); // SUM-06: the range is its own

  public MonsterCard {
    abilities = List.copyOf(abilities);
    infusions = List.copyOf(infusions);
  }

  public static MonsterCard of(int initiative, Ability... abilities) {
    return new MonsterCard(initiative, false, List.of(abilities), List.of());
  }

  public MonsterCard shuffling() {
    return new MonsterCard(initiative, true, abilities, infusions);
  }

  public MonsterCard infusing(ElementIcon... icons) {
    return new MonsterCard(initiative, shuffle, abilities, List.of(icons));
  }
}
