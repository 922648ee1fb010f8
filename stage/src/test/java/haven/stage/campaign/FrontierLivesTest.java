package haven.stage.campaign;

import static haven.campaign.keeper.CampaignPrompt.Kind.FAREWELL;
import static haven.campaign.keeper.CampaignPrompt.Kind.FIRST_ITEMS;
import static haven.campaign.keeper.CampaignPrompt.Kind.PERK;
import static haven.campaign.keeper.CampaignPrompt.Kind.QUEST;
import static org.assertj.core.api.Assertions.assertThat;

import haven.campaign.CampaignSetup;
import haven.campaign.book.Booking;
import haven.campaign.book.Books;
import haven.campaign.book.CharacterSheet;
import haven.campaign.book.CharacterSheet.Fate;
import haven.campaign.journey.Homecoming;
import haven.campaign.journey.Homecoming.Share;
import haven.campaign.keeper.CampaignChoice.Abandon;
import haven.campaign.keeper.CampaignChoice.Buy;
import haven.campaign.keeper.CampaignChoice.Create;
import haven.campaign.keeper.CampaignChoice.Decline;
import haven.campaign.keeper.CampaignChoice.Give;
import haven.campaign.keeper.CampaignChoice.Join;
import haven.campaign.keeper.CampaignChoice.LevelUp;
import haven.campaign.keeper.CampaignChoice.MarkPerk;
import haven.campaign.keeper.CampaignChoice.Prepare;
import haven.campaign.keeper.CampaignChoice.Proceed;
import haven.campaign.keeper.CampaignChoice.Retire;
import haven.campaign.keeper.CampaignChoice.Return;
import haven.campaign.keeper.CampaignChoice.SetOut;
import haven.campaign.keeper.CampaignChoice.StayBehind;
import haven.campaign.keeper.CampaignChoice.Take;
import haven.model.LootKind;
import haven.model.card.AbilityCard;
import haven.model.card.ModifierCard;
import haven.model.card.Perk;
import haven.play.item.LootPile.End;
import haven.play.scenario.Hero;
import haven.play.scenario.HeroTally;
import haven.rulebook.Edition;
import haven.stage.CampaignTable;
import haven.testkit.FrontierPack;
import haven.testkit.Rule;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** How characters begin, follow each other and grow on the frontier (CHR, LVU). */
final class FrontierLivesTest {
  private static final List<String> FIRST_CLASSES =
      List.of("Banner Spear", "Drifter", "Boneshaper", "Deathwalker", "Blinkblade", "Geminate");

  static CampaignTable home(String rewards) {
    return Frontier.rewarded(rewards).goesHome().settle();
  }

  private static String simpleClass(String name, String more) {
    StringBuilder text =
        new StringBuilder(
            "- class: %s\n  hand-size: 8\n  hit-points: [8, 9, 11, 12, 14, 15, 17, 18, 20]\n%s"
                .formatted(name, more));
    text.append("  cards:\n");
    for (int i = 1; i <= 11; i++) {
      text.append(
          "    - {card: %s %d, level: %s, initiative: %d, top: [{attack: 2}], bottom: [{move: 2}]}\n"
              .formatted(name, i, i > 8 ? "X" : "1", 10 + i));
    }
    return text.toString();
  }

  @Test
  @Rule("CHR-01b")
  void sixClassesAreThereAtFirstAndElevenLieInBoxes() {
    StringBuilder classes = new StringBuilder();
    FIRST_CLASSES.forEach(name -> classes.append(simpleClass(name, "")));
    for (int i = 1; i <= 11; i++) {
      classes.append(simpleClass("Sealed " + i, "  locked: true\n"));
    }
    CampaignTable table =
        Frontier.rewarded("{class: Sealed 3}", classes.toString()).goesHome().settle();
    assertThat(table.books().world().classes()).containsAll(FIRST_CLASSES).contains("Sealed 3");
    table.refuses(0, new Create(0, "Sealed 4", "", 1), "CHR-01b");
    table.does(0, new Create(0, "Sealed 3", "", 1)).settle();
    assertThat(table.sheet("Sealed 3").isActive()).isTrue();
    assertThat(table.campaign().setup().pack().characterClass("Sealed 3").own()).hasSize(11);
  }

