package haven.model.ability;

import java.util.OptionalInt;

/**
 * A hex that an ability speaks of, other than the one in which the acting figure stands.
 *
 * @param within the range from the acting figure; anywhere without one
 */
public record Spot(Where where, OptionalInt within) {

  /** Which hexes are meant; of several the acting figure's player chooses one. */
  public enum Where {
    /** In which a token of the acting character lies. */
    OWN_TOKEN,
    /** In which a summon of the acting character stands. */
    OWN_SUMMON,
    ALLY,
    ENEMY,
    /** Any that is revealed. */
    HEX,
    /** Of the last target of the ability before, where it is or died. */
    TARGET
  }

  public static final Spot OWN_TOKEN = of(Where.OWN_TOKEN);

  public static Spot of(Where where) {
    return new Spot(where, OptionalInt.empty());
  }

  public Spot within(int range) {
    return new Spot(where, OptionalInt.of(range));
  }
}
