package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.ability.Ability;
import haven.model.ability.Consequence.Recover.Pile;
import haven.model.ability.Element;
import haven.model.ability.Value;
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
import org.junit.jupiter.api.Test;

/** The halves of the Sunkeeper's cards that say more than numbers. */
final class SunkeeperCardsTest extends CardTrials {
  SunkeeperCardsTest() {
    super("Sunkeeper");
  }

  private static final String BESIDE = "A   a   .   B";
  private static final String ALLIES = "D   .   .   A   B   C   .   a";
  private static final boolean[] EITHER = {true, false};
  private static final MonsterCard ATTACK = MonsterCard.of(98, Ability.Attack.of(Value.STAT));

  private static Arena trying(String picture, String... cards) {
    return Gloomhaven.trying("Sunkeeper", picture, cards);
  }

  /** With light, or without. */
  private Arena lit(boolean light, String card, String picture) {
    Arena stage = play(card, picture);
    return light ? stage.strong(Element.LIGHT) : stage;
  }

  private static void ends(Arena stage, Zone pile, int xp) {
    assertThat(stage.zone('A', 0)).isEqualTo(pile);
    assertThat(stage.xp('A')).isEqualTo(xp);
  }

  private static void isGoneForGood(Arena stage, int xp) {
    ends(stage, Zone.LOST, xp);
    assertThat(stage.sheet('A').cards().recoverable(Pile.LOST) & 1).isZero();
  }

  private static void infusesLight(Arena stage) {
    assertThat(stage.endTurn().isStrong(Element.LIGHT)).isTrue();
  }

  private static List<Boolean> have(Arena stage, Condition condition, String letters) {
    return letters.chars().mapToObj(letter -> stage.has((char) letter, condition)).toList();
  }

  // For all allies near

  @Test
  @Played("Purifying Aura bottom")
  void purifyingAuraReachesFartherWithLight() {
    for (boolean light : EITHER) {
      Arena stage = lit(light, "Purifying Aura", ALLIES).playBottom();
      assertThat(have(stage, Condition.STRENGTHEN, "ABCDa"))
          .containsExactly(false, true, light, false, false);
      assertThat(stage.happened(What.CONSUMED)).hasSize(light ? 1 : 0);
      ends(stage, Zone.DISCARD, 0);
    }
  }

  @Test
  @Played("Beacon of Light top")
  void beaconOfLightHealsWithinFour() {
    Arena stage = play("Beacon of Light", "A   B   .   .   C   D   a").playTop();
    assertThat(stage.numbers(What.HEALED, 'A')).containsExactly(1);
    assertThat(stage.numbers(What.HEALED, 'B')).containsExactly(1);
    assertThat(stage.numbers(What.HEALED, 'C')).containsExactly(1);
    assertThat(stage.numbers(What.HEALED, 'D')).isEmpty();
    ends(stage, Zone.DISCARD, 0);
  }

  @Test
  @Played("Engulfing Radiance top")
  void engulfingRadianceHealsEverybody() {
    Arena stage = play("Engulfing Radiance", "A   B   .   .   .   .   .   .   C   a").playTop();
    for (char hero : new char[] {'A', 'B', 'C'}) {
      assertThat(stage.lost(hero)).isEqualTo(-3);
    }
    assertThat(stage.happened(What.HEALED)).hasSize(3);
    ends(stage, Zone.LOST, 2);
    infusesLight(stage);
  }

  @Test
  @Played("Engulfing Radiance bottom")
  void engulfingRadianceWorksAgainstAttacksWithinFour() {
    Arena stage =
        trying(
                """
                a   A   .   .   .   B   C   c
                  .   .   .   .   b   .   .
                """,
                "Engulfing Radiance")
            .monsters(ATTACK)
            .stackMonsters(
                ModifierCard.plus(1),
                ModifierCard.plus(-1),
                ModifierCard.plus(1),
                ModifierCard.plus(-1),
                ModifierCard.plus(1))
            .start()
            .playBottom();
    ends(stage, Zone.ACTIVE, 0);
    infusesLight(stage);
    stage.endRound();
    assertThat(stage.lost('A')).isEqualTo(1);
    assertThat(stage.lost('B')).isEqualTo(1);
    assertThat(stage.lost('C')).as("five hexes away").isEqualTo(3);
    ends(stage, Zone.DISCARD, 0);
  }

