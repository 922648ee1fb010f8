package haven.model.rules;

/**
 * Where the games differ about elements.
 *
 * @param source where infusions wait for their consumption
 * @param sharing whom a monster's consumption benefits besides itself
 * @param consumption when monsters consume
 * @param newcomersShare whether monsters that come into play after a consumption benefit from it;
 *     if not, they may consume for themselves (ELM-16, MEL-03)
 * @param infusion when monsters infuse
 */
public record ElementRules(
    Source source,
    Sharing sharing,
    Consumption consumption,
    boolean newcomersShare,
    Infusion infusion) {

  /** Where infusions wait for their consumption. */
  public enum Source {
    /** On a board with three columns (ELM-02). */
    BOARD,
    /** Wherever an icon is visible (ELM-17). */
    VISIBLE_ICONS
  }

  /** Who benefits from the consumption of one monster. */
  public enum Sharing {
    /** All monsters of its type (ELM-15a, ELM-24). */
    TYPE,
    /** All monsters of its set (ELM-15b). */
    SET
  }

  /** When monsters consume. */
  public enum Consumption {
    /** At the start of a turn, whichever of them is the first that can (ELM-15a). */
    WHENEVER_POSSIBLE,
    /** At the start of the first one's turn, or not at all (ELM-15b). */
    FIRST_TURN,
    /** With an ability that benefits (ELM-24). */
    WITH_ABILITY
  }

  /** When monsters infuse. */
  public enum Infusion {
    /** At the end of each turn in which they performed an ability (MEL-02b). */
    END_OF_TURN,
    /** When the last of them ends its turn, if any performed an ability (MEL-02a). */
    END_OF_LAST_TURN,
    /** By showing the icon when the action is rolled (MEL-02c). */
    WHEN_ROLLED
  }

  /** Gloomhaven's rules, until somebody says otherwise. */
  public static final class Draft {
    public Source source = Source.BOARD; // ELM-02
    public Sharing sharing = Sharing.TYPE; // ELM-15a
    public Consumption consumption = Consumption.WHENEVER_POSSIBLE; // ELM-15a
    public boolean newcomersShare = true;
    public Infusion infusion = Infusion.END_OF_TURN; // MEL-02b

    public Draft() {}

    public Draft(ElementRules like) {
      source = like.source;
      sharing = like.sharing;
      consumption = like.consumption;
      newcomersShare = like.newcomersShare;
      infusion = like.infusion;
    }

    public ElementRules done() {
      return new ElementRules(source, sharing, consumption, newcomersShare, infusion);
    }
  }
}
