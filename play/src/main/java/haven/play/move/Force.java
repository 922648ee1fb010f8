package haven.play.move;

import java.util.List;
import java.util.Optional;

/** Push X or pull X, as printed or added to an ability. */
public record Force(Kind kind, int hexes) {
  /** Away from the acting figure, or towards it. */
  public enum Kind {
    PUSH,
    PULL
  }

  public static Force push(int hexes) {
    return new Force(Kind.PUSH, hexes);
  }

  public static Force pull(int hexes) {
    return new Force(Kind.PULL, hexes);
  }

  /** All values of one kind on one ability together (FRC-21); empty without any. */
  public static Optional<Force> sum(Kind kind, List<Force> forces) {
    int hexes = forces.stream().filter(f -> f.kind == kind).mapToInt(Force::hexes).sum();
    return hexes == 0 ? Optional.empty() : Optional.of(new Force(kind, hexes));
  }

  boolean isAway() {
    return kind == Kind.PUSH;
  }
}