  @Test
  @Played("Path of Glory bottom")
  void pathOfGloryBlessesWhomItLeadsThrough() {
    Arena stage = play("Path of Glory", "A   B   x   y   C   a").way('B', 'x', 'y').playBottom();
    assertThat(stage.stands('A', 'y')).isTrue();
    assertThat(stage.modifiers("B").drawPile()).containsOnlyOnce(ModifierCard.BLESS);
    assertThat(stage.modifiers("A").drawPile()).doesNotContain(ModifierCard.BLESS);
    assertThat(stage.modifiers("C").drawPile()).as("beside").doesNotContain(ModifierCard.BLESS);
    assertThat(stage.happened(What.MOVED, 'A')).hasSize(3);
    ends(stage, Zone.LOST, 1);
    Arena far = play("Path of Glory", "A   .   .   .   .   .   .   .   B   a").playBottom();
    assertThat(far.happened(What.MOVED, 'A')).hasSize(5);
  }

  @Test
  @Played({"Supportive Chant top", "Supportive Chant bottom"})
  void supportiveChantIsForAllOthersInThisRound() {
    String picture = "b   A   .   .   .   .   .   .   .   .   .   a   B   .   .   .   .   .";
    Arena attacks = play(List.of("Supportive Chant", "Weapon of Purity"), picture).playTop();
    ends(attacks, Zone.ACTIVE, 1);
    attacks.answer(Prompt.Kind.STEP, new Choice.Decline()).target('b');
    attacks.perform(new Choice.Act(1, false, false));
    assertThat(attacks.lost('b')).as("not its own").isEqualTo(3);
    attacks.until(Prompt.Kind.ACTION, "B");
    assertThat(basic(attacks, 9, 'a')).isEqualTo(3);
    attacks.perform(new Choice.Act(8, false, true));
    assertThat(attacks.happened(What.MOVED, 'B')).as("no moves").hasSize(2);
    attacks.endRound();
    ends(attacks, Zone.DISCARD, 1);

    Arena moves = play("Supportive Chant", picture).playBottom();
    ends(moves, Zone.ACTIVE, 0);
    moves.until(Prompt.Kind.ACTION, "B").perform(new Choice.Act(8, false, true));
    assertThat(moves.happened(What.MOVED, 'B')).hasSize(4);
    moves.endRound();
    ends(moves, Zone.DISCARD, 0);
  }

  @Test
  @Played("Protective Blessing bottom")
  void protectiveBlessingPreventsAllDamageOfTheRound() {
    String picture =
        """
        b   B   A   a   .
          .   .   .   .   .
        .   C   c   .   .
        """;
    Arena stage = attacked("Protective Blessing", picture, StatLine.of(90, 0, 3, 0)).playBottom();
    ends(stage, Zone.ACTIVE, 2);
    infusesLight(stage);
    stage.endRound();
    assertThat(stage.lost('A')).isZero();
    assertThat(stage.lost('B')).isZero();
    assertThat(stage.lost('C')).as("not adjacent").isEqualTo(3);
    ends(stage, Zone.LOST, 2);
    stage.endRound();
    assertThat(stage.lost('A') + stage.lost('B')).as("a round later").isEqualTo(6);
  }

  // For one ally

  @Test
  @Played("Brilliant Prayer top")
  void brilliantPrayerBringsALostCardBack() {
    Arena stage = play("Brilliant Prayer", "C   .   A   B   a").lose('B', 5, 6).lose('C', 5);
    stage.lose('A', 5).discard('B', 0, 1).target('C').playTop();
    assertThat(stage.zone('B', 5)).isEqualTo(Zone.HAND);
    assertThat(stage.zone('B', 6)).as("one").isEqualTo(Zone.LOST);
    assertThat(stage.zone('B', 0)).as("not discarded").isEqualTo(Zone.DISCARD);
    assertThat(stage.zone('C', 5)).as("not adjacent").isEqualTo(Zone.LOST);
    assertThat(stage.zone('A', 5)).as("not its own").isEqualTo(Zone.LOST);
    isGoneForGood(stage, 2);
  }

