package haven.play.mind;

import java.util.Arrays;

/** Groups of targets, each a set of enemies and each kept once. */
final class Groups {
  /** Far more than any game brings about; without a bound a made-up position could ask for 2^60. */
  static final int MOST = 4096;

  private static final int FREE = -1;

  private long[] groups = new long[16];
  private int size;

  /** Where in {@link #groups} a group is, found by its hash; twice as long at least. */
  private int[] places = free(32);

  void clear() {
    if (size > 0) {
      size = 0;
      Arrays.fill(places, FREE);
    }
  }

  int size() {
    return size;
  }

  long get(int i) {
    return groups[i];
  }

  void add(long group) {
    int place = place(group);
    if (places[place] != FREE) {
      return;
    }
    if (size == MOST) {
      throw new IllegalArgumentException(
          "there are more than " + MOST + " equally legal groups of targets");
    }
    if (size == groups.length) {
      groups = Arrays.copyOf(groups, size * 2);
      places = free(size * 4);
      for (int i = 0; i < size; i++) {
        places[place(groups[i])] = i;
      }
      place = place(group);
    }
    places[place] = size;
    groups[size++] = group;
  }

  private int place(long group) {
    int place = (int) (group * 0x9E3779B97F4A7C15L >>> 32) & places.length - 1;
    while (places[place] != FREE && groups[places[place]] != group) {
      place = place + 1 & places.length - 1;
    }
    return place;
  }

  private static int[] free(int length) {
    int[] places = new int[length];
    Arrays.fill(places, FREE);
    return places;
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
