package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Check;
import haven.model.ability.Duration;
import haven.model.ability.Effect;
import haven.model.ability.Effect.Change;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.card.AbilityCard;
import haven.model.card.BattleGoal;
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

/** Round bonuses, persistent bonuses, use slots, and how they end. */
final class LastingBonusTest {
  private static final StatLine GUARD = StatLine.of(20, 3, 3, 0);
  private static final Effect PLUS_ONE = Effect.self(new Change.Attacks(List.of(Rider.plus(1))));

  private static Arena arena(Ruleset ruleset, String map, AbilityCard... cards) {
    return arena(ruleset, map, MonsterCard.of(50), cards);
  }

  private static Arena arena(Ruleset ruleset, String map, MonsterCard card, AbilityCard... cards) {
    Arena arena =
        Arena.in(ruleset, map)
            .hero('A', cards)
            .hitPoints('A', 20)
            .monster('g', "Guard", GUARD, card);
    if (ruleset.levels().party().largest() > 1) {
      arena.hero('B');
    }
    return arena.start();
  }

  private static AbilityCard bonus(Ability... abilities) {
    return Arena.card("Bonus", 20, CardAction.of(), CardAction.of(abilities));
  }

  private static MonsterCard attacks(int initiative) {
    return MonsterCard.of(initiative, Ability.Attack.of(Value.STAT));
  }

  private static Cards cards(Arena arena) {
    return arena.game.state().hero(0).cards();
  }

  /** The card with the bonus is card 0; everybody's further questions get their first option. */
  private static Arena active(Arena arena) {
    arena.turnOf('A').choose("bottom 0");
    arena.choose("yes");
    return arena;
  }

  private static int lost(Arena arena) {
    return 20 - arena.figure("A").hitPoints();
  }

  @RulesetTest
  @Rule({"BON-01", "BON-03", "BON-08"})
  void aRoundBonusWorksFromItsBeginToTheEndOfTheRound(Ruleset ruleset) {
    Arena arena =
        active(
            arena(
                ruleset,
                "A   g   .   .   .   B",
                attacks(80),
                bonus(Ability.round(Effect.shield(1)))));
    assertThat(cards(arena).active()).isEqualTo(1);
    arena.until(prompt -> lost(arena) > 0);
    assertThat(lost(arena)).as("later in the round").isEqualTo(2);
    arena.until(
        prompt -> prompt.kind() == Prompt.Kind.SHORT_REST || prompt.kind() == Prompt.Kind.CARDS);
    assertThat(cards(arena).active()).as("before short rests").isZero();
    arena.endRoundOrStay();
    arena.selectFirst(2);
    arena.until(prompt -> lost(arena) > 2);
    assertThat(lost(arena)).as("in the next round").isEqualTo(2 + 3);
  }

  @RulesetTest
  @Rule({"BON-04", "BON-05a", "BON-05b", "BON-05c", "EX-BON-02"})
  void aPersistentBonusWithoutConditionStays(Ruleset ruleset) {
    Arena arena =
        active(
            arena(
                ruleset,
                "A   g   .   .   .   B",
                attacks(80),
                bonus(Ability.persistent(Effect.shield(1)))));
    arena.until(prompt -> lost(arena) == 2);
    arena.endRoundOrStay();
    assertThat(cards(arena).active()).isEqualTo(1);
    arena.selectFirst(2);
    arena.until(prompt -> lost(arena) > 2);
    assertThat(lost(arena)).isEqualTo(4);
  }

