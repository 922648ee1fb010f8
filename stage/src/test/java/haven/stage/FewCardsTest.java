package haven.stage;

import static haven.model.ability.Ability.attack;
import static haven.model.ability.Ability.move;
import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Consequence;
import haven.model.ability.Effect;
import haven.model.card.AbilityCard;
import haven.model.card.CardAction;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Bits;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.play.turn.Cards;
import haven.play.turn.Payment;
import haven.play.turn.Rests;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What a character with few cards can do: play, rest, or nothing any more. */
final class FewCardsTest {
  private static final StatLine GUARD = StatLine.of(60, 0, 2, 0);
  private static final CardAction LASTING = CardAction.of(Ability.persistent(Effect.retaliate(1)));
  private static final CardAction ROUND = CardAction.of(Ability.round(Effect.retaliate(1)));

  private static Arena arena(Ruleset ruleset, AbilityCard... cards) {
    return Arena.in(ruleset, "A   g   .   .   B")
        .hero('A', cards)
        .company('B')
        .monster('g', "Guard", GUARD, MonsterCard.of(50))
        .answering(Answers.Policy.LITTLE)
        .start();
  }

  private static Cards cards(Arena arena) {
    return arena.sheet('A').cards();
  }

  /** Before the last question of round 1: so many cards are in hand, so many discarded. */
  private static Arena with(Ruleset ruleset, int hand, int discards) {
    Arena arena = arena(ruleset);
    for (int i = 0; i < 10 && Integer.bitCount(cards(arena).discards()) < discards; i++) {
      arena.choose(first(arena));
      arena.selectFirstTwo();
      arena.endRound();
    }
    arena.choose(first(arena));
    arena.selectFirstTwo().until(Prompt.Kind.SHORT_REST, "A");
    Cards cards = cards(arena);
    Bits.each(cards.hand(), card -> lose(cards, card, hand));
    while (Integer.bitCount(cards.discards()) > discards) {
      int card = Integer.numberOfTrailingZeros(cards.discards());
      cards.recover(Consequence.Recover.Pile.DISCARDED, card);
      cards.lose(card);
    }
    assertThat(Integer.bitCount(cards.hand())).isEqualTo(hand);
    assertThat(Integer.bitCount(cards.discards())).isEqualTo(discards);
    return arena;
  }

  private static void lose(Cards cards, int card, int left) {
    if (Integer.bitCount(cards.hand()) > left) {
      cards.lose(card);
    }
  }

  /** Cards whose used ones are discarded soon: in BB the same two again. */
  private static Choice first(Arena arena) {
    int flipped = cards(arena).onSideB();
    if (Integer.bitCount(flipped) >= 2) {
      int one = Integer.numberOfTrailingZeros(flipped);
      return new Choice.Cards(one, Integer.numberOfTrailingZeros(flipped & flipped - 1));
    }
    return arena.prompt().options().getFirst();
  }

  private static boolean isOut(Arena arena) {
    return arena.sheet('A').isOut() || arena.game.isOver();
  }

  /** To the first question of the next round, or the end. */
  private static void goOn(Arena arena) {
    int round = arena.game.state().round();
    while (!arena.game.isOver() && arena.game.state().round() == round) {
      arena.choose(arena.answers.to(arena.game, arena.prompt()));
    }
  }

  @RulesetTest
  @Rule({"EXH-02a", "EXH-02b", "RND-06a", "RND-06b"})
  void whoCanNeitherPlayNorRestIsExhaustedAtTheStartOfTheRound(Ruleset ruleset) {
    boolean together = ruleset.id().equals("BB");
    for (int hand = 0; hand < 3; hand++) {
      for (int discards = 0; discards < 3 && (!together || hand + discards < 3); discards++) {
        Arena arena = with(ruleset, hand, discards);
        assertThat(isOut(arena)).as("not before the round").isFalse();
        goOn(arena);
        assertThat(isOut(arena))
            .as("%d in hand, %d discarded", hand, discards)
            .isEqualTo(together ? hand + discards < 2 : hand < 2 && discards < 2);
      }
    }
  }

