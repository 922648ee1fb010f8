package haven.stage.campaign;

import static haven.campaign.keeper.CampaignPrompt.Kind.WHO_GETS_IT;
import static org.assertj.core.api.Assertions.assertThat;

import haven.campaign.CampaignSetup;
import haven.campaign.book.Booking;
import haven.campaign.book.Books;
import haven.campaign.book.OutpostSheet.Stage;
import haven.campaign.book.World;
import haven.campaign.journey.Homecoming;
import haven.campaign.journey.Homecoming.Share;
import haven.campaign.keeper.CampaignChoice.Give;
import haven.campaign.keeper.CampaignChoice.GoHome;
import haven.campaign.keeper.CampaignChoice.Prepare;
import haven.campaign.keeper.CampaignChoice.Proceed;
import haven.campaign.keeper.CampaignChoice.Return;
import haven.campaign.keeper.CampaignChoice.Sell;
import haven.campaign.keeper.CampaignChoice.SetOut;
import haven.model.LootCard;
import haven.model.LootKind;
import haven.play.item.LootPile.End;
import haven.play.scenario.HeroTally.Fate;
import haven.rulebook.Edition;
import haven.stage.CampaignTable;
import haven.testkit.FrontierPack;
import haven.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is booked after a scenario on the frontier, and items that change hands (BKK, SHP). */
final class FrontierBooksTest {
  private static CampaignTable out(String rewards) {
    return Frontier.table(new FrontierPack().rewarding(rewards))
        .comesUp(Books.QUESTS, "Rat Catcher", "Good Soul", "Good Soul", "Old Debts")
        .creates(0, "Porter")
        .creates(1, "Smith")
        .setsOut(1)
        .fromNowOn();
  }

  private static Share laden(Share share) {
    return share.character().equals("Porter")
        ? Guild.told(share, 9, 4, 3).gathering(LootKind.HIDE, 2).looting(1)
        : share;
  }

  private static CampaignTable ready(CampaignTable table) {
    while (table.offers(new Proceed())) {
      table.does(new Proceed()).settle();
    }
    return table;
  }

  @Test
  @Rule("BKK-09")
  void aLostScenarioIsLeftOrTriedAgain() {
    CampaignTable home = out("{gold: 7}").returns(End.LOST_AND_RETURNED, FrontierBooksTest::laden);
    assertThat(home.sheet("Porter").resource(LootKind.HIDE)).isEqualTo(2);
    assertThat(home.sheet("Porter").experience()).isEqualTo(9);
    assertThat(home.sheet("Porter").gold()).isEqualTo(4 + 10); // and its treasure
    assertThat(home.sheet("Porter").checkmarks()).isZero();
    home.does(new GoHome()).settle();
    assertThat(home.books().outpost().stage()).isEqualTo(Stage.DOWNTIME);
    assertThat(ready(home).offers(new SetOut(6, false))).isTrue(); // another one
    assertThat(home.offers(new SetOut(1, false))).isTrue();
    CampaignTable again =
        out("{gold: 7}").returns(End.LOST_AND_PLAYED_AGAIN, FrontierBooksTest::laden);
    assertThat(again.sheet("Porter").resource(LootKind.HIDE)).isZero();
    assertThat(again.sheet("Porter").gold()).isEqualTo(14);
    assertThat(again.sheet("Porter").experience()).isEqualTo(9);
    again.refuses(0, new SetOut(6, false), "OUT-01");
    assertThat(again.offers(new SetOut(1, false))).isTrue();
  }

  @Test
  @Rule({"BKK-11", "BKK-12"})
  void whatACompletedScenarioGivesComesInOrder() {
    CampaignTable table = out("{morale: 1}").returns(End.COMPLETED, FrontierBooksTest::laden);
    table.settle();
    List<String> order = List.of("RES-09", "LVU-16", "LVU-15", "BKK-14b", "OUT-12", "BKK-28");
    List<String> booked =
        table.booked(Booking.class).stream()
            .map(one -> one.rule().text())
            .filter(order::contains)
            .distinct()
            .toList();
    assertThat(booked).isEqualTo(order);
    assertThat(table.books().outpost().inspiration()).isEqualTo(2);
    String[] people = {"Ada", "Bo", "Cy", "Di"};
    String[] classes = {"Porter", "Smith", "Cook", "Fiddler"};
    for (int number = 3; number <= 4; number++) {
      CampaignTable more =
          CampaignTable.of(
              CampaignSetup.of(
                  Frontier.read(new FrontierPack()), java.util.Arrays.copyOf(people, number)));
      for (int i = 0; i < number; i++) {
        more.creates(i, classes[i]);
      }
      more.completes(1);
      assertThat(more.books().outpost().inspiration()).isEqualTo(4 - number);
    }
  }

