package haven.play.modifier;

import static haven.model.card.ModifierCard.BLESS;
import static haven.model.card.ModifierCard.CURSE;
import static haven.model.card.ModifierCard.DOUBLE;
import static haven.model.card.ModifierCard.EXTRA_MINUS;
import static haven.model.card.ModifierCard.MISS;
import static haven.model.card.ModifierCard.plus;
import static haven.model.card.ModifierCard.rolling;
import static haven.play.modifier.Table.WOUND;
import static haven.play.modifier.Table.chance;
import static haven.play.modifier.Table.deck;
import static haven.play.modifier.Table.draw;
import static haven.play.modifier.Table.standard;
import static haven.play.modifier.Table.supply;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import haven.model.Ruleset;
import haven.model.card.ModifierCard;
import haven.model.rules.ModifierRules.Attacker;
import haven.play.engine.Chance;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** AMD-05, AMD-10 to AMD-17, AMD-24, AMD-25: a deck and its discards. */
final class ModifierDeckTest {

  private static void attack(ModifierDeck deck, Supply supply) {
    draw(deck);
    deck.settle(supply);
  }

  @RulesetTest
  @Rule("AMD-05")
  void theStandardDeckHasTwentyCardsInAnyOrder(Ruleset ruleset) {
    Set<List<ModifierCard>> orders = new HashSet<>();
    for (long seed = 0; seed < 50; seed++) {
      List<ModifierCard> cards = standard(ruleset, Owner.MONSTERS, chance(seed)).drawPile();
      assertThat(cards).hasSize(20);
      assertThat(Collections.frequency(cards, plus(0))).isEqualTo(6);
      assertThat(Collections.frequency(cards, plus(1))).isEqualTo(5);
      assertThat(Collections.frequency(cards, plus(-1))).isEqualTo(5);
      assertThat(cards).containsOnlyOnce(plus(2), plus(-2), MISS, DOUBLE);
      orders.add(cards);
    }
    assertThat(orders).hasSize(50);
    assertThat(
            Modifiers.of(
                ruleset.modifiers(), Owner.CHARACTER, ModifierCard.STANDARD_DECK, chance(1)))
        .isInstanceOf(ModifierDeck.class);
  }

  @RulesetTest
  @Rule("AMD-10")
  void aDrawnCardIsDiscardedAfterTheAttack(Ruleset ruleset) {
    ModifierDeck deck = deck(ruleset, plus(1), EXTRA_MINUS, plus(2));
    draw(deck);
    assertThat(deck.discards()).isEmpty();
    assertThat(deck.drawn()).containsExactly(plus(1));
    deck.settle(supply(ruleset));
    attack(deck, supply(ruleset));
    assertThat(deck.discards()).containsExactly(plus(1), EXTRA_MINUS);
    assertThat(deck.drawPile()).containsExactly(plus(2));
    assertThat(deck.size()).isEqualTo(3);
  }

  @RulesetTest
  @Rule({"AMD-11a", "AMD-11b"})
  void atTheEndOfARoundWithAnIconTheDiscardsComeBack(Ruleset ruleset) {
    for (ModifierCard icon : List.of(DOUBLE, MISS)) {
      ModifierDeck deck = deck(ruleset, plus(1), icon, plus(2), plus(0), plus(-1), plus(-2));
      attack(deck, supply(ruleset));
      assertThat(deck.endOfRound(chance(1))).as("no icon yet").isFalse();
      assertThat(deck.discards()).hasSize(1);
      attack(deck, supply(ruleset));
      Set<List<ModifierCard>> orders = new HashSet<>();
      for (long seed = 0; seed < 50; seed++) {
        ModifierDeck shuffled = deck.copy();
        assertThat(shuffled.endOfRound(chance(seed))).isTrue();
        assertThat(shuffled.discards()).isEmpty();
        assertThat(shuffled.drawPile())
            .containsExactlyInAnyOrder(plus(1), icon, plus(2), plus(0), plus(-1), plus(-2));
        orders.add(shuffled.drawPile());
        assertThat(shuffled.endOfRound(chance(seed))).as("once is enough").isFalse();
      }
      assertThat(orders).hasSizeGreaterThan(40);
    }
  }

