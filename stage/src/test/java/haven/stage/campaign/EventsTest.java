package haven.stage.campaign;

import static haven.campaign.keeper.CampaignPrompt.Kind.EVENT;
import static haven.campaign.keeper.CampaignPrompt.Kind.HOW_MUCH;
import static haven.campaign.keeper.CampaignPrompt.Kind.SCENARIO;
import static haven.campaign.keeper.CampaignPrompt.Kind.WHICH_REWARD;
import static org.assertj.core.api.Assertions.assertThat;

import haven.campaign.CampaignSetup;
import haven.campaign.book.Booking;
import haven.campaign.book.World;
import haven.campaign.keeper.CampaignChoice.Amount;
import haven.campaign.keeper.CampaignChoice.Buy;
import haven.campaign.keeper.CampaignChoice.Give;
import haven.campaign.keeper.CampaignChoice.GoHome;
import haven.campaign.keeper.CampaignChoice.HaveEvent;
import haven.campaign.keeper.CampaignChoice.SetOut;
import haven.campaign.keeper.CampaignChoice.Take;
import haven.campaign.keeper.CampaignChoice.Way;
import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Consequence;
import haven.model.ability.Value;
import haven.model.card.ItemCard;
import haven.play.engine.Game;
import haven.play.item.LootPile.End;
import haven.play.scenario.EventEffect;
import haven.play.table.Items;
import haven.rulebook.Edition;
import haven.stage.CampaignTable;
import haven.testkit.GuildPack;
import haven.testkit.Rule;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Achievements, the map, the way to a scenario and events (EVT). */
final class EventsTest {
  private static final Ruleset GH = Ruleset.GLOOMHAVEN;
  private static final Way A = new Way(true);
  private static final Way B = new Way(false);

  /** Home from a first scenario with these rewards, and that city event is turned. */
  private static CampaignTable turned(String event, String rewards) {
    CampaignTable table =
        CampaignTable.of(
                CampaignSetup.of(Guild.read(new GuildPack("GH").rewarding(rewards)), "Ada", "Bo"))
            .comesUp("city", event)
            .comesUp("quests", "Rat Catcher", "Good Soul", "Good Soul", "Old Debts")
            .comesUp("road", "2");
    table.creates(0, "Porter").creates(1, "Smith").completes(1).goesHome();
    return table.fromNowOn().does(new HaveEvent());
  }

  private static int gold(CampaignTable table, String name) {
    return table.sheet(name).gold();
  }

  @Test
  @Rule({"EVT-03", "EVT-05", "EX-EVT-08", "EVT-10"})
  @Rule(value = "BKK-28", in = Edition.GH)
  void whatIsNotUnlockedOrIsDoneOrAsksForMoreIsRefused() {
    CampaignTable table = Guild.party(GH);
    table.refuses(0, new SetOut(2, false), "SET-02b");
    table.completes(1);
    assertThat(table.books().party().achievements()).containsExactly("Foot in the Door");
    assertThat(table.books().party().place()).isEqualTo(1);
    assertThat(table.books().world().is(2, World.Mark.UNLOCKED)).isTrue();
    table.refuses(0, new SetOut(1, false), "SET-02b"); // completed
    table.refuses(0, new SetOut(6, false), "SET-02b"); // must not have the achievement
    table.completes(2);
    assertThat(table.offers(new SetOut(4, false))).isTrue();
    table.refuses(0, new SetOut(5, false), "SET-02b");
  }

  @Test
  @Rule("EX-EVT-07")
  void rewardsOfAPageAreGivenToEachAndToTheWorld() {
    CampaignTable table =
        Guild.rewarded(
            GH,
            "{unlocks: 8}, {unlocks: 9}, {party-achievement: Plans}, {gold: 15}, {prosperity: 1}");
    assertThat(table.books().world().is(8, World.Mark.UNLOCKED)).isTrue();
    assertThat(table.books().world().is(9, World.Mark.UNLOCKED)).isTrue();
    assertThat(table.books().party().achievements()).containsExactly("Plans");
    assertThat(gold(table, "Porter")).isEqualTo(45);
    assertThat(gold(table, "Smith")).isEqualTo(45);
    assertThat(table.books().world().prosperity()).isEqualTo(1);
  }

