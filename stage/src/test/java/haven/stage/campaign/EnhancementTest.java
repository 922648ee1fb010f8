package haven.stage.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import haven.campaign.CampaignSetup;
import haven.campaign.CampaignVariant;
import haven.campaign.book.Booking;
import haven.campaign.keeper.CampaignChoice.Enhance;
import haven.campaign.keeper.CampaignChoice.LevelUp;
import haven.campaign.keeper.CampaignChoice.Proceed;
import haven.campaign.keeper.CampaignChoice.Retire;
import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Element;
import haven.model.ability.ElementIcon;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.campaign.Sticker;
import haven.model.card.CardAction;
import haven.play.item.LootPile.End;
import haven.stage.CampaignTable;
import haven.testkit.FrontierPack;
import haven.testkit.GuildPack;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.Collections;
import org.junit.jupiter.api.Test;

/** Stickers on cards and what they cost (ENH). */
final class EnhancementTest {
  private static final Ruleset GH = Ruleset.GLOOMHAVEN;
  private static final Ruleset FH = Ruleset.FROSTHAVEN;

  /** A rich Mason, of that level, whose first trick is as given; the others are plain. */
  private static CampaignTable mason(Ruleset ruleset, int level, String top) {
    return mason(ruleset, level, top, "{move: 2}");
  }

  private static CampaignTable mason(Ruleset ruleset, int level, String top, String bottom) {
    StringBuilder text =
        new StringBuilder(
            "- class: Mason\n  hand-size: 8\n  hit-points: [8, 9, 11, 12, 14, 15, 17, 18, 20]\n"
                + "  perks: [{boxes: 9, add: [+1]}]\n  cards:\n");
    for (int i = 0; i < 9; i++) {
      boolean first = level == 1 && i == 0;
      text.append(
          card("Plain " + i, "1", first ? top : "{attack: 1}", first ? bottom : "{move: 1}"));
    }
    for (int above = 2; above <= 9; above++) {
      text.append(
          card(
              "Higher " + above,
              "" + above,
              level == above ? top : "{attack: 1}",
              level == above ? bottom : "{move: 1}"));
    }
    String gold = String.join(", ", Collections.nCopies(9, "{gold: 99}"));
    GuildPack guild =
        new GuildPack(ruleset.id())
            .rewarding("{global-achievement: Enhancing}, {prosperity: 22}, " + gold)
            .with(text + ENHANCER);
    return mason(CampaignSetup.of(Guild.read(guild), "Ada", "Bo"), level);
  }

  private static CampaignTable mason(CampaignSetup setup, int level) {
    CampaignTable table = CampaignTable.of(setup);
    table.comesUp("quests", "Rat Catcher", "Good Soul", "Good Soul", "Door Knocker");
    table.creates(0, "Mason").creates(1, "Smith").completes(1).goesHome();
    for (int next = 2; next <= level; next++) {
      table.does(0, new LevelUp(0)).settle(); // there is one card of each level
    }
    return table;
  }

  /** Only an outpost has it. */
  private static final String ENHANCER =
      "- {building: Enhancer 1, number: 44, at-first: standing, offers: [enhance]}\n";

  private static String card(String name, String level, String top, String bottom) {
    return "    - {card: %s, level: %s, initiative: 50, top: [%s], bottom: [%s]}%n"
        .formatted(name, level, top, bottom)
        .replace("\r", "");
  }

  private static Enhance sticker(int level, Sticker sticker) {
    return new Enhance(0, level == 1 ? "Plain 0" : "Higher " + level, true, 0, sticker, 0);
  }

  /** What a sticker costs that is bought on the first line of the top action. */
  private static int cost(CampaignTable table, int level, Sticker sticker) {
    int before = table.sheet("Mason").gold();
    table.does(0, sticker(level, sticker));
    return before - table.sheet("Mason").gold();
  }

  private static int cost(Ruleset ruleset, int level, String top, Sticker sticker) {
    return cost(mason(ruleset, level, top), level, sticker);
  }

