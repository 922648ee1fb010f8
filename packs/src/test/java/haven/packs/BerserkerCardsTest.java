package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Effect;
import haven.model.ability.Element;
import haven.model.card.ModifierCard;
import haven.model.map.Rank;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event.What;
import haven.play.engine.Prompt;
import haven.play.turn.Half;
import haven.play.turn.Zone;
import haven.stage.Arena;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * The halves of the Berserker's cards that say more than numbers. It has 20 of 40 hit points unless
 * said otherwise.
 */
final class BerserkerCardsTest extends CardTrials {
  BerserkerCardsTest() {
    super("Berserker");
  }

  private static final String BESIDE = "A   a   .   B";

  /** It lacks so many of its 40 hit points. */
  private Arena hurt(String card, String picture, int points) {
    return Gloomhaven.trying("Berserker", picture, card).hurt('A', points).start();
  }

  private static void does(Arena stage, int damage, int xp) {
    assertThat(stage.lost('a')).isEqualTo(damage);
    assertThat(stage.xp('A')).isEqualTo(xp);
  }

  // The fewer hit points, the stronger

  @Test
  @Played("Growing Rage top")
  void growingRageCountsLostCards() {
    for (int[] lost : new int[][] {{5, 6, 7}, {5}, {}}) {
      Arena stage = play("Growing Rage", BESIDE).lose('A', lost).discard('A', 8, 9);
      does(stage.target('a').playTop(), lost.length, 1);
      assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    }
  }

  @Test
  @Played("Growing Rage bottom")
  void growingRageAttacksBelowHalf() {
    String picture = "A   .   .   .   a   .   B";
    for (int lacking : new int[] {20, 21}) {
      Arena stage = hurt("Growing Rage", picture, lacking).playBottom();
      assertThat(stage.happened(What.MOVED, 'A')).hasSize(3);
      does(stage, lacking > 20 ? 2 : 0, lacking > 20 ? 1 : 0);
    }
    Arena free = play("Growing Rage", "A   .   .   .   .   .   .   a   B").playBottom();
    assertThat(free.happened(What.MOVED, 'A')).hasSize(3);
    Arena odd = Gloomhaven.trying("Berserker", BESIDE, "Growing Rage").hitPoints('A', 39);
    does(odd.hurt('A', 20).start().way().playBottom(), 2, 1); // 19 of 39: half of it is 20
  }

  @Test
  @Played("Defiance of Death top")
  void defianceOfDeathStrikesHarderBelowHalf() {
    does(hurt("Defiance of Death", BESIDE, 21).target('a').playTop(), 5, 1);
    does(hurt("Defiance of Death", BESIDE, 20).target('a').playTop(), 3, 0);
  }

  @Test
  @Played("From the Brink top")
  void fromTheBrinkHealsAsMuchAsTheBerserkerLacks() {
    Arena stage = hurt("From the Brink", "A   a   B   C", 7).target('B').playTop();
    assertThat(stage.lost('B')).isEqualTo(-7);
    assertThat(stage.lost('A')).isZero();
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    Arena self = hurt("From the Brink", "A   a   .   B", 7).target('A').playTop();
    assertThat(self.lost('A')).isEqualTo(-7);
    Arena far = hurt("From the Brink", "A   a   .   B", 7).turnOf('A', 0, 1);
    far.take(new Choice.Act(0, true, false));
    assertThat(far.offeredFigures()).as("three hexes away").doesNotContain(far.figure('B'));
  }

  @Test
  @Played("Break the Chains bottom")
  void breakTheChainsGoesFartherBelowHalfAndWithFire() {
    String picture = "A   .   .   .   .   .   .   .   .   .   a   B";
    for (int lacking : new int[] {20, 21}) {
      for (boolean fire : new boolean[] {true, false}) {
        Arena stage = hurt("Break the Chains", picture, lacking);
        if (fire) {
          stage.strong(Element.FIRE);
        }
        stage.playBottom();
        int points = 3 + (lacking > 20 ? 2 : 0) + (fire ? 2 : 0);
        assertThat(stage.happened(What.MOVED, 'A')).hasSize(points);
        does(stage, 0, fire ? 1 : 0);
        assertThat(stage.isInert(Element.FIRE)).isTrue();
      }
    }
    Arena stuck = hurt("Break the Chains", "A   a   .   B", 20).strong(Element.FIRE).playBottom();
    assertThat(stuck.happened(What.MOVED, 'A')).as("no jump").isEmpty();
  }

