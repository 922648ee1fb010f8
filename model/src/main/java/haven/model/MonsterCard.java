package haven.model;

import java.util.List;

/** The abilities of a monster's card in printed order (MMV-03). */
public record MonsterCard(List<MonsterAbility> abilities) {
  /** What a character's summon performs every turn: Move +0, Attack +0 (FOC-34, FOC-35). */
  public static final MonsterCard OF_SUMMONS =
      of(
          new MonsterAbility.Move(Amount.UNCHANGED, false),
          MonsterAbility.Attack.of(Amount.UNCHANGED));

  public MonsterCard {
    abilities = List.copyOf(abilities);
  }

  public static MonsterCard of(MonsterAbility... abilities) {
    return new MonsterCard(List.of(abilities));
  }
}