  @Test
  @Rule({"CHR-02a", "CHR-04b"})
  void eachPlayerHasOneCharacterAndANewOneIsMadeInDowntime() {
    CampaignTable table = Frontier.table(new FrontierPack()).creates(0, "Porter");
    table.refuses(0, new SetOut(1, false), "LVL-14"); // one is not enough
    table.creates(1, "Smith").setsOut(1).returns(End.COMPLETED, share -> share).settle();
    table.refuses(0, new Create(0, "Cook", "", 1), "CHR-04b"); // not on the way
    table.goesHome().settle();
    table.does(0, new Create(0, "Cook", "", 1));
    assertThat(table.campaign().prompt().kind()).isEqualTo(FAREWELL);
    table.settle();
    assertThat(table.books().members()).extracting(CharacterSheet::name).contains("Cook", "Smith");
    table.refuses(0, new Join(table.number("Porter")), "CHR-02a");
    table.does(new Proceed()).refuses(0, new Create(0, "Fiddler", "", 1), "CHR-04b");
  }

  @Test
  @Rule({"CHR-14a", "CHR-03b"})
  void whoeverIsFollowedIsSetAsideOrGivenUp() {
    CampaignTable aside = home("{resource: hide, number: 3}, {gold: 12}, {item: Oak Boots}");
    String quest = aside.sheet("Porter").quest();
    aside.does(0, new Create(0, "Cook", "", 1)).does(new StayBehind(0)).settle();
    CharacterSheet porter = aside.sheet("Porter");
    assertThat(porter.isActive()).isTrue();
    assertThat(porter.gold()).isEqualTo(12);
    assertThat(porter.resource(LootKind.HIDE)).isEqualTo(3);
    assertThat(porter.items()).containsExactly("Oak Boots");
    assertThat(porter.quest()).isEqualTo(quest);
    aside.refuses(1, new Create(1, "Porter", "Another", 1), "CHR-03b");
    aside.does(0, new StayBehind(aside.number("Cook"))).does(0, new Join(0));
    assertThat(aside.books().members()).extracting(CharacterSheet::name).contains("Porter");

    CampaignTable gone = home("{resource: hide, number: 3}, {gold: 12}, {item: Oak Boots}");
    int boots = gone.books().available("Oak Boots");
    gone.does(0, new Create(0, "Cook", "", 1)).does(new Abandon(0)).settle();
    assertThat(gone.sheet("Porter").fate()).isEqualTo(Fate.ABANDONED);
    assertThat(gone.sheet("Porter").gold()).isZero();
    assertThat(gone.books().available("Oak Boots")).isEqualTo(boots + 1);
    assertThat(gone.books().outpost().supply(LootKind.HIDE)).isEqualTo(3);
    gone.does(0, new Create(0, "Porter", "", 1)); // the class is free again
    assertThat(gone.campaign().prompt().kind()).isEqualTo(FAREWELL);
  }

  @Test
  @Rule({"CHR-05b", "CHR-09b"})
  void twoQuestsAreDrawnOneIsKeptAndThereIsGoldToSpend() {
    CampaignTable table =
        Frontier.table(new FrontierPack()).comesUp(Books.QUESTS, "Old Debts", "Well Met");
    table.does(0, new Create(0, "Porter", "Hulda", 1));
    assertThat(table.campaign().prompt().kind()).isEqualTo(QUEST);
    table.does(new Take("Well Met"));
    assertThat(table.books().deck(Books.QUESTS).mayCome()).contains("Old Debts");
    assertThat(table.campaign().prompt().kind()).isEqualTo(FIRST_ITEMS);
    table.does(new Buy(0, "Oak Boots")).does(new Decline());
    assertThat(table.sheet("Hulda").items()).containsExactly("Oak Boots");
    assertThat(table.sheet("Hulda").gold()).isZero();
    assertThat(table.sheet("Hulda").level()).isEqualTo(1);
    assertThat(table.sheet("Hulda").experience()).isZero();
  }