  @Test
  @Played("Seeing Red top")
  void seeingRedShieldsBelowHalf() {
    for (int lacking : new int[] {20, 21}) {
      boolean low = lacking > 20;
      Arena stage =
          Gloomhaven.trying("Berserker", "A   a   .   .   B", "Seeing Red")
              .monsters(MonsterCard.of(98, Ability.attack(3)))
              .hurt('A', lacking)
              .start()
              .playTop();
      does(stage, 4, low ? 1 : 0);
      assertThat(stage.endRound().lost('A')).isEqualTo(low ? 2 : 3);
      assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
      stage.turnOf('A', 2, 3).endRound();
      assertThat(stage.lost('A')).as("next round").isEqualTo((low ? 2 : 3) + 3);
    }
  }

  @Test
  @Played("Seeing Red bottom")
  void seeingRedAddsToAttacksWhileBelowHalf() {
    Arena stage = hurt("Seeing Red", BESIDE, 21).playBottom();
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    assertThat(stage.sheet('A').cards().countingAsLost() & 1).isNotZero();
    assertThat(basic(stage, 1, 'a')).isEqualTo(3);
    stage.figure('A').hitPoints(20);
    assertThat(basic(stage.endRound().turnOf('A', 2, 3), 2, 'a')).as("half").isEqualTo(2);
    stage.figure('A').hitPoints(19);
    assertThat(basic(stage.endRound().turnOf('A', 4, 5), 4, 'a')).isEqualTo(3);
  }

  @Test
  @Played("Final Fight bottom")
  void finalFightGoesAsFarAsCardsAreLost() {
    String picture = "A   .   .   .   .   a   B";
    Arena stage = play("Final Fight", picture).lose('A', 5, 6, 7).playBottom();
    assertThat(stage.happened(What.MOVED, 'A')).hasSize(3);
    Arena paid = play("Final Fight", picture).lose('A', 5, 6, 7, 8).strong(Element.FIRE);
    does(paid.playBottom(), 3, 0);
    assertThat(paid.happened(What.MOVED, 'A')).hasSize(4);
    assertThat(paid.isInert(Element.FIRE)).isTrue();
    does(play("Final Fight", BESIDE).playBottom(), 0, 0);
    does(play("Final Fight", BESIDE).strong(Element.FIRE).playBottom(), 3, 0);
  }

  // Paid with hit points

  @Test
  @Played("Strength in Agony top")
  void strengthInAgonyIsBoughtWithDamage() {
    Arena paid = play("Strength in Agony", BESIDE).target('a').playTop();
    does(paid, 5, 1);
    assertThat(paid.lost('A')).isEqualTo(2);
    Arena unpaid = play("Strength in Agony", BESIDE).unpaid().target('a').playTop();
    does(unpaid, 3, 0);
    assertThat(unpaid.lost('A')).isZero();
  }

  @Test
  @Played("Dazing Wound top")
  void dazingWoundStunsForDamage() {
    Arena paid = play("Dazing Wound", BESIDE).target('a').playTop();
    does(paid, 3, 1);
    assertThat(paid.has('a', Condition.STUN)).isTrue();
    assertThat(paid.lost('A')).isEqualTo(2);
    Arena unpaid = play("Dazing Wound", BESIDE).unpaid().target('a').playTop();
    does(unpaid, 3, 0);
    assertThat(unpaid.has('a', Condition.STUN)).isFalse();
    assertThat(unpaid.lost('A')).isZero();
  }

  @Test
  @Played("Numb the Pain top")
  void numbThePainShieldsForDamage() {
    for (boolean pays : new boolean[] {true, false}) {
      Arena stage = attacked("Numb the Pain", "A   a   .   .   B", StatLine.of(90, 2, 3, 0));
      (pays ? stage : stage.unpaid()).playTop();
      does(stage, 3, pays ? 1 : 0);
      assertThat(stage.lost('A')).isEqualTo(pays ? 2 : 0);
      stage.remember().endRound();
      assertThat(stage.lost('A')).isEqualTo(pays ? 2 : 3);
      assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
      stage.remember().turnOf('A', 2, 3).endRound();
      assertThat(stage.lost('A')).as("next round").isEqualTo(3);
    }
  }

  @Test
  @Played("Numb the Pain bottom")
  void numbThePainStunsOneForDamage() {
    Arena paid = play("Numb the Pain", "A   .   .   .   a   b   B").playBottom();
    assertThat(paid.happened(What.MOVED, 'A')).hasSize(3);
    assertThat(paid.has('a', Condition.STUN)).isTrue();
    assertThat(paid.has('b', Condition.STUN)).isFalse();
    assertThat(paid.lost('A')).isEqualTo(2);
    does(paid, 0, 0);
    Arena free = play("Numb the Pain", "A   .   .   .   .   .   .   a   B").playBottom();
    assertThat(free.happened(What.MOVED, 'A')).hasSize(3);
    Arena one = play("Numb the Pain", "a   A   b   .   B").way().target('b').playBottom();
    assertThat(one.has('b', Condition.STUN)).isTrue();
    assertThat(one.has('a', Condition.STUN)).isFalse();
    Arena unpaid = play("Numb the Pain", BESIDE).unpaid().playBottom();
    assertThat(unpaid.has('a', Condition.STUN)).isFalse();
    assertThat(unpaid.lost('A')).isZero();
  }

