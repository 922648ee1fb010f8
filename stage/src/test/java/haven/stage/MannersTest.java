package haven.stage;

import static haven.model.ability.Ability.attack;
import static haven.model.ability.Ability.heal;
import static haven.model.ability.Ability.move;
import static haven.rulebook.Edition.BB;
import static haven.rulebook.Edition.FH;
import static haven.rulebook.Edition.GH;
import static haven.rulebook.Edition.JL;
import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Area;
import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Consequence;
import haven.model.ability.Effect;
import haven.model.ability.Rider;
import haven.model.card.CardAction;
import haven.model.card.ItemCard;
import haven.model.monster.StatLine;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.manners.Courtesy;
import haven.play.manners.Manners;
import haven.testkit.RulesetTest;
import java.util.Optional;

/** What a good host does not ask, and what it does ask. */
final class MannersTest {
  private static final StatLine TOUGH = StatLine.of(20, 0, 0, 0);

  private static final ItemCard STAMINA =
      ItemCard.of(
          "Stamina",
          ItemCard.Slot.SMALL,
          ItemCard.Wear.LOST,
          ItemCard.Use.abilities(
              ItemCard.When.DURING_TURN,
              new Ability.Inflict(
                  new Consequence.Recover(Consequence.Recover.Pile.DISCARDED, 2), Aim.SELF)));

  private static final ItemCard BANDAGE =
      ItemCard.of(
          "Bandage",
          ItemCard.Slot.SMALL,
          ItemCard.Wear.SPENT,
          ItemCard.Use.abilities(ItemCard.When.DURING_TURN, heal(1, Aim.SELF)));

  private static final ItemCard GOGGLES =
      ItemCard.of(
          "Goggles",
          ItemCard.Slot.HEAD,
          ItemCard.Wear.SPENT,
          ItemCard.Use.riders(ItemCard.When.DURING_ATTACK, Rider.Plain.ADVANTAGE));

  private static final ItemCard AWL =
      ItemCard.of(
          "Awl",
          ItemCard.Slot.HEAD,
          ItemCard.Wear.SPENT,
          ItemCard.Use.riders(ItemCard.When.DURING_ATTACK, new Rider.Pierce(2)));

  private static final ItemCard BOOTS =
      ItemCard.of(
          "Boots", ItemCard.Slot.LEGS, ItemCard.Wear.SPENT, ItemCard.Use.movement(2, false));

  private static Arena arena(Ruleset ruleset, String map, CardAction top, CardAction bottom) {
    return Arena.in(ruleset, map)
        .hero('A', Arena.card("Zero", 20, top, bottom))
        .monster('g', "g", TOUGH)
        .company('B');
  }

  private static Optional<Courtesy.Answer> answer(Game game) {
    return game.prompt() instanceof Prompt prompt ? Manners.answer(game, prompt) : Optional.empty();
  }

  private static void isDoneBy(Arena arena, Courtesy courtesy, String choice) {
    assertThat(answer(arena.game).map(Courtesy.Answer::because)).contains(courtesy);
    assertThat(answer(arena.game).map(one -> one.choice().text())).contains(choice);
  }

  private static void isAsked(Arena arena, Prompt.Kind kind) {
    assertThat(arena.prompt().kind()).isEqualTo(kind);
    assertThat(answer(arena.game)).isEmpty();
  }

  /** As a host plays it: whatever need not be asked is answered. */
  private static void host(Arena arena) {
    for (var one = answer(arena.game); one.isPresent(); one = answer(arena.game)) {
      arena.game.choose(one.get().choice());
    }
  }

  @RulesetTest({GH, JL, FH, BB})
  void aPotionThatHasNothingToDoWithItHoldsNoAttackUp(Ruleset ruleset) {
    Arena arena =
        arena(ruleset, "A   g   .   .   B", CardAction.of(attack(3)), CardAction.of(move(2)))
            .items('A', STAMINA, BANDAGE)
            .start()
            .turnOf('A');
    arena.choose("top 0");
    isAsked(arena, Prompt.Kind.TARGET);
    arena.choose("at " + arena.only("g").id());
    if (arena.prompt().kind() == Prompt.Kind.BEFORE_DRAW) {
      isDoneBy(arena, Courtesy.ATTACKS_AS_IT_IS, "yes");
    }
    host(arena);
    isAsked(arena, Prompt.Kind.ACTION);
  }

  @RulesetTest({GH, JL, FH, BB})
  void anItemThatChangesThisAttackIsAskedFor(Ruleset ruleset) {
    Arena arena =
        arena(ruleset, "A   g   .   .   B", CardAction.of(attack(3)), CardAction.of(move(2)))
            .items('A', GOGGLES)
            .start()
            .turnOf('A');
    arena.choose("top 0");
    arena.choose("at " + arena.only("g").id());
    isAsked(arena, Prompt.Kind.BEFORE_DRAW);
  }

