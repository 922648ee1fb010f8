package haven.play.turn;

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
import haven.play.Refused;
import haven.play.engine.Chance;
import haven.play.engine.Dice;
import haven.play.engine.Lots;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.Set;
import java.util.TreeSet;

/** RST: what rests need, lose and bring back. Damage, healing and items are not known here. */
final class RestTest {
  private static Chance chance(long seed) {
    return new Chance(Dice.of(seed));
  }

  private static ShortRest begin(Cards cards, Chance chance) {
    cards.rest().beginShort(0);
    return new ShortRest(chance.pick(Lots.of(cards.rest().choices())), false);
  }

  private static ShortRest redraw(Cards cards, ShortRest rest, Chance chance) {
    int from = cards.rest().redraws(rest);
    return new ShortRest(from == 0 ? Cards.NONE : chance.pick(Lots.of(from)), true);
  }

  /** RST-03, RST-04, EOR-06, EOR-07 as far as cards are concerned. */
  @RulesetTest({GH, JL, FH, BB})
  void anotherCardIsDrawnOnceAndIsADifferentOne(Ruleset ruleset) {
    Set<Integer> seen = new TreeSet<>();
    for (int seed = 0; seed < 40; seed++) {
      Cards cards = Deck.of(ruleset, 3);
      play(cards, PLAIN, PLAIN_2);
      Chance chance = chance(seed);
      ShortRest first = begin(cards, chance);
      assertThat(cards.rest().mayRedraw(first)).isTrue();
      ShortRest second = redraw(cards, first, chance);
      assertThat(second.lost()).isNotEqualTo(first.lost());
      seen.add(second.lost());
      assertThat(cards.rest().mayRedraw(second)).isFalse();
      assertThatThrownBy(() -> redraw(cards, second, chance))
          .isInstanceOf(Refused.class)
          .hasMessageContaining("EOR-0");
      cards.rest().end(second.lost());
      assertThat(list(cards.lost())).containsExactly(second.lost());
      assertThat(list(cards.hand())).contains(first.lost()).hasSize(2);
    }
    assertThat(seen).contains(PLAIN, PLAIN_2);
  }

  /** Negating the damage of the second draw may take the very cards it would draw from. */
  @RulesetTest({GH, JL, FH})
  void aRestWhoseDiscardsWereSpentLosesNothing(Ruleset ruleset) {
    Cards cards = Deck.of(ruleset, 3);
    play(cards, PLAIN, PLAIN_2);
    ShortRest rest = begin(cards, chance(1));
    cards.pay(Payment.of(Payment.Kind.LOSE_TWO_DISCARDS, PLAIN, PLAIN_2), false);
    ShortRest second = redraw(cards, rest, chance(1));
    assertThat(second.lost()).isEqualTo(Cards.NONE);
    cards.rest().end(second.lost());
    assertThat(list(cards.lost())).containsExactly(PLAIN, PLAIN_2);
  }

  /** The same in Buttons & Bugs: what is discarded to negate stays discarded. */
  @RulesetTest(BB)
  void whatNegatesTheDamageOfASecondDrawIsNotTakenBack(Ruleset ruleset) {
    Cards cards = Deck.of(ruleset, 3);
    play(cards, PLAIN, PLAIN_2);
    ShortRest rest = begin(cards, chance(1));
    int paid = rest.lost() == PLAIN ? PLAIN_2 : PLAIN;
    cards.pay(Payment.of(Payment.Kind.DISCARD_A, paid), false);
    ShortRest second = redraw(cards, rest, chance(1));
    cards.rest().end(second.lost());
    assertThat(list(cards.discards())).containsExactly(paid);
    assertThat(list(cards.hand())).containsExactly(rest.lost());
  }

  /** RST-07a to c, TRN-18a, TRN-18b as far as cards are concerned. */
  @RulesetTest({GH, JL, FH})
  void aLongRestLosesTheChosenDiscard(Ruleset ruleset) {
    Cards cards = Deck.of(ruleset, 6);
    play(cards, PLAIN, PLAIN_2);
    play(cards, PERSISTENT, PLAIN_3);
    cards.rest().begin(0);
    assertThat(list(cards.rest().choices())).containsExactly(PLAIN, PLAIN_2, PLAIN_3);
    cards.rest().end(PLAIN_2);
    assertThat(list(cards.lost())).containsExactly(PLAIN_2);
    assertThat(list(cards.hand())).containsExactly(PLAIN, PLAIN_3, PLAIN_4, 4);
    assertThat(list(cards.active())).as("stays").containsExactly(PERSISTENT);
  }

  /** A long rest was declared, and then damage was negated with the discards. */
  @RulesetTest({GH, JL, FH})
  void aDeclaredLongRestWithoutDiscardsLosesNothing(Ruleset ruleset) {
    Cards cards = Deck.of(ruleset, 3);
    play(cards, PLAIN, PLAIN_2);
    cards.pay(Payment.of(Payment.Kind.LOSE_TWO_DISCARDS, PLAIN, PLAIN_2), true);
    cards.rest().begin(0);
    assertThat(cards.rest().choices()).isZero();
    cards.rest().end(Cards.NONE);
    assertThat(list(cards.hand())).containsExactly(PLAIN_3);
  }

  /** Only the given cards are not lost. */
  private static Cards with(Ruleset ruleset, int... kept) {
    Cards cards = Deck.of(ruleset);
    for (int card : list(cards.hand() & ~Deck.set(kept))) {
      cards.lose(card);
    }
    return cards;
  }

  @RulesetTest
  @Rule("RST-14")
  void anActiveCardThatIsRemovedFirstCountsForTheRest(Ruleset ruleset) {
    Cards cards = with(ruleset, PLAIN, PERSISTENT);
    play(cards, PERSISTENT, PLAIN);
    assertThat(cards.mayRest()).as("one discard").isFalse();
    assertThat(cards.mayRestAfterRemoving()).isTrue();
    cards.remove(PERSISTENT, false);
    assertThat(cards.mayRest()).isTrue();
    assertThat(list(cards.rest().choices())).containsExactly(PLAIN, PERSISTENT);
    Cards other = cards.copy();
    cards.rest().end(PLAIN);
    assertThat(list(cards.hand())).containsExactly(PERSISTENT);
    other.rest().end(PERSISTENT);
    assertThat(list(other.lost())).contains(PERSISTENT);

    Cards losing = with(ruleset, PLAIN, LOSING_PERSISTENT);
    play(losing, LOSING_PERSISTENT, PLAIN);
    assertThat(losing.mayRestAfterRemoving()).as("it would be lost").isFalse();
  }
}
