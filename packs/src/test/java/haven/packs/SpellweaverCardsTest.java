package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.ability.Consequence;
import haven.model.ability.Element;
import haven.play.engine.Choice;
import haven.play.engine.Event.What;
import haven.play.turn.Half;
import haven.play.turn.Zone;
import haven.stage.Arena;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The halves of the Spellweaver's cards that say more than numbers. */
final class SpellweaverCardsTest extends CardTrials {
  SpellweaverCardsTest() {
    super("Spellweaver");
  }

  @Test
  void fireOrbsGivesExperienceForEachTarget() {
    String four =
        """
        A   .   a   b   .   B
          .   .   c   d   .
        """;
    Arena stage = play("Fire Orbs", four).target('a', 'b', 'c').playTop();
    assertThat(stage.lost('a')).isEqualTo(3);
    assertThat(stage.lost('b')).isEqualTo(3);
    assertThat(stage.lost('c')).isEqualTo(3);
    assertThat(stage.lost('d')).isZero();
    assertThat(stage.xp('A')).isEqualTo(3);
    stage.endTurn();
    assertThat(stage.isStrong(Element.FIRE)).isTrue();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    assertThat(play("Fire Orbs", "A   .   a   .   B").playTop().xp('A')).isEqualTo(1);
  }

  @Test
  void impalingEruptionHitsEverybodyOnThePathToItsTarget() {
    Arena stage =
        play(
                "Impaling Eruption",
                """
                A   .   a   b   c   d   B
                  .   .   .   e   .   .
                """)
            .target('c')
            .playTop();
    assertThat(stage.lost('c')).isEqualTo(3);
    assertThat(stage.lost('a')).isEqualTo(3);
    assertThat(stage.lost('b')).isEqualTo(3);
    assertThat(stage.lost('d')).isZero();
    assertThat(stage.lost('e')).isZero();
    assertThat(stage.xp('A')).isEqualTo(3);
    stage.endTurn();
    assertThat(stage.isStrong(Element.EARTH)).isTrue();
  }

  @Test
  void impalingEruptionReachesFourHexes() {
    Arena near = play("Impaling Eruption", "A   .   .   .   a   B").playTop();
    assertThat(near.lost('a')).isEqualTo(3);
    assertThat(near.xp('A')).isEqualTo(1);
    Arena far = play("Impaling Eruption", "A   .   .   .   .   a   B").playTop();
    assertThat(far.lost('a')).isZero();
    assertThat(far.xp('A')).isZero();
    assertThat(far.zone('A', 0)).isEqualTo(Zone.DISCARD);
  }

  @Test
  void revivingEtherBringsAllLostCardsBackAndIsGoneForGood() {
    Arena stage = play("Reviving Ether", "A   B   .   a").lose('A', 3, 4, 5).playTop();
    for (int card = 3; card <= 5; card++) {
      assertThat(stage.zone('A', card)).isEqualTo(Zone.HAND);
    }
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    assertThat(stage.sheet('A').cards().recoverable(Consequence.Recover.Pile.LOST)).isZero();
    stage.endTurn();
    assertThat(stage.isStrong(Element.DARK)).isTrue();
  }

  @Test
  void freezingNovaHitsEveryAdjacentEnemyHarderForIce() {
    String picture =
        """
        .   a   .   .   .
          b   A   .   c   B
        """;
    Arena plain = play("Freezing Nova", picture).playTop();
    assertThat(plain.lost('a')).isEqualTo(2);
    assertThat(plain.lost('b')).isEqualTo(2);
    assertThat(plain.lost('c')).isZero();
    assertThat(plain.has('a', Condition.IMMOBILIZE)).isTrue();
    assertThat(plain.has('b', Condition.IMMOBILIZE)).isTrue();
    Arena paid = play("Freezing Nova", picture).strong(Element.ICE).playTop();
    assertThat(paid.lost('a')).isEqualTo(3);
    assertThat(paid.lost('b')).isEqualTo(3);
  }

  @Test
  void manaBoltAndFrostArmorTakeAnyElement() {
    for (String card : new String[] {"Mana Bolt", "Frost Armor"}) {
      for (Element element : Element.values()) {
        Arena paid = play(card, "A   .   .   a   B").strong(element).playTop();
        assertThat(paid.lost('a')).isEqualTo(3);
        assertThat(paid.xp('A')).isEqualTo(1);
        assertThat(paid.isInert(element)).isTrue();
      }
      Arena plain = play(card, "A   .   .   a   B").playTop();
      assertThat(plain.lost('a')).isEqualTo(2);
      assertThat(plain.xp('A')).isZero();
    }
  }

  @Test
  void frostArmorNegatesTwoSourcesOfDamageAndThenIsLost() {
    Arena stage =
        attacked(
                "Frost Armor",
                """
                .   a   b   .
                  c   A   .   B
                """)
            .playBottom();
    stage.endTurn();
    assertThat(stage.isStrong(Element.ICE)).isTrue();
    stage.endRound();
    assertThat(stage.happened(What.ATTACKED)).hasSize(3);
    assertThat(stage.lost('A')).isEqualTo(2);
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
  }

  @Test
  void frostArmorStaysUntilBothSlotsAreUsed() {
    Arena stage = attacked("Frost Armor", "a   A   .   B").playBottom().endRound();
    assertThat(stage.lost('A')).isZero();
    assertThat(stage.xp('A')).isEqualTo(1);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    stage.remember().turnOf('A', 2, 3).endRound();
    assertThat(stage.lost('A')).isZero();
    assertThat(stage.xp('A')).isEqualTo(1);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    stage.remember().turnOf('A', 4, 5).endRound();
    assertThat(stage.lost('A')).isEqualTo(2);
  }