  @Test
  @Rule({"EVT-13", "EVT-14", "EX-EVT-01"})
  void aRoadEventHappensOnTheWayButNotToWhatIsLinked() {
    CampaignTable linked = Guild.party(GH).completes(1).fromNowOn();
    linked.does(new SetOut(2, false));
    assertThat(linked.campaign().prompt().kind()).isEqualTo(SCENARIO); // straight from 1 to 2
    CampaignTable home = Guild.party(GH).completes(1).goesHome();
    home.does(new SetOut(2, false));
    assertThat(home.campaign().prompt().kind()).isEqualTo(EVENT);
    CampaignTable town = Guild.party(GH);
    town.does(new SetOut(6, false)); // linked to the town
    assertThat(town.campaign().prompt().kind()).isEqualTo(SCENARIO);
    CampaignTable again = Guild.party(GH).setsOut(1).returns(End.LOST_AND_RETURNED, one -> one);
    again.does(new SetOut(1, false)); // the same once more
    assertThat(again.campaign().prompt().kind()).isEqualTo(SCENARIO);
  }

  @Test
  @Rule(value = "CAS-05", in = Edition.GH)
  @Rule("EVT-13")
  void inCasualModeThereIsNoRoadEvent() {
    CampaignTable table = Guild.party(GH).does(new SetOut(1, true));
    assertThat(table.campaign().prompt().kind()).isEqualTo(SCENARIO);
  }

  @Test
  @Rule({"EX-EVT-02", "EVT-25", "EVT-17a"})
  void aRoadEventPoisonsOrHurtsEverybodyInTheNextScenario() {
    for (Way way : new Way[] {A, B}) {
      CampaignTable table =
          Guild.table(GH).comesUp("road", "1").creates(0, "Porter").creates(1, "Smith");
      table.does(new SetOut(1, false)).does(way);
      Consequence what =
          way.equals(A) ? Consequence.gain(Condition.POISON) : new Consequence.Suffer(Value.of(3));
      assertThat(table.campaign().scenario().orElseThrow().circumstances().effects())
          .containsExactly(new EventEffect("Porter", what), new EventEffect("Smith", what));
    }
  }

  @Test
  @Rule({"EX-EVT-03", "EVT-19"})
  @Rule(value = "BKK-16", in = Edition.GH)
  void aPartyThatHasTheGoldTogetherPaysAsItLikes() {
    CampaignTable table = turned("1", "{gold: -23}"); // 7 each
    table.does(A);
    assertThat(table.campaign().prompt().kind()).isEqualTo(HOW_MUCH);
    assertThat(table.campaign().prompt().options())
        .containsExactly(new Amount(3), new Amount(4), new Amount(5), new Amount(6), new Amount(7));
    table.does(new Amount(4));
    assertThat(gold(table, "Porter")).isEqualTo(3);
    assertThat(gold(table, "Smith")).isEqualTo(1);
    CampaignTable poor = turned("1", "{gold: -26}").does(A); // 4 each
    assertThat(gold(poor, "Porter")).isEqualTo(4);
    CampaignTable other = turned("1", "{gold: -23}").does(B);
    assertThat(gold(other, "Porter")).isEqualTo(7);
  }

  @Test
  @Rule({"EX-EVT-04", "EVT-18"})
  void everyResultIsReadWhoseConditionHolds() {
    CampaignTable first = turned("2", "{checkmarks: 2}").does(A);
    assertThat(first.sheet("Porter").checkmarks()).isEqualTo(1);
    assertThat(first.books().party().reputation()).isEqualTo(1);
    assertThat(first.books().world().prosperity()).isEqualTo(1);
    assertThat(gold(turned("2", "{reputation: -5}").does(B), "Porter")).isEqualTo(40);
    assertThat(gold(turned("2", "{reputation: -4}").does(B), "Porter")).isEqualTo(35);
  }

