package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Hex;
import haven.model.Condition;
import haven.model.map.Rank;
import haven.model.scenario.Situation;
import haven.play.engine.Choice;
import haven.play.engine.Prompt;
import haven.play.table.Nature;
import haven.stage.Watched;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is special in the scenarios from the sewers to the shrine. */
final class LaterScenarioRulesTest {
  private static Hex hex(int q, int r) {
    return new Hex(q, r);
  }

  private static Situation goal(String number) {
    return Gloomhaven.PACK.scenario(number).scenario().goal();
  }

  private static long near(List<Watched> some, Hex hex) {
    return some.stream().filter(one -> one.hex().distanceTo(hex) <= 1).count();
  }

  @ParameterizedTest
  @ValueSource(strings = {"18", "20", "24", "28", "30"})
  void someHaveNoRulesOfTheirOwn(String number) {
    assertThat(Gloomhaven.PACK.scenario(number).scenario().rules()).isEmpty();
  }

  @Test
  void someAskForDeathsOnly() {
    for (String number : List.of("18", "28", "29")) {
      assertThat(goal(number)).isEqualTo(new Situation.KillAll());
    }
    assertThat(goal("20")).isEqualTo(new Situation.KillType("Jekserah"));
    assertThat(goal("21")).isEqualTo(new Situation.KillType("Prime Demon"));
  }

  @ParameterizedTest
  @CsvSource({"19, 3, 0", "26, 3, 0", "23, 0, 3", "25, 0, 2", "29, 0, 3"})
  void theStartIsHard(String number, int curses, int minusOnes) {
    ChampionStage stage = ChampionStage.of(number, 2, 1);
    for (int i = 0; i < 2; i++) {
      assertThat(stage.curses(i)).isEqualTo(curses);
      assertThat(stage.minusOnes(i)).isEqualTo(minusOnes);
    }
  }

  @Test
  void trapsInTheSewersPoison() {
    ChampionStage stage = ChampionStage.of("18", 2, 1);
    stage.opens(0, hex(8, 6), hex(7, 7)).clear().turnOf(1, hex(6, 12)).goes(hex(6, 13));
    assertThat(stage.hero(1).has(Condition.POISON)).isTrue();
    assertThat(stage.hero(1).maxHitPoints() - stage.hero(1).hitPoints())
        .as("the damage of a trap at level 1")
        .isEqualTo(3);
  }

  @ParameterizedTest
  @CsvSource({"2, 1, 1, 1", "3, 2, 1, 2", "4, 2, 2, 2"})
  void inForgottenCryptMoreComeFromBehind(int heroes, int cultists, int spirits, int bones) {
    ChampionStage stage = ChampionStage.of("19", heroes, 1);
    stage.opens(0, hex(-3, -2), hex(-4, -1));
    assertThat(stage.there("Cultist")).isEmpty();
    stage.opens(1, hex(-7, -1), hex(-8, -1));
    assertThat(near(stage.there("Cultist"), hex(0, -1))).isEqualTo(cultists);
    stage.opens(0, hex(-8, -3), hex(-7, -3));
    assertThat(near(stage.there("Living Spirit"), hex(-8, 3))).isEqualTo(spirits);
    stage.opens(1, hex(-3, -6), hex(-3, -7));
    assertThat(near(stage.there("Living Bones"), hex(-10, -3))).isEqualTo(bones);
  }

  @Test
  void hailOpensDoorsOnHerWayToTheAltar() {
    ChampionStage stage = ChampionStage.of("19", 2, 3);
    Watched hail = stage.there("Hail").getFirst();
    assertThat(hail.maxHitPoints()).isEqualTo(4 + 2 * 3);
    stage.clear().stand(0, hex(-1, 0)).stand(1, hex(-2, 0));
    Hex before = hail.hex();
    stage.endRound();
    assertThat(hail.hex().distanceTo(before)).isEqualTo(2);
    stage.game.stand(hail, -3, -2);
    stage.endRound();
    assertThat(stage.there("Living Spirit")).as("she has opened the door").isNotEmpty();
  }

