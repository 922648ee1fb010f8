package haven.play.movement;

import java.util.Optional;

/**
 * Push X or pull X, as printed or added to an ability.
 *
 * @param crash what happens to whoever is pushed into an obstacle, if that is possible
 */
public record Force(Kind kind, int hexes, Optional<Crash> crash) {
  /**
   * An obstacle breaks when somebody is pushed into it.
   *
   * @param damage what the pushed figure suffers each time
   * @param xp what the pushing one gains
   */
  public record Crash(int damage, int xp) {}

  public Force(Kind kind, int hexes) {
    this(kind, hexes, Optional.empty());
  }

  /** Away from the acting figure, or towards it. */
  public enum Kind {
    PUSH,
    PULL
  }

  public static Force push(int hexes) {
    return new Force(Kind.PUSH, hexes);
  }

  public static Force pushThrough(int hexes, int damage, int xp) {
    return new Force(Kind.PUSH, hexes, Optional.of(new Crash(damage, xp)));
  }

  /** The same by more hexes (ATK-38). */
  public Force plus(Force more) {
    return new Force(kind, hexes + more.hexes, crash.or(() -> more.crash));
  }

  /** The same by so many hexes. */
  Force by(int number) {
    return new Force(kind, number, crash);
  }

  public static Force pull(int hexes) {
    return new Force(Kind.PULL, hexes);
  }

  boolean isAway() {
    return kind == Kind.PUSH;
  }
}
