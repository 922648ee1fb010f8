package haven.play.modifier;

import static haven.model.card.ModifierCard.BLESS;
import static haven.model.card.ModifierCard.CURSE;
import static haven.model.card.ModifierCard.DOUBLE;
import static haven.model.card.ModifierCard.MISS;
import static haven.model.card.ModifierCard.plus;
import static haven.model.card.ModifierCard.rolling;
import static haven.play.modifier.Lean.ADVANTAGE;
import static haven.play.modifier.Lean.DISADVANTAGE;
import static haven.play.modifier.Lean.NEITHER;
import static haven.play.modifier.Table.MUDDLE;
import static haven.play.modifier.Table.WOUND;
import static haven.play.modifier.Table.choices;
import static haven.play.modifier.Table.deck;
import static haven.play.modifier.Table.draw;
import static haven.play.modifier.Table.used;
import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.model.card.ModifierCard;
import haven.model.rules.ModifierRules.Attacker;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import org.junit.jupiter.api.Test;

/** AMD-26 to AMD-33 and AMD-40: two cards, and which of them counts. */
final class AdvantageTest {
  private static final Ruleset FH = Ruleset.FROSTHAVEN;

  private static List<ModifierCard> monster(Ruleset ruleset, Lean lean, ModifierCard... cards) {
    return used(draw(deck(ruleset, cards), lean, Attacker.MONSTER));
  }

  private static int drawn(Ruleset ruleset, Lean lean, ModifierCard... cards) {
    return draw(deck(ruleset, cards), lean, Attacker.MONSTER).cards().size();
  }

  /** Which of two cards a monster uses, whichever of them is drawn first. */
  private static ModifierCard better(Ruleset ruleset, ModifierCard one, ModifierCard other) {
    ModifierCard used = monster(ruleset, ADVANTAGE, one, other).getFirst();
    assertThat(monster(ruleset, ADVANTAGE, other, one)).containsExactly(used);
    ModifierCard worse = used.equals(one) ? other : one;
    assertThat(monster(ruleset, DISADVANTAGE, one, other)).containsExactly(worse);
    assertThat(monster(ruleset, DISADVANTAGE, other, one)).containsExactly(worse);
    return used;
  }

  private static void assertUnclear(Ruleset ruleset, ModifierCard one, ModifierCard other) {
    for (Lean lean : List.of(ADVANTAGE, DISADVANTAGE)) {
      assertThat(monster(ruleset, lean, one, other)).containsExactly(one);
      assertThat(monster(ruleset, lean, other, one)).containsExactly(other);
    }
  }

  @Test
  @Rule("EX-AMD-02")
  void withAdvantageTheBetterOfTwoCardsIsUsed() {
    ModifierDeck deck = deck(FH, plus(-1), plus(1), plus(2));
    assertThat(used(draw(deck, ADVANTAGE, Attacker.MONSTER))).containsExactly(plus(1));
    deck.settle(Table.supply(FH));
    assertThat(deck.discards()).containsExactly(plus(-1), plus(1));
  }

  @Test
  @Rule("EX-AMD-03")
  void aLeadingRollingCardIsAddedToTheBetterOfTheLastTwo() {
    assertThat(monster(FH, ADVANTAGE, rolling(1), plus(0), plus(1), plus(2)))
        .containsExactly(rolling(1), plus(1));
  }

  @Test
  @Rule("EX-AMD-04")
  void withDisadvantageTheWorseOfTwoCardsIsUsed() {
    assertThat(monster(FH, DISADVANTAGE, plus(1), plus(-1), plus(-2))).containsExactly(plus(-1));
  }

  @Test
  @Rule("EX-AMD-05")
  void leadingRollingCardsAreIgnoredWithDisadvantage() {
    assertThat(monster(FH, DISADVANTAGE, rolling(1), rolling(2), plus(1), plus(0), plus(-1)))
        .containsExactly(plus(0));
  }

