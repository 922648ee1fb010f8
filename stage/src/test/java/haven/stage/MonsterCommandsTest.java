package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Aim.Focus;
import haven.model.ability.Check;
import haven.model.ability.Consequence;
import haven.model.ability.Count;
import haven.model.ability.Crowd;
import haven.model.ability.Effect;
import haven.model.ability.Value;
import haven.model.card.AbilityCard;
import haven.model.card.CardAction;
import haven.model.map.MonsterSymbol;
import haven.model.map.Rank;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Cards of monsters that look farther away, command others, or count what there is. */
final class MonsterCommandsTest {
  private static final Ruleset FH = Ruleset.FROSTHAVEN;
  private static final StatLine LINE = StatLine.of(30, 2, 2, 0);
  private static final Ability STRIKE = Ability.attack(2);
  private static final Ability SHOT = Ability.attack(2).at(Value.of(7));
  private static final Check PIG = new Check.OfType("Pig");

  private static Arena arena(String picture, MonsterCard card) {
    Arena arena = Arena.in(FH, picture).blanks(9);
    for (char hero : new char[] {'A', 'B', 'C'}) {
      if (picture.indexOf(hero) >= 0) {
        arena.hero(hero).hitPoints(hero, 50);
      }
    }
    return arena.monster('g', "Herder", LINE, card);
  }

  private static List<String> attacked(Arena arena) {
    return arena.events(Event.What.ATTACKED).stream()
        .map(event -> arena.game.state().figure(event.whom()).name())
        .toList();
  }

  private static Arena played(Arena arena) {
    arena.start();
    return arena.endRound();
  }

  @Test
  void aCardMayFocusOnTheEnemyFarthestAway() {
    Arena arena =
        arena(
            "A   g   .   .   B   .   .",
            MonsterCard.of(
                10, new Focus(Focus.ANYWHERE), new Ability.Move(Value.of(2), true), STRIKE));
    assertThat(attacked(played(arena))).containsExactly("B");
  }

  /** Two that make each other act would never come to an end. */
  @Test
  void whoeverIsMadeToActMakesNobodyAct() {
    Ability again =
        new Ability.Inflict(
            new Consequence.ActAgain(), Aim.AS_USUAL.at(Affects.ALLIES).everybody().range(5));
    Arena arena =
        arena("A   g   B   h", MonsterCard.of(10, STRIKE, again))
            .another('h', "Herder", Rank.NORMAL);
    assertThat(attacked(played(arena))).hasSize(4);
  }

  @Test
  void theFarthestIsTheOneWithinRangeAndInSight() {
    Arena arena =
        arena(
            """
            A   g   .   .   B   .   .   .   C
              #   #   #   #   #   #   #   #
            """,
            MonsterCard.of(10, new Focus(4), SHOT));
    assertThat(attacked(played(arena))).containsExactly("B");
  }

  @Test
  void afterTheMoveTheFocusMayBeAnother() {
    Arena arena =
        arena(
            "A   .   .   g   .   .   .   .   B",
            MonsterCard.of(
                10, Ability.move(2), new Focus(Focus.ANYWHERE), Ability.attack(2).at(Value.of(9))));
    assertThat(attacked(played(arena))).containsExactly("B");
    assertThat(arena.hex('g')).isNotEqualTo(arena.figure('B').hex());
  }

  @Test
  void whoeverStandsNextToTheWayIsAttacked() {
    Aim beside = Aim.AS_USUAL.at(Affects.ENEMIES).everybody().among(Aim.Among.NEXT_TO_PATH);
    Arena arena =
        arena(
            "C   g   A   .   .   .   B",
            MonsterCard.of(
                10,
                new Focus(Focus.ANYWHERE),
                new Ability.Move(Value.of(4), true),
                new Ability.Attack(Value.of(1), beside, List.of())));
    assertThat(attacked(played(arena))).containsExactlyInAnyOrder("A", "B");
  }

  private static Arena withPigs(String picture, Ability... abilities) {
    Arena arena = arena(picture, MonsterCard.of(10, abilities));
    for (char pig : new char[] {'p', 'q'}) {
      if (picture.indexOf(pig) >= 0) {
        arena.monster(pig, "Pig", StatLine.of(10, 3, 4, 0), MonsterCard.of(90));
      }
    }
    return arena;
  }

