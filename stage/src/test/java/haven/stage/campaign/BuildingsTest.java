package haven.stage.campaign;

import static haven.stage.campaign.Frontier.sheet;
import static org.assertj.core.api.Assertions.assertThat;

import haven.campaign.book.Booking;
import haven.campaign.book.Books;
import haven.campaign.book.OutpostSheet.Standing;
import haven.campaign.keeper.CampaignChoice.Accept;
import haven.campaign.keeper.CampaignChoice.Build;
import haven.campaign.keeper.CampaignChoice.Buy;
import haven.campaign.keeper.CampaignChoice.Distil;
import haven.campaign.keeper.CampaignChoice.LevelUp;
import haven.campaign.keeper.CampaignChoice.Portion;
import haven.campaign.keeper.CampaignChoice.Proceed;
import haven.campaign.keeper.CampaignChoice.Rebuild;
import haven.campaign.keeper.CampaignChoice.Store;
import haven.campaign.keeper.CampaignPrompt.Kind;
import haven.model.LootKind;
import haven.model.campaign.BuildingCard;
import haven.play.item.LootPile.End;
import haven.stage.CampaignTable;
import haven.testkit.FrontierPack;
import haven.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Buildings and construction (BLD). */
final class BuildingsTest {
  /** In the Construction step, with ten of each resource and no inspiration. */
  private static CampaignTable construction(String rewards) {
    return Frontier.wealthy("{inspiration: -9}, " + rewards + ", {inspiration: -9}")
        .settle()
        .does(new Proceed());
  }

  /** As construction, with nothing of the party's inspiration spent by anybody. */
  private static CampaignTable built(CampaignTable table, int building) {
    return table.does(new Build(building)).settle();
  }

  /** To the next phase's Downtime, by way of a scenario that is lost. */
  private static CampaignTable nextPhase(CampaignTable table) {
    return table.setsOut(6).returns(End.LOST_AND_RETURNED, share -> share).settle().goesHome();
  }

  @Test
  @Rule({"EX-BLD-01", "BLD-13"})
  void theSpotOfTheHuntingLodgeIsThereFromTheStart() {
    CampaignTable table = Frontier.table(new FrontierPack());
    assertThat(sheet(table).buildings().get(12)).isEqualTo(new Standing(0, false));
    CampaignTable later = construction("{morale: 5}");
    int prosperity = later.books().world().prosperity();
    later.fromNowOn();
    built(later, 12);
    assertThat(sheet(later).buildings().get(12)).isEqualTo(new Standing(1, false));
    assertThat(later.books().world().prosperity()).isEqualTo(prosperity + 2);
    assertThat(sheet(later).supply(LootKind.LUMBER)).isEqualTo(8);
    assertThat(sheet(later).supply(LootKind.METAL)).isEqualTo(9);
    assertThat(sheet(later).supply(LootKind.HIDE)).as("no effect yet").isEqualTo(10);
    nextPhase(later);
    assertThat(later.campaign().prompt().kind()).isEqualTo(Kind.HOW_MUCH);
    later.does(new Portion(-1, "hide", 1));
    assertThat(sheet(later).supply(LootKind.HIDE)).isEqualTo(11);
  }

  @Test
  @Rule({"BLD-01", "BLD-02", "BLD-03"})
  void fourBuildingsToBeginWithAndTheirEffects() {
    CampaignTable table = Frontier.table(new FrontierPack());
    List<Integer> deck =
        sheet(table).buildings().entrySet().stream()
            .filter(one -> one.getValue().level() > 0)
            .map(one -> one.getKey())
            .toList();
    assertThat(deck).containsExactly(34, 35, 83, 98); // in the order of their numbers
    assertThat(sheet(table).soldiers()).as("the Barracks' effect").isEqualTo(2);
    assertThat(table.books().available("Crude Shield")).as("the Craftsman's").isEqualTo(2);
    BuildingCard card = table.campaign().setup().book().outpost().building(12, 1).orElseThrow();
    assertThat(card.name()).isEqualTo("Hunting Lodge");
    assertThat(card.repair()).isEqualTo(1);
    assertThat(card.each()).hasSize(1);
    assertThat(card.wrecked()).hasSize(1);
    assertThat(card.rebuild()).containsEntry(LootKind.HIDE, 1);
  }

  @Test
  @Rule({"BLD-04", "BLD-05", "BLD-06", "TWG-17"})
  void operationsInOrderWithLossesAsFarAsThereIsAnything() {
    // the Craftsman takes two lumber, of which there is one, in somebody's own supply
    CampaignTable table =
        Frontier.played(
            Frontier.table(new FrontierPack().rewarding("{wreck: 34}")),
            share ->
                share.character().equals("Smith") ? share.gathering(LootKind.LUMBER, 1) : share);
    table.goesHome();
    assertThat(table.sheet("Smith").resource(LootKind.LUMBER)).isZero();
    nextPhase(table);
    assertThat(sheet(table).morale()).as("no further penalty").isZero();
    CampaignTable rich = Frontier.wealthy("{wreck: 34}");
    assertThat(rich.campaign().prompt().options()) // from any supply
        .containsExactly(
            new Portion(-1, "lumber", 0),
            new Portion(-1, "lumber", 1),
            new Portion(-1, "lumber", 2));
    rich.does(new Portion(-1, "lumber", 1));
    assertThat(rich.sheet("Porter").resource(LootKind.LUMBER)).isEqualTo(9);
    assertThat(sheet(rich).supply(LootKind.LUMBER)).isEqualTo(9);
  }

