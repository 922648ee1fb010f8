package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Direction;
import haven.board.Hex;
import haven.board.Terrain;
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
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The halves of the Cragheart's cards that say more than numbers. */
final class CragheartCardsTest extends CardTrials {
  CragheartCardsTest() {
    super("Cragheart");
  }

  private static void lost(Arena stage, String whom, int damage) {
    for (char letter : whom.toCharArray()) {
      assertThat(stage.lost(letter)).as("%s", letter).isEqualTo(damage);
    }
  }

  @Test
  void opposingStrikeRetaliatesSixTimesAgainstMelee() {
    Arena stage =
        attacked(
                "Opposing Strike",
                """
                a   A   b
                  c   .   .   B
                """)
            .playBottom();
    stage.endRound();
    assertThat(stage.numbers(What.RETALIATES, 'A')).containsExactly(2, 2, 2);
    assertThat(stage.xp('A')).isEqualTo(1);
    lost(stage, "abc", 2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    stage.turnOf('A', 2, 3).endRound();
    assertThat(stage.happened(What.RETALIATES, 'A')).hasSize(6);
    assertThat(stage.xp('A')).isEqualTo(3);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    stage.turnOf('A', 4, 5).endRound();
    assertThat(stage.happened(What.RETALIATES, 'A')).hasSize(6);
    lost(stage, "abc", 4);
  }

  @Test
  void opposingStrikeIgnoresRangedAttacks() {
    Arena stage =
        attacked("Opposing Strike", "a   A   .   .   B", StatLine.of(90, 2, 2, 3))
            .playBottom()
            .endRound();
    lost(stage, "A", 2);
    lost(stage, "a", 0);
    assertThat(stage.actives('A').getFirst().used()).isZero();
  }

  @Test
  void avalancheCreatesTwoObstaclesBesideHim() {
    Arena stage =
        play(
            "Avalanche",
            """
            .   .   .   B
              .   A   a
            .   .   .   .
            """);
    stage.playBottom();
    long beside = around(stage).filter(hex -> stage.terrain(hex) == Terrain.OBSTACLE).count();
    assertThat(beside).isEqualTo(2);
    assertThat(stage.terrain(stage.figure('a').hex())).as("not empty").isEqualTo(Terrain.NONE);
    stage.endTurn();
    assertThat(stage.isStrong(Element.EARTH)).isTrue();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
  }

  private static Stream<Hex> around(Arena stage) {
    return Direction.ALL.stream().map(stage.figure('A').hex()::step);
  }

  @Test
  void avalancheIsStrongerWithEarth() {
    for (boolean earth : new boolean[] {true, false}) {
      Arena stage = play("Avalanche", "A   a   .   B");
      if (earth) {
        stage.strong(Element.EARTH);
      }
      stage.playTop();
      lost(stage, "a", earth ? 5 : 4);
      assertThat(stage.xp('A')).isEqualTo(earth ? 2 : 1);
    }
  }

  @Test
  void rumblingAdvanceShakesFriendAndFoe() {
    Arena still = play("Rumbling Advance", "A   a   .   B").way().playBottom();
    lost(still, "a", 1);
    lost(still, "AB", 0);
    Arena beside =
        play(
                "Rumbling Advance",
                """
                A   n   x   a   b
                  .   .   B   .
                """)
            .way('n', 'x')
            .playBottom();
    lost(beside, "aB", 1);
    lost(beside, "Ab", 0);
    beside.endTurn();
    assertThat(beside.isStrong(Element.EARTH)).isTrue();
  }

  @Test
  void massiveBoulderHurtsEverybodyAroundItsTarget() {
    Arena stage =
        play(
                "Massive Boulder",
                """
                A   .   a   b   c
                  .   .   B
                """)
            .target('a')
            .playTop();
    lost(stage, "a", 3);
    lost(stage, "bB", 1);
    lost(stage, "Ac", 0);
    stage.endTurn();
    assertThat(stage.isStrong(Element.EARTH)).isTrue();
  }

  @Test
  void massiveBoulderSparesHimAndWorksIfTheTargetDies() {
    Arena stage =
        play("Massive Boulder", "A   a   b   .   B", StatLine.of(3, 2, 2, 0)).target('a').playTop();
    assertThat(stage.figure('a').isGone()).isTrue();
    lost(stage, "b", 1);
    lost(stage, "A", 0);
  }

  @Test
  void backupAmmunitionAddsATargetToFourRangedAttacks() {
    Arena stage =
        play(
            List.of(
                "Backup Ammunition", "Earthen Clod", "Crater", "Massive Boulder", "Forceful Storm"),
            "A   c   a   b   .   B");
    stage.unpaid().turnOf('A', 0, 5).play(0, Half.TOP);
    assertThat(stage.xp('A')).isZero();
    stage.endRound().turnOf('A', 1, 6).target('a', 'b').play(1, Half.TOP);
    lost(stage, "ab", 2);
    assertThat(stage.xp('A')).isEqualTo(1);
    stage.endRound().turnOf('A', 2, 7).target('a', 'b').play(2, Half.TOP);
    lost(stage, "ab", 3);
    assertThat(stage.xp('A')).isEqualTo(1);
    assertThat(stage.actives('A').getFirst().used()).isEqualTo(2);
    stage.endRound().turnOf('A', 3, 8).target('a', 'b').play(3, Half.TOP);
    assertThat(stage.happened(What.ATTACKED)).hasSize(2);
    assertThat(stage.xp('A')).isEqualTo(1);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
    stage.endRound().turnOf('A', 4, 9).play(4, Half.TOP); // two in the area, and one more
    lost(stage, "abc", 3);
    assertThat(stage.xp('A')).isEqualTo(1 + 3);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
  }

  @Test
  void backupAmmunitionIsNotForMelee() {
    Arena stage = play("Backup Ammunition", "a   A   b   .   B").playTop();
    stage.endRound().turnOf('A', 2, 3);
    assertThat(basic(stage, 2, 'a')).isEqualTo(2);
    assertThat(stage.lost('b')).isZero();
    assertThat(stage.actives('A').getFirst().used()).isZero();
  }

  @Test
  void rockTunnelDestroysAnAdjacentObstacle() {
    Arena stage = play("Rock Tunnel", "A   x%  y%  .   B   a").playTop();
    assertThat(stage.terrain(stage.hex('x'))).isEqualTo(Terrain.NONE);
    assertThat(stage.terrain(stage.hex('y'))).isEqualTo(Terrain.OBSTACLE);
    assertThat(stage.xp('A')).isEqualTo(1);
    assertThat(play("Rock Tunnel", "A   .   y%  .   B   a").playTop().xp('A')).isZero();
  }

  @Test
  void rockTunnelHoldsWhomItLedThrough() {
    Arena stage =
        play("Rock Tunnel", "A   a   x   b   y   c   B").way('a', 'x', 'b', 'y').playBottom();
    assertThat(stage.stands('A', 'y')).isTrue();
    assertThat(stage.has('a', Condition.IMMOBILIZE)).isTrue();
    assertThat(stage.has('b', Condition.IMMOBILIZE)).isTrue();
    assertThat(stage.has('c', Condition.IMMOBILIZE)).isFalse();
    assertThat(stage.xp('A')).isEqualTo(1);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
  }

  private static final String UPHEAVAL =
      """
      a   .   A   b   c   d
        .   B   .   .   .
      """;

  @Test
  void unstableUpheavalHitsThoseBesideHim() {
    Arena stage = play("Unstable Upheaval", UPHEAVAL).playTop();
    lost(stage, "b", 3);
    lost(stage, "acdA", 0);
    lost(stage, "B", 2);
    assertThat(stage.xp('A')).isEqualTo(1);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
  }

  @Test
  void unstableUpheavalReachesTwoHexesWithEarth() {
    Arena stage = play("Unstable Upheaval", UPHEAVAL).strong(Element.EARTH).playTop();
    lost(stage, "abc", 3);
    lost(stage, "dA", 0);
    lost(stage, "B", 2);
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.isInert(Element.EARTH)).isTrue();
  }

