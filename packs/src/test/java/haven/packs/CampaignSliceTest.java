package haven.packs;

import static haven.campaign.keeper.CampaignPrompt.Kind.CARD;
import static haven.campaign.keeper.CampaignPrompt.Kind.PERK;
import static haven.campaign.keeper.CampaignPrompt.Kind.QUEST;
import static haven.campaign.keeper.CampaignPrompt.Kind.SCENARIO;
import static org.assertj.core.api.Assertions.assertThat;

import haven.campaign.Campaign;
import haven.campaign.book.Booking;
import haven.campaign.book.Books;
import haven.campaign.book.World;
import haven.campaign.journey.Homecoming.Share;
import haven.campaign.keeper.CampaignChoice;
import haven.campaign.keeper.CampaignChoice.Buy;
import haven.campaign.keeper.CampaignChoice.Create;
import haven.campaign.keeper.CampaignChoice.LevelUp;
import haven.campaign.keeper.CampaignChoice.MarkPerk;
import haven.campaign.keeper.CampaignChoice.Sell;
import haven.campaign.keeper.CampaignChoice.SetOut;
import haven.campaign.keeper.CampaignChoice.Take;
import haven.play.item.LootPile.End;
import haven.rulebook.Edition;
import haven.stage.CampaignTable;
import haven.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Two characters are created, play, level up and shop: a campaign from end to end. */
final class CampaignSliceTest {

  @Test
  @Rule(
      value = {"CHR-05a", "CHR-08a", "CHR-09a", "CHR-19"},
      in = Edition.GH)
  void aNewCharacterDrawsTwoQuestsKeepsOneAndGetsGold() {
    CampaignTable table =
        GloomhavenCampaign.table().comesUp(Books.QUESTS, "Old Debts", "Barrow Seeker");
    table.does(0, new Create(0, "Brute", "Hulda", 1));
    assertThat(table.campaign().prompt().kind()).isEqualTo(QUEST);
    assertThat(table.campaign().prompt().options())
        .containsExactly(new Take("Old Debts"), new Take("Barrow Seeker"));
    table.does(new Take("Barrow Seeker"));
    assertThat(table.sheet("Hulda").quest()).isEqualTo("Barrow Seeker");
    assertThat(table.books().deck(Books.QUESTS).mayCome())
        .containsExactly("Old Debts", "Tomb Watcher");
    assertThat(table.sheet("Hulda").gold()).isEqualTo(30);
    assertThat(table.sheet("Hulda").level()).isEqualTo(1);
    assertThat(table.sheet("Hulda").experience()).isZero();
  }

  @Test
  @Rule(
      value = {"CHR-01a", "CHR-03a"},
      in = Edition.GH)
  void lockedClassesAndASecondOfAClassAreRefused() {
    CampaignTable table = GloomhavenCampaign.party();
    table.refuses(0, new Create(0, "Sunkeeper", "", 1), "CHR-01a");
    table.refuses(0, new Create(0, "Tinkerer", "Another", 1), "CHR-03a");
    assertThat(table.offers(new Create(0, "Mindthief", "", 1))).isTrue();
  }

  @Test
  @Rule(
      value = {"BKK-05", "BKK-06", "BKK-07", "BKK-14a", "BKK-28", "EX-EVT-08"},
      in = Edition.GH)
  void aCompletedScenarioIsBooked() {
    CampaignTable table = GloomhavenCampaign.party();
    table.setsOut(1);
    assertThat(table.campaign().prompt().kind()).isEqualTo(SCENARIO);
    assertThat(table.campaign().scenario().orElseThrow().scenario().name())
        .isEqualTo("Black Barrow");
    table.fromNowOn().returns(End.COMPLETED, share -> told(share, 9, 6, 1)).settle();
    assertThat(table.sheet("Brute").experience()).isEqualTo(9 + 6); // level 1: bonus 6
    assertThat(table.sheet("Brute").gold()).isEqualTo(36);
    assertThat(table.sheet("Brute").checkmarks()).isEqualTo(1);
    assertThat(table.books().party().achievements()).containsExactly("First Steps");
    assertThat(table.books().world().is(2, World.Mark.UNLOCKED)).isTrue();
    assertThat(table.books().world().is(1, World.Mark.COMPLETED)).isTrue();
    assertThat(table.booked(Booking.Experience.class))
        .extracting(one -> one.rule().text())
        .containsOnly("BKK-05", "BKK-06");
  }

