package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.ability.Ability;
import haven.model.ability.Element;
import haven.model.ability.Value;
import haven.model.map.Rank;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event.What;
import haven.play.engine.Prompt;
import haven.play.turn.Half;
import haven.play.turn.Zone;
import haven.stage.Arena;
import haven.stage.Watched;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The halves of the Mindthief's cards that say more than numbers. */
final class MindthiefCardsTest extends CardTrials {
  MindthiefCardsTest() {
    super("Mindthief");
  }

  private static final String BESIDE = "A   a   .   B";
  private static final List<String> AUGMENTS =
      List.of(
          "Feedback Loop",
          "The Mind's Weakness",
          "Parasitic Influence",
          "Withering Claw",
          "Silent Scream",
          "Frozen Mind",
          "Vicious Blood",
          "Phantasmal Killer");

  // Counting conditions

  @Test
  void submissiveAfflictionCountsNegativeConditions() {
    Arena none = play("Submissive Affliction", BESIDE).target('a').playTop();
    assertThat(none.lost('a')).isEqualTo(2);
    assertThat(none.xp('A')).isEqualTo(1);
    Arena two = play("Submissive Affliction", BESIDE);
    two.give(two.figure('a'), Condition.MUDDLE, Condition.IMMOBILIZE, Condition.STRENGTHEN);
    assertThat(two.target('a').playTop().lost('a')).isEqualTo(4);
    assertThat(two.xp('A')).isEqualTo(1);
  }

  @Test
  void perverseEdgeProfitsTwiceFromThem() {
    Arena none = play("Perverse Edge", BESIDE).target('a').playTop();
    assertThat(none.lost('a')).isEqualTo(3);
    assertThat(none.xp('A')).isZero();
    assertThat(none.zone('A', 0)).isEqualTo(Zone.LOST);
    Arena two = play("Perverse Edge", BESIDE);
    two.give(two.figure('a'), Condition.MUDDLE, Condition.STUN, Condition.INVISIBLE);
    two.game.state().lose(two.figure('a').id(), Condition.INVISIBLE);
    assertThat(two.target('a').playTop().lost('a')).isEqualTo(7);
    assertThat(two.xp('A')).isEqualTo(2);
    Arena poison = play("Perverse Edge", BESIDE);
    poison.give(poison.figure('a'), Condition.POISON);
    assertThat(poison.target('a').playTop().lost('a')).as("and +1 by itself").isEqualTo(3 + 2 + 1);
    assertThat(poison.xp('A')).isEqualTo(1);
  }

  // Steering others

  @Test
  void submissiveAfflictionMakesAnEnemyAttackAnother() {
    Arena stage = play("Submissive Affliction", "A   .   .   .   B   a   b").target('a', 'b');
    stage.playBottom();
    assertThat(stage.lost('b')).isEqualTo(2);
    assertThat(stage.lost('B')).as("only another enemy").isZero();
    assertThat(stage.happened(What.ATTACKED).getFirst().who()).isEqualTo(stage.figure('a').id());
  }

  @Test
  void submissiveAfflictionNeverTurnsAgainstFriends() {
    Arena stage = play("Submissive Affliction", "A   a   B   .   .   b");
    stage.target('a').playBottom();
    assertThat(stage.happened(What.ATTACKED)).isEmpty();
    assertThat(stage.lost('A') + stage.lost('B')).isZero();
  }

  @Test
  void submissiveAfflictionUsesTheRangeOfTheEnemy() {
    Arena stage =
        play("Submissive Affliction", "A   B   .   a   .   b", StatLine.of(90, 2, 5, 2))
            .target('a', 'b');
    stage.playBottom();
    assertThat(stage.lost('b')).as("2, whatever it has itself").isEqualTo(2);
    Arena far = play("Submissive Affliction", "A   B   .   .   .   .   a   b").playBottom();
    assertThat(far.happened(What.ATTACKED)).as("six hexes away").isEmpty();
  }