  private static final String BRUTE_FORCE =
      "{attack: 2, gives: muddle, area: [\"@   x\", \"  x   x\"]}";

  @Test
  @Rule({"EX-ENH-01", "EX-ENH-02", "ENH-14", "ENH-15", "ENH-16", "ENH-17", "ENH-18"})
  void theExampleOfTheBookToTheGoldPiece() {
    CampaignTable table = mason(GH, 3, BRUTE_FORCE);
    assertThat(cost(table, 3, Sticker.ATTACK)).isEqualTo(150);
    assertThat(cost(table, 3, Sticker.HEX)).isEqualTo(191);
  }

  @Test
  @Rule({"ENH-24", "ENH-29", "ENH-30"})
  void inFrosthavenAHexIsRoundedUp() {
    CampaignTable table = mason(FH, 3, BRUTE_FORCE);
    assertThat(cost(table, 3, Sticker.ATTACK)).isEqualTo(150);
    assertThat(cost(table, 3, Sticker.HEX)).isEqualTo(192);
  }

  @Test
  @Rule({"ENH-01", "ENH-02"})
  void enhancingNeedsTheAchievementTheCityTheCardAndTheGold() {
    CampaignTable without = Guild.rewarded(GH, "{gold: 99}");
    without.refuses(0, new Enhance(0, "Porter's Trick 1", true, 0, Sticker.ATTACK, 0), "ENH-01");
    CampaignTable table = Guild.rewarded(GH, "{global-achievement: Enhancing}, {gold: 5}");
    table.refuses(0, new Enhance(0, "Porter's Trick 12", true, 0, Sticker.ATTACK, 0), "ENH-02");
    table.refuses(0, new Enhance(0, "Porter's Trick 1", true, 0, Sticker.ATTACK, 0), "ENH-02");
    CampaignTable away = mason(GH, 1, "{attack: 3}").setsOut(6);
    away.returns(End.COMPLETED, share -> share);
    away.refuses(0, sticker(1, Sticker.ATTACK), "ENH-01");
  }

  @Test
  @Rule("ENH-02")
  void stickersAreForGoodAndHoldForLaterCharactersOfTheClass() {
    CampaignTable table = mason(GH, 1, "{attack: 3}").fromNowOn();
    table.does(0, sticker(1, Sticker.ATTACK)).does(0, sticker(1, Sticker.POISON));
    assertThat(table.booked(Booking.Enhanced.class)).hasSize(2);
    table.setsOut(6);
    assertThat(first(table))
        .isEqualTo(Ability.attack(4, Aim.AS_USUAL, Rider.gives(Condition.POISON)));
  }

  private static Ability first(CampaignTable table) {
    return action(table).abilities().getFirst();
  }

  private static CardAction action(CampaignTable table) {
    return table
        .campaign()
        .scenario()
        .orElseThrow()
        .party()
        .heroes()
        .getFirst()
        .hand()
        .getFirst()
        .front()
        .top();
  }

  @Test
  @Rule("ENH-03")
  void aClassHasNoMoreEnhancedCardsThanTheTownHasProsperity() {
    CampaignTable table = mason(GH, 1, "{attack: 3}"); // prosperity level 5
    for (int card = 0; card < 5; card++) {
      table.does(0, new Enhance(0, "Plain " + card, true, 0, Sticker.ATTACK, 0));
    }
    table.refuses(0, new Enhance(0, "Plain 5", true, 0, Sticker.ATTACK, 0), "ENH-03");
    table.does(0, new Enhance(0, "Plain 0", true, 0, Sticker.ATTACK, 0)); // a card that has one
  }

