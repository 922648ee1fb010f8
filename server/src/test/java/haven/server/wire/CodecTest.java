package haven.server.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import haven.board.Hex;
import haven.laws.Playable;
import haven.laws.RandomGame;
import haven.model.FigureId;
import haven.model.RuleId;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.scenario.Setup;
import haven.samples.Samples;
import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** What is written is read again as it was. */
class CodecTest {
  private static final int GAMES = 3;

  /** Everything printed that a set-up holds, by its type and name. */
  private static final class Shelf {
    private final Map<Class<?>, Map<String, Object>> things = new HashMap<>();
    private final Set<Object> seen = new HashSet<>();

    Shelf(Setup setup) throws ReflectiveOperationException {
      look(setup.party()); // what they have brought, of what there is
      look(setup);
    }

    private void look(Object thing) throws ReflectiveOperationException {
      switch (thing) {
        case Optional<?> maybe when maybe.isPresent() -> look(maybe.get());
        case Collection<?> many -> {
          for (Object one : many) {
            look(one);
          }
        }
        case Map<?, ?> many -> look(many.values());
        case Record whole when seen.add(whole) -> {
          if (Shape.of(whole.getClass()) instanceof Shape.Named(Class<?> type)) {
            String name = (String) type.getMethod("name").invoke(whole);
            things.computeIfAbsent(type, _ -> new HashMap<>()).putIfAbsent(name, whole);
          }
          for (RecordComponent part : whole.getClass().getRecordComponents()) {
            part.getAccessor().setAccessible(true);
            look(part.getAccessor().invoke(whole));
          }
        }
        default -> {}
      }
    }

    Object named(Class<?> type, String name) {
      return Optional.ofNullable(things.getOrDefault(type, Map.of()).get(name)).orElseThrow();
    }
  }

  @ParameterizedTest
  @EnumSource
  void eventsAndChoicesAreReadAsTheyWere(Samples sample) throws ReflectiveOperationException {
    Set<String> kinds = new TreeSet<>();
    for (long seed = 0; seed < GAMES; seed++) {
      check(sample, sample.most(), seed, kinds);
    }
    assertThat(kinds).hasSizeGreaterThan(20);
  }

  private static void check(Playable scenario, int heroes, long seed, Set<String> kinds)
      throws ReflectiveOperationException {
    RandomGame random = new RandomGame(scenario, heroes, seed);
    Codec codec = new Codec(new Shelf(random.game().setup())::named);
    while (!random.isOver()) {
      for (Prompt prompt : random.game().prompts()) {
        for (Choice choice : prompt.options()) {
          assertThat(codec.read(Choice.class, sent(Codec.write(choice)))).isEqualTo(choice);
        }
      }
      for (Event event : random.step()) {
        JsonNode json = sent(Codec.write(event));
        kinds.add(json.get("kind").asString());
        assertThat(codec.read(Event.class, json)).isEqualTo(event);
      }
    }
  }

  /** As it comes out of the line. */
  private static JsonNode sent(JsonNode json) {
    return Json.MAPPER.readTree(Json.write(json));
  }

  @ParameterizedTest
  @EnumSource
  void aViewHasNothingButWhatItsTypesSay(Samples sample) throws ReflectiveOperationException {
    RandomGame random = new RandomGame(sample, sample.most(), 3);
    Codec codec = new Codec(new Shelf(random.game().setup())::named);
    ViewJson.Printed printed = ViewJson.Printed.of("gh", random.game());
    while (!random.isOver()) {
      check(random.game(), printed, codec);
      random.steps(20);
    }
    check(random.game(), printed, codec);
  }

  private static void check(Game game, ViewJson.Printed printed, Codec codec) {
    for (Set<Integer> who : List.of(Set.<Integer>of(), Set.of(0))) {
      ObjectNode view = (ObjectNode) sent(ViewJson.of(game, printed, _ -> 7).seenBy(who));
      Shown.View read = codec.read(Shown.View.class, view);
      assertThat(sent(Codec.write(read))).isEqualTo(view);
    }
  }

  @Test
  void anEventIsItsKindAndItsParts() {
    Event moved = new Event.Moved(RuleId.of("MOV-05"), FigureId.of(3), new Hex(1, -2));
    assertThat(Json.write(Codec.write(moved)))
        .isEqualTo(
            """
            {"kind":"moved","rule":"MOV-05","who":3,"hex":{"q":1,"r":-2}}\
            """);
    Event skipped =
        new Event.Skipped(RuleId.of("ABL-10"), FigureId.of(1), Event.Undone.Ability.LOOT);
    assertThat(Json.write(Codec.write(skipped)))
        .isEqualTo(
            """
            {"kind":"skipped","rule":"ABL-10","who":1,"undone":{"kind":"ability","name":"LOOT"}}\
            """);
    assertThat(Codec.PLAIN.read(Event.class, Codec.write(skipped))).isEqualTo(skipped);
  }

  @Test
  void everyKindIsKnownByOneWord() {
    for (Class<?> family : List.of(Event.class, Choice.class)) {
      long members =
          Stream.of(family.getDeclaredClasses())
              .filter(type -> type.isRecord() && family.isAssignableFrom(type))
              .count();
      assertThat(WireParts.kinds(family)).hasSize((int) members);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "{'kind': 'fly'}",
        "{'kind': 'to'}",
        "{'kind': 'to', 'hex': null}",
        "{'kind': 'to', 'hex': {'q': 1}}",
        "{'kind': 'to', 'hex': {'q': 1, 'r': 'x'}}",
        "{'kind': 'to', 'hex': {'q': 1, 'r': 99999999999}}",
        "{'kind': 'to', 'hex': {'q': 1, 'r': 2, 's': 3}}",
        "{'kind': 'to', 'hex': [1, 2]}",
        "{'kind': 'along', 'path': {}}",
        "{'kind': 'of', 'element': 'PLASTIC'}",
        "{'kind': 'act', 'card': 1, 'top': 1, 'basic': false}",
        "{'kind': 'negate', 'payment': {'kind': 'LOSE', 'first': 99, 'second': -1}}",
        "{'kind': ['to'], 'hex': {'q': 1, 'r': 2}}"
      })
  void whatIsNoChoiceIsRefused(String text) {
    JsonNode json = Json.MAPPER.readTree(text.replace('\'', '"'));
    assertThatThrownBy(() -> Codec.PLAIN.read(Choice.class, json)).isInstanceOf(BadMessage.class);
  }

  @Test
  void partsAreSharedWhereTheyWereMadeBefore() {
    ObjectNode view = Json.object().put("round", 3);
    assertThat(Stream.of(Codec.write(new Told.Look(4, view)).get("view")))
        .allMatch(it -> it == view);
  }
}
