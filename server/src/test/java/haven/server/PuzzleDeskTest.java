package haven.server;

import static org.assertj.core.api.Assertions.assertThat;

import haven.bots.puzzle.Puzzle;
import haven.bots.puzzle.PuzzleBook;
import haven.content.pack.Library;
import haven.play.engine.Choice;
import haven.server.http.Limits;
import haven.server.puzzle.ShippedPuzzles;
import haven.server.store.TestDatabase;
import haven.server.wire.Json;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** What a stranger can ask about puzzles, and what not. */
class PuzzleDeskTest {
  private static final PuzzleBook BOOK = ShippedPuzzles.book();
  private static final Puzzle PUZZLE = BOOK.puzzles().getFirst();

  @TempDir Path folder;
  private final HttpClient client = HttpClient.newHttpClient();
  private Server server;

  @BeforeEach
  void open() {
    String database = TestDatabase.in(folder);
    server =
        Server.start(Server.Options.of(database).withLimits(Limits.NONE), Library.of(List.of()));
  }

  @AfterEach
  void close() {
    client.close();
    server.close();
  }

  private HttpResponse<String> get(String path) throws IOException, InterruptedException {
    URI address = URI.create("http://127.0.0.1:" + server.port() + "/api/puzzles" + path);
    return client.send(
        HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.ofString());
  }

  private JsonNode json(String path) throws IOException, InterruptedException {
    HttpResponse<String> answer = get(path);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    return Json.MAPPER.readTree(answer.body());
  }

  private static String choices(List<String> all) {
    return "?plain=1&choices=" + URLEncoder.encode(String.join(";", all), StandardCharsets.UTF_8);
  }

  @Test
  void allThatHoldAreListed() throws IOException, InterruptedException {
    JsonNode list = json("").path("puzzles");
    assertThat(list.size()).isEqualTo(BOOK.puzzles().size());
    assertThat(list.get(0).path("id").asString()).isEqualTo(PUZZLE.id());
  }

  @Test
  void aTurnIsCheckedAgainstTheAim() throws IOException, InterruptedException {
    JsonNode start = json("/" + PUZZLE.id());
    assertThat(start.path("over").asBoolean()).isFalse();
    assertThat(start.path("view").path("prompts").size()).isEqualTo(1);
    JsonNode nothing = json("/" + PUZZLE.id() + choices(List.of("no")));
    assertThat(nothing.path("over").asBoolean()).isTrue();
    assertThat(nothing.path("missing").size()).isPositive();
    assertThat(nothing.path("view").path("prompts").size()).isZero();
    List<String> solution =
        PUZZLE.solution().stream().map(Choice::text).collect(Collectors.toList());
    JsonNode solved = json("/" + PUZZLE.id() + choices(solution));
    assertThat(solved.path("over").asBoolean()).isTrue();
    assertThat(solved.path("missing").size()).isZero();
  }

  /** Nobody else's cards and goals are in it. */
  @Test
  void othersKeepTheirSecrets() throws IOException, InterruptedException {
    JsonNode moment = json("/" + PUZZLE.id());
    int seat = moment.path("seat").asInt();
    for (JsonNode hero : moment.path("view").path("heroes")) {
      if (hero.path("seat").asInt() != seat) {
        assertThat(hero.has("hand")).isFalse();
      }
    }
  }

  @Test
  void whatCannotBeIsRefused() throws IOException, InterruptedException {
    assertThat(get("/00000000").statusCode()).isEqualTo(404);
    assertThat(get("/" + PUZZLE.id() + "/nothing").statusCode()).isEqualTo(404);
    assertThat(get("/" + PUZZLE.id() + choices(List.of("came 5"))).statusCode()).isEqualTo(409);
    assertThat(get("/" + PUZZLE.id() + choices(List.of("undo"))).statusCode()).isEqualTo(409);
    assertThat(get("/" + PUZZLE.id() + choices(List.of("no", "no"))).statusCode()).isEqualTo(409);
    assertThat(get("/" + PUZZLE.id() + "?choices=" + "no;".repeat(1400)).statusCode())
        .isEqualTo(400);
    assertThat(get("/" + PUZZLE.id() + "?choices=" + "x;".repeat(200)).statusCode()).isEqualTo(409);
  }
}
