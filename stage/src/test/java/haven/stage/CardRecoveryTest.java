package haven.stage;

import static haven.model.ability.Ability.attack;
import static haven.model.ability.Ability.move;
import static haven.rulebook.Edition.FH;
import static haven.rulebook.Edition.GH;
import static haven.rulebook.Edition.JL;
import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Consequence.Recover.Pile;
import haven.model.ability.Effect;
import haven.model.card.CardAction;
import haven.model.card.ItemCard;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Prompt;
import haven.play.turn.Cards;
import haven.play.turn.Payment;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;

/** REC, CRD-12 and CRD-14: which cards come back, and which do not. */
final class CardRecoveryTest {
  private static final StatLine GUARD = StatLine.of(60, 0, 2, 0);
  private static final CardAction STRIKE = CardAction.of(attack(1));
  private static final CardAction LASTING = CardAction.of(Ability.persistent(Effect.retaliate(1)));

  private static Cards cards(Arena arena) {
    return arena.sheet('A').cards();
  }

  /**
   * Hero A has a card 0 with that top; card 1 recovers from the pile at its bottom, card 2 lets
   * somebody strike.
   */
  private static Arena arena(Ruleset ruleset, CardAction top, Pile pile, int number) {
    Ability recover = Ability.recover(pile, number, Aim.SELF);
    return Arena.in(ruleset, "A   g   .   .   B")
        .hero(
            'A',
            Arena.card("Zero", 20, top, CardAction.of(move(1))),
            Arena.card("One", 30, STRIKE, CardAction.of(recover)),
            Arena.card("Two", 40, STRIKE, CardAction.of(move(1))))
        .company('B')
        .monster('g', "Guard", GUARD, MonsterCard.of(60))
        .answering(Answers.Policy.LITTLE)
        .start();
  }

  /** Performs the top of card 0 and comes to what card 1 may recover in the same turn. */
  private static Arena recovering(Ruleset ruleset, CardAction top, Pile pile, int number) {
    Arena arena = arena(ruleset, top, pile, number).turnOf('A');
    perform(arena);
    return recover(arena);
  }

  private static void perform(Arena arena) {
    arena.choose("top 0");
    if (arena.isAsked(Prompt.Kind.TARGET)) {
      arena.choose(arena.at(arena.only("Guard")));
    }
    arena.chooseIfOffered(new Choice.Accept());
    assertThat(arena.isAsked(Prompt.Kind.ACTION)).isTrue();
  }

  private static Arena recover(Arena arena) {
    arena.choose("bottom 1");
    arena.chooseIfOffered(arena.at(arena.figure("A")));
    return arena;
  }

  private static boolean isOffered(Arena arena, int card) {
    return arena.isAsked(Prompt.Kind.RECOVER)
        && arena.prompt().options().contains(new Choice.Card(card));
  }

  /** Three discards 0, 3, 4 and the bottom of card 1 to be chosen in A's turn. */
  private static Arena worn(Ruleset ruleset, Pile pile, int number) {
    Arena arena = arena(ruleset, STRIKE, pile, number);
    arena.choose(new Choice.Cards(3, 4));
    arena.selectFirstTwo().endRound().turnOf('A');
    perform(arena);
    return recover(arena);
  }

  @RulesetTest
  @Rule({"REC-01a", "REC-01b", "REC-01c"})
  @Rule(
      value = "CRD-14",
      in = {GH, JL, FH})
  void upToSoManyDiscardsComeBackToTheHand(Ruleset ruleset) {
    Arena arena = worn(ruleset, Pile.DISCARDED, 2);
    assertThat(cards(arena).discards()).isEqualTo(0b11001);
    assertThat(arena.options()).containsExactlyInAnyOrder("no", "card 0", "card 3", "card 4");
    arena.choose("card 3");
    assertThat(cards(arena).hand() >> 3 & 1).as("at once").isEqualTo(1);
    assertThat(arena.options()).containsExactlyInAnyOrder("no", "card 0", "card 4");
    arena.choose("card 0");
    assertThat(arena.isAsked(Prompt.Kind.RECOVER)).as("two and no more").isFalse();
    assertThat(cards(arena).hand() & 0b11001).isEqualTo(0b01001);
    assertThat(cards(arena).discards() & 0b11001).isEqualTo(0b10000);

    Arena fewer = worn(ruleset, Pile.DISCARDED, 2);
    fewer.choose("card 4");
    fewer.choose("no");
    assertThat(cards(fewer).hand() & 0b11001).as("up to").isEqualTo(0b10000);
  }

