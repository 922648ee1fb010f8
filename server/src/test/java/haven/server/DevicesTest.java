package haven.server;

import static org.assertj.core.api.Assertions.assertThat;

import haven.content.pack.Library;
import haven.server.http.Limits;
import haven.server.wire.Json;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** A guest goes on at another device, by a code that works once and not for long. */
class DevicesTest {
  private static final int REFUSED = 404;
  private static final int TOO_MANY = 429;

  @TempDir Path folder;
  private final HandClock clock = new HandClock();
  private Server server;
  private int port;
  private String secret;

  @BeforeEach
  void open() {
    open(Limits.NONE, false);
    secret = PlayClient.guest(port, "Ada");
  }

  private void open(Limits limits, boolean accounts) {
    server =
        Server.start(
            Server.Options.of("jdbc:sqlite:" + folder.resolve(accounts + ".db"))
                .withLimits(limits)
                .withAccounts(accounts)
                .withClock(clock),
            Library.of(List.of()));
    port = server.port();
  }

  @AfterEach
  void close() {
    server.close();
  }

  private String code() {
    return PlayClient.post(port, "/api/me/pass", secret, Json.object()).get("code").asString();
  }

  private int use(String code) {
    return PlayClient.send(port, "/api/passes", "", Json.object().put("code", code)).statusCode();
  }

  @Test
  void theOtherDeviceIsTheSamePerson() {
    String table = PlayClient.table(port, secret, "Brute", "Spellweaver");
    String code = code();
    assertThat(code).matches("[A-Z0-9]{9}");
    String typed = " " + code.substring(0, 3).toLowerCase(Locale.ROOT) + "-" + code.substring(3);
    JsonNode in = PlayClient.post(port, "/api/passes", "", Json.object().put("code", typed));
    assertThat(in.get("name").asString()).isEqualTo("Ada");
    assertThat(in.get("secret").asString()).isNotEqualTo(secret);
    try (PlayClient here = PlayClient.at(port, table, secret);
        PlayClient there = PlayClient.at(port, table, in.get("secret").asString())) {
      assertThat(there.table().at("/seats/0/hero").has("cards")).isTrue();
      assertThat(here.table().at("/seats/0/hero").has("cards")).isTrue();
    }
  }

  @Test
  void aCodeWorksOnceAndNotForLong() {
    String code = code();
    assertThat(use(code)).isEqualTo(200);
    assertThat(use(code)).isEqualTo(REFUSED);
    String late = code();
    clock.goOn(Duration.ofMinutes(5));
    assertThat(use(late)).isEqualTo(REFUSED);
    String first = code();
    String second = code();
    assertThat(use(first)).as("a new one ends the one before").isEqualTo(REFUSED);
    assertThat(use(second)).isEqualTo(200);
  }

  @Test
  void guessesAreFew() {
    server.close();
    open(Limits.USUAL, false);
    String code = code();
    int most = Limits.USUAL.guesses();
    for (int i = 0; i < most; i++) {
      assertThat(use("AAAAAAAA" + (char) ('A' + i))).isEqualTo(REFUSED);
    }
    assertThat(use(code)).isEqualTo(TOO_MANY);
  }

  @Test
  void onlyGuestsHaveCodes() {
    assertThat(PlayClient.send(port, "/api/me/pass", "nobody", Json.object()).statusCode())
        .isEqualTo(401);
    server.close();
    open(Limits.NONE, true);
    JsonNode account = Json.object().put("name", "Ada").put("password", "correct horse");
    secret = PlayClient.post(port, "/api/accounts", "", account).get("secret").asString();
    assertThat(PlayClient.send(port, "/api/me/pass", secret, Json.object()).statusCode())
        .isEqualTo(403);
  }
}
