package haven.stage;

import static haven.model.ability.Ability.attack;
import static haven.model.ability.Ability.move;
import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Consequence;
import haven.model.ability.Effect;
import haven.model.ability.Element;
import haven.model.ability.ElementIcon;
import haven.model.card.AbilityCard;
import haven.model.card.CardAction;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.play.turn.Cards;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;

/** CRD-04 to CRD-11: where cards lie, and where they go after an action. */
final class CardZonesTest {
  private static final StatLine GUARD = StatLine.of(60, 0, 0, 0);
  private static final CardAction STRIKE = CardAction.of(attack(1));
  private static final CardAction WALK = CardAction.of(move(1));
  private static final CardAction ROUND = CardAction.of(Ability.round(Effect.retaliate(1)));
  private static final CardAction LASTING = CardAction.of(Ability.persistent(Effect.retaliate(1)));

  private static boolean flips(Ruleset ruleset) {
    return ruleset.id().equals("BB");
  }

  private static Arena arena(Ruleset ruleset, CardAction top) {
    return Arena.in(ruleset, "A   g   .   .   B\n  x   y   z   .")
        .hero(
            'A',
            Arena.card("Zero", 20, top, WALK),
            Arena.card("One", 80, STRIKE, WALK),
            Arena.card("Two", 22, STRIKE, WALK))
        .company('B')
        .monster('g', "Guard", GUARD, MonsterCard.of(50))
        .start();
  }

  private static Cards cards(Arena arena) {
    return arena.sheet('A').cards();
  }

  /** Performs the top of card 0, all of it. */
  private static void perform(Arena arena) {
    arena.choose("top 0");
    if (arena.isAsked(Prompt.Kind.TARGET)) {
      arena.choose(arena.at(arena.only("Guard")));
    }
    arena.until(Prompt.Kind.ACTION, "A");
  }

  @RulesetTest
  @Rule("CRD-04")
  void aCardHasANameAnInitiativeTwoActionsAndTheBasicOnes(Ruleset ruleset) {
    for (int leading : new int[] {0, 1}) {
      Arena arena = arena(ruleset, STRIKE);
      arena.choose(new Choice.Cards(leading, 1 - leading));
      arena.selectFirstTwo().until(Prompt.Kind.ACTION, "A");
      boolean after =
          arena.turns().indexOf("A") > arena.turns().indexOf(arena.only("Guard").name())
              && arena.turns().contains(arena.only("Guard").name());
      assertThat(after).as("initiative %d", leading == 0 ? 20 : 80).isEqualTo(leading == 1);
      assertThat(arena.options())
          .contains("top 0", "bottom 0", "basic top 0", "basic bottom 0")
          .contains("top 1", "bottom 1", "basic top 1", "basic bottom 1");
      arena.choose("top 0");
      Event.Acts acts = (Event.Acts) arena.events(Event.What.ACTION).getFirst();
      assertThat(acts.card().name()).isEqualTo("Zero");
      assertThat(acts.card().level()).isEqualTo(1);
      assertThat(acts.card().sides()).hasSize(flips(ruleset) ? 2 : 1);
      assertThat(acts.action()).isEqualTo(STRIKE);
    }
  }

  @RulesetTest
  @Rule("CRD-05")
  void selectedCardsAreInNoOtherZone(Ruleset ruleset) {
    Arena arena = arena(ruleset, STRIKE.losing());
    int all = cards(arena).hand();
    arena.turnOf('A');
    Cards cards = cards(arena);
    assertThat(cards.selected()).isEqualTo(0b11);
    assertThat(cards.hand()).isEqualTo(all & ~0b11);
    assertThat(cards.active() | cards.discards() | cards.lost()).isZero();
    arena.choose("top 0");
    assertThat(cards.selected()).as("not yet resolved").isEqualTo(0b11);
    arena.choose(arena.at(arena.only("Guard")));
    assertThat(cards.selected()).isEqualTo(0b10);
    assertThat(cards.lost()).isEqualTo(0b01);
    arena.choose("no");
    assertThat(cards.selected()).isZero();
    assertThat(flips(ruleset) ? cards.hand() & cards.onSideB() : cards.discards()).isEqualTo(0b10);
    assertThat(
            Integer.bitCount(cards.hand())
                + Integer.bitCount(cards.discards())
                + Integer.bitCount(cards.lost()))
        .isEqualTo(Integer.bitCount(all));
  }

