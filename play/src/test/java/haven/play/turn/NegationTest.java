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
import static haven.play.turn.Half.BOTTOM;
import static haven.play.turn.Half.TOP;
import static haven.play.turn.Payment.Kind.DISCARD_A;
import static haven.play.turn.Payment.Kind.DISCARD_TWO_B;
import static haven.play.turn.Payment.Kind.LOSE;
import static haven.play.turn.Payment.Kind.LOSE_HAND;
import static haven.play.turn.Payment.Kind.LOSE_TWO_DISCARDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import haven.model.Ruleset;
import haven.play.Refused;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;

/** DMG-07 to DMG-15: which cards negate a source of damage. */
final class NegationTest {

  @RulesetTest
  @Rule("DMG-07a")
  void oneHandCardOrTwoDiscardsAreLost(Ruleset ruleset) {
    Cards cards = Deck.of(ruleset, 4);
    play(cards, PLAIN, PLAIN_2);
    assertThat(cards.negations(true))
        .containsExactly(
            Payment.of(LOSE_HAND, PLAIN_3),
            Payment.of(LOSE_HAND, PLAIN_4),
            Payment.of(LOSE_TWO_DISCARDS, PLAIN, PLAIN_2));
    cards.pay(Payment.of(LOSE_HAND, PLAIN_3), true);
    assertThat(list(cards.lost())).containsExactly(PLAIN_3);
    cards.pay(Payment.of(LOSE_TWO_DISCARDS, PLAIN, PLAIN_2), true);
    assertThat(list(cards.lost())).containsExactly(PLAIN, PLAIN_2, PLAIN_3);
    assertThat(list(cards.hand())).containsExactly(PLAIN_4);
  }

  @RulesetTest
  @Rule("DMG-07a")
  void nothingElseNegates(Ruleset ruleset) {
    Cards cards = Deck.of(ruleset, 4);
    play(cards, PLAIN, PLAIN_2);
    for (Payment payment :
        new Payment[] {
          Payment.of(LOSE_HAND, PLAIN),
          Payment.of(LOSE_TWO_DISCARDS, PLAIN, PLAIN),
          Payment.of(LOSE_TWO_DISCARDS, PLAIN, PLAIN_3),
          Payment.of(LOSE_TWO_DISCARDS, PLAIN),
          Payment.of(LOSE_HAND, PLAIN_3, PLAIN_4),
          Payment.of(DISCARD_A, PLAIN_3),
          Payment.of(LOSE, PLAIN)
        }) {
      String before = cards.toString();
      assertThatThrownBy(() -> cards.pay(payment, false))
          .isInstanceOf(Refused.class)
          .hasMessageContaining("DMG-07a");
      assertThat(cards).hasToString(before);
    }
  }

  @RulesetTest
  @Rule("DMG-07b")
  void oneAOrTwoBAreDiscardedOrAnyOneIsLost(Ruleset ruleset) {
    Cards cards = Deck.of(ruleset, 5);
    play(cards, PLAIN, PLAIN_2);
    play(cards, PLAIN_3, PLAIN);
    assertThat(cards.negations(true))
        .as("A: 3 and 4, B: 1 and 2, discarded: 0")
        .containsExactly(
            Payment.of(DISCARD_A, PLAIN_4),
            Payment.of(DISCARD_A, ROUND),
            Payment.of(DISCARD_TWO_B, PLAIN_2, PLAIN_3),
            Payment.of(LOSE, PLAIN),
            Payment.of(LOSE, PLAIN_2),
            Payment.of(LOSE, PLAIN_3),
            Payment.of(LOSE, PLAIN_4),
            Payment.of(LOSE, ROUND));
    cards.pay(Payment.of(DISCARD_A, ROUND), true);
    cards.pay(Payment.of(DISCARD_TWO_B, PLAIN_3, PLAIN_2), true);
    cards.pay(Payment.of(LOSE, PLAIN), true);
    assertThat(list(cards.discards())).containsExactly(PLAIN_2, PLAIN_3, ROUND);
    assertThat(list(cards.lost())).containsExactly(PLAIN);
    assertThat(list(cards.hand())).containsExactly(PLAIN_4);
    assertThatThrownBy(() -> cards.pay(Payment.of(LOSE_HAND, PLAIN_4), true))
        .hasMessageContaining("DMG-07b");
    assertThatThrownBy(() -> cards.pay(Payment.of(DISCARD_A, PLAIN_2), true))
        .hasMessageContaining("DMG-07b");
  }

  @RulesetTest
  @Rule("DMG-09")
  void selectedCardsCannotBeUsed(Ruleset ruleset) {
    Cards cards = Deck.of(ruleset, 4);
    cards.select(PLAIN, PLAIN_2);
    assertThat(cards.negations(true))
        .isNotEmpty()
        .allSatisfy(payment -> assertThat(payment.cards() & cards.selected()).isZero());
    for (Payment payment :
        new Payment[] {
          Payment.of(LOSE_HAND, PLAIN),
          Payment.of(LOSE, PLAIN),
          Payment.of(DISCARD_A, PLAIN),
          Payment.of(LOSE_TWO_DISCARDS, PLAIN, PLAIN_2)
        }) {
      assertThatThrownBy(() -> cards.pay(payment, true)).hasMessageContaining("DMG-09");
    }
  }