  private static Ability.Grant grant(Aim aim, Ability... abilities) {
    return new Ability.Grant(aim.only(PIG), List.of(abilities));
  }

  private static List<Integer> values(Arena arena) {
    return arena.events(Event.What.ATTACKED).stream().map(Event::number).toList();
  }

  @Test
  @Rule(value = "CMD-02", in = Edition.FH)
  void theClosestOfItsKindPerformsWhatItIsGrantedWithItsOwnNumbers() {
    Arena arena =
        withPigs(
            "g   .   p   .   .   A   .   .   q",
            grant(
                Aim.AS_USUAL.at(Affects.ALLIES).range(4),
                new Ability.Move(Value.STAT, false),
                new Ability.Attack(Value.plus(1), Aim.AS_USUAL, List.of())));
    played(arena);
    assertThat(values(arena)).containsExactly(5);
    assertThat(arena.hex('q')).isNotNull();
    assertThat(arena.events(Event.What.MOVED)).hasSize(2);
  }

  @Test
  void allOfThemAreGrantedItAndSufferForIt() {
    Aim all = Aim.AS_USUAL.at(Affects.ALLIES).everybody().range(3);
    Arena arena =
        withPigs(
            "g   p   A   q   .   .", grant(all, STRIKE, Ability.suffer(Value.of(1), Aim.SELF)));
    played(arena);
    assertThat(values(arena)).containsExactly(2, 2);
    assertThat(arena.figure('p').hitPoints()).isEqualTo(9);
    assertThat(arena.figure('q').hitPoints()).isEqualTo(9);
  }

  private static Ability unlessGranted() {
    return new Ability.When(
        List.of(new Check.Not(Check.Fact.DID)),
        List.of(new Ability.SummonMonster("Pig", MonsterSymbol.of("white/white/white"), 1)),
        List.of());
  }

  @Test
  void withNobodyToGrantItToSomethingElseHappens() {
    Ability.Grant near = grant(Aim.AS_USUAL.at(Affects.ALLIES).range(2), STRIKE);
    Arena far = withPigs("g   .   .   .   p   A", near, unlessGranted());
    assertThat(played(far).events(Event.What.SUMMONED)).hasSize(1);
    Arena close = withPigs("g   p   A   .   .   .", near, unlessGranted());
    assertThat(played(close).events(Event.What.SUMMONED)).isEmpty();
  }

  @Test
  void onlyThoseOfAKindGainACondition() {
    Aim pigs = Aim.AS_USUAL.at(Affects.ALLIES).everybody().range(3).only(PIG);
    Arena arena =
        withPigs("g   p   .   h   A", Ability.give(Condition.STRENGTHEN, pigs))
            .monster('h', "Other", StatLine.of(9, 0, 0, 0), MonsterCard.of(95));
    played(arena);
    assertThat(arena.events(Event.What.GAINED))
        .extracting(event -> arena.game.state().figure(event.who()).nature().group())
        .containsExactly("Pig");
  }

  @Test
  void attackAndRangeGrowWithTheirNumber() {
    Crowd pigs = Crowd.of(Affects.FIGURES, PIG);
    Ability.Attack attack =
        new Ability.Attack(
            Value.per(pigs, 1), Aim.AS_USUAL.range(new Value.Per(pigs, 1, 1)), List.of());
    Arena arena = withPigs("g   .   .   A   .   p   q", attack);
    assertThat(values(played(arena))).containsExactly(2);
    Arena fewer = withPigs("g   .   .   A   .   .   q", attack);
    assertThat(values(played(fewer))).isEmpty();
  }

  @Test
  void asManyAreSummonedAsTheHitPointsAllow() {
    Value fifth = new Value.AtMost(new Value.Share(Count.HIT_POINTS, 1, 5, false, 0), 3);
    Ability summon =
        new Ability.SummonMonster("Pig", MonsterSymbol.of("white/white/white"), fifth, Set.of());
    for (var expected : List.of(List.of(30, 3), List.of(14, 2), List.of(4, 0))) {
      Arena arena =
          withPigs(
              """
              .   .   .   .   .   p
                .   g   .   .   A
              .   .   .   .   .   .
              """,
              summon);
      arena.hurt('g', 30 - expected.getFirst());
      assertThat(played(arena).events(Event.What.SUMMONED)).hasSize(expected.getLast());
    }
  }

