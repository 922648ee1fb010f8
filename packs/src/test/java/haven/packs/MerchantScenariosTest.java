package haven.packs;

import static haven.packs.Vanguard.EAST;
import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Hex;
import haven.model.Condition;
import haven.model.card.ModifierCard;
import haven.play.table.Figure;
import haven.play.table.Side;
import haven.stage.Watched;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is special in scenarios 6 to 17, which tell of the merchant and what comes of her. */
final class MerchantScenariosTest {
  private static final int CURSES = 10;
  private static final int TRAP_AT_LEVEL_1 = 3;

  private static Hex at(int q, int r) {
    return new Hex(q, r);
  }

  private static long cards(Vanguard party, int hero, ModifierCard card) {
    String name = party.game.game.state().hero(hero).hero().name();
    return party.game.modifiers(name).drawPile().stream().filter(card::equals).count();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void inDecayingCryptEverybodyStartsWithThreeCurses(int heroes) {
    Vanguard party = Vanguard.in(6, heroes);
    for (int i = 0; i < heroes; i++) {
      // ten curse cards lie ready for characters (AMD-17)
      assertThat(cards(party, i, ModifierCard.CURSE)).isEqualTo(Math.min(3, CURSES - 3L * i));
    }
  }

  @Test
  void decayingCryptIsWonInItsLastRoomWhateverIsBehindTheOtherDoor() {
    Vanguard party = Vanguard.in(6, 2).clear().go(at(3, 0), at(3, -1)).clear();
    party.go(at(5, -4), at(6, -5));
    assertThat(party.isOver()).as("the last room is not revealed").isFalse();
    party.go(at(8, -2), at(8, -1));
    assertThat(party.isOver()).as("it is not empty").isFalse();
    party.clear().go(at(7, 0), at(6, 1));
    assertThat(party.isWon()).isTrue();
    assertThat(party.isRevealed(-2, 8)).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"6, 3, 0, 3, -1, 10, -7, 9, -7", "7, -1, 0, 0, 0, 2, -1, 3, -1"})
  void poisonTrapsHurtAndPoison(
      int scenario, int q, int r, int door, int row, int from, int line, int to, int rank) {
    Vanguard party = Vanguard.in(scenario, 2).clear().go(at(q, r), at(door, row)).clear();
    Watched east = party.game.figure(EAST);
    int before = east.hitPoints();
    party.go(at(from, line), at(to, rank));
    assertThat(before - east.hitPoints()).isEqualTo(TRAP_AT_LEVEL_1);
    assertThat(east.has(Condition.POISON)).isTrue();
  }

  @Test
  void vibrantGrottoIsWonWithTheFifthTreasure() {
    Vanguard party = Vanguard.in(7, 2).inPeace();
    party.go(at(-6, 1), at(-7, 1), at(-6, 0), at(-6, -1));
    party.go(at(-7, -3), at(-8, -3), at(-1, 0), at(0, 0));
    party.go(at(5, -4), at(4, -4), at(3, -4), at(4, -5));
    party.go(at(4, -7), at(3, -7), at(0, -8), at(0, -9));
    assertThat(party.game.game.state().story().treasuresLooted("Herbs")).isEqualTo(3);
    assertThat(party.isOver()).as("nobody is left, all is revealed").isFalse();
    party.go(at(8, -14), at(9, -14), at(2, -13), at(3, -13));
    assertThat(party.isWon()).isTrue();
  }

  @Test
  void theWarehouseIsWonWhenBothBodyguardsAreDead() {
    Vanguard party = Vanguard.in(8, 2).clear().go(at(3, 0), at(3, -1), at(6, -6), at(6, -7));
    assertThat(party.game.all("Inox Bodyguard")).hasSize(2);
    party.attack(at(7, -9));
    assertThat(party.game.all("Living Corpse")).as("they need not die").isNotEmpty();
    assertThat(party.isWon()).isTrue();
  }

  @Test
  void diamondMineIsWonWithTheDiamondsAndWithoutTheOverseer() {
    Vanguard party = Vanguard.in(9, 2).clear().go(at(0, -4), at(0, -5));
    party.clearAllBut("Merciless Overseer").go(at(6, -11), at(6, -12));
    assertThat(party.game.game.state().story().treasuresLooted("Diamonds")).isEqualTo(1);
    assertThat(party.isOver()).as("the overseer lives").isFalse();
    Hex overseer = party.game.only("Merciless Overseer").hex();
    party.attack(at(overseer.q(), overseer.r() + 1));
    assertThat(party.isWon()).isTrue();
  }

