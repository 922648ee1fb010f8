package haven.stage.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import haven.campaign.CampaignSetup;
import haven.campaign.book.Booking;
import haven.campaign.keeper.CampaignChoice.Buy;
import haven.campaign.keeper.CampaignChoice.HaveEvent;
import haven.campaign.keeper.CampaignChoice.Join;
import haven.campaign.keeper.CampaignChoice.LevelUp;
import haven.campaign.keeper.CampaignChoice.PlayAt;
import haven.campaign.keeper.CampaignChoice.SetOut;
import haven.campaign.keeper.CampaignChoice.StayBehind;
import haven.campaign.keeper.CampaignChoice.Take;
import haven.content.pack.PackFiles;
import haven.content.pack.Packs;
import haven.model.Ruleset;
import haven.model.pack.ClassEntry;
import haven.model.pack.Pack;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.item.LootPile.End;
import haven.play.scenario.Hero;
import haven.play.scenario.Setup;
import haven.rulebook.Edition;
import haven.stage.CampaignTable;
import haven.stage.ScenarioGame;
import haven.testkit.GuildPack;
import haven.testkit.LittlePack;
import haven.testkit.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The campaign of Jaws of the Lion, of which the first scenarios teach the game (JLC). */
final class LearningCampaignTest {
  private static final Ruleset JL = Ruleset.JAWS_OF_THE_LION;

  private static final String SHOP =
      """
      - item: Fish Knife
        number: 1
        slot: one-hand
        then: spent
        use: {when: during-turn, do: [{heal: 1, target: self}]}
        cost: 10
        copies: 2
        prosperity: 1
        text: Heal 1, self.
      - event-card: city 1
        first: true
        a: {returns: true}
        b: {returns: true}
      - {battle-goal: Loud, checkmarks: 1, text: Be loud., demands: [{measure: kills, at-least: 1}]}
      - {battle-goal: Quiet, checkmarks: 1, text: Be quiet., demands: [{measure: kills, at-most: 0}]}
      - {battle-goal: Busy, checkmarks: 1, text: Be busy., demands: [{measure: kills, at-least: 2}]}
      - {battle-goal: Idle, checkmarks: 1, text: Be idle., demands: [{measure: kills, at-most: 1}]}
      """;

  private static Pack pack() {
    Map<String, String> texts = new TreeMap<>(LittlePack.HARBOUR.texts());
    String all = texts.getOrDefault("scenarios.yaml", "");
    String second =
        all.substring(all.indexOf("- scenario: Second Watch"), all.indexOf("- scenario: Open"));
    String last = all.substring(all.indexOf("- scenario: Open Sea"));
    texts.put(
        "scenarios.yaml",
        all.replace("battle-goals: false\n  introduction: Now", "introduction: Now")
            + second.replace("Second Watch", "Third Watch").replace("number: 2", "number: 3")
            + last.replace("Open Sea", "High Sea").replace("number: 4", "number: 5"));
    texts.put("shop.yaml", SHOP);
    texts.put("campaign.yaml", "campaign: The Harbour\nopen: [1, 2, 3, 4, 5]\nlearning: true\n");
    return Packs.read(new PackFiles(LittlePack.HARBOUR.id(), texts)).orRefuse();
  }

  private static final Pack PACK = pack();

  private static CampaignTable table() {
    return CampaignTable.of(CampaignSetup.of(PACK, "Ada", "Bo"))
        .creates(0, "Docker")
        .creates(1, "Gull Keeper");
  }

  private static Setup away(CampaignTable table) {
    return table.campaign().scenario().orElseThrow();
  }

  private static List<String> hand(CampaignTable table) {
    ClassEntry entry = PACK.characterClass("Docker");
    Hero hero = away(table).party().heroes().getFirst();
    return hero.hand().stream().map(entry::called).toList();
  }

  /** A scenario is completed, and everybody says that it brought all there is. */
  private static CampaignTable plays(CampaignTable table, int scenario) {
    table.setsOut(scenario).fromNowOn();
    return table.returns(End.COMPLETED, share -> Guild.told(share, 60, 20, 1)).settle();
  }

