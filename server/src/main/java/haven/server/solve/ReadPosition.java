package haven.server.solve;

import haven.board.Hex;
import haven.play.mind.Position;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A position as a document has it.
 *
 * @param id its own, or else where it stands in the document
 * @param expected the complete set of outcomes, where the document states it
 */
public record ReadPosition(
    String id, String title, Position position, Optional<List<Expected>> expected) {

  /** One expected outcome; focuses and destinations are compared where they are given. */
  public record Expected(
      Hex move, Set<Hex> attacks, Optional<Set<Hex>> focuses, Optional<Set<Hex>> destinations) {}
}
