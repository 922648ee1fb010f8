package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import haven.board.OverlayTile;
import haven.board.Terrain;
import haven.model.Cite;
import haven.model.Difficulty;
import haven.model.LootKind;
import haven.model.Ruleset;
import haven.model.Variant;
import haven.model.ability.Ability;
import haven.model.card.CharacterClass;
import haven.model.map.HexEffect;
import haven.model.map.TileKind;
import haven.model.rules.LootRules;
import haven.model.rules.PartyRules.Journey;
import haven.model.scenario.Situation;
import haven.play.Refused;
import haven.play.engine.Choice;
import haven.play.engine.Prompt;
import haven.play.scenario.Hero;
import haven.play.scenario.HeroResult;
import haven.play.scenario.Party;
import haven.play.scenario.Setup;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** The level of a scenario, what it comes to, and who may set out. */
final class LevelsTest {
  private static final int HIT_POINTS = 10;

  /** At which level a game is played, as its monsters show. */
  private static int level(Setup setup) {
    return Outing.of(setup).guardHitPoints() - HIT_POINTS;
  }

  private static int recommended(Ruleset ruleset, int... levels) {
    return level(Outing.setup(ruleset, levels));
  }

  @RulesetTest
  @Rule("EX-LVL-01")
  void theLevelRisesOnlyWithTheFirstCharacterOfLevelThree(Ruleset ruleset) {
    assertThat(recommended(ruleset, 2, 2, 2)).isEqualTo(1);
    assertThat(recommended(ruleset, 2, 2, 3)).isEqualTo(2);
  }

  @RulesetTest
  @Rule("EX-LVL-02")
  void anAverageOfFourAndAQuarterGivesLevelThree(Ruleset ruleset) {
    assertThat(recommended(ruleset, 6, 4, 4, 3)).isEqualTo(3);
  }

  @RulesetTest
  @Rule("LVL-01")
  void theRecommendedLevelIsHalfTheAverageRoundedUpOnce(Ruleset ruleset) {
    assertThat(recommended(ruleset, 1, 1)).isEqualTo(1);
    assertThat(recommended(ruleset, 9, 9, 9, 9)).isEqualTo(5);
    assertThat(recommended(ruleset, 3, 2, 1)).isEqualTo(1);
    assertThat(recommended(ruleset, 4, 5)).as("4.5 is not rounded to 5 or 4 first").isEqualTo(3);
    assertThat(recommended(ruleset, 4, 4, 5)).as("nor 4.33 down to 4").isEqualTo(3);
  }

  @RulesetTest
  @Rule({"EX-LVL-03", "VAR-03b", "VAR-04b"})
  void threeCharactersOfLevelFourPlayAtTwoOrSoloAtThree(Ruleset ruleset) {
    Setup solo = solo(ruleset, 4, 4, 4);
    assertThat(level(solo)).isEqualTo(2);
    assertThat(level(solo.playing(Variant.SOLO))).isEqualTo(3);
    assertThat(level(Outing.setup(ruleset, 4, 4, 4).playing(Variant.OPEN_INFORMATION)))
        .isEqualTo(3);
  }

  private static Setup solo(Ruleset ruleset, int... levels) {
    return Outing.setup(ruleset, Party.solo(Outing.heroes(ruleset, levels)));
  }

  private static void anyFromZeroToSeven(Ruleset ruleset, String rule) {
    Setup setup = Outing.setup(ruleset, 1, 1);
    for (int level = 0; level <= 7; level++) {
      assertThat(level(setup.withLevel(level))).isEqualTo(level);
    }
    for (int level : List.of(-1, 8)) {
      assertThatThrownBy(() -> Outing.of(setup.withLevel(level)))
          .isInstanceOf(Refused.class)
          .hasMessageContaining(rule);
    }
  }

