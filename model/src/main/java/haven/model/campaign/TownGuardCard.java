package haven.model.campaign;

/**
 * A card of the town guard deck (TWG-14).
 *
 * @param number its reference number
 * @param value what it adds to the defence; 0 for those that decide by themselves
 * @param first whether a campaign begins with it in the deck
 */
public record TownGuardCard(int number, Kind kind, int value, boolean first) {
  /** What comes of it (TWG-06). */
  public enum Kind {
    /** The building is wrecked. */
    WRECK,
    VALUE,
    /** The building is defended. */
    SUCCESS
  }

  /** Whether it is better for the town than the other (TWG-10). */
  public boolean isBetterThan(TownGuardCard other) {
    return kind == other.kind ? value > other.value : kind.compareTo(other.kind) > 0;
  }
}
