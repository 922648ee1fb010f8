package haven.stage;

import static haven.play.turn.Payment.Kind.DISCARD_A;
import static haven.play.turn.Payment.Kind.DISCARD_TWO_B;
import static haven.play.turn.Payment.Kind.LOSE;
import static haven.play.turn.Payment.Kind.LOSE_HAND;
import static haven.play.turn.Payment.Kind.LOSE_TWO_DISCARDS;
import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Effect;
import haven.model.card.AbilityCard;
import haven.model.card.CardAction;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Prompt;
import haven.play.turn.Cards;
import haven.play.turn.Payment;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.ArrayList;
import java.util.List;

/** DMG-07 to DMG-15: which cards negate a source of damage. */
final class CardNegationTest {
  private static final StatLine GUARD = StatLine.of(30, 0, 2, 0);
  private static final MonsterCard EARLY = MonsterCard.of(5, Ability.attack(2), Ability.attack(2));
  private static final MonsterCard LATE = MonsterCard.of(95, Ability.attack(2), Ability.attack(2));

  private static AbilityCard bonus(String name, CardAction top) {
    return Arena.card(name, 20, top, CardAction.of());
  }

  private static CardAction persistent() {
    return CardAction.of(Ability.persistent(Effect.retaliate(1)));
  }

  private static Arena arena(Ruleset ruleset, MonsterCard card, AbilityCard... cards) {
    return Arena.in(ruleset, "A   g   .   .   B")
        .hero('A', cards)
        .monster('g', "Guard", GUARD, card)
        .company('B')
        .answering(Answers.Policy.LITTLE)
        .start();
  }

  private static Arena struck(Arena arena) {
    return arena.until(Prompt.Kind.NEGATE, "A");
  }

  /** What A may pay with, as asked at the moment. */
  private static List<Payment> payments(Arena arena) {
    List<Payment> payments = new ArrayList<>();
    for (Choice option : arena.prompt().options()) {
      if (option instanceof Choice.Negate(Payment payment)) {
        payments.add(payment);
      }
    }
    return payments;
  }

  private static List<Payment> with(Arena arena, int card) {
    return payments(arena).stream().filter(one -> (one.cards() & 1 << card) != 0).toList();
  }

  private static void pay(Arena arena, Payment payment) {
    arena.choose(new Choice.Negate(payment));
  }

  private static Cards cards(Arena arena) {
    return arena.sheet('A').cards();
  }

  /** A has discarded cards 0 and 1, has selected 2 and 3, and is hit before its turn. */
  private static Arena second(Ruleset ruleset) {
    Arena arena = arena(ruleset, EARLY).selectFirstTwo().endRound();
    arena.choose(new Choice.Cards(2, 3));
    arena.selectFirstTwo();
    return struck(arena);
  }

  @RulesetTest
  @Rule("DMG-07a")
  @Rule(
      value = "DMG-09",
      in = {Edition.GH, Edition.JL, Edition.FH})
  void oneHandCardOrTwoDiscardsAreLostAndNoSelectedOne(Ruleset ruleset) {
    Arena arena = second(ruleset);
    int before = arena.lost('A');
    List<Payment> expected = new ArrayList<>();
    for (int card = 4; card < 10; card++) {
      expected.add(Payment.of(LOSE_HAND, card));
    }
    expected.add(Payment.of(LOSE_TWO_DISCARDS, 0, 1));
    assertThat(payments(arena)).containsExactlyElementsOf(expected);
    pay(arena, Payment.of(LOSE_TWO_DISCARDS, 0, 1));
    assertThat(cards(arena).lost()).isEqualTo(0b11);
    assertThat(cards(arena).discards()).isZero();
    struck(arena);
    assertThat(payments(arena)).containsExactlyElementsOf(expected.subList(0, 6));
    pay(arena, Payment.of(LOSE_HAND, 7));
    assertThat(cards(arena).lost()).isEqualTo(0b1000_0011);
    assertThat(cards(arena).selected()).isEqualTo(0b1100);
    assertThat(arena.lost('A')).isEqualTo(before);
  }