  @RulesetTest
  @Rule(
      value = {"BON-06", "BON-07a"},
      in = {Edition.GH, Edition.JL, Edition.FH})
  @Rule("BON-07b")
  void allBonusesOfACardEndWithTheFirst(Ruleset ruleset) {
    for (boolean losing : new boolean[] {true, false}) {
      CardAction action =
          CardAction.of(
              Ability.persistent(Effect.shield(1)),
              Ability.slots(List.of(0), Effect.self(new Change.NegatesDamage())));
      Arena arena =
          arena(
              ruleset,
              "A   g   .   .   .   B",
              attacks(80),
              Arena.card("Bonus", 20, CardAction.of(), losing ? action.losing() : action));
      arena.turnOf('A').choose("bottom 0");
      arena.choose("yes");
      if (arena.prompt().kind() == Prompt.Kind.PERFORM) { // mandatory in some games (ABL-14)
        arena.choose("yes");
      }
      assertThat(cards(arena).active()).isEqualTo(1);
      arena.until(prompt -> cards(arena).active() == 0);
      assertThat(lost(arena)).as("negated").isZero();
      assertThat(arena.game.state().actives()).isEmpty();
      assertThat(losing ? cards(arena).lost() : cards(arena).discards() & 1).isEqualTo(1);
    }
  }

  @RulesetTest
  @Rule(
      value = {"BON-06", "BON-07c"},
      in = Edition.BB)
  void aCardOfTwoSidesComesBackTurned(Ruleset ruleset) {
    Arena arena =
        active(
            arena(
                ruleset,
                "A   g   .",
                attacks(80),
                bonus(Ability.slots(List.of(0), Effect.shield(1), PLUS_ONE))));
    arena.until(prompt -> cards(arena).active() == 0);
    assertThat(cards(arena).hand() & 1).isEqualTo(1);
    assertThat(cards(arena).onSideB() & 1).isEqualTo(1);
    assertThat(arena.game.state().actives()).isEmpty();
  }

  @RulesetTest
  @Rule({"BON-09", "BON-10", "BON-11", "EX-BON-03"})
  void theMarkerAdvancesAtEachUseAndItsExperienceIsGained(Ruleset ruleset) {
    AbilityCard slots =
        Arena.card(
            "Bonus",
            20,
            CardAction.of(),
            CardAction.of(Ability.slots(List.of(1, 0, 1), PLUS_ONE)).losing());
    Arena arena =
        arena(
            ruleset,
            "A   g   .   .   .   B",
            slots,
            Arena.top(Ability.attack(0), Ability.attack(0), Ability.attack(2), Ability.attack(2)));
    active(arena);
    Watched guard = arena.only("Guard");
    arena.choose("top 1");
    int[] experience = {1, 1, 2, 2};
    int[] damage = {1, 2, 5, 7};
    for (int i = 0; i < 4; i++) {
      assertThat(arena.game.state().actives()).hasSize(i < 3 ? 1 : 0);
      arena.strike(guard);
      assertThat(arena.game.state().hero(0).tally().of(BattleGoal.Measure.EXPERIENCE))
          .isEqualTo(experience[i]);
      assertThat(20 - guard.hitPoints()).isEqualTo(damage[i]);
    }
    assertThat(cards(arena).lost()).isEqualTo(1);
  }

  @RulesetTest
  @Rule("BON-10")
  void aBonusWithSlotsIsUsedWithoutBenefit(Ruleset ruleset) {
    Arena arena =
        active(
            arena(
                ruleset,
                "A   g   .   .   .   B",
                bonus(
                    Ability.slots(
                        List.of(0, 0),
                        Effect.self(new Change.Attacks(List.of(Rider.gives(Condition.WOUND)))))),
                Arena.top(Ability.attack(1))));
    Watched guard = arena.only("Guard");
    arena.give(guard, Condition.WOUND);
    arena.choose("top 1");
    arena.choose(arena.at(guard));
    assertThat(arena.prompt().options())
        .as("cannot be left out")
        .doesNotContain(new Choice.Without(0));
    assertThat(arena.events(Event.What.SLOT_USED)).hasSize(1);
  }

  @RulesetTest
  @Rule("BON-22")
  void aPersistentBonusCannotBeLeftOut(Ruleset ruleset) {
    AbilityCard both =
        bonus(
            Ability.persistent(
                Effect.self(new Change.Attacks(List.of(Rider.gives(Condition.WOUND))))));
    Arena arena =
        active(
            arena(
                ruleset,
                "A   g   .   .   .   B",
                both,
                Arena.top(Ability.attack(1, Aim.AS_USUAL, Rider.gives(Condition.MUDDLE)))));
    arena.choose("top 1");
    arena.choose(arena.at(arena.only("Guard")));
    assertThat(arena.prompt().options()).contains(new Choice.Without(0));
    assertThat(arena.prompt().options()).doesNotContain(new Choice.Without(1));
    arena.choose("without 0");
    assertThat(arena.only("Guard").conditions()).containsExactly(Condition.WOUND);
  }

