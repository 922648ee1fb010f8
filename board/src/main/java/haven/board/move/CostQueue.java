package haven.board.move;

import java.util.Arrays;

/** A binary heap of longs, smallest first. */
final class CostQueue {
  private long[] heap;
  private int size;

  CostQueue(int capacity) {
    heap = new long[capacity];
  }

  void clear() {
    size = 0;
  }

  boolean isEmpty() {
    return size == 0;
  }

  long peek() {
    return heap[0];
  }

  void add(long entry) {
    if (size == heap.length) {
      heap = Arrays.copyOf(heap, size * 2);
    }
    int i = size++;
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

  long poll() {
    long least = heap[0];
    long last = heap[--size];
    int i = 0;
    for (int child = 1; child < size; child = 2 * i + 1) {
      if (child + 1 < size && heap[child + 1] < heap[child]) {
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