  @RulesetTest({GH, JL, FH, BB})
  void whatPiercesIsAskedForWhereThereIsAShield(Ruleset ruleset) {
    for (int shield = 0; shield <= 1; shield++) {
      Arena arena =
          Arena.in(ruleset, "A   g   .   .   B")
              .hero('A', Arena.top(attack(3)))
              .monster('g', "g", TOUGH.having(Effect.shield(shield)))
              .company('B')
              .items('A', AWL)
              .start()
              .turnOf('A');
      arena.choose("top 0");
      arena.choose("at " + arena.only("g").id());
      assertThat(answer(arena.game).isPresent()).isEqualTo(shield == 0);
    }
  }

  @RulesetTest({GH, JL, FH, BB})
  void theConditionOfOnesOwnAttackIsApplied(Ruleset ruleset) {
    Arena arena =
        arena(
                ruleset,
                "A   g   .   .   B",
                CardAction.of(attack(3, Aim.AS_USUAL, Rider.gives(Condition.WOUND))),
                CardAction.of(move(2)))
            .start()
            .turnOf('A');
    arena.choose("top 0");
    arena.choose("at " + arena.only("g").id());
    assertThat(arena.options()).contains("without 0");
    isDoneBy(arena, Courtesy.ATTACKS_AS_IT_IS, "yes");
    host(arena);
    assertThat(arena.only("g").has(Condition.WOUND)).isTrue();
  }

  @RulesetTest({GH, JL, FH, BB})
  void aMoveWithoutPointsIsOver(Ruleset ruleset) {
    Arena arena =
        arena(
                ruleset,
                "A   .   .   .   g   .   B",
                CardAction.of(attack(3)),
                CardAction.of(move(2)))
            .items('A', BOOTS)
            .start()
            .turnOf('A');
    arena.choose("bottom 0");
    isAsked(arena, Prompt.Kind.STEP);
    arena.choose("to (1,0)");
    isAsked(arena, Prompt.Kind.STEP); // one point is left
    arena.choose("to (2,0)");
    isDoneBy(arena, Courtesy.MOVED_AS_FAR, "no");
    host(arena);
    isAsked(arena, Prompt.Kind.ACTION);
  }

  @RulesetTest({GH, JL, FH, BB})
  void whoeverActsOnHasEndedTheMove(Ruleset ruleset) {
    Arena arena =
        arena(
                ruleset,
                "A   .   .   .   g   .   B",
                CardAction.of(attack(3)),
                CardAction.of(move(2)))
            .start()
            .turnOf('A');
    arena.choose("bottom 0");
    assertThat(Manners.ahead(arena.game, arena.prompt())).isEmpty(); // nothing entered yet
    arena.choose("to (1,0)");
    var ahead = Manners.ahead(arena.game, arena.prompt()).orElseThrow();
    assertThat(ahead.prompt().kind()).isEqualTo(Prompt.Kind.ACTION);
    assertThat(ahead.prompt().options().stream().map(one -> one.text())).contains("basic top 1");
  }

  @RulesetTest({GH, JL, FH, BB})
  void whatHelpsOneselfNeedsNoTarget(Ruleset ruleset) {
    Arena arena =
        arena(
                ruleset,
                "A   .   .   g   .   .   B",
                CardAction.of(heal(2, Aim.SELF)),
                CardAction.of(move(2)))
            .start()
            .turnOf('A');
    arena.choose("top 0");
    isDoneBy(arena, Courtesy.ON_ONESELF, "at " + arena.figure("A").id());
  }

  @RulesetTest({GH, JL, FH, BB})
  void anActionOfOneAbilityPerformsIt(Ruleset ruleset) {
    Arena arena =
        arena(
                ruleset,
                "A   .   .   g   .   .   B",
                CardAction.of(Ability.round(Effect.shield(1))),
                CardAction.of(move(2)))
            .start()
            .turnOf('A');
    arena.choose("top 0");
    if (arena.prompt().kind() == Prompt.Kind.PERFORM) {
      isDoneBy(arena, Courtesy.CHOSEN_ALREADY, "yes");
    }
    host(arena);
    isAsked(arena, Prompt.Kind.ACTION);
  }