  private static void namedSteps(Ruleset ruleset) {
    Setup setup = Outing.setup(ruleset, 3, 4);
    assertThat(level(setup.withDifficulty(Difficulty.EASY))).isEqualTo(1);
    assertThat(level(setup.withDifficulty(Difficulty.NORMAL))).isEqualTo(2);
    assertThat(level(setup.withDifficulty(Difficulty.HARD))).isEqualTo(3);
    assertThat(level(setup.withDifficulty(Difficulty.VERY_HARD))).isEqualTo(4);
  }

  @RulesetTest
  @Rule("LVL-02a")
  void anyLevelByNumberOrByName(Ruleset ruleset) {
    anyFromZeroToSeven(ruleset, "LVL-02a");
    namedSteps(ruleset);
  }

  @RulesetTest
  @Rule({"LVL-02b", "JLC-25"})
  void anotherLevelForTheNextAttempt(Ruleset ruleset) {
    anyFromZeroToSeven(ruleset, "LVL-02b");
    namedSteps(ruleset);
    Setup hard = Outing.setup(ruleset, 3, 4).withDifficulty(Difficulty.HARD);
    Outing lost = Outing.of(hard, scenario -> scenario.lostBy(new Situation.Rounds(1)));
    lost.walk();
    lost.result();
    Journey again = lost.arena().game.resultIfTriedAgain().next().journey();
    assertThat(level(hard.arriving(again).withDifficulty(Difficulty.EASY))).isEqualTo(1);
  }

  @RulesetTest
  @Rule("LVL-02c")
  void anyLevelByNumberOnly(Ruleset ruleset) {
    anyFromZeroToSeven(ruleset, "LVL-02c");
    for (Difficulty step : Difficulty.values()) {
      assertThatThrownBy(() -> Outing.setup(ruleset, 3, 4).withDifficulty(step))
          .hasMessageContaining("LVL-02c");
    }
    assertThat(recommended(ruleset, 3, 4)).isEqualTo(2);
  }

  /** What a level comes to: guard, elite guard, trap, hazard, gold of a coin, bonus experience. */
  private record Came(int guard, int elite, int trap, int hazard, int gold, int bonus) {
    static Came of(Setup setup) {
      boolean cards = setup.ruleset().loot().token() == LootRules.Token.LOOT_CARD;
      Outing outing =
          Outing.of(
              setup.withLoot(StartTest.pool()),
              scenario -> scenario.loot(Map.of(LootKind.MONEY, 4)));
      int elite = outing.arena().game.state().terms().eliteHitPoints().getOrDefault("Guard", 0);
      int guard = outing.guardHitPoints();
      List<Integer> damage = outing.walk();
      HeroResult hero = outing.result().heroes().getFirst();
      int coins = cards ? 2 : 1;
      assertThat(hero.gold() % coins).isZero();
      return new Came(
          guard - HIT_POINTS,
          elite - 2 * HIT_POINTS,
          damage.get(0),
          damage.get(1),
          hero.gold() / coins,
          hero.bonusExperience());
    }

    static List<Came> ofAll(Setup setup, int highest) {
      List<Came> all = new ArrayList<>();
      for (int level = 0; level <= highest; level++) {
        all.add(of(setup.withLevel(level)));
      }
      return all;
    }
  }

  @RulesetTest
  @Rule({"LVL-03", "LVL-04", "LVL-05", "LVL-07", "JLC-26"})
  void monstersCoinsTrapsAndBonusGrowWithTheLevel(Ruleset ruleset) {
    List<Came> all = Came.ofAll(Outing.setup(ruleset, 1, 1), 7);
    assertThat(all).extracting(Came::guard).containsExactly(0, 1, 2, 3, 4, 5, 6, 7);
    assertThat(all).extracting(Came::elite).containsExactly(0, 1, 2, 3, 4, 5, 6, 7);
    assertThat(all).extracting(Came::gold).containsExactly(2, 2, 3, 3, 4, 4, 5, 6);
    assertThat(all).extracting(Came::trap).containsExactly(2, 3, 4, 5, 6, 7, 8, 9);
    assertThat(all).extracting(Came::bonus).containsExactly(4, 6, 8, 10, 12, 14, 16, 18);
  }

