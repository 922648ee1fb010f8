package haven.board;

import java.util.function.IntConsumer;

/** A set of cells of one board, as bits. Mutable; meant to be filled again and again. */
public final class CellSet {
  private final long[] words;

  public CellSet(int cells) {
    words = new long[(cells + 63) >> 6];
  }

  private CellSet(long[] words) {
    this.words = words;
  }

  public boolean contains(int cell) {
    return (words[cell >> 6] & 1L << cell) != 0;
  }

  public void add(int cell) {
    words[cell >> 6] |= 1L << cell;
  }

  public void remove(int cell) {
    words[cell >> 6] &= ~(1L << cell);
  }

  public void set(int cell, boolean in) {
    if (in) {
      add(cell);
    } else {
      remove(cell);
    }
  }

  public void clear() {
    for (int i = 0; i < words.length; i++) {
      words[i] = 0;
    }
  }

  public void become(CellSet other) {
    System.arraycopy(other.words, 0, words, 0, words.length);
  }

  public void addAll(CellSet other) {
    for (int i = 0; i < words.length; i++) {
      words[i] |= other.words[i];
    }
  }

  public void removeAll(CellSet other) {
    for (int i = 0; i < words.length; i++) {
      words[i] &= ~other.words[i];
    }
  }

  public void retainAll(CellSet other) {
    for (int i = 0; i < words.length; i++) {
      words[i] &= other.words[i];
    }
  }

  /** Fills the set with the cells 0 to {@code cells - 1}. */
  public void fill(int cells) {
    for (int i = 0; i < words.length; i++) {
      int left = cells - (i << 6);
      words[i] = left >= 64 ? -1L : left <= 0 ? 0 : (1L << left) - 1;
    }
  }

  public boolean isEmpty() {
    for (long word : words) {
      if (word != 0) {
        return false;
      }
    }
    return true;
  }

  public boolean meets(CellSet other) {
    for (int i = 0; i < words.length; i++) {
      if ((words[i] & other.words[i]) != 0) {
        return true;
      }
    }
    return false;
  }

  public int size() {
    int size = 0;
    for (long word : words) {
      size += Long.bitCount(word);
    }
    return size;
  }

  /** The smallest cell of the set that is not below {@code from}, or -1. */
  public int next(int from) {
    int i = from >> 6;
    if (i >= words.length) {
      return -1;
    }
    long word = words[i] & -1L << from;
    while (word == 0) {
      if (++i == words.length) {
        return -1;
      }
      word = words[i];
    }
    return (i << 6) + Long.numberOfTrailingZeros(word);
  }

  public void forEach(IntConsumer action) {
    for (int cell = next(0); cell >= 0; cell = next(cell + 1)) {
      action.accept(cell);
    }
  }

  public CellSet copy() {
    return new CellSet(words.clone());
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof CellSet set && java.util.Arrays.equals(words, set.words);
  }

  @Override
  public int hashCode() {
    return java.util.Arrays.hashCode(words);
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("{");
    forEach(cell -> text.append(text.length() > 1 ? " " : "").append(cell));
    return text.append("}").toString();
  }
}
