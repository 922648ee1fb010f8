package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.ability.Effect;
import haven.model.ability.Element;
import haven.model.map.Rank;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event.What;
import haven.play.engine.Prompt;
import haven.play.turn.Half;
import haven.play.turn.Zone;
import haven.stage.Arena;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The halves of the Brute's cards that say more than numbers. */
final class BruteCardsTest extends CardTrials {
  BruteCardsTest() {
    super("Brute");
  }

  private static final StatLine ARCHER = StatLine.of(90, 0, 2, 4);

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
        play("Trample", "A   a   .   B", StatLine.of(90, 2, 2, 0).having(Effect.shield(3)))
            .playTop();
    assertThat(stage.lost('a')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
  }

  @Test
  void eyeForAnEyeGainsExperienceForEachRetaliation() {
    Arena stage =
        attacked(
                "Eye for an Eye",
                """
                .   a   .   .
                  b   A   .   B
                """)
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
        attacked("Eye for an Eye", "a   .   A   .   .   .   B", ARCHER).playTop().endRound();
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
    assertThat(stage.figure('a').hex().distanceTo(stage.hex('x'))).isEqualTo(2);
  }

  @Test
  void provokingRoarDrawsAttacksOnAnAdjacentAllyWhateverTheirRange() {
    Arena stage = attacked("Provoking Roar", "A   B   a   .   .").playBottom().endRound();
    assertThat(stage.lost('A')).isEqualTo(2);
    assertThat(stage.lost('B')).isZero();
    assertThat(stage.happened(What.INTERCEPTED, 'A')).hasSize(1);
    stage.remember().turnOf('A', 2, 3).endRound();
    assertThat(stage.lost('A')).isZero();
    assertThat(stage.lost('B')).isEqualTo(2);
  }

  @Test
  void provokingRoarDoesNotReachAnAllyFartherAway() {
    Arena stage = attacked("Provoking Roar", "A   .   B   a   .").playBottom().endRound();
    assertThat(stage.lost('A')).isZero();
    assertThat(stage.lost('B')).isEqualTo(2);
  }

  @Test
  void wardingStrengthShieldsAgainstSixAttacksAndThenIsLost() {
    Arena stage =
        attacked(
                "Warding Strength",
                """
                .   a   b   .   .
                  c   A   d   .   B
                """)
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
        attacked("Warding Strength", "a   A   .   B", StatLine.of(90, 2, 0, 0))
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
    Arena plain = play("Skewer", picture, shielded).playTop();
    assertThat(plain.lost('a')).isEqualTo(2);
    assertThat(plain.lost('b')).isEqualTo(2);
    Arena paid = play("Skewer", picture, shielded).strong(Element.AIR).playTop();
    assertThat(paid.lost('a')).isEqualTo(4);
    assertThat(paid.lost('b')).isEqualTo(4);
    assertThat(paid.xp('A')).isEqualTo(1);
    assertThat(paid.isInert(Element.AIR)).isTrue();
    Arena spared = play("Skewer", picture, shielded).strong(Element.AIR).unpaid();
    assertThat(spared.playTop().lost('a')).isEqualTo(2);
    assertThat(spared.isStrong(Element.AIR)).isTrue();
  }

  @Test
  void balancedMeasureAttacksWithTheHexesMovedSoFar() {
    String picture = "A   x   y   z   a   .   B";
    Arena still = play("Balanced Measure", "A   a   .   B").playTop();
    assertThat(still.lost('a')).isZero();
    Arena stage = play(List.of("Balanced Measure", "Grab and Go"), picture);
    stage.way('x', 'y', 'z').turnOf('A', 0, 1).play(1, Half.BOTTOM).play(0, Half.TOP);
    assertThat(stage.lost('a')).isEqualTo(3);
    assertThat(stage.xp('A')).isEqualTo(1);
  }

  @Test
  void balancedMeasureMovesAsFarAsDamageWasDealt() {
    Arena still = play("Balanced Measure", "A   .   .   .   a   .   B").playBottom();
    assertThat(still.happened(What.MOVED)).isEmpty();
    Arena stage =
        play(
            List.of("Balanced Measure", "Overwhelming Assault"),
            ".   .   .   .   .   .   .   .   A   a   B",
            StatLine.of(90, 2, 2, 0).having(Effect.shield(1)));
    stage.turnOf('A', 0, 1).play(1, Half.TOP).play(0, Half.BOTTOM);
    assertThat(stage.happened(What.MOVED, 'A')).hasSize(5);
  }

