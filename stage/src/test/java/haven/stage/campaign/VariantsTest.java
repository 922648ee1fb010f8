package haven.stage.campaign;

import static haven.campaign.keeper.CampaignPrompt.Kind.CARD;
import static org.assertj.core.api.Assertions.assertThat;

import haven.campaign.CampaignSetup;
import haven.campaign.CampaignVariant;
import haven.campaign.book.Books;
import haven.campaign.book.CharacterSheet.Fate;
import haven.campaign.journey.Homecoming.Share;
import haven.campaign.keeper.CampaignChoice.Create;
import haven.campaign.keeper.CampaignChoice.LevelUp;
import haven.campaign.keeper.CampaignChoice.Respec;
import haven.campaign.keeper.CampaignChoice.SetOut;
import haven.campaign.keeper.CampaignChoice.Take;
import haven.model.LootKind;
import haven.model.Variant;
import haven.play.item.LootPile.End;
import haven.play.scenario.HeroTally;
import haven.play.scenario.Setup;
import haven.stage.CampaignTable;
import haven.testkit.FrontierPack;
import haven.testkit.Rule;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Ways to play a campaign that a group may choose, as Frosthaven has them (VAR). */
final class VariantsTest {
  private static CampaignSetup setup(FrontierPack pack, String... people) {
    return CampaignSetup.of(Frontier.read(pack), people);
  }

  @Test
  @Rule({"EX-VAR-01", "CHR-02a"})
  void onePlayerWithThreeCharactersPlaysAtAHigherLevel() {
    FrontierPack pack = new FrontierPack().rewarding("{prosperity: 81}"); // level 7: free up to 4
    CampaignTable solo = CampaignTable.of(setup(pack, "Ada").playing(Variant.SOLO));
    assertThat(level(levelFour(solo))).isEqualTo(3);
    CampaignTable together = CampaignTable.of(setup(pack, "Ada"));
    assertThat(level(levelFour(together))).isEqualTo(2);
  }

  private static CampaignTable levelFour(CampaignTable table) {
    List<String> classes = List.of("Porter", "Smith", "Cook");
    classes.forEach(name -> table.creates(0, name)); // one player, three characters
    table.completes(1).goesHome().settle();
    for (int one = 0; one < 3; one++) {
      for (int level = 2; level <= 4; level++) {
        table.does(0, new LevelUp(one)).settle();
      }
    }
    return table.setsOut(1);
  }

  private static int level(CampaignTable table) {
    return table.campaign().scenario().orElseThrow().level();
  }

  @Test
  @Rule({"VAR-09", "EX-VAR-02"})
  void cardsAreChosenAnewForGold() {
    FrontierPack pack = new FrontierPack().rewarding("{prosperity: 81}, {gold: 79}");
    CampaignTable table =
        CampaignTable.of(setup(pack, "Ada", "Bo").keeping(CampaignVariant.RESPEC));
    table.creates(0, "Porter").creates(1, "Smith").completes(1).goesHome().settle();
    for (int level = 2; level <= 4; level++) {
      table.does(0, new LevelUp(0)).settle();
    }
    assertThat(table.sheet("Porter").cards()).hasSize(3);
    table.does(0, new Respec(0));
    assertThat(table.sheet("Porter").gold()).isEqualTo(39);
    assertThat(table.sheet("Porter").cards()).isEmpty();
    assertThat(table.campaign().prompt().kind()).isEqualTo(CARD);
    assertThat(table.campaign().prompt().options())
        .containsExactly(new Take("Porter's Trick 12"), new Take("Porter's Trick 13"));
    table.does(new Take("Porter's Trick 13"));
    assertThat(table.campaign().prompt().options())
        .contains(new Take("Porter's Trick 12"), new Take("Porter's Trick 15"))
        .doesNotContain(new Take("Porter's Trick 16"));
    table.does(new Take("Porter's Trick 15"));
    assertThat(table.campaign().prompt().options()).contains(new Take("Porter's Trick 17"));
    table.does(new Take("Porter's Trick 12")); // a lower one may be taken
    assertThat(table.sheet("Porter").cards())
        .containsExactly("Porter's Trick 13", "Porter's Trick 15", "Porter's Trick 12");
    table.refuses(0, new Respec(0), "VAR-09"); // 39 gold are not enough
    CampaignTable usual = CampaignTable.of(setup(pack, "Ada", "Bo"));
    usual.creates(0, "Porter").creates(1, "Smith").completes(1).goesHome().settle();
    usual.refuses(0, new Respec(0), "OUT-01"); // nobody plays so
  }

