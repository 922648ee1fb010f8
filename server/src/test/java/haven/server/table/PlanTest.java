package haven.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import haven.server.wire.Fields;
import org.junit.jupiter.api.Test;

class PlanTest {
  private static Plan plan(String heroes, String difficulty) {
    return Plan.of(
        Fields.of(
            """
            {"pack": "gh", "scenario": "1", "difficulty": "%s", "heroes": [%s]}
            """
                .formatted(difficulty, heroes)));
  }

  @Test
  void anotherDifficultyLeavesTheHandsThatTheHostDoesNotKnow() {
    Plan chosen =
        plan(
            "{\"class\": \"brute\"}, {\"class\": \"tinkerer\", \"cards\": [\"Stun Shot\"]}",
            "EASY");
    Plan harder = chosen.with(plan("{\"class\": \"brute\"}, {\"class\": \"tinkerer\"}", "HARD"));
    assertThat(harder.heroes().get(1).cards()).containsExactly("Stun Shot");
  }

  @Test
  void anotherClassComesWithItsOwnHand() {
    Plan chosen = plan("{\"class\": \"tinkerer\", \"cards\": [\"Stun Shot\"]}", "EASY");
    Plan other = chosen.with(plan("{\"class\": \"brute\"}, {\"class\": \"tinkerer\"}", "EASY"));
    assertThat(other.heroes()).allMatch(hero -> hero.cards().isEmpty());
  }

  @Test
  void aHeroStoredByTheNameOfItsClassHasNoNameOfItsOwn() {
    Plan stored = plan("{\"class\": \"brute\", \"name\": \"brute\"}", "NORMAL");
    assertThat(stored.heroes().getFirst().name()).isEmpty();
    assertThat(stored.toJson().get("heroes").get(0).has("name")).isFalse();
    assertThat(Plan.of(new Fields(stored.toJson()))).isEqualTo(stored);
  }
}
