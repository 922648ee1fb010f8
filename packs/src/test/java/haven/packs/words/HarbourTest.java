package haven.packs.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import haven.content.pack.PackFiles;
import haven.content.pack.Packs;
import haven.laws.Expeditions;
import haven.laws.Laws;
import haven.model.pack.ClassEntry;
import haven.model.pack.Pack;
import haven.play.Refused;
import haven.play.engine.Prompt;
import haven.play.scenario.Enrolment;
import haven.play.scenario.Sheet;
import haven.play.view.View;
import haven.rulebook.Edition;
import haven.stage.ScenarioGame;
import haven.testkit.LittlePack;
import haven.testkit.Rule;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a pack of Jaws of the Lion says of the scenarios that teach the game. */
final class HarbourTest {
  private static final Pack PACK =
      Packs.read(new PackFiles("harbour", LittlePack.HARBOUR.texts())).orRefuse();
  private static final Sheet DOCKER = Sheet.of("Docker", 1);
  private static final Sheet KEEPER = Sheet.of("Gull Keeper", 1);

  private static Enrolment to(String scenario, Sheet... sheets) {
    return Enrolment.of(PACK, scenario, List.of(sheets));
  }

  private static ScenarioGame game(String scenario) {
    return ScenarioGame.of(to(scenario, DOCKER, KEEPER).setup()).start();
  }

  private static List<String> hand(ScenarioGame game, String hero) {
    ClassEntry entry = PACK.characterClass(hero);
    return game.sheet(hero).cards().all().stream().map(entry::called).toList();
  }

  @Test
  void nothingIsWrongWithItInAnyLanguage() {
    Packs.Read read = Packs.read(new PackFiles("harbour", LittlePack.HARBOUR.texts()));
    assertThat(read.problems()).isEmpty();
    assertThat(read.warnings()).isEmpty();
  }

  @Test
  @Rule(
      value = {"CRD-03c", "JLC-07"},
      in = Edition.JL)
  void theFirstScenarioIsPlayedWithSixCardsOfLevelA() {
    ScenarioGame game = game("1");
    assertThat(hand(game, "Docker"))
        .containsExactly(
            "Boat Hook (A)",
            "Coil of Rope (A)",
            "Heave (A)",
            "Shanty (A)",
            "Loose Plank (A)",
            "Salt Wind (A)");
    assertThat(hand(game, "Gull Keeper")).hasSize(6).allMatch(card -> card.endsWith(" (A)"));
    game.only("Wharf Rat").hitPoints(3);
    game.stand(game.figure("Docker"), 3, 1).stand(game.only("Wharf Rat"), 4, 1);
    game.turnOf("Docker", "Boat Hook", "Heave").top("Boat Hook");
    game.choose(game.at(game.only("Wharf Rat")));
    assertThat(game.isAsked(Prompt.Kind.BEFORE_DRAW)).as("no pull on level A").isFalse();
  }

  @Test
  @Rule(
      value = {"CRD-03c", "JLC-08"},
      in = Edition.JL)
  void laterTwoCardsOfLevelBTakeThePlacesOfTheirNamesakes() {
    ScenarioGame game = game("2");
    assertThat(hand(game, "Docker"))
        .containsExactly(
            "Boat Hook (B)",
            "Coil of Rope (A)",
            "Heave (A)",
            "Shanty (B)",
            "Loose Plank (A)",
            "Salt Wind (A)");
    assertThat(hand(game, "Gull Keeper")).filteredOn(card -> card.endsWith("(B)")).hasSize(2);
    View view = View.of(game.game, Set.of(0));
    assertThat(view.heroes().getFirst().hand().orElseThrow())
        .extracting(View.Card::level)
        .containsExactly("B", "A", "A", "B", "A", "A");
  }

  @Test
  @Rule(
      value = {"CRD-03c", "CRD-01b", "JLC-10"},
      in = Edition.JL)
  void fromThenOnTheHandIsChosenFromThePool() {
    ScenarioGame game = game("4");
    assertThat(hand(game, "Docker")).hasSize(7).noneMatch(card -> card.endsWith(")"));
    assertThat(game.sheet("Docker").cards().all()).allMatch(card -> card.level() == 1);
    List<String> chosen =
        List.of(
            "Boat Hook",
            "Coil of Rope",
            "Heave",
            "Shanty",
            "Loose Plank",
            "Salt Wind",
            "Night Shift");
    ScenarioGame own = ScenarioGame.of(to("4", DOCKER.taking(chosen), KEEPER).setup()).start();
    assertThat(hand(own, "Docker")).isEqualTo(chosen);
    List<String> first = List.of("Boat Hook (A)", "Coil of Rope", "Heave", "Shanty", "Ballast");
    assertThatThrownBy(to("4", DOCKER.taking(first), KEEPER)::setup)
        .isInstanceOf(Refused.class)
        .hasMessageContaining("a Docker takes 7 cards, not 5");
  }

  @Test
  @Rule(value = "CRD-03c", in = Edition.JL)
  void noOtherHandIsTakenWhileTheGameIsLearnt() {
    List<String> taught =
        to("1", DOCKER, KEEPER).setup().party().heroes().getFirst().hand().stream()
            .map(PACK.characterClass("Docker")::called)
            .toList();
    assertThat(to("1", DOCKER.taking(taught), KEEPER).setup()).isNotNull();
    assertThatThrownBy(to("2", DOCKER.taking(taught), KEEPER)::setup)
        .isInstanceOf(Refused.class)
        .hasMessageContaining("this scenario is learnt with Boat Hook (B), Coil of Rope (A)");
  }

  @Test
  @Rule(
      value = {"CRD-03d", "JLC-28"},
      in = Edition.JL)
  void whoeverHasNoSuchCardsSkipsTheseScenarios() {
    Sheet other = Sheet.of("Deckhand", 1);
    assertThatThrownBy(to("1", DOCKER, other)::setup)
        .isInstanceOf(Refused.class)
        .hasMessageContaining("a Deckhand has no cards of level A");
    assertThat(ScenarioGame.of(to("4", DOCKER, other).setup()).start().isAsked(Prompt.Kind.CARDS))
        .isTrue();
    assertThat(PACK.classesFor(PACK.scenario("1").scenario()))
        .extracting(entry -> entry.characterClass().name())
        .containsExactly("Docker", "Gull Keeper");
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 30, 60})
  void randomGamesObeyTheLaws(long first) {
    for (long seed = first; seed < first + 30; seed++) {
      assertThat(Laws.check(seed, new Expeditions(PACK)).decisions()).isPositive();
    }
  }
}