  @Test
  @Rule({"BKK-14b", "BKK-15"})
  void rewardsAndLinksCountAfterTheFirstCompletionOnly() {
    CampaignTable table = out("{gold: 7}, {unlocks: 2}, {links: 2}");
    table.returns(End.COMPLETED, share -> share).settle();
    assertThat(table.offers(new SetOut(2, false))).isTrue(); // optional: home is open, too
    assertThat(table.offers(new GoHome())).isTrue();
    ready(table.goesHome().settle()).does(new SetOut(1, false)).settle();
    int inspiration = table.books().outpost().inspiration();
    table.returns(End.COMPLETED, share -> share).settle();
    assertThat(table.sheet("Smith").gold()).isEqualTo(7);
    assertThat(table.books().outpost().inspiration()).isEqualTo(inspiration + 2);
    table.refuses(0, new SetOut(2, false), "BKK-14b");
    assertThat(table.offers(new GoHome())).isTrue();
    CampaignTable must = out("{unlocks: 2}, {must-follow: 2}");
    must.returns(End.COMPLETED, share -> share).settle();
    must.refuses(0, new GoHome(), "OUT-01");
    assertThat(must.offers(new SetOut(2, false))).isTrue();
  }

  @Test
  @Rule(
      value = {"BKK-20", "BKK-22"},
      in = Edition.FH)
  void prosperityKeepsItsLevelAndBlueprintsBringAllCopies() {
    CampaignTable table =
        out(
            "{prosperity: 7}, {prosperity: -5}, {item-design: Rare Shield}, {item-design: Oak"
                + " Boots}");
    assertThat(table.books().available("Rare Shield")).isZero();
    table.returns(End.COMPLETED, share -> share).settle();
    assertThat(table.books().world().prosperity()).isEqualTo(6); // the least of level 2
    assertThat(table.books().prosperityLevel()).isEqualTo(2);
    assertThat(table.books().available("Rare Shield")).isEqualTo(1);
    assertThat(table.books().available("Oak Boots")).isEqualTo(2);
  }

  @Test
  @Rule(value = "BKK-21", in = Edition.FH)
  @Rule({"BKK-27", "SHP-14b"})
  void anItemIsForOneOfThemAndASecondCopyIsPassedOnOrSold() {
    CampaignTable table = out("{item: Oak Boots}, {item: Oak Boots}");
    table.returns(End.COMPLETED, share -> share);
    assertThat(table.campaign().prompt().options()).containsExactly(new Give(0), new Give(1));
    table.does(new Give(0)).does(new Give(0));
    assertThat(table.campaign().prompt().kind()).isEqualTo(WHO_GETS_IT);
    assertThat(table.campaign().prompt().options())
        .containsExactly(new Give(1), new Sell(0, "Oak Boots"));
    table.does(new Give(1));
    assertThat(table.sheet("Porter").items()).containsExactly("Oak Boots");
    assertThat(table.sheet("Smith").items()).containsExactly("Oak Boots");
    CampaignTable sold = out("{item: Oak Boots}, {item: Oak Boots}");
    sold.returns(End.COMPLETED, share -> share).does(new Give(0)).does(new Give(0));
    sold.does(new Sell(0, "Oak Boots"));
    assertThat(sold.sheet("Porter").gold()).isEqualTo(10);
    assertThat(sold.sheet("Smith").items()).isEmpty();
    // between two scenarios nothing else changes hands
    table.goesHome().settle();
    assertThat(
            table.campaign().prompts().stream()
                .flatMap(prompt -> prompt.options().stream())
                .filter(Give.class::isInstance))
        .isEmpty();
    table.refuses(0, new Give(1), "OUT-01");
  }

  @Test
  @Rule("BKK-23b")
  void anItemOfATreasureIsOfUseAtOnce() {
    CampaignTable table = out("{gold: 0}");
    int shop = table.books().available("Oak Boots");
    assertThat(table.campaign().scenario().orElseThrow().ruleset().combat().uses().foundItems())
        .isTrue();
    table.returns(
        End.COMPLETED, share -> share.character().equals("Smith") ? share.looting(2) : share);
    assertThat(table.sheet("Smith").items()).containsExactly("Oak Boots");
    assertThat(table.booked(Booking.ItemGained.class).getFirst().rule().text())
        .isEqualTo("BKK-23b");
    assertThat(table.books().available("Oak Boots")).isEqualTo(shop - 1); // none was elsewhere
  }

  @Test
  @Rule("RES-10")
  void randomItemsBelongToTheirLooterAndLeaveTheDeck() {
    CampaignTable table = out("{gold: 0}");
    assertThat(table.campaign().scenario().orElseThrow().box().randomItems())
        .extracting(item -> item.name())
        .containsExactly("Old Compass", "Glass Knife");
    List<Share> shares =
        List.of(
            new Share("Porter", Fate.TAKES_PART, 0, 0, 0).finding("Oak Boots"),
            new Share("Smith", Fate.TAKES_PART, 0, 0, 0));
    table.refuses(0, new Return(new Homecoming(End.COMPLETED, shares)), "BKK-03");
    table.returns(
        End.COMPLETED,
        share -> share.character().equals("Porter") ? share.finding("Glass Knife") : share);
    assertThat(table.sheet("Porter").items()).containsExactly("Glass Knife");
    table.settle().goesHome().settle();
    ready(table).does(new SetOut(6, false)).settle();
    table.returns(
        End.COMPLETED,
        share -> share.character().equals("Smith") ? share.finding("Glass Knife") : share);
    assertThat(table.sheet("Smith").items()).containsExactly("Glass Knife");
    table.settle().goesHome().settle();
    ready(table).does(new SetOut(1, false)).settle();
    assertThat(table.campaign().scenario().orElseThrow().box().randomItems())
        .extracting(item -> item.name())
        .containsExactly("Old Compass"); // both copies are owned
  }

