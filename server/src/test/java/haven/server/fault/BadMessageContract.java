package haven.server.fault;

import static org.assertj.core.api.Assertions.assertThat;

import haven.server.load.Talk;
import haven.server.store.TestDatabase;
import haven.server.wire.Json;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** What a WebSocket says that should not be said is refused, and nothing comes of it. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class BadMessageContract {
  private static final int FUZZ = Integer.getInteger("haven.fuzz", 2000);

  private final Scene scene;

  BadMessageContract(TestDatabase database) {
    scene = new Scene(database, false);
  }

  @AfterAll
  void close() {
    scene.close();
  }

  private ObjectNode choice(int seat, int seen, String choice) {
    return Json.object()
        .put("t", "do")
        .put("id", UUID.randomUUID().toString())
        .put("seat", seat)
        .put("seen", seen)
        .put("choice", choice);
  }

  @Test
  void malformedTexts() {
    try (Talk talk = scene.talk(scene.bert)) {
      for (String text :
          List.of(
              "",
              " ",
              "null",
              "[]",
              "1",
              "\"do\"",
              "{",
              "{}",
              "{\"t\"",
              "{\"t\":}",
              "{\"t\":\"sync\"}}",
              "{\"t\":\"sync\"} {\"t\":\"sync\"}",
              "{\"t\":\"sync\",\"t\":\"start\"}",
              "{\"t\":NaN}",
              "{t:\"sync\"}",
              "{'t':'sync'}",
              "{\"t\":\"sync\",}",
              "{\"t\":\"\\x\"}",
              "{\"t\":\"chat\",\"text\":\"\u0001\"}",
              "{\"t\":\"chat\",\"text\":1" + "0".repeat(200) + "}",
              "/* */ {\"t\":\"sync\"}",
              "[".repeat(5000),
              "{\"t\":".repeat(2000))) {
        scene.refused(talk, text);
      }
    }
  }

  @Test
  void fieldsOfTheWrongKindMissingOrUnknown() {
    int n = scene.choices();
    try (Talk talk = scene.talk(scene.bert)) {
      for (ObjectNode good :
          List.of(
              choice(1, n, "no"),
              Json.object().put("t", "chat").put("text", "hello"),
              Json.object().put("t", "ping").put("q", 1).put("r", 1))) {
        for (String name : List.copyOf(good.propertyNames())) {
          ObjectNode missing = good.deepCopy();
          missing.remove(name);
          scene.refused(talk, Json.write(missing));
          ObjectNode listed = good.deepCopy();
          listed.putArray(name).add(1);
          scene.refused(talk, Json.write(listed));
          ObjectNode nulled = good.deepCopy();
          nulled.putNull(name);
          scene.refused(talk, Json.write(nulled));
        }
        assertThat(scene.refused(talk, Json.write(good.deepCopy().put("sudo", true))))
            .contains("sudo");
      }
      scene.refused(talk, "{\"t\":\"ping\",\"q\":1e9,\"r\":0}");
      scene.refused(talk, "{\"t\":\"ping\",\"q\":1.5,\"r\":0}");
      scene.refused(talk, "{\"t\":\"hello\",\"v\":2,\"secret\":\"x\",\"table\":\"x\"}");
    }
  }

  @Test
  void oversizedAndBinaryFramesEndTheConnection() {
    String before = scene.record();
    for (int size : new int[] {20_000, 2_000_000}) {
      try (Talk talk = scene.talk(scene.bert)) {
        talk.say(Json.object().put("t", "chat").put("text", "x".repeat(size)));
        assertThat(end(talk)).contains("1009");
      }
    }
    try (Talk talk = scene.talk(scene.bert)) {
      talk.line().socket().sendBinary(ByteBuffer.wrap(new byte[] {1, 2, 3}), true).join();
      assertThat(end(talk)).containsAnyOf("1003", "1008", "1009");
    }
    assertThat(scene.record()).isEqualTo(before);
    scene.checkFailures("big frames");
    scene.talk(scene.bert).close();
  }

  private static String end(Talk talk) {
    while (true) {
      ObjectNode next = talk.next();
      if (next.get("t").asString().equals(Talk.END)) {
        return next.get("why").asString();
      }
    }
  }

  @Test
  void whoIsNotKnownLearnsNothing() {
    List<String> secrets =
        List.of(
            "",
            "x",
            scene.anna.secret().substring(1),
            scene.anna.secret() + "=",
            scene.anna.secret().toLowerCase(Locale.ROOT),
            String.valueOf(scene.anna.person()),
            "' OR '1'='1",
            "\u0000",
            "%");
    for (String secret : secrets) {
      try (Talk talk = Talk.open(scene.caller.http(), scene.caller.play())) {
        assertThat(scene.refused(talk, Json.write(Talk.hello(secret, scene.code))))
            .containsAnyOf("nobody knows you", "letters that can be read");
        for (String kind : List.of("sync", "start", "log", "look", "chat", "moves")) {
          scene.refused(
              talk,
              Json.write(
                  Json.object().put("t", kind).put("text", "x").put("seat", 0).put("step", 0)));
        }
      }
    }
    try (Talk talk = Talk.open(scene.caller.http(), scene.caller.play())) {
      for (String table : List.of("", "AAAAAAAA", "../..", "' OR 1=1", "\u0000")) {
        scene.refused(talk, Json.write(Talk.hello(scene.carl.secret(), table)));
      }
    }
  }

  @Test
  void nobodyActsForAnother() {
    int n = scene.choices();
    try (Talk talk = scene.talk(scene.bert)) {
      scene.refused(talk, Json.write(choice(0, n, "no")));
      scene.refused(talk, Json.write(choice(2, n, "no")));
      scene.refused(talk, Json.write(choice(-1, n, "no")));
      scene.refused(talk, Json.write(Talk.hello(scene.anna.secret(), scene.code)));
      for (String kind : List.of("stand", "automatic", "sit", "replace", "back", "claim")) {
        scene.refused(talk, Json.write(Json.object().put("t", kind).put("seat", 0)));
      }
    }
    try (Talk talk = scene.talk(scene.carl)) {
      for (int seat = 0; seat < 3; seat++) {
        scene.refused(talk, Json.write(choice(seat, n, "no")));
        scene.refused(talk, Json.write(choice(seat, n, "undo")));
        for (String kind :
            List.of("stand", "automatic", "sit", "moves", "replace", "back", "host", "patience")) {
          scene.refused(talk, Json.write(Json.object().put("t", kind).put("seat", seat)));
        }
        scene.refused(
            talk,
            Json.write(
                Json.object().put("t", "give").put("seat", seat).put("to", scene.carl.person())));
      }
      scene.refused(talk, "{\"t\":\"start\"}");
    }
  }

  @Test
  void whoWatchesSeesNoSecrets() {
    try (Talk talk = Talk.open(scene.caller.http(), scene.caller.play())) {
      talk.say(Talk.hello(scene.carl.secret(), scene.code));
      ObjectNode welcome = talk.hear("welcome");
      List<JsonNode> views = new ArrayList<>();
      views.add(welcome.get("view"));
      talk.say(Json.object().put("t", "look").put("q", "1").put("step", 5));
      views.add(talk.hear("answer").get("view"));
      for (JsonNode view : views) {
        assertThat(view.get("seats")).isEmpty();
        assertThat(view.get("prompts")).isEmpty();
        for (JsonNode hero : view.get("heroes")) {
          assertThat(hero.has("hand")).isFalse();
          assertThat(hero.get("goals")).isEmpty();
        }
      }
      assertThat(welcome.toString()).doesNotContain(scene.anna.secret(), scene.bert.secret());
    }
  }

  @Test
  void staleFutureAndHugeNumbers() {
    int n = scene.choices();
    try (Talk talk = scene.talk(scene.bert)) {
      for (String seen : List.of("-1", "2147483648", "1e30", "1.5", "\"5\"", "null", "1e400")) {
        String text = Json.write(choice(1, 7, "no")).replace("\"seen\":7", "\"seen\":" + seen);
        scene.refused(talk, text);
      }
      scene.refused(talk, Json.write(choice(1, n + 1, "no")));
      scene.refused(talk, Json.write(choice(1, Integer.MAX_VALUE, "no")));
      scene.refused(talk, Json.write(choice(1, n - 1, "undo")));
    }
  }

  @Test
  void aCommandCountsOnce() {
    int n = scene.choices();
    try (Talk talk = scene.talk(scene.anna);
        Talk other = scene.talk(scene.bert)) {
      ObjectNode undo = choice(0, n, "undo");
      List<ObjectNode> first = scene.answers(talk, Json.write(undo));
      assertThat(kinds(first)).contains("ok");
      String before = scene.record();
      List<ObjectNode> again = scene.answers(talk, Json.write(undo));
      assertThat(kinds(again)).containsExactly("ok");
      assertThat(again.getFirst().get("n")).isEqualTo(only(first, "ok").get("n"));
      scene.answers(talk, Json.write(undo.deepCopy().put("choice", "long rest")));
      scene.answers(other, Json.write(undo.deepCopy().put("seat", 1)));
      assertThat(scene.record()).isEqualTo(before);
      for (String id :
          List.of("", "short", "with space", "a/1", "a\u0000bcdefgh", "x".repeat(65))) {
        scene.refused(talk, Json.write(choice(0, n + 1, "no").put("id", id)));
      }
    }
  }

  private static List<String> kinds(List<ObjectNode> answers) {
    return answers.stream().map(answer -> answer.get("t").asString()).toList();
  }

  private static ObjectNode only(List<ObjectNode> answers, String kind) {
    return answers.stream()
        .filter(answer -> answer.get("t").asString().equals(kind))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void textsOfAllScripts() {
    String before = scene.record();
    try (Talk talk = scene.talk(scene.bert)) {
      for (String text :
          List.of(
              "\u0000",
              "a\u0000b",
              "\uD800",
              "\uDC00\uD800x",
              "\u202Eevil",
              "\uD83D\uDE00",
              "<script>alert(1)</script>",
              "\u200B",
              "e\u0301",
              "'; DROP TABLE chat; --")) {
        for (ObjectNode answer :
            scene.answers(talk, escaped(Json.object().put("t", "chat").put("text", text)))) {
          assertThat(answer.get("t").asString()).isIn("chat", "no");
          if (answer.get("t").asString().equals("no")) {
            Scene.checkWords(text, answer.get("why").asString());
          }
        }
        scene.checkFailures("chat of " + text);
        scene.refused(talk, escaped(choice(1, scene.choices(), text)));
      }
    }
    scene.talk(scene.anna).close();
    assertThat(scene.record()).isEqualTo(before);
  }

  /** A frame must be well-formed, but its JSON may write any half of a letter. */
  private static String escaped(ObjectNode message) {
    StringBuilder escaped = new StringBuilder();
    for (char letter : Json.write(message).toCharArray()) {
      escaped.append(letter < 0x7f ? String.valueOf(letter) : "\\u%04x".formatted((int) letter));
    }
    return escaped.toString();
  }

  @Test
  void thousandsOfMutations() {
    long seed = Long.getLong("haven.seed", 20261115L);
    Random random = new Random(seed);
    int n = scene.choices();
    Mutations mutations = new Mutations(random, good(n));
    String before = scene.record();
    Talk talk = scene.talk(scene.carl);
    int refused = 0;
    for (int i = 0; i < FUZZ; i++) {
      String text = mutations.next();
      List<ObjectNode> answers = scene.answers(talk, text);
      for (ObjectNode answer : answers) {
        String kind = answer.get("t").asString();
        assertThat(kind).as("%s: %s", text, answer).isNotIn("ok", "step", "welcome");
        if (kind.equals("no")) {
          refused++;
          Scene.checkWords(text, answer.get("why").asString());
        }
        if (kind.equals(Talk.END)) {
          talk.close();
          talk = scene.talk(scene.carl);
        }
      }
      scene.checkFailures(text);
      assertThat(answers.isEmpty() && !text.isEmpty()).as("silence after %s", text).isFalse();
    }
    talk.close();
    assertThat(scene.record()).isEqualTo(before);
    assertThat(refused).isGreaterThan(FUZZ / 2);
  }

  @Test
  void whoeverSitsCanSendAnythingButDoOnlyWhatIsAsked() {
    Random random = new Random(Long.getLong("haven.seed", 7L));
    Talk talk = scene.talk(scene.bert);
    for (int i = 0; i < FUZZ / 4; i++) {
      int n = scene.choices();
      Mutations mutations =
          new Mutations(
              random,
              good(n).stream()
                  .filter(
                      message ->
                          List.of("do", "moves", "preview", "why", "look")
                              .contains(message.get("t").asString()))
                  .toList());
      String text = mutations.next();
      List<ObjectNode> answers = scene.answers(talk, text);
      boolean accepted = kinds(answers).contains("ok");
      assertThat(scene.choices() > n).as("%s: %s", text, answers).isEqualTo(accepted);
      scene.checkFailures(text);
      if (kinds(answers).contains(Talk.END)) {
        talk.close();
        talk = scene.talk(scene.bert);
      }
    }
    talk.close();
  }

  private List<ObjectNode> good(int n) {
    return List.of(
        Talk.hello(scene.carl.secret(), scene.code),
        choice(1, n, "no"),
        choice(1, n, "cards 0 1"),
        choice(0, n, "undo"),
        Json.object().put("t", "sync"),
        Json.object().put("t", "chat").put("text", "hello"),
        Json.object().put("t", "ping").put("q", 1).put("r", 2),
        Json.object().put("t", "sit").put("seat", 1),
        Json.object().put("t", "stand").put("seat", 1),
        Json.object().put("t", "give").put("seat", 0).put("to", scene.carl.person()),
        Json.object().put("t", "automatic").put("seat", 0),
        Json.object().put("t", "start"),
        Json.object().put("t", "moves").put("q", "m").put("seat", 0).put("seen", n),
        Json.object()
            .put("t", "preview")
            .put("q", "p")
            .put("seat", 1)
            .put("seen", n)
            .put("choice", "at 3"),
        Json.object().put("t", "why").put("q", "w").put("step", 3).put("event", 0),
        Json.object().put("t", "look").put("q", "l").put("step", 2),
        Json.object().put("t", "log").put("q", "g"),
        hero());
  }

  private static ObjectNode hero() {
    ObjectNode message = Json.object().put("t", "hero").put("seat", 0);
    message.putObject("hero").put("class", "Brute").put("name", "Bruno");
    return message;
  }
}