  @RulesetTest({GH, JL, FH, BB})
  void anAreaIsAllItsTargetsExceptThoseThatHitBack(Ruleset ruleset) {
    for (int retaliate = 0; retaliate <= 1; retaliate++) {
      Arena arena =
          Arena.in(
                  ruleset,
                  """
                  A   g   .   .
                    h   .   B
                  """)
              .hero('A', Arena.top(Ability.attack(1, Aim.AS_USUAL.over(Area.drawn("@   x\n  x")))))
              .monster('g', "g", TOUGH)
              .monster('h', "h", retaliate > 0 ? TOUGH.having(Effect.retaliate(retaliate)) : TOUGH)
              .company('B')
              .start()
              .turnOf('A');
      arena.choose("top 0");
      isAsked(arena, Prompt.Kind.AREA);
      arena.choose(
          arena.options().stream()
              .filter(one -> one.contains("(1,0)") && one.contains("(0,1)"))
              .findFirst()
              .orElseThrow());
      host(arena);
      if (retaliate == 0) {
        assertThat(arena.only("g").hitPoints() + arena.only("h").hitPoints()).isLessThan(41);
        isAsked(arena, Prompt.Kind.ACTION);
      } else {
        isAsked(arena, Prompt.Kind.TARGET);
        assertThat(arena.options()).contains("at " + arena.only("h").id());
        assertThat(arena.options()).doesNotContain("at " + arena.only("g").id());
      }
    }
  }

  /** Round 2, after a turn in which two cards were used; it is about to choose cards. */
  private static Arena secondRound(Ruleset ruleset, ItemCard... items) {
    Arena arena =
        arena(ruleset, "A   g   .   .   B", CardAction.of(attack(3)), CardAction.of(move(2)))
            .items('A', items)
            .start()
            .turnOf('A');
    arena.choose("no");
    return arena;
  }

  @RulesetTest({GH, JL, FH, BB})
  void aTurnEndsByItselfWhereNothingIsLeft(Ruleset ruleset) {
    Arena arena =
        arena(ruleset, ".   A   g   .   .   B", CardAction.of(attack(3)), CardAction.of(move(2)))
            .items('A', BANDAGE)
            .start()
            .turnOf('A');
    arena.choose("top 0");
    arena.choose("no");
    isAsked(arena, Prompt.Kind.ACTION);
    arena.choose("basic bottom 1");
    arena.choose("no");
    isDoneBy(arena, Courtesy.TURN_IS_DONE, "no"); // nobody is hurt
    arena.figure("A").hitPoints(5);
    isAsked(arena, Prompt.Kind.ACTION);
    assertThat(arena.game.words(arena.game.phrase(arena.prompt())))
        .endsWith("use an item, or end the turn");
  }

  @RulesetTest({GH, JL, FH, BB})
  void aShortRestStandsBesideTheChoiceOfCards(Ruleset ruleset) {
    Arena arena = secondRound(ruleset);
    arena.until(prompt -> prompt.kind() == Prompt.Kind.SHORT_REST && prompt.seat() == 0);
    isDoneBy(arena, Courtesy.RESTS_LATER, "later");
    host(arena);
    arena.until(prompt -> prompt.kind() == Prompt.Kind.CARDS && prompt.seat() == 0);
    assertThat(arena.options()).contains("short rest");
    arena.choose("short rest");
    arena.until(prompt -> prompt.kind() != Prompt.Kind.SHORT_REST);
    assertThat(arena.prompt().kind()).isIn(Prompt.Kind.REDRAW, Prompt.Kind.RECOVER);
    arena.until(prompt -> prompt.kind() == Prompt.Kind.CARDS && prompt.seat() == 0);
    assertThat(arena.options()).doesNotContain("short rest");
    assertThat(arena.sheet('A').cards().lost()).isNotZero();
  }

  @RulesetTest({GH, JL, FH, BB})
  void whoeverDeclinesAShortRestHasDeclinedIt(Ruleset ruleset) {
    Arena arena = secondRound(ruleset);
    arena.until(prompt -> prompt.kind() == Prompt.Kind.SHORT_REST && prompt.seat() == 0);
    arena.choose("no");
    arena.until(prompt -> prompt.kind() == Prompt.Kind.CARDS && prompt.seat() == 0);
    assertThat(arena.options()).doesNotContain("short rest");
  }

  @RulesetTest({GH, JL, FH, BB})
  void aLongRestIsOneQuestion(Ruleset ruleset) {
    Arena arena = secondRound(ruleset, STAMINA);
    arena.endRound();
    arena.figure("A").hitPoints(5);
    arena.choose("long rest");
    arena.selectFirstTwo();
    arena.until(prompt -> arena.game.state().turn().figure().equals(arena.figure("A").id()));
    host(arena);
    isAsked(arena, Prompt.Kind.REST_LOSS);
    arena.choose("card 0");
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.REST_HEAL);
    host(arena);
    assertThat(arena.figure("A").hitPoints()).isEqualTo(7);
    assertThat(arena.game.state().turn().figure()).isNotEqualTo(arena.figure("A").id());
  }
}