  @Test
  @Rule({"ENH-04", "ENH-10", "ENH-11"})
  void plusOneOnEveryNumber() {
    assertThat(cost(GH, 1, "{move: 3}", Sticker.MOVE)).isEqualTo(30);
    assertThat(cost(GH, 1, "{attack: 3}", Sticker.ATTACK)).isEqualTo(50);
    assertThat(cost(GH, 1, "{attack: 3, range: 2}", Sticker.RANGE)).isEqualTo(30);
    assertThat(cost(GH, 1, "{shield: 1, lasts: round}", Sticker.SHIELD)).isEqualTo(100);
    assertThat(cost(GH, 1, "{attack: 3, push: 1}", Sticker.PUSH)).isEqualTo(30);
    assertThat(cost(GH, 1, "{attack: 3, pull: 1}", Sticker.PULL)).isEqualTo(30);
    assertThat(cost(GH, 1, "{attack: 3, pierce: 1}", Sticker.PIERCE)).isEqualTo(30);
    assertThat(cost(GH, 1, "{retaliate: 1, lasts: round}", Sticker.RETALIATE)).isEqualTo(100);
    assertThat(cost(GH, 1, "{heal: 3, target: self}", Sticker.HEAL)).isEqualTo(30);
    assertThat(cost(GH, 1, "{attack: 3, range: 2, targets: 2}", Sticker.TARGETS)).isEqualTo(100);
    mason(GH, 1, "{attack: 3}").refuses(0, sticker(1, Sticker.RANGE), "ENH-10");
  }

  @Test
  @Rule({"ENH-13", "ENH-05", "ENH-06", "ENH-07", "ENH-08"})
  void otherStickersAndWhereTheyBelong() {
    String attack = "{attack: 3}";
    assertThat(cost(GH, 1, attack, Sticker.POISON)).isEqualTo(75);
    assertThat(cost(GH, 1, attack, Sticker.WOUND)).isEqualTo(75);
    assertThat(cost(GH, 1, attack, Sticker.MUDDLE)).isEqualTo(50);
    assertThat(cost(GH, 1, attack, Sticker.IMMOBILIZE)).isEqualTo(100);
    assertThat(cost(GH, 1, attack, Sticker.DISARM)).isEqualTo(150);
    assertThat(cost(GH, 1, attack, Sticker.CURSE)).isEqualTo(75);
    assertThat(cost(GH, 1, "{heal: 2, target: self}", Sticker.STRENGTHEN)).isEqualTo(50);
    assertThat(cost(GH, 1, "{heal: 2, target: self}", Sticker.BLESS)).isEqualTo(50);
    assertThat(cost(GH, 1, "{move: 2}", Sticker.JUMP)).isEqualTo(50);
    assertThat(cost(GH, 1, attack, Sticker.FIRE)).isEqualTo(100);
    assertThat(cost(GH, 1, attack, Sticker.ANY_ELEMENT)).isEqualTo(150);
    mason(GH, 1, attack).refuses(0, sticker(1, Sticker.BLESS), "ENH-10");
    mason(GH, 1, "{heal: 2, target: self}").refuses(0, sticker(1, Sticker.POISON), "ENH-10");
    mason(GH, 1, "{move: 2}").refuses(0, sticker(1, Sticker.BLESS), "ENH-10");
    CampaignTable jump = mason(GH, 1, "{move: 2}");
    jump.does(0, sticker(1, Sticker.JUMP)).does(0, sticker(1, Sticker.FIRE)).setsOut(6);
    assertThat(first(jump)).isEqualTo(new Ability.Move(Value.of(2), true));
    assertThat(action(jump).infusions()).containsExactly(ElementIcon.of(Element.FIRE));
  }

  @Test
  @Rule("ENH-12")
  void summonsStats() {
    String rat = "{summon: Pet, hit-points: 3, move: 2, attack: 1, range: 2}";
    assertThat(cost(GH, 1, rat, Sticker.SUMMON_MOVE)).isEqualTo(100);
    assertThat(cost(GH, 1, rat, Sticker.SUMMON_ATTACK)).isEqualTo(100);
    assertThat(cost(GH, 1, rat, Sticker.SUMMON_RANGE)).isEqualTo(50);
    assertThat(cost(GH, 1, rat, Sticker.SUMMON_HIT_POINTS)).isEqualTo(50);
  }

