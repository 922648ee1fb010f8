package haven.content.pack;

import haven.content.yaml.Problem;
import java.util.List;
import java.util.stream.Collectors;

/** A pack with mistakes, which is not used. */
public final class BadPack extends RuntimeException {
  private static final long serialVersionUID = 1;
  private final transient List<Problem> problems;

  BadPack(List<Problem> problems) {
    super(problems.stream().map(Problem::toString).collect(Collectors.joining("\n")));
    this.problems = List.copyOf(problems);
  }

  public List<Problem> problems() {
    return problems;
  }
}