  private static Share told(Share share, int experience, int gold, int checkmarks) {
    return new Share(share.character(), share.fate(), experience, gold, checkmarks);
  }

  @Test
  @Rule(
      value = {"BKK-10", "LVU-16"},
      in = Edition.GH)
  void aLostScenarioGivesNeitherBonusNorGoalNorRewards() {
    CampaignTable table = GloomhavenCampaign.party().setsOut(1);
    table.returns(End.LOST_AND_RETURNED, share -> told(share, 9, 6, 1));
    assertThat(table.sheet("Brute").experience()).isEqualTo(9);
    assertThat(table.sheet("Brute").gold()).isEqualTo(36);
    assertThat(table.sheet("Brute").checkmarks()).isZero();
    assertThat(table.books().party().achievements()).isEmpty();
    assertThat(table.books().world().is(1, World.Mark.COMPLETED)).isFalse();
  }

  @Test
  @Rule(
      value = {"LVU-01", "LVU-02a", "LVU-03", "LVU-04", "LVU-05", "LVU-06", "LVU-12", "LVU-25"},
      in = Edition.GH)
  void experienceDemandsALevelUpInTheCityWithACardAndAPerk() {
    CampaignTable table = GloomhavenCampaign.party().setsOut(1);
    table.returns(End.COMPLETED, share -> told(share, 40, 0, 0));
    LevelUp level = new LevelUp(table.number("Brute"));
    assertThat(table.sheet("Brute").experience()).isEqualTo(46);
    table.refuses(0, level, "LVU-02a"); // not in the city
    table.goesHome();
    table.refuses(0, new SetOut(2, false), "LVU-02a"); // mandatory
    table.does(0, level);
    assertThat(table.campaign().prompt().kind()).isEqualTo(CARD);
    assertThat(table.campaign().prompt().options()).hasSize(2);
    table.does(table.campaign().prompt().options().getFirst());
    assertThat(table.campaign().prompt().kind()).isEqualTo(PERK);
    table.does(new MarkPerk(0));
    assertThat(table.sheet("Brute").level()).isEqualTo(2);
    assertThat(table.sheet("Brute").experience()).isEqualTo(46);
    assertThat(table.sheet("Brute").cards()).hasSize(1);
    assertThat(table.sheet("Brute").perks()).containsEntry(0, 1);
    table.refuses(0, level, "LVU-02a"); // enough for level 2 only
  }

  @Test
  @Rule(
      value = {"SHP-05", "SHP-09", "SHP-10", "SHP-11", "SHP-12", "SHP-15"},
      in = Edition.GH)
  void itemsAreBoughtAndSold() {
    CampaignTable table = GloomhavenCampaign.party();
    int brute = table.number("Brute");
    int tinkerer = table.number("Tinkerer");
    assertThat(table.books().available("Boots of Striding")).isEqualTo(2);
    table.does(0, new Buy(brute, "Boots of Striding"));
    assertThat(table.sheet("Brute").gold()).isEqualTo(10);
    assertThat(table.books().available("Boots of Striding")).isEqualTo(1);
    table.refuses(0, new Buy(brute, "Boots of Striding"), "SHP-12");
    table.refuses(0, new Buy(brute, "Winged Shoes"), "SHP-09");
    table.does(1, new Buy(tinkerer, "Boots of Striding"));
    table.does(0, new Sell(brute, "Boots of Striding"));
    assertThat(table.sheet("Brute").gold()).isEqualTo(20);
    assertThat(table.books().available("Boots of Striding")).isEqualTo(1);
  }

  @Test
  void aCampaignIsItsChoices() {
    CampaignTable table = GloomhavenCampaign.party().setsOut(1);
    table.returns(End.COMPLETED, share -> told(share, 40, 0, 0)).goesHome();
    Campaign again = Campaign.start(table.campaign().setup(), 1);
    for (Campaign.Made made : table.campaign().choices()) {
      again.choose(made.person(), CampaignChoice.read(made.choice().text()).orElseThrow());
    }
    assertThat(again.hash()).isEqualTo(table.campaign().hash());
    assertThat(table.campaign().copy().hash()).isEqualTo(again.hash());
  }
}
