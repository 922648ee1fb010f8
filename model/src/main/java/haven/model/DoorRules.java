package haven.model;

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

  static final DoorRules GLOOMHAVEN = new DoorRules(false, Locked.OPENS, false);
  static final DoorRules JAWS = new DoorRules(true, Locked.OPENS, true);
  static final DoorRules FROSTHAVEN = new DoorRules(false, Locked.IS_UNLOCKED, false);
}
