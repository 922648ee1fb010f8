package haven.play.turn;

import static haven.play.turn.Deck.FOR_GOOD;
import static haven.play.turn.Deck.LOSING;
import static haven.play.turn.Deck.LOSING_PERSISTENT;
import static haven.play.turn.Deck.LOSING_ROUND;
import static haven.play.turn.Deck.PERSISTENT;
import static haven.play.turn.Deck.PLAIN;
import static haven.play.turn.Deck.PLAIN_2;
import static haven.play.turn.Deck.PLAIN_3;
import static haven.play.turn.Deck.PLAIN_4;
import static haven.play.turn.Deck.ROUND;
import static haven.play.turn.Deck.list;
import static haven.play.turn.Deck.play;
import static haven.play.turn.Half.BOTTOM;
import static haven.play.turn.Half.TOP;
import static haven.rulebook.Edition.FH;
import static haven.rulebook.Edition.GH;
import static haven.rulebook.Edition.JL;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Consequence;
import haven.model.card.CardAction;
import haven.play.Refused;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Where a card goes after its action, and from the active area. */
final class CardFlowTest {

  private static Cards finished(Ruleset ruleset, int card, boolean performed, boolean basic) {
    Cards cards = Deck.of(ruleset);
    cards.select(card, PLAIN);
    cards.finish(card, TOP, performed, basic);
    return cards;
  }

  @RulesetTest
  @Rule("CRD-04")
  void aCardHasAnInitiativeATopAndABottomAndTheBasicActions(Ruleset ruleset) {
    Cards cards = Deck.of(ruleset);
    assertThat(cards.initiative(LOSING)).isEqualTo(16);
    assertThat(cards.all().get(LOSING).name()).isEqualTo("card6");
    assertThat(cards.action(LOSING, TOP)).isEqualTo(CardAction.of(Ability.attack(3)).losing());
    assertThat(cards.action(LOSING, BOTTOM)).isEqualTo(CardAction.of(Ability.move(3)));
    assertThat(TOP.basic().abilities()).hasSize(1);
    assertThat(BOTTOM.basic().abilities()).hasSize(1);
  }

  @RulesetTest
  @Rule("CRD-05")
  void selectedCardsAreInNoOtherZone(Ruleset ruleset) {
    Cards cards = Deck.of(ruleset);
    cards.select(PLAIN, LOSING);
    assertThat(list(cards.selected())).containsExactly(PLAIN, LOSING);
    assertThat(list(cards.hand())).doesNotContain(PLAIN, LOSING).hasSize(8);
    assertThat(cards.active() | cards.discards() | cards.lost()).isZero();
    cards.finish(LOSING, TOP, true, false);
    assertThat(list(cards.selected())).containsExactly(PLAIN);
    assertThatThrownBy(() -> cards.finish(LOSING, TOP, true, false))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("CRD-05");
  }

  @RulesetTest
  @Rule({"CRD-06", "TRN-10"})
  @Rule(value = "TRN-09", in = GH)
  void aPerformedActionSendsItsCardAtOnceWhereItsIconsSay(Ruleset ruleset) {
    assertThat(list(finished(ruleset, PLAIN_2, true, false).discards())).containsExactly(PLAIN_2);
    assertThat(list(finished(ruleset, LOSING, true, false).lost())).containsExactly(LOSING);
    for (int card : new int[] {ROUND, PERSISTENT, LOSING_ROUND, LOSING_PERSISTENT}) {
      Cards cards = finished(ruleset, card, true, false);
      assertThat(list(cards.active())).containsExactly(card);
      assertThat(list(cards.selected())).as("before the other action").containsExactly(PLAIN);
    }
  }

  @RulesetTest
  @Rule("CRD-06")
  void theIconsOfTheOtherHalfDoNotCount(Ruleset ruleset) {
    Cards cards = Deck.of(ruleset);
    play(cards, PLAIN, LOSING);
    assertThat(list(cards.discards())).containsExactly(PLAIN, LOSING);
  }

  @RulesetTest
  @Rule({"ABL-12a", "CRD-06"})
  void aCardOfWhichNothingWasPerformedIsDiscarded(Ruleset ruleset) {
    for (int card : new int[] {PLAIN_2, LOSING, ROUND, LOSING_PERSISTENT, FOR_GOOD}) {
      Cards cards = finished(ruleset, card, false, false);
      assertThat(list(cards.discards())).containsExactly(card);
      assertThat(cards.recoverable(Consequence.Recover.Pile.DISCARDED)).isEqualTo(1 << card);
    }
  }

