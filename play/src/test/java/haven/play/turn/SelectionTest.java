package haven.play.turn;

import static haven.play.turn.Deck.PLAIN;
import static haven.play.turn.Deck.PLAIN_2;
import static haven.play.turn.Deck.PLAIN_3;
import static haven.play.turn.Deck.PLAIN_4;
import static haven.play.turn.Deck.list;
import static haven.play.turn.Deck.play;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import haven.model.Cite;
import haven.model.Ruleset;
import haven.model.ability.Consequence.Recover.Pile;
import haven.play.Refusal;
import haven.play.Refused;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;

/** RND-03 to RND-06 and EXH-02: what a character can do with its cards in a round. */
final class SelectionTest {

  @RulesetTest
  @Rule({"RND-03a", "RND-03b"})
  void twoCardsOfTheHandAreChosenAndOneLeads(Ruleset ruleset) {
    Cards cards = Deck.of(ruleset, 5);
    String rule = ruleset.cite(Cite.CARD_SELECTION).text();
    cards.lose(PLAIN_4);
    assertThat(cards.refusal(PLAIN, PLAIN).map(Refusal::rule).orElseThrow()).hasToString(rule);
    assertThatThrownBy(() -> cards.select(PLAIN, PLAIN_4)).hasMessageContaining(rule);
    assertThatThrownBy(() -> cards.select(PLAIN_4, PLAIN)).hasMessageContaining(rule);
    assertThat(cards.selected()).isZero();
    cards.select(PLAIN_2, PLAIN);
    assertThat(list(cards.selected())).containsExactly(PLAIN, PLAIN_2);
    assertThat(cards.leading()).isEqualTo(PLAIN_2);
    assertThat(cards.initiative(cards.leading())).isEqualTo(11);
    assertThatThrownBy(() -> cards.select(PLAIN_3, 4)).isInstanceOf(Refused.class);
    cards.finish(PLAIN_2, Half.TOP, true, false);
    assertThat(cards.leading()).isEqualTo(Cards.NONE);
  }

  @RulesetTest
  @Rule("RND-05")
  void whoCannotChooseTwoCardsCanOnlyRest(Ruleset ruleset) {
    Cards cards = Deck.of(ruleset, 3);
    play(cards, PLAIN, PLAIN_2);
    if (cards.count(Zone.HAND) > 1) { // Buttons & Bugs has them back in hand
      play(cards, PLAIN, PLAIN_2);
    }
    assertThat(cards.mayPlay()).isFalse();
    assertThat(cards.refusal(PLAIN, PLAIN_3).map(Refusal::rule).orElseThrow())
        .hasToString("RND-05");
    assertThat(cards.mayRest()).isTrue();
    assertThat(cards.isExhausted()).isFalse();
  }

  /** So many cards in hand and so many discarded. */
  private static Cards with(Ruleset ruleset, int hand, int discards) {
    Cards cards = Deck.of(ruleset, 8);
    for (int card = 0; card < discards; card++) {
      for (int time = 0; time < 2 && (cards.discards() & 1 << card) == 0; time++) {
        cards.select(card, 7);
        cards.finish(card, Half.BOTTOM, true, false);
        cards.finish(7, Half.BOTTOM, true, false);
        cards.recover(Pile.USED, 7);
      }
    }
    List<Integer> inHand = list(cards.hand());
    inHand.subList(hand, inHand.size()).forEach(cards::lose);
    assertThat(cards.count(Zone.DISCARD)).isEqualTo(discards);
    return cards;
  }

  @RulesetTest
  @Rule({"EXH-02a", "RND-06a"})
  void exhaustedWithFewerThanTwoInHandAndFewerThanTwoDiscarded(Ruleset ruleset) {
    for (int hand = 0; hand < 4; hand++) {
      for (int discards = 0; discards < 4; discards++) {
        assertThat(with(ruleset, hand, discards).isExhausted())
            .as("%d in hand, %d discarded", hand, discards)
            .isEqualTo(hand < 2 && discards < 2);
      }
    }
  }

  @RulesetTest
  @Rule({"EXH-02b", "RND-06b"})
  void exhaustedWithFewerThanTwoInHandAndDiscardPileTogether(Ruleset ruleset) {
    for (int hand = 0; hand < 4; hand++) {
      for (int discards = 0; discards < 4; discards++) {
        assertThat(with(ruleset, hand, discards).isExhausted())
            .as("%d in hand, %d discarded", hand, discards)
            .isEqualTo(hand + discards < 2);
      }
    }
  }

  @RulesetTest
  @Rule("EXH-03")
  void withOneHandCardAndTwoDiscardsOnlyALongRestIsLeft(Ruleset ruleset) {
    Cards cards = with(ruleset, 1, 2);
    assertThat(cards.mayPlay()).isFalse();
    assertThat(cards.mayRest()).isTrue();
    assertThat(with(ruleset, 2, 2).mayPlay()).isTrue();
  }

  @RulesetTest
  @Rule("EXH-13")
  void withOneHandCardAndOneDiscardOnlyALongRestIsLeft(Ruleset ruleset) {
    Cards cards = with(ruleset, 1, 1);
    assertThat(cards.mayPlay()).isFalse();
    assertThat(cards.mayRest()).isTrue();
    assertThat(cards.isExhausted()).isFalse();
  }
}