  @RulesetTest
  @Rule({"AMD-11a", "AMD-11b"})
  void anIconCountsAlsoOnACardThatWasNotUsed(Ruleset ruleset) {
    ModifierDeck deck = deck(ruleset, DOUBLE, plus(0), plus(1));
    draw(deck, Lean.DISADVANTAGE, Attacker.MONSTER);
    deck.settle(supply(ruleset));
    assertThat(deck.endOfRound(chance(1))).isTrue();
  }

  /** A class may have cards of its own that double, without the icon. */
  @RulesetTest
  @Rule({"AMD-11a", "AMD-11b"})
  void aCardThatDoublesWithoutTheIconDoesNotShuffle(Ruleset ruleset) {
    ModifierDeck deck =
        deck(ruleset, new ModifierCard(DOUBLE.kind(), 0, false, false, List.of()), plus(0));
    attack(deck, supply(ruleset));
    assertThat(deck.endOfRound(chance(1))).isFalse();
  }

  @RulesetTest
  @Rule("AMD-12")
  void blessAndCurseDoNotShuffle(Ruleset ruleset) {
    ModifierDeck deck = deck(ruleset, BLESS, CURSE, plus(0));
    attack(deck, supply(ruleset));
    attack(deck, supply(ruleset));
    assertThat(deck.endOfRound(chance(1))).isFalse();
  }

  @RulesetTest
  @Rule({"AMD-13", "EOR-05"})
  void anEmptyDrawPileIsMadeOfTheDiscardsAtOnce(Ruleset ruleset) {
    Set<List<ModifierCard>> firsts = new HashSet<>();
    for (long seed = 0; seed < 50; seed++) {
      ModifierDeck deck = deck(ruleset, plus(1), plus(2), plus(0));
      for (int i = 0; i < 3; i++) {
        attack(deck, supply(ruleset));
      }
      assertThat(deck.drawPile()).isEmpty();
      firsts.add(deck.draw(Lean.NEITHER, Attacker.CHARACTER, 3, Set.of(), chance(seed)).cards());
      assertThat(deck.drawPile()).hasSize(2);
      assertThat(deck.discards()).isEmpty();
    }
    assertThat(firsts).containsOnly(List.of(plus(1)), List.of(plus(2)), List.of(plus(0)));
  }

