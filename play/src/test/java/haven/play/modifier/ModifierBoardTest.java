package haven.play.modifier;

import static haven.model.card.ModifierCard.DOUBLE;
import static haven.model.card.ModifierCard.MISS;
import static haven.model.card.ModifierCard.plus;
import static haven.play.modifier.ModifierBoard.Symbol.MINUS;
import static haven.play.modifier.ModifierBoard.Symbol.NEUTRAL;
import static haven.play.modifier.ModifierBoard.Symbol.PLUS;
import static haven.play.modifier.Table.WOUND;
import static haven.play.modifier.Table.chance;
import static haven.play.modifier.Table.choices;
import static haven.play.modifier.Table.draw;
import static haven.play.modifier.Table.only;
import static haven.play.modifier.Table.supply;
import static haven.play.modifier.Table.used;
import static haven.play.modifier.Table.values;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import haven.model.Ruleset;
import haven.model.ability.Rider;
import haven.model.card.ModifierCard;
import haven.model.rules.ModifierRules;
import haven.model.rules.ModifierRules.Attacker;
import haven.play.engine.Chance;
import haven.testkit.Rule;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** BMD: a die, a board and a stone. */
final class ModifierBoardTest {
  private static final Ruleset BB = Ruleset.BUTTONS_AND_BUGS;
  private static final ModifierRules RULES = BB.modifiers();
  private static final Supply SUPPLY = supply(BB);

  /** Cell {@code 10 * row + column}, except that the plus column is the least of all. */
  private static ModifierBoard numbered() {
    List<ModifierCard> cells = new ArrayList<>();
    for (int row = 0; row < ModifierBoard.ROWS; row++) {
      cells.addAll(List.of(plus(10 * row + 1), plus(10 * row + 2), plus(10 * row)));
    }
    return new ModifierBoard(RULES, cells);
  }

  private static ModifierBoard standard() {
    return new ModifierBoard(RULES, Modifiers.standard(RULES));
  }

  private static void attack(ModifierBoard board, Lean lean, Chance chance) {
    board.draw(lean, Attacker.MONSTER, 3, Set.of(), chance);
    board.settle(SUPPLY);
  }

  @Test
  @Rule("BMD-02")
  void theBasicBoardHasEighteenCells() {
    ModifierBoard board = standard();
    assertThat(board.cells()).hasSize(18);
    assertThat(Collections.frequency(board.cells(), plus(0))).isEqualTo(6);
    assertThat(Collections.frequency(board.cells(), plus(1))).isEqualTo(4);
    assertThat(Collections.frequency(board.cells(), plus(-1))).isEqualTo(4);
    assertThat(board.cells()).containsOnlyOnce(plus(2), plus(-2), DOUBLE, MISS);
    for (int row = 0; row < ModifierBoard.ROWS; row++) {
      assertThat(board.cell(row, NEUTRAL)).isEqualTo(plus(0));
    }
    assertThat(board.cell(1, PLUS)).isEqualTo(plus(2));
    assertThat(board.cell(2, MINUS)).isEqualTo(MISS);
    assertThat(board.cell(4, PLUS)).isEqualTo(DOUBLE);
    assertThatThrownBy(() -> new ModifierBoard(RULES, ModifierCard.STANDARD_DECK))
        .hasMessageContaining("BMD-02");
  }

  @Test
  @Rule("BMD-03")
  void theModifierIsInTheRowOfTheStoneAndTheColumnOfTheSymbol() {
    int[] counts = new int[3];
    for (long seed = 0; seed < 3000; seed++) {
      ModifierBoard board = numbered();
      board.draw(Lean.NEITHER, Attacker.CHARACTER, 3, Set.of(), chance(1));
      board.settle(SUPPLY);
      Draw draw = board.draw(Lean.NEITHER, Attacker.CHARACTER, 3, Set.of(), chance(seed));
      assertThat(draw.cards()).hasSize(1).isEqualTo(used(draw));
      assertThat(used(draw).getFirst().number()).isBetween(10, 12);
      counts[used(draw).getFirst().number() - 10]++;
    }
    for (int count : counts) {
      assertThat(count).as("each symbol as likely").isBetween(900, 1100);
    }
  }

