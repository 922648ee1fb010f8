package haven.server.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Properties;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.junit.jupiter.api.Assumptions;

/**
 * What node runs for the build. The packages it needs come as Maven artifacts; only node itself
 * must be there. Without it nothing is run, unless {@code -Dhaven.node=required} says that it must
 * be.
 */
final class Node {
  static final Path WORK = Path.of("target", "types");

  private Node() {}

  /**
   * Runs a script to its end; it must go well.
   *
   * @param what what is left out where there is no node
   */
  static void run(String what, List<String> packages, String... arguments)
      throws IOException, InterruptedException {
    if (!hasNode()) {
      String said = what + ": node is not installed.";
      assertThat(System.getProperty("haven.node")).as(said).isNotEqualTo("required");
      System.out.println(said);
      Assumptions.abort(said);
    }
    for (String one : packages) {
      unpack(one);
    }
    String[] command = new String[arguments.length + 1];
    command[0] = "node";
    System.arraycopy(arguments, 0, command, 1, arguments.length);
    Process run = start(command);
    String said = new String(run.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(run.waitFor()).as(said).isZero();
  }

  private static boolean hasNode() throws InterruptedException {
    try {
      return start("node", "--version").waitFor() == 0;
    } catch (IOException e) {
      return false;
    }
  }

  private static Process start(String... command) throws IOException {
    return new ProcessBuilder(command).redirectErrorStream(true).start();
  }

  /** Where node looks for it; {@code lit__x} is what npm calls {@code @lit/x}. */
  private static synchronized void unpack(String artifact) throws IOException {
    String maven = "/META-INF/maven/org.webjars.npm/" + artifact + "/pom.properties";
    URL found = Objects.requireNonNull(Node.class.getResource(maven), maven);
    String version = version(found);
    Path mark = WORK.resolve(artifact + "-" + version);
    if (Files.exists(mark)) {
      return;
    }
    String name = artifact.contains("__") ? "@" + artifact.replace("__", "/") : artifact;
    String prefix = "META-INF/resources/webjars/" + artifact + "/" + version + "/";
    Path to = WORK.resolve("node_modules").resolve(name);
    JarFile jar = ((JarURLConnection) found.openConnection()).getJarFile();
    for (JarEntry entry : jar.stream().filter(one -> !one.isDirectory()).toList()) {
      if (entry.getName().startsWith(prefix)) {
        Path file = to.resolve(entry.getName().substring(prefix.length()));
        Files.createDirectories(Objects.requireNonNull(file.getParent()));
        Files.write(file, bytes(jar, entry));
      }
    }
    Files.createFile(mark);
  }

  private static byte[] bytes(JarFile jar, JarEntry entry) throws IOException {
    try (InputStream content = jar.getInputStream(entry)) {
      return content.readAllBytes();
    }
  }

  private static String version(URL found) throws IOException {
    Properties properties = new Properties();
    try (InputStream content = found.openStream()) {
      properties.load(content);
    }
    return Objects.requireNonNull(properties.getProperty("version"));
  }
}
