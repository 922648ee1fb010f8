package haven.app.solve;

import haven.board.Hex;
import haven.play.monster.Position;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A position to be solved.
 *
 * @param expected the complete set of outcomes, where the file states it
 */
record Case(String id, String title, Position position, Optional<List<Expected>> expected) {

  /** One expected outcome; focuses and destinations are compared where they are given. */
  record Expected(
      Hex move, Set<Hex> attacks, Optional<Set<Hex>> focuses, Optional<Set<Hex>> destinations) {}
}