  @RulesetTest
  @Rule({"AMD-26a", "AMD-28a", "AMD-27a"})
  void everybodyUsesTheBetterOrTheWorseOfTwoCards(Ruleset ruleset) {
    for (Attacker attacker : Attacker.values()) {
      ModifierDeck deck = deck(ruleset, plus(0), plus(1), plus(2));
      assertThat(used(draw(deck.copy(), ADVANTAGE, attacker))).containsExactly(plus(1));
      assertThat(used(draw(deck.copy(), DISADVANTAGE, attacker))).containsExactly(plus(0));
      assertThat(draw(deck.copy(), ADVANTAGE, attacker).cards()).containsExactly(plus(0), plus(1));
    }
  }

  @RulesetTest
  @Rule({"AMD-26b", "AMD-39"})
  void withAdvantageOneRollingCardIsAddedToTheOther(Ruleset ruleset) {
    assertThat(monster(ruleset, ADVANTAGE, rolling(1), plus(-1), plus(2)))
        .containsExactly(rolling(1), plus(-1));
    assertThat(monster(ruleset, ADVANTAGE, plus(-1), rolling(1), plus(2)))
        .containsExactly(plus(-1), rolling(1));
  }

  @RulesetTest
  @Rule({"AMD-26c", "AMD-39"})
  void withAdvantageTwoRollingCardsLeadOnToOneThatIsNot(Ruleset ruleset) {
    assertThat(
            monster(ruleset, ADVANTAGE, rolling(1), rolling(0, WOUND), rolling(2), plus(0), DOUBLE))
        .containsExactly(rolling(1), rolling(0, WOUND), rolling(2), plus(0));
  }

  @RulesetTest
  @Rule({"AMD-27b", "AMD-39"})
  void withDisadvantageOneRollingCardIsIgnored(Ruleset ruleset) {
    for (ModifierCard other : List.of(plus(2), plus(-2))) {
      assertThat(monster(ruleset, DISADVANTAGE, rolling(0), other, plus(-1)))
          .containsExactly(other);
      assertThat(monster(ruleset, DISADVANTAGE, other, rolling(0), plus(-1)))
          .containsExactly(other);
      assertThat(drawn(ruleset, DISADVANTAGE, other, rolling(0), plus(-1))).isEqualTo(2);
    }
  }

  @RulesetTest
  @Rule({"AMD-27c", "AMD-39"})
  void withDisadvantageOnlyTheLastCardCountsAfterTwoRollingOnes(Ruleset ruleset) {
    assertThat(monster(ruleset, DISADVANTAGE, rolling(-1), rolling(1), rolling(1), plus(2), MISS))
        .containsExactly(plus(2));
  }

  @Test
  @Rule({"AMD-29a", "MON-21"})
  void withAdvantageACharacterChoosesAndAMonsterUsesTheBetter() {
    ModifierDeck deck = deck(FH, plus(-1), plus(1), plus(2));
    assertThat(choices(draw(deck.copy(), ADVANTAGE, Attacker.CHARACTER)))
        .containsExactly(List.of(plus(-1)), List.of(plus(1)));
    assertThat(used(draw(deck.copy(), ADVANTAGE, Attacker.MONSTER))).containsExactly(plus(1));
    assertThat(used(draw(deck.copy(), DISADVANTAGE, Attacker.MONSTER))).containsExactly(plus(-1));
  }

  @Test
  void betweenTwoCardsOfOneKindThereIsNothingToChoose() {
    assertThat(used(draw(deck(FH, plus(1), plus(1)), ADVANTAGE, Attacker.CHARACTER)))
        .containsExactly(plus(1));
  }

  @Test
  @Rule("AMD-29b")
  void withDisadvantageEverybodyUsesTheWorse() {
    for (Attacker attacker : Attacker.values()) {
      assertThat(used(draw(deck(FH, plus(1), plus(-1), MISS), DISADVANTAGE, attacker)))
          .containsExactly(plus(-1));
      assertThat(used(draw(deck(FH, plus(-1), plus(1), MISS), DISADVANTAGE, attacker)))
          .containsExactly(plus(-1));
    }
  }