  @Test
  void theShieldOfTheAttackIsSufferedAfterwardsTwiceIfSaid() {
    Aim same = Aim.AS_USUAL.at(Affects.ENEMIES).everybody().among(Aim.Among.SAME_TARGETS);
    AbilityCard ward =
        AbilityCard.of("Ward", 20, CardAction.of(Ability.round(Effect.shield(2))), CardAction.of());
    Arena arena =
        Arena.in(FH, "g   A   .")
            .blanks(9)
            .hero('A', ward)
            .hitPoints('A', 50)
            .monster(
                'g',
                "Crusher",
                LINE,
                MonsterCard.of(
                    50, Ability.attack(5), Ability.suffer(Value.per(Count.SHIELD_MET, 2), same)));
    arena.start();
    arena.selectFirstTwo().until(Prompt.Kind.ACTION, "A");
    arena.perform(new Choice.Act(0, true, false));
    arena.endRound();
    assertThat(arena.figure('A').hitPoints()).isEqualTo(50 - 3 - 4);
  }

  @RulesetTest
  @Rule("LVL-05")
  void damageLikeThatOfATrapOrOfTheGround(Ruleset ruleset) {
    Aim adjacent = Aim.AS_USUAL.at(Affects.ENEMIES).everybody().adjacently();
    for (Count count : List.of(Count.TRAP_DAMAGE, Count.HAZARD_DAMAGE)) {
      Arena arena =
          Arena.in(ruleset, "g   A   .   B")
              .blanks(9)
              .hero('A')
              .hero('B')
              .hitPoints('A', 50)
              .monster(
                  'g',
                  "Engine",
                  LINE,
                  MonsterCard.of(10, Ability.suffer(Value.per(count, 1), adjacent)))
              .scenario(scenario -> scenario.atLevel(4));
      played(arena);
      int trap = 50 - arena.figure('A').hitPoints();
      assertThat(trap).isEqualTo(expected(ruleset, count));
    }
  }

  private static int expected(Ruleset ruleset, Count count) {
    return count == Count.TRAP_DAMAGE
        ? ruleset.movement().hexDamage().trap(4)
        : ruleset.movement().hexDamage().hazard(4);
  }

  @Test
  void aMonsterMayKillItselfAndOthersOfItsSide() {
    Aim pigs = Aim.AS_USUAL.at(Affects.ALLIES).everybody().range(2).only(PIG);
    Arena arena = withPigs("g   p   .   .   q   A", Ability.kill(pigs), Ability.kill(Aim.SELF));
    played(arena);
    assertThat(arena.figure('p').isGone()).isTrue();
    assertThat(arena.figure('q').isGone()).isFalse();
    assertThat(arena.figure('g').isGone()).isTrue();
  }

  @Test
  void itKillsOnlyTheClosestOfThoseItMayChoose() {
    Aim one = Aim.AS_USUAL.at(Affects.ALLIES).only(PIG);
    Arena arena = withPigs("A   .   p   .   .   .   g   .   q", Ability.kill(one));
    played(arena);
    assertThat(arena.figure('q').isGone()).isTrue();
    assertThat(arena.figure('p').isGone()).isFalse();
  }

  @Test
  void whoeverItHasAttackedLosesACard() {
    Aim same = Aim.AS_USUAL.at(Affects.ENEMIES).everybody().among(Aim.Among.SAME_TARGETS);
    Ability lose = new Ability.Inflict(new Consequence.LoseCards(1), same);
    Arena arena = arena("g   A   .   .   B", MonsterCard.of(10, STRIKE, lose));
    played(arena);
    assertThat(arena.sheet('A').cards().lost()).isNotZero();
    assertThat(arena.sheet('B').cards().lost()).isZero();
  }

  @Test
  @Rule(value = "CMD-03", in = Edition.FH)
  void thoseItHasAttackedAttackEachOtherInTheOrderOfInitiative() {
    Aim same = Aim.AS_USUAL.at(Affects.ENEMIES).everybody().among(Aim.Among.SAME_TARGETS);
    Arena arena =
        arena(
            """
            .   A   .
              g   B   .
            """,
            MonsterCard.of(
                90,
                Ability.attack(1).on(Value.of(2)),
                new Ability.Control(same, List.of(Ability.attack(3)))));
    played(arena);
    assertThat(attacked(arena)).hasSize(4);
    assertThat(values(arena)).endsWith(3, 3);
  }
}
