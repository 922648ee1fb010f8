package haven.play.monster;

/** The conditions of the acting monster that bear on its focus and movement. */
public enum Condition {
  DISARM("disarmed"),
  IMMOBILIZE("immobilized"),
  MUDDLE("muddled"),
  STUN("stunned");

  private final String word;

  Condition(String word) {
    this.word = word;
  }

  /** What a figure with this condition is said to be. */
  public String word() {
    return word;
  }
}
