package haven.stage.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import haven.campaign.CampaignSetup;
import haven.campaign.book.Booking;
import haven.campaign.book.Books;
import haven.campaign.book.CharacterSheet.Fate;
import haven.campaign.book.World;
import haven.campaign.journey.Homecoming.Share;
import haven.campaign.keeper.CampaignChoice.Buy;
import haven.campaign.keeper.CampaignChoice.Create;
import haven.campaign.keeper.CampaignChoice.Donate;
import haven.campaign.keeper.CampaignChoice.Retire;
import haven.campaign.keeper.CampaignChoice.SetOut;
import haven.campaign.keeper.CampaignChoice.Take;
import haven.model.Ruleset;
import haven.model.Variant;
import haven.play.item.LootPile.End;
import haven.play.scenario.HeroTally;
import haven.rulebook.Edition;
import haven.stage.CampaignTable;
import haven.testkit.GuildPack;
import haven.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Personal quests, retirement and death (RTR, VAR). */
final class RetirementTest {
  private static final Ruleset GH = Ruleset.GLOOMHAVEN;

  /** Home from scenario 1, in which the Porter has killed that many rats. */
  private static CampaignTable home(int rats) {
    CampaignTable table = Guild.party(GH).does(0, new Buy(0, "Oak Boots")).setsOut(1);
    return table
        .returns(
            End.COMPLETED,
            share -> share.character().equals("Porter") ? share.doing(0, rats) : share)
        .settle()
        .goesHome();
  }

  @Test
  @Rule({"RTR-01a", "CHR-17"})
  void whoeverHasMetTheQuestMustRetireBeforeTheNextScenario() {
    CampaignTable four = home(4);
    four.refuses(0, new Retire(0), "RTR-01a");
    assertThat(four.offers(new SetOut(2, false))).isTrue();
    CampaignTable five = home(5);
    five.refuses(0, new SetOut(2, false), "RTR-01a");
    five.does(0, new Donate(0)); // anything else may be done before
    five.does(0, new Retire(0));
    assertThat(five.sheet("Porter").fate()).isEqualTo(Fate.RETIRED);
  }

  @Test
  @Rule({"RTR-02a", "RTR-03a", "RTR-04", "SHP-06"})
  void itemsGoToTheShopGoldIsLostTheTownProspersAndABoxIsOpened() {
    CampaignTable table = home(5);
    int boots = table.books().available("Oak Boots");
    table.fromNowOn().does(0, new Retire(0));
    assertThat(table.books().available("Oak Boots")).isEqualTo(boots + 1);
    assertThat(table.sheet("Porter").gold()).isZero();
    assertThat(table.sheet("Porter").items()).isEmpty();
    assertThat(table.books().world().prosperity()).isEqualTo(1);
    assertThat(table.books().world().opened()).contains("X");
    assertThat(table.books().world().classes()).contains("Lamplighter");
    assertThat(table.books().deck(Books.QUESTS).contains("Rat Catcher")).isFalse();
    assertThat(table.books().party().members()).containsExactly(1);
  }

  @Test
  @Rule({"RTR-08", "RTR-09", "GHC-12"})
  void theFirstOfAClassLeavesEventsAndAnUnlockedClassBringsItsOwn() {
    CampaignTable table = home(5);
    assertThat(table.books().deck("city").contains("43")).isFalse();
    table.fromNowOn().does(0, new Retire(0));
    assertThat(table.books().deck("city").contains("43")).isTrue();
    assertThat(table.books().deck("road").contains("43")).isTrue();
    assertThat(table.books().deck("city").contains("41")).isTrue(); // the Lamplighter's
    assertThat(table.books().deck("city").contains("42")).isFalse();
    assertThat(table.booked(Booking.Told.class)).hasSize(1); // the town records
  }

  @Test
  @Rule("EX-RTR-01")
  @Rule(
      value = {"RTR-10", "RTR-13"},
      in = Edition.GH)
  @Rule("LVU-11a")
  void eachRetirementGivesThePlayersLaterCharactersAPerk() {
    CampaignTable table =
        CampaignTable.of(Guild.setup(GH))
            .comesUp(Books.QUESTS, "Rat Catcher", "Good Soul", "Well Met", "Good Soul")
            .comesUp(Books.QUESTS, "Door Knocker", "Good Soul");
    table.creates(0, "Porter").creates(1, "Smith").setsOut(1);
    table.returns(End.COMPLETED, one -> one.character().equals("Porter") ? one.doing(0, 5) : one);
    table.goesHome().does(0, new Retire(0));
    table.creates(0, "Porter"); // the same class may be taken again
    assertThat(perks(table, "Porter")).isEqualTo(1);
    assertThat(perks(table, "Smith")).isZero();
    table.completes(2).completes(4).goesHome();
    table.does(0, new Retire(table.number("Porter")));
    table.creates(0, "Lamplighter");
    assertThat(perks(table, "Lamplighter")).isEqualTo(2);
    table.creates(1, "Fiddler");
    assertThat(perks(table, "Fiddler")).isZero(); // Bo has retired nobody
  }

  private static int perks(CampaignTable table, String name) {
    return table.sheet(name).perks().values().stream().mapToInt(Integer::intValue).sum();
  }

