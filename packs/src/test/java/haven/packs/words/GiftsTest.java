package haven.packs.words;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Direction;
import haven.model.FigureId;
import haven.model.Ruleset;
import haven.model.ability.Effect;
import haven.model.card.ItemCard;
import haven.model.card.Ware;
import haven.play.Refusal;
import haven.play.engine.Choice;
import haven.play.engine.Prompt;
import haven.play.scenario.Hero;
import haven.play.scenario.Party;
import haven.stage.ScenarioGame;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** What perks give beside modifier cards, in games. */
final class GiftsTest {
  private static final int LONG_RESTED = 1;
  private static final int IMMUNE = 2;
  private static final int SHIELD_ONCE = 3;
  private static final int HARDY = 4;
  private static final int AT_THE_START = 5;
  private static final int SHORT_RESTED = 6;
  private static final int ROOM_REVEALED = 7;

  private static Hero keeper(int... perks) {
    Map<Integer, Integer> marked = new TreeMap<>();
    for (int perk : perks) {
      marked.put(perk, perk == IMMUNE ? 2 : 1);
    }
    return ScenarioGame.hero(MatsTest.PACK, "Tidekeeper").withPerks(marked);
  }

  private static ScenarioGame game(String scenario, Hero keeper) {
    return ScenarioGame.of(
        MatsTest.PACK, scenario, ScenarioGame.hero(MatsTest.PACK, "Lodger"), keeper);
  }

  private static int shows(ScenarioGame game, String counter) {
    return game.sheet("Tidekeeper").mat().shows(counter);
  }

  @Test
  void somethingHappensAtTheStartOfTheScenario() {
    assertThat(shows(game("2", keeper()).start(), "Glow")).isEqualTo(1);
    assertThat(shows(game("2", keeper(AT_THE_START)).start(), "Glow")).isEqualTo(1 + 2);
  }

  @Test
  void somethingHappensAfterAShortRest() {
    for (int[] perks : new int[][] {{}, {LONG_RESTED}, {SHORT_RESTED}}) {
      ScenarioGame game = game("2", keeper(perks)).start();
      game.turnOf("Tidekeeper", "Kindle", "Pour Out").eagerly();
      game.until(
          prompt -> prompt.kind() == Prompt.Kind.SHORT_REST && prompt.figure().equals(id(game)));
      game.choose(new Choice.Accept());
      game.until(Prompt.Kind.CARDS);
      int wanted = perks.length > 0 && perks[0] == SHORT_RESTED ? 3 : 0;
      assertThat(shows(game, "Debt")).isEqualTo(wanted);
    }
  }

  private static FigureId id(ScenarioGame game) {
    return game.figure("Tidekeeper").id();
  }

  @Test
  void somethingHappensWhenARoomIsRevealed() {
    for (int[] perks : new int[][] {{}, {ROOM_REVEALED}}) {
      ScenarioGame game = game("3", keeper(perks)).start();
      assertThat(shows(game, "Debt")).as("not for the first room").isZero();
      game.stand(game.figure("Lodger"), 2, 1);
      game.turnOf("Lodger", "One", "Two").bottom("One");
      game.until(Prompt.Kind.STEP);
      game.choose(new Choice.To(game.figure("Lodger").hex().step(Direction.EAST)));
      game.choose(new Choice.To(game.figure("Lodger").hex().step(Direction.EAST)));
      assertThat(game.all("Ice Crab")).hasSize(1);
      assertThat(shows(game, "Debt")).isEqualTo(perks.length);
    }
  }

  @Test
  void whatWorksOnceAScenarioWorksOnce() {
    ScenarioGame game = game("2", keeper(SHIELD_ONCE)).start();
    game.turnOf("Tidekeeper", "Kindle", "Pour Out");
    assertThat(shields(game)).isEqualTo(1);
    game.eagerly().until(Prompt.Kind.CARDS);
    game.turnOf("Tidekeeper", "Overreach", "Put Out");
    assertThat(shields(game)).isZero();
  }

  private static long shields(ScenarioGame game) {
    return game.game.state().actives().stream()
        .filter(active -> active.owner().equals(id(game)))
        .flatMap(active -> active.effects().stream())
        .filter(effect -> effect.change() instanceof Effect.Change.Shield)
        .count();
  }

  private static List<Refusal> refused(Hero hero) {
    Hero other = ScenarioGame.hero(MatsTest.PACK, "Lodger");
    return Party.of(other, hero).refusals(Ruleset.named("FH"), 0);
  }

  @Test
  void aThirdHandHoldsAThirdItem() {
    ItemCard[] oars =
        MatsTest.PACK.items().stream()
            .map(Ware::item)
            .filter(item -> item.name().endsWith("Oar"))
            .toArray(ItemCard[]::new);
    assertThat(oars).hasSize(3);
    assertThat(refused(keeper().with(oars))).isNotEmpty();
    assertThat(refused(keeper(HARDY).with(oars))).isEmpty();
    ScenarioGame game = game("2", keeper(HARDY).with(oars)).start();
    assertThat(game.sheet("Tidekeeper").items().size()).isEqualTo(3);
    assertThat(game.figure("Tidekeeper").maxHitPoints()).isEqualTo(10 + 5);
  }
}
