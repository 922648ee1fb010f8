package haven.play.turn;

import static haven.play.turn.Deck.LOSING_PERSISTENT;
import static haven.play.turn.Deck.PERSISTENT;
import static haven.play.turn.Deck.PLAIN;
import static haven.play.turn.Deck.PLAIN_2;
import static haven.play.turn.Deck.PLAIN_3;
import static haven.play.turn.Deck.PLAIN_4;
import static haven.play.turn.Deck.ROUND;
import static haven.play.turn.Deck.list;
import static haven.play.turn.Deck.play;
import static haven.play.turn.Deck.set;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import haven.model.Ruleset;
import haven.model.ability.Consequence.Recover.Pile;
import haven.play.Refused;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;

/** What cards in the active area count as, and who may take them out. */
final class ActiveAreaTest {

  /** A round bonus and two persistent ones lie active, one of them to be lost. */
  private static Cards withBonuses(Ruleset ruleset) {
    Cards cards = Deck.of(ruleset);
    play(cards, ROUND, PLAIN);
    play(cards, PERSISTENT, PLAIN_2);
    play(cards, LOSING_PERSISTENT, PLAIN_3);
    return cards;
  }

  @RulesetTest
  @Rule("BON-02")
  void activeCardsAreNotPartOfTheHand(Ruleset ruleset) {
    Cards cards = withBonuses(ruleset);
    assertThat(list(cards.hand())).doesNotContain(ROUND, PERSISTENT, LOSING_PERSISTENT);
    assertThat(cards.refusal(PERSISTENT, PLAIN_4)).isPresent();
    assertThatThrownBy(() -> cards.lose(PERSISTENT)).isInstanceOf(Refused.class);
  }

  @RulesetTest
  @Rule({"BON-05a", "BON-05b", "BON-05c"})
  void aPersistentBonusOutlastsRoundsUntilTheScenarioEnds(Ruleset ruleset) {
    Cards cards = withBonuses(ruleset);
    for (int round = 0; round < 20; round++) {
      cards.endRound();
    }
    assertThat(list(cards.active())).containsExactly(PERSISTENT, LOSING_PERSISTENT);
  }

  @RulesetTest
  @Rule("BON-05b")
  void itMayBeTakenOutEarlierAndGoesByItsLostIcon(Ruleset ruleset) {
    Cards cards = withBonuses(ruleset);
    cards.remove(PERSISTENT, true);
    cards.remove(LOSING_PERSISTENT, true);
    assertThat(list(cards.discards())).contains(PERSISTENT);
    assertThat(list(cards.lost())).containsExactly(LOSING_PERSISTENT);
  }

  @RulesetTest
  @Rule("BON-13a")
  void onlyPersistentCardsAreRemovedAndNotDuringAnAbility(Ruleset ruleset) {
    Cards cards = withBonuses(ruleset);
    assertThat(list(cards.removable(false))).containsExactly(PERSISTENT, LOSING_PERSISTENT);
    assertThat(cards.removable(true)).isZero();
    assertThatThrownBy(() -> cards.remove(PERSISTENT, true)).hasMessageContaining("BON-13a");
    assertThatThrownBy(() -> cards.remove(ROUND, false)).hasMessageContaining("BON-13a");
    assertThat(list(cards.active())).containsExactly(ROUND, PERSISTENT, LOSING_PERSISTENT);
    cards.remove(PERSISTENT, false);
    assertThat(list(cards.active())).containsExactly(ROUND, LOSING_PERSISTENT);
  }

  @RulesetTest
  @Rule({"BON-13b", "BON-13c"})
  void anyActiveCardIsRemovedAtAnyTimeToItsPile(Ruleset ruleset) {
    Cards cards = withBonuses(ruleset);
    for (int card : new int[] {ROUND, PERSISTENT, LOSING_PERSISTENT}) {
      assertThat(cards.refusalToRemove(card, true)).isEmpty();
      cards.remove(card, true);
    }
    assertThat(list(cards.active())).isEmpty();
    assertThat(list(cards.discards())).contains(ROUND, PERSISTENT);
    assertThat(list(cards.lost())).containsExactly(LOSING_PERSISTENT);
    assertThat(cards.refusalToRemove(PLAIN, false)).isPresent();
  }

