package haven.app.serve;

import haven.app.play.PackFolders;
import haven.server.Server;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.logging.Level;
import java.util.logging.Logger;
import picocli.CommandLine.Command;

/**
 * What the launcher runs once after a build: a short life of the server, from which Java learns
 * what the next start will need (the AOT cache).
 */
@Command(name = "warm", hidden = true, description = "A short life of the server.")
public final class WarmCommand implements Callable<Integer> {
  private static final Logger ROOT = Logger.getLogger("");
  private static final String[] SEEN = {
    "/",
    "/js/main.js",
    "/webjars/lit/3.3.2/index.js",
    "/api/server",
    "/api/packs",
    "/api/packs/gh/classes/brute",
    "/api/words/en",
    "/api/rules?word=focus"
  };

  @Override
  public Integer call() throws IOException, InterruptedException {
    ROOT.setLevel(Level.WARNING);
    Path folder = Files.createTempDirectory("haven-warm");
    Path file = folder.resolve("warm.db");
    try (Server server =
            Server.start(Server.Options.of("jdbc:sqlite:" + file), new PackFolders().library());
        HttpClient client = HttpClient.newHttpClient()) {
      for (String path : SEEN) {
        client.send(
            HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path)).build(),
            HttpResponse.BodyHandlers.ofString());
      }
    }
    try (var left = Files.list(folder)) {
      for (Path one : left.toList()) {
        Files.delete(one);
      }
    }
    Files.delete(folder);
    return 0;
  }
}