  @RulesetTest
  @Rule(
      value = {"DMG-07b", "DMG-09"},
      in = Edition.BB)
  void oneAOrTwoBAreDiscardedOrAnyOneIsLost(Ruleset ruleset) {
    Arena arena = arena(ruleset, EARLY).selectFirstTwo();
    struck(arena);
    assertThat(payments(arena))
        .as("0 and 1 are selected")
        .containsExactly(
            Payment.of(DISCARD_A, 2),
            Payment.of(DISCARD_A, 3),
            Payment.of(LOSE, 2),
            Payment.of(LOSE, 3));
    arena.endRound(); // 0 and 1 are on side B now
    arena.choose(new Choice.Cards(2, 0));
    arena.endRound(); // 0 is discarded, 2 on side B
    arena.choose("cards 3 2");
    struck(arena);
    assertThat(payments(arena)).containsExactly(Payment.of(LOSE, 0), Payment.of(LOSE, 1));
    pay(arena, Payment.of(LOSE, 0));
    assertThat(cards(arena).lost()).isEqualTo(0b0001);
  }

  @RulesetTest
  @Rule("DMG-07b")
  void whatIsDiscardedToNegateIsNotLost(Ruleset ruleset) {
    Arena arena = arena(ruleset, LATE).selectFirstTwo();
    struck(arena); // after A's turn: 0 and 1 on side B in hand
    assertThat(payments(arena))
        .containsExactly(
            Payment.of(DISCARD_A, 2),
            Payment.of(DISCARD_A, 3),
            Payment.of(DISCARD_TWO_B, 0, 1),
            Payment.of(LOSE, 0),
            Payment.of(LOSE, 1),
            Payment.of(LOSE, 2),
            Payment.of(LOSE, 3));
    pay(arena, Payment.of(DISCARD_TWO_B, 0, 1));
    assertThat(cards(arena).discards()).isEqualTo(0b0011);
    assertThat(cards(arena).lost()).isZero();
    struck(arena);
    assertThat(payments(arena)).doesNotContain(Payment.of(DISCARD_A, 0), Payment.of(DISCARD_A, 1));
    pay(arena, Payment.of(DISCARD_A, 3));
    assertThat(cards(arena).discards()).isEqualTo(0b1011);
    assertThat(cards(arena).hand()).isEqualTo(0b0100);
    assertThat(cards(arena).lost()).isZero();
    assertThat(arena.lost('A')).isZero();
  }

  @RulesetTest
  @Rule("DMG-10")
  void theCardOfTheFirstActionMayBeUsedDuringTheSecond(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   x*  .   g   .   B")
            .hero('A', Arena.top(Ability.move(1)), Arena.bottom(Ability.move(2)))
            .monster('g', "Guard", GUARD)
            .company('B')
            .answering(Answers.Policy.LITTLE)
            .start();
    arena.choose(new Choice.Cards(2, 3));
    arena.selectFirstTwo().endRound();
    arena.turnOf('A');
    arena.choose("top 0");
    arena.choose("no");
    assertThat(cards(arena).discards()).as("at once").isEqualTo(0b1101);
    arena.choose("bottom 1");
    arena.walk('x');
    assertThat(arena.isAsked(Prompt.Kind.NEGATE)).isTrue();
    assertThat(payments(arena))
        .contains(Payment.of(LOSE_TWO_DISCARDS, 0, 2))
        .noneMatch(one -> (one.cards() & 0b10) != 0);
    pay(arena, Payment.of(LOSE_TWO_DISCARDS, 0, 2));
    assertThat(cards(arena).lost()).isEqualTo(0b101);
    assertThat(arena.lost('A')).isZero();
  }

  /** Card 0 lies active by its top, card 1 is used; then the guard attacks. */
  private static Arena active(Ruleset ruleset, CardAction top) {
    Arena arena = arena(ruleset, LATE, bonus("Bonus", top)).turnOf('A');
    arena.choose("top 0");
    arena.chooseIfOffered(new Choice.Accept());
    arena.choose("no");
    assertThat(cards(arena).active()).isEqualTo(0b1);
    return struck(arena);
  }

