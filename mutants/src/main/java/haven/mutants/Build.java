package haven.mutants;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles the one changed file against what the last build left. */
final class Build {
  private static final class Text extends SimpleJavaFileObject {
    private final String text;

    Text(URI file, String text) {
      super(file, Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }

  private final JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
  private final String classPath;

  Build(Home home) throws IOException {
    classPath =
        Stream.concat(
                home.classes(false).stream().map(Path::toString),
                Stream.of(System.getProperty("java.class.path", "")))
            .collect(Collectors.joining(File.pathSeparator));
  }

  /** Puts the classes into the folder; what the compiler has against it, or empty. */
  String compile(Sources.Changed changed, Path into) throws IOException {
    DiagnosticCollector<JavaFileObject> complaints = new DiagnosticCollector<>();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(complaints, null, null)) {
      List<String> options =
          List.of("-proc:none", "-parameters", "-nowarn", "-cp", classPath, "-d", into.toString());
      boolean compiled =
          compiler
              .getTask(
                  null,
                  files,
                  complaints,
                  options,
                  null,
                  List.of(new Text(changed.file().toUri(), changed.text())))
              .call();
      return compiled
          ? ""
          : complaints.getDiagnostics().stream()
              .map(complaint -> complaint.getMessage(null))
              .collect(Collectors.joining("; "));
    }
  }
}
