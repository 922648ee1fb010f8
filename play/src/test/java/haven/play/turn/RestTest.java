package haven.play.turn;

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

  @RulesetTest
  @Rule({"RST-01a", "RND-04a"})
  void aRestNeedsTwoDiscardsAndLosesOne(Ruleset ruleset) {
    Cards cards = Deck.of(ruleset, 4);
    assertThat(cards.mayRest()).as("four in hand, no discard").isFalse();
    cards.select(PLAIN, PLAIN_2);
    cards.finish(PLAIN, Half.TOP, true, false);
    assertThat(cards.mayRest()).isFalse();
    assertThatThrownBy(() -> begin(cards, chance(1))).hasMessageContaining("RST-01a");
    cards.finish(PLAIN_2, Half.BOTTOM, true, false);
    assertThat(cards.mayRest()).isTrue();
    assertThatThrownBy(() -> cards.rest().end(Cards.NONE)).hasMessageContaining("RST-01a");
    assertThatThrownBy(() -> cards.rest().end(PLAIN_3)).hasMessageContaining("RST-01a");
    cards.rest().end(PLAIN);
    assertThat(list(cards.lost())).containsExactly(PLAIN);
  }

  @RulesetTest
  @Rule({"RST-01b", "RND-04b"})
  void aRestNeedsTwoOfHandAndDiscardsAndLosesOne(Ruleset ruleset) {
    Cards cards = Deck.of(ruleset, 3);
    assertThat(cards.mayRest()).as("three in hand, no discard").isTrue();
    play(cards, PLAIN, PLAIN_2);
    play(cards, PLAIN, PLAIN_3);
    cards.lose(PLAIN_2);
    assertThat(cards.mayRest()).as("one in hand and one discard").isTrue();
    Cards rested = cards.copy();
    rested.rest().begin(0);
    assertThatThrownBy(() -> rested.rest().end(Cards.NONE)).hasMessageContaining("RST-01b");
    rested.rest().end(PLAIN);
    assertThat(list(rested.lost())).containsExactly(PLAIN, PLAIN_2);
    cards.lose(PLAIN_3);
    assertThat(cards.mayRest()).as("one discard").isFalse();
    assertThatThrownBy(() -> begin(cards, chance(1))).hasMessageContaining("RST-01b");
  }

  @RulesetTest
  @Rule("RST-02")
  void aShortRestLosesARandomDiscardAndReturnsTheOthers(Ruleset ruleset) {
    Set<Integer> seen = new TreeSet<>();
    for (int seed = 0; seed < 40; seed++) {
      Cards cards = Deck.of(ruleset, LOSING + 1);
      play(cards, LOSING, PLAIN);
      play(cards, PLAIN_2, PLAIN_3);
      ShortRest rest = begin(cards, chance(seed));
      seen.add(rest.lost());
      cards.rest().end(rest.lost());
      assertThat(list(cards.lost())).containsExactly(rest.lost(), LOSING);
      assertThat(cards.discards()).isZero();
      assertThat(list(cards.hand())).hasSize(5).contains(PLAIN_4).doesNotContain(rest.lost());
    }
    assertThat(seen).containsExactly(PLAIN, PLAIN_2, PLAIN_3);
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

  /** RST-04, RST-07d, TRN-18c, EOR-07 as far as cards are concerned; CRD-07c. */
  @RulesetTest
  @Rule("CRD-07c")
  void aRestGathersAllCardsOnSideAAndLosesOneOfTheHand(Ruleset ruleset) {
    Cards cards = Deck.of(ruleset, 5);
    play(cards, PLAIN, PLAIN_2);
    play(cards, PLAIN, PLAIN_3);
    cards.endRound();
    assertThat(list(cards.discards())).containsExactly(PLAIN);
    assertThat(list(cards.onSideB())).as("nothing else turns them").containsExactly(1, 2);
    cards.rest().begin(0);
    assertThat(list(cards.rest().choices())).containsExactly(0, 1, 2, 3, 4);
    assertThat(cards.onSideB()).isZero();
    cards.rest().end(PLAIN_4);
    assertThat(list(cards.hand())).containsExactly(0, 1, 2, 4);
    assertThat(list(cards.lost())).containsExactly(PLAIN_4);
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
  @Rule("RST-08")
  void withoutHandCardAnActiveOneIsLost(Ruleset ruleset) {
    Cards cards = with(ruleset, PERSISTENT, LOSING_PERSISTENT);
    cards.select(PERSISTENT, LOSING_PERSISTENT);
    cards.finish(PERSISTENT, Half.TOP, true, false);
    cards.finish(LOSING_PERSISTENT, Half.TOP, true, false);
    cards.rest().begin(0);
    assertThat(list(cards.rest().choices())).containsExactly(PERSISTENT);
    assertThatThrownBy(() -> cards.rest().end(Cards.NONE)).isInstanceOf(Refused.class);
    cards.rest().end(PERSISTENT);
    assertThat(list(cards.active())).containsExactly(LOSING_PERSISTENT);
    assertThat(list(cards.lost())).contains(PERSISTENT);

    cards.rest().begin(0);
    assertThat(cards.rest().choices()).as("none there either").isZero();
    cards.rest().end(Cards.NONE);
    assertThat(cards.isExhausted()).isTrue();
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
