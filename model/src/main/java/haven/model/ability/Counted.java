package haven.model.ability;

/** Whatever a number of a card can be counted from. */
public sealed interface Counted permits Count, Crowd {
  /** Whether the abilities before it in the action change it. */
  default boolean isOfDeeds() {
    return switch (this) {
      case Count count -> Count.OF_DEEDS.contains(count);
      case Crowd crowd -> crowd.only().stream().anyMatch(Check::isOfDeeds);
    };
  }
}
