package haven.model;

import haven.board.Area;
import java.util.Optional;

/** One line of a monster's ability card, or of a rolled action (BB). */
public sealed interface MonsterAbility {

  /** {@code Move +X} (MMV-01) or {@code Move X} (MMV-02). */
  record Move(Amount points, boolean jumping) implements MonsterAbility {}

  /**
   * {@code Attack +X} (MAT-01) or {@code Attack X} (MAT-02).
   *
   * @param range where the line gives one; else see {@link MonsterRules#unprintedRange}
   * @param targets changes the number of the stat card (MAT-05)
   */
  record Attack(Amount value, Optional<Amount> range, Amount targets, Optional<Area> area)
      implements MonsterAbility {

    public static Attack of(Amount value) {
      return new Attack(value, Optional.empty(), Amount.UNCHANGED, Optional.empty());
    }

    public Attack at(Amount reach) {
      return new Attack(value, Optional.of(reach), targets, area);
    }

    public Attack on(Amount number) {
      return new Attack(value, range, number, area);
    }

    public Attack over(Area pattern) {
      return new Attack(value, range, targets, Optional.of(pattern));
    }
  }

  /** Anything else: it never influences how the monster moves (MMV-18). */
  record Other(String text) implements MonsterAbility {}
}