  @RulesetTest
  @Rule({"CRD-06", "TRN-09", "TRN-10"})
  void aPerformedActionSendsItsCardAtOnceWhereItsIconsSay(Ruleset ruleset) {
    for (CardAction top :
        List.of(STRIKE, STRIKE.losing(), ROUND, LASTING, ROUND.losing(), LASTING.losing())) {
      Arena arena = arena(ruleset, top).turnOf('A');
      perform(arena);
      Cards cards = cards(arena);
      boolean active = top.active().isPresent();
      assertThat(cards.active()).isEqualTo(active ? 1 : 0);
      assertThat(cards.lost()).isEqualTo(!active && top.lost() ? 1 : 0);
      assertThat(cards.discards()).isEqualTo(!active && !top.lost() ? 1 : 0);
      assertThat(cards.selected()).as("before the other action").isEqualTo(0b10);
    }
  }

  @RulesetTest
  @Rule("CRD-06")
  void theIconsOfTheOtherHalfDoNotCountNorThoseOfASkippedAction(Ruleset ruleset) {
    for (CardAction top : List.of(STRIKE.losing(), LASTING, LASTING.losing())) {
      Arena other = arena(ruleset, top).turnOf('A');
      other.choose("bottom 0");
      other.walk('x');
      assertThat(cards(other).discards()).isEqualTo(0b1);
      Arena skipped = arena(ruleset, top).turnOf('A');
      skipped.choose("top 0");
      skipped.choose("no");
      assertThat(cards(skipped).discards()).as("nothing of it was performed").isEqualTo(0b1);
      skipped.choose("no");
      assertThat(cards(skipped).discards()).isEqualTo(0b11);
    }
  }

  @RulesetTest
  @Rule({"CRD-07a", "TRN-11"})
  void aUsedCardComesBackOnSideBAndIsDiscardedFromThere(Ruleset ruleset) {
    Arena arena = arena(ruleset, STRIKE).turnOf('A');
    perform(arena);
    assertThat(cards(arena).hand()).as("at once").isEqualTo(0b1101);
    assertThat(cards(arena).onSideB()).isEqualTo(0b0001);
    arena.choose("no");
    assertThat(cards(arena).hand()).isEqualTo(0b1111);
    assertThat(cards(arena).onSideB()).isEqualTo(0b0011);
    arena.endRound().turnOf('A');
    perform(arena);
    assertThat(cards(arena).discards()).isEqualTo(0b0001);
    arena.choose("no");
    assertThat(cards(arena).discards()).isEqualTo(0b0011);
    assertThat(cards(arena).lost()).isZero();
  }

  @RulesetTest
  @Rule({"CRD-07a", "TRN-11"})
  void iconsCountOnBothSides(Ruleset ruleset) {
    for (CardAction top : List.of(STRIKE.losing(), ROUND, LASTING, LASTING.losing())) {
      for (boolean onB : new boolean[] {false, true}) {
        Arena arena = arena(ruleset, top);
        if (onB) {
          arena.turnOf('A').choose("no");
          arena.endRound();
          assertThat(cards(arena).onSideB()).isEqualTo(0b11);
        }
        arena.turnOf('A');
        perform(arena);
        boolean active = top.active().isPresent();
        assertThat(cards(arena).active()).isEqualTo(active ? 1 : 0);
        assertThat(cards(arena).lost()).isEqualTo(active ? 0 : 1);
      }
    }
  }

  @RulesetTest
  @Rule("CRD-07b")
  void onSideBItCanBeSelectedAgainWithItsOtherSide(Ruleset ruleset) {
    AbilityCard card =
        AbilityCard.of(
            "Both",
            new AbilityCard.Side(20, CardAction.of(attack(1)), WALK),
            new AbilityCard.Side(70, CardAction.of(attack(4)), WALK));
    Arena arena =
        Arena.in(ruleset, "A   g   .")
            .hero('A', card)
            .monster('g', "Guard", GUARD, MonsterCard.of(50))
            .start()
            .turnOf('A');
    String guard = arena.only("Guard").name();
    assertThat(arena.turns()).containsExactly("A");
    perform(arena);
    assertThat(arena.lost(arena.only("Guard"))).isEqualTo(1);
    assertThat(arena.options()).as("not again in this round").doesNotContain("top 0", "bottom 0");
    arena.endRound();
    arena.log.clear();
    arena.choose("cards 0 2");
    arena.until(Prompt.Kind.ACTION, "A");
    assertThat(arena.turns()).containsExactly(guard, "A");
    perform(arena);
    assertThat(arena.lost(arena.only("Guard"))).isEqualTo(1 + 4);
  }

