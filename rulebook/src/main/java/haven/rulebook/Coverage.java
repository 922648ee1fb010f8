package haven.rulebook;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Which rules the executed tests proved: at least one test passed, and none failed. */
public final class Coverage {
  private record Claim(String id, Edition edition) {}

  private final Set<Claim> passed = new HashSet<>();
  private final Set<Claim> failed = new HashSet<>();

  private Coverage(Collection<RuleResult> results) {
    for (RuleResult result : results) {
      (result.passed() ? passed : failed).add(new Claim(result.id(), result.edition()));
    }
  }

  public static Coverage of(Collection<RuleResult> results) {
    return new Coverage(results);
  }

  /** Reads what each module's last test run left; empty if no module has run its tests. */
  public static Optional<Coverage> ofLastBuild(Path home) throws IOException {
    List<Path> files = new ArrayList<>();
    for (Path module : children(home)) {
      files.addAll(children(module.resolve("target").resolve("rule-coverage")));
    }
    files.removeIf(file -> !file.toString().endsWith(".tsv"));
    List<RuleResult> results = new ArrayList<>();
    for (Path file : files) {
      results.addAll(read(file));
    }
    return files.isEmpty() ? Optional.empty() : Optional.of(of(results));
  }

  private static List<Path> children(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    List<Path> children = new ArrayList<>();
    try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder)) {
      entries.forEach(children::add);
    }
    return children;
  }

  private static List<RuleResult> read(Path file) throws IOException {
    List<RuleResult> results = new ArrayList<>();
    List<String> lines = Files.readAllLines(file);
    for (int i = 0; i < lines.size(); i++) {
      try {
        results.add(RuleResult.parse(lines.get(i)));
      } catch (IllegalArgumentException e) {
        throw new CatalogueException(file + ":" + (i + 1) + ": " + e.getMessage());
      }
    }
    return results;
  }

  public boolean covers(RuleRow row, Edition edition) {
    Claim claim = new Claim(row.id(), edition);
    return row.rulesets().contains(edition) && passed.contains(claim) && !failed.contains(claim);
  }

  /** The editions the row is proved for, in the order of {@link Edition}. */
  public Set<Edition> covered(RuleRow row) {
    Set<Edition> covered = EnumSet.noneOf(Edition.class);
    for (Edition edition : row.rulesets()) {
      if (covers(row, edition)) {
        covered.add(edition);
      }
    }
    return covered;
  }
}