  @Test
  @Rule("EX-EVT-05")
  @Rule(value = "BKK-17", in = Edition.GH)
  void otherwiseAppliesOnlyIfNothingBeforeTookPlace() {
    assertThat(gold(turned("3", "{reputation: -5}").does(A), "Porter")).isEqualTo(35);
    CampaignTable poor = turned("3", "{gold: -27}").does(A); // 3 each
    assertThat(gold(poor, "Porter")).isZero();
    assertThat(poor.booked(Booking.Gold.class)).extracting(Booking.Gold::number).containsOnly(-3);
    assertThat(turned("3", "{reputation: 0}").does(B).books().party().reputation()).isEqualTo(1);
  }

  @Test
  @Rule({"EX-EVT-06", "EVT-19"})
  @Rule(value = "BKK-16", in = Edition.GH)
  void classesOfThePartyCount() {
    assertThat(turned("4", "{gold: 0}").does(A).books().party().reputation()).isZero(); // no Cook
    CampaignTable table = turned("4", "{gold: 0}").does(B); // a Smith
    table.does(new Amount(10));
    assertThat(gold(table, "Porter")).isEqualTo(40);
    assertThat(gold(table, "Smith")).isEqualTo(30);
  }

  @Test
  @Rule(
      value = {"BKK-17", "BKK-19", "BKK-20"},
      in = Edition.GH)
  @Rule({"SHP-04", "EVT-17a"})
  void whatIsLostIsLostAsFarAsItIsThere() {
    CampaignTable table = turned("5", "{gold: -28}, {prosperity: 5}").does(A);
    assertThat(gold(table, "Porter") + gold(table, "Smith")).isZero();
    assertThat(table.sheet("Porter").experience()).isZero(); // 6 of the scenario, minus 10
    assertThat(table.books().world().prosperity()).isEqualTo(4);
  }

  @Test
  @Rule({"EVT-21", "EVT-22", "EVT-23"})
  void aCardLeavesTheGameOrGoesUnderItsDeckAndAnAddedOneIsShuffledIn() {
    CampaignTable table = turned("5", "{gold: 0}");
    assertThat(table.books().deck("city").print()).hasSize(10);
    table.does(B);
    assertThat(table.books().deck("city").beneath()).containsExactly("5");
    assertThat(table.books().deck("city").mayCome()).containsExactly("1", "2", "3", "4");
    CampaignTable gone = turned("3", "{gold: 0}").does(B);
    assertThat(gone.books().deck("city").contains("3")).isFalse();
    CampaignTable added = turned("2", "{reputation: 19}").does(A); // 20: event 76 joins
    assertThat(added.books().deck("city").mayCome()).containsExactly("1", "3", "4", "5", "76");
  }

  @Test
  @Rule("EVT-27")
  void jawsHasCityEventsAndNoRoadEvents() {
    CampaignTable table = Guild.party(Ruleset.JAWS_OF_THE_LION).does(new SetOut(1, false));
    assertThat(table.campaign().prompt().kind()).isEqualTo(SCENARIO);
    table.returns(End.COMPLETED, share -> share).settle().does(new GoHome());
    table.does(new HaveEvent());
    assertThat(table.campaign().prompt().kind()).isEqualTo(EVENT);
  }

