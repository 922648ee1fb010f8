package haven.model.pack;

/** Where the figures of a piece come from. */
public enum Origin {
  /** They follow a published game. */
  PRINTED,
  /** They are the author's own. */
  ORIGINAL
}