  @RulesetTest
  @Rule("LVL-06a")
  void hazardousTerrainHurtsHalfAsMuchAsATrap(Ruleset ruleset) {
    assertThat(Came.ofAll(Outing.setup(ruleset, 1, 1), 7))
        .extracting(Came::hazard)
        .containsExactly(1, 1, 2, 2, 3, 3, 4, 4);
  }

  @RulesetTest
  @Rule("LVL-06b")
  void hazardousTerrainHurtsOneMoreForThreeLevels(Ruleset ruleset) {
    assertThat(Came.ofAll(Outing.setup(ruleset, 1, 1), 7))
        .extracting(Came::hazard)
        .containsExactly(1, 2, 2, 2, 3, 3, 3, 4);
  }

  private static void raisesMonstersAndTrapsOnly(Setup setup) {
    List<Came> all = Came.ofAll(setup, 6);
    assertThat(all).extracting(Came::guard).containsExactly(1, 2, 3, 4, 5, 6, 7);
    assertThat(all).extracting(Came::gold).containsExactly(2, 2, 3, 3, 4, 4, 5);
    assertThat(all).extracting(Came::trap).containsExactly(3, 4, 5, 6, 7, 8, 9);
    assertThat(all).extracting(Came::bonus).containsExactly(4, 6, 8, 10, 12, 14, 16);
    Came seven = Came.of(setup.withLevel(7));
    assertThat(seven.guard()).as("the highest on the stat card").isEqualTo(7);
    assertThat(List.of(seven.gold(), seven.bonus())).containsExactly(6, 18);
    assertThat(Outing.of(setup).arena().game.setup().level()).as("as recommended").isEqualTo(1);
  }

  @RulesetTest
  @Rule({"LVL-11a", "VAR-03a"})
  void soloPlayRaisesMonstersAndTrapsButNoRewards(Ruleset ruleset) {
    raisesMonstersAndTrapsOnly(solo(ruleset, 1, 1).playing(Variant.SOLO));
    assertThat(Came.of(solo(ruleset, 1, 1)).guard()).as("if it likes").isEqualTo(1);
    assertThatThrownBy(() -> Outing.of(Outing.setup(ruleset, 1, 1).playing(Variant.SOLO)))
        .as("several players do not play solo")
        .isInstanceOf(Refused.class);
  }

  @RulesetTest
  @Rule({"LVL-12a", "VAR-04a"})
  void openInformationIsAdjustedAsSoloPlay(Ruleset ruleset) {
    raisesMonstersAndTrapsOnly(Outing.setup(ruleset, 1, 1).playing(Variant.OPEN_INFORMATION));
    raisesMonstersAndTrapsOnly(solo(ruleset, 1, 1).playing(Variant.OPEN_INFORMATION, Variant.SOLO));
    handsAreOpen(ruleset);
  }

  /** Whether the second player sees the hand of the first, while cards are chosen. */
  private static void handsAreOpen(Ruleset ruleset) {
    Setup setup = Outing.setup(ruleset, 1, 1);
    for (boolean open : List.of(true, false)) {
      Outing outing = Outing.of(open ? setup.playing(Variant.OPEN_INFORMATION) : setup);
      outing.arena().choose(new Choice.Cards(0, 1));
      var first = outing.arena().game.viewFor(1).heroes().getFirst();
      assertThat(first.hand().isPresent()).isEqualTo(open);
      assertThat(first.selected().isPresent()).isEqualTo(open);
    }
  }

  private static void followsTheFormula(Ruleset ruleset, Variant... variants) {
    Setup setup = solo(ruleset, 4, 5, 4).playing(variants);
    assertThat(Came.of(setup))
        .as("(4.33 + 1) / 2 rounded up, and everything follows")
        .isEqualTo(Came.of(Outing.setup(ruleset, 4, 5, 4).withLevel(3)));
    assertThat(level(solo(ruleset, 2, 2).playing(variants))).isEqualTo(2);
    assertThat(level(solo(ruleset, 3, 3).playing(variants))).isEqualTo(2);
    assertThat(level(solo(ruleset, 3, 3).playing(variants).withLevel(5)))
        .as("any other level may be chosen")
        .isEqualTo(5);
  }

