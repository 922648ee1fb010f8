package haven.play.scenario;

/** The checkmarks of a character, from all its scenarios (BGL-06). */
public record Checkmarks(int number) {
  private static final int SET = 3;
  private static final int MOST = 18;

  public Checkmarks {
    if (number < 0 || number > MOST) {
      throw new IllegalArgumentException("a sheet has room for 18 checkmarks, not " + number);
    }
  }

  /** One for each completed set of three. */
  public int perks() {
    return number / SET;
  }

  public Checkmarks plus(int gained) {
    return new Checkmarks(Math.min(number + gained, MOST));
  }

  /** A completed set is never broken (BGL-08). */
  public Checkmarks minus(int lost) {
    return new Checkmarks(Math.max(number - lost, perks() * SET));
  }
}
