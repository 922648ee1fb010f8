package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.ability.Ability;
import haven.model.ability.Effect;
import haven.model.ability.Element;
import haven.model.ability.Value;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event.What;
import haven.play.turn.Zone;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The halves of the Brute's cards that say more than numbers. */
final class BruteCardsTest {
  private static final MonsterCard ATTACK = MonsterCard.of(98, Ability.Attack.of(Value.plus(0)));
  private static final StatLine ARCHER = StatLine.of(90, 0, 2, 4);

  private static CardStage play(String card, String picture) {
    return CardStage.of("Brute", card, picture);
  }

  @Test
  void trampleAttacksEverybodyItLedThroughAndNobodyElse() {
    CardStage stage =
        play(
                "Trample",
                """
                .   .   .   .   c   .
                  A   a   b   x   .   B
                """)
            .walk('a', 'b', 'x')
            .bottom();
    assertThat(stage.lost('a')).isEqualTo(2);
    assertThat(stage.lost('b')).isEqualTo(2);
    assertThat(stage.lost('c')).isZero();
    assertThat(stage.stands('A', 'x')).isTrue();
    assertThat(stage.xp()).isEqualTo(2);
    assertThat(stage.zone(0)).isEqualTo(Zone.LOST);
  }

  @Test
  void trampleTopIgnoresTwoPointsOfShield() {
    CardStage stage =
        play("Trample", "A   a   .   B")
            .monsters(StatLine.of(90, 2, 2, 0).having(Effect.shield(3)))
            .top();
    assertThat(stage.lost('a')).isEqualTo(2);
    assertThat(stage.zone(0)).isEqualTo(Zone.DISCARD);
  }

  @Test
  void eyeForAnEyeGainsExperienceForEachRetaliation() {
    CardStage stage =
        play(
                "Eye for an Eye",
                """
                .   a   .   .
                  b   A   .   B
                """)
            .monsters(ATTACK)
            .top();
    assertThat(stage.xp()).isZero();
    stage.endRound();
    assertThat(stage.lost('a')).isEqualTo(2);
    assertThat(stage.lost('b')).isEqualTo(2);
    assertThat(stage.lost('A')).isEqualTo(4);
    assertThat(stage.xp()).isEqualTo(2);
    assertThat(stage.zone(0)).isEqualTo(Zone.DISCARD);
    stage.remember().turn(2, 3).endRound();
    assertThat(stage.lost('a')).isZero();
    assertThat(stage.xp()).isZero();
  }

  @Test
  void eyeForAnEyeGainsNothingFromAnAttackItCannotAnswer() {
    CardStage stage =
        play("Eye for an Eye", "a   .   A   .   .   .   B")
            .monsters(ATTACK)
            .monsters(ARCHER)
            .top()
            .endRound();
    assertThat(stage.lost('A')).isEqualTo(2);
    assertThat(stage.lost('a')).isZero();
    assertThat(stage.xp()).isZero();
  }

  @Test
  void eyeForAnEyeHealsAnAdjacentAllyAndInfusesEarth() {
    CardStage stage = play("Eye for an Eye", "A   B   .   .   a").target('B').bottom();
    assertThat(stage.lost('B')).isEqualTo(-2);
    assertThat(stage.lost('A')).isZero();
    stage.endTurn();
    assertThat(stage.isStrong(Element.EARTH)).isTrue();
  }

  @Test
  void sweepingBlowPushesEveryAdjacentEnemyAfterTheMove() {
    CardStage stage =
        play(
                "Sweeping Blow",
                """
                .   .   .   .   .   .
                  .   A   x   a   .   B
                .   .   .   b   .   .
                """)
            .walk('x')
            .bottom();
    assertThat(stage.happened(What.FORCED, 'a')).hasSize(1);
    assertThat(stage.happened(What.FORCED, 'b')).hasSize(1);
    assertThat(stage.piece('a').hex().distanceTo(stage.hex('x'))).isEqualTo(2);
  }

  @Test
  void provokingRoarDrawsAttacksOnAnAdjacentAllyWhateverTheirRange() {
    CardStage stage =
        play("Provoking Roar", "A   B   a   .   .").monsters(ATTACK).bottom().endRound();
    assertThat(stage.lost('A')).isEqualTo(2);
    assertThat(stage.lost('B')).isZero();
    assertThat(stage.happened(What.INTERCEPTED, 'A')).hasSize(1);
    stage.remember().turn(2, 3).endRound();
    assertThat(stage.lost('A')).isZero();
    assertThat(stage.lost('B')).isEqualTo(2);
  }

  @Test
  void provokingRoarDoesNotReachAnAllyFartherAway() {
    CardStage stage =
        play("Provoking Roar", "A   .   B   a   .").monsters(ATTACK).bottom().endRound();
    assertThat(stage.lost('A')).isZero();
    assertThat(stage.lost('B')).isEqualTo(2);
  }