  @RulesetTest
  @Rule("AMD-13")
  void cardsOfTheCurrentAttackAreNotShuffledBack(Ruleset ruleset) {
    for (long seed = 0; seed < 50; seed++) {
      ModifierDeck deck = deck(ruleset, plus(1), plus(2), rolling(1), rolling(2));
      attack(deck, supply(ruleset));
      attack(deck, supply(ruleset));
      List<ModifierCard> cards =
          deck.draw(Lean.NEITHER, Attacker.CHARACTER, 3, Set.of(), chance(seed)).cards();
      assertThat(cards).startsWith(rolling(1), rolling(2)).hasSize(3);
      assertThat(cards.getLast()).isIn(plus(1), plus(2));
      assertThat(deck.drawPile()).hasSize(1).doesNotContain(rolling(1), rolling(2));
      deck.settle(supply(ruleset));
      assertThat(deck.discards()).hasSize(3).contains(rolling(1), rolling(2));
    }
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void drawingEndsWhenAllCardsAreDrawn(Ruleset ruleset) {
    assertThat(draw(deck(ruleset, rolling(1), rolling(2))).cards()).hasSize(2);
    for (Lean lean : List.of(Lean.ADVANTAGE, Lean.DISADVANTAGE)) {
      Draw draw = draw(deck(ruleset, plus(1)), lean, Attacker.CHARACTER);
      assertThat(Table.used(draw)).containsExactly(plus(1));
    }
  }

  private static void assertShuffledIntoTheDrawPile(
      Ruleset ruleset, ModifierCard added, Consumer<Addition> add) {
    Set<Integer> places = new HashSet<>();
    for (long seed = 0; seed < 60; seed++) {
      ModifierDeck deck = deck(ruleset, plus(-1), plus(-2), plus(0), plus(1), plus(2));
      Supply supply = supply(ruleset);
      attack(deck, supply);
      draw(deck);
      add.accept(new Addition(deck, supply, chance(seed)));
      assertThat(deck.size()).isEqualTo(6);
      assertThat(deck.drawn()).containsExactly(plus(-2));
      assertThat(deck.discards()).containsExactly(plus(-1));
      assertThat(deck.drawPile()).containsExactlyInAnyOrder(added, plus(0), plus(1), plus(2));
      places.add(deck.drawPile().indexOf(added));
    }
    assertThat(places).containsExactlyInAnyOrder(0, 1, 2, 3);
  }

  private record Addition(ModifierDeck deck, Supply supply, Chance chance) {}

  @RulesetTest
  @Rule("AMD-14")
  void aBlessCardIsShuffledIntoTheDrawPile(Ruleset ruleset) {
    assertShuffledIntoTheDrawPile(
        ruleset, BLESS, to -> assertThat(to.deck().bless(to.supply(), to.chance())).isTrue());
  }

  @RulesetTest
  @Rule("AMD-15")
  void aCurseCardIsShuffledIntoTheDrawPile(Ruleset ruleset) {
    assertShuffledIntoTheDrawPile(
        ruleset, CURSE, to -> assertThat(to.deck().curse(to.supply(), to.chance())).isTrue());
  }

  @RulesetTest
  @Rule("AMD-25")
  void anExtraMinusIsShuffledInAndTemporaryWhilePerksStay(Ruleset ruleset) {
    assertShuffledIntoTheDrawPile(
        ruleset, EXTRA_MINUS, to -> assertThat(to.deck().addExtraMinus(to.chance())).isTrue());
    ModifierDeck deck = deck(ruleset, plus(-1), rolling(1, WOUND));
    deck.addExtraMinus(chance(1));
    assertThat(EXTRA_MINUS).isNotEqualTo(plus(-1));
    deck.endOfScenario(supply(ruleset));
    assertThat(deck.drawPile()).containsExactly(plus(-1), rolling(1, WOUND));
  }

  @RulesetTest
  @Rule("AMD-16")
  void drawnBlessAndCurseCardsGoBackToTheSupply(Ruleset ruleset) {
    for (Owner owner : Owner.values()) {
      ModifierDeck deck = ModifierDeck.stacked(ruleset.modifiers(), owner, List.of());
      Supply supply = supply(ruleset);
      deck.bless(supply, chance(1));
      deck.curse(supply, chance(1));
      assertThat(supply.blesses()).isEqualTo(9);
      assertThat(supply.curses(owner)).isEqualTo(9);
      draw(deck);
      assertThat(supply.blesses() + supply.curses(owner)).as("not yet").isEqualTo(18);
      deck.settle(supply);
      attack(deck, supply);
      assertThat(supply.blesses()).isEqualTo(10);
      assertThat(supply.curses(owner)).isEqualTo(10);
      assertThat(deck.size()).isZero();
      assertThat(deck.bless(supply, chance(1))).as("available again").isTrue();
    }
  }

  @RulesetTest
  @Rule("AMD-17")
  void drawnBlessAndCurseCardsLeaveAlsoIfTheyWereNotUsed(Ruleset ruleset) {
    for (ModifierCard other : List.of(BLESS, CURSE)) {
      Lean lean = other == BLESS ? Lean.DISADVANTAGE : Lean.ADVANTAGE;
      ModifierDeck deck = deck(ruleset, plus(0), other, plus(1));
      Supply supply = supply(ruleset);
      assertThat(Table.used(draw(deck, lean, Attacker.MONSTER))).containsExactly(plus(0));
      deck.settle(supply);
      assertThat(deck.discards()).containsExactly(plus(0));
      assertThat(deck.drawPile()).containsExactly(plus(1));
      assertThat(supply.blesses() + supply.curses(Owner.CHARACTER)).isEqualTo(21);
    }
  }

  @RulesetTest
  @Rule("AMD-24")
  void atTheEndOfTheScenarioAllThatWasAddedLeaves(Ruleset ruleset) {
    for (Owner owner : Owner.values()) {
      Chance chance = chance(7);
      Supply supply = supply(ruleset);
      ModifierDeck deck = standard(ruleset, owner, chance);
      for (int i = 0; i < 4; i++) {
        deck.bless(supply, chance);
        deck.curse(supply, chance);
        deck.addExtraMinus(chance);
      }
      for (int i = 0; i < 15; i++) {
        attack(deck, supply);
      }
      draw(deck);
      deck.endOfScenario(supply);
      assertThat(deck.drawn()).isEmpty();
      List<ModifierCard> left = new ArrayList<>(deck.drawPile());
      left.addAll(deck.discards());
      assertThat(left).containsExactlyInAnyOrderElementsOf(ModifierCard.STANDARD_DECK);
      assertThat(supply).hasToString(supply(ruleset).toString());
    }
  }

  @Test
  void anAttackIsSettledBeforeTheNext() {
    ModifierDeck deck = deck(Ruleset.GLOOMHAVEN, plus(1), plus(2));
    draw(deck);
    String before = deck.toString();
    assertThatThrownBy(() -> draw(deck)).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> deck.endOfRound(chance(1))).isInstanceOf(IllegalStateException.class);
    assertThat(deck).hasToString(before);
  }

