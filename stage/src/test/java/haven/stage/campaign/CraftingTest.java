package haven.stage.campaign;

import static haven.stage.campaign.Frontier.sheet;
import static org.assertj.core.api.Assertions.assertThat;

import haven.campaign.book.Booking;
import haven.campaign.keeper.CampaignChoice.Build;
import haven.campaign.keeper.CampaignChoice.Buy;
import haven.campaign.keeper.CampaignChoice.Craft;
import haven.campaign.keeper.CampaignChoice.Create;
import haven.campaign.keeper.CampaignChoice.Decline;
import haven.campaign.keeper.CampaignChoice.Give;
import haven.campaign.keeper.CampaignChoice.Proceed;
import haven.campaign.keeper.CampaignChoice.Sell;
import haven.campaign.keeper.CampaignChoice.Store;
import haven.campaign.keeper.CampaignPrompt.Kind;
import haven.model.LootKind;
import haven.play.item.LootPile.End;
import haven.rulebook.Edition;
import haven.stage.CampaignTable;
import haven.testkit.FrontierPack;
import haven.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Supplies of items, crafting, selling and buying (CRA). */
final class CraftingTest {
  @Test
  @Rule({"EX-CRA-01", "CRA-01", "CRA-05", "CRA-07"})
  void aShieldIsMadeOfAShield() {
    CampaignTable table = Frontier.wealthy("{item-design: Reinforced Shield}");
    table.refuses(0, new Craft(0, "Reinforced Shield"), "CRA-05"); // no Crude Shield yet
    table.does(0, new Craft(0, "Crude Shield"));
    assertThat(table.books().available("Crude Shield")).isEqualTo(1);
    table.does(0, new Craft(0, "Reinforced Shield"));
    assertThat(table.sheet("Porter").items()).containsExactly("Reinforced Shield");
    assertThat(table.books().available("Crude Shield")).isEqualTo(2);
    assertThat(table.books().available("Reinforced Shield")).isEqualTo(1);
    assertThat(table.sheet("Porter").resource(LootKind.LUMBER)).isEqualTo(8);
    assertThat(sheet(table).supply(LootKind.LUMBER)).as("never used for it").isEqualTo(10);
  }

  @Test
  @Rule({"EX-CRA-02", "CRA-09"})
  void whatItemsAreSoldFor() {
    CampaignTable table =
        Frontier.wealthy("{item-design: Reinforced Shield}, {item: Ladle}, {item: Potion 1}");
    String owner = table.sheet("Porter").items().contains("Ladle") ? "Porter" : "Smith";
    int one = table.number(owner);
    int gold = table.sheet(owner).gold();
    table.does(one, new Sell(one, "Ladle")); // half of 15
    assertThat(table.sheet(owner).gold()).isEqualTo(gold + 7);
    assertThat(table.books().available("Ladle")).isEqualTo(1);
    String drinker = table.sheet("Porter").items().contains("Potion 1") ? "Porter" : "Smith";
    int two = table.number(drinker);
    int before = table.sheet(drinker).gold();
    table.does(two, new Sell(two, "Potion 1")); // two herbs
    assertThat(table.sheet(drinker).gold()).isEqualTo(before + 4);
    table.does(0, new Craft(0, "Crude Shield")).does(0, new Craft(0, "Reinforced Shield"));
    int porter = table.sheet("Porter").gold();
    table.does(0, new Sell(0, "Reinforced Shield")); // a lumber and a shield
    assertThat(table.sheet("Porter").gold()).isEqualTo(porter + 4);
    assertThat(table.books().available("Reinforced Shield")).isEqualTo(2);
  }

  @Test
  @Rule({"CRA-02", "CRA-03", "CRA-04"})
  void itemsBecomeAvailableAndStaySo() {
    CampaignTable table = Frontier.wealthy("{morale: 5}, {item-design: Rare Shield}");
    assertThat(table.books().available("Rare Shield")).as("its design").isEqualTo(1);
    assertThat(table.books().available("Reinforced Shield")).isZero();
    table.does(new Proceed()).does(new Build(34)).settle(); // the Craftsman's next level
    assertThat(table.books().available("Reinforced Shield")).isEqualTo(2);
    assertThat(table.books().available("Great Shield")).isEqualTo(2);
    table.setsOut(6).returns(End.LOST_AND_RETURNED, share -> share).settle().goesHome();
    assertThat(table.offers(new Craft(0, "Rare Shield"))).isTrue();
    table.refuses(0, new Buy(0, "Rare Shield"), "CRA-11");
  }