  @Test
  @Played("Bright Aegis bottom")
  void brightAegisBringsTwoBackWithLight() {
    for (boolean light : EITHER) {
      Arena stage = lit(light, "Bright Aegis", "C   .   A   B   a").lose('B', 5, 6, 7);
      stage.lose('C', 5).discard('B', 0, 1).target('C').playBottom();
      assertThat(stage.zone('B', 5)).isEqualTo(Zone.HAND);
      assertThat(stage.zone('B', 6)).isEqualTo(light ? Zone.HAND : Zone.LOST);
      assertThat(stage.zone('B', 7)).isEqualTo(Zone.LOST);
      assertThat(stage.zone('B', 0)).isEqualTo(Zone.DISCARD);
      assertThat(stage.zone('C', 5)).as("not adjacent").isEqualTo(Zone.LOST);
      isGoneForGood(stage, light ? 3 : 2);
    }
  }

  @Test
  @Played("Empowering Command top")
  void empoweringCommandBringsThreeBackWithLight() {
    for (boolean light : EITHER) {
      Arena stage = lit(light, "Empowering Command", "C   .   A   B   a").lose('B', 6);
      stage.discard('B', 0, 1).discard('B', 2, 3).discard('C', 0, 1).target('C').playTop();
      assertThat(stage.sheet('B').cards().discards()).isEqualTo(light ? 0b1000 : 0b1100);
      assertThat(stage.zone('B', 6)).as("not lost ones").isEqualTo(Zone.LOST);
      assertThat(stage.zone('C', 0)).as("not adjacent").isEqualTo(Zone.DISCARD);
      ends(stage, Zone.DISCARD, light ? 1 : 0);
    }
  }

  @Test
  @Played({"Empowering Command bottom", "Illuminate the Target bottom"})
  void anAdjacentAllyAttacks() {
    for (String card : List.of("Empowering Command", "Illuminate the Target")) {
      Arena stage = play(card, "a   C   .   A   B   b").target('C').playBottom();
      assertThat(stage.happened(What.ATTACKED)).hasSize(1);
      assertThat(stage.happened(What.ATTACKED, 'B')).hasSize(1);
      assertThat(stage.lost('b')).isEqualTo(card.startsWith("E") ? 4 : 6);
      assertThat(stage.lost('a')).as("C is not adjacent").isZero();
      ends(stage, Zone.DISCARD, 0);
    }
  }

  @Test
  @Played("Tactical Order top")
  void tacticalOrderMovesAnAllyWithinThree() {
    Arena stage = play("Tactical Order", "A   a   .   B   .   .   .   .   .   .   C");
    stage.target('B').playTop();
    assertThat(stage.happened(What.MOVED, 'B')).hasSize(4);
    assertThat(stage.happened(What.MOVED)).hasSize(4);
    ends(stage, Zone.DISCARD, 0);
    Arena far = play("Tactical Order", "A   a   .   .   B   .   .   .   .   .   .").playTop();
    assertThat(far.happened(What.MOVED)).as("four hexes away").isEmpty();
  }

  @Test
  @Played("Mobilizing Axiom bottom")
  void mobilizingAxiomMovesAllWithinFive() {
    Arena stage =
        play(
            "Mobilizing Axiom",
            """
            .   .   .   .   .   .   .   .   .   .   .   .
              A   .   .   .   .   B   C   .   a   .   .
            .   .   .   .   D   .   .   .   .   .   .   .
            """);
    stage.playBottom();
    assertThat(stage.happened(What.MOVED, 'B')).hasSize(4);
    assertThat(stage.happened(What.MOVED, 'D')).hasSize(4);
    assertThat(stage.happened(What.MOVED)).as("C is six hexes away").hasSize(8);
    ends(stage, Zone.LOST, 1);
  }

