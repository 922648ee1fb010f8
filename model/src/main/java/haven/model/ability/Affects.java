package haven.model.ability;

/** Whom an ability is for, by its own words or, without any, by the rules. */
public enum Affects {
  /** No words: enemies if negative, allies or the acting figure if positive (TGT-09, TGT-12). */
  AS_USUAL,
  ENEMIES,
  ALLIES,
  ALLIES_OR_SELF,
  /** The acting figure alone (TGT-11). */
  SELF,
  /** Allies and enemies alike (TGT-10); the acting figure is neither (TGT-08). */
  FIGURES;

  /** Whether the acting figure or its allies may be meant, by the words alone. */
  public boolean reachesFriends() {
    return switch (this) {
      case ALLIES, ALLIES_OR_SELF, SELF, FIGURES -> true;
      case AS_USUAL, ENEMIES -> false;
    };
  }
}