  @Test
  void wallOfDoomShieldsAndRetaliatesInThisRoundOnly() {
    Arena stage = attacked("Wall of Doom", "a   A   .   B", StatLine.of(90, 2, 3, 0)).playTop();
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
    Arena other = attacked("Shield Bash", "a   A   .   B").playBottom().endRound();
    assertThat(other.lost('A')).isEqualTo(1);
  }

  // Levels 2 to 9

  /** The enemy at x is of that rank, the others are normal. */
  private static Arena with(Rank rank, String card, String picture) {
    return Gloomhaven.trying("Brute", picture, card).another('x', "Idler", rank).start();
  }

  private static List<Boolean> gone(Arena stage, String letters) {
    return letters.chars().mapToObj(letter -> stage.figure((char) letter).isGone()).toList();
  }

  @Test
  @Played("Fatal Advance top")
  void fatalAdvanceKillsANormalEnemyBesideHim() {
    Arena stage = with(Rank.ELITE, "Fatal Advance", "x   A   a   b   .   B").playTop();
    assertThat(gone(stage, "axb")).containsExactly(true, false, false);
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    Arena none = with(Rank.ELITE, "Fatal Advance", "x   A   .   b   .   B").playTop();
    assertThat(gone(none, "xb")).containsExactly(false, false);
    assertThat(none.xp('A')).isZero();
    assertThat(none.zone('A', 0)).isEqualTo(Zone.DISCARD);
  }

  @Test
  @Played("Juggernaut bottom")
  void juggernautSuffersNothingThreeTimes() {
    Arena stage = attacked("Juggernaut", "a   A   b   .   B").playBottom().endRound();
    assertThat(stage.happened(What.ATTACKED)).hasSize(2);
    assertThat(stage.lost('A')).isZero();
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    stage.remember().turnOf('A', 2, 3).endRound();
    assertThat(stage.lost('A')).as("one of two attacks").isEqualTo(2);
    assertThat(stage.xp('A')).isEqualTo(1);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    StatLine thorny = StatLine.of(90, 2, 2, 0).having(Effect.retaliate(2));
    Arena other = play("Juggernaut", "a   A   .   B", thorny).playBottom();
    assertThat(basic(other, 1, 'a')).isEqualTo(2);
    assertThat(other.lost('A')).as("damage of any kind").isZero();
    assertThat(other.xp('A')).isEqualTo(1);
  }

  private static final String TWO_AND_ONE =
      """
      .   .   .   .   .   .
        .   a   .   .   .   .
      .   .   A   b   .   c   B
        .   .   .   .   .   .
      """;

  @Test
  @Played("Whirlwind top")
  void whirlwindGivesExperienceForEachEnemyBesideHim() {
    Arena stage = play("Whirlwind", TWO_AND_ONE).playTop();
    assertThat(stage.lost('a')).isEqualTo(4);
    assertThat(stage.lost('b')).isEqualTo(4);
    assertThat(stage.lost('c')).isZero();
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
  }

  @Test
  @Played("Skirmishing Maneuver top")
  void skirmishingManeuverAttacksBeforeAndAfterTheMove() {
    Arena stage = play("Skirmishing Maneuver", "a   A   y   x   b   .   B");
    stage.target('a', 'b').way('y', 'x').playTop();
    assertThat(stage.lost('a')).isEqualTo(2);
    assertThat(stage.lost('b')).isEqualTo(2);
    assertThat(stage.stands('A', 'x')).isTrue();
    assertThat(stage.xp('A')).isZero();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
  }

  @Test
  @Played("Quietus top")
  void quietusKillsANormalEnemyBesideHimThatIsStunned() {
    String picture =
        """
        .   b   .   .   .
          a   A   x   c   B
        """;
    Arena stage = with(Rank.ELITE, "Quietus", picture);
    "axc".chars().forEach(at -> stage.give(stage.figure((char) at), Condition.STUN));
    stage.playTop();
    assertThat(gone(stage, "abxc")).containsExactly(true, false, false, false);
    assertThat(stage.xp('A')).isEqualTo(1);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    Arena none = with(Rank.ELITE, "Quietus", picture).playTop();
    assertThat(gone(none, "abx")).containsExactly(false, false, false);
    assertThat(none.xp('A')).isZero();
  }

