package haven.server.table;

import haven.content.pack.Library;

/** What a stored game or campaign rests on: a pack, and what was chosen of it. */
public interface Basis {
  String pack();

  /** A number for what the pack says about all that matters; another one if that is otherwise. */
  long print(Library library);

  /**
   * Whether it can be played with these packs.
   *
   * @throws RuntimeException if not; the message says why
   */
  void check(Library library);
}
