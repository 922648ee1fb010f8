package haven.play.turn;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;

/** SPN-05 to SPN-13: when those act who come into play in the middle of a round. */
final class NewcomersTest {

  @RulesetTest
  @Rule("EX-SPN-01")
  void theBannerSpearOpensTheDoor(Ruleset ruleset) {
    Round round =
        Round.of(ruleset)
            .character("Banner Spear", 67, 30)
            .type("Algox Archer", 44, "1", "2")
            .character("Drifter", 80, 10)
            .until("Banner Spear");
    assertThat(round.order.has(round.monsters("Snow Imp"))).as("it has no card yet").isFalse();
    round.more("Algox Archer", "5", "4").type("Snow Imp", 24, "1");
    assertThat(round.order.acting()).as("finishes first").isEqualTo(round.id("Banner Spear"));
    assertThat(round.rest())
        .containsExactly("Snow Imp 1", "Algox Archer 4", "Algox Archer 5", "Drifter");
  }

  @RulesetTest
  @Rule({"SPN-05", "SPN-08a", "SPN-08b"})
  void lowInitiativesActNextInOrderAndHighOnesAtTheirPlace(Ruleset ruleset) {
    Round round =
        Round.of(ruleset)
            .type("Guard", 20, "1")
            .character("Brute", 50, 30)
            .type("Hound", 70, "1")
            .until("Brute");
    round.type("Late", 60, "1").type("Low", 40, "1").type("Lowest", 10, "1e");
    round.more("Hound", "2").type("Last", 80, "1");
    assertThat(round.rest())
        .containsExactly("Lowest 1e", "Low 1", "Late 1", "Hound 1", "Hound 2", "Last 1");
  }

  @RulesetTest
  @Rule("SPN-08a")
  void theyActDirectlyAfterTheActingFigure(Ruleset ruleset) {
    Round round =
        Round.of(ruleset).type("Guard", 50, "1", "2").until("Guard 1").type("Imp", 40, "1");
    assertThat(round.rest()).containsExactly("Imp 1", "Guard 2");
  }

  @RulesetTest
  @Rule(value = "SPN-08a", in = Edition.FH)
  void theyActDirectlyAfterAnActingSummon(Ruleset ruleset) {
    Round round = tinkererWithBot(ruleset).until("Bot").type("Imp", 40, "1");
    assertThat(round.rest()).containsExactly("Imp 1", "Tinkerer");
  }

  @RulesetTest
  @Rule("SPN-08b")
  void theyWaitForTheCharacterOfAnActingSummon(Ruleset ruleset) {
    Round round = tinkererWithBot(ruleset).until("Bot").type("Imp", 40, "1");
    assertThat(round.rest()).containsExactly("Tinkerer", "Imp 1");
  }

  private static Round tinkererWithBot(Ruleset ruleset) {
    return Round.of(ruleset).character("Tinkerer", 50, 70).summon("Tinkerer", "Bot");
  }

  @RulesetTest
  @Rule({"SPN-09", "MON-24"})
  void onlyTheNewOnesOfATypeThatHasActedAct(Ruleset ruleset) {
    Round round =
        Round.of(ruleset)
            .type("Archer", 44, "1", "2e")
            .character("Brute", 67, 30)
            .until("Brute")
            .more("Archer", "3", "5e");
    assertThat(round.order.hadTurn(round.id("Archer 1"))).isTrue();
    assertThat(round.order.hadTurn(round.id("Archer 5e"))).isFalse();
    assertThat(round.rest()).containsExactly("Archer 5e", "Archer 3");
  }

  @RulesetTest
  @Rule("MON-24")
  void newOnesOfTheActingTypeJoinThoseWhoAreToCome(Ruleset ruleset) {
    Round round = Round.of(ruleset).type("Archer", 44, "1e", "2", "4").until("Archer 2");
    round.more("Archer", "1", "3", "6e");
    assertThat(round.rest()).containsExactly("Archer 6e", "Archer 1", "Archer 3", "Archer 4");
  }

  @RulesetTest
  @Rule("SPN-13")
  void withTheInitiativeOfTheActingCharacterTheyActAfterIt(Ruleset ruleset) {
    Round round =
        Round.of(ruleset)
            .character("Brute", 50, 30)
            .type("Guard", 50, "1")
            .type("Hound", 51, "1")
            .until("Brute")
            .type("Imp", 50, "1");
    List<Entry> tied = List.of(round.monsters("Imp"), round.monsters("Guard"));
    assertThat(round.order.tie()).containsExactlyInAnyOrderElementsOf(tied);
    round.order.settle(tied);
    assertThat(round.rest()).containsExactly("Imp 1", "Guard 1", "Hound 1");
  }

  @RulesetTest
  @Rule("SPN-06")
  void spawnedAtTheEndOfARoundTheyActInTheNextOne(Ruleset ruleset) {
    Round round = Round.of(ruleset).type("Guard", 50, "1").until("Guard 1");
    round.more("Guard", "2");
    assertThat(round.rest()).as("spawned during the round").containsExactly("Guard 2");
    round.more("Guard", "3").type("Imp", 60, "1");
    assertThat(round.rest()).as("spawned at its end").isEmpty();
  }
}
