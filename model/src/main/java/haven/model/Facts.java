package haven.model;

import java.util.Collection;

/**
 * Facts told one after the other, as one number: the same facts give the same number on every
 * machine and in every release. Only words and numbers are told, never what a class or a component
 * of it is called, so that these can change while recorded games go on.
 */
public final class Facts {
  private static final long START = 0xcbf29ce484222325L;
  private static final long PRIME = 0x100000001b3L;
  private static final int HALF = 32;

  private long sum = START;

  /** Tells a number (FNV-1a, with the upper half folded into the lower one). */
  public Facts number(long number) {
    sum = (sum ^ number) * PRIME;
    sum ^= sum >>> HALF;
    return this;
  }

  /** Tells a word that stays what it is: a name of the pack, or one of the teller's own. */
  public Facts word(String word) {
    number(word.length());
    for (int i = 0; i < word.length(); i++) {
      sum = (sum ^ word.charAt(i)) * PRIME;
    }
    return this;
  }

  /** Tells whether something is so. */
  public Facts truth(boolean truth) {
    return number(truth ? 1 : 0);
  }

  /** Tells names in their order, and how many there are. */
  public Facts words(Collection<String> words) {
    number(words.size());
    words.forEach(this::word);
    return this;
  }

  /** Tells numbers in their order, and how many there are. */
  public Facts numbers(Collection<Integer> numbers) {
    number(numbers.size());
    numbers.forEach(this::number);
    return this;
  }

  /** All that was told so far. */
  public long sum() {
    return sum;
  }

  /** As sixteen digits from 0 to f. */
  public static String text(long sum) {
    String digits = Long.toHexString(sum);
    return "0".repeat(Long.SIZE / 4 - digits.length()) + digits;
  }
}
