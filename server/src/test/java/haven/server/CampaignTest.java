package haven.server;

import static org.assertj.core.api.Assertions.assertThat;

import haven.campaign.journey.Homecoming;
import haven.campaign.keeper.CampaignChoice;
import haven.content.pack.Library;
import haven.play.item.LootPile.End;
import haven.play.scenario.HeroTally.Fate;
import haven.server.http.Limits;
import haven.server.wire.Codec;
import haven.server.wire.Json;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A real server, real WebSocket clients, a campaign. */
class CampaignTest {
  @TempDir Path folder;
  private final HandClock clock = new HandClock();
  private Server server;
  private int port;

  @BeforeEach
  void start() {
    server =
        Server.start(
            Server.Options.of("jdbc:sqlite:" + folder.resolve("haven.db"))
                .withLimits(Limits.NONE)
                .withClock(clock)
                .withPace(Duration.ZERO),
            Library.of(List.of()));
    port = server.port();
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private String campaign(String secret, String deciding) {
    ObjectNode charter =
        Json.object().put("pack", "gh").put("name", "Our months").put("deciding", deciding);
    return PlayClient.post(port, "/api/campaigns", secret, charter).get("code").asString();
  }

  private static ObjectNode ok(ObjectNode answer) {
    assertThat(answer.get("t").asString()).as(answer.toString()).isEqualTo("ok");
    return answer;
  }

  private static JsonNode json(CampaignChoice choice) {
    return Codec.write((Object) choice);
  }

  private static ObjectNode create(PlayClient client, int person, String of, String name) {
    ObjectNode done = client.choose(person, json(new CampaignChoice.Create(person, of, name, 1)));
    settle(client, person);
    return done;
  }

  /** Whatever must be decided is, by the first answer. */
  private static void settle(PlayClient client, int person) {
    for (JsonNode awaited = client.view().get("awaited");
        !awaited.isEmpty() && !awaited.get(0).get("kind").asString().equals("SCENARIO");
        awaited = client.view().get("awaited")) {
      String token =
          client
              .view()
              .get("questions")
              .iterator()
              .next()
              .get("options")
              .propertyNames()
              .iterator()
              .next();
      ok(client.choose(person, Json.MAPPER.valueToTree(token)));
    }
  }

  private static void sit(PlayClient client, int place) {
    client.say(Json.object().put("t", "sit").put("seat", place));
    client.await(
        message ->
            message.path("campaign").path("places").path(place).path("here").asBoolean(false));
  }

  private static JsonNode token(CampaignChoice choice) {
    return Json.MAPPER.valueToTree(choice.text());
  }

  private static CampaignChoice won(String... names) {
    List<Homecoming.Share> shares = new ArrayList<>();
    for (String name : names) {
      shares.add(new Homecoming.Share(name, Fate.TAKES_PART, 20, 30, 1));
    }
    return new CampaignChoice.Return(new Homecoming(End.COMPLETED, shares));
  }

  @Test
  void aCardboardTableIsKeptByHandAndGoesOnAfterARestart() {
    String secret = PlayClient.guest(port, "Ada");
    String code = campaign(secret, "HOST");
    ObjectNode before;
    try (PlayClient ada = PlayClient.in(port, code, secret)) {
      ok(create(ada, 0, "Brute", "Grim"));
      ok(create(ada, 0, "Spellweaver", ""));
      ok(ada.choose(0, token(new CampaignChoice.SetOut(1, false))));
      settle(ada, 0);
      ok(ada.choose(0, json(won("Grim", "Spellweaver"))));
      ok(ada.choose(0, token(new CampaignChoice.GoHome())));
      ok(ada.choose(0, token(new CampaignChoice.Buy(0, "Iron Helmet"))));
      before = ada.view();
      assertThat(before.at("/heroes/0/items").toString()).contains("Iron Helmet");
      assertThat(before.at("/scenarios/1/marks").toString()).contains("COMPLETED");
    }
    server.close();
    start();
    try (PlayClient ada = PlayClient.in(port, code, secret)) {
      assertThat(ada.view()).isEqualTo(before);
      ObjectNode log = ada.ask(Json.object().put("t", "log"));
      assertThat(log.get("steps").size()).isGreaterThan(6);
      JsonNode mine = PlayClient.post(port, "/api/people", "", Json.object().put("name", "Bo"));
      assertThat(mine.has("secret")).isTrue();
    }
  }

  @Test
  void aScenarioIsPlayedByBotsAndBookedByItself() {
    String secret = PlayClient.guest(port, "Ada");
    String code = campaign(secret, "HOST");
    try (PlayClient ada = PlayClient.in(port, code, secret)) {
      ok(create(ada, 0, "Brute", ""));
      ok(create(ada, 0, "Spellweaver", ""));
      ok(ada.choose(0, token(new CampaignChoice.SetOut(1, false))));
      settle(ada, 0);
      ada.say(Json.object().put("t", "play").put("brain", "random"));
      ada.await(message -> message.path("campaign").has("game"));
      ada.await(
          message ->
              message.get("t").asString().equals("step")
                  && message.get("events").toString().contains("\"kind\":\"returned\""));
      assertThat(ada.view().get("awaited")).isEmpty();
      ObjectNode games = ada.ask(Json.object().put("t", "games"));
      assertThat(games.at("/games/0/scenario").asString()).isEqualTo("1");
    }
  }

  @Test
  void whatThePartyDoesIsPutToTheVoteOfThosePresent() {
    String host = PlayClient.guest(port, "Ada");
    String friend = PlayClient.guest(port, "Bob");
    String code = campaign(host, "VOTE");
    JsonNode out = token(new CampaignChoice.SetOut(1, false));
    try (PlayClient ada = PlayClient.in(port, code, host);
        PlayClient bob = PlayClient.in(port, code, friend)) {
      sit(bob, 1);
      ok(create(ada, 0, "Brute", ""));
      ok(create(bob, 1, "Spellweaver", ""));
      assertThat(ok(bob.choose(1, out)).path("voted").asBoolean(false)).isTrue();
      ada.await(message -> message.path("campaign").path("ballot").size() == 1);
      assertThat(ok(ada.choose(0, out)).has("voted")).isFalse();
      bob.await(message -> message.get("t").asString().equals("step"));
      assertThat(bob.view().get("awaited").size()).isEqualTo(1);
    }
  }

  @Test
  void onlyTheHostDecidesIfTheGroupWantsItSoAndNobodySeesAnothersQuest() {
    String host = PlayClient.guest(port, "Ada");
    String friend = PlayClient.guest(port, "Bob");
    String code = campaign(host, "HOST");
    try (PlayClient ada = PlayClient.in(port, code, host);
        PlayClient bob = PlayClient.in(port, code, friend)) {
      sit(bob, 1);
      ok(create(ada, 0, "Brute", ""));
      ok(create(bob, 1, "Spellweaver", ""));
      ObjectNode no = bob.choose(1, token(new CampaignChoice.SetOut(1, false)));
      assertThat(no.get("why").asString()).isEqualTo("the host decides for the party");
      ObjectNode other = bob.choose(1, json(new CampaignChoice.Sell(0, "Iron Helmet")));
      assertThat(other.get("t").asString()).isEqualTo("no");
      assertThat(other.has("rule")).isTrue();
    }
  }
}
