package haven.model.card;

import haven.board.Terrain;
import haven.model.ability.Ability;
import haven.model.ability.Check;
import haven.model.ability.Consequence;
import haven.model.ability.Cost;
import haven.model.ability.Duration;
import haven.model.ability.Effect;
import haven.model.ability.Rider;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * An item (ITM).
 *
 * @param minusOnes how many extra -1 cards it brings (ITM-18); below 0, how many of the bearer's
 *     own -1 cards it takes away
 * @param uses its use slots; 1 without any (ITM-12)
 * @param back what its other side is used for; empty without one (ITM-09)
 * @param group items of one scenario card, of which one may be brought (ITM-03); empty if none
 * @param pockets how many small items more it lets its bearer bring
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
    String group,
    int pockets) {

  public ItemCard(
      String name,
      Slot slot,
      int minusOnes,
      Wear wear,
      int uses,
      boolean irrecoverable,
      Use use,
      String group) {
    this(name, slot, minusOnes, wear, uses, irrecoverable, use, Optional.empty(), group, 0);
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
    FLIPPED,
    /** It can be used once more only after the end of the turn, when its other side comes up. */
    FLIPPED_AT_END_OF_TURN
  }

  /** When it can be used. */
  public enum When {
    DURING_TURN,
    /** Own attack, before the modifier (ITM-16). */
    DURING_ATTACK,
    /** Attacked by an enemy, before the modifier (ITM-16). */
    WHEN_ATTACKED,
    /** An attack is about to do damage to the bearer: its modifier is known. */
    DAMAGED_BY_ATTACK,
    /** After an enemy's attack is resolved. */
    AFTER_ATTACKED,
    /** After an own attack is resolved. */
    AFTER_ATTACK,
    DURING_MOVE,
    /** A source of damage is about to hit. */
    WHEN_DAMAGED,
    AFTER_INITIATIVE,
    AFTER_TOP_ACTION,
    /** After an action of the bearer, whichever half. */
    AFTER_ACTION,
    END_OF_TURN,
    /** Own heal ability, before its first target. */
    DURING_HEAL,
    DURING_LOOT,
    /** Own ability that creates tiles, before the first of them. */
    DURING_CREATE,
    /** An enemy is about to consume elements. */
    ENEMY_CONSUMES,
    /** Its effects last as long as it is worn: nobody uses it. */
    ALWAYS
  }

  /** Whose attack, heal or damage it is that an item is used in. */
  public enum Whose {
    OWN,
    ALLY,
    OWN_SUMMON
  }

  /**
   * What using it does.
   *
   * @param whose in whose attack or damage it is used
   * @param cost what is paid besides the item itself
   * @param riders added to the attack, own or against the bearer, or to the heal or loot ability
   * @param effects last until the end of the turn, or for the attack if used in one
   * @param abilities performed
   * @param movement added to the move, or to the range of a loot ability
   * @param jump whether the move becomes a jump
   * @param negates whether the damage is negated, or the elements are gone before they are consumed
   * @param afterwards performed once, after the whole attack ability
   * @param creates the kind of tile of which one more is created
   * @param extent for how long and how often
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
      Set<Extent> extent,
      Whose whose,
      Optional<Terrain> creates,
      List<Ability> afterwards) {

    public Use(
        When when,
        List<Check> checks,
        Optional<Cost> cost,
        List<Rider> riders,
        List<Effect> effects,
        List<Ability> abilities,
        int movement,
        boolean jump,
        boolean negates,
        Set<Extent> extent) {
      this(
          when,
          checks,
          cost,
          riders,
          effects,
          abilities,
          movement,
          jump,
          negates,
          extent,
          Whose.OWN,
          Optional.empty(),
          List.of());
    }

    /** What a text says about how far a use reaches. */
    public enum Extent {
      /** Its effects last to the end of the round. */
      ROUND,
      /** What it adds to an attack, it adds to all further targets of that attack ability. */
      WHOLE_ABILITY,
      /** It works once in each turn of its bearer. */
      ONCE_PER_TURN,
      /** Stun and impair do not keep its bearer from using it. */
      WHILE_STUNNED
    }

    public Use {
      checks = List.copyOf(checks);
      riders = List.copyOf(riders);
      effects = List.copyOf(effects);
      abilities = List.copyOf(abilities);
      afterwards = List.copyOf(afterwards);
      Set<Extent> inOrder = EnumSet.noneOf(Extent.class);
      inOrder.addAll(extent);
      extent = Collections.unmodifiableSet(inOrder);
    }

    /** Nothing yet: what the item does is not written. It is offered to nobody. */
    public static final Use UNKNOWN = at(When.DURING_TURN);

    public boolean isUnknown() {
      return this == UNKNOWN || abilities.isEmpty() && riders.isEmpty() && equals(UNKNOWN);
    }

    private static Use at(When when) {
      return new Use(
          when,
          List.of(),
          Optional.empty(),
          List.of(),
          List.of(),
          List.of(),
          0,
          false,
          false,
          Set.of());
    }

    public static Use riders(When when, Rider... riders) {
      Use use = at(when);
      return use.with(use.checks, use.cost, List.of(riders), use.effects, use.abilities);
    }

    public static Use effects(When when, Effect... effects) {
      return at(when).and(effects);
    }

    public static Use abilities(When when, Ability... abilities) {
      return at(when).then(abilities);
    }

    public static Use movement(int points, boolean jump) {
      Use use = at(When.DURING_MOVE);
      return new Use(
          use.when,
          use.checks,
          use.cost,
          use.riders,
          use.effects,
          use.abilities,
          points,
          jump,
          false,
          use.extent);
    }

    public static Use negating() {
      Use use = at(When.WHEN_DAMAGED);
      return new Use(
          use.when,
          use.checks,
          use.cost,
          use.riders,
          use.effects,
          use.abilities,
          0,
          false,
          true,
          use.extent);
    }

    /** For the attack or the turn in which it is used, or for the round where it says so. */
    public Duration lasting() {
      if (extent.contains(Extent.ROUND)) {
        return Duration.ROUND;
      }
      return switch (when) {
        case DURING_ATTACK, WHEN_ATTACKED, DAMAGED_BY_ATTACK -> Duration.ATTACK;
        case DURING_TURN,
            AFTER_ATTACKED,
            AFTER_ATTACK,
            DURING_MOVE,
            WHEN_DAMAGED,
            AFTER_INITIATIVE,
            AFTER_TOP_ACTION,
            AFTER_ACTION,
            END_OF_TURN,
            DURING_HEAL,
            DURING_LOOT,
            DURING_CREATE,
            ENEMY_CONSUMES ->
            Duration.TURN;
        case ALWAYS -> Duration.PERSISTENT;
      };
    }

    /** Whether it has its bearer perform something (ITM-17); an infusion is no ability. */
    public boolean grantsAbility() {
      return !abilities.stream().allMatch(Use::isInfusion);
    }

    private static boolean isInfusion(Ability ability) {
      return ability instanceof Ability.Brings(Consequence.Infuse _);
    }

    public boolean is(Extent how) {
      return extent.contains(how);
    }

    public Use then(Ability... others) {
      return with(checks, cost, riders, effects, List.of(others));
    }

    public Use and(Effect... others) {
      return with(checks, cost, riders, List.of(others), abilities);
    }

    public Use only(Check... others) {
      return with(List.of(others), cost, riders, effects, abilities);
    }

    public Use paying(Cost price) {
      return with(checks, Optional.of(price), riders, effects, abilities);
    }

    private Use with(
        List<Check> only,
        Optional<Cost> price,
        List<Rider> added,
        List<Effect> lasting,
        List<Ability> performed) {
      return new Use(
          when,
          only,
          price,
          added,
          lasting,
          performed,
          movement,
          jump,
          negates,
          extent,
          whose,
          creates,
          afterwards);
    }

    public Use forTheRound() {
      return reaching(Extent.ROUND);
    }

    /** For the attack at hand and all further ones of the same ability. */
    public Use forTheWholeAbility() {
      return reaching(Extent.WHOLE_ABILITY);
    }

    public Use oncePerTurn() {
      return reaching(Extent.ONCE_PER_TURN);
    }

    private Use reaching(Extent how) {
      Set<Extent> more = EnumSet.of(how);
      more.addAll(extent);
      return new Use(
          when,
          checks,
          cost,
          riders,
          effects,
          abilities,
          movement,
          jump,
          negates,
          more,
          whose,
          creates,
          afterwards);
    }
  }

  public static ItemCard of(String name, Slot slot, Wear wear, Use use) {
    return new ItemCard(name, slot, 0, wear, 1, false, use, "");
  }

  /** With so many use slots (ITM-12). */
  public ItemCard uses(int number) {
    return new ItemCard(
        name, slot, minusOnes, wear, number, irrecoverable, use, back, group, pockets);
  }

  /** With this on its other side (ITM-09). */
  public ItemCard back(Use other) {
    return new ItemCard(
        name, slot, minusOnes, wear, uses, irrecoverable, use, Optional.of(other), group, pockets);
  }

  public ItemCard forGood() {
    return new ItemCard(name, slot, minusOnes, wear, uses, true, use, back, group, pockets);
  }

  public ItemCard ofCard(String card) {
    return new ItemCard(name, slot, minusOnes, wear, uses, irrecoverable, use, back, card, pockets);
  }

  public boolean hasSlots() {
    return uses > 1;
  }
}