  @Test
  @Rule({"BMD-04", "BMD-05", "BMD-06"})
  void theStoneMovesOneRowAfterEachAttackAndFromTheLastToTheFirst() {
    ModifierBoard board = standard();
    Chance chance = chance(5);
    for (int attack = 0; attack < 13; attack++) {
      assertThat(board.row()).isEqualTo(attack % 6);
      board.draw(Lean.NEITHER, Attacker.MONSTER, 3, Set.of(), chance);
      assertThat(board.row()).as("not before the attack is over").isEqualTo(attack % 6);
      board.settle(SUPPLY);
    }
    board.settle(SUPPLY);
    assertThat(board.row()).as("no attack, no move").isEqualTo(1);
  }

  @Test
  @Rule("BMD-08")
  void missIsNothingDoubleDoublesAndNumbersAreAdded() {
    assertThat(values(only(draw(uniform(MISS))), 4)).containsExactly(0);
    assertThat(values(only(draw(uniform(DOUBLE))), 4)).containsExactly(8);
    assertThat(values(only(draw(uniform(plus(-1)))), 4)).containsExactly(3);
    assertThat(only(draw(uniform(plus(1, WOUND)))).effects()).containsExactly(WOUND);
  }

  private static ModifierBoard uniform(ModifierCard cell) {
    return new ModifierBoard(RULES, Collections.nCopies(18, cell));
  }

  @Test
  @Rule({"BMD-13", "MON-22"})
  void withAdvantageAMonsterUsesTheBetterSymbolAndACharacterChooses() {
    Set<List<Integer>> seen = new HashSet<>();
    for (long seed = 0; seed < 100; seed++) {
      Draw monster = numbered().draw(Lean.ADVANTAGE, Attacker.MONSTER, 3, Set.of(), chance(seed));
      List<Integer> rolled = monster.cards().stream().map(ModifierCard::number).toList();
      seen.add(rolled);
      assertThat(rolled).hasSize(2);
      // Plus is 0 here, neutral 2 and minus 1.
      int best = rolled.contains(0) ? 0 : rolled.contains(2) ? 2 : 1;
      assertThat(used(monster)).containsExactly(plus(best));
      Draw character =
          numbered().draw(Lean.ADVANTAGE, Attacker.CHARACTER, 3, Set.of(), chance(seed));
      assertThat(choices(character))
          .isEqualTo(character.cards().stream().distinct().map(List::of).toList());
    }
    assertThat(seen).as("all pairs, in the same row").hasSize(9);
  }

  @Test
  @Rule({"BMD-14", "MON-22"})
  void withDisadvantageEverybodyUsesTheWorseSymbol() {
    for (Attacker attacker : List.of(Attacker.MONSTER, Attacker.CHARACTER)) {
      for (long seed = 0; seed < 100; seed++) {
        Draw draw = numbered().draw(Lean.DISADVANTAGE, attacker, 3, Set.of(), chance(seed));
        List<Integer> rolled = draw.cards().stream().map(ModifierCard::number).toList();
        assertThat(rolled).hasSize(2);
        int worst = rolled.contains(1) ? 1 : rolled.contains(2) ? 2 : 0;
        assertThat(used(draw)).containsExactly(plus(worst));
      }
    }
  }

  @Test
  @Rule("BMD-15")
  void twoRollsMoveTheStoneOneRow() {
    ModifierBoard board = standard();
    attack(board, Lean.ADVANTAGE, chance(1));
    assertThat(board.row()).isEqualTo(1);
    attack(board, Lean.DISADVANTAGE, chance(1));
    assertThat(board.row()).isEqualTo(2);
  }

