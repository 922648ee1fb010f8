package haven.stage;

import static haven.model.Condition.BANE;
import static haven.model.Condition.BRITTLE;
import static haven.model.Condition.MUDDLE;
import static haven.model.Condition.POISON;
import static haven.model.Condition.WOUND;
import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.card.ModifierCard;
import haven.model.map.Rank;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;

/** Heals: whom, how much, and what they take away. */
final class HealTest {
  private static final StatLine GUARD = StatLine.of(10, 2, 2, 0);

  private static final String BEHIND_A_WALL =
      """
      A   #   #   B
        .   #   #   .
      .   .   .   .   g
      """;

  private static Arena healing(Ruleset ruleset, String map, Ability... top) {
    return Arena.in(ruleset, map)
        .hero('A', Arena.top(top))
        .company('B')
        .monster('g', "Guard", GUARD)
        .start();
  }

  @RulesetTest
  @Rule({"HEA-01", "HEA-04"})
  void hitPointsRiseButNeverAboveTheMaximum(Ruleset ruleset) {
    Arena arena =
        healing(
            ruleset,
            "A   .   .   g   B",
            Ability.heal(3, Aim.SELF),
            Ability.heal(3, Aim.SELF),
            Ability.heal(3, Aim.SELF));
    Watched hero = arena.figure("A");
    hero.hitPoints(5);
    arena.turnOf('A').choose("top 0");
    for (int expected : new int[] {8, 10, 10}) {
      arena.until(prompt -> arena.offeredFigures().contains(hero));
      arena.choose(arena.at(hero));
      assertThat(hero.hitPoints()).isEqualTo(expected);
    }
  }

  @RulesetTest
  @Rule({"HEA-02a", "HEA-02b", "HEA-02c", "HEA-03", "ABL-22"})
  void withARangeItIsForOneselfAndAlliesInRangeAndSightAndNeverForEnemies(Ruleset ruleset) {
    String map = "A   g   B";
    Arena arena = healing(ruleset, map, Ability.heal(3, Aim.AS_USUAL.range(2)));
    arena.turnOf('A').choose("top 0");
    assertThat(arena.offeredFigures())
        .contains(arena.figure("A"))
        .doesNotContain(arena.only("Guard"));
    if (arena.game.state().heroes() > 1) {
      assertThat(arena.offeredFigures()).contains(arena.figure("B"));
      Arena near = healing(ruleset, map, Ability.heal(3, Aim.AS_USUAL.range(1)));
      near.turnOf('A').choose("top 0");
      assertThat(near.offeredFigures()).containsExactly(near.figure("A"));
      Arena walled = healing(ruleset, BEHIND_A_WALL, Ability.heal(3, Aim.AS_USUAL.range(9)));
      walled.turnOf('A').choose("top 0");
      assertThat(walled.offeredFigures()).as("no sight").containsExactly(walled.figure("A"));
    }
  }

  @RulesetTest
  @Rule({"HEA-02a", "HEA-02b"})
  void selfIsTheActingFigureAlone(Ruleset ruleset) {
    Arena arena = healing(ruleset, "A   B   .   g", Ability.heal(3, Aim.SELF));
    arena.turnOf('A').choose("top 0");
    assertThat(arena.offeredFigures()).containsExactly(arena.figure("A"));
  }

  @RulesetTest
  @Rule(value = "HEA-02c", in = Edition.FH)
  void withoutARangeItReachesAsFarAsOneSees(Ruleset ruleset) {
    String far = "A   .   .   .   .   .   .   B   .   g";
    Arena arena = healing(ruleset, far, Ability.heal(3, Aim.AS_USUAL));
    arena.turnOf('A').choose("top 0");
    assertThat(arena.offeredFigures()).contains(arena.figure("B"));
    Arena walled = healing(ruleset, BEHIND_A_WALL, Ability.heal(3, Aim.AS_USUAL));
    walled.turnOf('A').choose("top 0");
    assertThat(walled.offeredFigures()).containsExactly(walled.figure("A"));
  }

