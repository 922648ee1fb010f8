package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.campaign.CampaignSetup;
import haven.campaign.book.Books;
import haven.campaign.book.World;
import haven.campaign.journey.Homecoming;
import haven.campaign.keeper.CampaignChoice.Return;
import haven.content.pack.PackFiles;
import haven.content.pack.Packs;
import haven.model.Condition;
import haven.model.LootKind;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.map.Treasure;
import haven.model.monster.StatLine;
import haven.model.pack.Pack;
import haven.model.scenario.Situation;
import haven.play.item.LootPile.End;
import haven.play.scenario.HeroTally.Fate;
import haven.testkit.FrontierPack;
import haven.testkit.Rule;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The treasure index of Frosthaven: what each number gives, in a game and in a campaign (TRE). */
final class TreasureIndexTest {
  private static final Pack PACK = read();

  private static Pack read() {
    FrontierPack pack = new FrontierPack().withTreasureIndex();
    return Packs.read(new PackFiles(pack.id(), pack.texts())).orRefuse();
  }

  /** Porter has opened these in the first scenario; Smith has found nothing. */
  private static CampaignTable opened(Integer... numbers) {
    return CampaignTable.of(CampaignSetup.of(PACK, "Ada", "Bo"))
        .creates(0, "Porter")
        .creates(1, "Smith")
        .setsOut(1)
        .returns(
            End.COMPLETED,
            share -> share.character().equals("Porter") ? share.looting(numbers) : share)
        .settle();
  }

  /** Hero A opens it in a game. */
  private static Arena inAGame(int number) {
    Arena arena =
        Parties.of(
                Ruleset.FROSTHAVEN,
                "B   A   t   .   g",
                Arena.top(new Ability.Loot(1)),
                Arena.bottom())
            .monster('g', "Guard", StatLine.of(9, 0, 0, 0))
            .scenario(
                scenario -> scenario.wonBy(new Situation.Rounds(1)).loot(Map.of(LootKind.MONEY, 6)))
            .setup(
                setup ->
                    setup
                        .withLoot(StartTest.pool())
                        .withTreasures(
                            Map.of(number, PACK.treasures().getOrDefault(number, List.of()))));
    arena.room().treasure(arena.hex('t'), new Treasure.Numbered(number));
    arena.start().turnOf('A').performTop();
    arena.choose("yes");
    return arena.asIs();
  }

  @Test
  @Rule("TRE-00")
  void aTreasureIsLootedOnceAndForItsLooterAlone() {
    CampaignTable table = opened(65);
    assertThat(table.books().world().treasures()).containsExactly(65);
    assertThat(table.sheet("Porter").gold()).isEqualTo(15);
    assertThat(table.sheet("Smith").gold()).isZero();
    table.goesHome().setsOut(6);
    List<Homecoming.Share> shares =
        table.books().members().stream()
            .map(one -> new Homecoming.Share(one.name(), Fate.TAKES_PART, 0, 0, 0).looting(65))
            .toList();
    table.refuses(0, new Return(new Homecoming(End.COMPLETED, shares)), "BKK-26");
  }

  @Test
  @Rule({
    "TRE-01", "TRE-08", "TRE-10", "TRE-18", "TRE-20", "TRE-27", "TRE-28", "TRE-30", "TRE-32",
    "TRE-37", "TRE-43", "TRE-46", "TRE-48", "TRE-60", "TRE-63", "TRE-71", "TRE-77"
  })
  void lootCardsAreDrawnAtOnceByTheLooter() {
    Map.ofEntries(
            Map.entry(1, 4),
            Map.entry(8, 3),
            Map.entry(10, 3),
            Map.entry(18, 3),
            Map.entry(20, 4),
            Map.entry(27, 2),
            Map.entry(28, 4),
            Map.entry(30, 4),
            Map.entry(32, 3),
            Map.entry(37, 3),
            Map.entry(43, 4),
            Map.entry(46, 3),
            Map.entry(48, 3),
            Map.entry(60, 3),
            Map.entry(63, 5),
            Map.entry(71, 4),
            Map.entry(77, 3))
        .forEach(
            (number, cards) -> {
              Arena arena = inAGame(number);
              assertThat(arena.sheet('A').tally().loot().cards())
                  .as("treasure %d", number)
                  .hasSize(cards);
              assertThat(arena.sheet('B').tally().loot().cards()).isEmpty();
              assertThat(arena.game.state().lootDeck().size()).isEqualTo(6 - cards);
              assertThat(arena.figure("A").has(Condition.POISON)).isEqualTo(number == 27);
              assertThat(opened(number).sheet("Porter").gold()).as("told as gold").isZero();
            });
  }

