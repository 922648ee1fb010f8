package haven.model.ability;

/**
 * From here on the acting figure, which the rules move, is about another focus than the usual one:
 * among those whom it could come to attack the one farthest away, then by initiative (FOC-08).
 *
 * @param within how far away it may be, and in sight; {@link #ANYWHERE} if nothing is said
 */
public record Focus(int within) implements Ability.ForSelf {
  public static final int ANYWHERE = Integer.MAX_VALUE;
}
