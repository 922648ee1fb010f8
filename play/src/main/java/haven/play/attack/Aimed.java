package haven.play.attack;

import haven.board.Area;
import haven.model.AbilityKind;
import haven.model.ability.Affects;
import haven.model.rules.TargetingRules;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * An ability as far as choosing its targets is concerned: what is printed, and what has been added.
 *
 * @param positive whether it does its target good: positive abilities are for friends (TGT-09)
 */
public record Aimed(
    AbilityKind kind,
    boolean positive,
    Distance distance,
    Count count,
    Affects affects,
    Optional<Area> area) {

  /** No limit but the ability's own text. */
  static final int ANY_RANGE = Integer.MAX_VALUE;

  /**
   * How far it reaches.
   *
   * @param printed the range value
   * @param bonus added range
   * @param adjacent whether its text speaks of adjacent figures
   * @param melee how far a melee attack reaches
   */
  public record Distance(OptionalInt printed, int bonus, boolean adjacent, int melee) {
    static final Distance NOT_PRINTED = new Distance(OptionalInt.empty(), 0, false, 1);
  }

  /**
   * How many it targets.
   *
   * @param printed the target value
   * @param all whether it targets all
   * @param bonus added targets
   */
  public record Count(OptionalInt printed, boolean all, int bonus) {
    static final Count NOT_PRINTED = new Count(OptionalInt.empty(), false, 0);

    /** TGT-03: one, if nothing is printed; added targets come on top. */
    int most() {
      return all ? Integer.MAX_VALUE : printed.orElse(1) + bonus;
    }
  }

  public static Aimed negative(AbilityKind kind) {
    return of(kind, false);
  }

  public static Aimed positive(AbilityKind kind) {
    return of(kind, true);
  }

  private static Aimed of(AbilityKind kind, boolean positive) {
    return new Aimed(
        kind,
        positive,
        Distance.NOT_PRINTED,
        Count.NOT_PRINTED,
        Affects.AS_USUAL,
        Optional.empty());
  }

  public Aimed range(int value) {
    return with(
        new Distance(OptionalInt.of(value), distance.bonus, distance.adjacent, distance.melee));
  }

  public Aimed plusRange(int bonus) {
    return with(
        new Distance(distance.printed, distance.bonus + bonus, distance.adjacent, distance.melee));
  }

  public Aimed adjacent() {
    return with(new Distance(distance.printed, distance.bonus, true, distance.melee));
  }

  /** A melee attack that reaches farther. */
  public Aimed reaching(int hexes) {
    return with(
        new Distance(
            distance.printed, distance.bonus, distance.adjacent, Math.max(distance.melee, hexes)));
  }

  public Aimed targets(int value) {
    return with(new Count(OptionalInt.of(value), false, count.bonus));
  }

  public Aimed plusTargets(int bonus) {
    return with(new Count(count.printed, count.all, count.bonus + bonus));
  }

  public Aimed all() {
    return with(new Count(OptionalInt.empty(), true, count.bonus));
  }

  public Aimed affecting(Affects whom) {
    return new Aimed(kind, positive, distance, count, whom, area);
  }

  public Aimed in(Area pattern) {
    return new Aimed(kind, positive, distance, count, affects, Optional.of(pattern));
  }

  private Aimed with(Distance other) {
    return new Aimed(kind, positive, other, count, affects, area);
  }

  private Aimed with(Count other) {
    return new Aimed(kind, positive, distance, other, affects, area);
  }

  /** Its target value (TGT-01, TGT-03); an area counts as the first target. */
  public int targetValue() {
    return count.most();
  }

  /**
   * What becomes of it for a target added to its area: the same in everything but the pattern,
   * which is not laid again (TGT-27, TGT-28).
   */
  public Aimed forAddedTarget() {
    return new Aimed(kind, positive, distance, Count.NOT_PRINTED, affects, Optional.empty());
  }

  public boolean isAttack() {
    return kind == AbilityKind.ATTACK;
  }

  /** Its range value with what has been added; none if none is printed (but TGT-17). */
  public OptionalInt rangeValue(TargetingRules rules) {
    if (distance.printed.isPresent()) {
      return OptionalInt.of(distance.printed.getAsInt() + distance.bonus);
    }
    return isAttack() && distance.bonus > 0 && rules.rangeBonusMakesRanged()
        ? OptionalInt.of(1 + distance.bonus)
        : OptionalInt.empty();
  }

  /** A range value makes it ranged (TGT-15), unless its pattern has a grey hex (TGT-19). */
  public boolean isRanged(TargetingRules rules) {
    return rangeValue(rules).isPresent() && !area.map(Area::aroundActor).orElse(false);
  }

  public boolean isMeleeAttack(TargetingRules rules) {
    return isAttack() && !isRanged(rules);
  }

  /** How far its targets may be: an attack without range 1 (TGT-16), others anywhere (TGT-14). */
  int reach(TargetingRules rules) {
    return rangeValue(rules).orElse(isAttack() ? distance.melee : ANY_RANGE);
  }

  /** TGT-05: what does not target just happens, in sight or not, to invisible figures too. */
  public boolean isTargeted(TargetingRules rules) {
    return rules.targeted().contains(kind);
  }

  /** TGT-23: an area always asks for sight; for the rest see LOS-07 to LOS-11. */
  public boolean needsSight(TargetingRules rules) {
    boolean ranged = rangeValue(rules).isPresent();
    return area.isPresent()
        || switch (rules.sightNeed()) {
          case TARGETED -> isTargeted(rules);
          case TARGETED_OR_RANGED -> isTargeted(rules) || ranged;
          case ATTACKS_OR_RANGED -> isAttack() || ranged;
        };
  }

  /** Whom it may reach, once its words and the rules are put together. */
  Affects whom(TargetingRules rules) {
    if (affects != Affects.AS_USUAL) {
      return affects;
    }
    if (!positive) {
      return Affects.ENEMIES;
    }
    // A printed range says that it is for others too (TGT-13).
    return rules.alliesOnlyWhereStated() && distance.printed.isEmpty()
        ? Affects.SELF
        : rules.positiveReachesSelf() ? Affects.ALLIES_OR_SELF : Affects.ALLIES;
  }
}
