package haven.model.rules;

/**
 * Where the games differ about doors.
 *
 * @param mayStartOpen whether a scenario may start with an open door (OVL-10)
 * @param locked what meeting the condition of a locked door does
 * @param openCarriesMarker whether an activation marker tells an open door (OVL-21)
 */
public record DoorRules(boolean mayStartOpen, Locked locked, boolean openCarriesMarker) {

  /** What meeting the condition of a locked door does (D-15). */
  public enum Locked {
    /** It opens, and the room behind it is revealed (OVL-19a). */
    OPENS,
    /** It is closed from then on, and opened by whoever enters it (OVL-19b). */
    IS_UNLOCKED
  }

  /** Gloomhaven's rules, until somebody says otherwise. */
  public static final class Draft {
    public boolean mayStartOpen = false; // OVL-10
    public Locked locked = Locked.OPENS; // OVL-19a
    public boolean openCarriesMarker = false;

    public Draft() {}

    public Draft(DoorRules like) {
      mayStartOpen = like.mayStartOpen;
      locked = like.locked;
      openCarriesMarker = like.openCarriesMarker;
    }

    public DoorRules done() {
      return new DoorRules(mayStartOpen, locked, openCarriesMarker);
    }
  }
}