  @Test
  @Played("Lay on Hands top")
  void layOnHandsHealsEverythingAndHurtsOneself() {
    Arena stage = play("Lay on Hands", "C   A   B   a").target('B');
    stage.answer(Prompt.Kind.TARGET, new Choice.Decline()).playTop();
    assertThat(stage.figure('B').hitPoints()).isEqualTo(stage.figure('B').maxHitPoints());
    assertThat(stage.lost('B')).isEqualTo(-20);
    assertThat(stage.lost('C')).isZero();
    assertThat(stage.lost('A')).isEqualTo(3);
    ends(stage, Zone.LOST, 2);
    infusesLight(stage);
    Arena apart = play("Lay on Hands", "A   .   B   a").target('B').playTop();
    assertThat(apart.lost('B')).as("not adjacent").isZero();
  }

  @Test
  @Played("Inspiring Sanctity bottom")
  void inspiringSanctityGivesExperienceForEachAttack() {
    String picture =
        """
        D   c   .   .   A   d   .   B   a
          .   .   .   .   .   .   .   .   .
        .   .   C   b   .   .   .   .   .
        """;
    Arena stage = play("Inspiring Sanctity", picture).playBottom();
    assertThat(stage.lost('a')).isEqualTo(4);
    assertThat(stage.lost('b')).isEqualTo(4);
    assertThat(stage.lost('c')).as("D is four hexes away").isZero();
    assertThat(stage.happened(What.ATTACKED)).hasSize(2);
    ends(stage, Zone.LOST, 2);
    assertThat(stage.xp('B') + stage.xp('C')).isZero();
    Arena one = play("Inspiring Sanctity", "A   B   .   C   a").playBottom();
    ends(one, Zone.LOST, 1);
  }

  @Test
  @Played("Inspiring Sanctity top")
  void inspiringSanctityKillsWithLight() {
    for (Rank rank : List.of(Rank.NORMAL, Rank.ELITE, Rank.BOSS)) {
      for (boolean light : EITHER) {
        Arena stage =
            trying("a   C   .   A   B   x   b", "Inspiring Sanctity")
                .monster('x', "Guard", rank, StatLine.of(90, 0, 0, 0), MonsterCard.of(97))
                .start();
        if (light) {
          stage.strong(Element.LIGHT);
        }
        stage.target('C').playTop();
        boolean killed = light && rank != Rank.BOSS;
        assertThat(stage.figure('x').isGone()).isEqualTo(killed);
        assertThat(killed ? 8 : stage.lost('x')).isEqualTo(8);
        assertThat(stage.lost('a') + stage.lost('b')).isZero();
        assertThat(stage.isInert(Element.LIGHT)).isTrue();
        ends(stage, Zone.LOST, light ? 3 : 2);
      }
    }
  }

  @Test
  void whoHasNobodyNextToItGainsNothing() {
    for (String card : List.of("Empowering Command", "Inspiring Sanctity")) {
      ends(lit(true, card, "A   .   B   a").discard('B', 0, 1).playTop(), Zone.DISCARD, 0);
    }
    Arena stage = lit(true, "Bright Aegis", "A   .   B   a").lose('B', 5).playBottom();
    ends(stage, Zone.DISCARD, 0);
  }

  // Heals with light

  @Test
  @Played({"Glorious Bolt top", "Unwavering Mandate bottom"})
  void lightAddsATargetToAHeal() {
    for (boolean light : EITHER) {
      Arena bolt = lit(light, "Glorious Bolt", "D   .   .   A   .   B   C   a");
      bolt.target('B', 'D').playTop();
      assertThat(bolt.lost('B')).isEqualTo(-5);
      assertThat(bolt.lost('D')).isEqualTo(light ? -5 : 0);
      assertThat(bolt.lost('A') + bolt.lost('C')).isZero();
      ends(bolt, Zone.LOST, light ? 2 : 1);

      Arena mandate = lit(light, "Unwavering Mandate", "D   .   A   .   B   C   a");
      mandate.target('B', 'A').playBottom();
      assertThat(mandate.lost('B')).isEqualTo(-3);
      assertThat(mandate.lost('A')).isEqualTo(light ? -3 : 0);
      assertThat(mandate.lost('C') + mandate.lost('D')).isZero();
      ends(mandate, Zone.DISCARD, light ? 1 : 0);
    }
    Arena three = play("Unwavering Mandate", "A   .   .   B   a").target('B').playBottom();
    assertThat(three.lost('B')).isZero();
    Arena four = play("Glorious Bolt", "A   .   .   .   B   a").target('B').playTop();
    assertThat(four.lost('B')).isZero();
  }