  @Test
  @Rule({"JLC-01", "JLC-02", "JLC-03", "JLC-04", "JLC-05", "JLC-06", "JLC-12"})
  void whatIsNotTaughtYetDoesNotCount() {
    CampaignTable table = table();
    table.refuses(0, new Buy(0, "Fish Knife"), "JLC-12");
    plays(table, 1);
    assertThat(table.booked(Booking.Gold.class)).isEmpty();
    assertThat(table.booked(Booking.Experience.class)).isEmpty();
    table.goesHome().refuses(0, new Buy(0, "Fish Knife"), "JLC-12");
    plays(table, 2);
    assertThat(table.sheet("Docker").gold()).isEqualTo(20);
    assertThat(table.booked(Booking.Experience.class)).isEmpty();
    table.goesHome().does(0, new Buy(0, "Fish Knife"));
    table.refuses(0, new HaveEvent(), "EVT-27");
    plays(table, 3);
    assertThat(table.sheet("Docker").experience()).isEqualTo(66);
    assertThat(table.sheet("Docker").checkmarks()).isZero();
    table.goesHome().does(new HaveEvent()).settle();
    table.refuses(0, new LevelUp(0), "LVU-02c");
    table.refuses(0, new PlayAt(2), "JLC-21");
    plays(table, 4);
    assertThat(table.sheet("Docker").checkmarks()).isEqualTo(1);
    table.refuses(0, new LevelUp(0), "LVU-02c");
    table.does(new PlayAt(2)).does(new PlayAt(-1));
    plays(table, 5);
    table.does(0, new LevelUp(0)).settle();
    assertThat(table.sheet("Docker").level()).isEqualTo(2);
  }

  @Test
  @Rule(
      value = {"JLC-07", "JLC-08", "JLC-09", "JLC-10"},
      in = Edition.JL)
  void cardsOfLevelsAAndBComeBeforeThoseOfLevelOne() {
    CampaignTable table = table().setsOut(1);
    assertThat(hand(table)).hasSize(6).allMatch(card -> card.endsWith(" (A)"));
    table.returns(End.COMPLETED, share -> share);
    for (int scenario : new int[] {2, 3}) {
      table.does(new SetOut(scenario, false));
      assertThat(hand(table)).hasSize(6).filteredOn(card -> card.endsWith(" (B)")).hasSize(2);
      table.returns(End.COMPLETED, share -> share);
    }
    table.does(new SetOut(4, false));
    assertThat(hand(table)).hasSize(7).noneMatch(card -> card.endsWith(")"));
  }

  @Test
  @Rule("JLC-08")
  void charactersMayBeChangedAfterTheFirstScenario() {
    CampaignTable table = table().completes(1).goesHome().does(1, new StayBehind(1));
    table.creates(1, "Deckhand");
    assertThat(table.books().members()).extracting(one -> one.name()).contains("Deckhand");
    table.does(1, new StayBehind(2)).does(1, new Join(1));
  }

  @Test
  @Rule({"JLC-02", "JLC-11"})
  void monstersActAtFiftyAndBattleGoalsComeWithScenarioFour() {
    CampaignTable table = table().setsOut(1);
    assertThat(away(table).scenario().battleGoals()).isFalse();
    ScenarioGame game = ScenarioGame.of(away(table)).start().selectFirstTwo();
    game.until(Prompt.Kind.ACTION);
    assertThat(game.events(Event.What.MONSTER_CARD))
        .isNotEmpty()
        .allMatch(event -> event.number() == 50);
    table.returns(End.COMPLETED, share -> share).does(new SetOut(4, false));
    Game fourth = Game.start(away(table), 1);
    Prompt first = Objects.requireNonNull(fourth.prompt());
    while (first.kind() == Prompt.Kind.START_HEX) {
      fourth.choose(first.options().getFirst());
      first = Objects.requireNonNull(fourth.prompt());
    }
    assertThat(first.kind()).isEqualTo(Prompt.Kind.BATTLE_GOAL);
    assertThat(first.options()).hasSize(2);
    fourth.choose(new Choice.Goal(1));
    assertThat(fourth.viewFor(0).heroes().getFirst().goals()).hasSize(1);
    assertThat(fourth.viewFor(1).heroes().getFirst().goals()).isEmpty();
  }

