package haven.stage.campaign;

import static haven.campaign.keeper.CampaignPrompt.Kind.PAY;
import static haven.campaign.keeper.CampaignPrompt.Kind.QUEST;
import static org.assertj.core.api.Assertions.assertThat;

import haven.campaign.CampaignView;
import haven.campaign.book.Booking;
import haven.campaign.book.Books;
import haven.campaign.book.CharacterSheet.Fate;
import haven.campaign.book.OutpostChange;
import haven.campaign.book.World;
import haven.campaign.keeper.CampaignChoice.Accept;
import haven.campaign.keeper.CampaignChoice.Decline;
import haven.campaign.keeper.CampaignChoice.Join;
import haven.campaign.keeper.CampaignChoice.Proceed;
import haven.campaign.keeper.CampaignChoice.Retire;
import haven.campaign.keeper.CampaignChoice.Take;
import haven.model.LootKind;
import haven.play.item.LootPile.End;
import haven.rulebook.Edition;
import haven.stage.CampaignTable;
import haven.testkit.FrontierPack;
import haven.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Retirement on the frontier (RTR). */
final class FrontierFarewellsTest {
  private static final String BOXES =
      """
      - {personal-quest: First Wish, asks: [{done: wishes, times: 1}], opens: {envelope: "24"}, otherwise: "37"}
      - {personal-quest: Next Wish, asks: [{done: wishes, times: 9}], opens: {envelope: "24"}, otherwise: "37"}
      - {personal-quest: Last Wish, asks: [{done: wishes, times: 1}], opens: {envelope: "24"}, otherwise: "37"}
      - {box: "24", holds: [{spot: 12}]}
      - campaign: The Wishes
        prosperity: [6, 15, 27, 42, 60, 81, 105, 132]
        open: [1, 6]
        side-scenarios: [7, 8, 9]
        class-events: [{class: Porter, section: "12.1"}, {class: Smith, section: "12.2"}]
      """;

  /** In Downtime, after a scenario with these rewards in which both heroes' wishes came true. */
  private static CampaignTable home(String rewards, String... quests) {
    CampaignTable table =
        Frontier.table(new FrontierPack().rewarding(rewards).with(BOXES))
            .comesUp(Books.QUESTS, quests);
    Frontier.played(table, share -> share.doing(0, 1));
    return table.goesHome().settle().fromNowOn();
  }

  @Test
  @Rule({"RTR-01b", "CHR-18"})
  void whoeverHasMetTheQuestRetiresInDowntime() {
    CampaignTable table =
        Frontier.table(new FrontierPack().rewarding("{unlocks: 2}, {links: 2}").with(BOXES))
            .comesUp(Books.QUESTS, "First Wish", "Old Debts", "Well Met", "Old Debts");
    Frontier.played(table, share -> share.doing(0, 1));
    table.refuses(0, new Retire(0), "OUT-11"); // nor between linked scenarios
    table.goesHome().settle().refuses(0, new Proceed(), "RTR-01b");
    table.does(0, new Retire(0));
    assertThat(table.sheet("Porter").fate()).isEqualTo(Fate.RETIRED);
    table.refuses(0, new Join(0), "EVT-07");
    assertThat(table.books().world().opened()).contains("24"); // the envelope on the card
  }

  @Test
  @Rule({"RTR-02b", "RTR-03b"})
  void itemsAndResourcesStayGoldIsLostAndTheOutpostProspers() {
    CampaignTable table =
        home(
            "{resource: hide, number: 3}, {gold: 12}, {item: Oak Boots}",
            "First Wish",
            "Old Debts",
            "Well Met",
            "Old Debts");
    int boots = table.books().available("Oak Boots");
    int prosperity = table.books().world().prosperity();
    table.does(0, new Retire(0)).settle();
    assertThat(table.books().available("Oak Boots")).isEqualTo(boots + 1);
    assertThat(table.books().outpost().supply(LootKind.HIDE)).isEqualTo(3);
    assertThat(table.sheet("Porter").gold()).isZero();
    assertThat(table.sheet("Porter").resource(LootKind.HIDE)).isZero();
    assertThat(table.books().deck(Books.QUESTS).contains("First Wish")).isFalse();
    assertThat(table.books().world().prosperity()).isEqualTo(prosperity + 2);
  }