  @RulesetTest
  @Rule("EX-BON-04")
  void frostArmorNegatesTwoSourcesOfDamage(Ruleset ruleset) {
    Arena arena =
        arena(
            ruleset,
            "A   g   .   .   .   B",
            MonsterCard.of(
                80,
                Ability.Attack.of(Value.STAT),
                Ability.Attack.of(Value.plus(-9)),
                Ability.Attack.of(Value.STAT),
                Ability.Attack.of(Value.STAT)),
            Arena.card(
                "Frost Armor",
                20,
                CardAction.of(),
                CardAction.of(Ability.slots(List.of(0, 0), Effect.self(new Change.NegatesDamage())))
                    .losing()));
    active(arena);
    arena.until(prompt -> lost(arena) > 0);
    assertThat(arena.events(Event.What.SLOT_USED)).as("not for an attack of 0").hasSize(2);
    assertThat(arena.events(Event.What.NEGATED)).hasSize(2);
    assertThat(lost(arena)).as("the fourth attack").isEqualTo(3);
    assertThat(cards(arena).lost()).isEqualTo(1);
  }

  @RulesetTest
  @Rule("EX-BON-01")
  void deflectingManeuverShieldsAgainstRangedAttacksOnly(Ruleset ruleset) {
    for (boolean ranged : new boolean[] {true, false}) {
      Ability.Attack attack =
          ranged ? Ability.Attack.of(Value.STAT).at(Value.of(3)) : Ability.Attack.of(Value.STAT);
      Arena arena =
          active(
              arena(
                  ruleset,
                  ranged ? "A   .   g   .   .   B" : "A   g   .   .   .   B",
                  MonsterCard.of(80, attack),
                  bonus(
                      Ability.round(
                          Effect.self(new Change.Shield(Value.of(2)), Check.Fact.RANGED)))));
      arena.until(prompt -> lost(arena) > 0);
      assertThat(lost(arena)).isEqualTo(ranged ? 1 : 3);
      arena.endRoundOrStay();
      assertThat(arena.game.state().actives()).isEmpty();
    }
  }

  @RulesetTest
  @Rule("BON-12")
  void theRoundOfActivationIsNotCounted(Ruleset ruleset) {
    Arena arena =
        active(
            arena(
                ruleset,
                "A   .   .   g   .   B",
                bonus(
                    new Ability.Activate(
                        Duration.ROUNDS, List.of(Effect.shield(1)), List.of(), 1))));
    arena.endRound();
    assertThat(cards(arena).active()).as("one round more").isEqualTo(1);
    arena.selectFirst(2);
    arena.endRound();
    assertThat(cards(arena).active()).isZero();
    assertThat(cards(arena).discards() & 1).isEqualTo(1);
  }

  @RulesetTest
  @Rule("BON-12")
  void theTurnOfActivationIsNotCounted(Ruleset ruleset) {
    Arena arena =
        active(
            arena(
                ruleset,
                "A   .   .   g   .   B",
                bonus(new Ability.Activate(Duration.TURNS, List.of(PLUS_ONE), List.of(), 1))));
    arena.endRound();
    assertThat(cards(arena).active()).isEqualTo(1);
    arena.selectFirst(2);
    arena.until(Prompt.Kind.ACTION, "A");
    assertThat(cards(arena).active()).as("through its next turn").isEqualTo(1);
    arena.endRound();
    assertThat(cards(arena).active()).isZero();
  }

