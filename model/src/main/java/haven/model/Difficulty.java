package haven.model;

/**
 * The named steps around the recommended level (LVL-02a, LVL-02b), or the difficulties that
 * monsters have a modifier board for (LVL-09).
 */
public enum Difficulty {
  VERY_EASY(-2),
  EASY(-1),
  NORMAL(0),
  HARD(1),
  VERY_HARD(2);

  private final int step;

  Difficulty(int step) {
    this.step = step;
  }

  public int step() {
    return step;
  }
}