  @Test
  void diamondMineIsNotWonByTheOverseersDeathAlone() {
    Vanguard party = Vanguard.in(9, 2).clear().go(at(0, -4), at(0, -5));
    party.clearAllBut("Merciless Overseer").attack(at(4, -11));
    assertThat(party.game.all("Merciless Overseer")).allMatch(Watched::isGone);
    assertThat(party.isOver()).isFalse();
    party.go(at(6, -11), at(6, -12));
    assertThat(party.isWon()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "11, Living Bones, City Guard",
    "11, Living Corpse, City Archer",
    "12, City Guard, Living Bones",
    "12, City Archer, Living Corpse"
  })
  void onTheSquareSomeMonstersFightForTheParty(int scenario, String allied, String enemy) {
    Vanguard party = Vanguard.in(scenario, 2);
    assertThat(party.game.all(allied)).isNotEmpty();
    assertThat(party.game.all(allied)).allMatch(figure -> figure.side() == Side.PARTY);
    assertThat(party.game.all(enemy)).allMatch(figure -> figure.side() == Side.MONSTERS);
  }

  @ParameterizedTest
  @ValueSource(ints = {11, 12})
  void onTheSquareMonstersHurtEachOther(int scenario) {
    Vanguard party = Vanguard.in(scenario, 2);
    int before = health(party);
    party.game.until(_ -> party.game.game.state().round() == 3);
    assertThat(health(party)).as("nobody else attacks them").isLessThan(before);
  }

  /** Hit points of the monsters on the characters' enemies' side, and of those on their own. */
  private static int health(Vanguard party) {
    return party.game.game.state().alive().stream()
        .filter(figure -> figure.nature().isMonster() && figure.side() == Side.MONSTERS)
        .mapToInt(Figure::hitPoints)
        .sum();
  }

  @Test
  void theSquareIsWonWhenTheCaptainIsDead() {
    Vanguard party = Vanguard.in(11, 2).clear().go(at(0, 1), at(0, 0)).clear();
    party.go(at(0, -6), at(0, -7)).clear().go(at(10, -14), at(10, -13));
    party.attack(at(10, -9));
    assertThat(party.game.all("Captain of the Guard")).allMatch(Watched::isGone);
    assertThat(party.isWon()).isTrue();
  }

  @Test
  void theSquareIsWonWhenJekserahIsDead() {
    Vanguard party = Vanguard.in(12, 2).clear().go(at(10, -12), at(10, -13)).clear();
    party.go(at(0, -8), at(0, -7)).clear().go(at(0, -1), at(0, 0));
    party.attack(at(1, 4));
    assertThat(party.game.all("Jekserah")).allMatch(Watched::isGone);
    assertThat(party.isWon()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void inFrozenHollowEverybodyHasThreeMoreMinusOnes(int heroes) {
    Vanguard party = Vanguard.in(14, heroes);
    for (int i = 0; i < heroes; i++) {
      assertThat(cards(party, i, ModifierCard.EXTRA_MINUS)).isEqualTo(3);
    }
  }

  @Test
  void inShrineOfStrengthThePlatesOpenTheDoors() {
    Vanguard party = Vanguard.in(15, 2).inPeace();
    party.go(at(-1, 6), at(-1, 7), at(-2, 9), at(-3, 10));
    assertThat(party.isRevealed(1, 13)).as("the eastern wing").isTrue();
    assertThat(party.isRevealed(-12, 13)).as("the western wing").isTrue();
    party.go(at(5, 12), at(5, 11), at(0, 16), at(-1, 17));
    party.go(at(5, 12), at(5, 11), at(-12, 12), at(-12, 11));
    assertThat(party.isRevealed(-6, 15)).as("three plates, one of them twice").isFalse();
    party.go(at(-12, 16), at(-12, 17));
    assertThat(party.isRevealed(-6, 15)).isTrue();
    party.go(at(-6, 15), at(-6, 16));
    assertThat(party.isWon()).isTrue();
  }
}
