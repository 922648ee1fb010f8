package haven.app.lab;

import static org.assertj.core.api.Assertions.assertThat;

import haven.app.Run;
import haven.content.pack.Library;
import haven.server.Server;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The laboratory of the page and the one of the command line count the same. */
class PageLaboratoryTest {
  private static final HttpClient HTTP = HttpClient.newHttpClient();
  private static final long PAUSE = 50;

  private static final String ASKED =
      """
      {"plan": {"pack": "gh", "scenario": "2", "difficulty": "EASY", "variants": ["REDUCED_RANDOMNESS"],
        "heroes": [{"class": "cragheart", "level": 3, "items": ["Boots of Striding"]},
                   {"class": "tinkerer", "level": 3},
                   {"class": "mindthief", "level": 3}]},
       "bots": "random", "games": 15, "seed": 40, "compare": {"bots": "steady"}}
      """;

  @TempDir private Path folder;

  @Test
  void theCommandInTheReportGivesTheSameNumbers() throws IOException, InterruptedException {
    Server.Options options = Server.Options.of("jdbc:sqlite:" + folder.resolve("haven.db"));
    try (Server server = Server.start(options, Library.of(List.of()))) {
      String secret =
          send(server, "", "/api/people", "{\"name\": \"Ada\"}").get("secret").asString();
      JsonNode told = send(server, secret, "/api/laboratory", ASKED);
      while (told.get("study").get("done").asInt() < 15) {
        Thread.sleep(PAUSE);
        told = json(text(server, secret, "/api/laboratory"));
      }
      String report = text(server, secret, "/api/laboratory/report.html");
      Matcher command = Pattern.compile("<code>haven (.*?)</code>").matcher(report);
      assertThat(command.find()).isTrue();
      List<String> words = words(command.group(1));
      words.add("--json");
      Run run = Run.haven(words.toArray(String[]::new));
      assertThat(run.err()).isEmpty();
      assertThat(json(text(server, secret, "/api/laboratory/report.json"))).isEqualTo(run.json());
    }
  }

  /** As a shell takes them apart. */
  private static List<String> words(String command) {
    Matcher word = Pattern.compile("'([^']*)'|(\\S+)").matcher(command);
    List<String> words = new ArrayList<>();
    while (word.find()) {
      words.add(word.group(1) == null ? word.group(2) : word.group(1));
    }
    return words;
  }

  private static JsonNode json(String text) {
    return JsonMapper.shared().readTree(text);
  }

  private static HttpRequest.Builder request(Server server, String secret, String path) {
    return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path))
        .header("Content-Type", "application/json")
        .header("Authorization", "Bearer " + secret);
  }

  private static String text(Server server, String secret, String path)
      throws IOException, InterruptedException {
    HttpResponse<String> answer =
        HTTP.send(request(server, secret, path).build(), HttpResponse.BodyHandlers.ofString());
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    return answer.body();
  }

  private static JsonNode send(Server server, String secret, String path, String body)
      throws IOException, InterruptedException {
    HttpResponse<String> answer =
        HTTP.send(
            request(server, secret, path).POST(HttpRequest.BodyPublishers.ofString(body)).build(),
            HttpResponse.BodyHandlers.ofString());
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    return json(answer.body());
  }
}
