package haven.model.map;

import java.util.Set;

/** What a treasure tile holds (OVL-86). */
public sealed interface Treasure {

  /**
   * Whether it is laid out (OVL-87).
   *
   * @param looted the numbers that were looted before in this campaign
   */
  boolean isLaidOut(Set<Integer> looted);

  /** A goal treasure: the scenario's special rules say what it does. */
  record Goal(String specialRule) implements Treasure {
    @Override
    public boolean isLaidOut(Set<Integer> looted) {
      return true;
    }
  }

  /** A numbered treasure: the treasure index says what it is. */
  record Numbered(int number) implements Treasure {
    @Override
    public boolean isLaidOut(Set<Integer> looted) {
      return !looted.contains(number);
    }
  }
}