  @Test
  void parasiticInfluenceSteersAnEnemyOneHex() {
    Arena stage = play("Parasitic Influence", "A   .   .   x   a   y   .   B");
    stage.target('a').way('x').playBottom();
    assertThat(stage.stands('a', 'x')).isTrue();
    Arena far = play("Parasitic Influence", "A   .   .   .   x   a   y   B").playBottom();
    assertThat(far.happened(What.MOVED)).as("five hexes away").isEmpty();
  }

  @Test
  void possessionLetsAnAdjacentAllyAttack() {
    Arena stage = play("Possession", "A   B   a   .").target('B', 'a').playTop();
    assertThat(stage.lost('a')).isEqualTo(6);
    assertThat(stage.happened(What.ATTACKED).getFirst().who()).isEqualTo(stage.figure('B').id());
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    Arena apart = play("Possession", "A   .   B   a").playTop();
    assertThat(apart.lost('a')).as("not adjacent").isZero();
    assertThat(apart.xp('A')).isZero();
  }

  @Test
  void possessionLetsAnAllyMove() {
    Arena stage = play("Possession", "A   a   .   B   w   x   y   z   .");
    stage.target('B').way('w', 'x', 'y', 'z').playBottom();
    assertThat(stage.stands('B', 'z')).isTrue();
    Arena far = play("Possession", "A   a   .   .   B   w").playBottom();
    assertThat(far.happened(What.MOVED)).as("four hexes away").isEmpty();
  }

  // Moving back and forth

  @Test
  void feedbackLoopMuddlesIfItEndsWhereItBegan() {
    String picture = "x   A   a   y   b   B";
    Arena back = play("Feedback Loop", picture).way('a', 'A').playBottom();
    assertThat(back.stands('A', 'A')).isTrue();
    assertThat(back.has('a', Condition.MUDDLE)).isTrue();
    assertThat(back.has('b', Condition.MUDDLE)).isFalse();
    Arena away = play("Feedback Loop", picture).way('a', 'y').playBottom();
    assertThat(away.stands('A', 'y')).isTrue();
    assertThat(away.has('a', Condition.MUDDLE)).isFalse();
  }

  // Augments

