package haven.board.move;

/** A figure's way of moving. Flying outdoes jumping; teleporting takes no way at all (MOV-31). */
public enum Movement {
  WALK,
  JUMP,
  FLY,
  TELEPORT,
  /** Teleport of a flying figure: ends like a flight (MOV-32). */
  TELEPORT_FLYING;

  public static Movement of(boolean flying, boolean jumping, boolean teleporting) {
    if (teleporting) {
      return flying ? TELEPORT_FLYING : TELEPORT;
    }
    if (flying) {
      return FLY;
    }
    return jumping ? JUMP : WALK;
  }

  public boolean teleports() {
    return this == TELEPORT || this == TELEPORT_FLYING;
  }

  public boolean flies() {
    return this == FLY || this == TELEPORT_FLYING;
  }
}