  @Test
  void aCopyIsADeckOfItsOwn() {
    Ruleset ruleset = Ruleset.FROSTHAVEN;
    Supply supply = supply(ruleset);
    ModifierDeck deck = standard(ruleset, Owner.MONSTERS, chance(3));
    deck.bless(supply, chance(4));
    attack(deck, supply);
    draw(deck);
    String before = deck.toString() + supply;
    ModifierDeck copy = deck.copy();
    Supply copied = supply.copy();
    assertThat(copy.toString() + copied).isEqualTo(before);
    copy.settle(copied);
    copy.curse(copied, chance(1));
    copy.bless(copied, chance(1));
    for (int i = 0; i < 30; i++) {
      attack(copy, copied);
    }
    copy.endOfRound(chance(2));
    assertThat(deck.toString() + supply).isEqualTo(before);
    assertThat(copy.toString() + copied).isNotEqualTo(before);
  }

  /** What is in the decks and in the supply is always the same, whatever happens. */
  @Test
  void noCardIsEverLostOrMade() {
    Ruleset ruleset = Ruleset.FROSTHAVEN;
    for (long seed = 0; seed < 200; seed++) {
      Chance chance = chance(seed);
      Supply supply = supply(ruleset);
      ModifierDeck deck = standard(ruleset, Owner.CHARACTER, chance);
      int extra = 0;
      for (int step = 0; step < 60; step++) {
        switch (chance.below(6)) {
          case 0 -> deck.bless(supply, chance);
          case 1 -> deck.curse(supply, chance);
          case 2 -> extra += deck.addExtraMinus(chance) ? 1 : 0;
          case 3 -> deck.endOfRound(chance);
          default -> {
            Lean lean = Lean.values()[chance.below(3)];
            deck.draw(lean, Attacker.CHARACTER, 3, Set.of(), chance);
            deck.settle(supply);
          }
        }
        int outside = supply.blesses() + supply.curses(Owner.CHARACTER);
        assertThat(deck.size() + outside).as("seed %d", seed).isEqualTo(40 + extra);
        assertThat(deck.drawPile().size() + deck.discards().size()).isEqualTo(deck.size());
      }
    }
  }
}
