package haven.stage.campaign;

import static haven.stage.campaign.Frontier.sheet;
import static org.assertj.core.api.Assertions.assertThat;

import haven.campaign.keeper.CampaignChoice.Brew;
import haven.campaign.keeper.CampaignChoice.Craft;
import haven.campaign.keeper.CampaignChoice.Portion;
import haven.campaign.keeper.CampaignChoice.Store;
import haven.model.LootKind;
import haven.model.LootKind.Group;
import haven.play.item.LootPile.End;
import haven.stage.CampaignTable;
import haven.testkit.FrontierPack;
import haven.testkit.Rule;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Personal and common supplies (RES). */
final class SuppliesTest {
  @Test
  @Rule("RES-01")
  void threeMaterialsAndSixHerbs() {
    CampaignTable table = Frontier.wealthy("{morale: 5}");
    assertThat(table.sheet("Porter").resources().keySet())
        .containsExactly(
            Arrays.stream(LootKind.values()).filter(LootKind::isResource).toArray(LootKind[]::new));
    assertThat(Arrays.stream(LootKind.values()).filter(kind -> kind.group() == Group.MATERIAL))
        .containsExactly(LootKind.LUMBER, LootKind.METAL, LootKind.HIDE);
    assertThat(Arrays.stream(LootKind.values()).filter(kind -> kind.group() == Group.HERB))
        .hasSize(6);
  }

  @Test
  @Rule("RES-02")
  void whatIsGivenToTheOutpostStaysThere() {
    CampaignTable table = Frontier.wealthy("{morale: 5}");
    table.does(0, new Store(0, LootKind.HIDE, 4));
    assertThat(table.sheet("Porter").resource(LootKind.HIDE)).isEqualTo(6);
    assertThat(sheet(table).supply(LootKind.HIDE)).isEqualTo(14);
    table.refuses(0, new Store(0, LootKind.HIDE, -4), "RES-02");
    table.refuses(0, new Store(0, LootKind.HIDE, 7), "RES-02");
    table.refuses(1, new Store(0, LootKind.HIDE, 1), "OUT-01"); // not Bo's to say
  }

  @Test
  @Rule({"RES-03", "RES-04", "CRA-05"})
  void materialsOfTheOutpostMakeNothingButItsHerbsDo() {
    CampaignTable table = Frontier.wealthy("{morale: 5}");
    table.refuses(1, new Craft(1, "Herb Belt"), "CRA-05"); // Smith has no hide of its own
    table.does(0, new Craft(0, "Herb Belt"));
    assertThat(table.campaign().prompt().options()) // 2 axenut, of its own or of all
        .containsExactly(
            new Portion(0, "axenut", 0), new Portion(0, "axenut", 1), new Portion(0, "axenut", 2));
    table.does(new Portion(0, "axenut", 0));
    assertThat(sheet(table).supply(LootKind.AXENUT)).isEqualTo(8);
    assertThat(table.sheet("Porter").resource(LootKind.HIDE)).isEqualTo(9);
    assertThat(sheet(table).supply(LootKind.HIDE)).isEqualTo(10);
    assertThat(table.sheet("Porter").items()).contains("Herb Belt");
    assertThat(table.offers(new Brew(1, List.of(LootKind.AXENUT, LootKind.AXENUT)))).isTrue();
  }

  @Test
  @Rule("RES-05")
  void collectiveGainsAndLossesGoWhereThePartyLikes() {
    CampaignTable table =
        Frontier.table(
            new FrontierPack()
                .rewarding("{collective: lumber, number: 5}, {collective: lumber, number: -9}"));
    table
        .creates(0, "Porter")
        .creates(1, "Smith")
        .setsOut(1)
        .returns(End.COMPLETED, share -> share)
        .does(new Portion(-1, "lumber", 1));
    table.does(new Portion(0, "lumber", 3)); // and one for Smith; then all of it is lost
    assertThat(sheet(table).supply(LootKind.LUMBER)).isZero();
    assertThat(table.sheet("Porter").resource(LootKind.LUMBER)).isZero();
    assertThat(table.sheet("Smith").resource(LootKind.LUMBER)).isZero();
  }

  @Test
  @Rule("RES-08")
  void aStickerOnALootCardIsKept() {
    assertThat(sheet(Frontier.rewarded("{loot-sticker: hide}")).stickers())
        .containsEntry(LootKind.HIDE, 1);
  }

  @Test
  @Rule("RES-09")
  void resourcesComeHomeAtTheEnd() {
    CampaignTable table =
        Frontier.played(
            Frontier.table(new FrontierPack()), share -> share.gathering(LootKind.AXENUT, 2));
    assertThat(table.sheet("Porter").resource(LootKind.AXENUT)).isEqualTo(2);
    assertThat(table.sheet("Smith").resource(LootKind.AXENUT)).isEqualTo(2);
    table
        .goesHome()
        .setsOut(6)
        .returns(End.LOST_AND_RETURNED, share -> share.gathering(LootKind.AXENUT, 1));
    assertThat(table.sheet("Porter").resource(LootKind.AXENUT)).isEqualTo(3);
    table
        .goesHome()
        .setsOut(6)
        .returns(End.LOST_AND_PLAYED_AGAIN, share -> share.gathering(LootKind.AXENUT, 1));
    assertThat(table.sheet("Porter").resource(LootKind.AXENUT)).isEqualTo(3);
  }
}
