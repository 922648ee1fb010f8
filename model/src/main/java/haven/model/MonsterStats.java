package haven.model;

/**
 * What a stat card says about moving and attacking, for one level and rank.
 *
 * @param range 0 where the card has a dash: melee (MAT-03b)
 * @param targets how many targets its attacks have, 1 unless the card says more (MAT-05)
 */
public record MonsterStats(int move, int attack, int range, int targets, boolean flying) {
  public MonsterStats {
    if (move < 0 || attack < 0 || range < 0 || targets < 1) {
      throw new IllegalArgumentException(
          "a stat card has no negative values and 1 or more targets, not " + targets);
    }
  }
}
