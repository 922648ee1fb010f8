package haven.mutants;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The project's folder: what can be mutated in it, and where its tests lie. */
record Home(Path folder) {
  /** What the runner itself is made of, so that mutants cannot change it. */
  private static final Set<String> OF_THE_RUNNER = Set.of("mutants", "rulebook", "testkit");

  /** What stands on the engine and holds no rules. */
  private static final Set<String> ABOVE_THE_RULES = Set.of("bench", "server", "app");

  Home {
    folder = folder.toAbsolutePath().normalize();
  }

  /** The modules with rules in them, in a fixed order. */
  List<Path> modules() throws IOException {
    try (Stream<Path> children = Files.list(folder)) {
      return children
          .filter(child -> Files.isRegularFile(child.resolve("pom.xml")))
          .filter(child -> !OF_THE_RUNNER.contains(name(child)))
          .filter(child -> !ABOVE_THE_RULES.contains(name(child)))
          .sorted()
          .toList();
    }
  }

  /** The folders of compiled classes: the engine's, and with tests those of its tests too. */
  List<Path> classes(boolean withTests) throws IOException {
    List<Path> folders = new ArrayList<>();
    for (Path module : modules()) {
      folders.add(module.resolve("target/classes"));
      if (withTests) {
        folders.add(module.resolve("target/test-classes"));
      }
    }
    folders.removeIf(folder -> !Files.isDirectory(folder));
    return folders;
  }

  /** Of a class path, what a worker may share with every mutant: libraries and the runner. */
  String shared(String classPath) {
    return String.join(
        File.pathSeparator,
        Arrays.stream(classPath.split(File.pathSeparator, -1))
            .map(entry -> Path.of(entry).toAbsolutePath().normalize())
            .filter(this::isShared)
            .map(Path::toString)
            .toList());
  }

  private boolean isShared(Path entry) {
    return !entry.startsWith(folder)
        || OF_THE_RUNNER.contains(folder.relativize(entry).getName(0).toString());
  }

  private static String name(Path path) {
    return path.getFileName() == null ? "" : path.getFileName().toString();
  }
}
