package haven.stage.campaign;

import static haven.campaign.keeper.CampaignPrompt.Kind.FAVOURS;
import static haven.campaign.keeper.CampaignPrompt.Kind.PAY;
import static haven.campaign.keeper.CampaignPrompt.Kind.SCENARIO;
import static org.assertj.core.api.Assertions.assertThat;

import haven.campaign.book.Booking;
import haven.campaign.keeper.CampaignChoice.Accept;
import haven.campaign.keeper.CampaignChoice.AskFavour;
import haven.campaign.keeper.CampaignChoice.Give;
import haven.campaign.keeper.CampaignChoice.LevelUp;
import haven.campaign.keeper.CampaignChoice.Prepare;
import haven.campaign.keeper.CampaignChoice.Proceed;
import haven.campaign.keeper.CampaignChoice.SetOut;
import haven.campaign.keeper.CampaignChoice.Take;
import haven.model.LootKind;
import haven.model.campaign.Favour;
import haven.model.card.AbilityCard;
import haven.model.card.ModifierCard;
import haven.play.engine.Choice;
import haven.play.engine.Prompt;
import haven.play.item.LootPile.End;
import haven.play.scenario.Setup;
import haven.stage.CampaignTable;
import haven.stage.ScenarioGame;
import haven.testkit.FrontierPack;
import haven.testkit.Proof;
import haven.testkit.Rule;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What a party asks for as a scenario begins (FAV). */
final class FavoursTest {
  private static final String PLACE =
      """
      - {building: Temple 1, number: 81, at-first: standing, offers: [favours]}
      - ability-deck: Wolf
        cards:
          - {initiative: 10, do: [{move: +0}, {attack: +0}]}
          - {initiative: 20, do: [{move: +1}, {attack: +0}]}
          - {initiative: 30, do: [{move: +0}, {attack: +1}]}
          - {initiative: 40, do: [{move: -1}, {attack: +1}]}
      - monster: Wolf
        standees: 4
        normal: {hit-points: 4, move: 2, attack: 1}
      - scenario: Favoured
        number: 20
        introduction: Somebody howls.
        conclusion: Nobody howls.
        goal: kill-all
        loot-deck: {money: 3, lumber: 1}
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
            monsters: [{monster: Wolf, at: w, ranks: normal}]
      """;

  /** Ready for scenario 20, after a first one that has given these rewards. */
  private static CampaignTable table(String rewards) {
    CampaignTable table =
        Frontier.table(
                new FrontierPack().rewarding("{unlocks: 20}, {links: 20}, " + rewards).with(PLACE))
            .comesUp("quests", "Rat Catcher", "Good Soul", "Good Soul", "Door Knocker");
    table.creates(0, "Porter").creates(1, "Smith").does(new SetOut(1, false));
    table.does(new Accept()).returns(End.COMPLETED, share -> share);
    return table;
  }

  private static CampaignTable favoured(String rewards, Favour... favours) {
    CampaignTable table = table(rewards).settle().does(new SetOut(20, false));
    for (Favour favour : favours) {
      table.does(new AskFavour(favour, ""));
    }
    return table;
  }

  private static Setup setup(CampaignTable table) {
    return table.campaign().scenario().orElseThrow();
  }