  @Test
  @Played("Quietus bottom")
  void quietusAddsToTheAttacksOfThisRoundAfterTheMove() {
    Arena stage = play("Quietus", "A   w   y   z   a   .   B").way('w', 'y', 'z').playBottom();
    assertThat(stage.stands('A', 'z')).isTrue();
    assertThat(basic(stage, 1, 'a')).isEqualTo(3);
    stage.endRound();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    assertThat(basic(stage.turnOf('A', 2, 3), 2, 'a')).isEqualTo(2);
    assertThat(stage.xp('A')).isZero();
  }

  @Test
  @Played("Crippling Offensive bottom")
  void cripplingOffensiveImmobilizesAndPushesTheSameEnemy() {
    Arena stage =
        play(
                "Crippling Offensive",
                """
                A   v   w   y   a   .   .
                  .   .   .   b   .   .   B
                """)
            .way('v', 'w', 'y')
            .target('a')
            .playBottom();
    assertThat(stage.stands('A', 'y')).isTrue();
    assertThat(stage.has('a', Condition.IMMOBILIZE)).isTrue();
    assertThat(stage.happened(What.FORCED, 'a')).hasSize(1);
    assertThat(stage.has('b', Condition.IMMOBILIZE)).isFalse();
    assertThat(stage.happened(What.FORCED, 'b')).isEmpty();
    assertThat(stage.xp('A')).isZero();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
  }

  @Test
  @Played("Frenzied Onslaught top")
  void frenziedOnslaughtMovesAndAttacksTwice() {
    Arena stage =
        play(
            "Frenzied Onslaught",
            """
            A   v   w   a   .   .   B
              .   .   y   z   b   .
            """);
    for (char step : new char[] {'v', 'w', 'y', 'z'}) {
      stage.answer(Prompt.Kind.STEP, new Choice.To(stage.hex(step)));
    }
    stage.target('a', 'b').playTop();
    assertThat(stage.stands('A', 'z')).isTrue();
    assertThat(stage.lost('a')).isEqualTo(2);
    assertThat(stage.lost('b')).isEqualTo(2);
    assertThat(stage.xp('A')).isZero();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
  }

  @Test
  @Played("Frenzied Onslaught bottom")
  void frenziedOnslaughtAddsAgainstThoseWhoCannotHelpThemselves() {
    for (Condition condition : Condition.values()) {
      boolean helpless =
          List.of(Condition.DISARM, Condition.IMMOBILIZE, Condition.STUN).contains(condition);
      if (helpless || condition == Condition.MUDDLE) {
        Arena stage = play("Frenzied Onslaught", "a   A   .   B");
        stage.give(stage.figure('a'), condition).playBottom();
        assertThat(stage.xp('A')).isEqualTo(1);
        assertThat(basic(stage, 1, 'a')).as("%s", condition).isEqualTo(helpless ? 5 : 2);
        stage.endRound().give(stage.figure('a'), condition);
        assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
        assertThat(basic(stage.turnOf('A', 2, 3), 2, 'a')).as("the round is over").isEqualTo(2);
      }
    }
  }

  @Test
  @Played("King of the Hill top")
  void kingOfTheHillPushesEverybodyAwayForExperience() {
    Arena stage = play("King of the Hill", TWO_AND_ONE).playTop();
    assertThat(stage.lost('a')).isEqualTo(6);
    assertThat(stage.lost('b')).isEqualTo(6);
    assertThat(stage.lost('c')).isZero();
    assertThat(stage.happened(What.FORCED, 'a')).hasSize(1);
    assertThat(stage.happened(What.FORCED, 'b')).hasSize(1);
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
  }