  @RulesetTest
  @Rule("BON-14")
  void activeCardsCountAsDiscardedOrLost(Ruleset ruleset) {
    Cards cards = withBonuses(ruleset);
    assertThat(list(cards.recoverable(Pile.DISCARDED)))
        .containsExactly(PLAIN, PLAIN_2, PLAIN_3, ROUND, PERSISTENT);
    assertThat(list(cards.recoverable(Pile.LOST))).containsExactly(LOSING_PERSISTENT);
  }

  @RulesetTest
  @Rule("BON-15")
  void persistentCardsCountAsWhereTheyWillGo(Ruleset ruleset) {
    Cards cards = withBonuses(ruleset);
    assertThat(list(cards.recoverable(Pile.LOST))).containsExactly(LOSING_PERSISTENT);
    assertThat(list(cards.recoverable(Pile.USED)))
        .as("flipped, as it would come to hand on side B; not the round bonus")
        .containsExactly(PLAIN, PLAIN_2, PLAIN_3, PERSISTENT);
    assertThat(cards.recoverable(Pile.DISCARDED)).isZero();

    cards.remove(PERSISTENT, false);
    play(cards, PERSISTENT, PLAIN_4);
    assertThat(list(cards.recoverable(Pile.DISCARDED))).as("B").containsExactly(PERSISTENT);
  }

  /** Of the four cards two are lost, and one or two lie active. */
  private static Cards fewCards(Ruleset ruleset, int active) {
    Cards cards = Deck.of(ruleset);
    for (int card : list(cards.hand())) {
      if (card != active && card != PLAIN) {
        cards.lose(card);
      }
    }
    cards.select(active, PLAIN);
    cards.finish(active, Half.TOP, true, false);
    cards.finish(PLAIN, Half.BOTTOM, true, false);
    return cards;
  }

  @RulesetTest
  @Rule({"BON-16", "RND-04b", "RST-01b", "EXH-02b", "RND-06b"})
  void persistentCardsCountForRestingAndAgainstExhaustion(Ruleset ruleset) {
    Cards cards = fewCards(ruleset, PERSISTENT);
    assertThat(list(cards.hand())).containsExactly(PLAIN);
    assertThat(cards.mayRest()).isTrue();
    assertThat(cards.isExhausted()).isFalse();

    Cards losing = fewCards(ruleset, LOSING_PERSISTENT);
    assertThat(losing.mayRest()).isFalse();
    assertThat(losing.isExhausted()).isTrue();

    Cards round = fewCards(ruleset, ROUND);
    assertThat(round.mayRest()).as("a round bonus is not persistent").isFalse();
  }

  @RulesetTest
  @Rule({"BON-17", "RST-13"})
  void aRestTakesPersistentCardsBackOrLeavesThem(Ruleset ruleset) {
    Cards left = withBonuses(ruleset);
    left.endRound();
    Cards back = left.copy();
    assertThat(list(left.rest().mayTakeBack())).containsExactly(PERSISTENT);

    left.rest().begin(0);
    assertThat(list(left.active())).containsExactly(PERSISTENT, LOSING_PERSISTENT);
    back.rest().begin(set(PERSISTENT));
    assertThat(list(back.active())).containsExactly(LOSING_PERSISTENT);
    assertThat(list(back.hand())).contains(PERSISTENT);
    assertThat(back.onSideB()).isZero();
    assertThatThrownBy(() -> back.rest().begin(set(LOSING_PERSISTENT))).isInstanceOf(Refused.class);
  }

  @RulesetTest
  @Rule({"BON-17", "REC-06"})
  void recoveringTakesActiveCardsBackOnlyIfChosen(Ruleset ruleset) {
    Cards cards = withBonuses(ruleset);
    cards.recover(Pile.USED, PLAIN);
    assertThat(list(cards.active())).contains(PERSISTENT);
    cards.recover(Pile.USED, PERSISTENT);
    cards.recover(Pile.LOST, LOSING_PERSISTENT);
    assertThat(list(cards.active())).containsExactly(ROUND);
    assertThat(list(cards.hand() & ~cards.onSideB()))
        .contains(PLAIN, PERSISTENT, LOSING_PERSISTENT);
  }
}
