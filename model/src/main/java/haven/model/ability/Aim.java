package haven.model.ability;

import haven.board.Area;
import java.util.List;
import java.util.Optional;

/**
 * Whom an ability is aimed at, as printed.
 *
 * @param range the range value, if one is printed; relative ones are for monsters
 * @param adjacent whether its text speaks of adjacent figures
 * @param targets the number of targets; empty if none is printed
 * @param all whether it targets all
 * @param among where the targets are to be found
 * @param only what every target must fulfil (ABL-19: part of the ability)
 * @param path whether an attack, besides the target that is chosen, targets everybody on a shortest
 *     path to it as well
 * @param asIf the hex that it is performed "as if occupying" (LOS-12); empty as a rule
 */
public record Aim(
    Affects affects,
    Optional<Value> range,
    boolean adjacent,
    Optional<Value> targets,
    boolean all,
    Optional<Area> area,
    Among among,
    List<Check> only,
    boolean path,
    Optional<Spot> asIf) {

  /** Sets of figures that earlier abilities of the action leave behind. */
  public enum Among {
    ANYBODY,
    /** Those whose hexes the last move of this action led through. */
    MOVED_THROUGH,
    /** The targets of the ability before this one. */
    SAME_TARGETS,
    /** Whoever was no target of the ability before this one. */
    OTHER_TARGETS,
    /** Whoever stands next to a hex that the last move of this action entered. */
    NEXT_TO_PATH,
    /** Whoever stands next to a target of the ability before this one. */
    ADJACENT_TO_TARGETS,
    /** Whoever stands next to a tile that the ability before this one laid, moved or destroyed. */
    ADJACENT_TO_TILES,
    /** Whoever stands in the area that the attack before this ability covered, hit or not. */
    IN_AREA,
    /** The companion of the acting character, wherever it is and seen or not. */
    COMPANION,
    /** Whoever it is, at any range. */
    ANYWHERE
  }

  public static final Aim AS_USUAL =
      new Aim(
          Affects.AS_USUAL,
          Optional.empty(),
          false,
          Optional.empty(),
          false,
          Optional.empty(),
          Among.ANYBODY,
          List.of(),
          false,
          Optional.empty());
  public static final Aim SELF = AS_USUAL.at(Affects.SELF);

  public Aim {
    only = List.copyOf(only);
  }

  public Aim at(Affects whom) {
    return new Aim(whom, range, adjacent, targets, all, area, among, only, path, asIf);
  }

  public Aim range(int value) {
    return range(Value.of(value));
  }

  public Aim range(Value value) {
    return new Aim(
        affects, Optional.of(value), adjacent, targets, all, area, among, only, path, asIf);
  }

  public Aim adjacently() {
    return new Aim(affects, range, true, targets, all, area, among, only, path, asIf);
  }

  public Aim targets(int number) {
    return targets(Value.of(number));
  }

  /** Monsters' cards may change the number of the stat card (MAT-05). */
  public Aim targets(Value number) {
    return new Aim(
        affects, range, adjacent, Optional.of(number), all, area, among, only, path, asIf);
  }

  public Aim everybody() {
    return new Aim(affects, range, adjacent, targets, true, area, among, only, path, asIf);
  }

  public Aim over(Area pattern) {
    return new Aim(
        affects, range, adjacent, targets, all, Optional.of(pattern), among, only, path, asIf);
  }

  public Aim among(Among whom) {
    return new Aim(affects, range, adjacent, targets, all, area, whom, only, path, asIf);
  }

  public Aim only(Check... checks) {
    return new Aim(
        affects, range, adjacent, targets, all, area, among, List.of(checks), path, asIf);
  }

  public Aim alongPath() {
    return new Aim(affects, range, adjacent, targets, all, area, among, only, true, asIf);
  }

  public Aim asIf(Spot spot) {
    return new Aim(
        affects, range, adjacent, targets, all, area, among, only, path, Optional.of(spot));
  }

  /**
   * From here on the acting figure, which the rules move, is about another focus than the usual
   * one: among those whom it could come to attack the one farthest away, then by initiative
   * (FOC-08).
   *
   * @param within how far away it may be, and in sight; {@link #ANYWHERE} if nothing is said
   */
  public record Focus(int within) implements Ability.ForSelf {
    public static final int ANYWHERE = Integer.MAX_VALUE;
  }
}