  @RulesetTest
  @Rule({"LVL-11b", "LVL-11c", "VAR-13"})
  void soloPlayIsAtTheLevelOfCharactersOneHigher(Ruleset ruleset) {
    followsTheFormula(ruleset, Variant.SOLO);
    assertThat(level(solo(ruleset, 2, 2))).as("if it likes").isEqualTo(1);
  }

  @RulesetTest
  @Rule("LVL-12b")
  void openInformationIsAtTheLevelOfCharactersOneHigher(Ruleset ruleset) {
    followsTheFormula(ruleset, Variant.OPEN_INFORMATION);
    followsTheFormula(ruleset, Variant.OPEN_INFORMATION, Variant.SOLO);
    handsAreOpen(ruleset);
  }

  @RulesetTest
  @Rule("LVL-10")
  void hazardsHurtAsTheirScenarioSays(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   t   h   x   .   g")
            .hero('A', Arena.top(), Arena.bottom(Ability.move(4)));
    arena.room().tile("bare", TileKind.HAZARD, arena.hex('t'));
    arena.room().tile("acid", TileKind.HAZARD, arena.hex('h'), HexEffect.of(List.of("damage 2")));
    RoundOrderTest.monster(arena, 'g', "Guard", 90).start().turnOf('A').choose("bottom 1");
    arena.walk('t').asIs();
    assertThat(arena.lost('A')).as("nothing is stated").isZero();
    arena.walk('h').asIs();
    assertThat(arena.lost('A')).isEqualTo(2);
  }

  @RulesetTest
  @Rule("LVL-15")
  void aTrapThatAnAbilityMadeDoesWhatTheAbilitySays(Ruleset ruleset) {
    for (int level : List.of(0, 7)) {
      OverlayTile trap = OverlayTile.of(Terrain.TRAP, HexEffect.of(List.of("damage 3")));
      Arena arena =
          Arena.in(ruleset, "B   A   t   u   v   g")
              .hero(
                  'A', Arena.top(new Ability.CreateTile(trap, 1, 1)), Arena.bottom(Ability.move(4)))
              .hitPoints('A', 30)
              .hero('B')
              .setup(setup -> setup.withLevel(level));
      arena.room().tile("trap", TileKind.TRAP, arena.hex('u'), HexEffect.of(List.of("damage")));
      arena.room().tile("pit", TileKind.TRAP, arena.hex('v'), HexEffect.of(List.of("damage 1")));
      RoundOrderTest.monster(arena, 'g', "Guard", 90).start().turnOf('A').choose("top 0");
      arena.until(prompt -> prompt.kind() == Prompt.Kind.ACTION);
      arena.choose("bottom 1");
      arena.walk('t').asIs();
      assertThat(arena.lost('A')).isEqualTo(3);
      arena.walk('u').asIs();
      assertThat(arena.lost('A')).as("the table where it says damage").isEqualTo(3 + 2 + level);
      arena.walk('v').asIs();
      assertThat(arena.lost('A')).isEqualTo(3 + 2 + level + 1);
    }
  }

  @RulesetTest
  @Rule("EX-LVL-04")
  void oneMoreCharacterOrOneLevelMore(Ruleset ruleset) {
    Setup three = Outing.setup(ruleset, 4, 4, 4);
    assertThat(placed(three)).isEqualTo("2 nobody");
    assertThat(placed(three.asIfOneMore())).isEqualTo("2 ELITE");
    Setup four = Outing.setup(ruleset, 4, 4, 4, 4);
    assertThat(placed(four)).isEqualTo("2 ELITE");
    assertThat(placed(four.asIfOneMore())).isEqualTo("3 ELITE");
    assertThat(placed(four.withLevel(7).asIfOneMore())).as("there is no 8").isEqualTo("7 ELITE");
  }

  /** The level, and for how many characters monsters are placed. */
  private static String placed(Setup setup) {
    Outing outing = Outing.of(setup);
    return outing.guardHitPoints() - HIT_POINTS + " " + outing.keeper();
  }