  @RulesetTest
  @Rule("HEA-08")
  void aMonsterHealsWhoeverHasLostMost(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   B   .   h   g   k")
            .hero('A')
            .company('B')
            .monster('g', "Guard", StatLine.of(20, 0, 0, 0), MonsterCard.of(90))
            .monster('k', "Knight", StatLine.of(20, 0, 0, 0), MonsterCard.of(90))
            .monster(
                'h',
                "Healer",
                StatLine.of(20, 0, 0, 0),
                MonsterCard.of(5, Ability.heal(3, Aim.AS_USUAL.range(4))))
            .start();
    arena.only("Guard").hitPoints(18);
    arena.only("Knight").hitPoints(12);
    arena.only("Healer").hitPoints(15);
    arena.selectFirstTwo();
    arena.until(prompt -> prompt.kind() != Prompt.Kind.WHO_FIRST);
    assertThat(arena.isAsked(Prompt.Kind.FIGURE)).as("there is nothing to choose").isFalse();
    assertThat(arena.only("Knight").hitPoints()).isEqualTo(15);
    assertThat(arena.only("Guard").hitPoints()).isEqualTo(18);
    assertThat(arena.only("Healer").hitPoints()).isEqualTo(15);
  }

  @RulesetTest
  @Rule("HEA-03")
  void enemiesAreHealedWhereTheCardSaysSo(Ruleset ruleset) {
    Arena arena =
        healing(ruleset, "A   g   B", Ability.heal(3, Aim.AS_USUAL.range(1).at(Affects.ENEMIES)));
    Watched guard = arena.only("Guard");
    guard.hitPoints(5);
    arena.turnOf('A').choose("top 0");
    arena.against(guard);
    assertThat(guard.hitPoints()).isEqualTo(8);
  }

  @RulesetTest
  @Rule({"HEA-04", "HEA-05b"})
  void oneHealTakesWoundAndPoisonAndPoisonTakesTheHitPoints(Ruleset ruleset) {
    Arena arena =
        healing(ruleset, "A   .   g   B", Ability.heal(3, Aim.SELF), Ability.heal(3, Aim.SELF));
    Watched hero = arena.figure("A");
    hero.hitPoints(4);
    arena.turnOf('A');
    arena.give(hero, WOUND, POISON, MUDDLE).choose("top 0");
    arena.choose(arena.at(hero));
    assertThat(hero.hitPoints()).isEqualTo(4);
    assertThat(hero.conditions()).as("nothing but these").containsExactly(MUDDLE);
    arena.give(hero, WOUND);
    arena.until(prompt -> arena.offeredFigures().contains(hero));
    arena.choose(arena.at(hero));
    assertThat(hero.hitPoints()).isEqualTo(7);
    assertThat(hero.has(WOUND)).isFalse();
  }

  @RulesetTest
  @Rule("HEA-04")
  void aHealAtFullHitPointsStillTakesConditions(Ruleset ruleset) {
    Arena arena = healing(ruleset, "A   .   g   B", Ability.heal(3, Aim.SELF));
    Watched hero = arena.figure("A");
    arena.turnOf('A');
    arena.give(hero, WOUND).choose("top 0");
    arena.choose(arena.at(hero));
    assertThat(hero.hitPoints()).isEqualTo(10);
    assertThat(hero.has(WOUND)).isFalse();
  }

  @RulesetTest
  @Rule("HEA-05a")
  void oneHealTakesAnyOfWoundBrittleBaneAndPoison(Ruleset ruleset) {
    Arena arena =
        healing(ruleset, "A   .   g   B", Ability.heal(3, Aim.SELF), Ability.heal(3, Aim.SELF));
    Watched hero = arena.figure("A");
    hero.hitPoints(4);
    arena.turnOf('A');
    arena.give(hero, WOUND, POISON, BRITTLE, BANE).choose("top 0");
    arena.choose(arena.at(hero));
    assertThat(hero.conditions()).isEmpty();
    assertThat(hero.hitPoints()).isEqualTo(4);
    arena.give(hero, WOUND, BRITTLE, BANE);
    arena.until(prompt -> arena.offeredFigures().contains(hero));
    arena.choose(arena.at(hero));
    assertThat(hero.conditions()).isEmpty();
    assertThat(hero.hitPoints()).isEqualTo(7);
  }

  @RulesetTest
  @Rule("HEA-06")
  void aHealOnAModifierIsAHealLikeAnyOther(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   B")
            .hero('A', Arena.top(Ability.attack(1)), Arena.bottom())
            .company('B')
            .modifiers('A', ModifierCard.plus(0, new Rider.Then(Ability.heal(2, Aim.SELF))))
            .monster('g', "Guard", GUARD)
            .start();
    Watched hero = arena.figure("A");
    hero.hitPoints(4);
    arena.turnOf('A');
    arena.give(hero, WOUND).choose("top 0");
    arena.choose(arena.at(arena.only("Guard")));
    arena.until(prompt -> arena.offeredFigures().contains(hero));
    arena.choose(arena.at(hero));
    assertThat(hero.hitPoints()).isEqualTo(6);
    assertThat(hero.has(WOUND)).isFalse();
  }

