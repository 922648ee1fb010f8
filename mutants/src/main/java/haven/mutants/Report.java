package haven.mutants;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.json.JsonMapper;

/** What became of some mutants, for people and for programs. */
record Report(List<Result> results) {
  /** Fewer killed than that, and the tests do not hold the rules. */
  private static final int PERCENT_WANTED = 97;

  private record Row(
      String rule,
      List<String> rulesets,
      String place,
      String wrong,
      String verdict,
      String by,
      String reason,
      long millis) {}

  private record Document(
      int mutants, long killed, long inGame, long kernelOnly, long fixtureOnly, List<Row> rows) {}

  private long count(Fate verdict) {
    return results.stream().filter(result -> result.verdict() == verdict).count();
  }

  private long killed() {
    return results.stream().filter(result -> result.verdict().killed()).count();
  }

  boolean isEnough() {
    return 100 * killed() >= (long) PERCENT_WANTED * results.size();
  }

  String summary() {
    int all = results.size();
    return "%d mutants, %d killed (%.1f%%: %d in the game, %d kernel only, %d fixture only), %d survived"
        .formatted(
            all,
            killed(),
            all == 0 ? 100.0 : 100.0 * killed() / all,
            count(Fate.IN_GAME),
            count(Fate.KERNEL_ONLY),
            count(Fate.FIXTURE_ONLY),
            all - killed());
  }

  void print(PrintWriter out) {
    for (Fate verdict : Fate.values()) {
      if (verdict != Fate.IN_GAME && count(verdict) > 0) {
        out.println(verdict.words() + ":");
        results.stream()
            .filter(result -> result.verdict() == verdict)
            .forEach(result -> out.println("  " + line(result)));
      }
    }
    List<Result> wrongly =
        results.stream()
            .filter(result -> result.verdict().killed() && !result.mutant().survives().isEmpty())
            .toList();
    if (!wrongly.isEmpty()) {
      out.println("killed, though the registry says that they survive:");
      wrongly.forEach(result -> out.println("  " + line(result)));
    }
    out.println(summary());
  }

  private static String line(Result result) {
    String reason = result.mutant().survives();
    return result.mutant()
        + (result.by().isEmpty() ? "" : " [" + result.by() + "]")
        + (reason.isEmpty() ? "" : " (" + reason + ")");
  }

  String toJson() {
    List<Row> rows = new ArrayList<>();
    for (Result result : results) {
      Mutant mutant = result.mutant();
      rows.add(
          new Row(
              mutant.rule(),
              mutant.editions().stream().map(Enum::name).toList(),
              mutant.place(),
              mutant.wrong(),
              result.verdict().words(),
              result.by(),
              mutant.survives(),
              result.millis()));
    }
    return JsonMapper.shared()
        .writeValueAsString(
            new Document(
                results.size(),
                killed(),
                count(Fate.IN_GAME),
                count(Fate.KERNEL_ONLY),
                count(Fate.FIXTURE_ONLY),
                rows));
  }
}