  @Test
  void wardingStrengthShieldsAgainstSixAttacksAndThenIsLost() {
    CardStage stage =
        play(
                "Warding Strength",
                """
                .   a   b   .   .
                  c   A   d   .   B
                """)
            .monsters(ATTACK)
            .bottom()
            .endRound();
    assertThat(stage.lost('A')).isEqualTo(4);
    assertThat(stage.xp()).isEqualTo(2);
    assertThat(stage.zone(0)).isEqualTo(Zone.ACTIVE);
    stage.remember().turn(2, 3).endRound();
    assertThat(stage.lost('A')).isEqualTo(1 + 1 + 2 + 2);
    assertThat(stage.xp()).isEqualTo(1);
    assertThat(stage.zone(0)).isEqualTo(Zone.LOST);
  }

  @Test
  void wardingStrengthIsNotUsedByAnAttackWithoutDamage() {
    CardStage stage =
        play("Warding Strength", "a   A   .   B")
            .monsters(ATTACK)
            .monsters(StatLine.of(90, 2, 0, 0))
            .bottom()
            .endRound();
    assertThat(stage.happened(What.ATTACKED)).hasSize(1);
    assertThat(stage.happened(What.SLOT_USED)).isEmpty();
    assertThat(stage.actives('A').getFirst().used()).isZero();
  }

  @Test
  void skewerNeedsAirForMorePierceAndDamage() {
    String picture =
        """
        .   .   b   .   .
          .   a   .   .   .
        .   A   .   .   B
        """;
    StatLine shielded = StatLine.of(90, 2, 2, 0).having(Effect.shield(1));
    CardStage plain = play("Skewer", picture).monsters(shielded).top();
    assertThat(plain.lost('a')).isEqualTo(2);
    assertThat(plain.lost('b')).isEqualTo(2);
    CardStage paid = play("Skewer", picture).monsters(shielded).strong(Element.AIR).top();
    assertThat(paid.lost('a')).isEqualTo(4);
    assertThat(paid.lost('b')).isEqualTo(4);
    assertThat(paid.xp()).isEqualTo(1);
    assertThat(paid.isInert(Element.AIR)).isTrue();
    CardStage spared = play("Skewer", picture).monsters(shielded).strong(Element.AIR).unpaid();
    assertThat(spared.top().lost('a')).isEqualTo(2);
    assertThat(spared.isStrong(Element.AIR)).isTrue();
  }

  @Test
  void balancedMeasureAttacksWithTheHexesMovedSoFar() {
    String picture = "A   x   y   z   a   .   B";
    CardStage still = play("Balanced Measure", "A   a   .   B").top();
    assertThat(still.lost('a')).isZero();
    CardStage stage = new CardStage("Brute", List.of("Balanced Measure", "Grab and Go"), picture);
    stage.walk('x', 'y', 'z').turn(0, 1).act(1, false).act(0, true);
    assertThat(stage.lost('a')).isEqualTo(3);
    assertThat(stage.xp()).isEqualTo(1);
  }

  @Test
  void balancedMeasureMovesAsFarAsDamageWasDealt() {
    CardStage still = play("Balanced Measure", "A   .   .   .   a   .   B").bottom();
    assertThat(still.happened(What.MOVED)).isEmpty();
    CardStage stage =
        new CardStage(
            "Brute",
            List.of("Balanced Measure", "Overwhelming Assault"),
            ".   .   .   .   .   .   .   .   A   a   B");
    stage.monsters(StatLine.of(90, 2, 2, 0).having(Effect.shield(1)));
    stage.turn(0, 1).act(1, true).act(0, false);
    assertThat(stage.happened(What.MOVED, 'A')).hasSize(5);
  }

  @Test
  void wallOfDoomShieldsAndRetaliatesInThisRoundOnly() {
    CardStage stage =
        play("Wall of Doom", "a   A   .   B")
            .monsters(ATTACK)
            .monsters(StatLine.of(90, 2, 3, 0))
            .top();
    assertThat(stage.xp()).isEqualTo(2);
    stage.endRound();
    assertThat(stage.lost('A')).isEqualTo(1);
    assertThat(stage.lost('a')).isEqualTo(2);
    assertThat(stage.zone(0)).isEqualTo(Zone.LOST);
    stage.remember().turn(2, 3).endRound();
    assertThat(stage.lost('A')).isEqualTo(3);
    assertThat(stage.lost('a')).isZero();
  }

  @Test
  void wallOfDoomAddsToTheAttacksOfThisRoundOnly() {
    CardStage stage = play("Wall of Doom", "a   A   .   B").bottom();
    stage.remember().perform(new Choice.Act(1, true, true));
    assertThat(stage.lost('a')).isEqualTo(3);
    stage.endRound();
    stage.turn(2, 3).remember().perform(new Choice.Act(2, true, true));
    assertThat(stage.lost('a')).isEqualTo(2);
  }

  @Test
  void shieldBashStunsAndItsOtherHalfShields() {
    CardStage stage = play("Shield Bash", "a   A   .   B").top();
    assertThat(stage.lost('a')).isEqualTo(4);
    assertThat(stage.has('a', Condition.STUN)).isTrue();
    CardStage other = play("Shield Bash", "a   A   .   B").monsters(ATTACK).bottom().endRound();
    assertThat(other.lost('A')).isEqualTo(1);
  }
}
