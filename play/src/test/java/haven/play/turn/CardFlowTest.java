package haven.play.turn;

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
import static haven.rulebook.Edition.FH;
import static haven.rulebook.Edition.GH;
import static haven.rulebook.Edition.JL;
import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.testkit.RulesetTest;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Where a card goes after its action, and from the active area. */
final class CardFlowTest {
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
