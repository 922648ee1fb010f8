package haven.board;

/** What a door hex is at the moment. A locked door is a wall for everybody (OVL-19). */
public enum Door {
  CLOSED,
  LOCKED,
  OPEN
}
