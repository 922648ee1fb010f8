package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.card.ItemCard;
import haven.model.card.Ware;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** The items of the pack as the shop has them; that each of them is played somewhere. */
final class ItemsPackTest {
  private static final List<Class<?>> TESTS =
      List.of(
          ItemsPlayedTest.class,
          HeadItemsPlayedTest.class,
          BodyItemsPlayedTest.class,
          LegItemsPlayedTest.class,
          OneHandItemsPlayedTest.class,
          TwoHandItemsPlayedTest.class,
          SmallItemsPlayedTest.class);

  /** Items that a test is about: named by it, or the first column of its table. */
  private static Stream<String> played(Method test) {
    List<String> items = new ArrayList<>();
    if (test.isAnnotationPresent(Played.class)) {
      items.addAll(List.of(test.getAnnotation(Played.class).value()));
    }
    if (test.isAnnotationPresent(CsvSource.class)) {
      for (String row : test.getAnnotation(CsvSource.class).value()) {
        items.add(row.substring(0, row.indexOf(',')));
      }
    }
    return items.stream();
  }

  @Test
  void everyItemIsPlayed() {
    List<String> played =
        TESTS.stream()
            .flatMap(test -> Stream.of(test.getDeclaredMethods()))
            .flatMap(ItemsPackTest::played)
            .toList();
    List<String> written =
        Gloomhaven.PACK.items().stream().map(ware -> ware.item().name()).toList();
    List<String> unplayed = written.stream().filter(item -> !played.contains(item)).toList();
    assertThat(unplayed).isEmpty();
    assertThat(played).containsExactlyInAnyOrderElementsOf(written);
  }

  @Test
  void thereAreAllItems() {
    assertThat(Gloomhaven.PACK.items())
        .extracting(Ware::number)
        .containsExactlyElementsOf(Stream.iterate(1, n -> n + 1).limit(150).toList());
  }

  @Test
  void pricesAndIconsAgreeWithTheFigures() {
    Map<Integer, String> printed = new TreeMap<>();
    for (JsonNode item : Figures.read("items.json")) {
      String wear =
          item.path("spent").asBoolean(false)
              ? "SPENT"
              : item.path("consumed").asBoolean(false) ? "LOST" : "NONE";
      printed.put(
          item.path("id").asInt(),
          "%s %s %s -1s %d uses %d for good %s cost %d copies %d prosperity %d"
              .formatted(
                  item.path("name").asString(),
                  item.path("slot").asString(),
                  wear,
                  item.path("minusOne").asInt(0),
                  item.path("slots").asInt(1),
                  item.path("loss").asBoolean(false),
                  item.path("cost").asInt(),
                  item.path("count").asInt(),
                  item.path("unlockProsperity").asInt(0)));
    }
    Map<Integer, String> ours = new TreeMap<>();
    for (Ware ware : Gloomhaven.PACK.items()) {
      ItemCard item = ware.item();
      ours.put(
          ware.number(),
          "%s %s %s -1s %d uses %d for good %s cost %d copies %d prosperity %d"
              .formatted(
                  item.name(),
                  slot(item.slot()),
                  item.wear(),
                  Math.max(0, item.minusOnes()), // what it takes away is in words
                  item.uses(),
                  item.irrecoverable(),
                  ware.cost(),
                  ware.copies(),
                  ware.prosperity().orElse(0)));
    }
    assertThat(ours).isEqualTo(printed);
  }

  private static String slot(ItemCard.Slot slot) {
    return switch (slot) {
      case ONE_HAND -> "onehand";
      case TWO_HANDS -> "twohand";
      default -> slot.name().toLowerCase(Locale.ROOT);
    };
  }
}
