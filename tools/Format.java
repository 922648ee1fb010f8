import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/** Checks (--check) or mends (--fix) the format of every Java file below src and tools folders. */
class Format {
  private static final int WRONG_USAGE = 2;

  public static void main(String[] args) throws IOException {
    if (args.length != 2 || !List.of("--check", "--fix").contains(args[0])) {
      System.err.println("usage: Format --check|--fix ROOT");
      System.exit(WRONG_USAGE);
    }
    boolean fix = args[0].equals("--fix");
    List<String> arguments = new ArrayList<>();
    arguments.addAll(fix ? List.of("--replace") : List.of("--dry-run", "--set-exit-if-changed"));
    arguments.addAll(javaFiles(Path.of(args[1])));
    ToolProvider formatter = ToolProvider.findFirst("google-java-format").orElseThrow();
    int status = formatter.run(System.out, System.err, arguments.toArray(String[]::new));
    if (status != 0) {
      System.err.println(
          fix
              ? "These files cannot be formatted; see the messages above."
              : "The files above are not formatted; `mvn validate -Pformat` mends them.");
    }
    System.exit(status);
  }

  private static List<String> javaFiles(Path root) throws IOException {
    List<String> found = new ArrayList<>();
    for (Path folder : sourceFolders(root)) {
      try (Stream<Path> files = Files.walk(folder)) {
        files
            .map(Path::toString)
            .filter(name -> name.endsWith(".java"))
            .sorted()
            .forEach(found::add);
      }
    }
    return found;
  }

  private static List<Path> sourceFolders(Path root) throws IOException {
    try (Stream<Path> modules = Files.list(root)) {
      return Stream.concat(
              Stream.of(root.resolve("tools")), modules.sorted().map(m -> m.resolve("src")))
          .filter(Files::isDirectory)
          .toList();
    }
  }
}