  @Test
  @Rule({"BLD-06", "BLD-14", "BLD-15"})
  void anUpgradeNeedsProsperityAndAPaidEffectItsFullPrice() {
    CampaignTable table = construction("{morale: 9}, {prosperity: 2}");
    built(table, 12);
    table.refuses(0, new Build(12), "BLD-15"); // prosperity level 2
    CampaignTable higher = construction("{morale: 9}, {prosperity: 4}");
    built(built(higher, 12), 12);
    assertThat(sheet(higher).buildings().get(12)).isEqualTo(new Standing(2, false));
    assertThat(higher.books().world().prosperity()).isEqualTo(10); // 4, 2 and 4
    nextPhase(higher);
    assertThat(higher.campaign().prompt().kind()).isEqualTo(Kind.PAY);
    int inspiration = sheet(higher).inspiration();
    higher.does(new Accept()).settle();
    assertThat(sheet(higher).inspiration()).isEqualTo(inspiration + 3);
  }

  @Test
  @Rule({"BLD-08", "CHR-16"})
  void anEnvelopeBringsASpotAndQuestsButTheBuildingHasToBeBuilt() {
    CampaignTable table = construction("{morale: 5}");
    table.refuses(0, new Build(37), "BLD-13");
    assertThat(table.books().deck(Books.QUESTS).contains("Sealed Wish")).isFalse();
    CampaignTable opened = construction("{morale: 5}, {envelope: \"37\"}");
    assertThat(opened.books().deck(Books.QUESTS).contains("Sealed Wish")).isTrue();
    assertThat(sheet(opened).buildings().get(37)).isEqualTo(new Standing(0, false));
    assertThat(opened.booked(Booking.Told.class)).as("its rules").hasSize(1);
    built(opened, 37);
    assertThat(sheet(opened).buildings().get(37)).isEqualTo(new Standing(1, false));
  }

  @Test
  @Rule({"BLD-09", "OUT-14"})
  void oneBuildingAndAnotherForTwoMorale() {
    CampaignTable table = construction("{morale: 5}");
    built(table, 12);
    assertThat(sheet(table).morale()).isEqualTo(5);
    built(table, 35);
    assertThat(sheet(table).morale()).isEqualTo(3);
    table.refuses(0, new Build(34), "BLD-09");
    CampaignTable sad = construction("{morale: 1}");
    built(sad, 12);
    sad.refuses(0, new Build(35), "BLD-09");
  }

  @Test
  @Rule({"BLD-10", "BLD-11", "BLD-16"})
  void wreckedBuildingsAreRebuiltAfterAllElse() {
    CampaignTable table = construction("{morale: 5}, {wreck: 35}, {wreck: 83}, {wreck: 98}");
    table.refuses(0, new Build(35), "BLD-10");
    table.refuses(0, new Rebuild(12), "BLD-16").refuses(0, new Rebuild(34), "BLD-16");
    table.does(new Rebuild(35)).settle().does(new Rebuild(83)).settle();
    assertThat(sheet(table).buildings().get(35)).isEqualTo(new Standing(1, false));
    assertThat(sheet(table).buildings().get(83)).isEqualTo(new Standing(1, false));
    assertThat(sheet(table).supply(LootKind.HIDE)).isEqualTo(9);
    assertThat(sheet(table).supply(LootKind.METAL)).isEqualTo(9);
    table.refuses(0, new Build(12), "BLD-11");
    assertThat(table.offers(new Rebuild(98))).isTrue();
  }

  @Test
  @Rule({"BLD-12", "OUT-12", "RES-02", "RES-03"})
  void theCommonSupplyPaysAndInspirationStandsForMaterials() {
    CampaignTable table =
        Frontier.played(
            Frontier.table(new FrontierPack().rewarding("{morale: 5}")),
            share ->
                share.character().equals("Porter") ? share.gathering(LootKind.LUMBER, 3) : share);
    table.goesHome().does(new Proceed());
    table.refuses(0, new Build(12), "BLD-12"); // what is Porter's does not count
    table.does(0, new Store(0, LootKind.LUMBER, 2));
    table.does(new Build(12));
    assertThat(table.campaign().prompt().options()) // 2 lumber, 1 metal; inspiration 2
        .containsExactly(new Portion(-1, "lumber", 2), new Portion(-1, "lumber", 1));
    table.does(new Portion(-1, "lumber", 1));
    assertThat(sheet(table).inspiration()).isZero(); // one for lumber, one for metal
    assertThat(sheet(table).supply(LootKind.LUMBER)).isEqualTo(1);
    assertThat(sheet(table).buildings().get(12)).isEqualTo(new Standing(1, false));
  }

  @Test
  @Rule({"BLD-17", "LVU-10c"})
  void aTownThatGrowsInConstructionLetsPeopleLevelUpAtOnce() {
    CampaignTable table = construction("{morale: 5}, {prosperity: 13}"); // 15 make level 3
    assertThat(table.offers(new LevelUp(0))).isFalse();
    built(table, 12);
    assertThat(table.books().prosperityLevel()).isEqualTo(3);
    table.does(0, new LevelUp(0)).settle();
    assertThat(table.sheet("Porter").level()).isEqualTo(2);
    assertThat(table.sheet("Porter").experience()).isEqualTo(45);
  }

  @Test
  @Rule("BLD-18")
  void whatSomeBuildingsBring() {
    CampaignTable table = construction("{morale: 5}, {envelope: \"37\"}");
    nextPhase(built(built(table, 37), 35)).settle();
    table.refuses(0, new Buy(0, "Ladle"), "CRA-11"); // no gold yet, but it is for sale
    table.refuses(0, new Distil(0, "Potion 1"), "BRW-04"); // none owned, but it could be done
    CampaignTable without = Frontier.wealthy("{morale: 5}");
    without.refuses(0, new Distil(0, "Potion 1"), "OUT-11");
  }
}
