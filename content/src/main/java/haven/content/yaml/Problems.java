package haven.content.yaml;

import java.util.ArrayList;
import java.util.List;

/** Collects what is wrong, so that one run tells everything. */
public final class Problems {
  private final List<Problem> found = new ArrayList<>();

  public void add(FilePlace place, String field, String message, String remedy) {
    Problem problem = new Problem(place, field, message, remedy);
    if (!found.contains(problem)) {
      found.add(problem);
    }
  }

  public boolean isEmpty() {
    return found.isEmpty();
  }

  /** By file and line. */
  public List<Problem> list() {
    return found.stream().sorted().toList();
  }
}