  @Test
  @Played("Face Your End top")
  void faceYourEndPullsThree() {
    Arena stage =
        play(
                "Face Your End",
                """
                d   a   .   .   .   A   .   .   .   b   B
                  .   .   .   .   .   .   .   .   .
                .   .   .   c   e   .   .   .   .
                """)
            .target('a', 'b', 'c')
            .playTop();
    for (char letter : new char[] {'a', 'b', 'c'}) {
      assertThat(stage.lost(letter)).isEqualTo(2);
    }
    assertThat(stage.happened(What.FORCED, 'a')).hasSize(3);
    assertThat(stage.happened(What.FORCED, 'b')).hasSize(3);
    assertThat(stage.lost('e')).as("three targets").isZero();
    assertThat(stage.xp('A')).isEqualTo(1);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    Arena far = play("Face Your End", "A   .   .   .   .   a   B").playTop();
    assertThat(far.lost('a')).as("five hexes away").isZero();
  }

  @Test
  @Played("Face Your End bottom")
  void faceYourEndKillsANormalOrEliteEnemyBesideHim() {
    String picture = "x   A   a   b   .   B";
    Arena elite = with(Rank.ELITE, "Face Your End", picture).target('x').playBottom();
    assertThat(gone(elite, "xab")).containsExactly(true, false, false);
    assertThat(elite.xp('A')).isEqualTo(2);
    assertThat(elite.zone('A', 0)).isEqualTo(Zone.LOST);
    Arena normal = with(Rank.ELITE, "Face Your End", picture).target('a').playBottom();
    assertThat(gone(normal, "xab")).containsExactly(false, true, false);
    Arena boss = with(Rank.BOSS, "Face Your End", "x   A   .   a   .   B").playBottom();
    assertThat(gone(boss, "xa")).containsExactly(false, false);
    assertThat(boss.xp('A')).isZero();
  }

  @Test
  @Played("Hook and Chain bottom")
  void hookAndChainAttacksAfterAStraightMove() {
    String picture =
        """
        A   w   x   a   .   B
          .   v   .   .   .
        """;
    Arena straight = play("Hook and Chain", picture).way('w', 'x').playBottom();
    assertThat(straight.stands('A', 'x')).isTrue();
    assertThat(straight.lost('a')).isEqualTo(2);
    assertThat(straight.xp('A')).isZero();
    assertThat(straight.zone('A', 0)).isEqualTo(Zone.DISCARD);
    Arena bent = play("Hook and Chain", picture).way('w', 'v', 'x').playBottom();
    assertThat(bent.stands('A', 'x')).isTrue();
    assertThat(bent.lost('a')).as("not straight").isZero();
    Arena still = play("Hook and Chain", "A   a   .   B").way().playBottom();
    assertThat(still.lost('a')).as("no move").isZero();
    Arena far = play("Hook and Chain", "A   w   x   y   z   a   B").way('w', 'x', 'y', 'z');
    assertThat(far.playBottom().lost('a')).isEqualTo(4);
  }

  @Test
  @Played("Immovable Phalanx bottom")
  void immovablePhalanxMayAttackInsteadOfMoving() {
    Arena stage = play(List.of("Immovable Phalanx", "Grab and Go"), "A   a   .   .   B");
    stage.turnOf('A', 0, 2).play(0, Half.BOTTOM).endRound();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    assertThat(stage.sheet('A').cards().countingAsLost() & 1).isEqualTo(1);
    assertThat(stage.xp('A')).isZero();
    stage.turnOf('A', 1, 3).answer(Prompt.Kind.CHOOSE, new Choice.OneOf(0));
    stage.play(1, Half.BOTTOM);
    assertThat(stage.lost('a')).isEqualTo(4);
    assertThat(stage.stands('A', 'A')).isTrue();
    stage.endRound().turnOf('A', 4, 5).remember();
    stage.answer(Prompt.Kind.CHOOSE, new Choice.OneOf(0)).perform(new Choice.Act(4, false, true));
    assertThat(stage.lost('a')).as("a basic move").isEqualTo(2);
  }

  @Test
  void immovablePhalanxMayMoveAllTheSame() {
    Arena stage = play(List.of("Immovable Phalanx", "Grab and Go"), "a   A   .   .   .   x   B");
    stage.turnOf('A', 0, 2).play(0, Half.BOTTOM).endRound();
    stage.turnOf('A', 1, 3).answer(Prompt.Kind.CHOOSE, new Choice.OneOf(1));
    stage.play(1, Half.BOTTOM);
    assertThat(stage.lost('a')).isZero();
    assertThat(stage.stands('A', 'x')).isTrue();
  }
}
