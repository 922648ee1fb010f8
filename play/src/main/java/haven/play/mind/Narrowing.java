package haven.play.mind;

import haven.board.Board;
import haven.board.Hex;
import haven.model.Criterion;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/** A list of candidates that rules cut down one after the other. */
final class Narrowing {
  private final Board board;
  private final IntUnaryOperator cellOf;
  private final int[] items;
  private int size;

  /**
   * @param cellOf where a candidate stands, for the minutes
   */
  Narrowing(Board board, IntUnaryOperator cellOf) {
    this.board = board;
    this.cellOf = cellOf;
    items = new int[Math.max(board.cells(), Enemies.MOST)];
  }

  void clear() {
    size = 0;
  }

  void add(int item) {
    items[size++] = item;
  }

  int size() {
    return size;
  }

  boolean isEmpty() {
    return size == 0;
  }

  int get(int i) {
    return items[i];
  }

  Hex hex(int i) {
    return board.hex(cellOf.applyAsInt(items[i]));
  }

  int[] toArray() {
    return Arrays.copyOf(items, size);
  }

  void become(Narrowing other) {
    size = other.size;
    System.arraycopy(other.items, 0, items, 0, size);
  }

  /** Keeps the candidates with the least value. */
  void keepLeast(Criterion criterion, IntUnaryOperator value, Minutes minutes) {
    if (size <= 1 && !minutes.areKept()) {
      return;
    }
    minutes.before(this, criterion, value);
    int least = Integer.MAX_VALUE;
    int kept = 0;
    for (int i = 0; i < size; i++) {
      int item = items[i];
      int v = value.applyAsInt(item);
      if (v < least) {
        least = v;
        kept = 0;
      }
      if (v == least) {
        items[kept++] = item;
      }
    }
    size = kept;
    minutes.after(this);
  }
}
