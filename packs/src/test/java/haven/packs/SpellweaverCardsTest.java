package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.ability.Ability;
import haven.model.ability.Consequence;
import haven.model.ability.Element;
import haven.model.ability.Value;
import haven.model.monster.MonsterCard;
import haven.play.engine.Choice;
import haven.play.engine.Event.What;
import haven.play.turn.Zone;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The halves of the Spellweaver's cards that say more than numbers. */
final class SpellweaverCardsTest {
  private static final MonsterCard ATTACK = MonsterCard.of(98, Ability.Attack.of(Value.plus(0)));

  private static CardStage play(String card, String picture) {
    return CardStage.of("Spellweaver", card, picture);
  }

  @Test
  void fireOrbsGivesExperienceForEachTarget() {
    String four =
        """
        A   .   a   b   .   B
          .   .   c   d   .
        """;
    CardStage stage = play("Fire Orbs", four).target('a', 'b', 'c').top();
    assertThat(stage.lost('a')).isEqualTo(3);
    assertThat(stage.lost('b')).isEqualTo(3);
    assertThat(stage.lost('c')).isEqualTo(3);
    assertThat(stage.lost('d')).isZero();
    assertThat(stage.xp()).isEqualTo(3);
    stage.endTurn();
    assertThat(stage.isStrong(Element.FIRE)).isTrue();
    assertThat(stage.zone(0)).isEqualTo(Zone.LOST);
    assertThat(play("Fire Orbs", "A   .   a   .   B").top().xp()).isEqualTo(1);
  }

  @Test
  void impalingEruptionHitsEverybodyOnThePathToItsTarget() {
    CardStage stage =
        play(
                "Impaling Eruption",
                """
                A   .   a   b   c   d   B
                  .   .   .   e   .   .
                """)
            .target('c')
            .top();
    assertThat(stage.lost('c')).isEqualTo(3);
    assertThat(stage.lost('a')).isEqualTo(3);
    assertThat(stage.lost('b')).isEqualTo(3);
    assertThat(stage.lost('d')).isZero();
    assertThat(stage.lost('e')).isZero();
    assertThat(stage.xp()).isEqualTo(3);
    stage.endTurn();
    assertThat(stage.isStrong(Element.EARTH)).isTrue();
  }

  @Test
  void impalingEruptionReachesFourHexes() {
    CardStage near = play("Impaling Eruption", "A   .   .   .   a   B").top();
    assertThat(near.lost('a')).isEqualTo(3);
    assertThat(near.xp()).isEqualTo(1);
    CardStage far = play("Impaling Eruption", "A   .   .   .   .   a   B").top();
    assertThat(far.lost('a')).isZero();
    assertThat(far.xp()).isZero();
    assertThat(far.zone(0)).isEqualTo(Zone.DISCARD);
  }

  @Test
  void revivingEtherBringsAllLostCardsBackAndIsGoneForGood() {
    CardStage stage = play("Reviving Ether", "A   B   .   a").lose('A', 3, 4, 5).top();
    for (int card = 3; card <= 5; card++) {
      assertThat(stage.zone(card)).isEqualTo(Zone.HAND);
    }
    assertThat(stage.zone(0)).isEqualTo(Zone.LOST);
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
    CardStage plain = play("Freezing Nova", picture).top();
    assertThat(plain.lost('a')).isEqualTo(2);
    assertThat(plain.lost('b')).isEqualTo(2);
    assertThat(plain.lost('c')).isZero();
    assertThat(plain.has('a', Condition.IMMOBILIZE)).isTrue();
    assertThat(plain.has('b', Condition.IMMOBILIZE)).isTrue();
    CardStage paid = play("Freezing Nova", picture).strong(Element.ICE).top();
    assertThat(paid.lost('a')).isEqualTo(3);
    assertThat(paid.lost('b')).isEqualTo(3);
  }

  @Test
  void manaBoltAndFrostArmorTakeAnyElement() {
    for (String card : new String[] {"Mana Bolt", "Frost Armor"}) {
      for (Element element : Element.values()) {
        CardStage paid = play(card, "A   .   .   a   B").strong(element).top();
        assertThat(paid.lost('a')).isEqualTo(3);
        assertThat(paid.xp()).isEqualTo(1);
        assertThat(paid.isInert(element)).isTrue();
      }
      CardStage plain = play(card, "A   .   .   a   B").top();
      assertThat(plain.lost('a')).isEqualTo(2);
      assertThat(plain.xp()).isZero();
    }
  }

  @Test
  void frostArmorNegatesTwoSourcesOfDamageAndThenIsLost() {
    CardStage stage =
        play(
                "Frost Armor",
                """
                .   a   b   .
                  c   A   .   B
                """)
            .monsters(ATTACK)
            .bottom();
    stage.endTurn();
    assertThat(stage.isStrong(Element.ICE)).isTrue();
    stage.endRound();
    assertThat(stage.happened(What.ATTACKED)).hasSize(3);
    assertThat(stage.lost('A')).isEqualTo(2);
    assertThat(stage.xp()).isEqualTo(2);
    assertThat(stage.zone(0)).isEqualTo(Zone.LOST);
  }

  @Test
  void frostArmorStaysUntilBothSlotsAreUsed() {
    CardStage stage = play("Frost Armor", "a   A   .   B").monsters(ATTACK).bottom().endRound();
    assertThat(stage.lost('A')).isZero();
    assertThat(stage.xp()).isEqualTo(1);
    assertThat(stage.zone(0)).isEqualTo(Zone.ACTIVE);
    stage.remember().turn(2, 3).endRound();
    assertThat(stage.lost('A')).isZero();
    assertThat(stage.xp()).isEqualTo(1);
    assertThat(stage.zone(0)).isEqualTo(Zone.LOST);
    stage.remember().turn(4, 5).endRound();
    assertThat(stage.lost('A')).isEqualTo(2);
  }

