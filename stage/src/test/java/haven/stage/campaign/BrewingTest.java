package haven.stage.campaign;

import static haven.model.LootKind.ARROWVINE;
import static haven.model.LootKind.AXENUT;
import static haven.model.LootKind.CORPSECAP;
import static haven.model.LootKind.FLAMEFRUIT;
import static haven.model.LootKind.ROCKROOT;
import static haven.model.LootKind.SNOWTHISTLE;
import static haven.stage.campaign.Frontier.sheet;
import static org.assertj.core.api.Assertions.assertThat;

import haven.campaign.keeper.CampaignChoice.Brew;
import haven.campaign.keeper.CampaignChoice.Build;
import haven.campaign.keeper.CampaignChoice.Distil;
import haven.campaign.keeper.CampaignChoice.Give;
import haven.campaign.keeper.CampaignChoice.Portion;
import haven.campaign.keeper.CampaignChoice.Proceed;
import haven.campaign.keeper.CampaignChoice.Take;
import haven.campaign.keeper.CampaignChoice.Undo;
import haven.play.item.LootPile.End;
import haven.stage.CampaignTable;
import haven.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Brewing and distilling (BRW). */
final class BrewingTest {
  private static final Brew FIRST = new Brew(0, List.of(ARROWVINE, ARROWVINE)); // Potion 1
  private static final Brew MIXED = new Brew(0, List.of(AXENUT, ARROWVINE)); // Potion 2

  /** With an Alchemist of that level, in Downtime. */
  private static CampaignTable alchemist(int level) {
    CampaignTable table = Frontier.wealthy("{morale: 9}");
    if (level > 1) {
      table.does(new Proceed());
      for (int next = 2; next <= level; next++) {
        table.does(new Build(35)).settle();
      }
      table.setsOut(6).returns(End.LOST_AND_RETURNED, share -> share).settle().goesHome();
    }
    return table;
  }

  @Test
  @Rule({"EX-BRW-01", "BRW-01", "BRW-02"})
  void twoHerbsOfTwoSuppliesMakeAPotionThatNobodyKnew() {
    CampaignTable table = alchemist(1);
    assertThat(table.campaign().viewFor(0).outpost().potions()).isEmpty();
    table.does(0, MIXED);
    table.does(new Portion(0, "arrowvine", 1)).does(new Portion(0, "axenut", 0));
    assertThat(sheet(table).windows()).containsExactly("arrowvine axenut");
    assertThat(table.campaign().viewFor(1).outpost().potions())
        .containsExactly(java.util.Map.entry("arrowvine axenut", "Potion 2"));
    table.does(new Give(0));
    assertThat(table.sheet("Porter").items()).containsExactly("Potion 2");
    assertThat(table.sheet("Porter").resource(ARROWVINE)).isEqualTo(9);
    assertThat(table.sheet("Porter").resource(AXENUT)).isEqualTo(10);
    assertThat(sheet(table).supply(AXENUT)).isEqualTo(9);
    table.does(0, new Undo());
    assertThat(table.campaign().prompt().options()).as("Bo has to agree").hasSize(2);
  }

  @Test
  @Rule({"EX-BRW-02", "BRW-05"})
  void threeHerbsOfTheOutpost() {
    alchemist(2).refuses(0, new Brew(0, List.of(AXENUT, CORPSECAP, ROCKROOT)), "OUT-11");
    CampaignTable table = alchemist(3);
    table.does(1, new Brew(1, List.of(ROCKROOT, AXENUT, CORPSECAP))); // Smith has no herbs
    table.does(new Give(1));
    assertThat(sheet(table).windows()).containsExactly("axenut corpsecap rockroot");
    assertThat(table.sheet("Smith").items()).hasSize(1);
    assertThat(sheet(table).supply(ROCKROOT)).isEqualTo(9);
    table.does(1, new Brew(1, List.of(AXENUT, AXENUT, ROCKROOT))).does(new Give(1));
    assertThat(table.sheet("Smith").items()).contains("Murky Potion");
    table.refuses(1, new Distil(1, "Murky Potion"), "BRW-05");
    table.does(1, new Brew(1, List.of(FLAMEFRUIT, FLAMEFRUIT, FLAMEFRUIT)));
    assertThat(sheet(table).windows()).contains("flamefruit flamefruit flamefruit");
  }