  @Test
  @Rule("EVT-23")
  void whatCameUpAtTheTableIsSaid() {
    haven.campaign.Campaign campaign =
        haven.campaign.Campaign.start(
            Guild.setup(GH), haven.play.engine.Chance.of(haven.play.engine.Chance.Source.TABLE, 1));
    haven.testkit.Proof.kept("GH");
    campaign.choose(0, new haven.campaign.keeper.CampaignChoice.Create(0, "Porter", "", 1));
    assertThat(campaign.prompt().kind())
        .isEqualTo(haven.campaign.keeper.CampaignPrompt.Kind.CHANCE);
    assertThat(campaign.prompt().options()).hasSize(5);
    assertThat(Set.copyOf(campaign.viewFor(1).prompts())).isEmpty();
  }

  private static final String MORE =
      """
      - event-card: city 7
        first: true
        a: {results: [{when: [{pays-item: Hard Bread}], gives: [{gold: 9}], returns: true}, {when: [otherwise], gives: [{reputation: -1}]}]}
        b: {results: [{when: [{each-pays: 20}], gives: [{xp: 3}]}, {when: [otherwise], gives: [{one-of: [{gold: 1}, {reputation: 2}]}, {for-one: [{minus-ones: 2}, {discards: 1}, {uses-up: small}]}]}]}
      """;

  /** Home, with a purse changed by that much, and the card with the rarer words is turned. */
  private static CampaignTable rarer(int gold, boolean bread) {
    CampaignTable table =
        CampaignTable.of(
                CampaignSetup.of(
                    Guild.read(new GuildPack("GH").rewarding("{gold: " + gold + "}").with(MORE)),
                    "Ada",
                    "Bo"))
            .comesUp("city", "7")
            .comesUp("quests", "Rat Catcher", "Good Soul", "Good Soul", "Old Debts")
            .comesUp("road", "2");
    table.creates(0, "Porter").creates(1, "Smith");
    if (bread) {
      table.does(1, new Buy(table.number("Smith"), "Hard Bread"));
    }
    return table.completes(1).goesHome().fromNowOn().does(new HaveEvent());
  }

  @Test
  @Rule({"EVT-19", "EVT-21"})
  void anItemIsGivenAwayAndTheCardReturnsOnlyThen() {
    CampaignTable table = rarer(0, true).does(A);
    assertThat(table.sheet("Smith").items()).isEmpty();
    assertThat(gold(table, "Porter")).isEqualTo(39);
    assertThat(table.books().deck("city").beneath()).containsExactly("7");
    CampaignTable without = rarer(0, false).does(A);
    assertThat(without.books().party().reputation()).isEqualTo(-1);
    assertThat(without.books().deck("city").contains("7")).isFalse();
  }

  @Test
  @Rule({"EVT-19", "EVT-25"})
  void eachPaysOrOneOfThemBearsWhatIsToCome() {
    CampaignTable rich = rarer(0, false).does(B);
    assertThat(gold(rich, "Porter")).isEqualTo(10);
    assertThat(gold(rich, "Smith")).isEqualTo(10);
    CampaignTable poor = rarer(-11, true).does(B); // the Smith has bought bread, too
    assertThat(poor.campaign().prompt().kind()).isEqualTo(WHICH_REWARD);
    poor.does(new Take("2"));
    assertThat(poor.books().party().reputation()).isEqualTo(2);
    poor.does(new Give(poor.number("Smith")));
    assertThat(poor.sheet("Porter").awaiting()).isEmpty();
    assertThat(poor.sheet("Smith").awaiting())
        .containsExactly(
            new Consequence.MinusOnes(2),
            new Consequence.DiscardCards(1),
            new Consequence.UseUp(ItemCard.Slot.SMALL, 1));
    poor.does(new SetOut(6, false)).settle();
    Game game = Game.start(poor.campaign().scenario().orElseThrow(), 1);
    while (game.state().hero(1).cards().discards() == 0) {
      game.choose(game.prompt().options().getFirst());
    }
    assertThat(Integer.bitCount(game.state().hero(1).cards().discards())).isEqualTo(1);
    assertThat(game.state().hero(0).cards().discards()).isZero();
    assertThat(game.state().hero(1).items().wear(0)).isEqualTo(Items.Wear.LOST);
  }
}
