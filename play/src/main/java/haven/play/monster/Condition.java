package haven.play.monster;

/** The conditions of the acting monster that bear on its focus and movement. */
public enum Condition {
  DISARM,
  IMMOBILIZE,
  MUDDLE,
  STUN
}
