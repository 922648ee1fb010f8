package haven.content.form;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/** Finds what an author may have meant. */
public final class Closest {
  private Closest() {}

  /** The known word that is nearest, if one is near. */
  public static Optional<String> to(String word, Collection<String> known) {
    int most = Math.max(1, word.length() / 3);
    return known.stream()
        .filter(other -> distance(word, other) <= most)
        .min(Comparator.comparingInt(other -> distance(word, other)));
  }

  /** How many letters to insert, remove or replace. */
  private static int distance(String a, String b) {
    int[] row = new int[b.length() + 1];
    for (int j = 0; j < row.length; j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int replaced = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(replaced, Math.min(row[j], row[j - 1]) + 1);
      }
    }
    return row[b.length()];
  }
}