  @Test
  @Rule({"FAV-01", "FAV-02"})
  void upToSevenPointsArePaidWithCardsOfTheMonsters() {
    CampaignTable table = favoured("{gold: 0}", Favour.WEALTH, Favour.WEALTH, Favour.KNOWLEDGE);
    assertThat(table.campaign().prompt().kind()).isEqualTo(FAVOURS);
    table.does(new AskFavour(Favour.KNOWLEDGE, "")); // again, as long as points suffice
    assertThat(table.offers(new AskFavour(Favour.WEALTH, ""))).isFalse(); // 6 of 7
    table.refuses(0, new AskFavour(Favour.WEALTH, ""), "FAV-01");
    table.does(new AskFavour(Favour.KNOWLEDGE, ""));
    table.refuses(0, new AskFavour(Favour.KNOWLEDGE, ""), "FAV-01");
    table.does(new Accept());
    assertThat(table.campaign().prompt().kind()).isEqualTo(SCENARIO); // all of it, no choice
    assertThat(setup(table).favourPoints()).isEqualTo(7);
    assertThat(setup(table).monsterModifiers())
        .hasSize(14)
        .doesNotContain(ModifierCard.plus(-1), ModifierCard.plus(-2));
    CampaignTable two = favoured("{gold: 0}", Favour.WEALTH).does(new Accept());
    assertThat(two.campaign().prompt().kind()).isEqualTo(PAY);
    two.does(new Take("-2"));
    assertThat(setup(two).monsterModifiers()).hasSize(19).doesNotContain(ModifierCard.plus(-2));
    CampaignTable ones = favoured("{gold: 0}", Favour.WEALTH).does(new Accept());
    ones.does(new Take("-1"));
    assertThat(Collections.frequency(setup(ones).monsterModifiers(), ModifierCard.plus(-1)))
        .isEqualTo(3);
    ones.returns(End.COMPLETED, share -> share).settle().goesHome().settle();
    while (ones.offers(new Proceed())) {
      ones.does(new Proceed());
    }
    ones.does(new SetOut(20, false)).settle();
    assertThat(setup(ones).favourPoints()).isZero(); // for one scenario only
    CampaignTable none = Frontier.rewarded("{unlocks: 2}, {links: 2}").does(new SetOut(2, false));
    assertThat(none.campaign().prompt().kind()).isEqualTo(SCENARIO); // nobody grants any
  }

  @Test
  @Rule({"FAV-03", "FAV-04"})
  void battleGoalsGiveExperienceAndMoneyMoreGold() {
    CampaignTable table = favoured("{gold: 0}", Favour.KNOWLEDGE, Favour.WEALTH);
    table.does(new Accept()).does(new Take("-1")).fromNowOn();
    int gold = table.sheet("Porter").gold();
    int level = setup(table).level();
    int coin = setup(table).ruleset().loot().goldByLevel().get(level);
    table.returns(
        End.COMPLETED,
        share ->
            share.character().equals("Porter")
                ? Guild.told(share, 0, 3 * coin, 1)
                : Guild.told(share, 0, 0, 0));
    assertThat(table.sheet("Porter").gold()).isEqualTo(gold + 3 * coin + 3);
    assertThat(
            table.booked(Booking.Experience.class).stream()
                .filter(one -> one.rule().text().equals("FAV-03")))
        .containsExactly(
            table.booked(Booking.Experience.class).stream()
                .filter(one -> one.character() == 0 && one.number() == 3)
                .findFirst()
                .orElseThrow());
  }

  @Test
  @Rule("FAV-05")
  void ofTwoCardsOfAMonsterDeckOneStaysOut() {
    CampaignTable table = favoured("{gold: 0}").fromNowOn();
    table.does(new AskFavour(Favour.STRATEGY, "Wolf"));
    List<Booking.CardScouted> seen = table.booked(Booking.CardScouted.class);
    assertThat(seen).hasSize(2);
    assertThat(table.campaign().prompt().options())
        .containsExactly(new Take("" + seen.get(0).card()), new Take("" + seen.get(1).card()));
    table.does(new Take("" + seen.get(1).card()));
    assertThat(table.offers(new AskFavour(Favour.STRATEGY, "Wolf"))).isFalse(); // once per deck
    table.does(new Accept());
    List<Integer> initiatives =
        setup(table).scenario().decks().getFirst().cards().stream()
            .map(card -> card.initiative())
            .toList();
    assertThat(initiatives)
        .hasSize(3)
        .contains(10 + 10 * seen.get(0).card())
        .doesNotContain(10 + 10 * seen.get(1).card());
  }