  @Test
  @Rule("AMD-29c")
  void rollingCardsLeadToAFirstCardAndExactlyOneMore() {
    for (Lean lean : List.of(ADVANTAGE, DISADVANTAGE)) {
      assertThat(drawn(FH, lean, rolling(1), rolling(1), plus(0), plus(1), plus(2))).isEqualTo(4);
      assertThat(drawn(FH, lean, rolling(1), plus(0), rolling(1), plus(2))).isEqualTo(3);
    }
    assertThat(monster(FH, DISADVANTAGE, rolling(-1), plus(2), rolling(1), plus(-2)))
        .as("the icon of the last card means nothing")
        .containsExactly(rolling(1));
  }

  @Test
  @Rule("AMD-29d")
  void withAdvantageLeadingRollingCardsApplyWithOneOfTheLastTwo() {
    ModifierDeck deck = deck(FH, rolling(1), rolling(2), plus(0), rolling(1), plus(2));
    assertThat(choices(draw(deck.copy(), ADVANTAGE, Attacker.CHARACTER)))
        .containsExactly(
            List.of(rolling(1), rolling(2), plus(0)), List.of(rolling(1), rolling(2), rolling(1)));
    assertThat(used(draw(deck.copy(), ADVANTAGE, Attacker.MONSTER)))
        .containsExactly(rolling(1), rolling(2), rolling(1));
  }

  @Test
  @Rule("AMD-29e")
  void withDisadvantageLeadingRollingCardsAreIgnored() {
    assertThat(monster(FH, DISADVANTAGE, rolling(-1), plus(0), plus(1), plus(2)))
        .containsExactly(plus(0));
    assertThat(monster(FH, DISADVANTAGE, rolling(1), plus(1), plus(0), plus(2)))
        .containsExactly(plus(0));
  }

  @Test
  @Rule("AMD-29f")
  void theIconOfASecondRollingCardIsIgnored() {
    assertThat(drawn(FH, ADVANTAGE, plus(0), rolling(1), plus(2))).isEqualTo(2);
    assertThat(monster(FH, ADVANTAGE, plus(0), rolling(1), plus(2))).containsExactly(rolling(1));
    assertThat(monster(FH, ADVANTAGE, plus(0), rolling(0, WOUND), plus(2)))
        .containsExactly(rolling(0, WOUND));
    assertThat(monster(FH, DISADVANTAGE, plus(2), rolling(1), MISS)).containsExactly(rolling(1));
    assertThat(choices(draw(deck(FH, plus(0), rolling(1)), ADVANTAGE, Attacker.CHARACTER)))
        .containsExactly(List.of(plus(0)), List.of(rolling(1)));
  }

  @RulesetTest
  @Rule("AMD-30")
  void severalSourcesAreNoMoreThanOne(Ruleset ruleset) {
    assertThat(Lean.of(3, 0)).isEqualTo(Lean.of(1, 0)).isEqualTo(ADVANTAGE);
    assertThat(Lean.of(0, 3)).isEqualTo(Lean.of(0, 1)).isEqualTo(DISADVANTAGE);
    assertThat(Lean.of(0, 0)).isEqualTo(NEITHER);
    assertThat(drawn(ruleset, Lean.of(2, 0), plus(0), plus(1), plus(2), DOUBLE)).isEqualTo(2);
  }

  @RulesetTest
  @Rule("AMD-31")
  void bothTogetherAreNeitherWhateverTheirNumbers(Ruleset ruleset) {
    assertThat(Lean.of(1, 1)).isEqualTo(NEITHER);
    assertThat(Lean.of(2, 1)).isEqualTo(NEITHER);
    assertThat(Lean.of(1, 3)).isEqualTo(NEITHER);
    assertThat(drawn(ruleset, Lean.of(2, 1), plus(0), plus(1))).isEqualTo(1);
  }

