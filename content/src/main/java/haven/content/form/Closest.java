package haven.content.form;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Finds what an author may have meant. */
public final class Closest {
  private Closest() {}

  /** The known word that is nearest, if one is near; of very short words none is. */
  public static Optional<String> to(String word, Collection<String> known) {
    int most = word.length() < 3 ? 0 : Math.max(1, word.length() / 3);
    return known.stream()
        .filter(other -> distance(word, other) <= most)
        .min(Comparator.comparingInt(other -> distance(word, other)));
  }

  /** So many of the known words, the nearest first. */
  public static List<String> some(String word, Collection<String> known, int number) {
    String small = word.toLowerCase(Locale.ROOT);
    return known.stream()
        .sorted(
            Comparator.comparingInt((String other) -> strangeness(small, other))
                .thenComparing(Comparator.naturalOrder()))
        .limit(number)
        .toList();
  }

  /** Whoever types a part of a name means it rather than another of the same length. */
  private static int strangeness(String word, String other) {
    String small = other.toLowerCase(Locale.ROOT);
    boolean part = word.length() > 2 && (small.contains(word) || word.contains(small));
    return distance(word, small) - (part ? Math.max(word.length(), small.length()) : 0);
  }

  /** How many letters to insert, remove, replace or swap with their neighbour. */
  private static int distance(String a, String b) {
    int[][] steps = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        if (i == 0 || j == 0) {
          steps[i][j] = i + j;
          continue;
        }
        boolean same = a.charAt(i - 1) == b.charAt(j - 1);
        steps[i][j] =
            Math.min(
                steps[i - 1][j - 1] + (same ? 0 : 1),
                Math.min(steps[i - 1][j], steps[i][j - 1]) + 1);
        if (i > 1
            && j > 1
            && a.charAt(i - 1) == b.charAt(j - 2)
            && a.charAt(i - 2) == b.charAt(j - 1)) {
          steps[i][j] = Math.min(steps[i][j], steps[i - 2][j - 2] + 1);
        }
      }
    }
    return steps[a.length()][b.length()];
  }
}