  @RulesetTest
  @Rule("LVL-14")
  void twoToFourCharactersOfDifferentClasses(Ruleset ruleset) {
    for (int number = 2; number <= 4; number++) {
      int[] levels = new int[number];
      Arrays.fill(levels, 1);
      assertThat(Outing.of(Outing.setup(ruleset, levels)).arena().game.state().heroes())
          .isEqualTo(number);
    }
    refused(Outing.setup(ruleset, 1), "LVL-14");
    Hero[] two = Outing.heroes(ruleset, 1, 1);
    Hero twin = Hero.of("Twin", two[0].characterClass(), 1).taking(two[0].hand());
    refused(Outing.setup(ruleset, Party.of(two[0], twin)), "LVL-14");
    refused(five(ruleset), "LVL-14");
    refused(solo(ruleset, 1), "LVL-14");
    Party mixed = new Party(List.of(Outing.heroes(ruleset, 1, 1, 1)), List.of(0, 1, 1));
    assertThat(level(Outing.setup(ruleset, mixed))).as("one player may have two").isEqualTo(1);
  }

  /** One more hero, of a class of its own. */
  private static Hero another(Hero hero) {
    CharacterClass type =
        new CharacterClass(
            "Class E",
            hero.characterClass().handSize(),
            hero.characterClass().hitPoints(),
            hero.characterClass().cards(),
            hero.modifiers());
    return Hero.of("E", type, 1).taking(hero.hand());
  }

  private static Setup five(Ruleset ruleset) {
    List<Hero> five = new ArrayList<>(List.of(Outing.heroes(ruleset, 1, 1, 1, 1)));
    five.add(another(five.getLast()));
    return Outing.setup(ruleset, Party.of(five.toArray(Hero[]::new)));
  }

  private static void refused(Setup setup, String rule) {
    assertThatThrownBy(() -> Outing.of(setup))
        .isInstanceOf(Refused.class)
        .hasMessageContaining(rule);
  }

  @RulesetTest
  @Rule({"LVL-16", "SCN-15"})
  void aPrintedLevelIsTheLevel(Ruleset ruleset) {
    Setup setup = Outing.setup(ruleset, 1, 1);
    Outing printed = Outing.of(setup, scenario -> scenario.atLevel(6));
    assertThat(printed.guardHitPoints()).isEqualTo(HIT_POINTS + 6);
    assertThatThrownBy(() -> Outing.of(setup.withLevel(1), scenario -> scenario.atLevel(6)))
        .isInstanceOf(Refused.class)
        .hasMessageContaining(ruleset.cite(Cite.PRINTED_LEVEL).text());
  }

  @RulesetTest
  @Rule("LVL-17")
  void eachPlayerHasOneCharacterOrOnePlayerHasThemAll(Ruleset ruleset) {
    List<Hero> three = List.of(Outing.heroes(ruleset, 1, 1, 1));
    Party mixed = new Party(three, List.of(0, 1, 1));
    refused(Outing.setup(ruleset, mixed), "LVL-17");
    assertThat(level(solo(ruleset, 1, 1))).isEqualTo(1);
    refused(solo(ruleset, 1), "LVL-17");
    assertThat(level(Outing.setup(ruleset, 1, 1, 1))).isEqualTo(1);
    refused(five(ruleset), "LVL-17");
  }

  @RulesetTest
  @Rule("LVL-13")
  void oneCharacterAlwaysAndNoAdjustment(Ruleset ruleset) {
    Setup one = Outing.setup(ruleset, 1);
    Outing outing = Outing.of(one);
    assertThat(outing.arena().game.state().heroes()).isEqualTo(1);
    for (Variant variant : Variant.values()) {
      assertThatThrownBy(() -> Outing.of(one.playing(variant))).isInstanceOf(Refused.class);
    }
    Hero only = Outing.heroes(ruleset, 1)[0];
    refused(Outing.setup(ruleset, Party.of(only, another(only))), "LVL-13");
  }
}
