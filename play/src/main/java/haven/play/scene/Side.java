package haven.play.scene;

/** Whose side a figure is on; figures of different sides are enemies (TGT-07). */
public enum Side {
  PARTY,
  MONSTERS
}