  @Test
  @Rule("CRA-06")
  @Rule(value = "SHP-12", in = Edition.FH)
  void onlyWhatIsAvailableIsMadeAndPotionsAreBrewed() {
    CampaignTable table = Frontier.wealthy("{item-design: Potion 1}");
    for (int i = 1; i <= 10; i++) {
      assertThat(table.offers(new Craft(0, "Crude Thing " + i))).isTrue();
    }
    table.refuses(0, new Craft(0, "Reinforced Shield"), "CRA-06");
    table.refuses(0, new Craft(0, "Potion 1"), "CRA-06");
    table.refuses(0, new Craft(0, "Oak Boots"), "CRA-06"); // it has a price
    table.does(0, new Craft(0, "Crude Thing 1"));
    assertThat(table.books().available("Crude Thing 1")).isEqualTo(1);
    table.refuses(0, new Craft(0, "Crude Thing 1"), "SHP-12");
  }

  @Test
  @Rule("CRA-08")
  void aPartThatOthersHaveIsPaidForInstead() {
    CampaignTable table =
        Frontier.table(
            new FrontierPack()
                .rewarding(
                    "{item: Ladle}, {item: Rare Shield}, {item-design: Great Shield}, {gold: 20}"));
    table
        .creates(0, "Porter")
        .creates(1, "Smith")
        .setsOut(1)
        .returns(
            End.COMPLETED,
            share -> share.gathering(LootKind.LUMBER, 3).gathering(LootKind.METAL, 1))
        .does(new Give(1))
        .does(new Give(1))
        .goesHome();
    int gold = table.sheet("Porter").gold();
    table.does(0, new Craft(0, "Ladle Shield")); // Smith has the only Ladle: 15 gold and a lumber
    assertThat(table.sheet("Porter").gold()).isEqualTo(gold - 15);
    assertThat(table.sheet("Porter").resource(LootKind.LUMBER)).isEqualTo(2);
    table.does(0, new Craft(0, "Great Shield")); // and the only Rare Shield: two lumber, one metal
    assertThat(table.sheet("Porter").resource(LootKind.LUMBER)).isZero();
    assertThat(table.sheet("Porter").items()).containsExactly("Ladle Shield", "Great Shield");
    assertThat(table.sheet("Smith").items()).containsExactly("Ladle", "Rare Shield");
  }

  @Test
  @Rule("CRA-10")
  void aSecondCopyIsSoldAtOnce() {
    CampaignTable table = Frontier.rewarded("{item: Crude Shield}, {gold: 1}");
    CampaignTable again =
        Frontier.table(new FrontierPack().rewarding("{item: Crude Shield}, {item: Crude Shield}"));
    again
        .creates(0, "Porter")
        .creates(1, "Smith")
        .setsOut(1)
        .returns(End.COMPLETED, share -> share)
        .does(new Give(0))
        .does(new Give(0))
        .does(new Sell(0, "Crude Shield"));
    assertThat(again.sheet("Porter").items()).containsExactly("Crude Shield");
    assertThat(again.sheet("Porter").gold()).isEqualTo(4); // a lumber and a metal
    assertThat(table.sheet("Porter").gold()).isEqualTo(1);
  }

  @Test
  @Rule({"CRA-11", "CHR-08b"})
  void thingsWithAPriceAreForNewCharactersUntilThePostStands() {
    CampaignTable table = Frontier.table(new FrontierPack());
    table.does(0, new Create(0, "Porter", "", 1));
    while (table.campaign().prompt().kind() != Kind.FIRST_ITEMS) {
      table.does(table.campaign().prompt().options().getFirst());
    }
    assertThat(table.sheet("Porter").gold()).isEqualTo(30);
    assertThat(table.campaign().prompt().options())
        .contains(new Buy(0, "Oak Boots"), new Decline())
        .doesNotContain(new Buy(0, "Crude Shield"));
    table.does(new Buy(0, "Oak Boots"));
    assertThat(table.campaign().prompt().options())
        .contains(new Buy(0, "Hard Bread")) // 10 gold are left
        .doesNotContain(new Buy(0, "Tin Helmet"), new Buy(0, "Oak Boots"));
    table.does(new Decline());
    assertThat(table.sheet("Porter").gold()).as("what is left is lost").isZero();
    table.refuses(0, new Buy(0, "Hard Bread"), "CRA-11");
    CampaignTable later =
        Frontier.rewarded(
            "{gold: 20}, {envelope: \"37\"}, {collective: lumber, number: 5}, {morale: 5}");
    later.goesHome().refuses(0, new Buy(0, "Hard Bread"), "CRA-11");
    later.does(new Proceed());
    later.does(1, new Store(1, LootKind.LUMBER, 5)).does(new Build(37)).settle();
    later.setsOut(6).returns(End.LOST_AND_RETURNED, share -> share).goesHome();
    later.does(0, new Buy(0, "Hard Bread"));
    assertThat(later.sheet("Porter").items()).containsExactly("Hard Bread");
    assertThat(later.booked(Booking.ItemGained.class)).isNotEmpty();
  }
}
