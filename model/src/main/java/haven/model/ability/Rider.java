package haven.model.ability;

import haven.board.Area;
import haven.model.Condition;
import java.util.List;

/** An effect added to an attack or another targeted ability (ABL-15). */
public sealed interface Rider {
  /** Changes the attack value: never left out (ATK-16). */
  sealed interface OnValue extends Rider {}

  /** Changes whom the attack can reach. */
  sealed interface OnAim extends Rider {}

  /** Works for the attacker. */
  sealed interface ForAttacker extends Rider {}

  /** An ability performed after the attack is completely resolved (ATK-31). */
  sealed interface Afterwards extends Rider {}

  /** Effects that are added only if something is so, or is paid. */
  sealed interface Conditional extends Rider {}

  /** {@code +X attack} (ATK-22). */
  record Plus(Value attack) implements OnValue {}

  /** The attack value is multiplied. */
  record Times(int factor) implements OnValue {}

  record Pierce(int shield) implements Rider {}

  /** Something that happens to the target, or with a retaliate to the attacker (RET-08). */
  record Inflicts(Consequence what) implements Rider {}

  /**
   * Something that the attack brings with each target: experience, an element at the end of the
   * turn (ATK-28). What experience is counted from is counted before the attack.
   */
  record Brings(Consequence what) implements ForAttacker {}

  /**
   * A push that may lead into hexes with obstacles: each of them is destroyed, and each time the
   * target suffers damage and the attacker gains experience. Other pushes of the attack are added
   * to it (ATK-38).
   */
  record PushThrough(int hexes, int damage, int xp) implements Rider {}

  /**
   * A push; for each hex by which the target cannot be pushed because of a wall or an obstacle, it
   * suffers damage and the attacker gains experience.
   */
  record PushAgainst(int hexes, int damage, int xp) implements Rider {}

  record PlusRange(int hexes) implements OnAim {}

  /** A melee attack reaches so far, and stays a melee attack. */
  record Reach(int hexes) implements OnAim {}

  /** It is for all adjacent: enemies of an attack, self and allies of a heal. */
  record AllAdjacent() implements OnAim {}

  record PlusTargets(int number) implements OnAim {}

  /** The single target becomes an area. */
  record Over(Area area) implements OnAim {}

  /** Experience for the whole ability, however many targets it has. */
  record XpOnce(int points) implements ForAttacker {}

  record Then(Ability ability) implements Afterwards {}

  /** Only if the target has suffered damage by the attack. */
  record ThenIfHurt(Ability ability) implements Afterwards {}

  /** Only where the check holds for this target. */
  record When(List<Check> checks, List<Rider> riders) implements Conditional {
    public When {
      checks = List.copyOf(checks);
      riders = List.copyOf(riders);
    }
  }

  /**
   * A conditional effect: optional, and to be paid for (ABL-18). Paid for once, it works for the
   * target at hand and all further ones of the ability.
   */
  record Paid(Cost cost, List<Rider> riders) implements Conditional {
    public Paid {
      riders = List.copyOf(riders);
    }
  }

  /** The attack has what attacks gain by effects of that stance of whoever commands it. */
  record WithStance(String stance) implements Conditional {}

  /** Effects without a number. */
  enum Plain implements Rider {
    ADVANTAGE,
    DISADVANTAGE,
    /** All attacks of the ability are made against one target (TGT-02). */
    ALL_ON_ONE,
    /** A rolled plus counts as neutral (ITM-68). */
    PLUS_IS_NEUTRAL,
    /** A rolled minus counts as neutral (ITM-84). */
    MINUS_IS_NEUTRAL,
    /** A card that doubles, a bless too, counts as +0. */
    DOUBLE_IS_ZERO,
    /** All shield of the target is ignored. */
    IGNORES_SHIELD,
    /** Before the heal all negative conditions of the target are removed. */
    CLEANSES,
    /** The target is killed instead of being attacked: no modifier, no damage. */
    KILLS,
    /** An ally of the attacker is attacked instead, within the range of the attack. */
    REDIRECTED
  }

  static Rider gives(Condition condition) {
    return new Inflicts(Consequence.gain(condition));
  }

  static Rider push(int hexes) {
    return new Inflicts(new Consequence.Push(hexes));
  }

  static Rider pull(int hexes) {
    return new Inflicts(new Consequence.Pull(hexes));
  }

  static Rider xp(int points) {
    return xp(Value.of(points));
  }

  static Rider xp(Value points) {
    return new Brings(new Consequence.Xp(points));
  }

  static Rider infuses(ElementIcon icon) {
    return new Brings(new Consequence.Infuse(icon));
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