  @RulesetTest
  @Rule("DMG-10")
  void theCardOfTheFirstActionMayBeUsedDuringTheSecond(Ruleset ruleset) {
    Cards cards = Deck.of(ruleset, 5);
    play(cards, PLAIN, PLAIN_2);
    cards.select(PLAIN_3, PLAIN_4);
    cards.finish(PLAIN_3, TOP, true, false);
    Payment payment = Payment.of(LOSE_TWO_DISCARDS, PLAIN_3, PLAIN);
    assertThat(cards.negations(true)).contains(payment);
    cards.pay(payment, true);
    assertThat(list(cards.lost())).containsExactly(PLAIN, PLAIN_3);
    cards.finish(PLAIN_4, BOTTOM, true, false);
    assertThat(list(cards.discards())).containsExactly(PLAIN_2, PLAIN_4);
  }

  /** One discard; a round bonus and two persistent ones lie active, one of them to be lost. */
  private static Cards withBonuses(Ruleset ruleset) {
    Cards cards = Deck.of(ruleset);
    for (int card = PLAIN_2; card <= PLAIN_4; card++) {
      cards.lose(card);
    }
    cards.lose(LOSING);
    cards.select(ROUND, PLAIN);
    cards.finish(ROUND, TOP, true, false);
    cards.finish(PLAIN, BOTTOM, true, false);
    cards.select(PERSISTENT, LOSING_PERSISTENT);
    cards.finish(PERSISTENT, TOP, true, false);
    cards.finish(LOSING_PERSISTENT, TOP, true, false);
    return cards;
  }

  @RulesetTest
  @Rule("DMG-13")
  void activeCardsWithoutLostIconCountAsDiscards(Ruleset ruleset) {
    Cards cards = withBonuses(ruleset);
    assertThat(cards.negations(true).stream().filter(p -> p.kind() == LOSE_TWO_DISCARDS))
        .containsExactly(
            Payment.of(LOSE_TWO_DISCARDS, PLAIN, ROUND),
            Payment.of(LOSE_TWO_DISCARDS, PLAIN, PERSISTENT),
            Payment.of(LOSE_TWO_DISCARDS, ROUND, PERSISTENT));
    cards.pay(Payment.of(LOSE_TWO_DISCARDS, ROUND, PERSISTENT), true);
    assertThat(list(cards.active())).containsExactly(LOSING_PERSISTENT);
    assertThat(list(cards.lost())).contains(ROUND, PERSISTENT);
    assertThatThrownBy(
            () -> cards.pay(Payment.of(LOSE_TWO_DISCARDS, PLAIN, LOSING_PERSISTENT), true))
        .isInstanceOf(Refused.class);
  }

  @RulesetTest
  @Rule("DMG-14")
  void aPersistentCardMustBeRemovedFirstWhichAnAbilityForbids(Ruleset ruleset) {
    Cards cards = withBonuses(ruleset);
    Payment payment = Payment.of(LOSE_TWO_DISCARDS, PLAIN, PERSISTENT);
    assertThat(cards.negations(true)).noneMatch(p -> p.kind() == LOSE_TWO_DISCARDS);
    assertThatThrownBy(() -> cards.pay(payment, true)).isInstanceOf(Refused.class);
    assertThat(cards.negations(false)).noneMatch(p -> p.equals(Payment.of(LOSE_HAND, PERSISTENT)));
    assertThat(cards.negations(false).stream().filter(p -> p.kind() == LOSE_TWO_DISCARDS))
        .containsExactly(payment);
    cards.remove(PERSISTENT, false);
    assertThat(cards.negations(true)).contains(payment);
  }

  @RulesetTest
  @Rule({"DMG-15", "BON-23", "BON-16"})
  void aPersistentCardOnSideACountsAsASideBHandCard(Ruleset ruleset) {
    Cards cards = withBonuses(ruleset);
    assertThat(list(cards.hand() & cards.onSideB())).containsExactly(PLAIN);
    assertThat(cards.negations(true).stream().filter(p -> p.kind() != DISCARD_A))
        .as("also during an ability; neither the round bonus nor the one to be lost")
        .containsExactly(
            Payment.of(DISCARD_TWO_B, PLAIN, PERSISTENT),
            Payment.of(LOSE, PLAIN),
            Payment.of(LOSE, PERSISTENT),
            Payment.of(LOSE, LOSING_ROUND),
            Payment.of(LOSE, Deck.FOR_GOOD));
    assertThat(cards.negations(true)).doesNotContain(Payment.of(DISCARD_A, PERSISTENT));
    Cards other = cards.copy();
    cards.pay(Payment.of(DISCARD_TWO_B, PLAIN, PERSISTENT), true);
    assertThat(list(cards.discards())).containsExactly(PLAIN, PERSISTENT);
    other.pay(Payment.of(LOSE, PERSISTENT), true);
    assertThat(list(other.lost())).contains(PERSISTENT);
    assertThat(list(other.active())).containsExactly(ROUND, LOSING_PERSISTENT);
  }

  @RulesetTest
  @Rule({"DMG-15", "BON-23"})
  void aPersistentCardOnSideBCanOnlyBeLost(Ruleset ruleset) {
    Cards cards = withBonuses(ruleset);
    cards.remove(PERSISTENT, false);
    cards.select(PERSISTENT, LOSING_ROUND);
    cards.finish(PERSISTENT, TOP, true, false);
    assertThat(list(cards.active() & cards.onSideB())).containsExactly(PERSISTENT);
    assertThat(list(cards.hand() & cards.onSideB())).as("a second B").containsExactly(PLAIN);
    assertThat(cards.negations(true).stream().filter(p -> (p.cards() & 1 << PERSISTENT) != 0))
        .containsExactly(Payment.of(LOSE, PERSISTENT));
  }
}
