package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Check;
import haven.model.ability.Cost;
import haven.model.ability.Duration;
import haven.model.ability.Effect;
import haven.model.ability.Effect.Change;
import haven.model.ability.Element;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.card.AbilityCard;
import haven.model.card.CardAction;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Prompt;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;

/** Lasting effects as cards word them: what a use is, who has them, what ends them. */
final class BonusesOfCardsTest {
  private static final StatLine GUARD = StatLine.of(30, 2, 3, 0);

  /** Hero A with a bonus at the top of its first card and the bottom of the second. */
  private static Arena arena(Ruleset ruleset, String map, Ability bonus, Ability... bottom) {
    return Arena.in(ruleset, map)
        .hero('A', Arena.top(bonus), Arena.bottom(bottom))
        .hitPoints('A', 20)
        .company('B')
        .hitPoints('B', 20);
  }

  private static Arena begin(Arena arena, String type) {
    return begin(arena, type, MonsterCard.of(80));
  }

  private static Arena begin(Arena arena, String type, MonsterCard card) {
    arena.monster('g', type, GUARD, card).start().turnOf('A').choose("top 0");
    return accepted(arena);
  }

  private static Arena accepted(Arena arena) {
    while (arena.isAsked(Prompt.Kind.PERFORM)) {
      arena.choose("yes");
    }
    return arena;
  }

  private static AbilityCard top(String name, Ability... abilities) {
    return Arena.card(name, 20, CardAction.of(abilities), CardAction.of());
  }

  /** Gives the bonus to everybody that can have it, where that is asked. */
  private static void giveAll(Arena arena) {
    while (arena.isAsked(Prompt.Kind.TARGET)) {
      arena.choose(arena.at(arena.offeredFigures().getFirst()));
    }
  }

  @RulesetTest
  @Rule({"BON-03", "BON-09"})
  void aRoundBonusWithOneUseIsOverWithItOrWithTheRound(Ruleset ruleset) {
    Ability once =
        new Ability.Activate(
            Duration.ROUND, List.of(Effect.self(new Change.NegatesDamage())), List.of(0));
    Arena hit =
        begin(
            arena(ruleset, "A   g   .   .   .   B", once),
            "Guard",
            MonsterCard.of(80, Ability.Attack.of(Value.STAT), Ability.Attack.of(Value.STAT)));
    hit.endRound();
    assertThat(hit.lost('A')).isEqualTo(3);
    Arena spared = begin(arena(ruleset, "A   .   .   g   .   B", once), "Guard");
    assertThat(spared.game.state().actives()).hasSize(1);
    spared.endRound();
    assertThat(spared.game.state().actives()).isEmpty();
    assertThat(spared.sheet('A').cards().active()).isZero();
  }

