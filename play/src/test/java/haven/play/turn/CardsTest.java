package haven.play.turn;

import static haven.play.turn.Deck.list;
import static haven.rulebook.Edition.BB;
import static haven.rulebook.Edition.FH;
import static haven.rulebook.Edition.GH;
import static haven.rulebook.Edition.JL;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import haven.model.Ruleset;
import haven.model.ability.Consequence.Recover.Pile;
import haven.model.card.AbilityCard;
import haven.play.Refused;
import haven.play.engine.Chance;
import haven.play.engine.Dice;
import haven.play.engine.Lots;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;

/** What holds whatever happens to the cards. */
final class CardsTest {

  @RulesetTest
  @Rule("CRD-05")
  void everyCardIsAlwaysInExactlyOneZone(Ruleset ruleset) {
    for (int seed = 0; seed < 200; seed++) {
      Chance chance = new Chance(Dice.of(seed));
      Cards cards = Deck.of(ruleset);
      for (int step = 0; step < 60; step++) {
        Cards before = cards.copy();
        String text = before.toString();
        try {
          change(cards, chance);
        } catch (Refused refused) {
          assertThat(cards).as("%s", refused.rule()).hasToString(text);
        }
        assertThat(before).as("copies stand apart").hasToString(text);
        assertSound(cards);
      }
    }
  }

  private static void assertSound(Cards cards) {
    int seen = 0;
    for (Zone zone : Zone.values()) {
      int here = zone(cards, zone);
      assertThat(here & seen).as("%s", cards).isZero();
      seen |= here;
      assertThat(cards.count(zone)).isEqualTo(Integer.bitCount(here));
    }
    assertThat(list(seen)).as("%s", cards).hasSize(10);
    assertThat(cards.onSideB() & ~cards.visible()).isZero();
    assertThat((cards.persistent() | cards.activeLost()) & ~cards.active()).isZero();
    assertThat(cards.recoverable(Pile.USED) & cards.recoverable(Pile.LOST)).isZero();
    for (int card : list(cards.active())) {}
  }

  private static int zone(Cards cards, Zone zone) {
    return switch (zone) {
      case HAND -> cards.hand();
      case SELECTED -> cards.selected();
      case ACTIVE -> cards.active();
      case DISCARD -> cards.discards();
      case LOST -> cards.lost();
      case SUPPLY -> cards.supply();
    };
  }

  private static void change(Cards cards, Chance chance) {
    int card = chance.below(10);
    boolean yes = chance.below(2) == 0;
    Half half = Half.values()[chance.below(2)];
    switch (chance.below(12)) {
      case 0, 1, 2 -> cards.select(card, chance.below(10));
      case 3, 4, 5 -> {
        for (int played : list(cards.selected())) {
          cards.finish(played, half, yes, chance.below(4) == 0);
        }
      }
      case 6 -> cards.endRound();
      case 7 -> cards.remove(card, yes);
      case 8 -> {
        List<Payment> payments = cards.negations(yes);
        if (!payments.isEmpty()) {
          cards.pay(payments.get(chance.below(payments.size())), yes);
        }
      }
      case 9 -> {
        cards.rest().beginShort(yes ? cards.rest().mayTakeBack() : 0);
        cards.rest().end(chance.pick(Lots.of(cards.rest().choices())));
      }
      case 10 -> cards.recover(Pile.values()[chance.below(3)], card);
      default -> cards.leaveActive(card);
    }
  }

  /** Every payment that is offered is taken, and none besides. */
  @RulesetTest({GH, JL, FH, BB})
  void theOfferedPaymentsAreExactlyThoseTaken(Ruleset ruleset) {
    for (int seed = 0; seed < 30; seed++) {
      Chance chance = new Chance(Dice.of(seed));
      Cards cards = Deck.of(ruleset);
      for (int step = 0; step < 25; step++) {
        try {
          change(cards, chance);
        } catch (Refused refused) {
          assertThat(refused.rule()).isNotNull();
        }
      }
      List<Payment> offered = cards.negations(true);
      for (Payment.Kind kind : Payment.Kind.values()) {
        for (int one = 0; one < 10; one++) {
          for (int other = kind.cards() == 1 ? 9 : one + 1; other < 10; other++) {
            Payment payment =
                kind.cards() == 1 ? Payment.of(kind, one) : Payment.of(kind, one, other);
            assertThat(takes(cards.copy(), payment)).isEqualTo(offered.contains(payment));
          }
        }
      }
    }
  }

  private static boolean takes(Cards cards, Payment payment) {
    try {
      cards.pay(payment, true);
      return true;
    } catch (Refused refused) {
      assertThat(refused.rule()).isNotNull();
      return false;
    }
  }

  @RulesetTest(BB)
  void theTextSaysEverything(Ruleset ruleset) {
    Cards cards = Deck.of(ruleset);
    Deck.play(cards, Deck.FOR_GOOD, Deck.PLAIN);
    Deck.play(cards, Deck.PERSISTENT, Deck.LOSING);
    cards.select(Deck.PLAIN_2, Deck.PLAIN);
    assertThat(cards)
        .hasToString(
            "HAND [card2, card3, card4, card6 on side B, card7, card8],"
                + " SELECTED [card0 on side B, card1 leading],"
                + " ACTIVE [card5 by its top], DISCARD [], LOST [card9 for good]");
    assertThatThrownBy(() -> cards.lose(40)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @RulesetTest(GH)
  void aHandOfOneSidedCardsCannotBeFlipped(Ruleset ruleset) {
    List<AbilityCard> cards = Deck.of(ruleset).all();
    assertThatThrownBy(() -> new Cards(cards, List.of(), Ruleset.BUTTONS_AND_BUGS))
        .hasMessageContaining("side B");
  }
}
