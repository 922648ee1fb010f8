package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Check;
import haven.model.ability.Cost;
import haven.model.ability.Effect;
import haven.model.ability.Effect.Change;
import haven.model.ability.Element;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.card.AbilityCard;
import haven.model.card.CardAction;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;

/** What uses a slot of a lasting bonus, and what does not. */
final class UseSlotsTest {
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

  private static int used(Arena arena) {
    return arena.events(Event.What.SLOT_USED).size();
  }

  @RulesetTest
  @Rule({"BON-09", "BON-10", "BON-11"})
  void aHealAbilityUsesOneSlotForAllItsTargets(Ruleset ruleset) {
    Aim both = Aim.AS_USUAL.at(Affects.ALLIES_OR_SELF).range(3).targets(2);
    Arena arena =
        begin(
            arena(
                ruleset,
                "A   B   .   .   .   g",
                Ability.slots(List.of(0, 1), Effect.self(new Change.Heals(2))),
                Ability.heal(1, both),
                Ability.heal(1, Aim.SELF),
                Ability.heal(1, Aim.SELF)),
            "Guard");
    Watched hero = arena.figure("A");
    Watched friend = arena.figure("B");
    hero.hitPoints(1);
    friend.hitPoints(1);
    arena.choose("bottom 1");
    arena.choose(arena.at(hero));
    arena.choose(arena.at(friend));
    assertThat(hero.hitPoints()).isEqualTo(4);
    assertThat(friend.hitPoints()).isEqualTo(4);
    assertThat(used(arena)).isEqualTo(1);
    arena.choose(arena.at(hero));
    assertThat(hero.hitPoints()).isEqualTo(7);
    assertThat(arena.xp('A')).isEqualTo(1);
    arena.choose(arena.at(hero));
    assertThat(hero.hitPoints()).as("all slots are used").isEqualTo(8);
  }

  @RulesetTest
  @Rule({"BON-09", "BON-10", "BON-11"})
  void aRangedAttackAbilityUsesOneSlotHoweverManyTargets(Ruleset ruleset) {
    Aim far = Aim.AS_USUAL.range(3);
    Arena arena =
        begin(
            arena(
                    ruleset,
                    "A   g   h   .   .   B",
                    Ability.slots(
                        List.of(1, 1),
                        Effect.self(
                            new Change.AttackAbilities(List.of(new Rider.PlusTargets(1))),
                            Check.Fact.RANGED)),
                    Ability.attack(1, far),
                    Ability.attack(1),
                    Ability.attack(1, far),
                    Ability.attack(1, far))
                .monster('h', "Hound", GUARD),
            "Guard");
    Watched guard = arena.only("Guard");
    Watched hound = arena.only("Hound");
    arena.choose("bottom 1");
    arena.strike(guard).strike(hound);
    assertThat(used(arena)).isEqualTo(1);
    assertThat(arena.xp('A')).isEqualTo(1);
    arena.strike(guard);
    assertThat(used(arena)).as("a melee attack").isEqualTo(1);
    arena.strike(hound).strike(guard);
    assertThat(arena.xp('A')).isEqualTo(2);
    assertThat(arena.game.state().actives()).isEmpty();
    arena.strike(guard);
    assertThat(arena.prompt().kind()).as("no more targets").isEqualTo(Prompt.Kind.ACTION);
    assertThat(arena.lost(guard)).isEqualTo(4);
    assertThat(arena.lost(hound)).isEqualTo(2);
  }

  @RulesetTest
  @Rule({"BON-09", "ELM-05"})
  void aSlotThatCostsAnElementIsUsedOnlyWhenPaid(Ruleset ruleset) {
    Aim far = Aim.AS_USUAL.range(2);
    Arena arena =
        begin(
            arena(
                ruleset,
                "A   .   .   .   g   B",
                Ability.slots(
                    List.of(1, 0),
                    Effect.self(
                        new Change.AttackAbilities(
                            List.of(Rider.paid(Cost.of(Element.AIR), new Rider.PlusRange(2)))),
                        Check.Fact.RANGED)),
                Ability.attack(1, far),
                Ability.attack(1, far)),
            "Guard");
    arena.strong(Element.AIR);
    arena.choose("bottom 1");
    arena.choose("buy 0");
    arena.strike(arena.only("Guard"));
    assertThat(arena.lost(arena.only("Guard"))).isEqualTo(1);
    assertThat(used(arena)).isEqualTo(1);
    assertThat(arena.xp('A')).isEqualTo(1);
    assertThat(arena.prompt().kind()).as("out of range, no air left").isEqualTo(Prompt.Kind.ACTION);
    assertThat(arena.game.state().actives()).hasSize(1);
  }

