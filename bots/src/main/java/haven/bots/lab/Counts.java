package haven.bots.lab;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Whole numbers by what they count: a path of names. Adding two of them up is all that can be done
 * with them, and gives the same in whatever order it is done.
 */
public final class Counts {
  private static final char BETWEEN = '|';

  private final TreeMap<String, Long> numbers;

  public Counts() {
    numbers = new TreeMap<>();
  }

  /** As they were written down. */
  public Counts(Map<String, Long> numbers) {
    this.numbers = new TreeMap<>(numbers);
  }

  /** The path of these names. */
  static String path(Object... names) {
    StringBuilder path = new StringBuilder();
    for (Object name : names) {
      path.append(path.isEmpty() ? "" : BETWEEN).append(name.toString().replace(BETWEEN, '/'));
    }
    return path.toString();
  }

  /** Zero counts, too: then it is known that there was such a thing. */
  void add(long number, Object... names) {
    numbers.merge(path(names), number, Long::sum);
  }

  public Counts plus(Counts other) {
    Counts sum = new Counts(numbers);
    sum.add(other);
    return sum;
  }

  public void add(Counts other) {
    other.numbers.forEach((path, number) -> numbers.merge(path, number, Long::sum));
  }

  /** The same below that path. */
  Counts below(Object... names) {
    Counts all = new Counts();
    String before = path(names) + BETWEEN;
    numbers.forEach((path, number) -> all.numbers.put(before + path, number));
    return all;
  }

  public long of(Object... names) {
    return numbers.getOrDefault(path(names), 0L);
  }

  /** What is counted below that path, with the rest of it. */
  Counts in(Object... names) {
    String before = path(names) + BETWEEN;
    Counts part = new Counts();
    for (var entry : numbers.tailMap(before).entrySet()) {
      if (!entry.getKey().startsWith(before)) {
        break;
      }
      part.numbers.put(entry.getKey().substring(before.length()), entry.getValue());
    }
    return part;
  }

  /** The names that paths begin with. */
  Iterable<String> firstNames() {
    SortedMap<String, Boolean> names = new TreeMap<>();
    for (String path : numbers.keySet()) {
      int end = path.indexOf(BETWEEN);
      names.put(end < 0 ? path : path.substring(0, end), true);
    }
    return names.keySet();
  }

  public boolean isEmpty() {
    return numbers.isEmpty();
  }

  /** To be written down, in order. */
  public SortedMap<String, Long> numbers() {
    return Collections.unmodifiableSortedMap(numbers);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Counts counts && numbers.equals(counts.numbers);
  }

  @Override
  public int hashCode() {
    return numbers.hashCode();
  }

  @Override
  public String toString() {
    return numbers.toString();
  }
}