  @RulesetTest
  @Rule(
      value = {"BON-01", "SHD-06c"},
      in = {Edition.GH, Edition.JL})
  void whoHasABonusIsSettledWhenItIsGivenUnlessItDependsOnTheDistance(Ruleset ruleset) {
    Effect.Scope near = new Effect.Scope(Affects.ALLIES_OR_SELF, 1);
    Ability given =
        Ability.round(Effect.shield(1))
            .to(Aim.AS_USUAL.at(Affects.ALLIES_OR_SELF).range(1).everybody());
    Ability aura = Ability.round(new Effect(near, List.of(), new Change.Shield(Value.of(1))));
    for (boolean lasts : new boolean[] {true, false}) {
      Arena arena =
          begin(
              arena(ruleset, ".   .   x   A   B   g", lasts ? given : aura, Ability.move(3)),
              "Guard",
              MonsterCard.of(80, Ability.Attack.of(Value.STAT)));
      if (lasts) {
        giveAll(arena);
        assertThat(arena.game.state().actives()).hasSize(2);
      }
      assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.ACTION);
      arena.choose("bottom 1");
      arena.walk('x');
      arena.until(Prompt.Kind.NEGATE).choose("yes");
      assertThat(arena.lost('B')).isEqualTo(lasts ? 2 : 3);
      arena.endRoundOrStay();
      assertThat(arena.game.state().actives()).isEmpty();
    }
  }

  @RulesetTest
  @Rule(
      value = "BON-01",
      in = {Edition.GH, Edition.JL, Edition.FH})
  void allAlliesAreGivenABonusWhereverTheyAre(Ruleset ruleset) {
    Arena arena =
        begin(
            arena(
                ruleset,
                "A   .   .   .   B   g",
                Ability.round(Effect.self(new Change.Attacks(List.of(Rider.plus(1)))))
                    .to(Aim.AS_USUAL.at(Affects.ALLIES).everybody())),
            "Guard");
    giveAll(arena);
    assertThat(arena.game.state().actives()).hasSize(1);
    arena.until(Prompt.Kind.ACTION, "B");
    arena.basicAttack(arena.only("Guard")).asIs();
    assertThat(arena.lost(arena.only("Guard"))).isEqualTo(3);
  }

  @RulesetTest
  @Rule(
      value = "EXH-05",
      in = {Edition.GH, Edition.JL, Edition.FH})
  void whatAnExhaustedHeroHasGivenEndsWithItsCards(Ruleset ruleset) {
    Arena arena =
        begin(
            arena(
                ruleset,
                "g   A   B   .   .   .",
                Ability.persistent(Effect.shield(1))
                    .to(Aim.AS_USUAL.at(Affects.ALLIES).range(1).everybody())),
            "Guard",
            MonsterCard.of(80, Ability.attack(50)));
    giveAll(arena);
    assertThat(arena.game.state().actives()).hasSize(1);
    arena.until(prompt -> arena.figure("A").isGone());
    assertThat(arena.game.state().actives()).isEmpty();
  }

  @RulesetTest
  @Rule(
      value = {"BON-04", "BON-07a"},
      in = {Edition.GH, Edition.JL, Edition.FH})
  void ofOneStanceOnlyTheLastPlayedLasts(Ruleset ruleset) {
    Ability stronger =
        Ability.persistent(
                Effect.self(new Change.Attacks(List.of(Rider.plus(2))), Check.Fact.MELEE))
            .stance("Augment");
    Ability healing =
        Ability.persistent(
                Effect.self(
                    new Change.Attacks(List.of(new Rider.Then(Ability.heal(2, Aim.SELF)))),
                    Check.Fact.MELEE))
            .stance("Augment");
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   .   B")
            .hero(
                'A',
                top("Strength", stronger, Ability.attack(1)),
                top("Nothing"),
                top("Healing", healing, Ability.attack(1)),
                Arena.bottom(Ability.attack(1, Aim.AS_USUAL.range(2))))
            .hitPoints('A', 20)
            .company('B')
            .monster('g', "Guard", GUARD)
            .start()
            .turnOf('A');
    Watched guard = arena.only("Guard");
    arena.figure("A").hitPoints(5);
    arena.choose("top 0");
    accepted(arena).strike(guard);
    assertThat(arena.lost(guard)).as("with its own augment").isEqualTo(3);
    arena.endRound();
    arena.selectFirst(2).until(Prompt.Kind.ACTION, "A");
    arena.choose("bottom 3");
    arena.strike(guard);
    assertThat(arena.lost(guard)).as("not with a ranged attack").isEqualTo(4);
    assertThat(arena.sheet('A').cards().active()).isEqualTo(1);
    arena.choose("top 2");
    accepted(arena);
    assertThat(arena.sheet('A').cards().discards() & 1).isEqualTo(1);
    arena.strike(guard);
    arena.choose(arena.at(arena.figure("A")));
    assertThat(arena.lost(guard)).isEqualTo(5);
    assertThat(arena.figure("A").hitPoints()).isEqualTo(7);
    assertThat(arena.sheet('A').cards().active()).isEqualTo(4);
  }

  @RulesetTest
  @Rule({"BON-04", "ABL-18", "ELM-05"})
  void anElementBuysABetterBonus(Ruleset ruleset) {
    Ability one =
        Ability.slots(List.of(0, 0), Effect.self(new Change.Attacks(List.of(Rider.plus(1)))));
    Ability two =
        Ability.slots(List.of(0, 0), Effect.self(new Change.Attacks(List.of(Rider.plus(2)))));
    for (boolean pays : new boolean[] {true, false}) {
      Arena arena =
          arena(
                  ruleset,
                  "A   g   .   .   .   B",
                  new Ability.Paid(Cost.of(Element.AIR), List.of(two), List.of(one)),
                  Ability.attack(1))
              .monster('g', "Guard", GUARD)
              .start()
              .turnOf('A');
      arena.strong(Element.AIR);
      arena.choose("top 0");
      arena.choose(pays ? "yes" : "no");
      accepted(arena);
      assertThat(arena.sheet('A').cards().active()).isEqualTo(1);
      arena.choose("bottom 1");
      arena.strike(arena.only("Guard"));
      assertThat(arena.lost(arena.only("Guard"))).isEqualTo(pays ? 3 : 2);
    }
  }

  @RulesetTest
  @Rule({"CRD-06", "ELM-05"})
  void aCardWhoseBonusWasNotPaidForIsDiscarded(Ruleset ruleset) {
    for (boolean pays : new boolean[] {true, false}) {
      Arena arena =
          Arena.in(ruleset, "A   g   .   .   .   B")
              .hero(
                  'A',
                  Arena.bottom(
                      Ability.heal(1, Aim.SELF),
                      new Ability.Paid(
                          Cost.of(Element.FIRE),
                          List.of(Ability.round(Effect.retaliate(2))),
                          List.of())))
              .company('B')
              .monster('g', "Guard", GUARD)
              .start()
              .turnOf('A');
      arena.strong(Element.FIRE);
      arena.choose("bottom 0");
      arena.choose(arena.at(arena.figure("A")));
      arena.choose(pays ? "yes" : "no");
      accepted(arena);
      assertThat(arena.sheet('A').cards().active()).isEqualTo(pays ? 1 : 0);
      assertThat(arena.sheet('A').cards().discards() & 1).isEqualTo(pays ? 0 : 1);
      assertThat(arena.game.state().actives()).hasSize(pays ? 1 : 0);
      arena.endRound();
      assertThat(arena.sheet('A').cards().active()).isZero();
      assertThat(arena.game.state().actives()).isEmpty();
    }
  }

  @RulesetTest
  @Rule("LOT-11")
  void aLootAbilityWithNothingInRangeIsNotPerformed(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .$  B")
            .hero('A', Parties.top(CardAction.of(new Ability.Loot(1)).xp(1).losing()))
            .hero('B')
            .monster('g', "Guard", StatLine.of(20, 0, 3, 0))
            .start()
            .turnOf('A');
    arena.choose("top 0");
    arena.until(Prompt.Kind.ACTION, "A");
    assertThat(arena.xp('A')).isZero();
    assertThat(arena.sheet('A').cards().lost()).isZero();
  }

  @RulesetTest
  @Rule("BON-24")
  void whoIsAdjacentAlreadyDoesNotComeAdjacent(Ruleset ruleset) {
    Effect watch =
        Effect.self(
            new Change.Performs(Effect.Moment.ENEMY_COMES_ADJACENT, List.of(Ability.xp(1))));
    Ability lure = new Ability.Control(Aim.AS_USUAL.range(5), List.of(Ability.move(2)));
    String map =
        """
        g   x   y   .
          .   A   .   B
        """;
    Arena arena =
        Arena.in(ruleset, map)
            .hero('A', Arena.top(Ability.persistent(watch)), Arena.bottom(lure))
            .hero('B')
            .monster('g', "Guard", StatLine.of(20, 0, 0, 0), MonsterCard.of(80))
            .start()
            .turnOf('A');
    arena.choose("top 0");
    arena.until(Prompt.Kind.ACTION, "A");
    arena.choose("bottom 1");
    arena.choose(arena.at(arena.only("Guard")));
    arena.chooseIfOffered(new Choice.Accept());
    arena.walk('x');
    assertThat(arena.xp('A')).isEqualTo(1);
    arena.walk('y');
    assertThat(arena.xp('A')).as("it was adjacent already").isEqualTo(1);
  }
}
