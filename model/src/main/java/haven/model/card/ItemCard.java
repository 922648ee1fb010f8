package haven.model.card;

import haven.model.ability.Ability;
import haven.model.ability.Check;
import haven.model.ability.Cost;
import haven.model.ability.Duration;
import haven.model.ability.Effect;
import haven.model.ability.Rider;
import java.util.List;
import java.util.Optional;

/**
 * An item (ITM).
 *
 * @param minusOnes how many extra -1 cards it brings (ITM-18)
 * @param uses its use slots; 1 without any (ITM-12)
 * @param back what its other side is used for; empty without one (ITM-09)
 * @param group items of one scenario card, of which one may be brought (ITM-03); empty if none
 */
public record ItemCard(
    String name,
    Slot slot,
    int minusOnes,
    Wear wear,
    int uses,
    boolean irrecoverable,
    Use use,
    Optional<Use> back,
    String group) {

  public ItemCard(
      String name,
      Slot slot,
      int minusOnes,
      Wear wear,
      int uses,
      boolean irrecoverable,
      Use use,
      String group) {
    this(name, slot, minusOnes, wear, uses, irrecoverable, use, Optional.empty(), group);
  }

  /** Where it is worn (ITM-01). */
  public enum Slot {
    HEAD,
    BODY,
    LEGS,
    ONE_HAND,
    TWO_HANDS,
    SMALL
  }

  /** What becomes of it when used up (ITM-07 to ITM-11). */
  public enum Wear {
    NONE,
    SPENT,
    LOST,
    FLIPPED
  }

  /** When it can be used. */
  public enum When {
    DURING_TURN,
    /** Own attack, before the modifier (ITM-16). */
    DURING_ATTACK,
    /** Attacked by an enemy, before the modifier (ITM-16). */
    WHEN_ATTACKED,
    /** After an enemy's attack is resolved. */
    AFTER_ATTACKED,
    /** After an own attack is resolved. */
    AFTER_ATTACK,
    DURING_MOVE,
    /** A source of damage is about to hit. */
    WHEN_DAMAGED,
    AFTER_INITIATIVE,
    AFTER_TOP_ACTION
  }

  /**
   * What using it does.
   *
   * @param cost what is paid besides the item itself
   * @param riders added to the attack, own or against the bearer
   * @param effects last until the end of the turn, or for the attack if used in one
   * @param abilities performed
   * @param movement added to the move
   * @param jump whether the move becomes a jump
   * @param negates whether the damage is negated
   * @param round whether its effects last to the end of the round
   */
  public record Use(
      When when,
      List<Check> checks,
      Optional<Cost> cost,
      List<Rider> riders,
      List<Effect> effects,
      List<Ability> abilities,
      int movement,
      boolean jump,
      boolean negates,
      boolean round) {
    public Use {
      checks = List.copyOf(checks);
      riders = List.copyOf(riders);
      effects = List.copyOf(effects);
      abilities = List.copyOf(abilities);
    }

    public static Use riders(When when, Rider... riders) {
      return new Use(
          when,
          List.of(),
          Optional.empty(),
          List.of(riders),
          List.of(),
          List.of(),
          0,
          false,
          false,
          false);
    }

    public static Use effects(When when, Effect... effects) {
      return new Use(
          when,
          List.of(),
          Optional.empty(),
          List.of(),
          List.of(effects),
          List.of(),
          0,
          false,
          false,
          false);
    }

    public static Use abilities(When when, Ability... abilities) {
      return new Use(
          when,
          List.of(),
          Optional.empty(),
          List.of(),
          List.of(),
          List.of(abilities),
          0,
          false,
          false,
          false);
    }

    public static Use movement(int points, boolean jump) {
      return new Use(
          When.DURING_MOVE,
          List.of(),
          Optional.empty(),
          List.of(),
          List.of(),
          List.of(),
          points,
          jump,
          false,
          false);
    }

    public static Use negating() {
      return new Use(
          When.WHEN_DAMAGED,
          List.of(),
          Optional.empty(),
          List.of(),
          List.of(),
          List.of(),
          0,
          false,
          true,
          false);
    }

    /** For the attack or the turn in which it is used, or for the round where it says so. */
    public Duration lasting() {
      if (round) {
        return Duration.ROUND;
      }
      return when == When.DURING_ATTACK || when == When.WHEN_ATTACKED
          ? Duration.ATTACK
          : Duration.TURN;
    }

    /** Whether it has its bearer perform something (ITM-17); an infusion is no ability. */
    public boolean grantsAbility() {
      return !abilities.stream().allMatch(Ability.Infuse.class::isInstance);
    }

    public Use then(Ability... others) {
      return new Use(
          when, checks, cost, riders, effects, List.of(others), movement, jump, negates, round);
    }

    public Use and(Effect... others) {
      return new Use(
          when, checks, cost, riders, List.of(others), abilities, movement, jump, negates, round);
    }

    public Use forTheRound() {
      return new Use(when, checks, cost, riders, effects, abilities, movement, jump, negates, true);
    }

    public Use only(Check... others) {
      return new Use(
          when, List.of(others), cost, riders, effects, abilities, movement, jump, negates, round);
    }

    public Use paying(Cost price) {
      return new Use(
          when,
          checks,
          Optional.of(price),
          riders,
          effects,
          abilities,
          movement,
          jump,
          negates,
          round);
    }
  }

  public static ItemCard of(String name, Slot slot, Wear wear, Use use) {
    return new ItemCard(name, slot, 0, wear, 1, false, use, "");
  }

  /** With so many use slots (ITM-12). */
  public ItemCard uses(int number) {
    return new ItemCard(name, slot, minusOnes, wear, number, irrecoverable, use, back, group);
  }

  /** With this on its other side (ITM-09). */
  public ItemCard back(Use other) {
    return new ItemCard(
        name, slot, minusOnes, wear, uses, irrecoverable, use, Optional.of(other), group);
  }

  public ItemCard forGood() {
    return new ItemCard(name, slot, minusOnes, wear, uses, true, use, back, group);
  }

  public ItemCard ofCard(String card) {
    return new ItemCard(name, slot, minusOnes, wear, uses, irrecoverable, use, back, card);
  }

  public boolean hasSlots() {
    return uses > 1;
  }
}
