package haven.bots.lab;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * How often each number came up.
 *
 * @param times by number
 */
public record Histogram(SortedMap<Integer, Long> times) {
  public Histogram {
    times = Collections.unmodifiableSortedMap(new TreeMap<>(times));
  }

  static Histogram of(Counts counts) {
    SortedMap<Integer, Long> times = new TreeMap<>();
    counts.numbers().forEach((number, many) -> times.put(Integer.valueOf(number), many));
    return new Histogram(times);
  }

  public Histogram plus(Histogram other) {
    SortedMap<Integer, Long> all = new TreeMap<>(times);
    other.times.forEach((number, many) -> all.merge(number, many, Long::sum));
    return new Histogram(all);
  }

  public long size() {
    return times.values().stream().mapToLong(Long::longValue).sum();
  }

  /** 0 of nothing. */
  public double mean() {
    long size = size();
    return size == 0 ? 0 : (double) sum() / size;
  }

  private long sum() {
    long sum = 0;
    for (Map.Entry<Integer, Long> entry : times.entrySet()) {
      sum += entry.getKey() * entry.getValue();
    }
    return sum;
  }

  /** Half of them are not above it; 0 of nothing. */
  public int median() {
    long half = (size() + 1) / 2;
    for (Map.Entry<Integer, Long> entry : times.entrySet()) {
      half -= entry.getValue();
      if (half <= 0) {
        return entry.getKey();
      }
    }
    return 0;
  }

  /** Where the mean of all such numbers lies. */
  public Interval interval() {
    long size = size();
    if (size < 2) {
      return new Interval(mean(), mean());
    }
    long squares = 0;
    for (Map.Entry<Integer, Long> entry : times.entrySet()) {
      squares += (long) entry.getKey() * entry.getKey() * entry.getValue();
    }
    double mean = mean();
    double variance = Math.max(0, (squares - mean * sum()) / (size - 1));
    return Interval.around(mean, Math.sqrt(variance / size));
  }
}
