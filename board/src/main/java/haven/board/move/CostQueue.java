package haven.board.move;

import haven.board.CellSet;
import java.util.Arrays;

/**
 * Cells by what they cost, cheapest first, then by their numbers. Whatever is added costs at least
 * what was taken last. Cells that cost little more, which are nearly all, lie in rings, one for
 * each cost; the others in a binary heap.
 */
final class CostQueue {
  /** Cells take the low 11 bits of an entry of the heap, the cost the bits above. */
  private static final int CELL_BITS = 11;

  private static final int CELL_MASK = (1 << CELL_BITS) - 1;

  /** A step costs 1 or 2 points; a power of two. */
  private static final int RINGS = 4;

  private final CellSet[] rings = new CellSet[RINGS];
  private final int[] inRing = new int[RINGS];
  private long[] heap = new long[64];
  private int inHeap;
  private int nearest;

  CostQueue(int cells) {
    for (int i = 0; i < RINGS; i++) {
      rings[i] = new CellSet(cells);
    }
  }

  void clear() {
    for (int i = 0; i < RINGS; i++) {
      if (inRing[i] > 0) {
        rings[i].clear();
        inRing[i] = 0;
      }
    }
    inHeap = 0;
    nearest = 0;
  }

  /** A cell is never added twice with the same cost. */
  void add(int cost, int cell) {
    if (cost - nearest < RINGS) {
      rings[cost % RINGS].add(cell);
      inRing[cost % RINGS]++;
    } else {
      push((long) cost << CELL_BITS | cell);
    }
  }

  /** What the next cell costs; {@link WayCost#NEVER} if there is none. */
  int cost() {
    int least = WayCost.NEVER;
    for (int cost = nearest; cost < nearest + RINGS; cost++) {
      if (inRing[cost % RINGS] > 0) {
        least = cost;
        break;
      }
    }
    if (inHeap > 0 && heap[0] >> CELL_BITS <= least) {
      least = (int) (heap[0] >> CELL_BITS);
      nearest = least;
      while (inHeap > 0 && heap[0] >> CELL_BITS == least) {
        add(least, (int) pop() & CELL_MASK);
      }
    }
    return least;
  }

  /** Takes a cell of that cost, which is the least. */
  int take(int cost) {
    nearest = cost;
    CellSet ring = rings[cost % RINGS];
    int cell = ring.next(0);
    ring.remove(cell);
    inRing[cost % RINGS]--;
    return cell;
  }

  private void push(long entry) {
    if (inHeap == heap.length) {
      heap = Arrays.copyOf(heap, inHeap * 2);
    }
    int i = inHeap++;
    while (i > 0) {
      int parent = (i - 1) >> 1;
      if (heap[parent] <= entry) {
        break;
      }
      heap[i] = heap[parent];
      i = parent;
    }
    heap[i] = entry;
  }

  private long pop() {
    long least = heap[0];
    long last = heap[--inHeap];
    int i = 0;
    for (int child = 1; child < inHeap; child = 2 * i + 1) {
      if (child + 1 < inHeap && heap[child + 1] < heap[child]) {
        child++;
      }
      if (heap[child] >= last) {
        break;
      }
      heap[i] = heap[child];
      i = child;
    }
    heap[i] = last;
    return least;
  }
}