  @RulesetTest
  @Rule({"BON-09", "BON-11"})
  void aSlotIsUsedOnlyWhereItsTextHolds(Ruleset ruleset) {
    Arena arena =
        begin(
            arena(
                ruleset,
                "A   g   .   .   .   B",
                Ability.slots(
                    List.of(2),
                    Effect.self(
                        new Change.Attacks(List.of(new Rider.Times(2))),
                        new Check.SelfHas(Condition.INVISIBLE))),
                Ability.attack(3),
                Ability.attack(3),
                Ability.attack(3)),
            "Guard");
    Watched guard = arena.only("Guard");
    arena.choose("bottom 1");
    arena.strike(guard);
    assertThat(arena.lost(guard)).isEqualTo(3);
    assertThat(used(arena)).isZero();
    arena.give(arena.figure("A"), Condition.INVISIBLE);
    arena.strike(guard);
    assertThat(arena.lost(guard)).isEqualTo(3 + 6);
    assertThat(arena.xp('A')).isEqualTo(2);
    arena.strike(guard);
    assertThat(arena.lost(guard)).isEqualTo(3 + 6 + 3);
  }

  @RulesetTest
  @Rule("BON-09")
  void attacksOnTargetsWithFriendsNearDoNotUseASlot(Ruleset ruleset) {
    Arena arena =
        begin(
            arena(
                    ruleset,
                    "i   A   g   h   .   B",
                    Ability.slots(
                        List.of(0, 0),
                        Effect.self(
                            new Change.Attacks(List.of(Rider.plus(2))),
                            Check.Fact.TARGET_ADJACENT_TO_NONE_OF_ITS_ALLIES)),
                    Ability.attack(1),
                    Ability.attack(1))
                .monster('h', "Hound", GUARD)
                .monster('i', "Imp", GUARD),
            "Guard");
    arena.choose("bottom 1");
    arena.strike(arena.only("Guard"));
    assertThat(arena.lost(arena.only("Guard"))).isEqualTo(1);
    assertThat(used(arena)).isZero();
    arena.strike(arena.only("Imp"));
    assertThat(arena.lost(arena.only("Imp"))).isEqualTo(3);
    assertThat(used(arena)).isEqualTo(1);
  }

  @RulesetTest
  @Rule("BON-09")
  void retaliationAgainstMeleeAttacksUsesSlotsForThoseOnly(Ruleset ruleset) {
    Arena arena =
        begin(
            arena(
                ruleset,
                "A   g   .   .   .   B",
                Ability.slots(
                    List.of(0, 1, 0),
                    Effect.self(
                        new Change.Retaliate(Value.of(2), 1, List.of()), Check.Fact.MELEE))),
            "Guard",
            MonsterCard.of(
                80,
                Ability.Attack.of(Value.of(1)).at(Value.of(3)),
                Ability.Attack.of(Value.of(1)),
                Ability.Attack.of(Value.of(1))));
    arena.endRound();
    assertThat(arena.lost('A')).isEqualTo(3);
    assertThat(arena.lost(arena.only("Guard"))).isEqualTo(4);
    assertThat(used(arena)).isEqualTo(2);
    assertThat(arena.xp('A')).isEqualTo(1);
  }

  @RulesetTest
  @Rule(
      value = {"BON-09", "SHD-01"},
      in = {Edition.GH, Edition.JL, Edition.FH})
  void aShieldAgainstSourcesOfDamageIsNotUsedByAnAttackWithoutAny(Ruleset ruleset) {
    Arena arena =
        begin(
            arena(
                ruleset,
                "A   g   .   .   .   B",
                Ability.slots(
                    List.of(0, 1, 0),
                    Effect.self(new Change.Shield(Value.of(1)), Check.Fact.DAMAGING))),
            "Guard",
            MonsterCard.of(
                80,
                Ability.Attack.of(Value.of(0)),
                Ability.Attack.of(Value.of(1)),
                Ability.Attack.of(Value.of(3))));
    arena.endRound();
    assertThat(arena.lost('A')).isEqualTo(2);
    assertThat(used(arena)).isEqualTo(2);
    assertThat(arena.xp('A')).isEqualTo(1);
  }

  @RulesetTest
  @Rule("BON-09")
  void oneAttackUsesOneSlotOfAShieldThatRetaliates(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   B")
            .hero(
                'A', Arena.top(Ability.slots(List.of(0, 0), Effect.shield(1), Effect.retaliate(2))))
            .hero('B')
            .monster('g', "Guard", StatLine.of(20, 0, 3, 0), MonsterCard.of(80, Ability.attack(3)))
            .start()
            .turnOf('A');
    arena.choose("top 0");
    for (int attacks = 1; attacks <= 2; attacks++) {
      arena.endRound();
      assertThat(arena.events(Event.What.SLOT_USED)).hasSize(attacks);
      assertThat(arena.lost('A')).isEqualTo(2 * attacks);
      assertThat(arena.lost(arena.only("Guard"))).isEqualTo(2 * attacks);
      assertThat(arena.game.state().actives()).hasSize(attacks == 1 ? 1 : 0);
      arena.selectFirst(2 * attacks);
    }
  }
}
