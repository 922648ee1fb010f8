package haven.play.turn;

import static haven.play.turn.Deck.FOR_GOOD;
import static haven.play.turn.Deck.LOSING;
import static haven.play.turn.Deck.LOSING_PERSISTENT;
import static haven.play.turn.Deck.PERSISTENT;
import static haven.play.turn.Deck.PLAIN;
import static haven.play.turn.Deck.PLAIN_2;
import static haven.play.turn.Deck.PLAIN_3;
import static haven.play.turn.Deck.PLAIN_4;
import static haven.play.turn.Deck.list;
import static haven.play.turn.Deck.play;
import static haven.rulebook.Edition.BB;
import static haven.rulebook.Edition.FH;
import static haven.rulebook.Edition.GH;
import static haven.rulebook.Edition.JL;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import haven.model.Ruleset;
import haven.model.ability.Consequence.Recover.Pile;
import haven.play.Refused;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;

/** REC, CRD-12 to CRD-14: what comes back, and what does not. */
final class RecoverTest {

  @RulesetTest
  @Rule("REC-01a")
  void discardedOrLostCardsComeBackButNoActiveOnes(Ruleset ruleset) {
    Cards cards = Deck.of(ruleset);
    play(cards, LOSING, PLAIN);
    play(cards, PERSISTENT, PLAIN_2);
    play(cards, LOSING_PERSISTENT, PLAIN_3);
    assertThat(list(cards.recoverable(Pile.DISCARDED))).containsExactly(PLAIN, PLAIN_2, PLAIN_3);
    assertThat(list(cards.recoverable(Pile.LOST))).containsExactly(LOSING);
    cards.recover(Pile.DISCARDED, PLAIN_2);
    cards.recover(Pile.LOST, LOSING);
    assertThat(list(cards.hand())).contains(PLAIN_2, LOSING);
    assertThat(list(cards.discards())).containsExactly(PLAIN, PLAIN_3);
    assertThat(cards.lost()).isZero();
    assertThatThrownBy(() -> cards.recover(Pile.DISCARDED, PERSISTENT)).isInstanceOf(Refused.class);
  }

  @RulesetTest
  @Rule({"REC-01b", "REC-01c"})
  void activeCardsAreAmongThemAndLeaveTheActiveArea(Ruleset ruleset) {
    Cards cards = Deck.of(ruleset);
    play(cards, LOSING, PLAIN);
    play(cards, PERSISTENT, PLAIN_2);
    play(cards, LOSING_PERSISTENT, PLAIN_3);
    assertThat(list(cards.recoverable(Pile.DISCARDED)))
        .containsExactly(PLAIN, PLAIN_2, PLAIN_3, PERSISTENT);
    assertThat(list(cards.recoverable(Pile.LOST))).containsExactly(LOSING, LOSING_PERSISTENT);
    cards.recover(Pile.DISCARDED, PERSISTENT);
    cards.recover(Pile.LOST, LOSING_PERSISTENT);
    cards.recover(Pile.DISCARDED, PLAIN);
    assertThat(list(cards.hand())).contains(PLAIN, PERSISTENT, LOSING_PERSISTENT);
    assertThat(cards.active()).isZero();
  }

  @RulesetTest
  @Rule("REC-01d")
  void discardedFlippedOrLostCardsComeBackOnSideA(Ruleset ruleset) {
    Cards cards = Deck.of(ruleset);
    play(cards, LOSING, PLAIN);
    play(cards, PLAIN, PLAIN_2);
    assertThat(list(cards.recoverable(Pile.USED))).containsExactly(PLAIN, PLAIN_2);
    assertThat(list(cards.recoverable(Pile.DISCARDED))).containsExactly(PLAIN);
    assertThat(list(cards.recoverable(Pile.LOST))).containsExactly(LOSING);
    cards.recover(Pile.USED, PLAIN_2);
    cards.recover(Pile.USED, PLAIN);
    cards.recover(Pile.LOST, LOSING);
    assertThat(list(cards.hand())).hasSize(10);
    assertThat(cards.onSideB()).isZero();
    assertThatThrownBy(() -> cards.recover(Pile.USED, PLAIN)).isInstanceOf(Refused.class);
  }