  @Test
  @Rule({"ENH-09", "ENH-14"})
  void aHexGrowsThePattern() {
    CampaignTable table = mason(GH, 1, "{attack: 2, area: [\"@   x\"]}");
    assertThat(cost(table, 1, Sticker.HEX)).isEqualTo(200);
    assertThat(cost(table, 1, Sticker.HEX)).isEqualTo(100 + 75); // of two hexes now
    table.setsOut(6);
    assertThat(((Ability.Attack) first(table)).aim().area().orElseThrow().red()).hasSize(3);
  }

  @RulesetTest
  @Rule("EX-ENH-07")
  void anElementForSeveralTargets(Ruleset ruleset) {
    int gold = cost(ruleset, 1, "{attack: 2, range: 3, targets: 2}", Sticker.FIRE);
    assertThat(gold).isEqualTo(ruleset == GH ? 200 : 100);
  }

  @Test
  @Rule({"EX-ENH-03", "ENH-21", "ENH-26", "ENH-27"})
  void inFrosthavenALostActionCostsHalf() {
    assertThat(cost(FH, 1, "{attack: 3}, lost", Sticker.ATTACK)).isEqualTo(25);
    assertThat(cost(FH, 3, "{attack: 3, range: 2, targets: 2}", Sticker.ATTACK)).isEqualTo(150);
  }

  @Test
  @Rule({"EX-ENH-04", "ENH-28"})
  void andALastingBonusThreeTimesAsMuch() {
    assertThat(cost(FH, 1, "{shield: 1, lasts: persistent}, lost", Sticker.SHIELD)).isEqualTo(240);
  }

  @Test
  @Rule({"EX-ENH-06", "ENH-25", "ENH-30"})
  void theOrderOfTheChanges() {
    CampaignTable table = mason(FH, 2, "{attack: 3, range: 2, targets: 2}, lost");
    table.does(0, sticker(2, Sticker.ATTACK));
    assertThat(cost(table, 2, Sticker.WOUND)).isEqualTo(175);
    String lasting =
        "{active: [{at: start-of-turn, perform: {heal: 1, target: self}, whom: allies}],"
            + " lasts: persistent}";
    CampaignTable blessing = mason(FH, 1, lasting);
    assertThat(cost(blessing, 1, Sticker.BLESS)).isEqualTo(450);
    blessing.setsOut(6);
    assertThat(first(blessing).toString()).contains("BLESS");
  }

  /** The same Mason, in a campaign whose stickers come off again. */
  private static CampaignTable forAWhile(CampaignTable table, int level) {
    CampaignSetup setup = table.campaign().setup();
    return mason(setup.keeping(CampaignVariant.TEMPORARY_ENHANCEMENTS), level);
  }

  @Test
  @Rule({"EX-ENH-05", "ENH-33", "VAR-11"})
  void aStickerThatComesOffAgainIsCheaper() {
    CampaignTable forGood = mason(FH, 3, BRUTE_FORCE);
    forGood.does(0, sticker(3, Sticker.ATTACK));
    assertThat(cost(forGood, 3, Sticker.HEX)).isEqualTo(192);
    CampaignTable table = forAWhile(mason(FH, 3, BRUTE_FORCE), 3);
    assertThat(cost(table, 3, Sticker.ATTACK)).isEqualTo(120); // 150, less a fifth
    assertThat(cost(table, 3, Sticker.HEX)).isEqualTo(138);
  }

