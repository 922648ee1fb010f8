package haven.play.movement;

import java.util.Optional;

/**
 * Push X, pull X or lead X, as printed or added to an ability.
 *
 * @param crash what happens to whoever is pushed into an obstacle, if that is possible
 * @param against what happens for each hex by which a wall or an obstacle shortens the push
 */
public record Force(Kind kind, int hexes, Optional<Crash> crash, Optional<Crash> against) {
  /**
   * An obstacle breaks when somebody is pushed into it.
   *
   * @param damage what the pushed figure suffers each time
   * @param xp what the pushing one gains
   */
  public record Crash(int damage, int xp) {}

  public Force(Kind kind, int hexes) {
    this(kind, hexes, Optional.empty(), Optional.empty());
  }

  /** Away from the acting figure, towards it, or towards the nearest hex beside an ally of it. */
  public enum Kind {
    PUSH,
    PULL,
    LEAD
  }

  public static Force push(int hexes) {
    return new Force(Kind.PUSH, hexes);
  }

  public static Force pushThrough(int hexes, int damage, int xp) {
    return new Force(Kind.PUSH, hexes, Optional.of(new Crash(damage, xp)), Optional.empty());
  }

  public static Force pushAgainst(int hexes, int damage, int xp) {
    return new Force(Kind.PUSH, hexes, Optional.empty(), Optional.of(new Crash(damage, xp)));
  }

  /** The same by more hexes (ATK-38). */
  public Force plus(Force more) {
    return new Force(
        kind, hexes + more.hexes, crash.or(() -> more.crash), against.or(() -> more.against));
  }

  /** What is left of it; what happens at a wall is reckoned for the whole. */
  Force by(int number) {
    return new Force(kind, number, crash, Optional.empty());
  }

  public static Force pull(int hexes) {
    return new Force(Kind.PULL, hexes);
  }

  public static Force lead(int hexes) {
    return new Force(Kind.LEAD, hexes);
  }

  boolean isAway() {
    return kind == Kind.PUSH;
  }
}