  @RulesetTest
  @Rule("CRD-07c")
  void aRecoveredCardIsOnSideAAgain(Ruleset ruleset) {
    Cards cards = Deck.of(ruleset);
    play(cards, PLAIN, PLAIN_2);
    cards.recover(Pile.USED, PLAIN_2);
    assertThat(list(cards.onSideB())).containsExactly(PLAIN);
  }

  @RulesetTest
  @Rule("CRD-12a")
  @Rule(
      value = "REC-05",
      in = {FH, BB})
  void anIrrecoverableCardWhoseActionWasPerformedIsGone(Ruleset ruleset) {
    Cards cards = Deck.of(ruleset);
    play(cards, FOR_GOOD, PLAIN);
    assertThat(list(cards.lost())).containsExactly(FOR_GOOD);
    assertThat(cards.recoverable(Pile.LOST)).isZero();
    assertThatThrownBy(() -> cards.recover(Pile.LOST, FOR_GOOD)).hasMessageContaining("REC-05");
  }

  @RulesetTest
  @Rule("CRD-12a")
  void lostInAnotherWayItCanBeRecovered(Ruleset ruleset) {
    Cards cards = Deck.of(ruleset);
    cards.lose(FOR_GOOD);
    assertThat(list(cards.recoverable(Pile.LOST))).containsExactly(FOR_GOOD);
    cards.recover(Pile.LOST, FOR_GOOD);
    play(cards, PLAIN, FOR_GOOD);
    assertThat(list(cards.discards() | cards.hand() & cards.onSideB())).contains(FOR_GOOD);
  }

  @RulesetTest
  @Rule("CRD-12b")
  @Rule(
      value = "REC-05",
      in = {GH, JL})
  void anIrrecoverableCardIsGoneHoweverItWasLost(Ruleset ruleset) {
    Cards cards = Deck.of(ruleset);
    cards.lose(FOR_GOOD);
    assertThat(cards.recoverable(Pile.LOST)).isZero();
    assertThatThrownBy(() -> cards.recover(Pile.LOST, FOR_GOOD)).hasMessageContaining("REC-05");
    assertThat(list(cards.lost())).containsExactly(FOR_GOOD);

    Cards discarded = Deck.of(ruleset);
    play(discarded, PLAIN, FOR_GOOD);
    assertThat(list(discarded.recoverable(Pile.DISCARDED))).contains(FOR_GOOD);
  }

  @RulesetTest
  @Rule("CRD-14")
  void restsBringBackDiscardsAndNeverLostCards(Ruleset ruleset) {
    Cards cards = Deck.of(ruleset);
    play(cards, LOSING, PLAIN);
    play(cards, PLAIN_2, PLAIN_3);
    cards.endRound();
    assertThat(list(cards.lost())).containsExactly(LOSING);
    assertThatThrownBy(() -> cards.recover(Pile.DISCARDED, LOSING)).hasMessageContaining("CRD-14");
    assertThatThrownBy(() -> cards.recover(Pile.LOST, PLAIN)).hasMessageContaining("CRD-14");
    cards.rest().begin(0);
    cards.rest().end(PLAIN_2);
    assertThat(list(cards.lost())).containsExactly(PLAIN_2, LOSING);
    assertThat(list(cards.hand())).contains(PLAIN, PLAIN_3).doesNotContain(LOSING);
    cards.recover(Pile.LOST, LOSING);
    assertThat(list(cards.hand())).contains(LOSING);
  }

  /** EXH-05 as far as cards are concerned. */
  @RulesetTest({GH, JL, FH})
  void exhaustionSendsAllCardsToTheLostPile(Ruleset ruleset) {
    Cards cards = Deck.of(ruleset);
    play(cards, PERSISTENT, PLAIN);
    cards.select(PLAIN_2, PLAIN_4);
    cards.exhaust();
    assertThat(list(cards.lost())).hasSize(10);
    assertThat(cards.leading()).isEqualTo(Cards.NONE);
  }
}