  @RulesetTest
  @Rule("CRD-07c")
  void onlyRestsAndRecoveringTurnCardsBackToSideA(Ruleset ruleset) {
    Ability back = Ability.recover(Consequence.Recover.Pile.USED, 1, Aim.SELF);
    Arena arena =
        Arena.in(ruleset, "A   g   .")
            .hero(
                'A',
                Arena.card("Zero", 20, STRIKE, WALK),
                Arena.card("One", 21, STRIKE, WALK),
                Arena.card("Two", 22, CardAction.of(back), WALK))
            .monster('g', "Guard", GUARD)
            .start()
            .turnOf('A');
    arena.choose("no");
    arena.endRound();
    assertThat(cards(arena).onSideB()).as("the end of a round turns nothing").isEqualTo(0b0011);
    arena.choose("cards 2 3");
    arena.until(Prompt.Kind.ACTION, "A");
    arena.choose("top 2");
    arena.chooseIfOffered(arena.at(arena.figure("A")));
    arena.choose("card 1");
    assertThat(cards(arena).onSideB()).as("recovered").isEqualTo(0b0101);
    assertThat(cards(arena).hand()).isEqualTo(0b0111);
    arena.endRound();
    assertThat(cards(arena).onSideB()).isEqualTo(0b1101);
    arena.choose("long rest");
    arena.until(Prompt.Kind.REST_LOSS);
    assertThat(cards(arena).onSideB()).as("rested").isZero();
  }

  /** A card full of icons, whose basic actions know none of them. */
  private static Arena full(Ruleset ruleset) {
    CardAction top = LASTING.losing().xp(2).infusing(ElementIcon.of(Element.FIRE));
    CardAction bottom =
        CardAction.of(move(5)).losing().xp(2).infusing(ElementIcon.of(Element.FIRE));
    return Arena.in(ruleset, "A   g   .   .   B\n  x   y   z   .")
        .hero('A', Arena.card("Zero", 20, top, bottom), Arena.card("One", 30, top, bottom))
        .company('B')
        .monster('g', "Guard", GUARD)
        .start()
        .turnOf('A');
  }

  @RulesetTest
  @Rule({"CRD-08a", "CRD-08b", "CRD-09", "TRN-05"})
  void aBasicActionIsAttack2OrMove2AndKnowsNoIcons(Ruleset ruleset) {
    Arena arena = full(ruleset);
    arena.choose("basic top 0");
    assertThat(arena.offered()).containsExactly("Guard");
    arena.choose(arena.at(arena.only("Guard")));
    assertThat(arena.lost(arena.only("Guard"))).isEqualTo(2);
    assertUsed(ruleset, arena, 0b01);
    assertThat(arena.options())
        .as("it was the top action")
        .containsExactlyInAnyOrder("no", "bottom 1", "basic bottom 1");
    arena.choose("basic bottom 1");
    arena.walk('x', 'y');
    assertThat(arena.figure("A").hex()).isEqualTo(arena.hex('y'));
    assertThat(arena.isAsked(Prompt.Kind.STEP)).as("two hexes and no more").isFalse();
    assertUsed(ruleset, arena, 0b11);
    assertThat(arena.events(Event.What.XP)).isEmpty();
    assertThat(arena.events(Event.What.INFUSED)).isEmpty();
    assertThat(arena.game.state().actives()).isEmpty();
  }

  private static void assertUsed(Ruleset ruleset, Arena arena, int used) {
    Cards cards = cards(arena);
    assertThat(cards.lost() | cards.active()).isZero();
    if (flips(ruleset)) {
      assertThat(cards.onSideB() & cards.hand()).isEqualTo(used);
      assertThat(cards.discards()).isZero();
    } else {
      assertThat(cards.discards()).isEqualTo(used);
    }
  }

