package haven.model;

import java.util.Locale;

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

  public static Condition named(String word) {
    return valueOf(word.toUpperCase(Locale.ROOT));
  }
}
