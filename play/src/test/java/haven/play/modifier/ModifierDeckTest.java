package haven.play.modifier;

import static haven.model.card.ModifierCard.DOUBLE;
import static haven.model.card.ModifierCard.MISS;
import static haven.model.card.ModifierCard.plus;
import static haven.model.card.ModifierCard.rolling;
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
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** AMD-05, AMD-10 to AMD-17, AMD-24, AMD-25: a deck and its discards. */
final class ModifierDeckTest {
  private static void attack(ModifierDeck deck, Supply supply) {
    draw(deck);
    deck.settle(supply);
  }

  @RulesetTest
  @Rule("AMD-05")
  void theStandardDeckHasTwentyCardsAndAnyMayComeFirst(Ruleset ruleset) {
    List<ModifierCard> cards = standard(ruleset, Owner.MONSTERS).drawPile();
    assertThat(cards).hasSize(20);
    assertThat(Collections.frequency(cards, plus(0))).isEqualTo(6);
    assertThat(Collections.frequency(cards, plus(1))).isEqualTo(5);
    assertThat(Collections.frequency(cards, plus(-1))).isEqualTo(5);
    assertThat(cards).containsOnlyOnce(plus(2), plus(-2), MISS, DOUBLE);
    Set<List<ModifierCard>> firsts = new HashSet<>();
    for (long seed = 0; seed < 200; seed++) {
      ModifierDeck deck = standard(ruleset, Owner.MONSTERS);
      firsts.add(draw(deck, Lean.NEITHER, Attacker.MONSTER, Set.of(), chance(seed)).cards());
    }
    assertThat(firsts).hasSize(7);
    assertThat(Modifiers.of(ruleset.modifiers(), Owner.CHARACTER, ModifierCard.STANDARD_DECK))
        .isInstanceOf(ModifierDeck.class);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void drawingEndsWhenAllCardsAreDrawn(Ruleset ruleset) {
    assertThat(draw(deck(ruleset, rolling(1), rolling(2))).cards()).hasSize(2);
    for (Lean lean : List.of(Lean.ADVANTAGE, Lean.DISADVANTAGE)) {
      Draw draw = draw(deck(ruleset, plus(1)), lean, Attacker.CHARACTER);
      assertThat(Table.used(draw)).containsExactly(plus(1));
    }
  }

  @Test
  void anAttackIsSettledBeforeTheNext() {
    ModifierDeck deck = deck(Ruleset.GLOOMHAVEN, plus(1), plus(2));
    draw(deck);
    String before = deck.toString();
    assertThatThrownBy(() -> draw(deck)).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> deck.endOfRound()).isInstanceOf(IllegalStateException.class);
    assertThat(deck).hasToString(before);
  }

  @Test
  void aCopyIsADeckOfItsOwn() {
    Ruleset ruleset = Ruleset.FROSTHAVEN;
    Supply supply = supply(ruleset);
    ModifierDeck deck = standard(ruleset, Owner.MONSTERS);
    deck.bless(supply);
    attack(deck, supply);
    draw(deck);
    String before = deck.toString() + supply;
    ModifierDeck copy = deck.copy();
    Supply copied = supply.copy();
    assertThat(copy.toString() + copied).isEqualTo(before);
    copy.settle(copied);
    copy.curse(copied);
    copy.bless(copied);
    for (int i = 0; i < 30; i++) {
      attack(copy, copied);
    }
    copy.endOfRound();
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
      ModifierDeck deck = standard(ruleset, Owner.CHARACTER);
      int extra = 0;
      for (int step = 0; step < 60; step++) {
        switch (chance.below(6)) {
          case 0 -> deck.bless(supply);
          case 1 -> deck.curse(supply);
          case 2 -> extra += deck.addExtraMinus() ? 1 : 0;
          case 3 -> deck.endOfRound();
          default -> {
            Lean lean = Lean.values()[chance.below(3)];
            draw(deck, lean, Attacker.CHARACTER, Set.of(), chance);
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
