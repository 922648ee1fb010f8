package haven.play.engine;

import java.util.List;

/** What can come up, each thing by a number of its own and with its weight. */
public interface Lots {
  /** Nothing can come up. */
  Lots NONE = new Of(0);

  /** The numbers run from 0 to one less than this. */
  int kinds();

  /** How often the thing is there: how many such cards are still to come. */
  int weight(int what);

  default int total() {
    int total = 0;
    for (int what = kinds() - 1; what >= 0; what--) {
      total += weight(what);
    }
    return total;
  }

  /** What the lot of that number is, if all are laid out in order. */
  default int at(int lot) {
    int left = lot;
    int what = 0;
    while (left >= weight(what)) {
      left -= weight(what);
      what++;
    }
    return what;
  }

  /** What may stand for all of them where somebody thinks ahead; -1 if nothing does. */
  default int typical() {
    return -1;
  }

  default boolean canBe(int what) {
    return what >= 0 && what < kinds() && weight(what) > 0;
  }

  /** The sides of a die. */
  static Lots die(int sides) {
    return new Even(sides);
  }

  /** Each of the numbers whose bit is set. */
  static Lots of(int bits) {
    return new Of(bits);
  }

  /** Each of these numbers. */
  static Lots of(List<Integer> numbers) {
    int bits = 0;
    for (int number : numbers) {
      bits |= 1 << number;
    }
    return new Of(bits);
  }

  /** All equally likely. */
  record Even(int kinds) implements Lots {
    @Override
    public int weight(int what) {
      return 1;
    }

    @Override
    public int total() {
      return kinds;
    }

    @Override
    public int at(int lot) {
      return lot;
    }
  }

  /** Some of the first 32 numbers. */
  record Of(int bits) implements Lots {
    @Override
    public int kinds() {
      return Integer.SIZE - Integer.numberOfLeadingZeros(bits);
    }

    @Override
    public int weight(int what) {
      return bits >>> what & 1;
    }

    @Override
    public int total() {
      return Integer.bitCount(bits);
    }
  }
}
