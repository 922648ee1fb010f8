package haven.app.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code haven} as a user starts it, in a process of its own. */
class PlayCommandTest {
  private static final Pattern ADDRESS = Pattern.compile("(http://localhost:\\d+/)");

  @TempDir Path folder;

  @Test
  void withoutAnythingMoreItServesThePageOnThisMachine() throws Exception {
    Process haven =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-Duser.home=" + folder,
                "-cp",
                System.getProperty("java.class.path"),
                "haven.app.Haven",
                "play",
                "--no-browser",
                "--port",
                "0")
            .redirectError(folder.resolve("err").toFile())
            .start();
    try (BufferedReader out = haven.inputReader();
        HttpClient client = HttpClient.newHttpClient()) {
      Matcher address = ADDRESS.matcher(String.valueOf(out.readLine()));
      assertThat(address.find()).isTrue();
      HttpResponse<String> page =
          client.send(
              HttpRequest.newBuilder(URI.create(address.group(1))).build(),
              HttpResponse.BodyHandlers.ofString());
      assertThat(page.statusCode()).isEqualTo(200);
      assertThat(page.body()).contains("<title>Havenwright</title>");
      assertThat(page.headers().firstValue("Content-Security-Policy").orElseThrow())
          .contains("default-src 'none'")
          .contains("'sha256-");
      assertThat(folder.resolve(".haven").resolve("haven.db")).exists();
    } finally {
      haven.destroy();
      haven.waitFor();
    }
  }
}
