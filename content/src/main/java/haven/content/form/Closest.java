package haven.content.form;

import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Finds what an author may have meant. */
public final class Closest {
  private static final int FEW = 12;
  private static final int NEAREST = 3;
  private static final int ALIKE = 5;

  private Closest() {}

  /** The known word that is nearest, if one is near; of very short words none is. */
  public static Optional<String> to(String word, Collection<String> known) {
    int most = word.length() < 3 ? 0 : Math.max(1, word.length() / 3);
    return known.stream()
        .filter(other -> distance(word, other) <= most)
        .min(Comparator.comparingInt(other -> distance(word, other)));
  }

  /** The word that may have been meant, or all there are; of many only those that come nearest. */
  public static String instead(String word, Collection<String> known, String thereAre) {
    return to(word, known)
        .map(near -> "did you mean '" + near + "'?")
        .orElseGet(
            () ->
                known.size() <= FEW
                    ? thereAre + " " + String.join(", ", known)
                    : isComposed(known)
                        ? thereAre
                            + " "
                            + String.join(", ", simple(known))
                            + ", and what is composed of them"
                        : "the nearest of %d are %s"
                            .formatted(
                                known.size(), String.join(", ", some(word, known, NEAREST))));
  }

  private static List<String> simple(Collection<String> known) {
    return known.stream().filter(word -> word.matches("[a-z]+")).toList();
  }

  /**
   * Whether nearly all begin with one of a few, such as {@code enemy} and {@code enemy-adjacent}.
   */
  private static boolean isComposed(Collection<String> known) {
    List<String> few = simple(known);
    return few.size() <= FEW
        && known.stream().allMatch(word -> few.contains(word.split("[-/]", 2)[0]));
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
    long alike =
        Arrays.stream(word.split("[- ]"))
            .filter(one -> one.length() > 2 && List.of(small.split("[- ]")).contains(one))
            .count();
    return distance(word, small)
        - (part ? Math.max(word.length(), small.length()) : 0)
        - ALIKE * (int) alike;
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
