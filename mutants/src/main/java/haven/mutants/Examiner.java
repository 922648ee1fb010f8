package haven.mutants;

import haven.rulebook.Edition;
import java.io.IOException;
import java.lang.reflect.Method;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** Runs tests in an engine of its own, in which some classes may be a mutant's. */
final class Examiner implements AutoCloseable {
  private final URLClassLoader loader;

  private Examiner(URLClassLoader loader) {
    this.loader = loader;
  }

  /** The engine as it is, behind the folders of classes given. */
  static Examiner of(Home home, Path... before) throws IOException {
    List<URL> urls = new ArrayList<>();
    for (Path folder : before) {
      urls.add(url(folder));
    }
    for (Path folder : home.classes(true)) {
      urls.add(url(folder));
    }
    return new Examiner(
        new URLClassLoader(urls.toArray(URL[]::new), Examiner.class.getClassLoader()));
  }

  private static URL url(Path folder) throws MalformedURLException {
    return folder.toUri().toURL();
  }

  /** Whether the test fails in one of the editions (or in a run that is of no edition). */
  boolean fails(Trials.Trial trial, Set<Edition> editions) {
    Thread thread = Thread.currentThread();
    ClassLoader usual = thread.getContextClassLoader();
    thread.setContextClassLoader(loader);
    try {
      LauncherDiscoveryRequest request =
          LauncherDiscoveryRequestBuilder.request()
              .selectors(selector(trial))
              .configurationParameter("junit.jupiter.extensions.autodetection.enabled", "true")
              .build();
      Failures failures = new Failures(editions);
      Launcher launcher = LauncherFactory.create();
      launcher.execute(request, failures);
      return failures.met;
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(trial + " is gone; run mvn verify first", e);
    } finally {
      thread.setContextClassLoader(usual);
    }
  }

  private DiscoverySelector selector(Trials.Trial trial) throws ClassNotFoundException {
    Class<?> type = loader.loadClass(trial.type());
    if (trial.method().isEmpty()) {
      return DiscoverySelectors.selectClass(type);
    }
    for (Class<?> owner = type; owner != null; owner = owner.getSuperclass()) {
      for (Method method : owner.getDeclaredMethods()) {
        if (method.getName().equals(trial.method()) && !method.isSynthetic()) {
          return DiscoverySelectors.selectMethod(type, method);
        }
      }
    }
    throw new ClassNotFoundException(trial.toString());
  }

  @Override
  public void close() throws IOException {
    loader.close();
  }

  private static final class Failures implements TestExecutionListener {
    private final Set<Edition> editions;
    private boolean met;

    Failures(Set<Edition> editions) {
      this.editions = editions;
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
      met |= result.getStatus() == TestExecutionResult.Status.FAILED && concerns(test);
    }

    private boolean concerns(TestIdentifier test) {
      return Arrays.stream(Edition.values())
          .filter(edition -> edition.name().equals(test.getDisplayName()))
          .allMatch(editions::contains);
    }
  }
}