  @Test
  @Played("Burning Flash bottom")
  void burningFlashTurnsAnyElementIntoLight() {
    for (boolean paid : EITHER) {
      Arena stage = play("Burning Flash", "A   .   .   B   a");
      if (paid) {
        stage.strong(Element.ICE);
      }
      stage.target('B').playBottom();
      assertThat(stage.lost('B')).isEqualTo(paid ? -4 : -3);
      assertThat(stage.isInert(Element.ICE)).isTrue();
      assertThat(stage.endTurn().isStrong(Element.LIGHT)).isEqualTo(paid);
      ends(stage, Zone.DISCARD, 0);
    }
    Arena far = play("Burning Flash", "A   .   .   .   B   a").target('B').playBottom();
    assertThat(far.lost('B')).isZero();
  }

  // Attacks

  @Test
  @Played({"Hammer Blow top", "Defensive Stance top", "Path of Glory top"})
  void lightAddsOneAndAdvantage() {
    for (String card : List.of("Hammer Blow", "Defensive Stance", "Path of Glory")) {
      for (boolean light : EITHER) {
        Arena stage =
            trying(BESIDE, card).stack('A', ModifierCard.plus(-1), ModifierCard.plus(1)).start();
        if (light) {
          stage.strong(Element.LIGHT);
        }
        stage.target('a').playTop();
        int attack = card.startsWith("P") ? 5 : 4;
        assertThat(stage.lost('a')).isEqualTo(light ? attack + 1 + 1 : attack - 1);
        assertThat(stage.isInert(Element.LIGHT)).isTrue();
        ends(stage, Zone.DISCARD, light ? 1 : 0);
      }
    }
  }

  @Test
  @Played("Daybreak top")
  void daybreakTurnsDarkIntoLight() {
    for (boolean dark : EITHER) {
      Arena stage = play("Daybreak", BESIDE);
      if (dark) {
        stage.strong(Element.DARK);
      }
      stage.target('a').playTop();
      assertThat(stage.lost('a')).isEqualTo(dark ? 4 : 3);
      assertThat(stage.has('a', Condition.MUDDLE)).isTrue();
      ends(stage, Zone.DISCARD, dark ? 1 : 0);
      assertThat(stage.isInert(Element.DARK)).isTrue();
      assertThat(stage.endTurn().isStrong(Element.LIGHT)).isEqualTo(dark);
    }
  }

  @Test
  @Played("Burning Flash top")
  void burningFlashHitsEverybodyAdjacent() {
    Arena stage = play("Burning Flash", "c   .   b   A   a   .   B").playTop();
    assertThat(List.of(stage.lost('a'), stage.lost('b'), stage.lost('c'))).containsExactly(4, 4, 0);
    ends(stage, Zone.LOST, 2);
    infusesLight(stage);
  }

  @Test
  @Played("Weapon of Purity top")
  void weaponOfPurityTakesLightForAWholeAttackAction() {
    Arena stage =
        trying("b   A   a   .   B", "Weapon of Purity", "Burning Flash")
            .stack('A', ModifierCard.plus(-1), ModifierCard.plus(1))
            .start()
            .turnOf('A', 0, 2)
            .play(0, Half.TOP);
    ends(stage, Zone.ACTIVE, 0);
    stage.endRound().strong(Element.LIGHT).turnOf('A', 1, 3);
    stage.remember().target('a', 'b').perform(new Choice.Act(1, true, false));
    assertThat(stage.lost('a')).as("advantage").isEqualTo(4 + 2 + 1);
    assertThat(stage.lost('b')).isEqualTo(4 + 2);
    assertThat(stage.xp('A')).as("1 for each target of that card").isEqualTo(1 + 2);
    assertThat(stage.happened(What.CONSUMED)).hasSize(1);
    stage.endRound().endRound().endRound().turnOf('A', 4, 5);
    assertThat(stage.isInert(Element.LIGHT)).isTrue();
    assertThat(basic(stage, 4, 'a')).as("no light").isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    assertThat(stage.sheet('A').cards().countingAsLost() & 1).as("counts as lost").isEqualTo(1);
  }

