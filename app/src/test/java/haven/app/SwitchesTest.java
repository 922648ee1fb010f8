package haven.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.CaseTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.DefaultCaseLabelTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.type.DeclaredType;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;

/** A new verb, event, choice or constant makes the compiler list every place that must know it. */
class SwitchesTest {
  private static final Path HOUSE = Path.of("..");
  private static final List<String> MODULES =
      List.of("board", "model", "play", "content", "rulebook", "server", "app");

  @Test
  void aSwitchOverASealedTypeOfOursHasNoDefault() throws IOException {
    var compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      List<JavaFileObject> sources = new ArrayList<>();
      files.getJavaFileObjectsFromPaths(mainSources()).forEach(sources::add);
      assertThat(sources).hasSizeGreaterThan(300);
      assertThat(defaults(files, sources)).isEmpty();
    }
  }

  @Test
  void aDefaultOverASealedTypeIsFound() throws IOException {
    var compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      assertThat(defaults(files, List.of(source("case Example.A _ -> 1; default -> 2;"))))
          .singleElement()
          .asString()
          .contains("haven.Example", "Example.java:1");
      assertThat(defaults(files, List.of(source("case Example.A _ -> 1; case Example.B _ -> 2;"))))
          .isEmpty();
    }
  }

  private static JavaFileObject source(String cases) {
    String text =
        "package haven; sealed interface Example { record A() implements Example {}"
            + " record B() implements Example {} default int of() { return switch (this) { "
            + cases
            + " }; } }";
    return new SimpleJavaFileObject(
        URI.create("string:///haven/Example.java"), JavaFileObject.Kind.SOURCE) {
      @Override
      public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        return text;
      }
    };
  }

  private static List<Path> mainSources() throws IOException {
    List<Path> sources = new ArrayList<>();
    for (String module : MODULES) {
      try (Stream<Path> all = Files.walk(HOUSE.resolve(module).resolve("src/main/java"))) {
        all.filter(file -> file.toString().endsWith(".java")).forEach(sources::add);
      }
    }
    return sources;
  }

  /** Of whatever runs the tests: a loader of its own, and the JVM's. */
  private static String classPath() {
    String own =
        SwitchesTest.class.getClassLoader() instanceof URLClassLoader loader
            ? Stream.of(loader.getURLs())
                .map(url -> Path.of(URI.create(url.toString())).toString())
                .collect(Collectors.joining(File.pathSeparator))
            : "";
    return own + File.pathSeparator + System.getProperty("java.class.path");
  }

  private static List<String> defaults(StandardJavaFileManager files, List<JavaFileObject> sources)
      throws IOException {
    List<String> errors = new ArrayList<>();
    JavacTask task =
        (JavacTask)
            ToolProvider.getSystemJavaCompiler()
                .getTask(
                    null,
                    files,
                    diagnostic -> {
                      if (diagnostic.getKind() == Diagnostic.Kind.ERROR) {
                        errors.add(diagnostic.getMessage(Locale.ROOT));
                      }
                    },
                    List.of("-proc:none", "-cp", classPath()),
                    null,
                    sources);
    List<CompilationUnitTree> units = new ArrayList<>();
    task.parse().forEach(units::add);
    task.analyze();
    assertThat(errors).isEmpty();
    Trees trees = Trees.instance(task);
    List<String> found = new ArrayList<>();
    units.forEach(unit -> new Defaults(trees, unit, found).scan(unit, null));
    return found;
  }

  /** Looks for {@code default} where the compiler could tell that all cases are there. */
  private static final class Defaults extends TreePathScanner<Void, Void> {
    private final Trees trees;
    private final CompilationUnitTree unit;
    private final List<String> found;

    Defaults(Trees trees, CompilationUnitTree unit, List<String> found) {
      this.trees = trees;
      this.unit = unit;
      this.found = found;
    }

    @Override
    public Void visitSwitch(SwitchTree tree, Void nothing) {
      check(tree.getExpression(), tree.getCases());
      return super.visitSwitch(tree, nothing);
    }

    @Override
    public Void visitSwitchExpression(SwitchExpressionTree tree, Void nothing) {
      check(tree.getExpression(), tree.getCases());
      return super.visitSwitchExpression(tree, nothing);
    }

    private static boolean isClosed(Element type) {
      return type.getModifiers().contains(Modifier.SEALED) || type.getKind() == ElementKind.ENUM;
    }

    private void check(ExpressionTree selector, List<? extends CaseTree> cases) {
      if (trees.getTypeMirror(new TreePath(getCurrentPath(), selector)) instanceof DeclaredType type
          && type.asElement().toString().startsWith("haven.")
          && isClosed(type.asElement())) {
        for (CaseTree one : cases) {
          if (one.getLabels().stream().anyMatch(DefaultCaseLabelTree.class::isInstance)) {
            long at = trees.getSourcePositions().getStartPosition(unit, one);
            found.add(
                type
                    + ": "
                    + unit.getSourceFile().getName()
                    + ":"
                    + unit.getLineMap().getLineNumber(at));
          }
        }
      }
    }
  }
}