  @Test
  @Rule({"VAR-08b", "VAR-05b"})
  void theDeadLeaveEverythingToTheOutpost() {
    FrontierPack pack =
        new FrontierPack().rewarding("{resource: hide, number: 2}, {item: Oak Boots}");
    CampaignTable table =
        CampaignTable.of(setup(pack, "Ada", "Bo").playing(Variant.PERMANENT_DEATH))
            .comesUp(Books.QUESTS, "Old Debts", "Well Met");
    table.creates(0, "Porter").creates(1, "Smith").setsOut(1);
    table.returns(End.COMPLETED, share -> share).settle().goesHome().settle().setsOut(1);
    int prosperity = table.books().world().prosperity();
    int boots = table.books().available("Oak Boots");
    table.returns(
        End.LOST_AND_RETURNED,
        share ->
            share.character().equals("Porter")
                ? new Share("Porter", HeroTally.Fate.DEAD, 3, 2, 0)
                : new Share("Smith", HeroTally.Fate.EXHAUSTED, 0, 0, 0));
    assertThat(table.sheet("Porter").fate()).isEqualTo(Fate.DEAD);
    assertThat(table.sheet("Smith").fate()).isEqualTo(Fate.ACTIVE); // out of cards, and lives
    assertThat(table.sheet("Porter").gold()).isZero();
    assertThat(table.books().outpost().supply(LootKind.HIDE)).isEqualTo(2);
    assertThat(table.books().available("Oak Boots")).isEqualTo(boots + 1);
    assertThat(table.books().deck(Books.QUESTS).contains("Old Debts")).isTrue();
    assertThat(table.books().world().prosperity()).isEqualTo(prosperity);
    table.refuses(0, new Create(0, "Cook", "", 1), "CHR-04b"); // in the next Downtime
    table.goesHome().settle().creates(0, "Cook");
    assertThat(table.sheet("Cook").perks()).isEmpty();
  }

  @Test
  @Rule({"VAR-08b", "CHR-04b"})
  void beforeAScenarioThatMustFollowTheNextCharacterIsMadeAtOnce() {
    FrontierPack pack = new FrontierPack().rewarding("{unlocks: 2}, {must-follow: 2}");
    CampaignTable table =
        CampaignTable.of(setup(pack, "Ada", "Bo").playing(Variant.PERMANENT_DEATH));
    table.creates(0, "Porter").creates(1, "Smith").setsOut(1);
    table.returns(
        End.COMPLETED,
        share ->
            share.character().equals("Porter")
                ? new Share("Porter", HeroTally.Fate.DEAD, 0, 0, 0)
                : share);
    table.refuses(1, new Create(1, "Fiddler", "", 1), "CHR-04b"); // whose Smith lives
    table.creates(0, "Cook");
    assertThat(table.offers(new SetOut(2, false))).isTrue();
  }

  @Test
  @Rule("VAR-12")
  void variantsAreCombined() {
    CampaignSetup all =
        setup(new FrontierPack(), "Ada")
            .playing(Variant.SOLO, Variant.PERMANENT_DEATH, Variant.REDUCED_RANDOMNESS)
            .keeping(CampaignVariant.values());
    CampaignTable table = CampaignTable.of(all).creates(0, "Porter").creates(0, "Smith").setsOut(1);
    Setup setup = table.campaign().scenario().orElseThrow();
    assertThat(setup.choices().variants())
        .isEqualTo(Set.of(Variant.SOLO, Variant.PERMANENT_DEATH, Variant.REDUCED_RANDOMNESS));
    assertThat(setup.rulesInPlay().modifiers().reducedRandomness()).isTrue();
    assertThat(setup.recommendedLevel()).isEqualTo(1);
  }
}
