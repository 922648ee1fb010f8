package haven.server.wire;

import static org.assertj.core.api.Assertions.assertThat;

import haven.content.pack.Library;
import haven.model.Agreement;
import haven.model.Difficulty;
import haven.play.engine.Game;
import haven.server.table.Plan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/**
 * What the page is told about looks: enough to draw a map, and nothing of rooms nobody has seen.
 */
class LooksTest {
  private static final Library LIBRARY = Library.of(List.of());

  private static JsonNode view(String scenario, Difficulty difficulty) {
    List<Plan.Wish> heroes =
        Stream.of("Brute", "Spellweaver")
            .map(one -> new Plan.Wish(one, "", List.of(), List.of()))
            .toList();
    Plan plan =
        new Plan(
            "gh",
            scenario,
            heroes,
            Optional.of(difficulty),
            OptionalInt.empty(),
            Set.of(),
            Agreement.NONE);
    Game game = Game.start(plan.setup(LIBRARY), 5);
    return ViewJson.of(game, ViewJson.Printed.of("gh", game), _ -> 0).seenBy(Set.of());
  }

  private static Set<String> all(JsonNode view, String key) {
    Set<String> found = new TreeSet<>();
    for (JsonNode hex : view.get("hexes")) {
      if (hex.has(key)) {
        found.add(hex.get(key).asString());
      }
    }
    return found;
  }

  @Test
  void theFirstRoomAndItsDoorAreKnownAndNoOther() {
    JsonNode view = view("1", Difficulty.NORMAL);
    assertThat(all(view, "art")).containsExactly("L1a", "stone");
    assertThat(all(view, "look")).isEmpty();
  }

  @Test
  void whatLiesInTheFirstRoomHasItsPicture() {
    List<String> seen = new ArrayList<>();
    for (int number = 1; number <= 5; number++) {
      seen.addAll(all(view(String.valueOf(number), Difficulty.NORMAL), "look"));
    }
    assertThat(seen).isNotEmpty().allMatch(LooksTest::isPicture);
  }

  private static boolean isPicture(String look) {
    return look.matches("[a-z][a-z -]+");
  }

  @Test
  void aShieldOnTheStatCardIsToldWithTheFigure() {
    for (JsonNode figure : view("1", Difficulty.HARD).get("figures")) {
      boolean elite = figure.get("rank").asString().equals("ELITE");
      assertThat(figure.get("shield").asInt()).isEqualTo(elite ? 1 : 0);
      assertThat(figure.get("retaliate").asInt()).isZero();
    }
  }
}