  @RulesetTest
  @Rule({"REC-01a", "REC-01b", "REC-01c", "REC-01d", "CRD-14"})
  void aLostCardComesBackIfTheAbilitySaysSo(Ruleset ruleset) {
    Arena arena = recovering(ruleset, STRIKE.losing(), Pile.LOST, 1);
    assertThat(cards(arena).lost()).isEqualTo(0b1);
    assertThat(arena.options()).containsExactlyInAnyOrder("no", "card 0");
    arena.choose("card 0");
    assertThat(cards(arena).hand() & 1).isEqualTo(1);
    assertThat(cards(arena).onSideB() & 1).isZero();
    assertThat(cards(arena).lost()).isZero();
    Arena other = recovering(ruleset, STRIKE.losing(), Pile.DISCARDED, 1);
    assertThat(isOffered(other, 0)).as("what is lost is not discarded").isFalse();
    assertThat(cards(other).lost()).isEqualTo(0b1);
  }

  @RulesetTest
  @Rule("CRD-14")
  void restsBringBackDiscardsAndNeverLostCards(Ruleset ruleset) {
    Arena arena = arena(ruleset, STRIKE.losing(), Pile.LOST, 1).turnOf('A');
    perform(arena);
    arena.choose("no");
    arena.endRound();
    arena.choose(new Choice.Cards(2, 3));
    arena.selectFirstTwo().endRound();
    arena.choose("long rest");
    arena.selectFirstTwo().until(Prompt.Kind.REST_LOSS);
    arena.choose("card 2");
    assertThat(cards(arena).lost()).isEqualTo(0b101);
    assertThat(cards(arena).hand() & 0b1111).isEqualTo(0b1010);
    assertThat(cards(arena).discards()).isZero();
  }

  @RulesetTest
  @Rule({"REC-01b", "REC-01c"})
  void activeCardsAreAmongThemAndTheirBonusEnds(Ruleset ruleset) {
    Arena discarded = recovering(ruleset, LASTING, Pile.DISCARDED, 1);
    assertThat(isOffered(discarded, 0)).isTrue();
    discarded.choose("card 0");
    assertThat(discarded.game.state().actives()).isEmpty();
    assertThat(cards(discarded).hand() & 1).isEqualTo(1);
    Arena lost = recovering(ruleset, LASTING.losing(), Pile.LOST, 1);
    assertThat(isOffered(lost, 0)).isTrue();
    assertThat(isOffered(recovering(ruleset, LASTING.losing(), Pile.DISCARDED, 1), 0)).isFalse();
    assertThat(isOffered(recovering(ruleset, LASTING, Pile.LOST, 1), 0)).isFalse();
  }

  @RulesetTest
  @Rule("REC-01a")
  void activeCardsAreInNoPile(Ruleset ruleset) {
    assertThat(isOffered(recovering(ruleset, LASTING, Pile.DISCARDED, 1), 0)).isFalse();
    assertThat(isOffered(recovering(ruleset, LASTING.losing(), Pile.LOST, 1), 0)).isFalse();
  }

  @RulesetTest
  @Rule({"REC-01d", "CRD-07c"})
  void discardedOrFlippedCardsComeBackOnSideA(Ruleset ruleset) {
    Arena arena = arena(ruleset, STRIKE, Pile.USED, 2);
    arena.choose(new Choice.Cards(0, 2));
    arena.endRound(); // 0 and 2 on side B
    arena.turnOf('A');
    perform(arena); // 0 is discarded
    recover(arena);
    assertThat(arena.options()).containsExactlyInAnyOrder("no", "card 0", "card 2");
    arena.choose("card 0");
    arena.choose("card 2");
    assertThat(cards(arena).hand() & 0b101).isEqualTo(0b101);
    assertThat(cards(arena).onSideB() & 0b101).isZero();
    Arena piles = arena(ruleset, STRIKE, Pile.DISCARDED, 2);
    piles.choose(new Choice.Cards(0, 2));
    piles.endRound().turnOf('A');
    perform(piles);
    recover(piles);
    assertThat(piles.options())
        .as("flipped is not discarded")
        .containsExactlyInAnyOrder("no", "card 0");
  }

  @RulesetTest
  @Rule({"REC-06", "BON-17"})
  void activeCardsAreRecoveredOnlyIfChosen(Ruleset ruleset) {
    for (boolean takes : new boolean[] {true, false}) {
      Arena arena = recovering(ruleset, LASTING, Pile.USED, 1);
      assertThat(isOffered(arena, 0)).isTrue();
      arena.choose(takes ? "card 0" : "no");
      assertThat(cards(arena).active()).isEqualTo(takes ? 0 : 1);
      assertThat(cards(arena).hand() & 1).isEqualTo(takes ? 1 : 0);
      assertThat(arena.game.state().actives()).hasSize(takes ? 0 : 1);
      if (takes) {
        assertThat(cards(arena).onSideB() & 1).isZero();
      }
    }
    Arena lost = recovering(ruleset, LASTING.losing(), Pile.LOST, 1);
    assertThat(isOffered(lost, 0)).isTrue();
    assertThat(isOffered(recovering(ruleset, LASTING.losing(), Pile.USED, 1), 0)).isFalse();
  }

