package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Effect;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.map.Rank;
import haven.model.monster.MonsterCard;
import haven.model.monster.MonsterDeck;
import haven.model.monster.MonsterType;
import haven.model.monster.StatLine;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import java.util.Map;

/** A monster does what its card and its stat card say, and nothing else. */
final class MonsterCardTest {
  private static Ability move(int change) {
    return new Ability.Move(Value.plus(change), false);
  }

  private static Ability.Attack attack(int change, Rider... riders) {
    return Ability.Attack.of(Value.plus(change), riders);
  }

  private static List<Event.What> kinds(Arena arena, Event.What... wanted) {
    return arena.log.stream().map(Event::what).filter(List.of(wanted)::contains).toList();
  }

  @RulesetTest
  @Rule("EX-MON-01")
  void archersWithAnAttackAloneDoNotMoveAndAttackTheClosestInRange(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "g   .   .   A   B   .   .   .   .   .   h")
            .hero('A')
            .hero('B')
            .monster(
                'g',
                "Archer",
                StatLine.of(10, 2, 2, 0),
                MonsterCard.of(50, attack(1).at(Value.of(5))))
            .another('h', "Archer", Rank.NORMAL)
            .start()
            .turnOf('A');
    assertThat(arena.lost('A')).isEqualTo(3);
    assertThat(arena.lost('B')).isZero();
    assertThat(arena.events(Event.What.ATTACKED)).hasSize(1);
    assertThat(arena.all("Archer"))
        .extracting(Watched::hex)
        .containsExactlyInAnyOrder(arena.hex('g'), arena.hex('h'));
  }

  @RulesetTest
  @Rule({"MON-01", "MON-02", "MON-03"})
  void whatTheCardLacksIsNotDone(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "g   .   x   A   .   h   .   .   .   B")
            .hero('A')
            .company('B')
            .monster('g', "Walker", StatLine.of(10, 2, 2, 0), MonsterCard.of(50, Ability.move(2)))
            .monster(
                'h', "Striker", StatLine.of(10, 2, 2, 0), MonsterCard.of(51, Ability.attack(3)))
            .start()
            .turnOf('A');
    assertThat(arena.only("Walker").hex()).isEqualTo(arena.hex('x'));
    assertThat(arena.only("Striker").hex()).isEqualTo(arena.hex('h'));
    assertThat(arena.events(Event.What.ATTACKED)).isEmpty();
    assertThat(arena.turns())
        .containsExactly(
            "Walker " + number(arena, "Walker"), "Striker " + number(arena, "Striker"), "A");
    arena.endRound().turnOf('A');
    assertThat(arena.events(Event.What.MOVED)).hasSize(2);
  }

  private static int number(Arena arena, String type) {
    return arena.only(type).nature().number();
  }

  @RulesetTest
  @Rule("EX-MON-04")
  @Rule(
      value = "MON-01",
      in = {Edition.JL, Edition.FH})
  void livingBonesMoveAttackAndHealInThatOrder(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "g   .   x   A   .   .   y   .   h   B".replace("h   B", "h   .   .   B"))
            .hero('A')
            .hero('B')
            .monster(
                'g',
                "Living Bones",
                StatLine.of(10, 4, 3, 0),
                MonsterCard.of(
                    20, move(-2), attack(0), new Ability.Heal(Value.of(2), Aim.SELF, List.of())))
            .another('h', "Living Bones", Rank.NORMAL)
            .start();
    arena.all("Living Bones").forEach(bones -> bones.hitPoints(5));
    arena.turnOf('A');
    assertThat(arena.all("Living Bones"))
        .extracting(Watched::hex)
        .contains(arena.hex('x'))
        .doesNotContain(arena.hex('g'), arena.hex('h'));
    assertThat(arena.lost('A') + arena.lost('B')).isPositive();
    assertThat(arena.all("Living Bones")).extracting(Watched::hitPoints).containsExactly(7, 7);
    assertThat(
            kinds(
                arena,
                Event.What.TURN_STARTS,
                Event.What.MOVED,
                Event.What.ATTACKED,
                Event.What.HEALED))
        .containsSubsequence(
            Event.What.MOVED, Event.What.MOVED, Event.What.ATTACKED, Event.What.HEALED);
    assertThat(arena.log.stream().filter(event -> event.what() == Event.What.MOVED)).hasSize(4);
  }

  @RulesetTest
  @Rule("MON-12")
  void eachMonsterFinishesBeforeTheNextActs(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "g   A   h   .   B")
            .hero('A')
            .company('B')
            .monster('g', "Guard", StatLine.of(10, 2, 1, 0), MonsterCard.of(50, Ability.attack(1)))
            .another('h', "Guard", Rank.NORMAL)
            .start()
            .turnOf('A');
    assertThat(
            kinds(
                    arena,
                    Event.What.TURN_STARTS,
                    Event.What.ATTACKED,
                    Event.What.DAMAGED,
                    Event.What.TURN_ENDS)
                .subList(0, 8))
        .containsExactly(
            Event.What.TURN_STARTS,
            Event.What.ATTACKED,
            Event.What.DAMAGED,
            Event.What.TURN_ENDS,
            Event.What.TURN_STARTS,
            Event.What.ATTACKED,
            Event.What.DAMAGED,
            Event.What.TURN_ENDS);
  }

  @RulesetTest
  @Rule("MON-23")
  void aTurnGoesFromFocusToConditions(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "g   .   A   B")
            .hero('A')
            .hero('B')
            .monster(
                'g',
                "Guard",
                StatLine.of(10, 2, 1, 0),
                MonsterCard.of(
                    50, move(0), attack(0), new Ability.Heal(Value.of(2), Aim.SELF, List.of())))
            .start();
    arena.give(arena.only("Guard"), Condition.MUDDLE).turnOf('A');
    assertThat(
            kinds(
                arena,
                Event.What.FOCUSED,
                Event.What.MOVED,
                Event.What.ATTACKED,
                Event.What.HEALED,
                Event.What.LOST_CONDITION))
        .containsExactly(
            Event.What.FOCUSED,
            Event.What.MOVED,
            Event.What.ATTACKED,
            Event.What.HEALED,
            Event.What.LOST_CONDITION);
  }

  private static StatLine line(int hitPoints, int move, int attack, int range) {
    return StatLine.of(hitPoints, move, attack, range);
  }

  /** Level 0 is all ones; the party's level is 1. */
  private static MonsterType archer() {
    return new MonsterType(
        "Archer",
        "Archers",
        6,
        true,
        List.of(
            Map.of(Rank.NORMAL, line(1, 1, 1, 1), Rank.ELITE, line(1, 1, 1, 1)),
            Map.of(
                Rank.NORMAL,
                line(5, 2, 2, 3),
                Rank.ELITE,
                line(9, 3, 4, 3).immune(Condition.POISON))));
  }

  @RulesetTest
  @Rule({"MON-04b", "MON-04c"})
  @Rule(
      value = "MON-05",
      in = {Edition.GH, Edition.JL})
  void theStatCardGivesValuesByLevelAndRankAndTheRange(Ruleset ruleset) {
    Arena arena = atLevelOne(ruleset);
    assertThat(arena.lost('A')).as("attacks from 3 hexes away").isEqualTo(2);
    assertThat(arena.lost('B')).isEqualTo(4);
  }

  @RulesetTest
  @Rule("MON-04a")
  @Rule(value = "MON-05", in = Edition.FH)
  void theStatCardGivesValuesByLevelAndRankButNoRange(Ruleset ruleset) {
    Arena arena = atLevelOne(ruleset);
    assertThat(arena.lost('A') + arena.lost('B')).as("melee attacks do not reach").isZero();
  }

  private static Arena atLevelOne(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "g   .   .   A   .   .   .   .   .   B   .   .   h")
            .hero('A')
            .hero('B')
            .type(archer(), new MonsterDeck("Archers", List.of(MonsterCard.of(50, attack(0)))))
            .another('g', "Archer", Rank.NORMAL)
            .another('h', "Archer", Rank.ELITE)
            .start();
    Watched normal = arena.all("Archer").getFirst();
    Watched elite = arena.all("Archer").getLast();
    if (normal.nature().rank() == Rank.ELITE) {
      Watched other = normal;
      normal = elite;
      elite = other;
    }
    assertThat(normal.hitPoints()).isEqualTo(5);
    assertThat(elite.hitPoints()).isEqualTo(9);
    assertThat(List.of(normal, elite)).allMatch(Watched::isFlying);
    assertThat(elite.isImmuneTo(Condition.POISON)).isTrue();
    assertThat(normal.isImmuneTo(Condition.POISON)).isFalse();
    assertThat(normal.nature().stats().move()).isEqualTo(2);
    assertThat(elite.nature().stats().move()).isEqualTo(3);
    return arena.turnOf('A');
  }

  @RulesetTest
  @Rule("MON-04d")
  void theActionColumnsPrintTheValuesThemselves(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "g   .   x   .   A")
            .hero('A')
            .monster(
                'g',
                "Rat",
                line(4, 0, 0, 0),
                MonsterCard.of(50, Ability.move(2), Ability.attack(3, Aim.AS_USUAL.range(2))))
            .start()
            .turnOf('A');
    assertThat(arena.only("Rat").hitPoints()).isEqualTo(4);
    assertThat(arena.only("Rat").hex()).isEqualTo(arena.hex('x'));
    assertThat(arena.lost('A')).isEqualTo(3);
  }

  @RulesetTest
  @Rule({"MON-14", "MON-15"})
  void attackEffectsAndBonusesOfTheStatCardAlwaysApply(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "g   A   .   B")
            .hero('A')
            .hitPoints('A', 30)
            .company('B')
            .monster(
                'g',
                "Guard",
                line(20, 2, 1, 0).riding(Rider.gives(Condition.WOUND)).having(Effect.shield(1)),
                MonsterCard.of(50, Ability.attack(1), Ability.attack(1)))
            .start()
            .turnOf('A');
    Watched guard = arena.only("Guard");
    assertThat(
            arena.log.stream().filter(event -> event.what() == Event.What.GAINED).map(Event::words))
        .containsExactly("Wound", "Wound");
    arena.basicAttack(guard);
    assertThat(arena.lost(guard)).isEqualTo(1);
    arena.endRound().turnOf('A').basicAttack(guard);
    assertThat(arena.lost(guard)).isEqualTo(2);
  }

  @RulesetTest
  @Rule("MON-16")
  void aMonsterDoesNotGainWhatItIsImmuneTo(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "g   A   .   B")
            .hero(
                'A',
                Arena.top(
                    Ability.attack(
                        1,
                        Aim.AS_USUAL,
                        Rider.gives(Condition.MUDDLE),
                        Rider.gives(Condition.WOUND))))
            .company('B')
            .monster('g', "Guard", line(20, 2, 1, 0).immune(Condition.MUDDLE))
            .start()
            .turnOf('A');
    Watched guard = arena.only("Guard");
    arena.choose("top 0");
    arena.choose(arena.at(guard));
    arena.until(prompt -> prompt.kind() == Prompt.Kind.ACTION);
    assertThat(guard.has(Condition.WOUND)).isTrue();
    assertThat(guard.has(Condition.MUDDLE)).isFalse();
    assertThat(arena.events(Event.What.IMMUNE)).hasSize(1);
  }

  @RulesetTest
  @Rule({"MON-17", "MON-18"})
  void aStunnedMonsterDoesNothingButItsTurnGoesBy(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "g   A   .   B")
            .hero('A')
            .hero('B')
            .monster('g', "Guard", line(10, 2, 1, 0), MonsterCard.of(50, attack(0)))
            .start();
    Watched guard = arena.only("Guard");
    arena.give(guard, Condition.STUN, Condition.WOUND).turnOf('A');
    assertThat(arena.lost(guard)).as("it bleeds").isEqualTo(1);
    assertThat(arena.lost('A')).isZero();
    assertThat(guard.has(Condition.STUN)).isFalse();
    arena.endRound().turnOf('A');
    assertThat(arena.lost('A')).isEqualTo(1);
  }

  @RulesetTest
  @Rule(value = "MON-17", in = Edition.FH)
  void aStunnedMonsterRegenerates(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "g   A   .   B")
            .hero('A')
            .hero('B')
            .monster('g', "Guard", line(10, 2, 1, 0), MonsterCard.of(50, attack(0)))
            .start();
    Watched guard = arena.only("Guard");
    guard.hitPoints(5);
    arena.give(guard, Condition.STUN, Condition.REGENERATE).turnOf('A');
    assertThat(guard.hitPoints()).isEqualTo(6);
  }

  @RulesetTest
  @Rule({"MON-09", "RND-11a", "RND-11b", "RND-11c", "RND-11d"})
  void thereIsACardForTheTypesOnTheMapAndForNoOthers(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   .   g   h   .   i   B")
            .hero('A')
            .company('B')
            .monster('g', "Guard", StatLine.of(9, 0, 0, 0), MonsterCard.of(30))
            .another('h', "Guard", Rank.ELITE)
            .monster('i', "Imp", StatLine.of(9, 0, 0, 0), MonsterCard.of(40))
            .type(
                MonsterType.of("Rat", "Rats", 5, Map.of(Rank.NORMAL, StatLine.of(9, 0, 0, 0))),
                new MonsterDeck("Rats", List.of(MonsterCard.of(50))))
            .start();
    assertThat(arena.events(Event.What.MONSTER_CARD)).as("before cards are chosen").isEmpty();
    arena.selectFirstTwo();
    assertThat(arena.events(Event.What.MONSTER_CARD))
        .as("one for all guards, one for the imp, none for rats")
        .extracting(Event::number)
        .containsExactlyInAnyOrder(30, 40);
  }
}
