package haven.bots.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Against figures worked out elsewhere. */
class StatisticsTest {
  @Test
  void aShareHasWilsonsInterval() {
    assertThat(Interval.ofShare(30, 100).low()).isCloseTo(0.2189, within(1e-4));
    assertThat(Interval.ofShare(30, 100).high()).isCloseTo(0.3958, within(1e-4));
    assertThat(Interval.ofShare(0, 20)).isEqualTo(new Interval(0, Interval.ofShare(0, 20).high()));
    assertThat(Interval.ofShare(0, 20).high()).isCloseTo(0.1611, within(1e-4));
    assertThat(Interval.ofShare(20, 20).high()).isEqualTo(1);
    assertThat(Interval.ofShare(0, 0)).isEqualTo(new Interval(0, 1));
  }

  @Test
  void aPairedDifferenceIsSharperThanTwoShares() {
    Interval paired = Interval.ofPairs(12, 2, 100);
    assertThat(paired.low()).isCloseTo(0.0236, within(1e-3));
    assertThat(paired.high()).isCloseTo(0.1725, within(1e-3));
    Interval apart = Interval.ofDifference(60, 100, 50, 100);
    assertThat(apart.high() - apart.low()).isGreaterThan(paired.high() - paired.low());
  }

  @Test
  void aHistogramKnowsItsMiddle() {
    Histogram rounds = new Histogram(new TreeMap<>(Map.of(3, 1L, 5, 2L, 9, 1L)));
    assertThat(rounds.size()).isEqualTo(4);
    assertThat(rounds.mean()).isEqualTo(5.5);
    assertThat(rounds.median()).isEqualTo(5);
    assertThat(rounds.interval().high() - rounds.mean()).isCloseTo(2.4667, within(1e-3));
  }
}