  @Test
  @Rule({"TRE-02", "TRE-24", "TRE-66"})
  void someHarmTheLooter() {
    Map<Integer, Condition> conditions =
        Map.of(2, Condition.MUDDLE, 24, Condition.BANE, 66, Condition.BRITTLE);
    Map<Integer, Integer> damage = Map.of(2, 3, 24, 0, 66, 2);
    conditions.forEach(
        (number, condition) -> {
          Arena arena = inAGame(number);
          assertThat(arena.lost('A')).as("treasure %d", number).isEqualTo(damage.get(number));
          assertThat(arena.figure("A").has(condition)).isTrue();
          assertThat(arena.figure("B").has(condition)).isFalse();
          assertThat(opened(number).sheet("Porter").awaiting()).as("it is over").isEmpty();
        });
  }

  @Test
  @Rule({"TRE-47", "TRE-79", "TRE-80"})
  void experienceForTheLooter() {
    Map.of(47, 5, 79, 10, 80, 15)
        .forEach(
            (number, points) ->
                assertThat(inAGame(number).xp('A')).as("treasure %d", number).isEqualTo(points));
  }

  @Test
  @Rule({
    "TRE-04", "TRE-05", "TRE-06", "TRE-07", "TRE-13", "TRE-16", "TRE-26", "TRE-35", "TRE-36",
    "TRE-41", "TRE-42", "TRE-50", "TRE-52", "TRE-53", "TRE-55", "TRE-78", "TRE-81", "TRE-83",
    "TRE-84", "TRE-86"
  })
  void itemsForTheLooter() {
    Map.ofEntries(
            Map.entry(4, 200),
            Map.entry(5, 204),
            Map.entry(6, 199),
            Map.entry(7, 227),
            Map.entry(13, 207),
            Map.entry(16, 183),
            Map.entry(26, 223),
            Map.entry(35, 228),
            Map.entry(36, 222),
            Map.entry(41, 225),
            Map.entry(42, 206),
            Map.entry(50, 17),
            Map.entry(52, 208),
            Map.entry(53, 239),
            Map.entry(55, 205),
            Map.entry(78, 199),
            Map.entry(81, 226),
            Map.entry(83, 195),
            Map.entry(84, 221),
            Map.entry(86, 224))
        .forEach(
            (number, item) -> {
              CampaignTable table = opened(number);
              assertThat(table.sheet("Porter").items())
                  .as("treasure %d", number)
                  .containsExactly("Item " + item);
              assertThat(table.sheet("Smith").items()).isEmpty();
            });
  }

  @Test
  @Rule({"TRE-21", "TRE-22", "TRE-31", "TRE-40", "TRE-49", "TRE-59", "TRE-70", "TRE-72", "TRE-82"})
  void blueprintsForAll() {
    Map.ofEntries(
            Map.entry(21, 64),
            Map.entry(22, 68),
            Map.entry(31, 78),
            Map.entry(40, 77),
            Map.entry(49, 71),
            Map.entry(59, 81),
            Map.entry(70, 76),
            Map.entry(72, 80),
            Map.entry(82, 72))
        .forEach(
            (number, item) ->
                assertThat(opened(number).books().available("Item " + item))
                    .as("treasure %d", number)
                    .isEqualTo(2));
  }

