package haven.play.mind;

import haven.board.Area;
import java.util.Optional;

/**
 * An attack ability as a monster performs it.
 *
 * @param range 0 for melee, else the range; {@link #reach()} is what it reaches
 * @param targets how many targets, an area counting as the first
 */
public record Attack(int range, int targets, Optional<Area> area) {
  /** What a monster without an attack, or a disarmed one, thinks of (FOC-17, FOC-19). */
  static final Attack SINGLE_MELEE = new Attack(0, 1, Optional.empty());

  public Attack {
    if (range < 0 || targets < 1) {
      throw new IllegalArgumentException(
          "an attack has a range of 0 or more and 1 or more targets, not "
              + range
              + " and "
              + targets);
    }
  }

  public static Attack melee(int targets) {
    return new Attack(0, targets, Optional.empty());
  }

  public static Attack ranged(int range, int targets) {
    return new Attack(range, targets, Optional.empty());
  }

  public Attack with(Area pattern) {
    return new Attack(range, targets, Optional.of(pattern));
  }

  /** A melee attack has range 1 (TGT-16). */
  int reach() {
    return Math.max(1, range);
  }

  boolean isSingle() {
    return targets == 1 && area.isEmpty();
  }

  /** A pattern with a grey hex makes any attack a melee attack (TGT-19). */
  boolean isRanged() {
    return range > 0 && (area.isEmpty() || !area.get().aroundActor());
  }
}