  @Test
  @Rule("RTR-01a")
  void questsAskForGoldDonationsAndScenarios() {
    CampaignTable gold = quest("Old Debts").setsOut(1);
    gold.returns(End.COMPLETED, share -> Guild.told(share, 0, 29, 0)).goesHome();
    gold.refuses(0, new Retire(0), "RTR-01a"); // 59
    CampaignTable more = quest("Old Debts").setsOut(1);
    more.returns(End.COMPLETED, share -> Guild.told(share, 0, 30, 0)).goesHome();
    assertThat(more.offers(new Retire(0))).isTrue();
    CampaignTable soul = quest("Good Soul").does(0, new Donate(0)).completes(1).goesHome();
    soul.refuses(0, new Retire(0), "RTR-01a");
    soul.does(0, new Donate(0));
    assertThat(soul.offers(new Retire(0))).isTrue();
    CampaignTable doors = quest("Door Knocker").completes(1).goesHome();
    doors.refuses(0, new Retire(0), "RTR-01a");
    doors.completes(2).goesHome();
    assertThat(doors.offers(new Retire(0))).isTrue();
  }

  private static CampaignTable quest(String name) {
    String other = name.equals("Rat Catcher") ? "Good Soul" : "Rat Catcher";
    return Guild.table(GH)
        .comesUp(Books.QUESTS, name, other)
        .creates(0, "Porter")
        .creates(1, "Smith");
  }

  @Test
  @Rule({"VAR-08a", "VAR-07"})
  void theDeadLoseEverythingAndTheirQuestGoesBack() {
    CampaignTable table =
        CampaignTable.of(Guild.setup(GH).playing(Variant.PERMANENT_DEATH))
            .comesUp(Books.QUESTS, "Rat Catcher", "Good Soul");
    table.creates(0, "Porter").creates(1, "Smith").does(0, new Buy(0, "Oak Boots")).setsOut(1);
    table.returns(End.LOST_AND_RETURNED, RetirementTest::porterDies);
    assertThat(table.sheet("Porter").fate()).isEqualTo(Fate.DEAD);
    assertThat(table.sheet("Porter").gold()).isZero();
    assertThat(table.books().available("Oak Boots")).isEqualTo(2);
    assertThat(table.books().deck(Books.QUESTS).contains("Rat Catcher")).isTrue();
    assertThat(table.books().party().members()).containsExactly(1);
    assertThat(table.books().world().prosperity()).isZero();
    assertThat(table.sheet("Smith").fate()).isEqualTo(Fate.ACTIVE);
    table.refuses(1, new SetOut(1, false), "LVL-14"); // alone
    table.goesHome().does(0, new Create(0, "Cook", "", 1)).settle();
    assertThat(perks(table, "Cook")).isZero();
    assertThat(table.offers(new SetOut(1, false))).isTrue();
  }

  private static Share porterDies(Share share) {
    return share.character().equals("Porter")
        ? new Share("Porter", HeroTally.Fate.DEAD, 3, 2, 0)
        : share;
  }

  @Test
  void questsOfOthersAreSeenOnlyIfTheGroupLikes() {
    CampaignTable table = quest("Old Debts");
    assertThat(table.campaign().viewFor(0).characters().getFirst().quest()).isEqualTo("Old Debts");
    assertThat(table.campaign().viewFor(1).characters().getFirst().quest()).isEmpty();
    CampaignSetup setup = Guild.setup(GH);
    CampaignSetup open =
        new CampaignSetup(setup.pack(), setup.people(), setup.variants(), setup.agreement(), true);
    CampaignTable all = CampaignTable.of(open).creates(0, "Porter");
    assertThat(all.campaign().viewFor(1).characters().getFirst().quest()).isNotEmpty();
  }

  private static String scenario(int number, String name, String rewards) {
    return """
    - scenario: %s
      number: %d
      goal: kill-all
      rewards: [%s]
      map:
        plan: |
          #   #   #   #   #   #
            a   b   .   .   w   #
          #   c   d   .   .   #
            #   #   #   #   #   #
        starts: [a, b, c, d]
      rooms: [{room: yard, at: a, monsters: [{monster: Rat, at: w, ranks: normal}]}]
    """
        .formatted(name, number, rewards);
  }

  private static final String SEEKER =
      scenario(52, "Noxious Cellar", "{unlocks: 53}")
          + scenario(53, "Crypt Basement", "{unlocks: 54}")
          + scenario(54, "Palace of Ice", "")
          + "- {personal-quest: Seeker of Xorn, asks: [{scenarios: [1, 2, 4, 6], times: 3},"
          + " {follows: 52, to: 54}], opens: {class: Ferryman}}\n";

  @Test
  @Rule("EX-CHR-01")
  void threeCryptsLeadTheSeekerToACellarAndItsEndIsTheEndOfTheQuest() {
    CampaignTable table =
        CampaignTable.of(
                CampaignSetup.of(Guild.read(new GuildPack("GH").with(SEEKER)), "Ada", "Bo"))
            .comesUp(Books.QUESTS, "Rat Catcher", "Seeker of Xorn", "Good Soul", "Old Debts");
    table.does(0, new Create(0, "Porter", "", 1)).does(0, new Take("Seeker of Xorn"));
    table.creates(1, "Smith").completes(1).completes(2);
    assertThat(table.books().world().is(52, World.Mark.UNLOCKED)).isFalse(); // two crypts
    table.goesHome().completes(4);
    assertThat(table.books().world().is(52, World.Mark.UNLOCKED)).isTrue();
    table.goesHome().refuses(0, new Retire(0), "RTR-01a");
    table.completes(52).completes(53).goesHome().refuses(0, new Retire(0), "RTR-01a");
    table.completes(54).goesHome().does(0, new Retire(0));
    assertThat(table.books().world().classes()).contains("Ferryman");
  }
}