  @Test
  @Rule({"BRW-03", "CRA-02", "CRA-10"})
  void aPotionIsGivenAwayAndTheOthersBecomeAvailable() {
    CampaignTable table = alchemist(1);
    table.does(1, new Brew(1, List.of(ARROWVINE, ARROWVINE)));
    assertThat(table.campaign().prompt().options()).containsExactly(new Give(1), new Give(0));
    table.does(new Give(0));
    assertThat(table.sheet("Porter").items()).containsExactly("Potion 1");
    assertThat(table.books().available("Potion 1")).isEqualTo(1);
    int gold = table.sheet("Porter").gold();
    table.does(1, new Brew(1, List.of(ARROWVINE, ARROWVINE))).does(new Give(0)); // a second one
    assertThat(table.sheet("Porter").items()).containsExactly("Potion 1");
    assertThat(table.sheet("Porter").gold()).isEqualTo(gold + 4);
    table.does(1, new Brew(1, List.of(ARROWVINE, ARROWVINE))).does(new Give(1));
    table.refuses(1, new Brew(1, List.of(ARROWVINE, ARROWVINE)), "BRW-03"); // no copy is left
  }

  @Test
  @Rule("BRW-04")
  void aPotionBecomesOneOfItsHerbsAgain() {
    alchemist(1).refuses(0, new Distil(0, "Potion 1"), "OUT-11");
    CampaignTable table = alchemist(2);
    table.does(0, MIXED).settle();
    String owner = table.sheet("Porter").items().contains("Potion 2") ? "Porter" : "Smith";
    assertThat(owner).isEqualTo("Porter");
    int axenuts = table.sheet("Porter").resource(AXENUT);
    int available = table.books().available("Potion 2");
    table.does(0, new Distil(0, "Potion 2"));
    assertThat(table.campaign().prompt().options())
        .containsExactly(new Take("arrowvine"), new Take("axenut"));
    table.does(new Take("axenut"));
    assertThat(table.sheet("Porter").items()).isEmpty();
    assertThat(table.sheet("Porter").resource(AXENUT)).isEqualTo(axenuts + 1);
    assertThat(table.books().available("Potion 2")).isEqualTo(available + 1);
  }

  @Test
  @Rule("BRW-04")
  void aPotionOfTwoWindowsHasTheHerbsOfBothAndOneOfNoneCannotBeDistilled() {
    CampaignTable table = alchemist(2);
    table.does(0, FIRST).settle();
    table.does(0, new Brew(0, List.of(ROCKROOT, ROCKROOT))).settle(); // the same potion: it is sold
    assertThat(sheet(table).windows()).containsExactly("arrowvine arrowvine", "rockroot rockroot");
    table.does(0, new Distil(0, "Potion 1"));
    assertThat(table.campaign().prompt().options())
        .containsExactly(new Take("arrowvine"), new Take("rockroot"));
    CampaignTable found = Frontier.wealthy("{morale: 9}, {item: Potion 3}");
    found.does(new Proceed()).does(new Build(35)).settle();
    found.setsOut(6).returns(End.LOST_AND_RETURNED, share -> share).settle().goesHome();
    int one = found.sheet("Porter").items().contains("Potion 3") ? 0 : 1;
    found.refuses(one, new Distil(one, "Potion 3"), "BRW-04");
  }

  @Test
  @Rule("BRW-06")
  void aWreckedAlchemistDoesNothing() {
    CampaignTable table = Frontier.wealthy("{wreck: 35}");
    table.refuses(0, FIRST, "OUT-11");
    table.refuses(0, new Distil(0, "Potion 1"), "OUT-11");
    table.refuses(0, new Brew(0, List.of(SNOWTHISTLE, SNOWTHISTLE)), "OUT-11");
  }
}