  @Test
  void unstableUpheavalSparesAlliesFarther() {
    Arena stage = play("Unstable Upheaval", "A   b   .   B").strong(Element.EARTH).playTop();
    lost(stage, "b", 3);
    lost(stage, "B", 0);
  }

  @Test
  void unstableUpheavalHurtsAndShieldsAllAllies() {
    Arena stage =
        attacked(
                "Unstable Upheaval",
                "a   A   .   .   .   .   .   .   B   b",
                StatLine.of(90, 2, 3, 0))
            .playBottom();
    lost(stage, "B", 1);
    lost(stage, "A", 0);
    assertThat(stage.xp('A')).isEqualTo(2);
    stage.endRound();
    assertThat(stage.lost('B')).as("3 against shield 2").isEqualTo(1 + 1);
    lost(stage, "A", 3);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    stage.turnOf('A', 2, 3).endRound();
    assertThat(stage.lost('B')).as("the round is over").isEqualTo(2 + 3);
  }

  @Test
  void craterPushesWithEarth() {
    Arena earth =
        play("Crater", "A   a   x   y   z   B").strong(Element.EARTH).target('a').playTop();
    lost(earth, "a", 3);
    assertThat(earth.stands('a', 'y')).isTrue();
    assertThat(earth.xp('A')).isEqualTo(1);
    Arena none = play("Crater", "A   a   x   y   z   B").target('a').playTop();
    lost(none, "a", 3);
    assertThat(none.stands('a', 'a')).isTrue();
    assertThat(none.xp('A')).isZero();
  }

  @Test
  void craterShakesBeforeAndAfterTheLeap() {
    for (boolean earth : new boolean[] {true, false}) {
      Arena stage = play("Crater", "B   A   a   x   b   .");
      if (earth) {
        stage.strong(Element.EARTH);
      }
      stage.way('a', 'x').playBottom();
      assertThat(stage.stands('A', 'x')).isTrue();
      lost(stage, "B", 1);
      lost(stage, "a", earth ? 3 : 2);
      lost(stage, "b", earth ? 2 : 1);
      lost(stage, "A", 0);
      assertThat(stage.xp('A')).isEqualTo(earth ? 2 : 1);
      assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    }
  }