  @Test
  void frostArmorNegatesAnyDamage() {
    Arena stage = play("Frost Armor", ".   a   .   A   x^  .   B").playBottom().endRound();
    stage.turnOf('A', 2, 3).remember().way('x').perform(new Choice.Act(2, false, true));
    assertThat(stage.stands('A', 'x')).isTrue();
    assertThat(stage.happened(What.TRAP_SPRUNG)).hasSize(1);
    assertThat(stage.lost('A')).isZero();
    assertThat(stage.xp('A')).isEqualTo(1);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
  }

  @Test
  void flameStrikeWoundsForFire() {
    Arena plain = play("Flame Strike", "A   .   a   B").playTop();
    assertThat(plain.has('a', Condition.WOUND)).isFalse();
    Arena paid = play("Flame Strike", "A   .   a   B").strong(Element.FIRE).playTop();
    assertThat(paid.lost('a')).isEqualTo(3);
    assertThat(paid.has('a', Condition.WOUND)).isTrue();
  }

  @Test
  void cracklingAirAddsOneToFourAttacks() {
    fourAttacks(play("Crackling Air", "a   A   .   .   B"), 3);
  }

  @Test
  void cracklingAirAddsTwoToFourAttacksForAir() {
    fourAttacks(play("Crackling Air", "a   A   .   .   B").strong(Element.AIR), 4);
  }

  private static void fourAttacks(Arena stage, int value) {
    stage.playTop();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    for (int attack = 1; attack <= 4; attack++) {
      stage.endRound().turnOf('A', 2 * attack, 2 * attack + 1).remember();
      stage.perform(new Choice.Act(2 * attack, true, true));
      assertThat(stage.lost('a')).as("attack %d", attack).isEqualTo(value);
      assertThat(stage.xp('A')).as("attack %d", attack).isEqualTo(attack % 2 == 0 ? 1 : 0);
    }
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    assertThat(stage.actives('A')).isEmpty();
  }

  @Test
  void cracklingAirCountsEveryAttackOfAnAbility() {
    Arena stage =
        play(
            List.of("Crackling Air", "Ride the Wind", "Fire Orbs", "Flame Strike"),
            """
            A   .   a   b   .   B
              .   .   c   .   .
            """);
    stage.playTop().endRound().turnOf('A', 2, 3).play(2, Half.TOP);
    assertThat(stage.lost('a')).isEqualTo(4);
    assertThat(stage.lost('b')).isEqualTo(4);
    assertThat(stage.lost('c')).isEqualTo(4);
    assertThat(stage.xp('A')).isEqualTo(3 + 1);
    stage.target('a').play(3, Half.BOTTOM);
    assertThat(stage.lost('a')).isEqualTo(3);
    assertThat(stage.xp('A')).isEqualTo(1);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
  }

  @Test
  void cracklingAirRetaliatesForFireOnly() {
    Arena paid = attacked("Crackling Air", "a   A   x   .   .   B").strong(Element.FIRE).way();
    assertThat(paid.playBottom().endRound().lost('a')).isEqualTo(2);
    assertThat(paid.lost('A')).isEqualTo(2);
    assertThat(paid.zone('A', 0)).isEqualTo(Zone.DISCARD);
    Arena plain = attacked("Crackling Air", "a   A   x   .   .   B").way();
    assertThat(plain.playBottom().endRound().lost('a')).isZero();
    assertThat(plain.lost('A')).isEqualTo(2);
  }

  @Test
  void hardenedSpikesRetaliatesForItsOwnerAndAdjacentAlliesMoreForEarth() {
    Arena plain = attacked("Hardened Spikes", "a   A   B   b").playTop().endRound();
    assertThat(plain.lost('a')).isEqualTo(2);
    assertThat(plain.lost('b')).isEqualTo(2);
    assertThat(plain.xp('A')).isEqualTo(2);
    assertThat(plain.zone('A', 0)).isEqualTo(Zone.LOST);
    Arena paid = attacked("Hardened Spikes", "a   A   B   b");
    paid.strong(Element.EARTH).playTop().endRound();
    assertThat(paid.lost('a')).isEqualTo(3);
    assertThat(paid.lost('b')).isEqualTo(3);
    Arena far = attacked("Hardened Spikes", "a   A   .   B   b").playTop().endRound();
    assertThat(far.lost('a')).isEqualTo(2);
    assertThat(far.lost('b')).isZero();
  }

  @Test
  void hardenedSpikesShieldsForIceOnly() {
    Arena paid = attacked("Hardened Spikes", "a   A   x   .   .   B").way();
    assertThat(paid.strong(Element.ICE).playBottom().endRound().lost('A')).isZero();
    Arena plain = attacked("Hardened Spikes", "a   A   x   .   .   B").way();
    assertThat(plain.playBottom().endRound().lost('A')).isEqualTo(2);
  }

  @Test
  void theMysticAllyAttacksFromTwoHexesAway() {
    Arena stage = play("Aid from the Ether", "B   A   .   .   a").playBottom();
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    stage.endRound().remember().turnOf('A', 2, 3);
    assertThat(stage.happened(What.MOVED)).isEmpty();
    assertThat(stage.lost('a')).isEqualTo(3);
  }
}