  @RulesetTest
  @Rule("HEA-07")
  void severalHealsOnTheModifiersOfOneAttackAreOneHeal(Ruleset ruleset) {
    for (boolean poisoned : new boolean[] {true, false}) {
      Arena arena =
          Arena.in(ruleset, "A   g   .   .   B")
              .hero('A', Arena.top(Ability.attack(1)), Arena.bottom())
              .hero('B')
              .modifiers(
                  'A',
                  ModifierCard.rolling(0, new Rider.Then(Ability.heal(2, Aim.SELF))),
                  ModifierCard.rolling(0, new Rider.Then(Ability.heal(2, Aim.SELF))),
                  ModifierCard.plus(0))
              .monster('g', "Guard", GUARD)
              .start(seedWithTwoRolling(ruleset));
      Watched hero = arena.figure("A");
      hero.hitPoints(1);
      arena.turnOf('A');
      if (poisoned) {
        arena.give(hero, POISON);
      }
      arena.choose("top 0");
      arena.choose(arena.at(arena.only("Guard")));
      int rolled = rolled(arena);
      assertThat(rolled).isGreaterThan(1);
      arena.until(prompt -> arena.offeredFigures().contains(hero));
      arena.choose(arena.at(hero));
      arena.goOn();
      assertThat(hero.hitPoints()).isEqualTo(poisoned ? 1 : Math.min(10, 1 + 2 * rolled));
      assertThat(arena.story(hero, Event.What.HEALED)).hasSize(1);
    }
  }

  private static int rolled(Arena arena) {
    return arena.events(Event.What.DREW).getLast().words().split("rolling", -1).length - 1;
  }

  private static long seedWithTwoRolling(Ruleset ruleset) {
    for (long seed = 1; seed < 50; seed++) {
      Arena arena =
          Arena.in(ruleset, "A   g   .   .   B")
              .hero('A', Arena.top(Ability.attack(1)), Arena.bottom())
              .hero('B')
              .modifiers(
                  'A',
                  ModifierCard.rolling(0, new Rider.Then(Ability.heal(2, Aim.SELF))),
                  ModifierCard.rolling(0, new Rider.Then(Ability.heal(2, Aim.SELF))),
                  ModifierCard.plus(0))
              .monster('g', "Guard", GUARD)
              .start(seed)
              .turnOf('A');
      arena.choose("top 0");
      arena.choose(arena.at(arena.only("Guard")));
      if (rolled(arena) >= 2) {
        return seed;
      }
    }
    throw new AssertionError("no such seed");
  }

  @RulesetTest
  @Rule("HEA-08")
  void aMonsterHealsItselfOrTheAllyInRangeThatLacksMost(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   .   g   h   k   .   .   f   B")
            .hero('A')
            .company('B')
            .monster(
                'g',
                "Healer",
                GUARD,
                MonsterCard.of(50, new Ability.Heal(Value.of(3), Aim.AS_USUAL.range(2), List.of())))
            .monster('h', "Hurt", GUARD, MonsterCard.of(60))
            .another('k', "Hurt", Rank.NORMAL)
            .another('f', "Hurt", Rank.NORMAL)
            .start();
    arena.only("Healer").hitPoints(7);
    Watched near = new Watched(arena.game, arena.game.state().at(arena.hex('h')));
    Watched worst = new Watched(arena.game, arena.game.state().at(arena.hex('k')));
    Watched far = new Watched(arena.game, arena.game.state().at(arena.hex('f')));
    near.hitPoints(6);
    worst.hitPoints(3);
    far.hitPoints(1);
    arena.selectFirstTwo().endRound();
    assertThat(worst.hitPoints()).isEqualTo(6);
    assertThat(near.hitPoints()).isEqualTo(6);
    assertThat(far.hitPoints()).isEqualTo(1);
    worst.hitPoints(10);
    near.hitPoints(10);
    arena.endRound();
    assertThat(arena.only("Healer").hitPoints()).as("itself").isEqualTo(10);
  }
}
