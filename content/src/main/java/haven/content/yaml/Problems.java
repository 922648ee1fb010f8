package haven.content.yaml;

import java.util.ArrayList;
import java.util.List;

/** Collects what is wrong, and what only could be better, so that one run tells everything. */
public final class Problems {
  private final List<Problem> found = new ArrayList<>();
  private final List<Problem> warnings = new ArrayList<>();

  public void add(FilePlace place, String field, String message, String remedy) {
    add(new Problem(place, field, message, remedy), found);
  }

  /** Tells of something with which one can play all the same. */
  public void warn(FilePlace place, String field, String message, String remedy) {
    add(new Problem(place, field, message, remedy), warnings);
  }

  private static void add(Problem problem, List<Problem> list) {
    if (!list.contains(problem)) {
      list.add(problem);
    }
  }

  public boolean isEmpty() {
    return found.isEmpty();
  }

  /** By file and line. */
  public List<Problem> list() {
    return found.stream().sorted().toList();
  }

  /** By file and line. */
  public List<Problem> warnings() {
    return warnings.stream().sorted().toList();
  }
}