  @Test
  @Played("Angelic Ascension top")
  void angelicAscensionStrengthensFourAttackActions() {
    Arena stage =
        trying("b   A   a   .   B", "Angelic Ascension", "Burning Flash")
            .stack('A', ModifierCard.plus(-1), ModifierCard.plus(1))
            .start()
            .turnOf('A', 0, 2)
            .play(0, Half.TOP);
    ends(stage, Zone.ACTIVE, 0);
    stage.endRound().turnOf('A', 1, 3);
    stage.remember().target('a', 'b').perform(new Choice.Act(1, true, false));
    assertThat(stage.lost('a')).as("advantage").isEqualTo(4 + 3 + 1);
    assertThat(stage.lost('b')).isEqualTo(4 + 3);
    assertThat(have(stage, Condition.WOUND, "abA")).containsExactly(true, true, false);
    assertThat(stage.xp('A')).as("1 for each target of that card").isEqualTo(1 + 2);
    for (int card = 4; card <= 8; card += 2) {
      stage.endRound().turnOf('A', card, card + 1).remember();
      assertThat(basic(stage, card, 'a')).isEqualTo(2 + 3);
      assertThat(stage.xp('A')).isEqualTo(1);
      assertThat(stage.zone('A', 0)).isEqualTo(card < 8 ? Zone.ACTIVE : Zone.LOST);
    }
    assertThat(stage.actives('A')).isEmpty();
  }

  // Against attacks

  @Test
  @Played("Purifying Aura top")
  void purifyingAuraRetaliatesFiveMeleeAttacks() {
    Arena stage =
        trying("x   .   b   A   a   .   B", "Purifying Aura")
            .monsters(ATTACK)
            .monsters(StatLine.of(90, 0, 1, 0))
            .monster('x', "Archer", StatLine.of(90, 0, 1, 3), ATTACK)
            .start()
            .playTop();
    ends(stage, Zone.ACTIVE, 0);
    stage.endRound();
    assertThat(List.of(stage.lost('a'), stage.lost('b'))).containsExactly(2, 2);
    ends(stage, Zone.ACTIVE, 1);
    stage.endRound();
    assertThat(List.of(stage.lost('a'), stage.lost('b'))).containsExactly(4, 4);
    ends(stage, Zone.ACTIVE, 2);
    stage.endRound();
    assertThat(stage.lost('a') + stage.lost('b')).as("five in all").isEqualTo(10);
    assertThat(stage.lost(stage.only("Archer"))).isZero();
    assertThat(stage.lost('A')).isEqualTo(9);
    ends(stage, Zone.LOST, 3);
  }