  @Test
  void hailAtTheAltarIsEnough() {
    ChampionStage stage = ChampionStage.of("19", 2, 1);
    stage.opens(0, hex(-3, -6), hex(-3, -7)).clear();
    assertThat(stage.isWon()).isFalse();
    stage.game.stand(stage.there("Hail").getFirst(), -2, -11);
    stage.game.untilTurnEnds(stage.there("Hail").getFirst());
    assertThat(stage.isWon()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"19", "27"})
  void withoutHailAllIsLost(String number) {
    ChampionStage stage = ChampionStage.of(number, 2, 1);
    Watched hail = stage.there("Hail").getFirst();
    while (!stage.isLost()) {
      if (!hail.isGone()) {
        hail.hitPoints(1);
      }
      assertThat(stage.isLost()).isEqualTo(hail.isGone());
      stage.endRound();
    }
    assertThat(hail.isGone()).isTrue();
    assertThat(stage.hero(0).isGone()).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"0, 2", "1, 3", "2, 4", "3, 2", "4, 2", "5, 2", "6, 2", "7, 4"})
  void theThroneHasTheStrengthOfItsLord(int level, int heroes) {
    ChampionStage stage = ChampionStage.of("21", heroes, level);
    assertThat(stage.there("Altar")).isEmpty();
    stage.turnOf(0, hex(-9, 12)).goes(hex(-8, 12));
    Watched lord = stage.there("Prime Demon").getFirst();
    Watched throne = stage.there("Altar").getFirst();
    assertThat(throne.hex()).isEqualTo(hex(-6, 13));
    assertThat(throne.maxHitPoints()).isEqualTo(lord.maxHitPoints());
  }

  @Test
  void theLordOfThePalaceDoesNotBleedButHisThroneBreaks() {
    ChampionStage stage = ChampionStage.of("21", 2, 1);
    stage.turnOf(0, hex(-9, 12)).goes(hex(-8, 12));
    Watched lord = stage.there("Prime Demon").getFirst();
    stage.stand(0, hex(-5, 12)).strikes(lord);
    assertThat(lord.hitPoints()).isEqualTo(lord.maxHitPoints());
    assertThat(stage.isWon()).isFalse();
    stage.endTurn().turn(1).stand(1, hex(-7, 14)).strikes(stage.there("Altar").getFirst());
    assertThat(lord.isGone()).isTrue();
    assertThat(stage.isWon()).isTrue();
  }

  @Test
  void theDemonsOfTheTempleAreAsStrongAsItsAltars() {
    ChampionStage stage = ChampionStage.of("22", 2, 1);
    stage.opens(0, hex(-1, 0), hex(-2, 1)).opens(1, hex(-1, 2), hex(0, 2));
    Watched flame = stage.there("Flame Demon").getFirst();
    int printed = flame.nature().stats().hitPoints();
    assertThat(flame.maxHitPoints()).isEqualTo(printed + 4);
    assertThat(flame.hitPoints()).isEqualTo(printed + 4);
    stage.strikes(stage.at("Altar", hex(5, 0)));
    assertThat(stage.there("Altar")).isEmpty();
    assertThat(flame.maxHitPoints()).isEqualTo(printed + 3);
    assertThat(flame.hitPoints()).isEqualTo(printed + 3);
    assertThat(stage.isWon()).isFalse();
    stage.endTurn().opens(0, hex(-5, 3), hex(-5, 2));
    Watched earth = stage.there("Earth Demon").getFirst();
    earth.hitPoints(2);
    stage.strikes(stage.at("Altar", hex(-8, 0)));
    assertThat(earth.maxHitPoints()).isEqualTo(earth.nature().stats().hitPoints() + 2);
    assertThat(earth.hitPoints()).as("only what is above the maximum is lost").isEqualTo(2);
    stage.endTurn().opens(1, hex(-4, 8), hex(-3, 8));
    stage.strikes(stage.at("Altar", hex(-1, 10)));
    stage.endTurn().opens(0, hex(-7, 8), hex(-8, 8));
    Watched frost = stage.there("Frost Demon").getFirst();
    assertThat(frost.maxHitPoints()).isEqualTo(frost.nature().stats().hitPoints() + 1);
    assertThat(stage.isWon()).isFalse();
    stage.strikes(stage.at("Altar", hex(-12, 10)));
    assertThat(frost.maxHitPoints()).isEqualTo(frost.nature().stats().hitPoints());
    assertThat(stage.isWon()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"4, 2", "3, 2", "2, 1", "1, 1", "0, 0"})
  void movementAndRangeGrowByHalfAPointForEachAltar(int altars, int half) {
    for (int beyond = 0; beyond <= 1; beyond++) {
      ChampionStage stage = ChampionStage.with("22", game -> game.monsterCard("Flame Demon", 1));
      stage.opens(0, hex(-1, 0), hex(-2, 1)).opens(1, hex(-4, 2), hex(-5, 2));
      stage.clear().endRound().opens(0, hex(-1, 2), hex(0, 2)).endTurn();
      for (int gone = altars; gone < 4; gone++) {
        stage.game.game.state().story().died("Altar", "");
      }
      Watched flame = stage.there("Flame Demon").getFirst();
      Nature.Stats stats = flame.nature().stats();
      int reach = stats.move() + half + stats.range() + half;
      stage.game.stand(flame, 4, 2);
      stage.stand(0, hex(4 - reach - beyond, 2)).stand(1, hex(-9, 2)).unharmed();
      stage.game.untilTurnEnds(flame);
      assertThat(99 - stage.hero(0).hitPoints())
          .as("%d hexes", reach + beyond)
          .isEqualTo(beyond == 0 ? stats.attack() + altars : 0);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void inDeepRuinsEveryCharacterNeedsAPlate(int heroes) {
    List<Hex> plates = List.of(hex(-12, 13), hex(4, 13), hex(-10, 15), hex(0, 15));
    for (int missing = 0; missing <= heroes; missing++) {
      ChampionStage stage = ChampionStage.of("23", heroes, 1);
      stage.opens(0, hex(-6, 11), hex(-7, 11)).opens(1, hex(1, 10), hex(1, 11)).clear();
      for (int i = 0; i < heroes; i++) {
        stage.stand(i, i == missing ? hex(3, 11) : plates.get(i));
      }
      stage.endTurn();
      assertThat(stage.isWon()).as("without " + missing).isEqualTo(missing == heroes);
    }
  }

  @Test
  void inEchoChamberEveryTileOfFogMustGo() {
    Set<Hex> doors = Gloomhaven.PACK.scenario("24").scenario().map().layout().doors().keySet();
    assertThat(goal("24")).isInstanceOf(Situation.Opened.class);
    assertThat(((Situation.Opened) goal("24")).doors())
        .hasSize(8)
        .containsExactlyInAnyOrderElementsOf(doors);
  }

  @Test
  void overTheCragEverybodyMustComeToTheEnd() {
    ChampionStage stage = ChampionStage.of("25", 2, 1);
    for (int i = 0; i < 2; i++) {
      stage.turn(i).stand(i, hex(-11, 12 + i));
      stage.game.choose(new Choice.Decline());
      stage.game.until(Prompt.Kind.ESCAPE).choose(new Choice.Accept());
      assertThat(stage.isWon()).isEqualTo(i == 1);
    }
  }

  @Test
  void overTheCragNobodyMayBeLeftBehind() {
    ChampionStage stage = ChampionStage.of("25", 2, 1);
    stage.opens(0, hex(2, 2), hex(2, 3)).clear().turnOf(1, hex(0, 7));
    stage.hero(1).hitPoints(1);
    assertThat(stage.isLost()).isFalse();
    stage.goes(hex(0, 8)); // a trap
    assertThat(stage.hero(1).isGone()).isTrue();
    assertThat(stage.isLost()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void aPumpSpitsImpsUntilItRunsClear(int heroes) {
    List<Hex> pumps = List.of(hex(-14, 12), hex(-11, 12), hex(-16, 16), hex(-13, 16));
    ChampionStage stage = ChampionStage.of("26", heroes, 1);
    stage.endRound();
    assertThat(stage.there("Black Imp")).as("not before the last room").isEmpty();
    stage.opens(0, hex(-7, 7), hex(-8, 7));
    int before = stage.there("Black Imp").size();
    stage.endRound();
    assertThat(stage.there("Black Imp")).hasSize(before + heroes);
    for (int clear = 1; clear <= heroes; clear++) {
      assertThat(stage.isWon()).isFalse();
      stage.slay("Black Imp");
      stage.turn(0).stand(0, pumps.get(clear - 1)).endTurn();
      if (clear < heroes) {
        stage.endRound();
        assertThat(stage.there("Black Imp")).hasSize(heroes - clear);
      }
    }
    assertThat(stage.isWon()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void demonsComeUntilTheRiftIsClosed(int heroes) {
    List<String> first =
        List.of("Night", "Wind", "Frost", "Earth", "Night", "Frost", "Earth", "Night", "Frost");
    List<String> second = List.of("", "", "Sun", "Flame", "Wind", "Sun", "Flame", "Wind", "Sun");
    Rank lesser = heroes == 4 ? Rank.ELITE : Rank.NORMAL;
    Rank greater = heroes == 2 ? Rank.NORMAL : Rank.ELITE;
    ChampionStage stage = ChampionStage.of("27", heroes, 1);
    assertThat(stage.there("Hail").getFirst().hex()).isEqualTo(hex(1, 3));
    for (int round = 1; round <= 9; round++) {
      stage.unharmed().endRound();
      String one = first.get(round - 1);
      String other = second.get(round - 1);
      List<Watched> came = stage.monsters();
      assertThat(came).hasSize(other.isEmpty() ? 1 : 2);
      assertThat(came)
          .allMatch(
              demon ->
                  demon.nature().group().startsWith(one)
                      ? demon.nature().rank() == (one.equals("Wind") ? greater : lesser)
                      : demon.nature().group().startsWith(other)
                          && demon.nature().rank() == greater);
      stage.slay(came);
      assertThat(stage.isWon()).isFalse();
    }
    stage.unharmed();
    while (stage.game.game.prompt() != null && !stage.isWon()) {
      stage.game.choose(stage.game.answers.to(stage.game.game, stage.game.prompt()));
    }
    assertThat(stage.isWon()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"1, 3", "5, 7", "7, 7"})
  void theCorpsesOfTheCultAreWellFed(int level, int theirs) {
    ChampionStage stage = ChampionStage.of("28", 3, level);
    ChampionStage usual = ChampionStage.of("20", 3, theirs);
    usual.turnOf(0, hex(7, -8)).goes(hex(7, -7));
    Arrays.stream(Rank.values())
        .filter(rank -> rank == Rank.NORMAL || rank == Rank.ELITE)
        .forEach(
            rank ->
                assertThat(stage.one("Living Corpse", rank).maxHitPoints())
                    .isEqualTo(usual.one("Living Corpse", rank).maxHitPoints()));
  }

  @Test
  void theDoorsOfTheSanctuaryMustBeBroken() {
    ChampionStage stage = ChampionStage.of("29", 2, 3);
    assertThat(stage.there("Door")).hasSize(3).allMatch(door -> door.maxHitPoints() == 4 + 3);
    assertThat(stage.monsters()).isEmpty();
    stage.turnOf(0, hex(2, 2)).strikes(stage.at("Door", hex(3, 2)));
    assertThat(stage.there("Door")).hasSize(2);
    assertThat(stage.there("Living Spirit")).hasSize(1);
    stage.endTurn().turn(1).stand(1, hex(-1, 3)).strikes(stage.at("Door", hex(-1, 4)));
    assertThat(stage.there("Living Spirit")).hasSize(2);
    stage.endTurn().endRound();
    stage.turn(0).stand(0, hex(2, 1)).strikes(stage.at("Door", hex(2, 0)));
    assertThat(stage.there("Door")).isEmpty();
    assertThat(stage.there("Living Corpse")).isNotEmpty();
  }

  @Test
  void inTheShrineTheChestIsAllThatCounts() {
    ChampionStage stage = ChampionStage.of("30", 2, 1);
    stage.opens(0, hex(3, 2), hex(4, 2)).turn(1).stand(1, hex(15, 2)).endTurn();
    assertThat(stage.isWon()).isTrue();
    assertThat(stage.monsters()).isNotEmpty();
  }
}