  @Test
  @Rule("FAV-06")
  void oneMoreSmallItemIsBroughtIfOneStaysUnused() {
    String items = "{item: Hard Bread}, {item: Hard Bread}, {item: Soft Cheese}";
    CampaignTable table = table(items);
    for (int one : new int[] {0, 1, 0}) {
      table.does(new Give(one));
    }
    table.settle().does(new SetOut(20, false)).does(new AskFavour(Favour.CAPACITY, ""));
    table.does(new Accept());
    assertThat(setup(table).party().heroes().getFirst().items()).hasSize(2);
    assertThat(setup(table).party().heroes().getLast().items()).hasSize(1);
    Proof.played("FH");
    ScenarioGame game = ScenarioGame.of(setup(table)).start();
    game.turnOf("Porter", "Porter's Trick 1", "Porter's Trick 2");
    assertThat(uses(game)).isEqualTo(2); // either of them, but not both
    game.choose(new Choice.Use(0));
    game.until(Prompt.Kind.ACTION, "Porter");
    assertThat(uses(game)).isZero();
    game.turnOf("Smith", "Smith's Trick 3", "Smith's Trick 4");
    assertThat(uses(game)).isZero(); // the only one
  }

  private static long uses(ScenarioGame game) {
    return game.prompt().options().stream().filter(Choice.Use.class::isInstance).count();
  }

  @Test
  @Rule("FAV-07")
  void aResourceThatTheLootDeckLacksJoinsIt() {
    CampaignTable table = favoured("{gold: 0}");
    assertThat(table.offers(new AskFavour(Favour.DISCOVERY, "lumber"))).isFalse(); // it is there
    table.does(new AskFavour(Favour.DISCOVERY, "hide"));
    assertThat(table.offers(new AskFavour(Favour.DISCOVERY, "hide"))).isFalse();
    table.does(new Accept());
    assertThat(setup(table).scenario().loot())
        .containsEntry(LootKind.HIDE, 1)
        .containsEntry(LootKind.MONEY, 3)
        .containsEntry(LootKind.LUMBER, 1);
  }

  @Test
  @Rule("FAV-08")
  void aCardThatWasPassedOverTakesThePlaceOfAnotherOfItsLevel() {
    CampaignTable table = table("{prosperity: 60}").settle().goesHome().settle(); // level 6
    table.does(0, new LevelUp(0)).does(new Take("Porter's Trick 12")).settle();
    table.does(0, new LevelUp(0)).does(new Take("Porter's Trick 14")).settle();
    while (table.offers(new Proceed())) {
      table.does(new Proceed());
    }
    table.does(new SetOut(20, false));
    Prepare second = hand(13, 12); // both cards of level 2
    table.refuses(0, second, "LVU-07");
    table.does(new AskFavour(Favour.POTENTIAL, ""));
    table.refuses(0, hand(13, 12, 14), "FAV-08"); // nothing stays out for it
    table.refuses(0, hand(15, 14), "FAV-08"); // of level 3, and only one of level 2 stays out
    table.refuses(0, hand(13, 15), "FAV-08"); // two of them
    table.refuses(0, hand(16), "LVU-07"); // above its level
    table.does(0, second).does(new Accept()).does(new Take("-2")); // Trick 14 stays out
    assertThat(setup(table).party().heroes().getFirst().hand())
        .extracting(AbilityCard::name)
        .contains("Porter's Trick 12", "Porter's Trick 13")
        .doesNotContain("Porter's Trick 14");
  }

  /** Six or so cards of level 1 and these. */
  private static Prepare hand(int... higher) {
    List<String> names =
        IntStream.concat(IntStream.rangeClosed(1, 8 - higher.length), IntStream.of(higher))
            .mapToObj(number -> "Porter's Trick " + number)
            .toList();
    return new Prepare(0, names, List.of());
  }
}
