package haven.app.solve;

import haven.app.BadInput;
import haven.play.mind.MonsterMind;
import haven.play.mind.MonsterTurn;
import haven.play.mind.Outcome;
import haven.play.mind.Reasons;
import haven.server.solve.TurnJson;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tools.jackson.databind.json.JsonMapper;

/** {@code haven solve}: every legal turn of a monster, with the reasons. */
@Command(
    name = "solve",
    description = {
      "Works out everything that the rules allow a monster on its turn.",
      "A FILE holds positions as JSON, or drawn as text (several with lines of --- between);"
          + " a folder stands for its .json and .txt files, - for standard input."
    },
    mixinStandardHelpOptions = true)
public final class SolveCommand implements Callable<Integer> {
  @Parameters(paramLabel = "FILE", arity = "1..*", description = "Positions to solve.")
  private List<String> files = List.of();

  @Option(
      names = "--check",
      description = "Compare with the outcomes that the files expect; exit status 1 if any differ.")
  private boolean check;

  @Option(names = "--why", description = "Explain: what each rule kept and dropped.")
  private boolean why;

  @Option(
      names = "--bench",
      description = "Measure: solve every position repeatedly on one thread, after warming up.")
  private boolean bench;

  @Option(
      names = "--own-policies",
      description = "Leave the policies aside that a file's header sets on top of its ruleset.")
  private boolean ownPolicies;

  @Option(names = "--json", description = "Print one JSON document.")
  private boolean json;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    List<Case> cases = new CaseFiles(ownPolicies).read(files);
    if (cases.isEmpty()) {
      throw new BadInput("there is no position in " + String.join(", ", files));
    }
    PrintWriter out = spec.commandLine().getOut();
    int failed = 0;
    if (bench) {
      SolveBench.Result result = new SolveBench(cases).run();
      out.println(json ? write(result.toJson()) : result);
    } else {
      failed = solve(cases, out);
    }
    out.flush();
    return failed == 0 ? 0 : 1;
  }

  private int solve(List<Case> cases, PrintWriter out) {
    MonsterMind mind = new MonsterMind();
    List<Object> documents = new ArrayList<>();
    int failed = 0;
    for (Case solved : cases) {
      MonsterTurn turn = turn(mind, solved);
      CaseVerdict verdict = verdict(solved, turn.outcomes());
      failed += verdict.passed() ? 0 : 1;
      if (json) {
        documents.add(document(solved, turn, verdict));
      } else {
        print(solved, turn, verdict, out);
      }
    }
    summarize(cases.size() - failed, failed, documents, out);
    return failed;
  }

  private Map<String, Object> document(Case solved, MonsterTurn turn, CaseVerdict verdict) {
    Map<String, Object> document = TurnJson.of(solved.id(), solved.position(), turn, why);
    if (check) {
      document.put("passed", verdict.passed());
      document.put("differences", verdict.differences());
    }
    return document;
  }

  private MonsterTurn turn(MonsterMind mind, Case solved) {
    try {
      return why
          ? mind.explain(solved.position())
          : new MonsterTurn(mind.decide(solved.position()), List.of(), List.of(), true);
    } catch (IllegalArgumentException e) {
      throw new BadInput(solved.id() + ": " + e.getMessage());
    }
  }

  private void summarize(int passed, int failed, List<Object> documents, PrintWriter out) {
    if (json) {
      Map<String, Object> document = new LinkedHashMap<>();
      document.put("cases", documents);
      if (check) {
        document.put("passed", passed);
        document.put("failed", failed);
      }
      out.println(write(document));
    } else if (check) {
      out.println(passed + " passed, " + failed + " failed");
    }
  }

  private CaseVerdict verdict(Case solved, List<Outcome> outcomes) {
    if (!check) {
      return new CaseVerdict(List.of());
    }
    return CaseVerdict.of(
        outcomes,
        solved
            .expected()
            .orElseThrow(
                () ->
                    new BadInput(
                        solved.id() + ": --check needs the field \"expected\" (drawn: expect)")));
  }

  private void print(Case solved, MonsterTurn turn, CaseVerdict verdict, PrintWriter out) {
    if (check && verdict.passed() && !why) {
      return;
    }
    String ruleset = solved.position().scene().ruleset().id();
    String title = solved.title().isEmpty() ? "" : ": " + solved.title();
    out.println(solved.id() + " (" + ruleset + ")" + title);
    out.println(solved.picture(turn.outcomes()).indent(2).stripTrailing());
    Words words = new Words(solved);
    for (Outcome outcome : turn.outcomes()) {
      out.println("  - " + words.outcome(outcome));
      words.ways(outcome).forEach(way -> out.println("      " + way));
    }
    if (why) {
      printReasons(solved, turn, out);
    }
    verdict.differences().forEach(difference -> out.println("  ! " + difference));
    out.println();
  }

  private static void printReasons(Case solved, MonsterTurn turn, PrintWriter out) {
    new Reasons(solved.position().scene(), solved::name)
        .lines(turn)
        .forEach(line -> out.println("  " + line));
  }

  private static String write(Object document) {
    return new JsonMapper().writerWithDefaultPrettyPrinter().writeValueAsString(document);
  }
}