  @RulesetTest
  @Rule({"AMD-32a", "AMD-32b", "AMD-32c"})
  void ifItIsNotClearTheCardDrawnFirstIsUsed(Ruleset ruleset) {
    assertUnclear(ruleset, plus(1), plus(0, WOUND));
    assertUnclear(ruleset, plus(1, MUDDLE), plus(1, WOUND));
  }

  @Test
  @Rule("AMD-32b")
  void aCharacterWithAdvantageChoosesAlsoIfItIsNotClear() {
    ModifierDeck deck = deck(FH, plus(1), plus(0, WOUND));
    assertThat(draw(deck, ADVANTAGE, Attacker.CHARACTER).choices()).hasSize(2);
  }

  @RulesetTest
  @Rule("AMD-33")
  void anEffectIsWorthSomethingButNobodyKnowsHowMuch(Ruleset ruleset) {
    assertThat(better(ruleset, plus(1), plus(0))).isEqualTo(plus(1));
    assertThat(better(ruleset, plus(0, WOUND), plus(0))).isEqualTo(plus(0, WOUND));
    assertThat(better(ruleset, plus(1, WOUND), plus(0))).isEqualTo(plus(1, WOUND));
    assertThat(better(ruleset, plus(1, WOUND), plus(0, WOUND))).isEqualTo(plus(1, WOUND));
    assertThat(better(ruleset, plus(0, MUDDLE, WOUND), plus(0, WOUND)))
        .isEqualTo(plus(0, MUDDLE, WOUND));
    assertUnclear(ruleset, plus(2), plus(1, WOUND));
    assertUnclear(ruleset, plus(2, WOUND), plus(1, MUDDLE));
    assertUnclear(ruleset, plus(0, WOUND), plus(0, MUDDLE));
    assertUnclear(ruleset, plus(2, WOUND), plus(1, WOUND, MUDDLE));
  }

  @RulesetTest
  @Rule("AMD-33")
  void doublingIsWorthTheAttackValueAndNullIsWorthLeast(Ruleset ruleset) {
    assertThat(better(ruleset, DOUBLE, plus(2))).as("2x is +3 for an attack of 3").isSameAs(DOUBLE);
    assertThat(better(ruleset, BLESS, plus(2))).isSameAs(BLESS);
    assertThat(better(ruleset, DOUBLE, plus(4))).isEqualTo(plus(4));
    assertThat(better(ruleset, MISS, plus(-2))).isEqualTo(plus(-2));
    assertThat(better(ruleset, CURSE, plus(-9))).isEqualTo(plus(-9));
    assertUnclear(ruleset, DOUBLE, plus(3));
    assertUnclear(ruleset, DOUBLE, plus(2, WOUND));
    assertUnclear(ruleset, plus(-1), new ModifierCard(MISS.kind(), 0, false, true, List.of(WOUND)));
  }

  @Test
  @Rule("AMD-40")
  void summonsAndAlliesUseTheBetterCardAsMonstersDo() {
    for (Attacker attacker : List.of(Attacker.SUMMON, Attacker.ALLY)) {
      assertThat(used(draw(deck(FH, plus(-1), plus(1)), ADVANTAGE, attacker)))
          .containsExactly(plus(1));
    }
  }

  @RulesetTest
  @Rule("AMD-07")
  void aCardWithNothingButAnEffectIsPlusZero(Ruleset ruleset) {
    ModifierCard effectOnly = plus(0, WOUND);
    Applied applied = Table.only(draw(deck(ruleset, effectOnly)));
    assertThat(Table.values(applied, 3)).containsExactly(3);
    assertThat(applied.effects()).containsExactly(WOUND);
    assertThat(better(ruleset, effectOnly, plus(-1))).isEqualTo(effectOnly);
    assertUnclear(ruleset, effectOnly, plus(1));
  }
}