  private static final String LOOT =
      """
      - scenario: Loot
        number: 21
        introduction: Something glitters.
        conclusion: Nothing glitters.
        goal: kill-all
        loot-deck: {money: 3, hide: 8}
        map:
          plan: |
            #   #   #   #   #   #   #   #   #
              a   b   .   .   .   .   .   w   #
            #   c   d   .   .   .   .   .   .   #
              #   #   #   #   #   #   #   #   #
          starts: [a, b, c, d]
        rooms:
          - room: yard
            at: a
            monsters: [{monster: Rat, at: w, ranks: normal}]
      - loot-box: All
        cards:
        - {loot: money, copies: 12, amounts: [1, 1, 1]}
        - {loot: money, copies: 6, amounts: [2, 2, 2]}
        - {loot: money, copies: 2, amounts: [3, 3, 3]}
        - {loot: lumber, copies: 3, amounts: [2, 2, 1]}
        - {loot: lumber, copies: 3, amounts: [2, 1, 1]}
        - {loot: lumber, copies: 2, amounts: [1, 1, 1]}
        - {loot: metal, copies: 3, amounts: [2, 2, 1]}
        - {loot: metal, copies: 3, amounts: [2, 1, 1]}
        - {loot: metal, copies: 2, amounts: [1, 1, 1]}
        - {loot: hide, copies: 3, amounts: [2, 2, 1]}
        - {loot: hide, copies: 3, amounts: [2, 1, 1]}
        - {loot: hide, copies: 2, amounts: [1, 1, 1]}
        - {loot: arrowvine, copies: 2, amounts: [1, 1, 1]}
        - {loot: axenut, copies: 2, amounts: [1, 1, 1]}
        - {loot: corpsecap, copies: 2, amounts: [1, 1, 1]}
        - {loot: flamefruit, copies: 2, amounts: [1, 1, 1]}
        - {loot: rockroot, copies: 2, amounts: [1, 1, 1]}
        - {loot: snowthistle, copies: 2, amounts: [1, 1, 1]}
        - {loot: random-item, copies: 1, amounts: [0, 0, 0]}
      """;

  @Test
  @Rule({"RES-08", "RES-14"})
  void stickersOnLootCardsReachTheNextLootDeck() {
    CampaignTable table =
        Frontier.rewarded(
                "{unlocks: 21}, {loot-sticker: hide}, {loot-sticker: hide}, {loot-sticker: axenut}",
                LOOT)
            .goesHome()
            .settle();
    ready(table).does(new SetOut(21, false)).settle();
    List<LootCard> cards =
        table.campaign().scenario().orElseThrow().box().loot().orElseThrow().cards();
    assertThat(total(cards, LootKind.HIDE, 2)).isEqualTo(3 * 2 + 3 * 2 + 2 + 2);
    assertThat(total(cards, LootKind.HIDE, 4)).isEqualTo(8 + 2);
    assertThat(total(cards, LootKind.AXENUT, 3)).isEqualTo(3);
    assertThat(total(cards, LootKind.LUMBER, 3)).isEqualTo(3 * 2 + 3 + 2);
    assertThat(total(cards, LootKind.MONEY, 2)).isEqualTo(12 + 6 * 2 + 2 * 3);
  }

  private static int total(List<LootCard> cards, LootKind kind, int characters) {
    return cards.stream()
        .filter(card -> card.kind() == kind)
        .mapToInt(card -> card.amount(characters))
        .sum();
  }

  @Test
  @Rule(value = "SHP-17", in = Edition.FH)
  void itemsAreThereAgainInTheNextScenario() {
    CampaignTable table = out("{item: Oak Boots}").returns(End.COMPLETED, share -> share);
    table.does(new Give(0)).settle().goesHome().settle();
    table.does(0, new Prepare(0, List.of(), List.of("Oak Boots")));
    for (int scenario : new int[] {1, 6}) {
      ready(table).does(new SetOut(scenario, false)).settle();
      assertThat(table.campaign().scenario().orElseThrow().party().heroes().getFirst().items())
          .hasSize(1);
      table.returns(End.COMPLETED, share -> share).settle().goesHome().settle();
    }
    assertThat(table.sheet("Porter").items()).containsExactly("Oak Boots");
    assertThat(table.books().world().is(6, World.Mark.COMPLETED)).isTrue();
    assertThat(table.books().deck(Books.SCENARIOS).size()).isEqualTo(3);
  }
}
