package haven.model;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;

/**
 * The conditions of all four games (CON-01). Bless and curse lie on the map only as marks of what a
 * trap does (OVL-39).
 */
public enum Condition {
  BANE,
  BLESS,
  BRITTLE,
  CURSE,
  DISARM,
  IMMOBILIZE,
  IMPAIR,
  INVISIBLE,
  MUDDLE,
  POISON,
  REGENERATE,
  STRENGTHEN,
  STUN,
  WARD,
  WOUND;

  private static final Set<Condition> POSITIVE =
      EnumSet.of(BLESS, INVISIBLE, REGENERATE, STRENGTHEN, WARD);
  private static final Set<Condition> FOR_A_TURN =
      EnumSet.of(DISARM, IMMOBILIZE, IMPAIR, INVISIBLE, MUDDLE, STRENGTHEN, STUN);

  /** Negative conditions are for enemies, positive ones for allies and oneself (CON-02). */
  public boolean isNegative() {
    return !POSITIVE.contains(this);
  }

  /** Whether it ends at the end of the figure's next turn (CON-05, CON-06). */
  public boolean endsWithTurn() {
    return FOR_A_TURN.contains(this);
  }

  /** Bless and curse are cards, not markers on the figure (CON-28). */
  public boolean isCard() {
    return this == BLESS || this == CURSE;
  }

  /** The same conditions in an order that is the same in every run, for texts and for giving. */
  public static Set<Condition> ordered(Set<Condition> conditions) {
    return conditions.isEmpty()
        ? Set.of()
        : Collections.unmodifiableSet(EnumSet.copyOf(conditions));
  }

  public static Condition named(String word) {
    return valueOf(word.toUpperCase(Locale.ROOT));
  }
}
