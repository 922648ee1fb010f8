package haven.server.fault;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import haven.server.load.Caller;
import haven.server.store.TestDatabase;
import haven.server.wire.Json;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.node.ObjectNode;

/** Requests that should not be made get a clear answer, and never an error of ours. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class BadRequestTest {
  private static final int FUZZ = Integer.getInteger("haven.fuzz", 2000) / 2;

  private final Scene scene = new Scene(TestDatabase.SQLITE, false);

  @AfterAll
  void close() {
    scene.close();
  }

  private static HttpRequest post(Scene at, String path, String secret, String body) {
    return at.caller
        .request(path)
        .header("Authorization", "Bearer " + secret)
        .POST(HttpRequest.BodyPublishers.ofString(body))
        .build();
  }

  /** The answer is of that status and says why. */
  private static String refused(Scene at, HttpRequest request, int... statuses) {
    HttpResponse<String> response = at.caller.send(request);
    assertThat(statuses).as("%s: %s", request, response.body()).contains(response.statusCode());
    String why = Json.read(response.body()).get("why").asString();
    Scene.checkWords(request.toString(), why);
    at.checkFailures(request.toString());
    return why;
  }

  @Test
  void malformedBodies() {
    String before = scene.record();
    for (String path : List.of("/api/people", "/api/me", "/api/tables")) {
      for (String body :
          List.of(
              "",
              "null",
              "[]",
              "{",
              "{\"name\":1}",
              "{\"name\":null}",
              "{\"name\":\"\"}",
              "{\"name\":\"\\u0000\"}",
              "{\"name\":\"\\ud800\"}",
              "{\"name\":\"" + "x".repeat(41) + "\"}",
              "{\"name\":\"x\",\"admin\":true}",
              "{\"pack\":{},\"scenario\":[],\"heroes\":{}}",
              "[".repeat(3000))) {
        refused(scene, post(scene, path, scene.carl.secret(), body), 400);
      }
      refused(scene, post(scene, path, scene.carl.secret(), "x".repeat(70_000)), 413);
      refused(
          scene,
          scene
              .caller
              .request(path)
              .setHeader("Content-Type", "text/plain")
              .header("Authorization", "Bearer " + scene.carl.secret())
              .POST(HttpRequest.BodyPublishers.ofString("{\"name\":\"x\"}"))
              .build(),
          415);
    }
    assertThat(scene.record()).isEqualTo(before);
  }

  @Test
  void tablesThatCannotBe() {
    int before = scene.store.tablesOf(scene.carl.person()).size();
    ObjectNode plan = Caller.plan("1", 2);
    for (ObjectNode bad :
        List.of(
            plan.deepCopy().put("pack", "nope"),
            plan.deepCopy().put("pack", "../gh"),
            plan.deepCopy().put("scenario", "9999"),
            plan.deepCopy().put("scenario", ""),
            Caller.plan("1", 1).put("difficulty", "DIVINE"),
            Caller.plan("1", 0))) {
      refused(
          scene, post(scene, "/api/tables", scene.carl.secret(), bad.toString()), 400, 404, 409);
    }
    ObjectNode twice = plan.deepCopy();
    twice.withArray("heroes").addObject().put("class", "Brute");
    refused(
        scene, post(scene, "/api/tables", scene.carl.secret(), twice.toString()), 400, 404, 409);
    ObjectNode rich = plan.deepCopy();
    ((ObjectNode) rich.get("heroes").get(0)).putArray("items").add("Boots of Nothing");
    refused(scene, post(scene, "/api/tables", scene.carl.secret(), rich.toString()), 400, 404, 409);
    assertThat(scene.store.tablesOf(scene.carl.person())).hasSize(before);
  }

  @Test
  void withoutTheRightSecretNothingIsToldOrDone() {
    for (String secret : List.of("", "x", scene.anna.secret() + "x", "' OR 1=1 --")) {
      refused(
          scene,
          scene.caller.request("/api/me").header("Authorization", "Bearer " + secret).build(),
          401);
      refused(scene, post(scene, "/api/me", secret, "{\"name\":\"Evil\"}"), 401);
      refused(scene, post(scene, "/api/tables", secret, Caller.plan("1", 2).toString()), 401);
    }
    refused(scene, scene.caller.request("/api/me").build(), 401);
    refused(
        scene,
        scene
            .caller
            .request("/api/me")
            .header("Authorization", "Basic " + scene.anna.secret())
            .build(),
        401);
  }

  @Test
  void addressesAndMethodsThatAreNone() {
    for (String path :
        List.of(
            "/api/nothing",
            "/api/packs/nope/classes/brute",
            "/api/packs/gh/classes/nobody",
            "/api/packs/..%2F..%2Fetc/classes/passwd",
            "/api/words/xx",
            "/api/rules/NO-99",
            "/api/tables/AAAAAAAA",
            "/api/tables/%00",
            "/api/tables/" + "A".repeat(500))) {
      HttpResponse<String> response = scene.caller.send(scene.caller.request(path).build());
      assertThat(response.statusCode()).as("%s: %s", path, response.body()).isBetween(400, 499);
      assertThat(response.body()).doesNotContain("Exception", "\tat ");
      scene.checkFailures(path);
    }
    for (String method : List.of("PUT", "PATCH", "DELETE", "TRACE", "XYZZY")) {
      HttpResponse<String> response =
          scene.caller.send(
              scene
                  .caller
                  .request("/api/tables")
                  .method(method, HttpRequest.BodyPublishers.noBody())
                  .build());
      assertThat(response.statusCode()).as(method).isBetween(400, 501);
      scene.checkFailures(method);
    }
  }

  @Test
  void otherSitesAreTurnedAway() {
    refused(
        scene,
        scene.caller.request("/api/server").header("Origin", "https://evil.example").build(),
        403);
    refused(scene, scene.caller.request("/api/server").header("Origin", "null").build(), 403);
    assertThatThrownBy(
            () ->
                scene
                    .caller
                    .http()
                    .newWebSocketBuilder()
                    .header("Origin", "https://evil.example")
                    .buildAsync(scene.caller.play(), new WebSocket.Listener() {})
                    .join())
        .hasMessageContaining("WebSocketHandshakeException");
  }

  @Test
  void requestsThatAreNoHttp() throws IOException {
    for (String text :
        List.of(
            "GET /api/server HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n",
            "GET /api/server HTTP/1.1\r\nConnection: close\r\n\r\n",
            "GET /../../etc/passwd HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
            "POST /api/people HTTP/1.1\r\nHost: localhost\r\nContent-Length: -5\r\n\r\n",
            "\u0000\u0001\u0002\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: localhost\r\nX: " + "x".repeat(20_000) + "\r\n\r\n")) {
      try (Socket socket =
          new Socket(InetAddress.getLoopbackAddress(), scene.caller.play().getPort())) {
        socket.setSoTimeout(10_000);
        socket.getOutputStream().write(text.getBytes(UTF_8));
        socket.getOutputStream().flush();
        InputStream in = socket.getInputStream();
        String answer = new String(in.readNBytes(12), UTF_8);
        assertThat(answer).as(text).startsWith("HTTP/1.1 4");
      }
      scene.checkFailures(text);
    }
  }

  @Test
  void thousandsOfMutations() {
    Random random = new Random(Long.getLong("haven.seed", 20261115L));
    List<String> paths = List.of("/api/people", "/api/tables", "/api/me", "/api/solve");
    Mutations mutations =
        new Mutations(
            random,
            List.of(
                Json.object().put("name", "Carl"),
                Caller.plan("1", 2),
                Caller.plan("3", 4).put("difficulty", "HARD"),
                (ObjectNode) Caller.plan("2", 3).get("heroes").get(1)));
    String before = scene.record();
    for (int i = 0; i < FUZZ; i++) {
      String path = paths.get(random.nextInt(paths.size()));
      String body = mutations.next();
      HttpResponse<String> response =
          scene.caller.send(post(scene, path, scene.carl.secret(), body));
      assertThat(response.statusCode())
          .as("%s %s: %s", path, body, response.body())
          .isLessThan(500);
      if (response.statusCode() != 200) {
        Scene.checkWords(body, Json.read(response.body()).get("why").asString());
      }
      scene.checkFailures(path + " " + body);
    }
    assertThat(scene.record()).isEqualTo(before);
  }

  @ParameterizedTest
  @EnumSource(TestDatabase.class)
  void accountsAreNotGuessed(TestDatabase database) {
    try (Scene hosted = new Scene(database, true)) {
      refused(hosted, post(hosted, "/api/people", "", "{\"name\":\"Guest\"}"), 403);
      refused(hosted, post(hosted, "/api/accounts", "", account("Dora", "short")), 400);
      refused(hosted, post(hosted, "/api/accounts", "", account("Dora", "x".repeat(201))), 400);
      refused(hosted, post(hosted, "/api/accounts", "", account("\u0000", "12345678")), 400);
      HttpResponse<String> made =
          hosted.caller.send(post(hosted, "/api/accounts", "", account("Dora", "12345678")));
      assertThat(made.statusCode()).isEqualTo(200);
      refused(hosted, post(hosted, "/api/accounts", "", account("DORA", "12345678")), 409);
      String wrong = refused(hosted, post(hosted, "/api/sessions", "", account("Dora", "x")), 401);
      assertThat(refused(hosted, post(hosted, "/api/sessions", "", account("Nobody", "x")), 401))
          .isEqualTo(wrong);
    }
  }

  private static String account(String name, String password) {
    return Json.object().put("name", name).put("password", password).toString();
  }
}
