package haven.play.turn;

import static haven.play.turn.Deck.PLAIN;
import static haven.play.turn.Deck.PLAIN_2;
import static haven.play.turn.Deck.PLAIN_3;
import static haven.play.turn.Deck.PLAIN_4;
import static haven.play.turn.Deck.list;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import haven.model.Cite;
import haven.model.Ruleset;
import haven.play.Refusal;
import haven.play.Refused;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;

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
}