  @RulesetTest
  @Rule({"BON-03", "BON-19"})
  void aMonstersRoundBonusEndsWithTheRound(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   B")
            .hero('A', Arena.top(Ability.attack(5)))
            .company('B')
            .monster(
                'g',
                "Guard",
                StatLine.of(30, 0, 0, 0),
                MonsterCard.of(95, Ability.round(Effect.shield(3))))
            .answering(Answers.Policy.LITTLE)
            .start()
            .turnOf('A');
    arena.choose("no");
    arena.endRound();
    arena.selectFirst(2).until(Prompt.Kind.ACTION, "A");
    arena.basicAttack(arena.only("Guard"));
    assertThat(arena.lost(arena.only("Guard"))).as("it has not acted in this round").isEqualTo(2);
  }

  @RulesetTest
  @Rule("BON-18")
  void otherAbilitiesOfTheActionAreNotPerformedAgain(Ruleset ruleset) {
    Arena arena =
        arena(
            ruleset,
            "A   .   .   g   .   B",
            bonus(Ability.persistent(Effect.shield(1)), Ability.heal(2, Aim.SELF)));
    active(arena);
    arena.figure("A").hitPoints(10);
    arena.choose(arena.at(arena.figure("A")));
    arena.endRound();
    arena.selectFirst(2);
    arena.endRound();
    assertThat(cards(arena).active()).isEqualTo(1);
    assertThat(arena.events(Event.What.HEALED)).hasSize(1);
  }

  @RulesetTest
  @Rule({"BON-19", "BON-20"})
  void bonusesOfStatCardAndActionAddUp(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   .   B")
            .hero('A', Arena.top(Ability.attack(5)), bonus())
            .hitPoints('A', 20)
            .monster(
                'g',
                "Guard",
                StatLine.of(20, 2, 0, 0).having(Effect.shield(1), Effect.retaliate(1)),
                MonsterCard.of(10, Ability.round(Effect.shield(1), Effect.retaliate(2))));
    if (ruleset.levels().party().largest() > 1) {
      arena.hero('B');
    }
    arena.start().turnOf('A').choose("top 0");
    Watched guard = arena.only("Guard");
    arena.strike(guard);
    assertThat(20 - guard.hitPoints()).isEqualTo(5 - 2);
    assertThat(arena.events(Event.What.RETALIATES)).hasSize(1);
    assertThat(arena.events(Event.What.RETALIATES).getFirst().number()).isEqualTo(3);
    arena.endRound();
    assertThat(arena.game.state().actives()).as("the action's bonus is over").isEmpty();
  }

  @RulesetTest
  @Rule("BON-19")
  void anActionsBonusBeginsInTheMonstersTurn(Ruleset ruleset) {
    Arena arena =
        arena(
            ruleset,
            "A   g   .   .   .   B",
            MonsterCard.of(80, Ability.round(Effect.shield(1))),
            Arena.top(Ability.attack(5)));
    arena.turnOf('A').choose("top 0");
    arena.strike(arena.only("Guard"));
    assertThat(20 - arena.only("Guard").hitPoints()).isEqualTo(5);
  }

  @RulesetTest
  @Rule(value = "BON-19", in = Edition.FH)
  void aStunnedMonsterKeepsItsBonuses(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   .   B")
            .hero('A', Arena.top(Ability.attack(5)))
            .hero('B')
            .monster(
                'g',
                "Guard",
                StatLine.of(20, 2, 0, 0).having(Effect.shield(1)),
                MonsterCard.of(10, Ability.round(Effect.shield(1))));
    arena.start().turnOf('A');
    arena.give(arena.only("Guard"), Condition.STUN);
    arena.choose("top 0");
    arena.strike(arena.only("Guard"));
    assertThat(20 - arena.only("Guard").hitPoints()).isEqualTo(3);
  }

  @RulesetTest
  @Rule("BON-21")
  void flyingEndsWithTheCard(Ruleset ruleset) {
    Arena arena =
        active(
            arena(
                ruleset,
                "A   .   .   g   .   B",
                bonus(Ability.persistent(Effect.self(new Change.Flying())))));
    assertThat(arena.figure("A").isFlying()).isTrue();
    arena.choose("remove 0 0");
    assertThat(arena.figure("A").isFlying()).isFalse();
  }
}