  @Test
  @Rule("BMD-16")
  void advantageAndDisadvantageDoNotStackAndTogetherAreNeither() {
    assertThat(Lean.of(2, 0)).isEqualTo(Lean.ADVANTAGE);
    assertThat(Lean.of(0, 2)).isEqualTo(Lean.DISADVANTAGE);
    assertThat(draw(standard(), Lean.of(2, 0), Attacker.MONSTER).cards()).hasSize(2);
    assertThat(draw(standard(), Lean.of(2, 1), Attacker.MONSTER).cards()).hasSize(1);
    assertThat(draw(standard(), Lean.of(1, 2), Attacker.MONSTER).cards()).hasSize(1);
  }

  @Test
  @Rule("BMD-18")
  void aBoardIsNeitherBlessedNorCursedNorShuffled() {
    Supply supply = supply(BB);
    Modifiers board = Modifiers.of(RULES, Owner.CHARACTER, Modifiers.standard(RULES), chance(1));
    assertThat(board).isInstanceOf(ModifierBoard.class);
    String before = board.toString() + supply;
    assertThat(board.bless(supply, chance(1))).isFalse();
    assertThat(board.curse(supply, chance(1))).isFalse();
    assertThat(board.addExtraMinus(chance(1))).isFalse();
    board.endOfScenario(supply);
    assertThat(board.toString() + supply).isEqualTo(before);
    assertThat(supply.blesses() + supply.curses(Owner.CHARACTER) + supply.curses(Owner.MONSTERS))
        .isZero();
    ModifierBoard doubling = uniform(DOUBLE);
    attack(doubling, Lean.NEITHER, chance(1));
    assertThat(doubling.endOfRound(chance(1))).isFalse();
    ModifierBoard rolling = uniform(ModifierCard.rolling(1));
    assertThat(draw(rolling).cards()).hasSize(1);
  }

  @Test
  @Rule("BMD-20")
  void aTwistReplacesTheSymbolOnEveryRollAndTheRowStays() {
    ModifierCard minus = plus(11);
    ModifierCard neutral = plus(12);
    ModifierCard plus = plus(10);
    for (Lean lean : Lean.values()) {
      for (long seed = 0; seed < 50; seed++) {
        List<ModifierCard> rolled = inSecondRow(lean, Set.of(), seed);
        assertThat(rolled).isSubsetOf(minus, neutral, plus);
        assertThat(inSecondRow(lean, EnumSet.of(Rider.Plain.PLUS_IS_NEUTRAL), seed))
            .isEqualTo(rolled.stream().map(cell -> cell.equals(plus) ? neutral : cell).toList());
        assertThat(inSecondRow(lean, EnumSet.of(Rider.Plain.MINUS_IS_NEUTRAL), seed))
            .isEqualTo(rolled.stream().map(cell -> cell.equals(minus) ? neutral : cell).toList());
      }
    }
  }

  private static List<ModifierCard> inSecondRow(Lean lean, Set<Rider.Plain> twists, long seed) {
    ModifierBoard board = numbered();
    attack(board, Lean.NEITHER, chance(1));
    return board.draw(lean, Attacker.CHARACTER, 3, twists, chance(seed)).cards();
  }

  @Test
  void aCopyIsABoardOfItsOwn() {
    ModifierBoard board = standard();
    board.draw(Lean.NEITHER, Attacker.MONSTER, 3, Set.of(), chance(1));
    String before = board.toString();
    ModifierBoard copy = board.copy();
    assertThat(copy).hasToString(before);
    assertThatThrownBy(() -> attack(copy, Lean.NEITHER, chance(1)))
        .isInstanceOf(IllegalStateException.class);
    copy.settle(SUPPLY);
    assertThat(copy.toString()).isNotEqualTo(before);
    assertThat(board).hasToString(before);
  }
}
