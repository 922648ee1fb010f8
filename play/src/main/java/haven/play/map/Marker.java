package haven.play.map;

import haven.board.Hex;

/**
 * A token or marker that lies in a hex and is no loot token.
 *
 * @param label its number or letter, or whose it is
 * @param owner the character it belongs to, or nothing
 */
public record Marker(Kind kind, String label, Hex hex, String owner) {

  /** What lies there. */
  public enum Kind {
    /** Records that a door is open, or what the scenario wants recorded (OVL-21). */
    ACTIVATION,
    /** Records that a printed obstacle is destroyed (OVL-69). */
    DESTRUCTION,
    OBJECTIVE_TOKEN,
    SCENARIO_AID_TOKEN,
    /** A token of a character's own. */
    CHARACTER_TOKEN
  }

  public static Marker ofCharacter(String owner, Hex hex) {
    return new Marker(Kind.CHARACTER_TOKEN, owner, hex, owner);
  }

  static Marker of(Kind kind, String label, Hex hex) {
    return new Marker(kind, label, hex, "");
  }
}