  @Test
  @Rule({"ENH-33", "VAR-11"})
  void allStickersOfTheClassComeOffWhenOneOfItRetires() {
    CampaignTable table = forAWhile(mason(FH, 1, "{attack: 3}"), 1);
    table.does(0, sticker(1, Sticker.ATTACK)).setsOut(6);
    assertThat(first(table)).isEqualTo(Ability.attack(4));
    table.returns(
        End.COMPLETED, share -> share.character().equals("Mason") ? share.doing(0, 5) : share);
    table.settle().goesHome().settle().does(0, new Retire(0)).settle();
    assertThat(table.books().enhancements()).isEmpty();
    table.creates(0, "Mason").setsOut(6);
    assertThat(
            table.campaign().scenario().orElseThrow().party().heroes().getLast().hand().stream()
                .map(card -> card.front().top().abilities().getFirst()))
        .contains(Ability.attack(3));
  }

  @Test
  @Rule({"ENH-20", "ENH-33"})
  void theBuildingMustStandAndMakesStickersCheaper() {
    CampaignTable none = FrontierLivesTest.home("{gold: 300}");
    none.refuses(0, new Enhance(0, "Porter's Trick 1", true, 0, Sticker.ATTACK, 0), "ENH-20");
    String building =
        "- {building: Enhancer 1, number: 44, at-first: standing, offers: [enhance],"
            + " discount: {off: 10, per-level: 10, per-earlier: 25}}\n";
    CampaignTable table =
        Frontier.table(new FrontierPack().rewarding("{gold: 300}").with(building))
            .comesUp("quests", "Rat Catcher", "Good Soul", "Good Soul", "Door Knocker");
    Frontier.played(table, share -> share).goesHome().settle();
    table.does(0, new Enhance(0, "Porter's Trick 1", true, 0, Sticker.ATTACK, 0));
    assertThat(table.sheet("Porter").gold()).isEqualTo(260);
    table.does(0, new Enhance(0, "Porter's Trick 1", true, 0, Sticker.ATTACK, 0));
    assertThat(table.sheet("Porter").gold()).isEqualTo(170); // 50 and 50 for the first one, less 10
    table.does(new Proceed());
    table.refuses(0, new Enhance(0, "Porter's Trick 1", true, 0, Sticker.ATTACK, 0), "OUT-11");
  }

  @Test
  @Rule({"ENH-21", "ENH-22", "ENH-23", "ENH-20"})
  void pricesOfFrosthaven() {
    String rat = "{summon: Pet, hit-points: 3, move: 2, attack: 1, range: 2}";
    assertThat(cost(FH, 1, rat, Sticker.SUMMON_HIT_POINTS)).isEqualTo(40);
    assertThat(cost(FH, 1, rat, Sticker.SUMMON_MOVE)).isEqualTo(60);
    assertThat(cost(FH, 1, rat, Sticker.SUMMON_ATTACK)).isEqualTo(100);
    assertThat(cost(FH, 1, rat, Sticker.SUMMON_RANGE)).isEqualTo(50);
    assertThat(cost(FH, 1, "{attack: 3, range: 2, targets: 2}", Sticker.TARGETS)).isEqualTo(75);
    assertThat(cost(FH, 1, "{attack: 3, pull: 1}", Sticker.PULL)).isEqualTo(20);
    assertThat(cost(FH, 1, "{attack: 3}", Sticker.POISON)).isEqualTo(50);
    assertThat(cost(FH, 1, "{attack: 3}", Sticker.IMMOBILIZE)).isEqualTo(150);
    assertThat(cost(FH, 1, "{attack: 3}", Sticker.MUDDLE)).isEqualTo(40);
    assertThat(cost(FH, 1, "{heal: 2, target: self}", Sticker.STRENGTHEN)).isEqualTo(100);
    assertThat(cost(FH, 1, "{heal: 2, target: self}", Sticker.REGENERATE)).isEqualTo(40);
    assertThat(cost(FH, 1, "{heal: 2, target: self}", Sticker.WARD)).isEqualTo(75);
    assertThat(cost(FH, 1, "{move: 2}", Sticker.JUMP)).isEqualTo(60);
    mason(FH, 1, "{attack: 3}").refuses(0, sticker(1, Sticker.DISARM), "ENH-21");
  }
}
