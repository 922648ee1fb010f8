package haven.packs.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import haven.content.pack.PackFiles;
import haven.content.pack.Packs;
import haven.laws.Expeditions;
import haven.laws.Laws;
import haven.model.Difficulty;
import haven.model.ability.Rider;
import haven.model.card.AbilityCard;
import haven.model.card.CardAction;
import haven.model.card.ModifierCard;
import haven.model.pack.ClassEntry;
import haven.model.pack.Pack;
import haven.play.Refused;
import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.modifier.ModifierBoard;
import haven.play.scenario.Enrolment;
import haven.play.scenario.Setup;
import haven.play.scenario.Sheet;
import haven.play.table.HeroState;
import haven.play.turn.Half;
import haven.play.view.View;
import haven.rulebook.Edition;
import haven.stage.ScenarioGame;
import haven.testkit.LittlePack;
import haven.testkit.Rule;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a pack of Buttons & Bugs says, and what becomes of it in play. */
final class AtticTest {
  private static final Pack PACK =
      Packs.read(new PackFiles("attic", LittlePack.ATTIC.texts())).orRefuse();
  private static final String THIMBLER = "Thimbler";
  private static final ClassEntry ENTRY = PACK.characterClass(THIMBLER);
  private static final Sheet SHEET = Sheet.of(THIMBLER, 1);

  private static Enrolment to(String scenario, Sheet sheet) {
    return Enrolment.of(PACK, scenario, List.of(sheet));
  }

  private static List<String> hand(Setup setup) {
    return setup.party().heroes().getFirst().hand().stream().map(ENTRY::called).toList();
  }

  private static ScenarioGame game(Enrolment enrolment) {
    return ScenarioGame.of(enrolment.setup()).start();
  }

  private static HeroState hero(ScenarioGame game) {
    return game.game.state().hero(0);
  }

  @Test
  void nothingIsWrongWithItInAnyLanguage() {
    Packs.Read read = Packs.read(new PackFiles("attic", LittlePack.ATTIC.texts()));
    assertThat(read.problems()).isEmpty();
    assertThat(read.warnings()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"1, 1, 8, 0", "2, 3, 11, 2", "3, 5, 14, 4"})
  @Rule(
      value = {"CRD-01c", "LVL-08", "BMD-11", "SET-01d", "BBC-07", "BBC-08", "BBC-09", "BBC-10"},
      in = Edition.BB)
  void theScenarioGivesTheLevelAndWithItCardsBoardAndHitPoints(
      String scenario, int level, int hitPoints, int upgraded) {
    ScenarioGame game = game(to(scenario, SHEET));
    HeroState hero = hero(game);
    assertThat(hero.hero().level()).isEqualTo(level);
    assertThat(game.figure(THIMBLER).hitPoints()).isEqualTo(hitPoints);
    assertThat(hero.cards().all()).hasSize(4);
    assertThat(hero.cards().all()).filteredOn(card -> card.level() == 2).hasSize(upgraded);
    List<ModifierCard> cells = ((ModifierBoard) hero.modifiers()).cells();
    assertThat(cells).isEqualTo(ENTRY.characterClass().modifiers(level)).hasSize(18);
    assertThat(cells.equals(ModifierCard.STANDARD_BOARD)).isEqualTo(level == 1);
  }

  @Test
  void aCellBringsWhatIsWrittenInIt() {
    List<ModifierCard> cells = ENTRY.characterClass().modifiers(5);
    assertThat(cells.get(9)).isEqualTo(ModifierCard.plus(-1, new Rider.Pierce(2)));
    assertThat(cells.get(13).effects()).singleElement().isInstanceOf(Rider.Then.class);
  }