  @RulesetTest
  @Rule("DMG-13")
  void activeCardsWithoutLostIconCountAsDiscards(Ruleset ruleset) {
    for (CardAction top :
        List.of(persistent(), CardAction.of(Ability.round(Effect.retaliate(1))))) {
      Arena arena = active(ruleset, top);
      assertThat(with(arena, 0)).containsExactly(Payment.of(LOSE_TWO_DISCARDS, 0, 1));
      pay(arena, Payment.of(LOSE_TWO_DISCARDS, 0, 1));
      assertThat(cards(arena).lost()).isEqualTo(0b11);
      assertThat(cards(arena).active()).isZero();
      assertThat(arena.game.state().actives()).as("its bonus is over").isEmpty();
    }
    assertThat(with(active(ruleset, persistent().losing()), 0)).isEmpty();
  }

  @RulesetTest
  @Rule("DMG-14")
  void aPersistentCardMustBeRemovedFirstWhichAnAbilityForbids(Ruleset ruleset) {
    Arena arena = active(ruleset, persistent());
    assertThat(with(arena, 0)).as("neither in hand nor discarded").isEmpty();
    arena.endRound();
    arena.give(arena.figure("A"), Condition.WOUND);
    arena.choose(new Choice.Cards(2, 3));
    arena.selectFirstTwo();
    struck(arena);
    assertThat(arena.game.state().turn().figure()).isEqualTo(arena.figure("A").id());
    assertThat(with(arena, 0))
        .as("at the start of its turn no ability is in progress")
        .containsExactly(Payment.of(LOSE_TWO_DISCARDS, 0, 1));
    pay(arena, Payment.of(LOSE_TWO_DISCARDS, 0, 1));
    assertThat(cards(arena).lost()).isEqualTo(0b11);
    assertThat(arena.game.state().actives()).isEmpty();
  }

  @RulesetTest
  @Rule({"DMG-15", "BON-23", "BON-16"})
  void aPersistentCardOnSideACountsAsASideBHandCard(Ruleset ruleset) {
    Arena arena = active(ruleset, persistent());
    assertThat(cards(arena).onSideB()).isEqualTo(0b10);
    assertThat(with(arena, 0))
        .containsExactly(Payment.of(DISCARD_TWO_B, 0, 1), Payment.of(LOSE, 0));
    pay(arena, Payment.of(DISCARD_TWO_B, 0, 1));
    assertThat(cards(arena).discards()).isEqualTo(0b11);
    assertThat(arena.game.state().actives()).isEmpty();

    Arena other = active(ruleset, persistent());
    pay(other, Payment.of(LOSE, 0));
    assertThat(cards(other).lost()).isEqualTo(0b1);
    assertThat(other.game.state().actives()).isEmpty();
  }

  @RulesetTest
  @Rule({"DMG-15", "BON-23"})
  void aRoundBonusOrOneToBeLostNegatesNothing(Ruleset ruleset) {
    assertThat(with(active(ruleset, persistent().losing()), 0)).isEmpty();
    assertThat(with(active(ruleset, CardAction.of(Ability.round(Effect.retaliate(1)))), 0))
        .isEmpty();
  }

  @RulesetTest
  @Rule({"DMG-15", "BON-23"})
  void aPersistentCardOnSideBCanOnlyBeLost(Ruleset ruleset) {
    Arena arena = arena(ruleset, LATE, bonus("Bonus", persistent())).selectFirstTwo();
    arena.endRound();
    arena.choose("cards 2 3");
    arena.endRound(); // all are on side B
    arena.turnOf('A');
    arena.choose("top 0");
    arena.chooseIfOffered(new Choice.Accept());
    arena.choose("no");
    struck(arena);
    assertThat(cards(arena).active() & cards(arena).onSideB()).isEqualTo(0b1);
    assertThat(payments(arena)).contains(Payment.of(DISCARD_TWO_B, 2, 3));
    assertThat(with(arena, 0)).containsExactly(Payment.of(LOSE, 0));
    pay(arena, Payment.of(LOSE, 0));
    assertThat(cards(arena).lost()).isEqualTo(0b1);
  }
}