  @Test
  @Rule("CHR-06")
  void whetherQuestsAreSecretIsForTheGroupToSay() {
    CampaignTable secret = Frontier.table(new FrontierPack()).creates(0, "Porter");
    assertThat(secret.campaign().viewFor(0).characters().getFirst().quest()).isNotEmpty();
    assertThat(secret.campaign().viewFor(1).characters().getFirst().quest()).isEmpty();
    CampaignSetup setup = secret.campaign().setup();
    CampaignSetup open =
        new CampaignSetup(setup.pack(), setup.people(), setup.variants(), setup.agreement(), true);
    CampaignTable all = CampaignTable.of(open).creates(0, "Porter");
    assertThat(all.campaign().viewFor(1).characters().getFirst().quest()).isNotEmpty();
  }

  @Test
  @Rule({"CHR-07b", "CHR-09b", "LVU-10b"})
  void levelsUpToHalfTheProsperityAreFree() {
    CampaignTable table = home("{prosperity: 27}"); // prosperity level 4
    assertThat(table.books().prosperityLevel()).isEqualTo(4);
    table.refuses(0, new Create(0, "Cook", "", 3), "CHR-07b");
    table.does(0, new Create(0, "Cook", "", 2)).does(new StayBehind(0)).settle();
    assertThat(table.sheet("Cook").level()).isEqualTo(2);
    assertThat(table.sheet("Cook").experience()).isEqualTo(45);
    assertThat(table.sheet("Cook").cards()).hasSize(1);
    assertThat(
            table.booked(Booking.Gold.class).stream()
                .filter(one -> one.character() == 2)
                .findFirst()
                .orElseThrow()
                .number())
        .isEqualTo(60); // ten for each level of prosperity, and twenty
    table.does(1, new LevelUp(1)).settle(); // the Smith may, too, and need not
    assertThat(table.sheet("Smith").level()).isEqualTo(2);
    assertThat(table.sheet("Smith").experience()).isEqualTo(45);
    table.refuses(1, new LevelUp(1), "LVU-02b");
  }

  @Test
  @Rule({"CHR-08c", "CRA-12"})
  void aNewCampaignBeginsWithThirtyGoldForTheFirstItems() {
    StringBuilder items = new StringBuilder();
    for (int number = 120; number <= 128; number++) {
      items.append(sold("First Item " + number, number));
    }
    for (int number : List.of(10, 25, 72, 105, 109, 116)) {
      items.append(sold("Guest Item " + number, 600 + number)); // of the other game's box
    }
    CampaignTable table = Frontier.table(new FrontierPack().with(items.toString()));
    table.does(0, new Create(0, "Porter", "", 1)).does(table.campaign().prompt().options().get(0));
    assertThat(table.campaign().prompt().kind()).isEqualTo(FIRST_ITEMS);
    for (int number = 120; number <= 128; number++) {
      assertThat(table.offers(new Buy(0, "First Item " + number))).isTrue();
    }
    table.does(new Buy(0, "First Item 120")).does(new Buy(0, "Guest Item 25"));
    assertThat(table.offers(new Buy(0, "First Item 121"))).isFalse(); // 10 of 30 gold are left
    table.does(new Decline());
    assertThat(table.sheet("Porter").gold()).isZero();
    assertThat(table.sheet("Porter").items()).hasSize(2);
  }

  private static String sold(String name, int number) {
    return """
    - item: %s
      number: %d
      slot: small
      then: spent
      use: {when: during-turn, do: [{heal: 1, target: self}]}
      text: Heal 1, self.
      cost: 10
      copies: 2
      prosperity: 1
    """
        .formatted(name, number)
        .replace("cost: 10", number == 120 ? "cost: 15" : "cost: 12")
        .replace("cost: 12", number > 600 ? "cost: 6" : "cost: 12");
  }