  @Test
  @Rule(
      value = {"CRD-01c", "BBC-09"},
      in = Edition.BB)
  void whichCardsAreUpgradedIsChosenAnewEachTime() {
    assertThat(hand(to("2", SHEET).setup()))
        .containsExactly("Pinprick (2)", "Spool of Thread (2)", "Hot Wax", "Big Scissors");
    List<String> chosen = List.of("Pinprick", "Spool of Thread", "Hot Wax (2)", "Big Scissors (2)");
    Setup setup = to("2", SHEET.taking(chosen)).setup();
    assertThat(hand(setup)).isEqualTo(chosen);
    HeroState hero = hero(ScenarioGame.of(setup).start());
    assertThat(hero.cards().all().get(2).front().initiative()).isEqualTo(22);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "Pinprick, Spool of Thread, Hot Wax, Big Scissors; 2 cards are of level 2, not 0",
        "Pinprick (2), Spool of Thread, Hot Wax, Big Scissors; 2 cards are of level 2, not 1",
        "Pinprick (2), Pinprick, Hot Wax (2), Big Scissors; Pinprick is there only once",
        "Pinprick (2), Hot Wax (2), Big Scissors; a Thimbler takes 4 cards, not 3",
        "Pinprick (2), Spool (2), Hot Wax, Big Scissors; is called 'Spool (2)'",
      })
  @Rule(value = "CRD-01c", in = Edition.BB)
  void anotherHandIsRefused(String cards, String why) {
    Enrolment enrolment = to("2", SHEET.taking(List.of(cards.split(", "))));
    assertThatThrownBy(enrolment::setup).hasMessageContaining(why);
  }

  @Test
  @Rule(value = "SET-14", in = Edition.BB)
  void aScenarioMayPrescribeItsCharacter() {
    assertThatThrownBy(to("3", Sheet.of("Mouser", 1))::setup)
        .isInstanceOf(Refused.class)
        .hasMessageContaining("the Thimbler must play this scenario");
    assertThat(to("2", Sheet.of("Mouser", 1)).setup().level()).isEqualTo(3);
    assertThat(PACK.classesFor(PACK.scenario("3").scenario())).containsExactly(ENTRY);
    assertThat(game(to("3", SHEET)).figure(THIMBLER).isGone()).isFalse();
  }

  @Test
  void aScenarioWithoutALevelTakesTheOneThatIsChosen() {
    Map<String, String> files = LittlePack.ATTIC.texts();
    files.computeIfPresent("scenarios.yaml", (_, text) -> text.replaceAll("  level: .\n", ""));
    Pack free = Packs.read(new PackFiles("attic", files)).orRefuse();
    Enrolment enrolment = Enrolment.of(free, "1", List.of(SHEET));
    assertThat(enrolment.setup().level()).isEqualTo(1);
    Setup setup = enrolment.atLevel(OptionalInt.of(4)).atDifficulty(Difficulty.HARD).setup();
    assertThat(setup.level()).isEqualTo(4);
    assertThat(setup.party().levels()).containsExactly(4);
    assertThat(setup.monsterModifiers()).containsOnly(ModifierCard.plus(2));
  }

  @Test
  @Rule(
      value = {"BMD-12", "LVL-09", "BBC-11"},
      in = Edition.BB)
  void theDifficultyIsAnotherBoardOfTheMonsters() {
    assertThat(PACK.monsterModifiers())
        .containsOnlyKeys(Difficulty.EASY, Difficulty.NORMAL, Difficulty.HARD);
    assertThat(board(to("2", SHEET))).isEqualTo(ModifierCard.STANDARD_BOARD);
    assertThat(board(to("2", SHEET).atDifficulty(Difficulty.NORMAL)))
        .isEqualTo(ModifierCard.STANDARD_BOARD);
    assertThat(board(to("2", SHEET).atDifficulty(Difficulty.EASY)).get(1))
        .isEqualTo(ModifierCard.plus(-1));
    assertThatThrownBy(to("2", SHEET).atDifficulty(Difficulty.VERY_HARD)::setup)
        .isInstanceOf(Refused.class)
        .hasMessageContaining("no such difficulty: very hard");
    ScenarioGame hard = game(to("2", SHEET).atDifficulty(Difficulty.HARD));
    hard.figure("Dust Golem 1").hitPoints(20);
    hard.stand(hard.figure("Dust Golem 1"), 1, 1);
    hard.stand(hard.figure("Clothes Moth 1"), 4, 2).remember();
    hard.select(THIMBLER, "Big Scissors", "Hot Wax").untilTurnEnds(hard.figure("Dust Golem 1"));
    assertThat(hard.lost(hard.figure(THIMBLER)) % 4).as("2 and the board's +2").isZero();
    assertThat(hard.lost(hard.figure(THIMBLER))).isPositive();
  }

  private static List<ModifierCard> board(Enrolment enrolment) {
    return ((ModifierBoard) game(enrolment).game.state().monsterModifiers()).cells();
  }

  @Test
  void theRecordOfAGameKnowsItsBoard() {
    Enrolment hard = to("2", SHEET).atDifficulty(Difficulty.HARD);
    assertThat(hard.parts()).containsKey("monster modifiers HARD");
    assertThat(hard.print()).isNotEqualTo(to("2", SHEET).print());
  }

  @Test
  @Rule(
      value = {"CRD-07a", "CRD-07b", "TRN-11"},
      in = Edition.BB)
  void aCardIsTurnedToWhatIsWrittenOnItsSideB() {
    ScenarioGame game = game(to("1", SHEET));
    game.figure("Clothes Moth 1").hitPoints(30);
    game.turnOf(THIMBLER, "Hot Wax", "Pinprick").bottom("Hot Wax").eagerly();
    assertThat(seen(game, "Hot Wax").sideB()).isTrue();
    game.endTurn().until(Prompt.Kind.CARDS);
    assertThat(seen(game, "Pinprick").sideB()).isTrue();
    assertThat(seen(game, "Big Scissors").sideB()).isFalse();
    game.select(THIMBLER, "Pinprick", "Big Scissors");
    assertThat(game.figure(THIMBLER).initiative().number()).as("of side B").isEqualTo(34);
    game.until(Prompt.Kind.ACTION, THIMBLER).bottom("Pinprick").eagerly();
    assertThat(hero(game).cards().discards()).as("used on side B").isPositive();
  }

  private static View.Card seen(ScenarioGame game, String name) {
    return View.of(game.game, Set.of(0)).heroes().getFirst().hand().orElseThrow().stream()
        .filter(card -> card.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void whoeverLooksSeesWhichOfTwoCardsOfANameItIs() {
    ScenarioGame game = game(to("2", SHEET));
    assertThat(seen(game, "Pinprick").level()).isEqualTo("2");
    assertThat(seen(game, "Hot Wax").level()).isEqualTo("1");
  }

  /** Each half of each side of each card, as far as it can be performed. */
  @ParameterizedTest
  @EnumSource(Half.class)
  void everyHalfOfBothSidesOfAllCardsIsPlayed(Half half) {
    for (String scenario : List.of("1", "3")) {
      for (int card = 0; card < 4; card++) {
        ScenarioGame game = game(to(scenario, SHEET));
        for (Side side : Side.values()) {
          scene(game);
          boolean left = (hero(game).cards().hand() >> card & 1) == 1;
          if (!left) {
            continue; // lost from side A
          }
          AbilityCard printed = hero(game).cards().all().get(card);
          game.select(THIMBLER, card, (card + 1) % 4).until(Prompt.Kind.ACTION, THIMBLER);
          game.remember().choose(new Choice.Act(card, half == Half.TOP, false));
          game.eagerly();
          CardAction action = half.of(printed.sides().get(side.ordinal()));
          assertThat(game.happened())
              .as("%s of %s, side %s", half, ENTRY.called(printed), side)
              .hasSizeGreaterThan(action.abilities().size());
          game.endTurn().until(Prompt.Kind.CARDS);
        }
      }
    }
  }

  private enum Side {
    A,
    B
  }

  /** Everybody lives long, and a monster is near. */
  private static void scene(ScenarioGame game) {
    for (String type : List.of("Clothes Moth", "Dust Golem")) {
      game.all(type).forEach(one -> one.hitPoints(30));
    }
    game.figure(THIMBLER).hitPoints(7);
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 40, 80, 120})
  void randomGamesObeyTheLaws(long first) {
    for (long seed = first; seed < first + 40; seed++) {
      assertThat(Laws.check(seed, new Expeditions(PACK)).decisions()).isPositive();
    }
  }

  @Test
  void randomHeroesAreOfTheLevelAndTakeUpgradedCards() {
    Game game = Game.start(new Expeditions(PACK).get(3).setup(1), 3);
    HeroState hero = game.state().hero(0);
    assertThat(hero.hero().level()).isEqualTo(game.state().setup().level());
  }
}