  @Test
  @Played("Scales of Justice top")
  void scalesOfJusticeRetaliatesAndWeakensAttacks() {
    Arena stage = attacked("Scales of Justice", BESIDE).playTop();
    ends(stage, Zone.ACTIVE, 2);
    stage.endRound();
    assertThat(stage.lost('a')).isEqualTo(2);
    stage.turnOf('A', 2, 3);
    assertThat(basic(stage, 2, 'a')).isEqualTo(1);
    stage.endRound();
    assertThat(stage.lost('a')).isEqualTo(2 + 1 + 2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    assertThat(stage.sheet('A').cards().countingAsLost() & 1).as("counts as lost").isEqualTo(1);
  }

  @Test
  @Played("Scales of Justice bottom")
  void scalesOfJusticeLeadsFartherWithLight() {
    for (boolean light : EITHER) {
      Arena stage = lit(light, "Scales of Justice", "A   w   x   y   z   a   .   .   .   .   B");
      stage.way('w', 'x', 'y', 'z').playBottom();
      assertThat(stage.happened(What.MOVED, 'A')).hasSize(light ? 4 : 2);
      assertThat(stage.has('a', Condition.STUN)).isEqualTo(light);
      ends(stage, Zone.DISCARD, light ? 1 : 0);
      Arena free = lit(light, "Scales of Justice", "A   .   .   .   .   .   .   .   B   a");
      assertThat(free.playBottom().happened(What.MOVED, 'A')).hasSize(light ? 4 : 2);
    }
  }

  @Test
  @Played("Defensive Stance bottom")
  void defensiveStanceShieldsAndHinders() {
    Arena stage = attacked("Defensive Stance", "A   a   .   .   .   B", StatLine.of(90, 0, 3, 0));
    stage.playBottom();
    ends(stage, Zone.ACTIVE, 1);
    assertThat(stage.sheet('A').cards().countingAsLost() & 1).as("counts as lost").isEqualTo(1);
    stage.endRound();
    assertThat(stage.lost('A')).isEqualTo(2);
    stage.endRound();
    assertThat(stage.lost('A')).as("in all rounds").isEqualTo(4);
    Arena away = play("Defensive Stance", "A   .   .   .   .   .   B   a").playBottom().endRound();
    away.turnOf('A', 2, 3).perform(new Choice.Act(2, false, true));
    assertThat(away.happened(What.MOVED, 'A')).hasSize(1);
  }

  @Test
  @Played("Divine Intervention top")
  void divineInterventionTakesTheDamageOfAllies() {
    String picture = "a   B   .   .   .   c   A   .   .   .   C   b";
    Arena stage = attacked("Divine Intervention", picture, StatLine.of(90, 0, 3, 0)).playTop();
    ends(stage, Zone.ACTIVE, 2);
    assertThat(stage.sheet('A').cards().countingAsLost() & 1).as("counts as lost").isEqualTo(1);
    stage.answer(Prompt.Kind.PERFORM, new Choice.Accept()).endRound();
    assertThat(stage.lost('B')).isZero();
    assertThat(stage.lost('C')).as("if it likes").isEqualTo(3);
    assertThat(stage.lost('A')).as("and its own").isEqualTo(3 - 1 + 3);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    Arena wound = play("Divine Intervention", "A   .   .   .   .   B   a").playTop();
    wound.give(wound.figure('B'), Condition.WOUND);
    wound.answer(Prompt.Kind.PERFORM, new Choice.Accept()).endRound();
    assertThat(wound.lost('A') + wound.lost('B')).as("not only of attacks").isZero();
    assertThat(wound.endRound().lost('B')).isEqualTo(1);
  }

  // Light at the end of turns

  @Test
  @Played("Beacon of Light bottom")
  void beaconOfLightShinesAtTheEndOfFiveTurns() {
    Arena stage = play("Beacon of Light", BESIDE).playBottom();
    ends(stage, Zone.ACTIVE, 0);
    infusesLight(stage);
    assertThat(stage.xp('A')).isEqualTo(1);
    stage.endRound().turnOf('A', 2, 3).strong(Element.LIGHT).endTurn();
    assertThat(stage.happened(What.SLOT_USED)).as("it was strong").hasSize(1);
    for (int turn = 2; turn <= 5; turn++) {
      assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
      stage.endRound().untilTurnEnds(stage.figure('A'));
      assertThat(stage.isStrong(Element.LIGHT)).isTrue();
      assertThat(stage.happened(What.SLOT_USED)).hasSize(turn);
      assertThat(stage.xp('A')).isEqualTo((turn + 1) / 2);
    }
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
  }

  @Test
  @Played("Unwavering Mandate top")
  void unwaveringMandateGivesAnAdjacentAllyATurn() {
    Arena stage = play("Unwavering Mandate", "A   B   a   .");
    stage.turnOf('A', 0, 1).remember().choose(new Choice.Act(0, true, false));
    stage.until(Prompt.Kind.CARDS).choose(Choice.Cards.of(4, 5));
    stage.until(Prompt.Kind.ACTION, "B").target('a').perform(new Choice.Act(4, true, true));
    stage.endTurn().until(Prompt.Kind.ACTION, "A");
    assertThat(stage.lost('a')).isEqualTo(2);
    assertThat(stage.zone('B', 4)).isEqualTo(Zone.DISCARD);
    assertThat(stage.zone('B', 5)).isEqualTo(Zone.DISCARD);
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    stage.endRound();
    assertThat(stage.happened(What.TURN_STARTS, 'B')).as("and its own").hasSize(2);
    Arena far = play("Unwavering Mandate", "A   .   B   a").playTop();
    assertThat(far.happened(What.TURN_STARTS, 'B')).isEmpty();
  }
}
