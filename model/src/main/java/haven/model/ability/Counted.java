package haven.model.ability;

/** Whatever a number of a card can be counted from. */
public sealed interface Counted permits Count, Crowd, Counted.OnMat {
  /** What a counter of the acting character's mat shows. */
  record OnMat(String counter) implements Counted {}

  /** Whether the abilities before it in the action change it. */
  default boolean isOfDeeds() {
    return switch (this) {
      case Count count -> Count.OF_DEEDS.contains(count);
      case OnMat _ -> false;
      case Crowd crowd -> crowd.only().stream().anyMatch(Check::isOfDeeds);
    };
  }
}
