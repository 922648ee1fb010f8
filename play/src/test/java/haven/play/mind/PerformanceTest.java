package haven.play.mind;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Hex;
import haven.model.Condition;
import haven.model.MonsterStats;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Value;
import haven.model.monster.MonsterCard;
import haven.play.mind.Performance.Step;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import java.util.Set;

/** MMV, MAT: what a card and a stat card come to. */
final class PerformanceTest {
  private static final MonsterStats ARCHER = new MonsterStats(2, 3, 4, 1, false);
  private static final Ability MOVE = new Ability.Move(Value.plus(1), false);
  private static final Ability.Attack ATTACK = Ability.Attack.of(Value.plus(-1));
  private static final Ability OTHER = Ability.give(Condition.STRENGTHEN, Aim.SELF);

  private static List<Step> steps(Ruleset ruleset, Ability... card) {
    return perform(ruleset, Set.of(), card).steps();
  }

  private static Performance perform(Ruleset ruleset, Set<Condition> conditions, Ability... card) {
    return Performance.of(ARCHER, MonsterCard.of(50, card), ruleset.monsters(), conditions);
  }

  private static Attack attackOf(Ruleset ruleset, Ability.Attack line) {
    Step.Strike strike = (Step.Strike) steps(ruleset, line).getFirst();
    return strike.action().attack().orElseThrow();
  }

  @RulesetTest
  @Rule("MMV-01")
  void theMoveOfTheCardIsAddedToThatOfTheStats(Ruleset ruleset) {
    assertThat(steps(ruleset, MOVE)).containsExactly(new Step.Move(Action.moveOnly(3)));
    assertThat(steps(ruleset, new Ability.Move(Value.plus(-1), false)))
        .containsExactly(new Step.Move(Action.moveOnly(1)));
    assertThat(steps(ruleset, new Ability.Move(Value.plus(-3), false)))
        .containsExactly(new Step.Move(Action.moveOnly(0)));
    assertThat(steps(ruleset, ATTACK)).hasOnlyElementsOfType(Step.Strike.class);
    assertThat(perform(ruleset, Set.of(), ATTACK).focusing().move()).isZero();
  }

  @RulesetTest
  @Rule("MMV-02")
  void theMoveOfTheActionStandsForItself(Ruleset ruleset) {
    assertThat(steps(ruleset, new Ability.Move(Value.of(3), false)))
        .containsExactly(new Step.Move(Action.moveOnly(3)));
    assertThat(steps(ruleset, OTHER)).containsExactly(new Step.Other(OTHER));
    assertThat(perform(ruleset, Set.of(), OTHER).focusing().move()).isZero();
  }

  @RulesetTest
  @Rule("MMV-03")
  void abilitiesComeInTheOrderOfTheCard(Ruleset ruleset) {
    assertThat(steps(ruleset, OTHER, MOVE, ATTACK))
        .extracting(Step::getClass)
        .isEqualTo(List.of(Step.Other.class, Step.Move.class, Step.Strike.class));
    List<Step> attackFirst = steps(ruleset, ATTACK, OTHER, MOVE);
    assertThat(attackFirst)
        .extracting(Step::getClass)
        .isEqualTo(List.of(Step.Strike.class, Step.Other.class, Step.Move.class));
    // OPN-10: a move after the last attack goes as for a single-target melee attack.
    assertThat(attackFirst.getLast()).isEqualTo(new Step.Move(Action.moveOnly(3)));
  }

  @RulesetTest
  @Rule("MMV-18")
  void otherAbilitiesDoNotInfluenceTheMove(Ruleset ruleset) {
    Ability heal = Ability.heal(3, Aim.AS_USUAL.range(3));
    List<Step> plain = steps(ruleset, MOVE, ATTACK);
    assertThat(steps(ruleset, heal, MOVE, heal, ATTACK, heal))
        .containsExactly(
            new Step.Other(heal),
            plain.getFirst(),
            new Step.Other(heal),
            plain.getLast(),
            new Step.Other(heal));
    assertThat(steps(ruleset, MOVE, heal).getFirst()).isEqualTo(steps(ruleset, MOVE).getFirst());
  }

  @RulesetTest
  @Rule("MAT-01")
  void theAttackOfTheCardIsAddedToThatOfTheStats(Ruleset ruleset) {
    assertThat(((Step.Strike) steps(ruleset, ATTACK).getFirst()).value()).isEqualTo(2);
    assertThat(steps(ruleset, MOVE, OTHER)).noneMatch(Step.Strike.class::isInstance);
    assertThat(perform(ruleset, Set.of(), MOVE).focusing().attack()).isEmpty();
  }

  @RulesetTest
  @Rule("MAT-02")
  void theAttackOfTheActionStandsForItself(Ruleset ruleset) {
    Ability attack = Ability.Attack.of(Value.of(5));
    assertThat(((Step.Strike) steps(ruleset, attack).getFirst()).value()).isEqualTo(5);
    assertThat(steps(ruleset, MOVE, OTHER)).noneMatch(Step.Strike.class::isInstance);
  }