  @RulesetTest
  @Rule({"EXH-03", "EXH-13", "RND-05"})
  void withOneHandCardAndSomeDiscardsOnlyALongRestIsLeft(Ruleset ruleset) {
    Arena arena = with(ruleset, 1, ruleset.id().equals("BB") ? 1 : 2);
    int round = arena.game.state().round();
    arena.until(prompt -> arena.game.state().round() > round);
    for (Prompt prompt : arena.game.prompts()) {
      if (prompt.kind() == Prompt.Kind.CARDS && prompt.figure().equals(arena.figure("A").id())) {
        assertThat(prompt.options()).containsExactly(new Choice.LongRest());
      }
    }
    arena.until(Prompt.Kind.REST_LOSS, "A");
    assertThat(arena.events(Event.What.LONG_REST_DECLARED)).hasSize(1);
  }

  private static final CardAction STRIKE = CardAction.of(attack(1));

  private static AbilityCard striking(CardAction top) {
    return Arena.card("Zero", 20, top, CardAction.of(move(1)));
  }

  /** The end of round 1, in which A has performed the top of card 0 and left out card 1. */
  private static Arena firstRound(Ruleset ruleset, long seed, CardAction top) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   B")
            .hero('A', striking(top), Arena.card("One", 30, STRIKE, LASTING))
            .company('B')
            .monster('g', "Guard", GUARD, MonsterCard.of(50))
            .answering(Answers.Policy.LITTLE)
            .start(seed)
            .turnOf('A');
    arena.choose("top 0");
    if (arena.isAsked(Prompt.Kind.TARGET)) {
      arena.choose(arena.at(arena.only("Guard")));
    }
    arena.chooseIfOffered(new Choice.Accept());
    arena.choose("no");
    return arena;
  }

  private static boolean mayRestShortly(Arena arena) {
    int round = arena.game.state().round();
    arena.until(
        prompt ->
            prompt.kind() == Prompt.Kind.SHORT_REST
                    && prompt.figure().equals(arena.figure("A").id())
                || arena.game.state().round() > round);
    return arena.isAsked(Prompt.Kind.SHORT_REST)
        && arena.prompt().options().contains(new Choice.Accept());
  }

  @RulesetTest
  @Rule({"RST-01a", "RND-04a"})
  void aRestTakesTwoDiscards(Ruleset ruleset) {
    Arena one = firstRound(ruleset, 1, STRIKE.losing());
    assertThat(mayRestShortly(one)).as("one discard, eight in hand").isFalse();
    assertThat(one.options()).doesNotContain("long rest");
    Arena two = firstRound(ruleset, 1, STRIKE);
    assertThat(mayRestShortly(two)).isTrue();
    two.endRound();
    assertThat(two.options()).contains("long rest");
    Arena active = firstRound(ruleset, 1, LASTING.losing());
    assertThat(mayRestShortly(active)).as("an active one does not count").isFalse();
    assertThat(active.options()).doesNotContain("long rest");
  }

  @RulesetTest
  @Rule({"RST-01a", "RST-02"})
  void aShortRestLosesARandomDiscardAndReturnsTheOthers(Ruleset ruleset) {
    Set<Integer> seen = new HashSet<>();
    for (long seed = 1; seed <= 16; seed++) {
      Arena arena = firstRound(ruleset, seed, STRIKE).endRound();
      assertThat(cards(arena).discards()).as("it is optional").isEqualTo(0b11);
      arena.choose(new Choice.Cards(2, 3));
      arena.selectFirstTwo();
      assertThat(mayRestShortly(arena)).isTrue();
      arena.choose("yes");
      arena.choose("yes");
      int lost = cards(arena).lost();
      assertThat(Integer.bitCount(lost & 0b1111)).isEqualTo(1);
      assertThat(cards(arena).hand()).isEqualTo(0b11_1111_1111 & ~lost);
      assertThat(cards(arena).discards()).isZero();
      seen.add(lost);
    }
    assertThat(seen).hasSizeGreaterThan(2);
  }

  @RulesetTest
  @Rule("RST-02")
  void theRestIsAtTheEndOfTheRoundOnly(Ruleset ruleset) {
    Arena arena = firstRound(ruleset, 1, STRIKE);
    int turns = arena.events(Event.What.TURN_ENDS).size();
    assertThat(mayRestShortly(arena)).isTrue();
    assertThat(arena.events(Event.What.TURN_ENDS).size())
        .as("after everybody's turn")
        .isGreaterThan(turns);
    assertThat(arena.game.state().turn().figure().number()).isNegative();
  }

  @RulesetTest
  @Rule({"RST-03a", "RST-03b", "RST-04"})
  void theOtherCardIsAlwaysADifferentOne(Ruleset ruleset) {
    for (long seed = 1; seed <= 10; seed++) {
      Arena arena = firstRound(ruleset, seed, STRIKE);
      assertThat(mayRestShortly(arena)).isTrue();
      arena.choose("yes");
      Object waits = arena.game.state().top();
      assertThat(waits).isInstanceOf(Rests.Redraw.class);
      int first = waits instanceof Rests.Redraw redraw ? redraw.rest().lost() : -1;
      int hitPoints = arena.figure("A").hitPoints();
      arena.choose("no");
      arena.choose("yes");
      assertThat(arena.figure("A").hitPoints()).isEqualTo(hitPoints - 1);
      assertThat(Integer.bitCount(cards(arena).lost())).isEqualTo(1);
      assertThat(cards(arena).lost() >> first & 1).as("seed %d", seed).isZero();
    }
  }

  @RulesetTest
  @Rule({"RST-01b", "RND-04b"})
  void handAndDiscardsCountTogether(Ruleset ruleset) {
    Arena arena = arena(ruleset);
    assertThat(arena.options()).as("four in hand").contains("long rest");
    arena.selectFirstTwo();
    assertThat(mayRestShortly(arena)).as("four in hand, two on side B").isTrue();
    Arena both = with(ruleset, 1, 1);
    goOn(both);
    assertThat(both.events(Event.What.LONG_REST_DECLARED)).hasSize(1);
  }

  // Persistent cards of Buttons & Bugs

  /** Cards 0 and 1 lie active, persistent or as said; 2 and 3 are lost. */
  private static Arena active(Ruleset ruleset, CardAction top, CardAction bottom) {
    Arena arena =
        arena(
                ruleset,
                Arena.card("Zero", 20, top, CardAction.of()),
                Arena.card("One", 30, CardAction.of(), bottom))
            .turnOf('A');
    arena.choose("top 0");
    arena.chooseIfOffered(new Choice.Accept());
    arena.choose("bottom 1");
    arena.chooseIfOffered(new Choice.Accept());
    cards(arena).lose(2);
    cards(arena).lose(3);
    return arena;
  }

  private static boolean rests(Arena arena) {
    arena.until(
        prompt ->
            prompt.kind() == Prompt.Kind.SHORT_REST || prompt.kind() == Prompt.Kind.REST_CARDS);
    return arena.prompt().options().contains(new Choice.Accept());
  }

  @RulesetTest
  @Rule({"BON-16", "RST-01b", "RND-04b"})
  void persistentCardsCountForRestingUnlessTheyWillBeLost(Ruleset ruleset) {
    Arena arena = active(ruleset, LASTING, LASTING);
    assertThat(cards(arena).active()).isEqualTo(0b11);
    assertThat(rests(arena)).isTrue();
    arena.choose("no");
    arena.until(Prompt.Kind.RECOVER);
    assertThat(arena.events(Event.What.LONG_REST_DECLARED)).as("nothing else is left").hasSize(1);
    assertThat(isOut(arena)).isFalse();
  }

  @RulesetTest
  @Rule({"BON-16", "EXH-02b", "RND-06b", "RST-01b"})
  void persistentCardsCountAgainstExhaustionUnlessTheyWillBeLost(Ruleset ruleset) {
    for (CardAction other : List.of(LASTING, LASTING.losing(), ROUND.losing())) {
      Arena arena = active(ruleset, LASTING, other);
      goOn(arena);
      assertThat(isOut(arena)).as("%s", other).isEqualTo(other.lost());
    }
  }

  @RulesetTest
  @Rule({"RST-13", "BON-17"})
  void aRestTakesPersistentCardsBackOrLeavesThem(Ruleset ruleset) {
    for (boolean takes : new boolean[] {true, false}) {
      for (boolean isLong : new boolean[] {true, false}) {
        Arena arena = firstRound(ruleset, 1, LASTING);
        Cards cards = cards(arena);
        assertThat(cards.active()).isEqualTo(0b01);
        assertThat(rests(arena)).isTrue();
        arena.choose(isLong ? "no" : "yes");
        if (isLong) {
          arena.choose("long rest");
        }
        arena.until(Prompt.Kind.RECOVER);
        assertThat(arena.options()).containsExactlyInAnyOrder("yes", "card 0");
        arena.choose(takes ? "card 0" : "yes");
        assertThat(cards.active()).isEqualTo(takes ? 0 : 1);
        assertThat(cards.hand()).isEqualTo(takes ? 0b1111 : 0b1110);
        assertThat(cards.onSideB()).isZero();
        assertThat(arena.game.state().actives()).hasSize(takes ? 0 : 1);
      }
    }
  }

  @RulesetTest
  @Rule("RST-08")
  void withoutHandCardAnActiveOneIsLost(Ruleset ruleset) {
    Arena arena = active(ruleset, LASTING, LASTING);
    arena.until(Prompt.Kind.RECOVER);
    arena.choose("yes");
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.REST_LOSS);
    assertThat(arena.options()).containsExactly("card 0", "card 1");
    arena.choose("card 1");
    assertThat(cards(arena).lost()).isEqualTo(0b1110);
    assertThat(cards(arena).active()).isEqualTo(0b0001);
    assertThat(arena.game.state().actives()).hasSize(1);
    goOn(arena);
    assertThat(isOut(arena)).as("as usual at the start of the next round").isTrue();
  }

  @RulesetTest
  @Rule("RST-08")
  void anActiveCardWithTheLostIconIsNotLostInstead(Ruleset ruleset) {
    Arena arena =
        arena(
                ruleset,
                Arena.card("Zero", 20, LASTING, CardAction.of()),
                Arena.card("One", 30, CardAction.of(), LASTING),
                Arena.card("Two", 40, LASTING.losing(), CardAction.of()))
            .turnOf('A');
    arena.choose("top 0");
    arena.chooseIfOffered(new Choice.Accept());
    arena.choose("bottom 1");
    arena.chooseIfOffered(new Choice.Accept());
    arena.endRound();
    arena.choose("cards 2 3");
    arena.until(Prompt.Kind.ACTION);
    arena.choose("top 2");
    arena.chooseIfOffered(new Choice.Accept());
    arena.choose("no");
    cards(arena).lose(3);
    arena.until(Prompt.Kind.RECOVER);
    arena.choose("yes");
    assertThat(cards(arena).active()).isEqualTo(0b0111);
    assertThat(arena.options()).containsExactly("card 0", "card 1");
  }

  @RulesetTest
  @Rule("RST-08")
  void withoutAnyCardTheRestGoesOnAndThenItIsOver(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .")
            .hero('A', Arena.card("Zero", 20, LASTING, CardAction.of()))
            .monster('g', "Guard", GUARD, MonsterCard.of(50, attack(1), attack(1)))
            .answering(Answers.Policy.LITTLE)
            .start()
            .turnOf('A');
    arena.choose("no");
    cards(arena).lose(2);
    cards(arena).lose(3);
    arena.endRound();
    arena.choose("long rest");
    for (int i = 0; i < 2; i++) {
      arena.until(Prompt.Kind.NEGATE);
      Choice lose =
          arena.prompt().options().stream()
              .filter(
                  option ->
                      option instanceof Choice.Negate(Payment payment)
                          && payment.kind() == Payment.Kind.LOSE)
              .findFirst()
              .orElseThrow();
      arena.choose(lose);
    }
    assertThat(cards(arena).lost()).isEqualTo(0b1111);
    arena.figure("A").hitPoints(5);
    arena.until(Prompt.Kind.REST_HEAL);
    assertThat(isOut(arena)).isFalse();
    arena.choose("yes");
    assertThat(arena.figure("A").hitPoints()).isEqualTo(7);
    goOn(arena);
    assertThat(isOut(arena)).isTrue();
  }
}