  @Test
  @Rule("CHR-11b")
  @Rule(value = "CHR-12", in = Edition.FH)
  void cardsOfLevelXTakeThePlacesOfCardsOfLevelOne() {
    CampaignTable table = Frontier.table(new FrontierPack()).creates(0, "Porter");
    table.creates(1, "Smith");
    List<AbilityCard> first = table.campaign().setup().pack().characterClass("Porter").firstHand(1);
    assertThat(first).hasSize(8).allMatch(card -> card.level() == 1);
    List<String> mixed =
        IntStream.of(1, 2, 3, 4, 5, 6, 9, 10).mapToObj(n -> "Porter's Trick " + n).toList();
    List<String> nine = IntStream.rangeClosed(1, 9).mapToObj(n -> "Porter's Trick " + n).toList();
    table.refuses(0, new Prepare(0, nine, List.of()), "LVU-07");
    table.refuses(0, new Prepare(0, List.of("Porter's Trick 12"), List.of()), "LVU-07");
    table.does(0, new Prepare(0, mixed, List.of())).setsOut(1);
    Hero porter = table.campaign().scenario().orElseThrow().party().heroes().getFirst();
    assertThat(porter.hand()).extracting(AbilityCard::name).containsExactlyElementsOf(mixed);
    assertThat(porter.hand()).allMatch(card -> card.level() == 1); // X counts as 1
    table.returns(End.COMPLETED, share -> share).settle().goesHome().settle();
    table.does(0, new Prepare(0, List.of(), List.of())); // another selection for another scenario
    assertThat(table.sheet("Porter").hand()).isEmpty();
  }

  @Test
  @Rule(
      value = {"CHR-15a", "RTR-14"},
      in = Edition.FH)
  void withoutAQuestLeftThereIsNoneAndNoRetirement() {
    CampaignTable table =
        Frontier.rewarded("{gold: 1}", simpleClass("Mason", "") + simpleClass("Roofer", ""))
            .goesHome()
            .settle();
    for (String next : List.of("Cook", "Fiddler", "Mason")) {
      table.does(0, new Create(0, next, "", 1)).settle(); // and those before are set aside
    }
    assertThat(table.books().deck(Books.QUESTS).isEmpty()).isTrue();
    table.does(1, new Create(1, "Roofer", "", 1)).settle();
    assertThat(table.sheet("Roofer").quest()).isEmpty();
    table.refuses(1, new Retire(table.number("Roofer")), "RTR-01b");
    table.does(1, new StayBehind(table.number("Roofer"))).does(1, new Join(1)); // at will
    assertThat(table.books().party().members()).contains(1);
  }

  private static final String MASON =
      """
      traits: [armored]
      masteries:
        - {mastery: Busy, feats: [{deed: kill, at-least: 3}]}
        - {mastery: Calm, feats: [{deed: attack, at-most: 0}]}
      perks:
        - {boxes: 2, joined: true, remove: [-1, -1]}
        - {boxes: 2, add: [+1]}
        - {ignore: [item-minuses]}
        - {ignore: [scenario-effects]}
        - {boxes: 3, hit-points: 3}
      """
          .indent(2);

  /** Ada's Mason and Bo's Smith come home after that scenario. */
  private static CampaignTable mason(UnaryOperator<Share> told, String more) {
    CampaignTable table =
        Frontier.table(new FrontierPack().with(simpleClass("Mason", MASON) + more));
    table.creates(0, "Mason").creates(1, "Smith").setsOut(1);
    return table.fromNowOn().returns(End.COMPLETED, told);
  }