  @Test
  @Rule({"TRE-03", "TRE-11", "TRE-14", "TRE-38", "TRE-44", "TRE-56", "TRE-58", "TRE-73", "TRE-74"})
  void randomBlueprints() {
    int before = opened(54).books().deck(Books.DESIGNS).size();
    for (int number : new int[] {3, 11, 14, 38, 44, 56, 58, 73, 74}) {
      assertThat(opened(number).books().deck(Books.DESIGNS).size())
          .as("treasure %d", number)
          .isEqualTo(before - 1);
    }
  }

  @Test
  @Rule({"TRE-09", "TRE-15", "TRE-23", "TRE-39", "TRE-61", "TRE-67", "TRE-76"})
  void randomScenarios() {
    for (int number : new int[] {9, 15, 23, 39, 61, 67, 76}) {
      CampaignTable table = opened(number);
      assertThat(table.books().deck(Books.SCENARIOS).size()).as("treasure %d", number).isEqualTo(2);
      assertThat(
              List.of(7, 8, 9).stream()
                  .filter(side -> table.books().world().is(side, World.Mark.UNLOCKED)))
          .hasSize(1);
    }
  }

  @Test
  @Rule({"TRE-17", "TRE-19", "TRE-25", "TRE-29", "TRE-33", "TRE-45", "TRE-64", "TRE-68"})
  void resourcesForTheLooter() {
    Map.ofEntries(
            Map.entry(17, "lumber 3"),
            Map.entry(19, "axenut 1 corpsecap 1 flamefruit 1"),
            Map.entry(25, "corpsecap 1 flamefruit 1"),
            Map.entry(29, "lumber 2 hide 2"),
            Map.entry(33, "lumber 3"),
            Map.entry(45, "lumber 2 metal 2"),
            Map.entry(64, "lumber 3"),
            Map.entry(68, "metal 4"))
        .forEach(
            (number, resources) -> {
              CampaignTable table = opened(number);
              String[] words = resources.split(" ", -1);
              assertThat(table.sheet("Porter").resources()).hasSize(words.length / 2);
              for (int i = 0; i < words.length; i += 2) {
                LootKind kind = LootKind.valueOf(words[i].toUpperCase(Locale.ROOT));
                assertThat(table.sheet("Porter").resource(kind))
                    .as("treasure %d", number)
                    .isEqualTo(Integer.parseInt(words[i + 1]));
              }
              assertThat(table.sheet("Smith").resources()).isEmpty();
            });
  }

  @Test
  @Rule({"TRE-62", "TRE-69"})
  void aBlueprintInTwoHalves() {
    assertThat(opened(62).books().available("Item 82")).isZero();
    assertThat(opened(69).books().available("Item 82")).isZero();
    assertThat(opened(62, 69).books().available("Item 82")).isEqualTo(2);
    assertThat(opened(69, 62).books().available("Item 82")).isEqualTo(2);
  }

  @Test
  @Rule({"TRE-34", "TRE-65", "TRE-75", "TRE-85"})
  void checkMarksAndGold() {
    assertThat(opened(34).sheet("Porter").checkmarks()).isEqualTo(1);
    assertThat(opened(75).sheet("Porter").checkmarks()).isEqualTo(1);
    assertThat(opened(65).sheet("Porter").gold()).isEqualTo(15);
    assertThat(opened(85).sheet("Porter").gold()).isEqualTo(10);
  }

  @Test
  @Rule({"TRE-12", "TRE-51", "TRE-54", "TRE-57"})
  void aStickerASectionNothingAndAScenario() {
    CampaignTable sticker = opened(12);
    assertThat(sticker.books().world().achievements()).containsExactly("Brummix");
    assertThat(sticker.books().outpost().sections(3)).containsExactly("99.1");
    assertThat(opened(51).books().outpost().defence()).isEqualTo(1); // section 78.1
    CampaignTable nothing = opened(54);
    assertThat(nothing.sheet("Porter").gold()).isZero();
    assertThat(nothing.sheet("Porter").items()).isEmpty();
    assertThat(nothing.books().world().treasures()).containsExactly(54);
    assertThat(opened(57).books().world().is(103, World.Mark.UNLOCKED)).isTrue();
  }
}
