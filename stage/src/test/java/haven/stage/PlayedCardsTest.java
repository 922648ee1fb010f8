package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Cost;
import haven.model.ability.Effect;
import haven.model.ability.Element;
import haven.model.ability.ElementIcon;
import haven.model.card.CardAction;
import haven.play.ability.ElementBoard;
import haven.play.engine.Choice;
import haven.play.engine.Prompt;
import haven.play.turn.Cards;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;

/** Where a card goes once its action is over, and what it infuses. */
final class PlayedCardsTest {
  private static final CardAction PLAIN = CardAction.of(Ability.heal(1, Aim.SELF));
  private static final CardAction LOSING = PLAIN.losing();
  private static final CardAction PERSISTENT =
      CardAction.of(Ability.persistent(Effect.retaliate(1)));
  private static final CardAction ROUND = CardAction.of(Ability.round(Effect.retaliate(1)));
  private static final List<CardAction> ALL =
      List.of(PLAIN, LOSING, PERSISTENT, ROUND, PERSISTENT.losing(), ROUND.losing());

  /** Hero A in its turn, with a card that has this action on both halves. */
  private static Arena turn(Ruleset ruleset, CardAction action) {
    Arena arena =
        Arena.in(ruleset, "g   A   x   .   .   B")
            .hero('A', Arena.card("Card", 20, action, action))
            .company('B')
            .answering(Answers.Policy.LITTLE);
    return RoundOrderTest.monster(arena, 'g', "Guard", 95).start().turnOf('A');
  }

  private static Cards cards(Arena arena) {
    return arena.sheet('A').cards();
  }

  /** Performs an action of card 0 as fully as it can be, up to the choice of the other one. */
  private static Cards perform(Arena arena, Choice action) {
    arena.choose(action);
    while (!arena.isAsked(Prompt.Kind.ACTION)) {
      List<Choice> options = arena.prompt().options();
      Choice self = arena.at(arena.figure("A"));
      arena.choose(options.contains(self) ? self : new Choice.Accept());
    }
    return cards(arena);
  }

  private static Cards basic(Arena arena, boolean top) {
    arena.choose(new Choice.Act(0, top, true));
    arena.choose(top ? arena.at(arena.only("Guard")) : new Choice.To(arena.hex('x')));
    arena.until(Prompt.Kind.ACTION, "A");
    return cards(arena);
  }

  @RulesetTest
  @Rule("TRN-05")
  void aCardUsedForABasicActionIsDiscarded(Ruleset ruleset) {
    for (CardAction action : ALL) {
      for (boolean top : new boolean[] {true, false}) {
        Cards cards = basic(turn(ruleset, action), top);
        assertThat(cards.discards()).isEqualTo(1);
        assertThat(cards.lost() | cards.active()).isZero();
      }
    }
  }

  @RulesetTest
  @Rule("TRN-06")
  void aCardUsedForABasicActionIsFlippedAndThenDiscarded(Ruleset ruleset) {
    for (CardAction action : ALL) {
      Arena arena = turn(ruleset, action);
      Cards cards = basic(arena, true);
      assertThat(cards.hand() & 1).isEqualTo(1);
      assertThat(cards.onSideB() & 1).isEqualTo(1);
      assertThat(cards.lost() | cards.active() | cards.discards()).isZero();
      arena.endRound().turnOf('A');
      basic(arena, true);
      assertThat(cards.discards()).isEqualTo(1);
      assertThat(cards.lost() | cards.active()).isZero();
    }
  }

  /** Where the card is while the other action is still to come. */
  private static void goesByItsIcons(Ruleset ruleset, boolean top) {
    for (CardAction action : ALL) {
      Arena arena = turn(ruleset, action);
      Cards cards = perform(arena, new Choice.Act(0, top, false));
      boolean active = action.active().isPresent();
      assertThat(cards.active()).isEqualTo(active ? 1 : 0);
      assertThat(cards.lost()).isEqualTo(action.lost() && !active ? 1 : 0);
      assertThat(cards.discards()).isEqualTo(action.lost() || active ? 0 : 1);
      assertThat(cards.selected()).as("the other one is to come").isEqualTo(0b10);
      assertThat(arena.isAsked(Prompt.Kind.ACTION)).isTrue();
    }
  }

  @RulesetTest
  @Rule({"TRN-09", "TRN-10"})
  void afterItsActionACardGoesAtOnceWhereItsIconsSay(Ruleset ruleset) {
    goesByItsIcons(ruleset, true);
    goesByItsIcons(ruleset, false);
  }

  @RulesetTest
  @Rule({"TRN-09", "TRN-10"})
  void theIconsOfTheOtherHalfDoNotCount(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "g   A   x   .   .   B")
            .hero('A', Arena.card("Card", 20, PLAIN, LOSING))
            .hero('B')
            .answering(Answers.Policy.LITTLE);
    RoundOrderTest.monster(arena, 'g', "Guard", 95).start().turnOf('A');
    assertThat(perform(arena, new Choice.Act(0, true, false)).discards()).isEqualTo(1);
  }

  @RulesetTest
  @Rule("TRN-11")
  void aCardIsFlippedThenDiscardedUnlessAnIconSaysOtherwise(Ruleset ruleset) {
    for (CardAction action : ALL) {
      Arena arena = turn(ruleset, action);
      Cards cards = perform(arena, new Choice.Act(0, true, false));
      boolean active = action.active().isPresent();
      boolean plain = !active && !action.lost();
      assertThat(cards.active()).isEqualTo(active ? 1 : 0);
      assertThat(cards.lost()).isEqualTo(action.lost() && !active ? 1 : 0);
      assertThat(cards.onSideB() & cards.hand() & 1).isEqualTo(plain ? 1 : 0);
      if (plain) {
        arena.endRound().turnOf('A');
        perform(arena, new Choice.Act(0, true, false));
        assertThat(cards.discards() & 1).isEqualTo(1);
      }
    }
  }

  @RulesetTest
  @Rule("TRN-15")
  void whatIsInfusedIsStrongAtTheEndOfTheTurnAndNotConsumedBefore(Ruleset ruleset) {
    CardAction infuses = PLAIN.infusing(ElementIcon.of(Element.FIRE));
    Ability burns =
        new Ability.Paid(
            Cost.of(Element.FIRE), List.of(Ability.heal(5, Aim.SELF)), List.of(Ability.move(1)));
    Arena arena =
        Arena.in(ruleset, "g   A   x   .   .   B")
            .hero(
                'A',
                Arena.card("Torch", 20, infuses, infuses),
                Arena.card("Burn", 30, CardAction.of(burns), CardAction.of(burns)))
            .hero('B', Arena.card("Burn", 40, CardAction.of(burns), CardAction.of(burns)));
    RoundOrderTest.monster(arena, 'g', "Guard", 95).start().turnOf('A');
    perform(arena, new Choice.Act(0, true, false));
    ElementBoard board = (ElementBoard) arena.game.state().elements();
    assertThat(board.column(Element.FIRE)).isEqualTo(ElementBoard.Column.INERT);
    arena.choose("bottom 1");
    assertThat(arena.isAsked(Prompt.Kind.PAY)).as("there is no fire before it ends").isFalse();
    arena.until(Prompt.Kind.ACTION, "B");
    assertThat(board.column(Element.FIRE)).isEqualTo(ElementBoard.Column.STRONG);
    arena.choose("top 0");
    assertThat(arena.isAsked(Prompt.Kind.PAY)).isTrue();
    arena.choose("yes");
    assertThat(board.column(Element.FIRE)).isEqualTo(ElementBoard.Column.INERT);
  }
}
