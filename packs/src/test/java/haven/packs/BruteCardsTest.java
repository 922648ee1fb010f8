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
import haven.play.turn.Half;
import haven.play.turn.Zone;
import haven.stage.Arena;
import org.junit.jupiter.api.Test;

/** The halves of the Brute's cards that say more than numbers. */
final class BruteCardsTest {
  private static final MonsterCard ATTACK = MonsterCard.of(98, Ability.Attack.of(Value.plus(0)));
  private static final StatLine ARCHER = StatLine.of(90, 0, 2, 4);

  private static Arena trying(String card, String picture) {
    return Gloomhaven.trying("Brute", picture, card);
  }

  private static Arena play(String card, String picture) {
    return trying(card, picture).start();
  }

  @Test
  void trampleAttacksEverybodyItLedThroughAndNobodyElse() {
    Arena stage =
        play(
                "Trample",
                """
                .   .   .   .   c   .
                  A   a   b   x   .   B
                """)
            .way('a', 'b', 'x')
            .playBottom();
    assertThat(stage.lost('a')).isEqualTo(2);
    assertThat(stage.lost('b')).isEqualTo(2);
    assertThat(stage.lost('c')).isZero();
    assertThat(stage.stands('A', 'x')).isTrue();
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
  }

  @Test
  void trampleTopIgnoresTwoPointsOfShield() {
    Arena stage =
        trying("Trample", "A   a   .   B")
            .monsters(StatLine.of(90, 2, 2, 0).having(Effect.shield(3)))
            .start()
            .playTop();
    assertThat(stage.lost('a')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
  }

  @Test
  void eyeForAnEyeGainsExperienceForEachRetaliation() {
    Arena stage =
        trying(
                "Eye for an Eye",
                """
                .   a   .   .
                  b   A   .   B
                """)
            .monsters(ATTACK)
            .start()
            .playTop();
    assertThat(stage.xp('A')).isZero();
    stage.endRound();
    assertThat(stage.lost('a')).isEqualTo(2);
    assertThat(stage.lost('b')).isEqualTo(2);
    assertThat(stage.lost('A')).isEqualTo(4);
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    stage.remember().turnOf('A', 2, 3).endRound();
    assertThat(stage.lost('a')).isZero();
    assertThat(stage.xp('A')).isZero();
  }

  @Test
  void eyeForAnEyeGainsNothingFromAnAttackItCannotAnswer() {
    Arena stage =
        trying("Eye for an Eye", "a   .   A   .   .   .   B")
            .monsters(ATTACK)
            .monsters(ARCHER)
            .start()
            .playTop()
            .endRound();
    assertThat(stage.lost('A')).isEqualTo(2);
    assertThat(stage.lost('a')).isZero();
    assertThat(stage.xp('A')).isZero();
  }

  @Test
  void eyeForAnEyeHealsAnAdjacentAllyAndInfusesEarth() {
    Arena stage = play("Eye for an Eye", "A   B   .   .   a").target('B').playBottom();
    assertThat(stage.lost('B')).isEqualTo(-2);
    assertThat(stage.lost('A')).isZero();
    stage.endTurn();
    assertThat(stage.isStrong(Element.EARTH)).isTrue();
  }

  @Test
  void sweepingBlowPushesEveryAdjacentEnemyAfterTheMove() {
    Arena stage =
        play(
                "Sweeping Blow",
                """
                .   .   .   .   .   .
                  .   A   x   a   .   B
                .   .   .   b   .   .
                """)
            .way('x')
            .playBottom();
    assertThat(stage.happened(What.FORCED, 'a')).hasSize(1);
    assertThat(stage.happened(What.FORCED, 'b')).hasSize(1);
    assertThat(stage.piece('a').hex().distanceTo(stage.hex('x'))).isEqualTo(2);
  }

  @Test
  void provokingRoarDrawsAttacksOnAnAdjacentAllyWhateverTheirRange() {
    Arena stage =
        trying("Provoking Roar", "A   B   a   .   .")
            .monsters(ATTACK)
            .start()
            .playBottom()
            .endRound();
    assertThat(stage.lost('A')).isEqualTo(2);
    assertThat(stage.lost('B')).isZero();
    assertThat(stage.happened(What.INTERCEPTED, 'A')).hasSize(1);
    stage.remember().turnOf('A', 2, 3).endRound();
    assertThat(stage.lost('A')).isZero();
    assertThat(stage.lost('B')).isEqualTo(2);
  }

  @Test
  void provokingRoarDoesNotReachAnAllyFartherAway() {
    Arena stage =
        trying("Provoking Roar", "A   .   B   a   .")
            .monsters(ATTACK)
            .start()
            .playBottom()
            .endRound();
    assertThat(stage.lost('A')).isZero();
    assertThat(stage.lost('B')).isEqualTo(2);
  }

  @Test
  void wardingStrengthShieldsAgainstSixAttacksAndThenIsLost() {
    Arena stage =
        trying(
                "Warding Strength",
                """
                .   a   b   .   .
                  c   A   d   .   B
                """)
            .monsters(ATTACK)
            .start()
            .playBottom()
            .endRound();
    assertThat(stage.lost('A')).isEqualTo(4);
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    stage.remember().turnOf('A', 2, 3).endRound();
    assertThat(stage.lost('A')).isEqualTo(1 + 1 + 2 + 2);
    assertThat(stage.xp('A')).isEqualTo(1);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
  }

  @Test
  void wardingStrengthIsNotUsedByAnAttackWithoutDamage() {
    Arena stage =
        trying("Warding Strength", "a   A   .   B")
            .monsters(ATTACK)
            .monsters(StatLine.of(90, 2, 0, 0))
            .start()
            .playBottom()
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
    Arena plain = trying("Skewer", picture).monsters(shielded).start().playTop();
    assertThat(plain.lost('a')).isEqualTo(2);
    assertThat(plain.lost('b')).isEqualTo(2);
    Arena paid = trying("Skewer", picture).monsters(shielded).start().strong(Element.AIR).playTop();
    assertThat(paid.lost('a')).isEqualTo(4);
    assertThat(paid.lost('b')).isEqualTo(4);
    assertThat(paid.xp('A')).isEqualTo(1);
    assertThat(paid.isInert(Element.AIR)).isTrue();
    Arena spared =
        trying("Skewer", picture).monsters(shielded).start().strong(Element.AIR).unpaid();
    assertThat(spared.playTop().lost('a')).isEqualTo(2);
    assertThat(spared.isStrong(Element.AIR)).isTrue();
  }

  @Test
  void balancedMeasureAttacksWithTheHexesMovedSoFar() {
    String picture = "A   x   y   z   a   .   B";
    Arena still = play("Balanced Measure", "A   a   .   B").playTop();
    assertThat(still.lost('a')).isZero();
    Arena stage = Gloomhaven.trying("Brute", picture, "Balanced Measure", "Grab and Go").start();
    stage.way('x', 'y', 'z').turnOf('A', 0, 1).play(1, Half.BOTTOM).play(0, Half.TOP);
    assertThat(stage.lost('a')).isEqualTo(3);
    assertThat(stage.xp('A')).isEqualTo(1);
  }

  @Test
  void balancedMeasureMovesAsFarAsDamageWasDealt() {
    Arena still = play("Balanced Measure", "A   .   .   .   a   .   B").playBottom();
    assertThat(still.happened(What.MOVED)).isEmpty();
    Arena stage =
        Gloomhaven.trying(
                "Brute",
                ".   .   .   .   .   .   .   .   A   a   B",
                "Balanced Measure",
                "Overwhelming Assault")
            .monsters(StatLine.of(90, 2, 2, 0).having(Effect.shield(1)))
            .start();
    stage.turnOf('A', 0, 1).play(1, Half.TOP).play(0, Half.BOTTOM);
    assertThat(stage.happened(What.MOVED, 'A')).hasSize(5);
  }

  @Test
  void wallOfDoomShieldsAndRetaliatesInThisRoundOnly() {
    Arena stage =
        trying("Wall of Doom", "a   A   .   B")
            .monsters(ATTACK)
            .monsters(StatLine.of(90, 2, 3, 0))
            .start()
            .playTop();
    assertThat(stage.xp('A')).isEqualTo(2);
    stage.endRound();
    assertThat(stage.lost('A')).isEqualTo(1);
    assertThat(stage.lost('a')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    stage.remember().turnOf('A', 2, 3).endRound();
    assertThat(stage.lost('A')).isEqualTo(3);
    assertThat(stage.lost('a')).isZero();
  }

  @Test
  void wallOfDoomAddsToTheAttacksOfThisRoundOnly() {
    Arena stage = play("Wall of Doom", "a   A   .   B").playBottom();
    stage.remember().perform(new Choice.Act(1, true, true));
    assertThat(stage.lost('a')).isEqualTo(3);
    stage.endRound();
    stage.turnOf('A', 2, 3).remember().perform(new Choice.Act(2, true, true));
    assertThat(stage.lost('a')).isEqualTo(2);
  }

  @Test
  void shieldBashStunsAndItsOtherHalfShields() {
    Arena stage = play("Shield Bash", "a   A   .   B").playTop();
    assertThat(stage.lost('a')).isEqualTo(4);
    assertThat(stage.has('a', Condition.STUN)).isTrue();
    Arena other =
        trying("Shield Bash", "a   A   .   B").monsters(ATTACK).start().playBottom().endRound();
    assertThat(other.lost('A')).isEqualTo(1);
  }
}