  @Test
  @Rule("JLC-13")
  void aLevelIsGainedBetweenScenariosAndTheHandStaysAsLarge() {
    CampaignTable table = Guild.party(JL).setsOut(1);
    table.returns(End.COMPLETED, share -> Guild.told(share, 60, 0, 0));
    table.refuses(0, new SetOut(2, false), "LVU-02c"); // not before it is done
    table.does(0, new LevelUp(0)).settle().does(1, new LevelUp(1)).settle();
    table.does(new SetOut(2, false));
    Hero porter = away(table).party().heroes().getFirst();
    assertThat(porter.level()).isEqualTo(2);
    assertThat(porter.hand()).hasSize(8);
  }

  @Test
  @Rule("JLC-14")
  void whatHigherLevelsHoldIsShownToNobodyBeforeLevelFive() {
    CampaignTable table = Guild.party(JL).setsOut(1);
    table.returns(End.COMPLETED, share -> Guild.told(share, 500, 0, 0));
    for (int level = 2; level <= 5; level++) {
      table.does(0, new LevelUp(0));
      List<String> offered = new ArrayList<>();
      table.campaign().viewFor(1).prompts().forEach(one -> offered.add(one.toString()));
      table.campaign().prompt().options().forEach(one -> offered.add(((Take) one).what()));
      boolean sealed = offered.stream().noneMatch(LearningCampaignTest::isOfLevelFive);
      assertThat(sealed).as("level " + level).isEqualTo(level < 5);
      table.settle();
    }
  }

  /** Cards 18 and 19 of the guild are of level 5. */
  private static boolean isOfLevelFive(String card) {
    return card.equals("Porter's Trick 18") || card.equals("Porter's Trick 19");
  }

  @Test
  @Rule("JLC-19")
  void anIndividualRewardIsForTheOneWhoIsNamed() {
    CampaignTable table =
        Guild.rewarded(
            JL,
            "{only: Smith, gains: {gold: 12}}, {only: Smith, gains: {item: Found Ring}},"
                + " {only: Cook, gains: {gold: 99}}");
    assertThat(table.sheet("Smith").gold()).isEqualTo(12);
    assertThat(table.sheet("Smith").items()).containsExactly("Found Ring");
    assertThat(table.sheet("Porter").gold()).isZero();
    assertThat(table.sheet("Porter").items()).isEmpty();
  }

  @Test
  @Rule("JLC-27")
  void rewardsThenGoldThenExperienceThenCheckMarksAndTheLevelLast() {
    GuildPack guild = new GuildPack("JL").rewarding("{gold: 7}, {unlocks: 2}");
    CampaignTable table =
        CampaignTable.of(CampaignSetup.of(Guild.read(guild), "Ada", "Bo"))
            .creates(0, "Porter")
            .creates(1, "Smith")
            .setsOut(1)
            .fromNowOn();
    table.returns(End.COMPLETED, share -> Guild.told(share, 50, 3, 3)).settle();
    table.does(0, new LevelUp(0)).settle();
    List<String> order =
        table.booked(Booking.class).stream()
            .filter(one -> one.character() == 0 || one instanceof Booking.Marked)
            .map(one -> one.getClass().getSimpleName())
            .toList();
    assertThat(order)
        .containsSubsequence(
            "Gold",
            "Marked",
            "Gold",
            "Experience",
            "Experience",
            "Checkmarks",
            "PerkMarked",
            "Marked",
            "Levelled");
  }

  @Test
  @Rule("EVT-28")
  void aScenariosEndUpdatesEventsAndItems() {
    CampaignTable table = Guild.rewarded(JL, "{event: city, card: 75}, {item-design: Drawn Bow}");
    assertThat(table.books().deck("city").contains("75")).isTrue();
    assertThat(table.books().available("Drawn Bow")).isEqualTo(2);
    table.does(new HaveEvent()).settle();
    assertThat(table.books().deck("city").size()).isLessThan(6);
  }
}