  @Test
  @Played("Unstoppable Destruction top")
  void unstoppableDestructionIgnoresShieldForDamage() {
    for (boolean pays : new boolean[] {true, false}) {
      StatLine shielded = StatLine.of(90, 0, 0, 0).having(Effect.shield(3));
      Arena stage = play("Unstoppable Destruction", BESIDE, shielded).target('a');
      does((pays ? stage : stage.unpaid()).playTop(), pays ? 4 : 1, pays ? 1 : 0);
      assertThat(stage.lost('A')).isEqualTo(pays ? 2 : 0);
    }
  }

  @Test
  @Played("Blood Pact top")
  void bloodPactCostsHalfOfTheHitPoints() {
    for (int points : new int[] {20, 19, 1}) {
      Arena stage = hurt("Blood Pact", BESIDE, 40 - points).playTop();
      assertThat(stage.lost('a')).isEqualTo(6);
      assertThat(stage.lost('A')).isEqualTo((points + 1) / 2);
      assertThat(stage.zone('A', 0) == Zone.DISCARD || points == 1).isTrue();
    }
    assertThat(play("Blood Pact", BESIDE).playTop().xp('A')).isEqualTo(1);
  }

  @Test
  @Played("Blood Pact bottom")
  void bloodPactAddsToAttacksAndCostsAHitPointATurn() {
    Arena stage = play("Blood Pact", BESIDE).playBottom();
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.lost('A')).isZero();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    assertThat(stage.sheet('A').cards().countingAsLost() & 1).isNotZero();
    assertThat(basic(stage, 1, 'a')).isEqualTo(3);
    assertThat(stage.endRound().lost('A')).isZero();
    stage.turnOf('A', 2, 3);
    assertThat(stage.lost('A')).isEqualTo(1);
    assertThat(basic(stage, 2, 'a')).isEqualTo(3);
    assertThat(stage.endRound().turnOf('A', 4, 5).lost('A')).isEqualTo(2);
  }

  // Attacks

  @Test
  @Played("Fatal Fury bottom")
  void fatalFuryAttacksMovesAndAttacks() {
    Arena stage = play("Fatal Fury", "a   A   x   b   B").target('a', 'b').way('x').playBottom();
    assertThat(stage.lost('b')).isEqualTo(2);
    does(stage, 2, 0);
    assertThat(stage.stands('A', 'x')).isTrue();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    Arena far = play("Fatal Fury", "a   A   x   y   b   B").target('a').way('x', 'y').playBottom();
    assertThat(far.happened(What.MOVED, 'A')).hasSize(1);
    assertThat(far.lost('b')).isZero();
  }

  @Test
  @Played("Burning Hatred top")
  void burningHatredReachesTwoHexesWithFire() {
    String picture =
        """
        .   e   .   .   c
          a   A   b   d   B
        f   .   .   .   .
        """;
    Arena unpaid = play("Burning Hatred", picture).playTop();
    Arena paid = play("Burning Hatred", picture).strong(Element.FIRE).playTop();
    for (char near : "abe".toCharArray()) {
      assertThat(unpaid.lost(near)).isEqualTo(3);
      assertThat(paid.lost(near)).isEqualTo(3);
    }
    for (char next : "df".toCharArray()) {
      assertThat(unpaid.lost(next)).isZero();
      assertThat(paid.lost(next)).as("two hexes away").isEqualTo(3);
    }
    assertThat(paid.lost('c')).as("three hexes away").isZero();
    assertThat(paid.lost('B')).isZero();
    assertThat(paid.xp('A')).isZero();
    assertThat(paid.isInert(Element.FIRE)).isTrue();
    Arena melee =
        Gloomhaven.trying("Berserker", BESIDE, "Burning Hatred")
            .stack('A', ModifierCard.plus(1), ModifierCard.plus(-1))
            .start()
            .strong(Element.FIRE)
            .playTop();
    assertThat(melee.lost('a')).as("no ranged attack next to it").isEqualTo(4);
  }

  @Test
  @Played("The Maw of Madness top")
  void theMawOfMadnessHealsForEachEnemyDamaged() {
    StatLine line = StatLine.of(90, 0, 0, 0);
    Arena stage =
        Gloomhaven.trying("Berserker", "a   A   x   b   B", "The Maw of Madness")
            .monster('x', "Guard", line.having(Effect.shield(3)), MonsterCard.of(97))
            .start()
            .playTop();
    does(stage, 3, 0);
    assertThat(stage.lost('x')).isZero();
    assertThat(stage.lost('b')).as("not adjacent").isZero();
    assertThat(stage.has('a', Condition.MUDDLE) && stage.has('x', Condition.MUDDLE)).isTrue();
    assertThat(stage.lost('A')).as("one of two was damaged").isEqualTo(-2);
    Arena both = play("The Maw of Madness", "a   A   b   .   B").playTop();
    assertThat(both.lost('A')).isEqualTo(-4);
    Arena poisoned = play("The Maw of Madness", "a   A   b   .   B");
    poisoned.give(poisoned.figure('A'), Condition.POISON).playTop();
    assertThat(poisoned.lost('A')).as("the first of two heals").isEqualTo(-2);
  }

  // Lasting

  @Test
  @Played("Reckless Offensive bottom")
  void recklessOffensiveRetaliatesAndInvitesMelee() {
    Arena stage = attacked("Reckless Offensive", "A   a   .   .   B", StatLine.of(90, 2, 3, 0));
    stage.playBottom();
    assertThat(stage.xp('A')).isZero();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    assertThat(stage.sheet('A').cards().countingAsLost() & 1).isNotZero();
    stage.endRound();
    assertThat(stage.lost('A')).isEqualTo(3 + 1);
    assertThat(stage.lost('a')).isEqualTo(2);
    stage.turnOf('A', 2, 3).endRound();
    assertThat(stage.lost('A')).as("persistent").isEqualTo(8);
    Arena ranged = attacked("Reckless Offensive", "A   .   a   .   B", StatLine.of(90, 0, 3, 3));
    ranged.playBottom().endRound();
    assertThat(ranged.lost('A')).as("a ranged attack").isEqualTo(3);
    assertThat(ranged.lost('a')).as("not adjacent").isZero();
  }

  @Test
  @Played("Shiny Distraction bottom")
  void shinyDistractionHelpsBothWaysThisRound() {
    Arena stage =
        Gloomhaven.trying("Berserker", "A   a   .   .   B", "Shiny Distraction")
            .monsters(MonsterCard.of(98, Ability.attack(3)))
            .stackMonsters(ModifierCard.plus(2), ModifierCard.plus(0), ModifierCard.plus(2))
            .stack('A', ModifierCard.plus(-1), ModifierCard.plus(2), ModifierCard.plus(-1))
            .start()
            .playBottom();
    assertThat(basic(stage, 1, 'a')).isEqualTo(4);
    assertThat(stage.happened(What.INFUSED)).hasSize(1);
    assertThat(stage.endRound().lost('A')).isEqualTo(3);
    assertThat(stage.isInert(Element.FIRE)).isFalse();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    assertThat(basic(stage.turnOf('A', 2, 3), 2, 'a')).as("next round").isEqualTo(1);
    assertThat(stage.endRound().lost('A')).isEqualTo(3 + 5);
  }

  @Test
  @Played("Careless Charge bottom")
  void carelessChargeKeepsNegativeConditionsAway() {
    Arena stage =
        Gloomhaven.trying("Berserker", "A   a   .   .   B", "Careless Charge")
            .monsters(
                MonsterCard.of(
                    98,
                    Ability.give(
                        Set.of(
                            Condition.POISON,
                            Condition.WOUND,
                            Condition.IMMOBILIZE,
                            Condition.DISARM,
                            Condition.STUN,
                            Condition.MUDDLE,
                            Condition.CURSE),
                        Aim.AS_USUAL.range(1))))
            .start()
            .playBottom();
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    assertThat(stage.sheet('A').cards().countingAsLost() & 1).isNotZero();
    stage.endRound().turnOf('A', 2, 3).endRound();
    assertThat(stage.happened(What.GAINED, 'A')).isEmpty();
    assertThat(stage.figure('A').hasAny()).isFalse();
    assertThat(stage.figure('A').isImmuneTo(Condition.STRENGTHEN)).isFalse();
    assertThat(stage.figure('A').isImmuneTo(Condition.INVISIBLE)).isFalse();
  }

  @Test
  @Played("Vengeful Barrage top")
  void vengefulBarrageAnswersDamageFiveTimes() {
    Arena stage =
        attacked("Vengeful Barrage", "b   A   a   .   .   B", StatLine.of(90, 0, 1, 0)).playTop();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    int[] answers = {2, 2, 1};
    for (int i = 0; i < 3; i++) {
      stage.remember();
      (i == 0 ? stage : stage.turnOf('A', 2 * i, 2 * i + 1)).endRound();
      assertThat(stage.lost('a') + stage.lost('b')).isEqualTo(3 * answers[i]);
      assertThat(stage.lost('A')).isEqualTo(2);
      assertThat(stage.xp('A')).isEqualTo(1); // the first, third and fifth
    }
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    Arena unhurt =
        attacked("Vengeful Barrage", "A   a   .   .   B", StatLine.of(90, 0, 0, 0)).playTop();
    assertThat(unhurt.endRound().lost('a')).as("no damage").isZero();
    assertThat(unhurt.actives('A').getFirst().used()).isZero();
  }

  @Test
  @Played("Vengeful Barrage bottom")
  void vengefulBarrageAddsToAttacksOfTheRoundForFire() {
    String picture = "A   .   .   .   .   a   B";
    Arena paid = play("Vengeful Barrage", picture).strong(Element.FIRE).playBottom();
    assertThat(paid.happened(What.MOVED, 'A')).hasSize(4);
    assertThat(paid.xp('A')).isEqualTo(1);
    assertThat(basic(paid, 1, 'a')).isEqualTo(3);
    assertThat(basic(paid.endRound().turnOf('A', 2, 3), 2, 'a')).as("next round").isEqualTo(2);
    assertThat(paid.zone('A', 0)).isEqualTo(Zone.DISCARD);
    Arena free = play("Vengeful Barrage", "A   .   .   .   .   .   .   .   a   B").playBottom();
    assertThat(free.happened(What.MOVED, 'A')).hasSize(4);
    Arena unpaid = play("Vengeful Barrage", picture).playBottom();
    assertThat(unpaid.xp('A')).isZero();
    assertThat(basic(unpaid, 1, 'a')).isEqualTo(2);
  }

  @Test
  @Played("Immortality top")
  void immortalityNegatesFiveSourcesOfDamage() {
    Arena stage =
        attacked("Immortality", "b   A   a   .   .   B", StatLine.of(90, 0, 3, 0)).playTop();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    int[] lost = {0, 0, 3};
    for (int i = 0; i < 3; i++) {
      stage.remember();
      (i == 0 ? stage : stage.turnOf('A', 2 * i, 2 * i + 1)).endRound();
      assertThat(stage.lost('A')).isEqualTo(lost[i]);
      assertThat(stage.xp('A')).as("for the first, third and fifth").isEqualTo(1);
    }
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
  }

  @Test
  @Played("Resolute Stand top")
  void resoluteStandStrikesWithAllThatIsLacking() {
    for (int lacking : new int[] {3, 5, 14, 15}) {
      Arena stage = hurt("Resolute Stand", BESIDE, lacking).target('a').playTop();
      does(stage, lacking, lacking / 5);
      assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    }
    StatLine shielded = StatLine.of(90, 0, 0, 0).having(Effect.shield(2));
    Arena less = play("Resolute Stand", BESIDE, shielded).target('a').playTop();
    does(less, 18, 3);
  }

  /** The Berserker suffers so much. */
  private static Arena paying(Arena stage, int damage) {
    return damage == 0
        ? stage.answer(Prompt.Kind.PAY, new Choice.Decline())
        : stage.answer(Prompt.Kind.PAY, new Choice.Accept(), new Choice.OneOf(damage - 1));
  }

  /** More cannot be chosen; then it is 1. */
  private void atMost(int damage, String card, Half half) {
    Arena stage = paying(play(card, BESIDE), damage + 1).play(0, half);
    assertThat(stage.lost('A')).as("more than %d", damage).isEqualTo(1);
  }

  @Test
  @Played("Strength in Agony bottom")
  void strengthInAgonyGoesFartherForDamage() {
    String picture = "A   .   .   .   .   .   .   .   .   a   B";
    for (int damage = 0; damage <= 3; damage++) {
      Arena stage = paying(play("Strength in Agony", picture), damage).playBottom();
      assertThat(stage.happened(What.MOVED, 'A')).hasSize(4 + damage);
      assertThat(stage.lost('A')).isEqualTo(damage);
      assertThat(stage.happened(What.DAMAGED, 'A')).hasSize(damage > 0 ? 1 : 0);
      assertThat(stage.xp('A')).isZero();
    }
    atMost(3, "Strength in Agony", Half.BOTTOM);
  }

  @Test
  @Played("Reckless Offensive top")
  void recklessOffensiveHitsAsManyAsDamageSuffered() {
    String picture =
        """
        a   b   .
          A   c   B
        d   .   .
        """;
    for (int damage = 0; damage <= 3; damage++) {
      Arena stage = paying(play("Reckless Offensive", picture), damage);
      stage.target('a', 'b', 'c').playTop();
      assertThat(stage.happened(What.ATTACKED)).hasSize(damage);
      assertThat(stage.lost('a') + stage.lost('b') + stage.lost('c')).isEqualTo(4 * damage);
      assertThat(stage.lost('d')).isZero();
      assertThat(stage.lost('A')).isEqualTo(damage);
      assertThat(stage.xp('A')).isZero();
    }
    atMost(3, "Reckless Offensive", Half.TOP);
  }

  @Test
  @Played("Flurry of Axes top")
  void flurryOfAxesHitsEverybodyAsHardAsDamageSuffered() {
    for (int damage = 0; damage <= 4; damage++) {
      Arena stage = paying(play("Flurry of Axes", "b   A   .   .   a   c   B"), damage).playTop();
      does(stage, damage, 2);
      assertThat(stage.lost('b')).isEqualTo(damage);
      assertThat(stage.happened(What.ATTACKED)).hasSize(2);
      assertThat(stage.lost('c')).as("four hexes away").isZero();
      assertThat(stage.lost('A')).isEqualTo(damage);
      assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    }
    atMost(4, "Flurry of Axes", Half.TOP);
  }

  @Test
  @Played("The Maw of Madness bottom")
  void theMawOfMadnessStrikesHarderForDamage() {
    for (int damage = 0; damage <= 5; damage++) {
      Arena stage = paying(play("The Maw of Madness", "A   .   .   a   b   B"), damage);
      does(stage.playBottom(), 3 + damage, 0);
      assertThat(stage.has('a', Condition.IMMOBILIZE)).isTrue();
      assertThat(stage.happened(What.ATTACKED)).hasSize(1);
      assertThat(stage.lost('A')).isEqualTo(damage);
      assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    }
    Arena far = paying(play("The Maw of Madness", "A   .   .   .   a   B"), 0).playBottom();
    assertThat(far.lost('a')).as("four hexes away").isZero();
    Arena farther = paying(play("The Maw of Madness", "A   .   .   .   a   B"), 1).playBottom();
    assertThat(farther.lost('a')).isZero();
    atMost(5, "The Maw of Madness", Half.BOTTOM);
  }

  @Test
  @Played("Glass Hammer top")
  void glassHammerStrikesWithAllThatIsLeft() {
    for (int left : new int[] {1, 11, 15}) {
      Arena stage = hurt("Glass Hammer", BESIDE, 40 - left).target('a').playTop();
      does(stage, left, left / 5);
      assertThat(stage.figure('A').hitPoints()).isEqualTo(1);
      assertThat(stage.happened(What.DAMAGED, 'A')).as("no damage").isEmpty();
      assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    }
  }

  @Test
  @Played("Fatal Fury top")
  void fatalFuryKillsWhoeverHasLessThanHalfOfWhatIsLacking() {
    for (int points : new int[] {9, 10}) {
      Arena stage =
          Gloomhaven.trying("Berserker", "x   A   y   a   B", "Fatal Fury")
              .monster('x', "Guard", StatLine.of(points, 0, 0, 0), MonsterCard.of(97))
              .monster('y', "Chief", Rank.ELITE, StatLine.of(1, 0, 0, 0), MonsterCard.of(96))
              .start();
      stage.figure('a').hitPoints(1);
      stage.playTop();
      assertThat(stage.figure('x').isGone()).isEqualTo(points < 10);
      assertThat(stage.figure('y').isGone()).as("elite").isFalse();
      assertThat(stage.figure('a').isGone()).as("not adjacent").isFalse();
      assertThat(stage.xp('A')).isEqualTo(points < 10 ? 1 : 0);
      assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
      assertThat(stage.endTurn().isStrong(Element.FIRE)).isEqualTo(points < 10);
    }
    Arena odd =
        Gloomhaven.trying("Berserker", "x   A   .   B", "Fatal Fury")
            .hurt('A', 19)
            .monster('x', "Guard", StatLine.of(9, 0, 0, 0), MonsterCard.of(97))
            .start()
            .playTop();
    assertThat(odd.figure('x').isGone()).as("9 is less than nine and a half").isTrue();
    Arena two = play("Fatal Fury", "a   A   b   .   B");
    two.figure('a').hitPoints(5);
    two.figure('b').hitPoints(5);
    two.target('b').playTop();
    assertThat(two.figure('b').isGone()).isTrue();
    assertThat(two.figure('a').isGone()).as("one of them").isFalse();
  }

  @Test
  @Played("Final Fight top")
  void finalFightKillsAndExhausts() {
    Arena stage =
        Gloomhaven.trying("Berserker", "A   x   a   B", "Final Fight")
            .monster('x', "Guard", Rank.ELITE, StatLine.of(99, 0, 0, 0), MonsterCard.of(97))
            .start()
            .playTop();
    assertThat(stage.figure('x').isGone()).isTrue();
    assertThat(stage.figure('a').isGone()).as("not adjacent").isFalse();
    assertThat(stage.sheet('A').isOut()).isTrue();
    assertThat(stage.xp('A')).isEqualTo(3);
    Arena normal = play("Final Fight", "b   A   a   .   B").target('a').playTop();
    assertThat(normal.figure('a').isGone()).isTrue();
    assertThat(normal.figure('b').isGone()).as("one of them").isFalse();
    Arena boss =
        Gloomhaven.trying("Berserker", "A   x   a   B", "Final Fight")
            .monster('x', "Chief", Rank.BOSS, StatLine.of(9, 0, 0, 0), MonsterCard.of(97))
            .start()
            .playTop();
    assertThat(boss.figure('x').isGone()).isFalse();
  }

  @Test
  @Played("Defiance of Death bottom")
  void defianceOfDeathNegatesDeadlyDamageThreeTimes() {
    Arena stage = attacked("Defiance of Death", "b   A   a   .   .   B", StatLine.of(90, 0, 3, 0));
    stage.figure('A').hitPoints(7);
    stage.playBottom();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    assertThat(stage.sheet('A').cards().countingAsLost() & 1).isNotZero();
    stage.endRound();
    assertThat(stage.figure('A').hitPoints()).as("7, 4, 1").isEqualTo(1);
    assertThat(stage.xp('A')).isZero();
    stage.turnOf('A', 2, 3).endRound();
    assertThat(stage.figure('A').hitPoints()).isEqualTo(1);
    assertThat(stage.xp('A')).isEqualTo(2);
    stage.select("A", 4, 5).endRound();
    assertThat(stage.xp('A')).isEqualTo(3);
    assertThat(stage.sheet('A').isOut()).as("the fourth").isTrue();
  }

  @Test
  @Played("Cauterize bottom")
  void cauterizeAddsToFourHeals() {
    Arena stage =
        play(
            List.of("Cauterize", "Furious Aid", "Bounce Back", "From the Brink", "Unbridled Power"),
            BESIDE);
    stage.turnOf('A', 0, 5).play(0, Half.BOTTOM);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    stage.endRound().turnOf('A', 1, 6).target('A').play(1, Half.BOTTOM);
    assertThat(stage.lost('A')).isEqualTo(-(3 + 2));
    assertThat(stage.xp('A')).isZero();
    stage.endRound().turnOf('A', 2, 7).way().play(2, Half.BOTTOM);
    assertThat(stage.lost('A')).isEqualTo(-(1 + 2));
    assertThat(stage.xp('A')).isEqualTo(1);
    stage.endRound().turnOf('A', 3, 4).play(4, Half.BOTTOM);
    assertThat(stage.lost('A')).isEqualTo(-(3 + 2));
    assertThat(stage.xp('A')).as("of the card itself").isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    stage.target('A').play(3, Half.TOP);
    assertThat(stage.xp('A')).as("of that card and the fourth heal").isEqualTo(2 + 1);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    Arena other = play(List.of("Cauterize", "Furious Aid"), BESIDE);
    other.turnOf('A', 0, 2).play(0, Half.BOTTOM).endRound();
    other.turnOf('A', 1, 3).target('B').play(1, Half.BOTTOM);
    assertThat(other.lost('B')).as("another is healed").isEqualTo(-3);
    assertThat(other.actives('A').getFirst().used()).isZero();
  }

  @Test
  @Played("Spiked Armor top")
  void spikedArmorAddsToRetaliatesOfTheRound() {
    Arena stage =
        attacked(
            List.of("Spiked Armor", "Resolute Stand"),
            "A   a   .   .   B",
            StatLine.of(90, 2, 1, 0));
    stage.turnOf('A', 0, 1).play(0, Half.TOP);
    assertThat(stage.xp('A')).isEqualTo(1);
    stage.way().play(1, Half.BOTTOM).endRoundOrStay();
    assertThat(stage.lost('a')).isEqualTo(1 + 2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    Arena none = attacked("Spiked Armor", "A   a   .   .   B", StatLine.of(90, 2, 1, 0));
    assertThat(none.playTop().endRound().lost('a')).as("no retaliate").isZero();
  }

  @Test
  @Played("Unbridled Power bottom")
  void unbridledPowerHealsBeyondTheMaximum() {
    Arena stage =
        Gloomhaven.trying(
                "Berserker",
                BESIDE,
                "Unbridled Power",
                "Bounce Back",
                "Defiance of Death",
                "Furious Aid")
            .hitPoints('A', 22)
            .hurt('A', 1)
            .start();
    stage.turnOf('A', 0, 4).play(0, Half.BOTTOM);
    assertThat(stage.figure('A').hitPoints()).isEqualTo(24);
    assertThat(stage.figure('A').maxHitPoints()).isEqualTo(22);
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    assertThat(stage.sheet('A').cards().countingAsLost() & 1).isNotZero();
    stage.endRound().turnOf('A', 1, 5).way().play(1, Half.BOTTOM);
    assertThat(stage.figure('A').hitPoints()).as("persistent").isEqualTo(25);
    stage.endRound().turnOf('A', 3, 6).target('A').play(3, Half.BOTTOM);
    assertThat(stage.figure('A').hitPoints()).as("26 at most").isEqualTo(26);
    stage.figure('A').hitPoints(11);
    stage.endRound().turnOf('A', 2, 7).target('a').play(2, Half.TOP);
    assertThat(stage.lost('a')).as("half of 22, not less").isEqualTo(3);
  }

  @Test
  @Played("Unstoppable Destruction bottom")
  void unstoppableDestructionMakesAShortRestALongOne() {
    for (boolean benefits : new boolean[] {true, false}) {
      Arena stage =
          Gloomhaven.trying("Berserker", BESIDE, "Unstoppable Destruction")
              .items('A', Gloomhaven.PACK.item("Boots of Striding"))
              .start()
              .discard('A', 2, 3);
      stage.sheet('A').items().use(0);
      stage.answer(Prompt.Kind.SHORT_REST, new Choice.Accept());
      stage.answer(Prompt.Kind.REST_LOSS, new Choice.Card(3));
      if (benefits) {
        stage.playBottom();
        assertThat(stage.xp('A')).isZero();
      } else {
        stage.turnOf('A', 0, 1).remember();
      }
      stage.endRound();
      assertThat(stage.lost('A')).isEqualTo(benefits ? -2 : 0);
      assertThat(stage.sheet('A').items().isReady(0)).isEqualTo(benefits);
      assertThat(stage.zone('A', 3) == Zone.LOST || !benefits).as("as it likes").isTrue();
      assertThat(Integer.bitCount(stage.sheet('A').cards().lost())).isEqualTo(1);
      assertThat(stage.sheet('A').cards().discards()).isZero();
    }
    Arena later = play("Unstoppable Destruction", BESIDE).discard('A', 2, 3).playBottom();
    later.answer(Prompt.Kind.SHORT_REST, new Choice.Decline()).endRound();
    later.turnOf('A', 4, 5).answer(Prompt.Kind.SHORT_REST, new Choice.Accept()).endRound();
    assertThat(later.lost('A')).as("not in the next round").isZero();
  }

  @Test
  @Played("Bone Breaker bottom")
  void boneBreakerTakesFlightAway() {
    Arena stage =
        Gloomhaven.trying("Berserker", "A   .   .   .   x   y   B", "Bone Breaker")
            .monster('x', Gloomhaven.PACK, "Sun Demon", Rank.NORMAL)
            .another('y', "Sun Demon", Rank.NORMAL)
            .hitPoints('x', 30)
            .start()
            .target('x')
            .playBottom();
    assertThat(stage.lost('x')).as("it has a shield of 1").isEqualTo(3 - 1);
    assertThat(stage.figure('x').isFlying()).isFalse();
    assertThat(stage.figure('y').isFlying()).isTrue();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    assertThat(stage.endRound().figure('x').isFlying()).as("for good").isFalse();
    Arena far = play("Bone Breaker", "A   .   .   .   .   a   B").playBottom();
    assertThat(far.lost('a')).as("five hexes away").isZero();
  }

  @Test
  @Played("Careless Charge top")
  void carelessChargeWoundsFriendsForMore() {
    Arena near =
        play(
            "Careless Charge",
            """
            B   C   D
              A   a   y   z   .
            """);
    near.way().target('a').playTop();
    does(near, 4, 0);
    assertThat(near.stands('a', 'z')).isTrue();
    assertThat(near.has('a', Condition.IMMOBILIZE)).isTrue();
    for (char friend : "ABC".toCharArray()) {
      assertThat(near.has(friend, Condition.WOUND)).as("%s", friend).isTrue();
    }
    assertThat(near.has('D', Condition.WOUND)).as("not adjacent").isFalse();
    Arena unpaid = play("Careless Charge", "B   A   a   y   z").unpaid().way().playTop();
    does(unpaid, 4, 0);
    assertThat(unpaid.stands('a', 'a')).isTrue();
    assertThat(unpaid.has('A', Condition.WOUND) || unpaid.has('B', Condition.WOUND)).isFalse();
    assertThat(unpaid.has('a', Condition.IMMOBILIZE)).isFalse();
    Arena moved = play("Careless Charge", "A   .   .   .   .   .   .   a   B").playTop();
    assertThat(moved.happened(What.MOVED, 'A')).hasSize(3);
  }
}