  @Test
  void frostArmorNegatesAnyDamage() {
    CardStage stage = play("Frost Armor", ".   a   .   A   x^  .   B").bottom().endRound();
    stage.turn(2, 3).remember().walk('x').perform(new Choice.Act(2, false, true));
    assertThat(stage.stands('A', 'x')).isTrue();
    assertThat(stage.happened(What.TRAP_SPRUNG)).hasSize(1);
    assertThat(stage.lost('A')).isZero();
    assertThat(stage.xp()).isEqualTo(1);
    assertThat(stage.zone(0)).isEqualTo(Zone.ACTIVE);
  }

  @Test
  void flameStrikeWoundsForFire() {
    CardStage plain = play("Flame Strike", "A   .   a   B").top();
    assertThat(plain.has('a', Condition.WOUND)).isFalse();
    CardStage paid = play("Flame Strike", "A   .   a   B").strong(Element.FIRE).top();
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

  private static void fourAttacks(CardStage stage, int value) {
    stage.top();
    assertThat(stage.zone(0)).isEqualTo(Zone.ACTIVE);
    for (int attack = 1; attack <= 4; attack++) {
      stage.endRound().turn(2 * attack, 2 * attack + 1).remember();
      stage.perform(new Choice.Act(2 * attack, true, true));
      assertThat(stage.lost('a')).as("attack %d", attack).isEqualTo(value);
      assertThat(stage.xp()).as("attack %d", attack).isEqualTo(attack % 2 == 0 ? 1 : 0);
    }
    assertThat(stage.zone(0)).isEqualTo(Zone.LOST);
    assertThat(stage.actives('A')).isEmpty();
  }

  @Test
  void cracklingAirCountsEveryAttackOfAnAbility() {
    CardStage stage =
        new CardStage(
            "Spellweaver",
            List.of("Crackling Air", "Ride the Wind", "Fire Orbs", "Flame Strike"),
            """
            A   .   a   b   .   B
              .   .   c   .   .
            """);
    stage.top().endRound().turn(2, 3).act(2, true);
    assertThat(stage.lost('a')).isEqualTo(4);
    assertThat(stage.lost('b')).isEqualTo(4);
    assertThat(stage.lost('c')).isEqualTo(4);
    assertThat(stage.xp()).isEqualTo(3 + 1);
    stage.target('a').act(3, false);
    assertThat(stage.lost('a')).isEqualTo(3);
    assertThat(stage.xp()).isEqualTo(1);
    assertThat(stage.zone(0)).isEqualTo(Zone.LOST);
  }

  @Test
  void cracklingAirRetaliatesForFireOnly() {
    CardStage paid =
        play("Crackling Air", "a   A   x   .   .   B").monsters(ATTACK).strong(Element.FIRE).walk();
    assertThat(paid.bottom().endRound().lost('a')).isEqualTo(2);
    assertThat(paid.lost('A')).isEqualTo(2);
    assertThat(paid.zone(0)).isEqualTo(Zone.DISCARD);
    CardStage plain = play("Crackling Air", "a   A   x   .   .   B").monsters(ATTACK).walk();
    assertThat(plain.bottom().endRound().lost('a')).isZero();
    assertThat(plain.lost('A')).isEqualTo(2);
  }

  @Test
  void hardenedSpikesRetaliatesForItsOwnerAndAdjacentAlliesMoreForEarth() {
    CardStage plain = play("Hardened Spikes", "a   A   B   b").monsters(ATTACK).top().endRound();
    assertThat(plain.lost('a')).isEqualTo(2);
    assertThat(plain.lost('b')).isEqualTo(2);
    assertThat(plain.xp()).isEqualTo(2);
    assertThat(plain.zone(0)).isEqualTo(Zone.LOST);
    CardStage paid = play("Hardened Spikes", "a   A   B   b").monsters(ATTACK);
    paid.strong(Element.EARTH).top().endRound();
    assertThat(paid.lost('a')).isEqualTo(3);
    assertThat(paid.lost('b')).isEqualTo(3);
    CardStage far = play("Hardened Spikes", "a   A   .   B   b").monsters(ATTACK).top().endRound();
    assertThat(far.lost('a')).isEqualTo(2);
    assertThat(far.lost('b')).isZero();
  }

  @Test
  void hardenedSpikesShieldsForIceOnly() {
    CardStage paid = play("Hardened Spikes", "a   A   x   .   .   B").monsters(ATTACK).walk();
    assertThat(paid.strong(Element.ICE).bottom().endRound().lost('A')).isZero();
    CardStage plain = play("Hardened Spikes", "a   A   x   .   .   B").monsters(ATTACK).walk();
    assertThat(plain.bottom().endRound().lost('A')).isEqualTo(2);
  }

  @Test
  void theMysticAllyAttacksFromTwoHexesAway() {
    CardStage stage = play("Aid from the Ether", "B   A   .   .   a").bottom();
    assertThat(stage.xp()).isEqualTo(2);
    assertThat(stage.zone(0)).isEqualTo(Zone.ACTIVE);
    stage.endRound().remember().turn(2, 3);
    assertThat(stage.happened(What.MOVED)).isEmpty();
    assertThat(stage.lost('a')).isEqualTo(3);
  }
}