  @RulesetTest
  @Rule({"CRD-08b", "TRN-06"})
  void onSideBABasicActionDiscardsItsCard(Ruleset ruleset) {
    Arena arena = full(ruleset);
    arena.choose("no");
    arena.endRound().turnOf('A');
    arena.choose("basic top 0");
    arena.choose(arena.at(arena.only("Guard")));
    assertThat(cards(arena).discards()).isEqualTo(0b01);
    arena.choose("basic bottom 1");
    arena.walk('x');
    arena.chooseIfOffered(new Choice.Decline());
    assertThat(cards(arena).discards()).isEqualTo(0b11);
    assertThat(cards(arena).lost() | cards(arena).active()).isZero();
  }

  @RulesetTest
  @Rule("CRD-09")
  void theBasicActionReplacesThatHalf(Ruleset ruleset) {
    Arena arena = full(ruleset);
    arena.choose("basic bottom 0");
    arena.walk('x');
    arena.choose("no");
    assertThat(arena.options()).containsExactlyInAnyOrder("no", "top 1", "basic top 1");
  }

  @RulesetTest
  @Rule("CRD-10")
  void aLostCardStaysLostThroughRoundsAndRests(Ruleset ruleset) {
    Arena arena = arena(ruleset, STRIKE.losing()).turnOf('A');
    perform(arena);
    assertThat(cards(arena).lost()).isEqualTo(0b1);
    arena.choose("no");
    arena.endRound();
    assertThat(cards(arena).lost()).isEqualTo(0b1);
    arena.choose(first(arena));
    arena.selectFirstTwo().endRound();
    arena.choose("long rest");
    arena.selectFirstTwo();
    arena.until(Prompt.Kind.REST_LOSS);
    assertThat(arena.options()).doesNotContain("card 0");
    arena.endRound();
    assertThat(cards(arena).lost() & 0b1).isEqualTo(0b1);
  }

  private static String first(Arena arena) {
    return arena.options().stream()
        .filter(option -> option.startsWith("cards"))
        .findFirst()
        .orElseThrow();
  }

  @RulesetTest
  @Rule("CRD-11")
  void aLostActionWithABonusStaysActiveWhileItLastsAndIsLostThen(Ruleset ruleset) {
    Arena round = arena(ruleset, ROUND.losing()).turnOf('A');
    perform(round);
    assertThat(cards(round).active()).isEqualTo(0b1);
    assertThat(cards(round).lost()).isZero();
    round.endRound();
    assertThat(cards(round).active()).isZero();
    assertThat(cards(round).lost()).isEqualTo(0b1);

    Arena lasting = arena(ruleset, LASTING.losing()).turnOf('A');
    perform(lasting);
    lasting.endRound();
    assertThat(cards(lasting).active()).as("while the bonus lasts").isEqualTo(0b1);
    assertThat(cards(lasting).lost()).isZero();
    assertThat(lasting.options()).contains("remove 0 0");
    lasting.choose("remove 0 0");
    assertThat(cards(lasting).active()).isZero();
    assertThat(cards(lasting).lost()).isEqualTo(0b1);
  }

  /** Card 1 recovers a lost card: which are offered besides what was lost before. */
  @RulesetTest
  @Rule(
      value = "CRD-11",
      in = {Edition.GH, Edition.JL, Edition.BB})
  void whileItIsActiveItCountsAsLost(Ruleset ruleset) {
    Ability lost = Ability.recover(Consequence.Recover.Pile.LOST, 1, Aim.SELF);
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   B")
            .hero(
                'A',
                Arena.card("Zero", 20, LASTING.losing(), WALK),
                Arena.card("One", 80, STRIKE, CardAction.of(lost)))
            .company('B')
            .monster('g', "Guard", GUARD)
            .start()
            .turnOf('A');
    perform(arena);
    arena.choose("bottom 1");
    arena.chooseIfOffered(arena.at(arena.figure("A")));
    assertThat(arena.options()).contains("card 0");
    arena.choose("card 0");
    assertThat(cards(arena).hand() & 1).isEqualTo(1);
    assertThat(arena.game.state().actives()).as("its bonus is over").isEmpty();
  }
}