  @RulesetTest
  @Rule("BON-15")
  void aPersistentCardCountsAsLyingWhereItWouldGo(Ruleset ruleset) {
    assertThat(isOffered(recovering(ruleset, LASTING, Pile.DISCARDED, 1), 0))
        .as("from side A it would come to the hand")
        .isFalse();
    Arena arena = arena(ruleset, LASTING, Pile.DISCARDED, 1);
    arena.choose(new Choice.Cards(0, 2));
    arena.endRound().turnOf('A');
    perform(arena);
    recover(arena);
    assertThat(cards(arena).active() & cards(arena).onSideB()).isEqualTo(0b1);
    assertThat(isOffered(arena, 0)).as("from side B it would be discarded").isTrue();
    CardAction round = CardAction.of(Ability.round(Effect.retaliate(1)));
    assertThat(isOffered(recovering(ruleset, round, Pile.USED, 1), 0))
        .as("a round bonus counts as nothing else")
        .isFalse();
  }

  // What never comes back

  @RulesetTest
  @Rule({"CRD-12a", "CRD-12b", "REC-05"})
  void anIrrecoverableCardWhoseActionWasPerformedIsGone(Ruleset ruleset) {
    Arena arena = recovering(ruleset, STRIKE.losingForGood(), Pile.LOST, 1);
    assertThat(cards(arena).lost()).isEqualTo(0b1);
    assertThat(isOffered(arena, 0)).isFalse();
  }

  /** Card 0 with the icon was lost to negate damage; its owner recovers lost cards later. */
  private static Arena negatedWith(Ruleset ruleset) {
    Ability recover = Ability.recover(Pile.LOST, 1, Aim.SELF);
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   B")
            .hero(
                'A',
                Arena.card("Zero", 20, STRIKE.losingForGood(), CardAction.of(move(1))),
                Arena.card("One", 30, STRIKE, CardAction.of(recover)))
            .company('B')
            .monster('g', "Guard", GUARD, MonsterCard.of(10, attack(1)))
            .start();
    arena.choose(new Choice.Cards(1, 2));
    arena.selectFirstTwo().until(Prompt.Kind.NEGATE, "A");
    Payment.Kind kind = ruleset.id().equals("BB") ? Payment.Kind.LOSE : Payment.Kind.LOSE_HAND;
    arena.choose(new Choice.Negate(Payment.of(kind, 0)));
    arena.answering(Answers.Policy.LITTLE).until(Prompt.Kind.ACTION, "A");
    return recover(arena);
  }

  @RulesetTest
  @Rule("CRD-12a")
  void lostInAnotherWayItCanBeRecovered(Ruleset ruleset) {
    Arena arena = negatedWith(ruleset);
    assertThat(isOffered(arena, 0)).isTrue();
    arena.choose("card 0");
    assertThat(cards(arena).hand() & 1).isEqualTo(1);
  }

  @RulesetTest
  @Rule("CRD-12b")
  @Rule(
      value = "REC-05",
      in = {GH, JL})
  void anIrrecoverableCardIsGoneHoweverItWasLost(Ruleset ruleset) {
    assertThat(isOffered(negatedWith(ruleset), 0)).isFalse();
  }

  @RulesetTest
  @Rule("REC-05")
  @Rule(
      value = "ITM-10",
      in = {GH, JL, FH})
  void anIrrecoverableItemIsNotChosen(Ruleset ruleset) {
    for (boolean forGood : new boolean[] {true, false}) {
      ItemCard potion =
          new ItemCard(
              "Potion",
              ItemCard.Slot.SMALL,
              0,
              ItemCard.Wear.LOST,
              1,
              forGood,
              ItemCard.Use.abilities(ItemCard.When.DURING_TURN, Ability.heal(1, Aim.SELF)),
              "");
      Ability refresh = Ability.refresh(true, true, 1, Aim.SELF);
      Arena arena =
          Arena.in(ruleset, "A   g   .   .   B")
              .hero('A', Arena.top(refresh))
              .items('A', potion)
              .company('B')
              .monster('g', "Guard", GUARD)
              .start()
              .turnOf('A');
      arena.choose("use 0");
      arena.until(Prompt.Kind.ACTION, "A");
      arena.choose("top 0");
      arena.chooseIfOffered(arena.at(arena.figure("A")));
      boolean offered =
          arena.isAsked(Prompt.Kind.RECOVER)
              && arena.prompt().options().contains(new Choice.Use(0));
      assertThat(offered).isEqualTo(!forGood);
    }
  }
}
