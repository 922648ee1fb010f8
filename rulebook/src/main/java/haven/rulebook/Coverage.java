package haven.rulebook;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Which rules the executed tests proved (at least one test passed, and none failed), and which of
 * them in the game.
 */
public final class Coverage {
  private record Claim(String id, Edition edition) {}

  private final List<RuleResult> results;
  private final Map<Claim, Set<Credit>> passed = new HashMap<>();
  private final Set<Claim> failed = new HashSet<>();

  private Coverage(Collection<RuleResult> results) {
    this.results = List.copyOf(results);
    for (RuleResult result : results) {
      Claim claim = new Claim(result.id(), result.edition());
      if (result.passed()) {
        passed.computeIfAbsent(claim, _ -> EnumSet.noneOf(Credit.class)).add(result.credit());
      } else {
        failed.add(claim);
      }
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

  /** Everything the tests left, in no particular order. */
  public List<RuleResult> results() {
    return results;
  }

  public boolean covers(RuleRow row, Edition edition) {
    return !credits(row, edition).isEmpty();
  }

  /** Whether a test that played a game (or used what games use as it is) proved the row. */
  public boolean coversInGame(RuleRow row, Edition edition) {
    return credits(row, edition).stream().anyMatch(credit -> credit.provesInGame(row));
  }

  private Set<Credit> credits(RuleRow row, Edition edition) {
    Claim claim = new Claim(row.id(), edition);
    return row.rulesets().contains(edition) && !failed.contains(claim)
        ? passed.getOrDefault(claim, Set.of())
        : Set.of();
  }

  /** The editions the row is proved for, in the order of {@link Edition}. */
  public Set<Edition> covered(RuleRow row) {
    return editions(edition -> covers(row, edition));
  }

  /** The editions the row is proved for in the game, in the order of {@link Edition}. */
  public Set<Edition> inGame(RuleRow row) {
    return editions(edition -> coversInGame(row, edition));
  }

  private static Set<Edition> editions(Predicate<Edition> which) {
    Set<Edition> editions = EnumSet.allOf(Edition.class);
    editions.removeIf(which.negate());
    return editions;
  }
}