  @Test
  void dirtTornadoMuddlesFriendAndFoe() {
    for (boolean earth : new boolean[] {true, false}) {
      Arena stage =
          play(
              "Dirt Tornado",
              """
              A   .   a   b   .
                .   .   B   .   c
              """);
      if (earth) {
        stage.strong(Element.EARTH);
      }
      stage.turnOf('A', 0, 1).take(new Choice.Act(0, true, false)).perform(over(stage, "abB"));
      lost(stage, "ab", earth ? 2 : 1);
      lost(stage, "ABc", 0);
      assertThat(stage.has('a', Condition.MUDDLE)).isTrue();
      assertThat(stage.has('b', Condition.MUDDLE)).isTrue();
      assertThat(stage.has('B', Condition.MUDDLE)).as("an ally in the area").isTrue();
      assertThat(stage.has('c', Condition.MUDDLE)).isFalse();
      assertThat(stage.xp('A')).isEqualTo(earth ? 1 : 0);
    }
  }

  /** The area that covers all of these. */
  private static Choice over(Arena stage, String whom) {
    return stage.prompt().options().stream()
        .filter(
            option ->
                option instanceof Choice.Lay(List<Hex> hexes)
                    && whom.chars().allMatch(letter -> hexes.contains(stage.hex((char) letter))))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void earthenClodImmobilizesWithEarth() {
    for (boolean earth : new boolean[] {true, false}) {
      Arena stage = play("Earthen Clod", "A   .   .   .   .   a   B");
      if (earth) {
        stage.strong(Element.EARTH);
      }
      stage.playTop();
      lost(stage, "a", 2);
      assertThat(stage.has('a', Condition.IMMOBILIZE)).isEqualTo(earth);
      assertThat(stage.xp('A')).isEqualTo(earth ? 1 : 0);
    }
  }

  @Test
  void heavingSwingPushesIntoAnObstacle() {
    Arena stage = play("Heaving Swing", "A   a   x%  y%  B").target('a').playTop();
    assertThat(stage.stands('a', 'x')).isTrue();
    lost(stage, "a", 3 + 2);
    assertThat(stage.xp('A')).isEqualTo(1);
    assertThat(stage.terrain(stage.hex('x'))).isEqualTo(Terrain.NONE);
    assertThat(stage.terrain(stage.hex('y'))).isEqualTo(Terrain.OBSTACLE);
    Arena free = play("Heaving Swing", "A   a   x   y%  B").target('a').playTop();
    assertThat(free.stands('a', 'x')).isTrue();
    lost(free, "a", 3);
    assertThat(free.xp('A')).isZero();
  }

  @Test
  void heavingSwingStrengthensRangedAttacksThisRound() {
    Arena stage = play(List.of("Heaving Swing", "Earthen Clod", "Crater"), "A   .   a   .   B");
    stage.unpaid().turnOf('A', 0, 1).play(0, Half.BOTTOM).play(1, Half.TOP);
    lost(stage, "a", 3);
    assertThat(stage.zone('A', 0)).isIn(Zone.ACTIVE, Zone.DISCARD);
    stage.endRound().turnOf('A', 2, 3).play(2, Half.TOP);
    lost(stage, "a", 3); // as printed
    Arena melee = play("Heaving Swing", "A   a   .   B").playBottom();
    assertThat(basic(melee, 1, 'a')).isEqualTo(2);
  }

  @Test
  void forcefulStormPaysForEachTarget() {
    Arena two =
        play(
                "Forceful Storm",
                """
                A   .   a   b
                  .   .   .   B
                """)
            .playTop();
    lost(two, "ab", 3);
    assertThat(two.has('a', Condition.DISARM)).isTrue();
    assertThat(two.has('b', Condition.DISARM)).isTrue();
    assertThat(two.xp('A')).isEqualTo(2);
    assertThat(two.zone('A', 0)).isEqualTo(Zone.LOST);
    two.endTurn();
    assertThat(two.isStrong(Element.AIR)).isTrue();
    Arena one =
        play(
                "Forceful Storm",
                """
                A   .   a   .
                  .   .   .   B
                """)
            .playTop();
    assertThat(one.xp('A')).isEqualTo(1);
  }

  @Test
  void forcefulStormStrengthensMeleeAttacksThisRound() {
    Arena stage = play("Forceful Storm", "A   a   .   B").playBottom();
    assertThat(basic(stage, 1, 'a')).isEqualTo(4);
    assertThat(basic(stage.endRound().turnOf('A', 2, 3), 2, 'a')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    Arena ranged = play(List.of("Forceful Storm", "Earthen Clod"), "A   .   a   .   B");
    ranged.turnOf('A', 0, 1).play(0, Half.BOTTOM).play(1, Half.TOP);
    lost(ranged, "a", 2);
  }

  private static final String FAR = "A   .   .   .   .   .   .   a   B";

  @Test
  void naturesLiftReachesFartherWithAir() {
    Arena stage = play(List.of("Nature's Lift", "Earthen Clod"), FAR).strong(Element.AIR);
    stage.turnOf('A', 0, 1).play(0, Half.BOTTOM).target('a').play(1, Half.TOP);
    lost(stage, "a", 2);
    assertThat(stage.isInert(Element.AIR)).isTrue();
    assertThat(stage.actives('A').getFirst().used()).isEqualTo(1);
    assertThat(stage.xp('A')).isZero();
    stage.strong(Element.AIR).endRound();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
  }

  @Test
  void naturesLiftDoesNothingWithoutAir() {
    Arena stage = play(List.of("Nature's Lift", "Earthen Clod"), FAR);
    stage.turnOf('A', 0, 1).play(0, Half.BOTTOM).play(1, Half.TOP);
    lost(stage, "a", 0);
    assertThat(stage.actives('A').getFirst().used()).isZero();
    Arena near = play(List.of("Nature's Lift", "Earthen Clod"), "A   .   .   a   B");
    near.turnOf('A', 0, 1).play(0, Half.BOTTOM).play(1, Half.TOP);
    lost(near, "a", 2);
    assertThat(near.actives('A').getFirst().used()).isZero();
  }

  @Test
  void naturesLiftUsesASlotForEachAirConsumed() {
    Arena stage =
        play(List.of("Nature's Lift", "Crater", "Massive Boulder"), "A   .   .   .   .   a   B");
    stage.turnOf('A', 0, 3).play(0, Half.BOTTOM).endRound();
    stage.strong(Element.AIR).turnOf('A', 1, 4).target('a').play(1, Half.TOP); // range 3
    lost(stage, "a", 3);
    assertThat(stage.xp('A')).isZero();
    stage.endRound().strong(Element.AIR).turnOf('A', 2, 5).target('a').play(2, Half.TOP);
    lost(stage, "a", 3);
    assertThat(stage.xp('A')).as("of the second slot").isEqualTo(1);
    assertThat(stage.actives('A').getFirst().used()).isEqualTo(2);
    Arena unpaid =
        play(List.of("Nature's Lift", "Earthen Clod"), "A   .   .   a   B").strong(Element.AIR);
    unpaid.turnOf('A', 0, 1).play(0, Half.BOTTOM).unpaid().target('a').play(1, Half.TOP);
    lost(unpaid, "a", 2);
    assertThat(unpaid.actives('A').getFirst().used()).isZero();
    assertThat(unpaid.isStrong(Element.AIR)).isTrue();
  }

  @Test
  void naturesLiftLastsForSixAttacks() {
    assertThat(play("Nature's Lift", FAR).playBottom().actives('A').getFirst().slots())
        .containsExactly(0, 1, 0, 1, 0, 1);
    Arena melee = play("Nature's Lift", "A   a   .   B").strong(Element.AIR).playBottom();
    assertThat(basic(melee, 1, 'a')).isEqualTo(2);
    assertThat(melee.actives('A').getFirst().used()).isZero();
    assertThat(melee.isStrong(Element.AIR)).isTrue();
    assertThat(melee.prompt().kind()).isEqualTo(Prompt.Kind.ACTION);
  }

  // Levels 2 to 9

  @Test
  @Played("Sentient Growth top")
  void sentientGrowthHealsAlliesInItsArea() {
    Arena stage =
        play(
            "Sentient Growth",
            """
            A   .   .   a   B
              .   .   .   b   c
            """);
    stage.turnOf('A', 0, 1).remember().take(new Choice.Act(0, true, false));
    stage.perform(over(stage, "abB"));
    lost(stage, "ab", 2);
    lost(stage, "cA", 0);
    lost(stage, "B", -2);
    assertThat(stage.xp('A')).isZero();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    Arena nobody = play("Sentient Growth", "A   .   B   .   .   .   a").playTop();
    lost(nobody, "B", 0); // without an enemy there is no area
  }

  @Test
  @Played("Stone Pummel bottom")
  void stonePummelDestroysObstaclesForFourMeleeAttacks() {
    Arena stage =
        play(
                "Stone Pummel",
                """
                .   %   %   .   B
                  %   A   a   .   .
                .   %   .   .   .
                """)
            .playBottom();
    for (int attack = 1; attack <= 4; attack++) {
      assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
      stage.endRound().turnOf('A', 2 * attack, 2 * attack + 1).remember();
      assertThat(basic(stage, 2 * attack, 'a')).isEqualTo(2 + 3);
      assertThat(stage.xp('A')).isEqualTo(1);
      assertThat(around(stage).filter(hex -> stage.terrain(hex) == Terrain.OBSTACLE))
          .hasSize(4 - attack);
    }
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
  }

  @Test
  void stonePummelWaitsForAnObstacleAndForMelee() {
    Arena none = play("Stone Pummel", "A   a   %   .   B").playBottom();
    assertThat(basic(none, 1, 'a')).isEqualTo(2);
    assertThat(none.actives('A').getFirst().used()).isZero();
    assertThat(none.xp('A')).isZero();
    Arena ranged = play(List.of("Stone Pummel", "Earthen Clod"), "o%  A   .   a   .   B");
    ranged.turnOf('A', 0, 1).play(0, Half.BOTTOM).play(1, Half.TOP);
    lost(ranged, "a", 2);
    assertThat(ranged.terrain(ranged.hex('o'))).isEqualTo(Terrain.OBSTACLE);
  }

  @Test
  @Played("Dig Pit top")
  void digPitLaysATrapAndMuddlesThoseBesideHim() {
    Arena stage = play("Dig Pit", "b   a   A   x   B   .").playTop();
    assertThat(stage.terrain(stage.hex('x'))).isEqualTo(Terrain.TRAP);
    assertThat(stage.has('a', Condition.MUDDLE)).isTrue();
    assertThat(stage.has('b', Condition.MUDDLE)).isFalse();
    assertThat(stage.xp('A')).isZero();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    stage.until(Prompt.Kind.ACTION, "B").remember();
    int card = Integer.numberOfTrailingZeros(stage.sheet('B').cards().selected());
    stage.way('x').perform(new Choice.Act(card, false, true));
    lost(stage, "B", 2);
    assertThat(stage.has('B', Condition.STUN)).isTrue();
  }

  @Test
  @Played("Cataclysm top")
  void cataclysmImmobilizesFriendAndFoe() {
    for (boolean earth : new boolean[] {true, false}) {
      Arena stage =
          play(
              "Cataclysm",
              """
              .   a   B   .   .
                A   b   .   c   .
              .   .   .   .   .
              """);
      if (earth) {
        stage.strong(Element.EARTH);
      }
      stage.turnOf('A', 0, 1).remember().take(new Choice.Act(0, true, false));
      stage.perform(over(stage, "abB"));
      lost(stage, "ab", earth ? 6 : 4);
      lost(stage, "ABc", 0);
      for (char letter : new char[] {'a', 'b', 'B'}) {
        assertThat(stage.has(letter, Condition.IMMOBILIZE)).isTrue();
      }
      assertThat(stage.has('c', Condition.IMMOBILIZE)).isFalse();
      assertThat(stage.has('A', Condition.IMMOBILIZE)).isFalse();
      assertThat(stage.xp('A')).isEqualTo(earth ? 2 : 0);
      assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    }
  }

  @Test
  @Played("Cataclysm bottom")
  void cataclysmLeadsFartherWithEarth() {
    String picture = "A   .   .   x   .   .   y   .   B   a";
    Arena plain = play("Cataclysm", picture).playBottom();
    assertThat(plain.stands('A', 'x')).isTrue();
    assertThat(plain.zone('A', 0)).isEqualTo(Zone.DISCARD);
    Arena paid = play("Cataclysm", picture).strong(Element.EARTH).playBottom();
    assertThat(paid.stands('A', 'y')).isTrue();
    assertThat(paid.isInert(Element.EARTH)).isTrue();
    assertThat(paid.xp('A')).isZero();
  }

  @Test
  @Played("Brutal Momentum bottom")
  void brutalMomentumStrengthensRangedAttacksMoreWithEarth() {
    for (boolean earth : new boolean[] {true, false}) {
      Arena stage =
          play(List.of("Brutal Momentum", "Earthen Clod", "Crater"), "A   .   .   a   .   B");
      if (earth) {
        stage.strong(Element.EARTH);
      }
      stage.turnOf('A', 0, 1).play(0, Half.BOTTOM);
      assertThat(stage.xp('A')).isEqualTo(earth ? 1 : 0);
      stage.play(1, Half.TOP);
      lost(stage, "a", earth ? 4 : 3);
      stage.endRound().turnOf('A', 2, 3).play(2, Half.TOP);
      lost(stage, "a", 3); // the round is over
      assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    }
    Arena melee = play("Brutal Momentum", "A   a   .   B").playBottom();
    assertThat(basic(melee, 1, 'a')).isEqualTo(2);
    Arena paid = play("Brutal Momentum", "A   a   .   B").strong(Element.EARTH).playBottom();
    assertThat(basic(paid, 1, 'a')).isEqualTo(2);
  }

  @Test
  @Played("Lumbering Bash bottom")
  void lumberingBashHealsAtTheStartOfFiveTurns() {
    Arena stage = play("Lumbering Bash", "A   .   B   .   .   a").playBottom();
    assertThat(stage.happened(What.HEALED)).isEmpty();
    for (int turn = 1; turn <= 4; turn++) {
      assertThat(stage.zone('A', 0)).isEqualTo(Zone.ACTIVE);
      stage.endRound().remember().target('B').turnOf('A', 2 * turn, 2 * turn + 1);
      lost(stage, "B", -2);
      assertThat(stage.xp('A')).as("turn %d", turn).isEqualTo(turn % 2);
    }
    stage.answer(Prompt.Kind.SHORT_REST, new Choice.Accept()).endRound();
    stage.remember().target('B').turnOf('A');
    lost(stage, "B", -2);
    assertThat(stage.xp('A')).isEqualTo(1);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    Arena far = play("Lumbering Bash", "A   .   .   B   .   a").playBottom().endRound();
    far.target('B', 'A').turnOf('A', 2, 3);
    lost(far, "B", 0); // three hexes away
    lost(far, "A", -2);
  }

  @Test
  @Played("Blind Destruction top")
  void blindDestructionSpreadsTheDamageThatWasSuffered() {
    StatLine shielded = StatLine.of(90, 2, 2, 0).having(Effect.shield(1));
    Arena stage =
        play(
                "Blind Destruction",
                """
                A   .   .   .   a   b   c
                  .   .   .   .   B   .
                """,
                shielded)
            .target('a')
            .playTop();
    lost(stage, "abB", 3);
    lost(stage, "Ac", 0);
    assertThat(stage.xp('A')).isZero();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    Arena near = play("Blind Destruction", "A   a   b   .   B").target('a').playTop();
    lost(near, "ab", 4);
    lost(near, "A", 0);
    Arena far = play("Blind Destruction", "A   .   .   .   .   a   b   B").playTop();
    lost(far, "ab", 0);
  }

  @Test
  @Played("Blind Destruction bottom")
  void blindDestructionShakesEverybodyAlongItsWay() {
    Arena stage =
        play(
                "Blind Destruction",
                """
                d   .   .   .   .   a   .   .
                  A   w   x   y   z   .   b   .
                .   .   B   .   .   .   .   .
                """)
            .way('w', 'x', 'y', 'z')
            .playBottom();
    assertThat(stage.stands('A', 'z')).isTrue();
    lost(stage, "aB", 2);
    lost(stage, "Abd", 0); // d stands only beside the hex that he left
    stage.endTurn();
    assertThat(stage.isStrong(Element.EARTH)).isTrue();
    assertThat(stage.xp('A')).isZero();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
  }

  @Test
  @Played("Pulverize top")
  void pulverizePushesEverybodyIntoObstacles() {
    Arena stage = play("Pulverize", "v%  u   a   A   b   x%  y%  z   B").playTop();
    lost(stage, "a", 3 + 2);
    lost(stage, "b", 3 + 2 + 2);
    assertThat(stage.stands('a', 'v')).isTrue();
    assertThat(stage.stands('b', 'y')).isTrue();
    assertThat("vxy".chars().mapToObj(at -> stage.terrain(stage.hex((char) at))))
        .containsOnly(Terrain.NONE);
    assertThat(stage.xp('A')).isEqualTo(3);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    Arena free = play("Pulverize", "A   a   x   y   %   B").playTop();
    lost(free, "a", 3);
    assertThat(free.stands('a', 'y')).isTrue();
    assertThat(free.xp('A')).isZero();
  }

  @Test
  @Played("Pulverize bottom")
  void pulverizeStrikesBeforeAndAfterTheLeap() {
    Arena stage = play("Pulverize", "a   A   b   x   c   d   B").way('b', 'x').playBottom();
    assertThat(stage.stands('A', 'x')).isTrue();
    lost(stage, "a", 2);
    lost(stage, "b", 2 + 3);
    lost(stage, "c", 3);
    lost(stage, "dAB", 0);
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    Arena five = play("Pulverize", "A   .   .   .   .   x   .   a   B").playBottom();
    assertThat(five.stands('A', 'x')).isTrue();
  }

  @Test
  @Played("Explosive Punch top")
  void explosivePunchStrikesEverybodyAroundTheObstacle() {
    Arena stage =
        play(
                "Explosive Punch",
                """
                d   A   o%  a   .   B
                  .   .   b   c   .   .
                """)
            .playTop();
    assertThat(stage.terrain(stage.hex('o'))).isEqualTo(Terrain.NONE);
    lost(stage, "ab", 4);
    lost(stage, "cdA", 0);
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    stage.endTurn();
    assertThat(stage.isStrong(Element.EARTH)).isTrue();
    Arena none = play("Explosive Punch", "A   a   o%  b   B").playTop();
    lost(none, "ab", 0); // no obstacle beside him
    assertThat(none.xp('A')).isZero();
  }

  @Test
  @Played("Clear the Way top")
  void clearTheWayThrowsAnObstacleAmongEnemies() {
    for (boolean earth : new boolean[] {true, false}) {
      Arena stage =
          play(
              "Clear the Way",
              """
              o%  A   .   .   .   x   a   .   B
                .   .   .   .   .   c   b   .   .
              """);
      if (earth) {
        stage.strong(Element.EARTH);
      }
      stage.turnOf('A', 0, 1).remember().take(new Choice.Act(0, true, false));
      stage.until(Prompt.Kind.HEX).chooseIfOffered(new Choice.To(stage.hex('o')));
      assertThat(farthest(stage)).isEqualTo(4);
      stage.perform(new Choice.To(stage.hex('x')));
      assertThat(stage.terrain(stage.hex('o'))).isEqualTo(Terrain.NONE);
      assertThat(stage.terrain(stage.hex('x'))).isEqualTo(Terrain.OBSTACLE);
      lost(stage, "ac", earth ? 3 : 2);
      lost(stage, "bAB", 0);
      assertThat(stage.xp('A')).isEqualTo(earth ? 2 : 1);
      assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    }
    Arena far = play("Clear the Way", "A   .   o%  a   .   B").playTop();
    lost(far, "a", 0); // no obstacle beside him
  }

  @Test
  @Played("Clear the Way bottom")
  void clearTheWayDestroysWhatItJumpsOver() {
    Arena stage =
        play(
                "Clear the Way",
                """
                A   o%  p^  q   r%  x   s%  B
                  .   t%  .   .   .   .   .   a
                """)
            .way('o', 'p', 'q', 'r', 'x')
            .playBottom();
    assertThat(stage.stands('A', 'x')).isTrue();
    for (char gone : new char[] {'o', 'p', 'r'}) {
      assertThat(stage.terrain(stage.hex(gone))).as("%s", gone).isEqualTo(Terrain.NONE);
    }
    assertThat(stage.terrain(stage.hex('s'))).isEqualTo(Terrain.OBSTACLE);
    assertThat(stage.terrain(stage.hex('t'))).isEqualTo(Terrain.OBSTACLE);
    lost(stage, "A", 0);
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
  }

  @Test
  @Played("Rock Slide top")
  void rockSlideHurtsEverybodyBesideItsObstaclesOnce() {
    Arena stage =
        play(
            "Rock Slide",
            """
            A   .   p   a   q   .   .   .
              .   .   .   .   B   .   .   .
            .   .   .   s   .   .   .   c
            """);
    stage.turnOf('A', 0, 1).remember().take(new Choice.Act(0, true, false));
    stage.until(Prompt.Kind.HEX);
    assertThat(farthest(stage)).isEqualTo(4);
    for (char hex : new char[] {'p', 'q', 's'}) {
      stage.take(new Choice.To(stage.hex(hex)));
    }
    stage.goOn();
    for (char hex : new char[] {'p', 'q', 's'}) {
      assertThat(stage.terrain(stage.hex(hex))).isEqualTo(Terrain.OBSTACLE);
    }
    assertThat(stage.game.state().ground().all(Terrain.OBSTACLE).size()).isEqualTo(3);
    lost(stage, "aB", 2);
    lost(stage, "Ac", 0);
    assertThat(stage.xp('A')).isEqualTo(1);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    stage.endTurn();
    assertThat(stage.isStrong(Element.EARTH)).isTrue();
  }

  @Test
  @Played("Rock Slide bottom")
  void rockSlideLeadsStraightOn() {
    Arena stage =
        play(
            "Rock Slide",
            """
            A   w   x   .   .   .   y   .   B
              .   v   .   .   .   .   .   .   a
            """);
    stage.turnOf('A', 0, 1).remember().take(new Choice.Act(0, false, false));
    stage.take(new Choice.To(stage.hex('w')));
    assertThat(stage.prompt().options())
        .contains(new Choice.To(stage.hex('x')))
        .doesNotContain(new Choice.To(stage.hex('v')), new Choice.To(stage.hex('A')));
    stage.goOn();
    assertThat(stage.stands('A', 'y')).isTrue();
    assertThat(stage.xp('A')).isZero();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
  }

  @Test
  @Played("Petrify top")
  void petrifyMakesAnObstacleOfItsVictim() {
    Arena stage =
        Gloomhaven.trying(
                "Cragheart",
                """
                A   x   .   .   a   b   B
                  .   .   .   .   .   .
                """,
                "Petrify")
            .another('x', "Idler", Rank.ELITE)
            .start()
            .playTop();
    assertThat(stage.figure('a').isGone()).isTrue();
    assertThat(stage.terrain(stage.hex('a'))).isEqualTo(Terrain.OBSTACLE);
    assertThat(stage.figure('x').isGone() || stage.figure('b').isGone()).isFalse();
    assertThat(stage.game.state().ground().all(Terrain.OBSTACLE).size()).isEqualTo(1);
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    stage.endTurn();
    assertThat(stage.isStrong(Element.EARTH)).isTrue();
    Arena elite =
        Gloomhaven.trying("Cragheart", "A   x   .   .   .   a   B", "Petrify")
            .another('x', "Idler", Rank.ELITE)
            .start()
            .playTop();
    assertThat(elite.figure('x').isGone()).as("elite").isFalse();
    Arena far = play("Petrify", "A   .   .   .   .   a   B").playTop();
    assertThat(far.figure('a').isGone()).as("five hexes away").isFalse();
    assertThat(far.xp('A')).isZero();
  }

  @Test
  @Played("Meteor top")
  void meteorFallsAmongEnemies() {
    Arena stage =
        play(
            "Meteor",
            """
            A   .   x   y   a   .   B
              .   .   z   c   .   b   .
            .   .   .   .   .   .   .
            """);
    stage.turnOf('A', 0, 1).remember().take(new Choice.Act(0, true, false));
    stage.until(Prompt.Kind.AREA).perform(over(stage, "xyz"));
    for (char hex : new char[] {'x', 'y', 'z'}) {
      assertThat(stage.terrain(stage.hex(hex))).isEqualTo(Terrain.OBSTACLE);
    }
    lost(stage, "ac", 4);
    lost(stage, "bAB", 0);
    assertThat(stage.has('a', Condition.IMMOBILIZE)).isTrue();
    assertThat(stage.has('c', Condition.IMMOBILIZE)).isTrue();
    assertThat(stage.has('b', Condition.IMMOBILIZE)).isFalse();
    assertThat(stage.xp('A')).isEqualTo(2);
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    stage.endTurn();
    assertThat(stage.isStrong(Element.EARTH)).isTrue();
  }

  /** How far away the hexes are that can be chosen. */
  private static int farthest(Arena stage) {
    return stage.prompt().options().stream()
        .mapToInt(
            option ->
                option instanceof Choice.To(Hex hex) ? hex.distanceTo(stage.figure('A').hex()) : 0)
        .max()
        .orElseThrow();
  }

  @Test
  void attacksBesideAnObstacleAreMeleeOrRanged() {
    for (String card : List.of("Meteor", "Clear the Way", "Explosive Punch")) {
      Arena stage =
          play(
              List.of(card, "Forceful Storm"), // +2 to melee attacks
              """
              o%  A   x   y   a   B
                b   .   z   .   .   .
              .   .   .   .   .   .
              """);
      stage.turnOf('A', 0, 1).play(1, Half.BOTTOM).take(new Choice.Act(0, true, false));
      if (card.equals("Meteor")) {
        stage.until(Prompt.Kind.AREA).take(over(stage, "xyz"));
      }
      stage.answer(Prompt.Kind.HEX, new Choice.To(stage.hex('o')), new Choice.To(stage.hex('y')));
      stage.goOn();
      int value = card.equals("Meteor") ? 4 : card.equals("Clear the Way") ? 2 : 4 + 2;
      assertThat(stage.numbers(What.MODIFIED, 'A')).as(card).isNotEmpty().containsOnly(value);
    }
  }

  @Test
  void meteorLiesWithinThreeHexes() {
    Arena stage =
        play(
            "Meteor",
            """
            A   .   .   .   .   .   B
              .   .   .   .   .   a   .
            .   .   .   .   .   .   .
            """);
    stage.turnOf('A', 0, 1).take(new Choice.Act(0, true, false)).until(Prompt.Kind.AREA);
    Hex middle = stage.hex('A');
    for (Choice option : stage.prompt().options()) {
      if (option instanceof Choice.Lay(List<Hex> hexes)) {
        assertThat(hexes).hasSize(3).allMatch(hex -> hex.distanceTo(middle) <= 3);
      }
    }
  }

  @Test
  @Played("Brutal Momentum top")
  void brutalMomentumCrushesAgainstWallsAndObstacles() {
    Arena free = play("Brutal Momentum", "A   a   .   x   .   B").target('a').playTop();
    lost(free, "a", 3);
    assertThat(free.stands('a', 'x')).isTrue();
    assertThat(free.xp('A')).isZero();
    assertThat(free.zone('A', 0)).isEqualTo(Zone.DISCARD);
    Arena one = play("Brutal Momentum", "B   A   a   x   o%  .").target('a').playTop();
    lost(one, "a", 3 + 2);
    assertThat(one.stands('a', 'x')).isTrue();
    assertThat(one.terrain(one.hex('o'))).isEqualTo(Terrain.OBSTACLE);
    assertThat(one.xp('A')).isEqualTo(1);
    Arena two = play("Brutal Momentum", "B   A   a").target('a').playTop();
    lost(two, "a", 3 + 2 + 2);
    assertThat(two.xp('A')).isEqualTo(2);
  }

  @Test
  @Played("Rocky End top")
  void rockyEndHurlsAllObstaclesAround() {
    for (boolean earth : new boolean[] {true, false}) {
      Arena stage =
          play(
              "Rocky End",
              """
              a   A   p%  q%  r%  s%  B
                .   .   .   .   .   .   .
              """);
      if (earth) {
        stage.strong(Element.EARTH);
      }
      stage.playTop();
      lost(stage, "a", earth ? 6 : 4);
      assertThat("pqrs".chars().mapToObj(at -> stage.terrain(stage.hex((char) at))))
          .containsExactly(
              Terrain.NONE,
              Terrain.NONE,
              earth ? Terrain.NONE : Terrain.OBSTACLE,
              Terrain.OBSTACLE);
      assertThat(stage.xp('A')).isEqualTo(earth ? 3 : 2);
      assertThat(stage.zone('A', 0)).isEqualTo(Zone.LOST);
    }
  }

  @Test
  @Played("Rocky End bottom")
  void rockyEndEndsBesideAnObstacle() {
    String picture = "A   .   .   .   .   .   x   o%  a   B";
    Arena stage = play("Rocky End", picture).playBottom();
    assertThat(stage.stands('A', 'x')).isTrue();
    assertThat(stage.xp('A')).isZero();
    assertThat(stage.zone('A', 0)).isEqualTo(Zone.DISCARD);
    Arena none = play("Rocky End", "A   .   .   .   .   .   .   x   o%  a   B").playBottom();
    assertThat(none.stands('A', 'A')).as("seven hexes away").isTrue();
  }
}
