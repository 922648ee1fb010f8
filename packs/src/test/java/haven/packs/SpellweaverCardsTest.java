package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.ability.Consequence;
import haven.model.ability.Element;
import haven.model.map.Rank;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Event.What;
import haven.play.engine.Prompt;
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

  // Levels 2 to 9

  private static void lost(Arena stage, String whom, int damage) {
    for (char letter : whom.toCharArray()) {
      assertThat(stage.lost(letter)).as("%s", letter).isEqualTo(damage);
    }
  }

  private static Arena strong(Arena stage, boolean really, Element element) {
    return really ? stage.strong(element) : stage;
  }

  /** The enemy at x is elite. */
  private static Arena withElite(String card, String picture) {
    return Gloomhaven.trying("Spellweaver", picture, card)
        .another('x', "Idler", Rank.ELITE)
        .start();
  }

  @Test
  @Played("Cold Fire top")
  void coldFireBurnsAndFreezes() {
    for (int elements = 0; elements < 4; elements++) {
      boolean fire = (elements & 1) != 0;
      boolean ice = (elements & 2) != 0;
      Arena stage =
          play(
              "Cold Fire",
              """
              A   .   .   a   .   .   B
                .   .   .   b   .   c
              """);
      strong(strong(stage, fire, Element.FIRE), ice, Element.ICE).playTop();
      lost(stage, "ab", fire ? 3 : 1);
      lost(stage, "c", 0);
      assertThat(stage.has('a', Condition.STUN)).isEqualTo(ice);
      assertThat(stage.has('b', Condition.STUN)).isEqualTo(ice);
      assertThat(stage.isInert(Element.FIRE) && stage.isInert(Element.ICE)).isTrue();
      assertThat(stage.xp('A')).isZero();
      assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    }
  }

  @Test
  @Played("Elemental Aid bottom")
  void elementalAidShieldsOneAllyAndAllForAir() {
    for (boolean air : new boolean[] {true, false}) {
      Arena stage =
          attacked(
              "Elemental Aid", "a   A   .   .   .   B   b   .   c   C", StatLine.of(90, 2, 3, 0));
      strong(stage, air, Element.AIR).target('B').playBottom().endRound();
      lost(stage, "A", 3);
      lost(stage, "B", 1);
      lost(stage, "C", air ? 1 : 3);
      assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
      assertThat(stage.xp('A')).isZero();
      stage.remember().turnOf('A', 2, 3).endRound();
      lost(stage, "ABC", 3);
    }
  }

  @Test
  @Played("Spirit of Doom top")
  void spiritOfDoomCursesOrKillsWithDark() {
    String picture = "A   x   .   .   a   b   B";
    for (boolean dark : new boolean[] {true, false}) {
      Arena stage = withElite("Spirit of Doom", picture);
      strong(stage, dark, Element.DARK).target(dark ? 'a' : 'x').playTop();
      assertThat(stage.figure('a').isGone()).isEqualTo(dark);
      assertThat(stage.happened(What.GAINED, 'x').stream().map(Event::words))
          .isEqualTo(dark ? List.of() : List.of("Curse"));
      assertThat(stage.xp('A')).isEqualTo(dark ? 1 : 0);
      assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    }
    Arena elite = withElite("Spirit of Doom", "A   x   .   .   .   a   B").strong(Element.DARK);
    elite.playTop();
    assertThat(elite.figure('x').isGone()).as("elite").isFalse();
    assertThat(elite.figure('a').isGone()).as("five hexes away").isFalse();
    assertThat(elite.xp('A')).isZero();
  }

  @Test
  @Played("Engulfed in Flames bottom")
  void engulfedInFlamesRetaliatesFiveTimesAgainstMelee() {
    Arena stage =
        attacked(
                "Engulfed in Flames",
                """
                a   A   b
                  c   .   .   B
                """)
            .playBottom()
            .endRound();
    lost(stage, "abc", 3);
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    stage.turnOf('A', 2, 3).endRound();
    assertThat(stage.numbers(What.RETALIATES, 'A')).containsExactly(3, 3, 3, 3, 3);
    assertThat(stage.xp('A')).isEqualTo(3);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    Arena ranged =
        attacked("Engulfed in Flames", "a   A   .   B", StatLine.of(90, 2, 2, 3)).playBottom();
    ranged.endRound();
    lost(ranged, "a", 0);
    assertThat(ranged.actives('A').getFirst().used()).isZero();
  }

  @Test
  @Played("Living Torch top")
  void livingTorchBurnsThoseBesideItsTargetForLight() {
    for (boolean light : new boolean[] {true, false}) {
      Arena stage =
          play(
              "Living Torch",
              """
              A   .   .   a   b   c
                .   .   .   B   .   .
              """);
      strong(stage, light, Element.LIGHT).target('a').playTop();
      lost(stage, "a", 4);
      assertThat(stage.has('a', Condition.IMMOBILIZE)).isTrue();
      lost(stage, "b", light ? 2 : 0);
      lost(stage, "cAB", 0);
      assertThat(stage.xp('A')).isEqualTo(light ? 1 : 0);
      assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    }
  }

  @Test
  @Played("Living Torch bottom")
  void theBurningAvatarKindlesAndExplodes() {
    Arena stage = play("Living Torch", "B   A   .   .   .   a").playBottom();
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.only("Burning Avatar").hitPoints()).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    stage.endRound().remember().turnOf('A', 2, 3);
    assertThat(stage.happened(What.MOVED)).as("three hexes away").isEmpty();
    lost(stage, "a", 2);
    assertThat(stage.isStrong(Element.FIRE)).isTrue();
    Arena dying = attacked("Living Torch", "B   A   .   a   b").playBottom().endRound();
    lost(dying, "a", 3);
    lost(dying, "bAB", 0);
    assertThat(dying.zone('A', 0)).isEqualTo(Zone.LOST);
  }

  @Test
  void theBurningAvatarMovesThreeHexes() {
    Arena stage = play("Living Torch", "B   A   .   .   .   .   .   .   .   a").playBottom();
    stage.endRound().remember().turnOf('A', 2, 3);
    assertThat(stage.happened(What.MOVED)).hasSize(3);
  }

  @Test
  @Played("Frozen Night top")
  void frozenNightGivesExperienceForEachTarget() {
    Arena stage =
        play(
                "Frozen Night",
                """
                .   a   .   .   .
                  b   c   .   .   .
                A   e   .   d   B
                """)
            .playTop();
    lost(stage, "abce", 4);
    lost(stage, "d", 0);
    assertThat(stage.xp('A')).isEqualTo(4);
    stage.endTurn();
    assertThat(stage.isStrong(Element.ICE)).isTrue();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
  }

  @Test
  @Played("Frozen Night bottom")
  void frozenNightHidesForDark() {
    for (boolean dark : new boolean[] {true, false}) {
      Arena stage = play("Frozen Night", "A   .   .   .   .   .   .   B   a");
      strong(stage, dark, Element.DARK).playBottom();
      assertThat(stage.happened(What.MOVED, 'A')).hasSize(dark ? 5 : 3);
      assertThat(stage.has('A', Condition.INVISIBLE)).isEqualTo(dark);
      assertThat(stage.xp('A')).isEqualTo(dark ? 1 : 0);
      assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    }
  }

  @Test
  @Played("Twin Restoration top")
  void twinRestorationBringsUpToTwoLostCardsBack() {
    Arena stage = play("Twin Restoration", "A   B   .   a").lose('A', 3, 4, 5).playTop();
    assertThat(List.of(stage.zone('A', 3), stage.zone('A', 4), stage.zone('A', 5)))
        .containsExactly(Zone.HAND, Zone.HAND, Zone.LOST);
    assertThat(stage.xp('A')).isZero();
    assertThat(stage.sheet('A').cards().recoverable(Consequence.Recover.Pile.LOST))
        .as("never this card")
        .isEqualTo(1 << 5);
    Arena one = play("Twin Restoration", "A   B   .   a").lose('A', 3, 4, 5);
    one.answer(Prompt.Kind.RECOVER, new Choice.Card(4), new Choice.Decline()).playTop();
    assertThat(List.of(one.zone('A', 3), one.zone('A', 4), one.zone('A', 5)))
        .containsExactly(Zone.LOST, Zone.HAND, Zone.LOST);
  }

  @Test
  @Played("Stone Fists top")
  void stoneFistsStrikeASecondTargetForEarth() {
    for (boolean earth : new boolean[] {true, false}) {
      Arena stage =
          play(
              "Stone Fists",
              """
              .   c   .   .   .   .
                .   A   a   .   .   .
              .   b   .   .   .   .
                .   .   .   .   .   B
              .   .   .   .   .   .
              """);
      strong(stage, earth, Element.EARTH).target('a', 'b').playTop();
      lost(stage, "a", 6);
      lost(stage, "b", earth ? 6 : 0);
      lost(stage, "c", 0);
      for (char letter : new char[] {'a', 'b'}) {
        boolean hit = earth || letter == 'a';
        assertThat(stage.has(letter, Condition.IMMOBILIZE)).isEqualTo(hit);
        assertThat(stage.happened(What.FORCED, letter)).hasSize(hit ? 2 : 0);
      }
      assertThat(stage.xp('A')).isEqualTo(earth ? 3 : 2);
      assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    }
  }

  @Test
  @Played("Stone Fists bottom")
  void stoneFistsMoveFartherAndShieldMoreForEarth() {
    for (boolean earth : new boolean[] {true, false}) {
      Arena stage = play("Stone Fists", "A   .   .   .   .   .   .   B   a");
      strong(stage, earth, Element.EARTH).playBottom();
      assertThat(stage.happened(What.MOVED, 'A')).hasSize(earth ? 4 : 3);
      assertThat(stage.xp('A')).isEqualTo(earth ? 1 : 0);
      Arena still = attacked("Stone Fists", "a   A   .   B", StatLine.of(90, 2, 3, 0));
      strong(still, earth, Element.EARTH).way().playBottom().endRound();
      lost(still, "A", earth ? 1 : 2);
      assertThat(still.zone('A', 0)).isEqualTo(Zone.DISCARD);
    }
  }

  @Test
  @Played("Zephyr Wings bottom")
  void zephyrWingsCarryFartherWithAir() {
    for (boolean air : new boolean[] {true, false}) {
      Arena stage = play("Zephyr Wings", "A   .   a   .   .   .   .   .   .   .   .   .   .   B");
      strong(stage, air, Element.AIR).playBottom();
      assertThat(stage.happened(What.MOVED, 'A')).hasSize(air ? 11 : 8);
      assertThat(stage.xp('A')).isEqualTo(air ? 2 : 1);
      assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    }
  }

  @Test
  @Played("Black Hole top")
  void blackHoleSwallowsNormalEnemiesForDark() {
    for (boolean dark : new boolean[] {true, false}) {
      Arena stage =
          withElite(
              "Black Hole",
              """
              A   .   .   a   x   .   B
                .   .   .   b   .   c
              """);
      strong(stage, dark, Element.DARK).playTop();
      lost(stage, "x", 4);
      if (!dark) {
        lost(stage, "ab", 4);
      }
      assertThat(stage.figure('a').isGone()).isEqualTo(dark);
      assertThat(stage.figure('b').isGone()).isEqualTo(dark);
      assertThat(stage.figure('x').isGone() || stage.figure('c').isGone()).isFalse();
      lost(stage, "c", 0);
      assertThat(stage.xp('A')).isEqualTo(3);
      assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    }
  }

  @Test
  @Played("Black Hole bottom")
  void blackHolePullsEverybodyTowardsAHex() {
    Arena stage = play("Black Hole", "c   .   a   y   z   x   w   .   b   A   B");
    stage.answer(Prompt.Kind.HEX, new Choice.To(stage.hex('x'))).playBottom();
    assertThat(stage.stands('a', 'z')).isTrue();
    assertThat(stage.stands('b', 'w')).isTrue();
    assertThat(stage.stands('c', 'c')).as("five hexes away from it").isTrue();
    assertThat(stage.xp('A')).isZero();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
  }

  @Test
  @Played("Inferno top")
  void infernoBurnsTheWholeRoom() {
    for (boolean fire : new boolean[] {true, false}) {
      Arena stage = play("Inferno", "B   A   c   .   .   .   .   a   '   b   C");
      strong(stage, fire, Element.FIRE).playTop();
      lost(stage, "ac", fire ? 4 : 3);
      lost(stage, "B", 2);
      lost(stage, "AbC", 0); // others are in another room
      assertThat(stage.xp('A')).isEqualTo(fire ? 1 : 0);
      assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    }
  }

  @Test
  @Played("Inferno bottom")
  void infernoRetaliatesForEverybodyThreeHexesFar() {
    String picture = "b   A   .   .   .   .   .   .   B   .   .   a";
    Arena stage = attacked("Inferno", picture, StatLine.of(90, 0, 2, 4)).playBottom().endRound();
    lost(stage, "ab", 2);
    lost(stage, "AB", 2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    assertThat(stage.xp('A')).isZero();
    stage.remember().turnOf('A', 2, 3).endRound();
    lost(stage, "ab", 0); // the round is over
    Arena far =
        attacked("Inferno", "A   .   .   .   a   .   .   .   .   B", StatLine.of(90, 0, 2, 4));
    far.playBottom().endRound();
    lost(far, "A", 2);
    lost(far, "a", 0); // four hexes away
  }

  @Test
  @Played("Spirit of Doom bottom")
  void spiritOfDoomHealsAnAllyByHalfAndByAllForLight() {
    for (boolean light : new boolean[] {true, false}) {
      Arena stage = play("Spirit of Doom", "A   .   .   .   .   .   .   .   .   B   a");
      stage.figure('B').hitPoints(5); // of 40
      strong(stage, light, Element.LIGHT).playBottom();
      lost(stage, "B", light ? -35 : -20);
      lost(stage, "A", 0);
      assertThat(stage.xp('A')).isEqualTo(1);
      assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    }
  }

  @Test
  @Played("Zephyr Wings top")
  void zephyrWingsTakeFourThingsAtMost() {
    for (boolean air : new boolean[] {true, false}) {
      Arena few = play("Zephyr Wings", "A   .   x$  y$  z$  a   B");
      strong(few, air, Element.AIR).playTop();
      assertThat(few.sheet('A').tally().loot().moneyTokens()).isEqualTo(air ? 2 : 1);
      assertThat(few.xp('A')).isEqualTo(air ? 1 : 0);
      assertThat(few.zone('A', 0)).isEqualTo(Zone.DISCARD);
    }
    Arena many =
        play(
            "Zephyr Wings",
            """
            .$  .$  .$  .   a
              .$  A   .$  .   B
            """);
    many.playTop();
    assertThat(many.sheet('A').tally().loot().moneyTokens()).isEqualTo(4);
  }

  @Test
  @Played("Cold Front bottom")
  void coldFrontNegatesThreeAttacksAndRetaliates() {
    StatLine archer = StatLine.of(90, 0, 2, 3);
    Arena stage = attacked("Cold Front", "a   .   .   A   b   .   B", archer).playBottom();
    stage.endRound();
    assertThat(stage.happened(What.ATTACKED)).hasSize(2);
    lost(stage, "A", 0);
    lost(stage, "ab", 3);
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    stage.remember().turnOf('A', 2, 3).endRound();
    lost(stage, "A", 2);
    assertThat(stage.numbers(What.RETALIATES, 'A')).containsExactly(3);
    assertThat(stage.xp('A')).isEqualTo(1);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
  }

  @Test
  void coldFrontIsForDamageOfAttacks() {
    Arena trap = play("Cold Front", ".   a   .   A   x^  .   B").playBottom().endRound();
    trap.turnOf('A', 2, 3).remember().way('x').perform(new Choice.Act(2, false, true));
    assertThat(trap.happened(What.TRAP_SPRUNG)).hasSize(1);
    assertThat(trap.lost('A')).isPositive();
    assertThat(trap.actives('A').getFirst().used()).isZero();
    Arena far =
        attacked("Cold Front", "A   .   .   .   a   .   .   .   .   B", StatLine.of(90, 0, 2, 4));
    far.playBottom().endRound();
    lost(far, "Aa", 0); // four hexes away
    assertThat(far.actives('A').getFirst().used()).isEqualTo(1);
    Arena harmless = attacked("Cold Front", "A   a   .   .   B", StatLine.of(90, 0, 0, 0));
    harmless.playBottom().endRound();
    assertThat(harmless.happened(What.ATTACKED)).hasSize(1);
    lost(harmless, "Aa", 0);
    assertThat(harmless.actives('A').getFirst().used()).as("no source of damage").isZero();
  }
}
