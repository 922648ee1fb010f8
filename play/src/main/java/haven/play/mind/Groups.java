package haven.play.mind;

import java.util.Arrays;

/** Groups of targets, each a set of enemies and each kept once. */
final class Groups {
  /** Far more than any game brings about; without a bound a made-up position could ask for 2^60. */
  private static final int MOST = 4096;

  private long[] groups = new long[16];
  private int size;

  void clear() {
    size = 0;
  }

  int size() {
    return size;
  }

  long get(int i) {
    return groups[i];
  }

  void add(long group) {
    for (int i = 0; i < size; i++) {
      if (groups[i] == group) {
        return;
      }
    }
    if (size == MOST) {
      throw new IllegalArgumentException(
          "there are more than " + MOST + " equally legal groups of targets");
    }
    if (size == groups.length) {
      groups = Arrays.copyOf(groups, size * 2);
    }
    groups[size++] = group;
  }

  /** Adds the settled enemies together with any {@code choose} of the pool. */
  void addAll(long settled, long pool, int choose) {
    if (choose == 0 || choose == Long.bitCount(pool)) {
      add(choose == 0 ? settled : settled | pool);
      return;
    }
    long first = Long.lowestOneBit(pool);
    addAll(settled | first, pool & ~first, choose - 1);
    addAll(settled, pool & ~first, choose);
  }
}
