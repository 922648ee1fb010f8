package haven.play.movement;

import haven.board.Hex;
import haven.model.HexEffect;

/** Something that happens on the way, at the moment the hex is entered (MOV-04). */
public sealed interface MoveEvent {
  Hex hex();

  /** A step into a hex, at that price. */
  record Entered(Hex hex, int points) implements MoveEvent {}

  /** One hex further over ice, for nothing (OVL-55). */
  record Slid(Hex hex) implements MoveEvent {}

  /** The figure appears in a hex without having moved there (MOV-31). */
  record Appeared(Hex hex) implements MoveEvent {}

  /** A trap takes effect; its tile is gone unless the effect stays (OVL-32). */
  record TrapSprung(Hex hex, HexEffect effect) implements MoveEvent {}

  /** Hazardous terrain or a hazard takes effect (OVL-41, OVL-45). */
  record HazardEntered(Hex hex, HexEffect effect) implements MoveEvent {}

  /** A closed door is opened; what is behind it is revealed before anything else (OVL-12). */
  record DoorOpened(Hex hex) implements MoveEvent {}

  /** A figure falls on the obstacle it was flying over, which hurts like a trap (MOV-26b). */
  record Crashed(Hex hex) implements MoveEvent {}
}
