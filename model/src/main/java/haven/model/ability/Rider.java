package haven.model.ability;

import haven.board.Area;
import haven.model.Condition;
import java.util.List;

/** An effect added to an attack or another targeted ability (ABL-15). */
public sealed interface Rider {
  /** {@code +X attack} (ATK-22): never left out (ATK-16). */
  record Plus(Value attack) implements Rider {}

  /** The attack value is multiplied. */
  record Times(int factor) implements Rider {}

  record Pierce(int shield) implements Rider {}

  record Push(int hexes) implements Rider {}

  record Pull(int hexes) implements Rider {}

  /**
   * A push that may lead into hexes with obstacles: each of them is destroyed, and each time the
   * target suffers damage and the attacker gains experience. Other pushes of the attack are added
   * to it (ATK-38).
   */
  record PushThrough(int hexes, int damage, int xp) implements Rider {}

  record Gives(Condition condition) implements Rider {}

  record PlusRange(int hexes) implements Rider {}

  record PlusTargets(int number) implements Rider {}

  /** The single target becomes an area. */
  record Over(Area area) implements Rider {}

  /** Infuses at the end of the turn (ATK-28). */
  record Infuses(ElementIcon icon) implements Rider {}

  /** Experience for each target; what it is counted from is counted before the attack. */
  record Xp(Value points) implements Rider {
    public Xp(int points) {
      this(Value.of(points));
    }
  }

  /** Experience for the whole ability, however many targets it has. */
  record XpOnce(int points) implements Rider {}

  /** An ability performed after the attack is completely resolved (ATK-31). */
  record Then(Ability ability) implements Rider {}

  /** Only where the check holds for this target. */
  record When(List<Check> checks, List<Rider> riders) implements Rider {
    public When {
      checks = List.copyOf(checks);
      riders = List.copyOf(riders);
    }
  }

  /**
   * A conditional effect: optional, and to be paid for (ABL-18). Paid for once, it works for the
   * target at hand and all further ones of the ability.
   */
  record Paid(Cost cost, List<Rider> riders) implements Rider {
    public Paid {
      riders = List.copyOf(riders);
    }
  }

  /** Effects without a number. */
  enum Plain implements Rider {
    ADVANTAGE,
    DISADVANTAGE,
    /** A rolled plus counts as neutral (ITM-68). */
    PLUS_IS_NEUTRAL,
    /** A rolled minus counts as neutral (ITM-84). */
    MINUS_IS_NEUTRAL,
    /** A card that doubles, a bless too, counts as +0. */
    DOUBLE_IS_ZERO,
    /** All shield of the target is ignored. */
    IGNORES_SHIELD
  }

  static Rider gives(Condition condition) {
    return new Gives(condition);
  }

  static Rider plus(int attack) {
    return new Plus(Value.of(attack));
  }

  static Rider paid(Cost cost, Rider... riders) {
    return new Paid(cost, List.of(riders));
  }

  static Rider when(Check check, Rider... riders) {
    return new When(List.of(check), List.of(riders));
  }
}