  @Test
  @Played("Feedback Loop top")
  void feedbackLoopShieldsAfterEachMeleeAttack() {
    Arena stage =
        attacked(List.of("Feedback Loop", "Scurry"), "A   a   .   .   B", StatLine.of(90, 2, 3, 0))
            .turnOf('A', 0, 4)
            .target('a')
            .playTop();
    assertThat(stage.lost('a')).isEqualTo(1);
    assertThat(stage.xp('A')).isEqualTo(1);
    stage.endRound();
    assertThat(stage.lost('A')).as("shield 1").isEqualTo(2);
    stage.turnOf('A', 2, 3).endRound();
    assertThat(stage.lost('A')).as("no attack, no shield").isEqualTo(2 + 3);
    stage.turnOf('A', 1, 5); // before the monster
    basic(stage, 1, 'a');
    stage.endRound();
    assertThat(stage.lost('A')).isEqualTo(5 + 2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
  }

  @Test
  @Played("The Mind's Weakness top")
  void theMindsWeaknessAddsTwoToMelee() {
    Arena stage = play(List.of("The Mind's Weakness", "Perverse Edge"), BESIDE).target('a');
    stage.turnOf('A', 0, 2).play(0, Half.TOP);
    assertThat(stage.lost('a')).isEqualTo(3);
    assertThat(stage.xp('A')).isEqualTo(1);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    stage.endRound().turnOf('A', 1, 3);
    assertThat(basic(stage, 3, 'a')).isEqualTo(4);
    int before = stage.figure('a').hitPoints();
    stage.target('a').perform(new Choice.Act(1, false, false));
    assertThat(before - stage.figure('a').hitPoints()).as("a ranged attack").isEqualTo(1);
  }

  @Test
  @Played("Parasitic Influence top")
  void parasiticInfluenceHealsWithEachMeleeAttack() {
    Arena stage = play(List.of("Parasitic Influence", "Perverse Edge"), BESIDE).target('a');
    stage.turnOf('A', 0, 2).play(0, Half.TOP);
    assertThat(stage.lost('a')).isEqualTo(1);
    assertThat(stage.lost('A')).isEqualTo(-2);
    assertThat(stage.xp('A')).isEqualTo(1);
    stage.endRound().turnOf('A', 1, 3);
    stage.target('a').perform(new Choice.Act(1, false, false));
    assertThat(stage.lost('A')).as("a ranged attack").isEqualTo(-2);
    basic(stage, 3, 'a');
    assertThat(stage.lost('A')).isEqualTo(-4);
  }

  @Test
  @Played("Withering Claw top")
  void witheringClawPoisonsAndMuddles() {
    Arena stage = play(List.of("Withering Claw", "Perverse Edge"), "b   A   a   .   B").target('a');
    stage.turnOf('A', 0, 2).play(0, Half.TOP);
    assertThat(stage.lost('a')).isEqualTo(1);
    assertThat(stage.has('a', Condition.MUDDLE)).isTrue();
    assertThat(stage.has('a', Condition.POISON)).isTrue();
    assertThat(stage.xp('A')).isEqualTo(1);
    stage.endRound().turnOf('A', 1, 3);
    stage.target('b').perform(new Choice.Act(1, false, false));
    assertThat(stage.has('b', Condition.STUN)).isTrue();
    assertThat(stage.has('b', Condition.POISON)).as("a ranged attack").isFalse();
    basic(stage, 3, 'b');
    assertThat(stage.has('b', Condition.POISON)).isTrue();
  }

  @Test
  void aNewAugmentReplacesTheOldOne() {
    Arena stage = play(List.of("The Mind's Weakness", "Parasitic Influence"), BESIDE).target('a');
    stage.turnOf('A', 0, 2).play(0, Half.TOP);
    stage.endRound().turnOf('A', 1, 3).target('a').play(1, Half.TOP);
    assertThat(stage.lost('a')).as("without +2").isEqualTo(1);
    assertThat(stage.lost('A')).isEqualTo(-2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    assertThat(stage.zone('A', 1)).isEqualTo(Zone.ACTIVE);
    assertThat(stage.actives('A')).hasSize(1);
  }

  @Test
  void onlyOneAugmentWorksWhicheverItIs() {
    List<String> all = AUGMENTS;
    for (int i = 0; i < all.size(); i++) {
      String second = all.get((i + 1) % all.size());
      Arena stage = play(List.of(all.get(i), second), BESIDE).target('a');
      stage.turnOf('A', 0, 2).play(0, Half.TOP);
      stage.endRound().turnOf('A', 1, 3).target('a').play(1, Half.TOP);
      assertThat(stage.zone('A', 0)).as(all.get(i)).isEqualTo(Zone.DISCARD);
      assertThat(stage.zone('A', 1)).as(second).isEqualTo(Zone.ACTIVE);
    }
  }

  // With ice

  @Test
  void frigidApparitionStunsWithIce() {
    for (boolean ice : new boolean[] {true, false}) {
      Arena stage = play("Frigid Apparition", BESIDE);
      if (ice) {
        stage.strong(Element.ICE);
      }
      stage.target('a').playTop();
      assertThat(stage.lost('a')).isEqualTo(3);
      assertThat(stage.has('a', Condition.STUN)).isEqualTo(ice);
      assertThat(stage.xp('A')).isEqualTo(ice ? 1 : 0);
    }
  }

  @Test
  void gnawingHordeSummonsRatsThatPoison() {
    Arena stage = play("Gnawing Horde", "A   x   a   .   B").playTop();
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    stage.endRound().turnOf('A', 2, 3);
    assertThat(stage.has('a', Condition.POISON)).isTrue();
    assertThat(stage.lost('a')).isEqualTo(2);
  }

  // Levels 2 to 9

  private static Arena strong(Arena stage, boolean really, Element... elements) {
    return really ? stage.strong(elements) : stage;
  }

  @Test
  @Played("Silent Scream top")
  void silentScreamHealsSomebodyNearWithEachMeleeAttack() {
    Arena stage = play(List.of("Silent Scream", "Hostile Takeover"), "B   .   A   a   .");
    stage.turnOf('A', 0, 2).target('a', 'B').play(0, Half.TOP);
    assertThat(stage.lost('a')).isEqualTo(2);
    assertThat(stage.lost('B')).isEqualTo(-2);
    assertThat(stage.xp('A')).isEqualTo(1);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    stage.endRound().turnOf('A', 1, 3).target('a').play(1, Half.TOP);
    assertThat(stage.happened(What.HEALED)).as("a ranged attack").isEmpty();
    stage.endRound().turnOf('A', 4, 5).remember().target('a', 'A');
    stage.perform(new Choice.Act(4, true, true));
    assertThat(stage.lost('A')).isEqualTo(-2);
    Arena far = play("Silent Scream", "B   .   .   A   a").target('a', 'B').playTop();
    assertThat(far.lost('B')).as("three hexes away").isZero();
  }

  @Test
  @Played("Silent Scream bottom")
  void silentScreamPushesEverybodyFartherWithIce() {
    for (boolean ice : new boolean[] {true, false}) {
      Arena stage =
          play(
              "Silent Scream",
              """
              .   .   .   .   .   .   .   c   .
                A   v   w   x   a   .   .   .   .
              .   .   .   .   b   .   .   .   .
                .   .   .   .   .   .   .   .   B
              .   .   .   .   .   .   .   .   .
                .   .   .   .   .   .   .   .   .
              """);
      strong(stage, ice, Element.ICE).way('v', 'w', 'x').playBottom();
      assertThat(stage.stands('A', 'x')).isTrue();
      assertThat(stage.happened(What.FORCED, 'a')).hasSize(ice ? 3 : 2);
      assertThat(stage.happened(What.FORCED, 'b')).hasSize(ice ? 3 : 2);
      assertThat(stage.happened(What.FORCED, 'c')).isEmpty();
      assertThat(stage.xp('A')).isEqualTo(ice ? 1 : 0);
      assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    }
  }

  private static final MonsterCard STRIDE =
      MonsterCard.of(50, new Ability.Move(Value.STAT, false), Ability.Attack.of(Value.plus(1)));

  private static Arena turning(String card, String picture) {
    return Gloomhaven.trying("Mindthief", picture, card)
        .monsters(StatLine.of(90, 2, 3, 0))
        .monsters(STRIDE)
        .start();
  }

  @Test
  @Played("Hostile Takeover bottom")
  void hostileTakeoverTurnsAnEnemyAgainstItsOwnSide() {
    Arena stage = turning("Hostile Takeover", "A   .   .   a   .   b   B");
    stage.target('a').playBottom();
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    stage.untilTurnEnds(stage.figure('a'));
    assertThat(stage.lost('b')).isEqualTo(4);
    assertThat(stage.lost('A') + stage.lost('B')).isZero();
    stage.endRound();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    Arena far = turning("Hostile Takeover", "A   .   .   .   a   .   b   B").playBottom();
    assertThat(far.happened(What.ACTIVATED)).as("four hexes away").isEmpty();
  }

  @Test
  @Played("Domination bottom")
  void dominationControlsTheWholeTurnOfAnEnemy() {
    Arena stage =
        turning("Domination", "A   .   .   .   x   a   b   B\n  .   .   .   c   .   .   .   .");
    stage.target('a').playBottom();
    assertThat(stage.xp('A')).isEqualTo(2);
    stage.way('x').target('c').endTurn().until(Prompt.Kind.STEP);
    assertThat(stage.prompt().decider()).as("the Mindthief").isZero();
    stage.untilTurnEnds(stage.figure('a'));
    assertThat(stage.lost('c')).as("as its player likes").isEqualTo(4);
    assertThat(stage.lost('b') + stage.lost('B')).isZero();
    stage.endRound();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
  }

  @Test
  void dominationNeverTurnsBosses() {
    Arena stage =
        Gloomhaven.trying("Mindthief", "A   .   x   B", "Domination")
            .monster('x', "Boss", Rank.BOSS, StatLine.of(90, 2, 3, 0), STRIDE)
            .start()
            .playBottom();
    assertThat(stage.happened(What.ACTIVATED)).isEmpty();
  }

  @Test
  @Played("Pilfer bottom")
  void pilferAttacksBeforeAndAfterTheMove() {
    Arena stage = play("Pilfer", "a   A   v   w   x   b   B");
    stage.target('a', 'b').way('v', 'w', 'x').playBottom();
    assertThat(stage.stands('A', 'x')).isTrue();
    assertThat(stage.lost('a')).isEqualTo(2);
    assertThat(stage.lost('b')).isEqualTo(2);
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
  }

  private static Arena withElite(String card, String picture) {
    return Gloomhaven.trying("Mindthief", picture, card).another('x', "Idler", Rank.ELITE).start();
  }

  @Test
  @Played("Cranium Overload top")
  void craniumOverloadStrikesThoseBesideWhomItKills() {
    Arena stage =
        withElite(
                "Cranium Overload",
                """
                A   .   .   .   a   b   c   B
                  .   .   .   x   .   .   .
                """)
            .target('a')
            .playTop();
    assertThat(stage.figure('a').isGone()).isTrue();
    assertThat(stage.lost('b')).isEqualTo(2);
    assertThat(stage.lost('x')).isEqualTo(2);
    assertThat(stage.lost('c')).isZero();
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    Arena elite = withElite("Cranium Overload", "A   .   .   x   .   a   B").playTop();
    assertThat(elite.figure('x').isGone()).as("elite").isFalse();
    assertThat(elite.figure('a').isGone()).as("five hexes away").isFalse();
    assertThat(elite.xp('A')).isZero();
    assertThat(elite.zone('A', 0)).isEqualTo(Zone.DISCARD);
  }

  @Test
  @Played("Mass Hysteria top")
  void massHysteriaMuddlesFour() {
    Arena stage =
        play(
                "Mass Hysteria",
                """
                A   .   .   a   b   .   B
                  .   .   c   d   .   .
                .   .   .   e   .   .   .
                """)
            .target('a', 'b', 'c', 'd')
            .playTop();
    for (char letter : new char[] {'a', 'b', 'c', 'd'}) {
      assertThat(stage.lost(letter)).isEqualTo(1);
      assertThat(stage.has(letter, Condition.MUDDLE)).isTrue();
    }
    assertThat(stage.lost('e')).isZero();
    assertThat(stage.xp('A')).isEqualTo(1);
    stage.endTurn();
    assertThat(stage.isStrong(Element.ICE)).isTrue();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    Arena far = play("Mass Hysteria", "A   .   .   .   .   a   B").playTop();
    assertThat(far.lost('a')).as("five hexes away").isZero();
  }

  @Test
  @Played("Frozen Mind top")
  void frozenMindStunsWithIceEachTime() {
    Arena stage = play(List.of("Frozen Mind", "Hostile Takeover"), "b   A   a   .   B");
    stage.turnOf('A', 0, 2).strong(Element.ICE).target('a').play(0, Half.TOP);
    assertThat(stage.lost('a')).isEqualTo(2);
    assertThat(stage.has('a', Condition.STUN)).isTrue();
    assertThat(stage.isInert(Element.ICE)).isTrue();
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    stage.endRound().strong(Element.ICE).turnOf('A', 1, 3).target('b').play(1, Half.TOP);
    assertThat(stage.has('b', Condition.STUN)).as("a ranged attack").isFalse();
    assertThat(stage.isStrong(Element.ICE)).isTrue();
    stage.endRound().strong(Element.ICE).turnOf('A', 4, 5);
    assertThat(basic(stage, 4, 'b')).isEqualTo(2);
    assertThat(stage.has('b', Condition.STUN)).isTrue();
    Arena none = play("Frozen Mind", "b   A   a   .   B").target('a').playTop();
    assertThat(none.lost('a')).isEqualTo(2);
    assertThat(none.has('a', Condition.STUN)).as("without ice").isFalse();
    assertThat(none.xp('A')).isEqualTo(2);
  }

  @Test
  @Played("Frozen Mind bottom")
  void frozenMindSteersAnEnemyTwoHexes() {
    Arena stage = play("Frozen Mind", "A   B   .   .   .   a   x   y   z");
    stage.target('a').way('x', 'y', 'z').playBottom();
    assertThat(stage.stands('a', 'y')).isTrue();
    assertThat(stage.xp('A')).isZero();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    Arena far = play("Frozen Mind", "A   B   .   .   .   .   a   x").playBottom();
    assertThat(far.happened(What.FORCED)).as("six hexes away").isEmpty();
  }

  @Test
  @Played("Corrupting Embrace top")
  void corruptingEmbracePoisonsWithOneAttackAndMuddlesWithTheOther() {
    Arena stage = play("Corrupting Embrace", "b   A   a   .   B").target('a', 'b').playTop();
    assertThat(stage.lost('a')).isEqualTo(1);
    assertThat(stage.lost('b')).isEqualTo(1);
    assertThat(stage.figure('a').conditions()).containsExactly(Condition.POISON);
    assertThat(stage.figure('b').conditions()).containsExactly(Condition.MUDDLE);
    assertThat(stage.xp('A')).isZero();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
  }

  @Test
  @Played("Dark Frenzy top")
  void darkFrenzyTakesIceAndDark() {
    for (int elements = 0; elements < 4; elements++) {
      Arena stage = play("Dark Frenzy", BESIDE);
      strong(stage, (elements & 1) != 0, Element.ICE);
      strong(stage, (elements & 2) != 0, Element.DARK).target('a').playTop();
      int paid = Integer.bitCount(elements);
      assertThat(stage.lost('a')).isEqualTo(2 + 2 * paid);
      assertThat(stage.xp('A')).isEqualTo(paid);
      assertThat(stage.isInert(Element.ICE) && stage.isInert(Element.DARK)).isTrue();
      assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    }
  }

  @Test
  @Played("Dark Frenzy bottom")
  void darkFrenzyMovesAndStrikesFromAfar() {
    Arena stage = play("Dark Frenzy", "A   v   w   x   .   .   a   b   B");
    stage.way('v', 'w', 'x').playBottom();
    assertThat(stage.stands('A', 'x')).isTrue();
    assertThat(stage.lost('a')).isEqualTo(3);
    assertThat(stage.lost('b')).as("four hexes away").isZero();
    assertThat(stage.xp('A')).isEqualTo(1);
    stage.endTurn();
    assertThat(stage.isStrong(Element.ICE)).isTrue();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    Arena blocked = play("Dark Frenzy", "A   a   x   .   B").way('a', 'x').playBottom();
    assertThat(blocked.stands('A', 'A')).as("no jump").isTrue();
  }

  @Test
  @Played("Vicious Blood top")
  void viciousBloodRetaliatesInRoundsWithAMeleeAttack() {
    Arena stage =
        attacked(List.of("Vicious Blood", "Scurry"), "A   a   .   .   B", StatLine.of(90, 2, 1, 0))
            .turnOf('A', 0, 4)
            .target('a')
            .playTop();
    assertThat(stage.lost('a')).isEqualTo(2);
    assertThat(stage.xp('A')).isEqualTo(1);
    stage.endRound();
    assertThat(stage.numbers(What.RETALIATES, 'A')).containsExactly(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    stage.remember().turnOf('A', 2, 3).endRound();
    assertThat(stage.happened(What.RETALIATES)).as("no attack, no retaliation").isEmpty();
    stage.remember().turnOf('A', 1, 5); // before the monster
    basic(stage, 1, 'a');
    stage.endRound();
    assertThat(stage.numbers(What.RETALIATES, 'A')).containsExactly(2);
  }

  @Test
  @Played("Pilfer top")
  void pilferTakesMoneyOffAdjacentEnemies() {
    Arena stage = play("Pilfer", "a   A   b$  c$  .   B").playTop();
    assertThat(stage.sheet('A').tally().loot().moneyTokens()).isEqualTo(1 + 2);
    assertThat(stage.xp('A')).isZero();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    Arena nobody = play("Pilfer", "A   x$  a   .   B").playTop();
    assertThat(nobody.sheet('A').tally().loot().moneyTokens()).isEqualTo(1);
  }

  @Test
  @Played("Many as One bottom")
  void manyAsOneHelpsAlliesByTheirNumber() {
    Arena stage = play("Many as One", "b   B   A   .   C   c   D   d").playBottom();
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.actives('A')).isEmpty();
    assertThat(stage.actives('D')).as("four hexes away").isEmpty();
    assertThat(basic(stage, 1, 'b')).as("not adjacent, so nobody").isZero();
    for (char ally : new char[] {'B', 'C'}) {
      stage.until(Prompt.Kind.ACTION, String.valueOf(ally)).remember();
      char target = Character.toLowerCase(ally);
      stage.basicAttack(stage.figure(target)).goOn();
      assertThat(stage.lost(target)).as("%s", ally).isEqualTo(2 + 2);
    }
    stage.endRound();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    stage.turnOf('A', 2, 3).until(Prompt.Kind.ACTION, "B").remember();
    stage.basicAttack(stage.figure('b')).goOn();
    assertThat(stage.lost('b')).as("the round is over").isEqualTo(2);
  }

  @Test
  @Played("Phantasmal Killer top")
  void phantasmalKillerKillsNormalEnemiesForDark() {
    Arena stage =
        Gloomhaven.trying("Mindthief", "x   A   a   .   B", "Phantasmal Killer", "Hostile Takeover")
            .another('x', "Idler", Rank.ELITE)
            .start();
    stage.turnOf('A', 0, 2).strong(Element.DARK).target('a').play(0, Half.TOP);
    assertThat(stage.figure('a').isGone()).isTrue();
    assertThat(stage.isInert(Element.DARK)).isTrue();
    assertThat(stage.xp('A')).isEqualTo(1);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    stage.endRound().strong(Element.DARK).turnOf('A', 3, 4);
    assertThat(basic(stage, 3, 'x')).as("elite").isEqualTo(2);
    assertThat(stage.isStrong(Element.DARK)).isTrue();
    Arena none = play("Phantasmal Killer", "A   a   .   B").target('a').playTop();
    assertThat(none.lost('a')).as("without dark").isEqualTo(2);
    assertThat(none.xp('A')).isEqualTo(1);
    Arena ranged =
        play(List.of("Phantasmal Killer", "Hostile Takeover"), "b   A   a   .   B").target('a');
    ranged.turnOf('A', 0, 2).play(0, Half.TOP).endRound().strong(Element.DARK);
    ranged.turnOf('A', 1, 3).target('b').play(1, Half.TOP);
    assertThat(ranged.lost('b')).as("a ranged attack").isEqualTo(2);
    assertThat(ranged.isStrong(Element.DARK)).isTrue();
  }

  @Test
  @Played("Many as One top")
  void theRatKingIsHalfAsStrongAsItIsHealthy() {
    Arena stage = play("Many as One", "B   A   .   a   .   .").playTop();
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    Watched king = stage.only("Rat King");
    assertThat(king.hitPoints()).isEqualTo(9);
    stage.endRound().remember().turnOf('A', 2, 3);
    assertThat(stage.lost('a')).as("half of 9, rounded up").isEqualTo(5);
    stage.endRound().remember();
    king.hitPoints(4);
    stage.turnOf('A', 4, 5);
    assertThat(stage.lost('a')).isEqualTo(2);
  }

  @Test
  void theRatKingMovesTwoHexes() {
    Arena stage = play("Many as One", "B   A   .   .   .   .   .   .   a").playTop();
    stage.endRound().remember().turnOf('A', 2, 3);
    assertThat(stage.happened(What.MOVED)).hasSize(2);
  }

  @Test
  @Played("Mass Hysteria bottom")
  void massHysteriaKeepsTwoAugments() {
    Arena stage =
        play(
            List.of("Mass Hysteria", "The Mind's Weakness", "Withering Claw", "Feedback Loop"),
            BESIDE);
    stage.turnOf('A', 0, 1).play(0, Half.BOTTOM);
    assertThat(stage.xp('A')).isZero();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    stage.target('a').perform(new Choice.Act(1, true, false));
    stage.endRound().turnOf('A', 2, 4).target('a').remember().play(2, Half.TOP);
    assertThat(stage.lost('a')).as("1, and 2 of the other one").isEqualTo(1 + 2);
    assertThat(stage.zone('A', 1)).isEqualTo(Zone.ACTIVE);
    stage.endRound().turnOf('A', 3, 5);
    stage.answer(Prompt.Kind.CHOOSE, new Choice.Effect(0)).target('a').play(3, Half.TOP);
    assertThat(stage.zone('A', 1)).as("given up for the third").isEqualTo(Zone.DISCARD);
    assertThat(stage.zone('A', 2)).isEqualTo(Zone.ACTIVE);
    assertThat(stage.zone('A', 3)).isEqualTo(Zone.ACTIVE);
    stage.choose(new Choice.Remove(0, 0));
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
  }

  @Test
  @Played("Psychic Projection bottom")
  void psychicProjectionHasAugmentsWorkAtRange() {
    Arena stage =
        play(
            List.of("Psychic Projection", "The Mind's Weakness", "Hostile Takeover"),
            "b   A   a   .   B");
    stage.turnOf('A', 1, 3).target('b').play(1, Half.TOP).endRound();
    stage.turnOf('A', 0, 2).play(0, Half.BOTTOM);
    assertThat(stage.xp('A')).isZero();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    stage.target('a').play(2, Half.TOP);
    int ranged = stage.lost('a');
    stage.endRound();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    Arena without = play("Hostile Takeover", "b   A   a   .   B").target('a').playTop();
    assertThat(ranged).isEqualTo(without.lost('a') + 2);
  }

  @Test
  @Played("Domination top")
  void dominationLendsTheAugments() {
    List<String> cards = List.of("Domination", "The Mind's Weakness", "Withering Claw");
    Arena stage = play(cards, "c   A   B   a   b");
    stage.turnOf('A', 1, 3).target('c').play(1, Half.TOP).endRound();
    stage.turnOf('A', 0, 4).target('B', 'a').play(0, Half.TOP);
    assertThat(stage.lost('a')).isEqualTo(4 + 2);
    assertThat(stage.lost('b')).isZero();
    assertThat(stage.happened(What.ATTACKED).getFirst().who()).isEqualTo(stage.figure('B').id());
    assertThat(stage.xp('A')).isEqualTo(1);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    assertThat(allyStrikes(stage, 'a')).as("not in its own attacks").isEqualTo(2);
    Arena claw = play(cards, "c   A   B   a   b");
    claw.turnOf('A', 2, 3).target('c').play(2, Half.TOP).endRound();
    claw.turnOf('A', 0, 4).target('B', 'a').play(0, Half.TOP);
    assertThat(claw.lost('a')).isEqualTo(4);
    assertThat(claw.has('a', Condition.POISON)).isTrue();
    assertThat(claw.has('a', Condition.MUDDLE)).isTrue();
    Arena apart = play("Domination", "A   .   B   a").playTop();
    assertThat(apart.lost('a')).isZero();
    assertThat(apart.xp('A')).isZero();
  }
}
