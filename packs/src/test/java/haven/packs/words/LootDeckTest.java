package haven.packs.words;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Hex;
import haven.model.LootKind;
import haven.model.Ruleset;
import haven.model.scenario.Situation;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.play.engine.Spoils;
import haven.play.engine.Stock;
import haven.play.scenario.HeroResult;
import haven.play.scenario.Setup;
import haven.rulebook.Edition;
import haven.stage.ScenarioGame;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import java.util.Map;

/** The loot deck of a scenario as its page has it, and what of it comes home. */
final class LootDeckTest {
  private static final Stock LOOT = new Stock(Stock.Kind.LOOT, "");
  private static final int COIN = 0;
  private static final int LUMBER = 20;
  private static final int HERB = 54;
  private static final int RANDOM_ITEM = 56;
  private static final int CHART = 57;

  /** One round on the shore; the lodger stands among the tokens. */
  private static ScenarioGame shore(int... cards) {
    ScenarioGame game =
        ScenarioGame.of(
                MatsTest.PACK,
                "1",
                ScenarioGame.hero(MatsTest.PACK, "Lodger"),
                ScenarioGame.hero(MatsTest.PACK, "Tidekeeper"))
            .setup(
                usual ->
                    new Setup(
                        usual.ruleset(),
                        usual.scenario().wonBy(new Situation.Rounds(1)).atLevel(2),
                        usual.party(),
                        usual.choices(),
                        usual.circumstances(),
                        usual.box()))
            .start();
    game.comesUp(LOOT, cards);
    Hex hex = game.game.state().setup().scenario().map().rooms().getFirst().loot().get(2);
    game.stand(game.figure("Lodger"), hex.q(), hex.r());
    game.turnOf("Lodger", "Four", "One").bottom("Four");
    return game.eagerly();
  }

  private static HeroResult result(ScenarioGame game) {
    while (game.game.prompt() instanceof Prompt prompt) {
      game.choose(game.answers.to(game.game, prompt));
    }
    return game.game.result().heroes().getFirst();
  }

  @RulesetTest(Edition.FH)
  @Rule({"LOT-03b", "LOT-30", "LOT-34", "LOT-35"})
  void cardsOfTheDeckAreDrawnAndComeHome(Ruleset ruleset) {
    ScenarioGame game = shore(COIN, LUMBER, LUMBER + 1, HERB);
    assertThat(game.game.viewFor(0).loot().values().stream().mapToInt(each -> each).sum())
        .isLessThan(7);
    HeroResult result = result(game);
    assertThat(result.gold()).isGreaterThanOrEqualTo(3);
    assertThat(result.resources())
        .containsEntry(LootKind.LUMBER, 6)
        .containsEntry(LootKind.SNOWTHISTLE, 1);
  }

  @RulesetTest(Edition.FH)
  @Rule("LOT-36")
  void aRandomItemIsFoundAndComesHome(Ruleset ruleset) {
    ScenarioGame game = shore(RANDOM_ITEM);
    assertThat(game.sheet("Lodger").items().size()).isEqualTo(1);
    assertThat(result(game).items()).containsExactly("Lucky Shell");
  }

  @RulesetTest(Edition.FH)
  @Rule({"LOT-30", "SCN-04"})
  void aSpecialCardIsReadAsASectionAndComesHome(Ruleset ruleset) {
    ScenarioGame game = shore(CHART);
    assertThat(game.events(Event.What.LOOTED))
        .anyMatch(
            event ->
                event instanceof Event.Looted looted
                    && looted.spoils().equals(new Spoils.Special("Old Chart")));
    assertThat(game.events(Event.What.RULE_APPLIED)).hasSize(1);
    assertThat(result(game).special()).isEqualTo(List.of("Old Chart"));
  }

  @RulesetTest(Edition.FH)
  @Rule("LOT-31")
  void aPackSaysWhatItsCardsGive(Ruleset ruleset) {
    assertThat(MatsTest.PACK.lootCards()).hasSize(57);
    assertThat(MatsTest.PACK.scenario("1").scenario().loot())
        .isEqualTo(
            Map.of(
                LootKind.MONEY, 2,
                LootKind.LUMBER, 2,
                LootKind.SNOWTHISTLE, 1,
                LootKind.RANDOM_ITEM, 1,
                LootKind.SPECIAL, 1));
  }
}