  @RulesetTest
  @Rule({"CRD-08a", "TRN-05"})
  void aCardUsedForABasicActionIsDiscarded(Ruleset ruleset) {
    for (int card : new int[] {PLAIN_2, LOSING, ROUND, LOSING_PERSISTENT, FOR_GOOD}) {
      Cards cards = finished(ruleset, card, true, true);
      assertThat(list(cards.discards())).containsExactly(card);
    }
  }

  @RulesetTest
  @Rule({"CRD-09", "CRD-08a", "CRD-08b"})
  void theBasicTopIsAttack2AndTheBasicBottomMove2(Ruleset ruleset) {
    assertThat(Deck.of(ruleset).action(LOSING, TOP)).isNotEqualTo(TOP.basic());
    assertThat(TOP.basic()).isEqualTo(CardAction.of(Ability.attack(2)));
    assertThat(BOTTOM.basic()).isEqualTo(CardAction.of(Ability.move(2)));
  }

  @RulesetTest
  @Rule({"CRD-07a", "TRN-11"})
  void aUsedCardComesBackOnSideBAndIsDiscardedFromThere(Ruleset ruleset) {
    Cards cards = Deck.of(ruleset);
    play(cards, PLAIN, PLAIN_2);
    assertThat(list(cards.hand())).hasSize(10);
    assertThat(list(cards.onSideB())).containsExactly(PLAIN, PLAIN_2);
    play(cards, PLAIN_2, PLAIN);
    assertThat(list(cards.discards())).containsExactly(PLAIN, PLAIN_2);
  }

  @RulesetTest
  @Rule({"CRD-07a", "TRN-11"})
  void iconsCountOnBothSides(Ruleset ruleset) {
    for (boolean onB : new boolean[] {false, true}) {
      for (int card = ROUND; card <= FOR_GOOD; card++) {
        Cards cards = Deck.of(ruleset);
        if (onB) {
          play(cards, PLAIN, card);
          assertThat(list(cards.onSideB())).contains(card);
        }
        play(cards, card, PLAIN_2);
        boolean lost = card == LOSING || card == FOR_GOOD;
        assertThat(list(lost ? cards.lost() : cards.active())).containsExactly(card);
      }
    }
  }

  @RulesetTest
  @Rule({"ABL-12b", "CRD-08b", "TRN-06"})
  void aSkippedOrBasicActionLeavesLikeACardWithoutIcons(Ruleset ruleset) {
    for (boolean basic : new boolean[] {false, true}) {
      for (int card = PLAIN_2; card <= FOR_GOOD; card++) {
        Cards cards = finished(ruleset, card, basic, basic);
        assertThat(list(cards.hand())).contains(card);
        assertThat(list(cards.onSideB())).containsExactly(card);
        cards.finish(PLAIN, BOTTOM, false, false);
        cards.select(card, PLAIN_4 == card ? PLAIN_3 : PLAIN_4);
        cards.finish(card, TOP, basic, basic);
        assertThat(list(cards.discards())).containsExactly(card);
      }
    }
  }

  @RulesetTest
  @Rule("CRD-07b")
  void onSideBItCanBeSelectedAgainWithItsOtherInitiative(Ruleset ruleset) {
    Cards cards = Deck.of(ruleset);
    assertThat(cards.initiative(PLAIN)).isEqualTo(10);
    play(cards, PLAIN, PLAIN_2);
    assertThat(cards.refusal(PLAIN, PLAIN_3)).isEmpty();
    cards.select(PLAIN, PLAIN_3);
    assertThat(cards.initiative(PLAIN)).isEqualTo(60);
    assertThat(cards.side(PLAIN)).isEqualTo(cards.all().get(PLAIN).sides().get(1));
    assertThat(cards.initiative(PLAIN_3)).isEqualTo(12);
  }

  @RulesetTest
  @Rule("CRD-10")
  void aLostCardStaysLostAtTheEndOfRoundsAndThroughRests(Ruleset ruleset) {
    Cards cards = Deck.of(ruleset, LOSING + 1);
    play(cards, LOSING, PLAIN);
    play(cards, PLAIN_2, PLAIN_3);
    play(cards, PLAIN_4, PERSISTENT);
    cards.endRound();
    cards.rest().begin(0);
    cards.rest().end(PLAIN);
    assertThat(list(cards.lost())).containsExactly(PLAIN, LOSING);
  }