  @Test
  @Rule({"LVU-11b", "LVU-18"})
  void eachMasteryGivesOneMarkOnceAndOnlyIfTheScenarioIsCompleted() {
    CampaignTable table =
        mason(one -> one.character().equals("Mason") ? one.mastering("Busy") : one, "");
    assertThat(table.campaign().prompt().kind()).isEqualTo(PERK);
    table.does(new MarkPerk(1)).goesHome().settle();
    assertThat(table.sheet("Mason").masteries()).containsExactly("Busy");
    assertThat(table.booked(Booking.PerkGained.class)).hasSize(1);
    assertThat(table.booked(Booking.PerkGained.class).getFirst().rule().text()).isEqualTo("LVU-18");
    table.fromNowOn().setsOut(1);
    table.returns(
        End.COMPLETED,
        one ->
            one.character().equals("Mason")
                ? new Share("Mason", HeroTally.Fate.EXHAUSTED, 0, 0, 3).mastering("Busy", "Calm")
                : one);
    table.settle();
    assertThat(table.sheet("Mason").masteries()).containsExactly("Busy", "Calm");
    assertThat(table.booked(Booking.PerkGained.class)).hasSize(2); // three check marks and Calm
    CampaignTable lost = Frontier.table(new FrontierPack().with(simpleClass("Mason", MASON)));
    lost.creates(0, "Mason").creates(1, "Smith").setsOut(1);
    lost.refuses(
        0,
        new Return(
            new Homecoming(
                End.COMPLETED,
                List.of(
                    new Share("Mason", HeroTally.Fate.TAKES_PART, 0, 0, 0).mastering("Unheard of"),
                    new Share("Smith", HeroTally.Fate.TAKES_PART, 0, 0, 0)))),
        "BKK-03");
    lost.returns(
        End.LOST_AND_RETURNED,
        one -> one.character().equals("Mason") ? one.mastering("Busy") : one);
    assertThat(lost.sheet("Mason").masteries()).isEmpty();
    assertThat(lost.sheet("Mason").perks()).isEmpty();
  }

  @Test
  @Rule("LVU-14")
  void joinedBoxesMustAllBeMarkedFirst() {
    CampaignTable table =
        mason(one -> one.character().equals("Mason") ? one.mastering("Busy", "Calm") : one, "");
    table.does(new MarkPerk(0)).does(new MarkPerk(2));
    assertThat(deckOf(table)).hasSize(20);
    CampaignTable both =
        mason(one -> one.character().equals("Mason") ? one.mastering("Busy", "Calm") : one, "");
    both.does(new MarkPerk(0)).does(new MarkPerk(0));
    assertThat(deckOf(both)).hasSize(18); // once, when the second box is marked
    assertThat(both.sheet("Mason").perks()).containsEntry(0, 2);
  }

  private static List<ModifierCard> deckOf(CampaignTable table) {
    table.settle().goesHome().settle().setsOut(1);
    return table.campaign().scenario().orElseThrow().party().heroes().getFirst().deck();
  }

  @Test
  @Rule({"LVU-19", "LVU-20"})
  void perksBesideTheDeckWorkInEveryScenario() {
    String item = sold("Heavy Plate", 700).replace("copies: 2", "copies: 2\n  minus-ones: 2");
    CampaignTable table =
        Frontier.table(
            new FrontierPack()
                .rewarding("{item: Heavy Plate}, {item: Heavy Plate}")
                .with(simpleClass("Mason", MASON) + item));
    table.creates(0, "Mason").creates(1, "Smith").setsOut(1);
    table.returns(
        End.COMPLETED,
        one -> one.character().equals("Mason") ? one.mastering("Busy", "Calm") : one);
    table.does(new MarkPerk(2)).does(new MarkPerk(3)).does(new Give(0)).does(new Give(1));
    table.settle().goesHome().settle().setsOut(1);
    List<Hero> heroes = table.campaign().scenario().orElseThrow().party().heroes();
    assertThat(heroes.getFirst().ignores())
        .containsExactly(Perk.Ignores.ITEM_MINUSES, Perk.Ignores.SCENARIO_EFFECTS);
    assertThat(heroes.getFirst().deck()).hasSize(20); // its own -1 cards stay
    assertThat(heroes.getFirst().deck()).contains(ModifierCard.plus(-1));
    assertThat(heroes.getLast().deck()).hasSize(22);
  }

  @Test
  @Rule("LVU-02b")
  void aLevelUpIsDueInDowntimeAndNowhereElse() {
    CampaignTable table =
        Frontier.played(
            Frontier.table(new FrontierPack().rewarding("{unlocks: 2}, {links: 2}")),
            share -> Guild.told(share, 45, 0, 0));
    table.refuses(0, new LevelUp(0), "LVU-02b");
    assertThat(table.offers(new SetOut(2, false))).isTrue(); // linked: no Outpost Phase between
    table.goesHome().settle().refuses(0, new Proceed(), "LVU-02b");
    table.does(0, new LevelUp(0)).settle().does(1, new LevelUp(1)).settle();
    table.does(new Proceed());
    assertThat(table.sheet("Porter").level()).isEqualTo(2);
  }
}
