package haven.play.turn;

import haven.model.Facts;
import java.util.Arrays;
import java.util.List;

/**
 * The figures of one place in the order in which they act, and who has had its turn. Never changed,
 * only replaced: one bit for each figure says what becomes of it.
 */
final class Lineup {
  static final Lineup NOBODY = new Lineup(new int[0], new int[0], 0, 0);

  private final int[] ids;
  private final int[] ranks;
  private final long toCome;
  private final long taken;

  private Lineup(int[] ids, int[] ranks, long toCome, long taken) {
    this.ids = ids;
    this.ranks = ranks;
    this.toCome = toCome;
    this.taken = taken;
  }

  int size() {
    return ids.length;
  }

  int id(int index) {
    return ids[index];
  }

  List<Integer> all() {
    return Arrays.stream(ids).boxed().toList();
  }

  int find(int id) {
    for (int i = 0; i < ids.length; i++) {
      if (ids[i] == id) {
        return i;
      }
    }
    return Place.NONE;
  }

  boolean isToCome(int index) {
    return (toCome >>> index & 1) != 0;
  }

  boolean hadTurn(int index) {
    return (taken >>> index & 1) != 0;
  }

  /** The first that has a turn to come. */
  int next() {
    return toCome == 0 ? Place.NONE : Long.numberOfTrailingZeros(toCome);
  }

  Lineup takingTurn(int index) {
    return new Lineup(ids, ranks, toCome & ~(1L << index), taken | 1L << index);
  }

  Lineup again(int index) {
    return new Lineup(ids, ranks, toCome | 1L << index, taken);
  }

  /** With another one, behind those of the same rank. */
  Lineup with(int id, int rank, boolean acts) {
    if (ids.length == Long.SIZE) {
      throw new IllegalArgumentException("more than 64 figures at one place");
    }
    int at = 0;
    while (at < ids.length && ranks[at] <= rank) {
      at++;
    }
    return new Lineup(
        inserted(ids, at, id),
        inserted(ranks, at, rank),
        inserted(toCome, at) | (acts ? 1L << at : 0),
        inserted(taken, at));
  }

  Lineup without(int index) {
    return new Lineup(
        removed(ids, index), removed(ranks, index), removed(toCome, index), removed(taken, index));
  }

  private static int[] inserted(int[] numbers, int at, int number) {
    int[] more = Arrays.copyOf(numbers, numbers.length + 1);
    System.arraycopy(numbers, at, more, at + 1, numbers.length - at);
    more[at] = number;
    return more;
  }

  private static int[] removed(int[] numbers, int at) {
    int[] fewer = Arrays.copyOf(numbers, numbers.length - 1);
    System.arraycopy(numbers, at + 1, fewer, at, fewer.length - at);
    return fewer;
  }

  private static long inserted(long bits, int at) {
    long below = (1L << at) - 1;
    return bits & below | (bits & ~below) << 1;
  }

  private static long removed(long bits, int at) {
    long below = (1L << at) - 1;
    return bits & below | bits >>> 1 & ~below;
  }

  void tell(Facts facts) {
    facts.number(ids.length);
    for (int i = 0; i < ids.length; i++) {
      facts.number(ids[i]).truth(isToCome(i)).truth(hadTurn(i));
    }
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < ids.length; i++) {
      text.append(i == 0 ? "" : ", ").append(ids[i]).append(" ranks ").append(ranks[i]);
      text.append(isToCome(i) ? " to come" : hadTurn(i) ? " done" : " no turn");
    }
    return text.toString();
  }
}