  @RulesetTest
  @Rule("CRD-11")
  void aLostActionWithABonusStaysActiveCountsAsLostAndIsLost(Ruleset ruleset) {
    for (int card : new int[] {LOSING_PERSISTENT, LOSING_ROUND}) {
      Cards cards = finished(ruleset, card, true, false);
      assertThat(list(cards.active())).containsExactly(card);
      assertThat(cards.lost()).isZero();
      assertThat(list(cards.countingAsLost())).containsExactly(card);
      cards.leaveActive(card);
      assertThat(list(cards.lost())).containsExactly(card);
      assertThat(list(cards.countingAsLost())).containsExactly(card);
    }
    Cards kept = finished(ruleset, PERSISTENT, true, false);
    assertThat(kept.countingAsLost()).isZero();
  }

  @RulesetTest
  @Rule({"BON-07a", "BON-07c"})
  void fromTheActiveAreaACardGoesByItsLostIcon(Ruleset ruleset) {
    for (int card : new int[] {ROUND, PERSISTENT}) {
      Cards cards = finished(ruleset, card, true, false);
      cards.leaveActive(card);
      assertThat(list(cards.active())).isEmpty();
      assertThat(list(cards.lost())).isEmpty();
      if (cards.discards() == 0) {
        assertThat(list(cards.hand())).as("side A of Buttons & Bugs").contains(card);
        assertThat(list(cards.onSideB())).containsExactly(card);
        cards.finish(PLAIN, BOTTOM, true, false);
        play(cards, card, PLAIN_2);
        cards.leaveActive(card);
      }
      assertThat(list(cards.discards())).containsExactly(card);
    }
    for (int card : new int[] {LOSING_ROUND, LOSING_PERSISTENT}) {
      Cards cards = finished(ruleset, card, true, false);
      cards.leaveActive(card);
      assertThat(list(cards.lost())).containsExactly(card);
    }
  }

  @RulesetTest
  @Rule(
      value = "BON-07a",
      in = {GH, JL, FH})
  void onlyButtonsAndBugsTakesActiveCardsBackToTheHand(Ruleset ruleset) {
    Cards cards = finished(ruleset, PERSISTENT, true, false);
    cards.leaveActive(PERSISTENT);
    assertThat(list(cards.hand())).doesNotContain(PERSISTENT);
  }

  @RulesetTest
  @Rule("BON-07c")
  void aRoundBonusOnSideAComesBackOnSideB(Ruleset ruleset) {
    Cards cards = finished(ruleset, ROUND, true, false);
    cards.endRound();
    assertThat(list(cards.hand() & cards.onSideB())).containsExactly(ROUND);
  }

  /** BON-08; that it comes before short rests is the business of the round. */
  @RulesetTest(value = {GH, JL, FH})
  void atTheEndOfARoundOnlyRoundBonusesLeave(Ruleset ruleset) {
    Cards cards = Deck.of(ruleset);
    play(cards, ROUND, PLAIN);
    play(cards, LOSING_ROUND, PLAIN_2);
    play(cards, PERSISTENT, PLAIN_3);
    play(cards, LOSING_PERSISTENT, PLAIN_4);
    cards.endRound();
    assertThat(list(cards.active())).containsExactly(PERSISTENT, LOSING_PERSISTENT);
    assertThat(list(cards.discards())).containsExactly(PLAIN, PLAIN_2, PLAIN_3, PLAIN_4, ROUND);
    assertThat(list(cards.lost())).containsExactly(LOSING_ROUND);
  }

  /** ITM-87: the strictest icon performed decides, and a round bonus ends first. */
  @Test
  void bothHalvesOfOneCardAreFinishedTogether() {
    Cards cards = Deck.of(Ruleset.BUTTONS_AND_BUGS);
    cards.select(LOSING, PERSISTENT);
    cards.finishBoth(LOSING, true, true);
    cards.finishBoth(PERSISTENT, false, true);
    assertThat(list(cards.lost())).containsExactly(LOSING);
    assertThat(list(cards.hand() & cards.onSideB())).containsExactly(PERSISTENT);
    assertThat(List.of(cards.active(), cards.discards())).containsOnly(0);
  }
}