  @Test
  @Rule({"RTR-05b", "RTR-15", "BKK-24b", "BKK-25b"})
  void theOtherEnvelopeIsOpenedOrARandomScenarioAndABlueprint() {
    CampaignTable table =
        home("{envelope: \"24\"}", "First Wish", "Old Debts", "Last Wish", "Old Debts");
    table.does(0, new Retire(0)).settle();
    assertThat(table.books().world().opened()).contains("24", "37");
    table.fromNowOn().does(1, new Retire(1)).settle();
    assertThat(table.booked(Booking.ItemsAvailable.class)).hasSize(1);
    assertThat(table.booked(Booking.Marked.class))
        .extracting(Booking.Marked::mark)
        .containsExactly(World.Mark.UNLOCKED);
    assertThat(table.books().deck(Books.SCENARIOS).size()).isEqualTo(2);
    assertThat(table.books().deck(Books.DESIGNS).size()).isEqualTo(1);
    String all =
        "random-item-design, random-item-design, random-scenario, random-scenario,"
            + " random-scenario, {envelope: \"24\"}, {envelope: \"37\"}";
    CampaignTable empty = home(all, "First Wish", "Old Debts", "Last Wish", "Old Debts");
    int inspiration = empty.books().outpost().inspiration();
    empty.does(0, new Retire(0)).settle();
    assertThat(empty.books().outpost().inspiration())
        .isEqualTo(inspiration + 3); // and one by a section
  }

  @Test
  @Rule("RTR-06")
  void inspiredACharacterCompletesAnotherQuestAsItRetires() {
    String[] quests = {
      "First Wish", "Old Debts", "Well Met", "Old Debts", "Next Wish", "Rat Catcher"
    };
    CampaignTable table = home("{inspiration: 15}", quests);
    int inspiration = table.books().outpost().inspiration();
    table.does(0, new Retire(0));
    assertThat(table.campaign().prompt().kind()).isEqualTo(PAY);
    table.does(new Accept());
    assertThat(table.books().outpost().inspiration()).isEqualTo(inspiration - 15);
    assertThat(table.campaign().prompt().kind()).isEqualTo(QUEST);
    table.does(new Take("Next Wish")).settle(); // whatever it asks for
    assertThat(table.sheet("Porter").doneQuests()).containsExactly("Next Wish");
    assertThat(table.books().deck(Books.QUESTS).contains("Rat Catcher")).isTrue();
    assertThat(table.books().world().prosperity()).isEqualTo(4);
    // both name the same envelope, and neither knows of the other
    assertThat(table.books().world().opened()).contains("24").doesNotContain("37");
    CampaignTable other = home("{inspiration: 15}", quests);
    other.does(0, new Retire(0)).does(new Accept()).does(new Take("Rat Catcher")).settle();
    assertThat(other.books().world().opened()).contains("24", "X");
    CampaignTable no = home("{inspiration: 15}", quests);
    no.does(0, new Retire(0)).does(new Decline()).settle();
    assertThat(no.books().world().prosperity()).isEqualTo(2);
    CampaignTable poor = home("{inspiration: 12}", quests); // 14 with that of the scenario
    poor.does(0, new Retire(0));
    assertThat(poor.sheet("Porter").fate()).isEqualTo(Fate.RETIRED); // nobody was asked
  }

  @Test
  @Rule("RTR-07")
  void theFirstOfAClassToRetireHasItsSectionRead() {
    CampaignTable table = home("{gold: 1}", "First Wish", "Old Debts", "Last Wish", "Old Debts");
    table.does(0, new Retire(0)).settle();
    assertThat(Frontier.changes(table, OutpostChange.SectionRead.class))
        .containsExactly(new OutpostChange.SectionRead("12.1"));
    table.fromNowOn().does(1, new Retire(1)).settle();
    assertThat(Frontier.changes(table, OutpostChange.SectionRead.class))
        .containsExactly(new OutpostChange.SectionRead("12.2"));
  }

  @Test
  @Rule("RTR-12")
  @Rule(
      value = {"RTR-10", "RTR-13"},
      in = Edition.FH)
  void theTableOfRetirementsGivesLaterCharactersPerks() {
    String[] quests = {
      "First Wish", "Old Debts", "Well Met", "Old Debts", "Last Wish", "Old Debts"
    };
    CampaignTable table = home("{gold: 1}", quests);
    table.does(0, new Retire(0)).settle().creates(0, "Porter"); // the same class again
    assertThat(table.sheet("Porter").quest()).isEqualTo("Last Wish");
    assertThat(perks(table, "Porter")).isEqualTo(1);
    table.setsOut(1).returns(End.COMPLETED, share -> share.doing(0, 1)).settle();
    table.goesHome().settle().fromNowOn().does(0, new Retire(2)).settle();
    assertThat(Frontier.changes(table, OutpostChange.SectionRead.class)).isEmpty(); // RTR-07
    table.creates(0, "Cook");
    assertThat(perks(table, "Cook")).isEqualTo(2);
    assertThat(perks(table, "Smith")).isZero();
    assertThat(
            table.campaign().viewFor(1).characters().stream()
                .filter(one -> one.fate() == Fate.RETIRED))
        .extracting(CampaignView.Hero::name, CampaignView.Hero::player)
        .containsExactly(
            org.assertj.core.groups.Tuple.tuple("Porter", 0),
            org.assertj.core.groups.Tuple.tuple("Porter", 0));
  }

  private static int perks(CampaignTable table, String name) {
    return table.sheet(name).perks().values().stream().mapToInt(Integer::intValue).sum();
  }
}
