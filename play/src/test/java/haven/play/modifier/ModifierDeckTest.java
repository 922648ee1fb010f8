package haven.play.modifier;

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
import haven.model.rules.ModifierRules.Attacker;
import haven.play.engine.Chance;
import haven.rulebook.Edition;
import haven.testkit.RulesetTest;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** A deck by itself; ModifierDecksTest plays with it. */
final class ModifierDeckTest {
  private static void attack(ModifierDeck deck, Supply supply) {
    draw(deck);
    deck.settle(supply);
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
