package haven.mutants;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.stream.Stream;

/**
 * The engine's source files by the simple names of their classes, so that a class may move to
 * another package or module and its mutants stay.
 */
final class Sources {
  /** A file as the mutant has it. */
  record Changed(Path file, String text) {}

  private final Map<String, List<Path>> files = new HashMap<>();

  Sources(Home home) throws IOException {
    for (Path module : home.modules()) {
      Path sources = module.resolve("src/main/java");
      if (Files.isDirectory(sources)) {
        try (Stream<Path> found = Files.walk(sources)) {
          found.filter(file -> file.toString().endsWith(".java")).forEach(this::add);
        }
      }
    }
  }

  private void add(Path file) {
    String name = String.valueOf(file.getFileName());
    String simple = name.substring(0, name.length() - ".java".length());
    files.computeIfAbsent(simple, _ -> new ArrayList<>()).add(file);
  }

  /** Throws IllegalArgumentException unless the old text stands in one place exactly. */
  Changed apply(Mutant mutant) throws IOException {
    List<Changed> found = new ArrayList<>();
    for (Path file : files.getOrDefault(mutant.place(), List.of())) {
      String text = Files.readString(file);
      for (MatchResult match : mutant.pattern().matcher(text).results().toList()) {
        found.add(
            new Changed(
                file,
                text.substring(0, match.start())
                    + mutant.changed().strip()
                    + text.substring(match.end())));
      }
    }
    if (found.size() != 1) {
      throw new IllegalArgumentException(
          "%s (%s): the old text stands %d times in %s, once expected: %s"
              .formatted(
                  mutant.origin(),
                  mutant.rule(),
                  found.size(),
                  files.containsKey(mutant.place())
                      ? mutant.place()
                      : mutant.place() + ", which does not exist",
                  mutant.old().strip()));
    }
    return found.getFirst();
  }
}
