package haven.mutants;

import haven.rulebook.Edition;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A process that examines mutants, one after the other, and can be ended when one of them hangs. It
 * reads their numbers, and tells the test before it begins ({@code at}) and the result ({@code
 * done}).
 */
final class Worker {
  private final Home home;
  private final List<Mutant> mutants;
  private final Sources sources;
  private final Trials trials;
  private final Build build;
  private final Examiner unchanged;
  private final Map<Trials.Trial, Boolean> sound = new HashMap<>();
  private final PrintStream out;

  private Worker(Home home, boolean thorough, PrintStream out) throws IOException {
    this.home = home;
    this.out = out;
    mutants = Registry.read(home);
    sources = new Sources(home);
    trials = new Trials(home, thorough);
    build = new Build(home);
    unchanged = Examiner.of(home);
  }

  static void main(String[] args) throws IOException {
    PrintStream out = System.out;
    // Tests may print; what they print is nobody's business here.
    System.setOut(new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
    Worker worker = new Worker(new Home(Path.of(args[0])), Boolean.parseBoolean(args[1]), out);
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      worker.examine(worker.mutants.get(Integer.parseInt(line)));
    }
  }

  private void examine(Mutant mutant) throws IOException {
    Path overlay = Files.createTempDirectory("haven-mutant");
    try {
      String complaint = build.compile(sources.apply(mutant), overlay);
      if (!complaint.isEmpty()) {
        done(Fate.NOT_COMPILED, complaint.replace('\n', ' '));
        return;
      }
      try (Examiner changed = Examiner.of(home, overlay)) {
        examine(mutant, changed);
      }
    } finally {
      delete(overlay);
    }
  }

  private void examine(Mutant mutant, Examiner changed) {
    for (Trials.Trial trial : trials.of(mutant)) {
      out.println("at\t" + trial.stage() + "\t" + trial);
      if (changed.fails(trial, mutant.editions()) && isSound(trial)) {
        done(trial.stage().verdict(), trial.toString());
        return;
      }
    }
    done(Fate.SURVIVED, "");
  }

  /** A test that fails without any mutant too proves nothing. */
  private boolean isSound(Trials.Trial trial) {
    return sound.computeIfAbsent(
        trial, asked -> !unchanged.fails(asked, EnumSet.allOf(Edition.class)));
  }

  private void done(Fate verdict, String by) {
    out.println("done\t" + verdict + "\t" + by);
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