  @RulesetTest
  @Rule({"MAT-03a", "MAT-03d"})
  void anAttackWithoutPrintedRangeIsMelee(Ruleset ruleset) {
    assertThat(attackOf(ruleset, ATTACK)).isEqualTo(Attack.melee(1));
    assertThat(attackOf(ruleset, ATTACK.at(Value.of(3)))).isEqualTo(Attack.ranged(3, 1));
  }

  @RulesetTest
  @Rule({"MAT-03b", "MAT-03c"})
  void anAttackWithoutPrintedRangeHasThatOfTheStats(Ruleset ruleset) {
    assertThat(attackOf(ruleset, ATTACK)).isEqualTo(Attack.ranged(4, 1));
    assertThat(attackOf(ruleset, ATTACK.at(Value.plus(-1)))).isEqualTo(Attack.ranged(3, 1));
    assertThat(attackOf(ruleset, ATTACK.at(Value.of(2)))).isEqualTo(Attack.ranged(2, 1));
    var guard = new MonsterStats(2, 3, 0, 1, false);
    Performance melee =
        Performance.of(guard, MonsterCard.of(50, ATTACK), ruleset.monsters(), Set.of());
    assertThat(melee.focusing().attack()).contains(Attack.melee(1));
  }

  @RulesetTest
  @Rule("MAT-05")
  void theCardChangesTheNumberOfTargetsOfTheStats(Ruleset ruleset) {
    var twice = new MonsterStats(2, 3, 0, 2, false);
    for (int change : new int[] {0, 1, -1}) {
      Performance turn =
          Performance.of(
              twice,
              MonsterCard.of(50, ATTACK.on(Value.plus(change))),
              ruleset.monsters(),
              Set.of());
      assertThat(turn.focusing().attack()).contains(Attack.melee(2 + change));
    }
  }

  @RulesetTest
  @Rule("MAT-06")
  void severalAttacksMayAllGoAgainstTheSameFocus(Ruleset ruleset) {
    PositionText drawn =
        PositionText.of(
            """
            A   .   M   .   B

            M: acts
            A: character, initiative 20
            B: character, initiative 10
            """,
            ruleset);
    Performance turn = perform(ruleset, Set.of(), ATTACK.at(Value.of(2)), ATTACK.at(Value.of(2)));
    MonsterMind mind = Turns.mind(ruleset);
    Position start = drawn.position().with(turn.focusing());
    Hex focus = mind.decide(start).getFirst().focuses().getFirst();
    assertThat(drawn.name(focus)).isEqualTo("B");
    assertThat(turn.steps()).hasSize(2);
    for (Step step : turn.steps()) {
      Position now = start.with(((Step.Strike) step).action()).with(Mindset.FRESH.keeping(focus));
      assertThat(mind.decide(now)).extracting(drawn::describe).containsExactly("M attacks B");
    }
  }

  @RulesetTest
  @Rule("MAT-14")
  void disarmedItPerformsEverythingButAttacks(Ruleset ruleset) {
    assertThat(perform(ruleset, Set.of(Condition.DISARM), OTHER, MOVE, ATTACK, OTHER).steps())
        .containsExactly(
            new Step.Other(OTHER), new Step.Move(Action.moveOnly(3)), new Step.Other(OTHER));
  }

  @RulesetTest
  @Rule({"FOC-22", "MMV-23"})
  void immobilizedItPerformsEverythingButMoves(Ruleset ruleset) {
    assertThat(perform(ruleset, Set.of(Condition.IMMOBILIZE), OTHER, MOVE, ATTACK).steps())
        .extracting(Step::getClass)
        .isEqualTo(List.of(Step.Other.class, Step.Strike.class));
  }

  @RulesetTest
  @Rule("FOC-21")
  void stunnedItPerformsNothing(Ruleset ruleset) {
    assertThat(perform(ruleset, Set.of(Condition.STUN), OTHER, MOVE, ATTACK).steps()).isEmpty();
  }

  @RulesetTest
  @Rule({"FOC-34", "FOC-35"})
  void summonsPerformTheirOwnMoveAndAttack(Ruleset ruleset) {
    PositionText drawn =
        PositionText.of(
            """
            N   x   .   .   S   B

            S: acts, summon of B
            N: monster
            B: character, initiative 10
            """,
            ruleset);
    var stats = new MonsterStats(3, 2, 0, 1, false);
    Performance turn = Performance.of(stats, MonsterCard.OF_SUMMONS, ruleset.monsters(), Set.of());
    assertThat(turn.steps().getLast()).isEqualTo(new Step.Strike(Action.of(0, Attack.melee(1)), 2));
    assertThat(Turns.mind(ruleset).decide(drawn.position().with(turn.focusing())))
        .extracting(drawn::describe)
        .containsExactly("x attacks N");
  }
}
