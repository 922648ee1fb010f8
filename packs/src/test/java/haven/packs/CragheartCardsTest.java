package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Direction;
import haven.board.Hex;
import haven.board.Terrain;
import haven.model.Condition;
import haven.model.ability.Ability;
import haven.model.ability.Element;
import haven.model.ability.Value;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event.What;
import haven.play.engine.Prompt;
import haven.play.turn.Zone;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The halves of the Cragheart's cards that say more than numbers. */
final class CragheartCardsTest {
  private static final MonsterCard ATTACK = MonsterCard.of(98, Ability.Attack.of(Value.STAT));

  private static CardStage play(String card, String picture) {
    return CardStage.of("Cragheart", card, picture);
  }

  private static CardStage play(List<String> cards, String picture) {
    return new CardStage("Cragheart", cards, picture);
  }

  private static void lost(CardStage stage, String whom, int damage) {
    for (char letter : whom.toCharArray()) {
      assertThat(stage.lost(letter)).as("%s", letter).isEqualTo(damage);
    }
  }

  /** A basic attack, with 2 unless something adds to it. */
  private static int basic(CardStage stage, int card, char target) {
    int before = stage.piece(target).hitPoints();
    stage.target(target).perform(new Choice.Act(card, true, true));
    return before - stage.piece(target).hitPoints();
  }

  @Test
  void opposingStrikeRetaliatesSixTimesAgainstMelee() {
    CardStage stage =
        play(
                "Opposing Strike",
                """
                a   A   b
                  c   .   .   B
                """)
            .monsters(ATTACK)
            .bottom();
    stage.endRound();
    assertThat(stage.numbers(What.RETALIATES, 'A')).containsExactly(2, 2, 2);
    assertThat(stage.xp()).isEqualTo(1);
    lost(stage, "abc", 2);
    assertThat(stage.zone(0)).isEqualTo(Zone.ACTIVE);
    stage.turn(2, 3).endRound();
    assertThat(stage.happened(What.RETALIATES, 'A')).hasSize(6);
    assertThat(stage.xp()).isEqualTo(3);
    assertThat(stage.zone(0)).isEqualTo(Zone.LOST);
    stage.turn(4, 5).endRound();
    assertThat(stage.happened(What.RETALIATES, 'A')).hasSize(6);
    lost(stage, "abc", 4);
  }

  @Test
  void opposingStrikeIgnoresRangedAttacks() {
    CardStage stage =
        play("Opposing Strike", "a   A   .   .   B")
            .monsters(StatLine.of(CardStage.MONSTER, 2, 2, 3))
            .monsters(ATTACK)
            .bottom()
            .endRound();
    lost(stage, "A", 2);
    lost(stage, "a", 0);
    assertThat(stage.actives('A').getFirst().used()).isZero();
  }

  @Test
  void avalancheCreatesTwoObstaclesBesideHim() {
    CardStage stage =
        play(
            "Avalanche",
            """
            .   .   .   B
              .   A   a
            .   .   .   .
            """);
    stage.bottom();
    long beside = around(stage).filter(hex -> stage.terrain(hex) == Terrain.OBSTACLE).count();
    assertThat(beside).isEqualTo(2);
    assertThat(stage.terrain(stage.piece('a').hex())).as("not empty").isEqualTo(Terrain.NONE);
    stage.endTurn();
    assertThat(stage.isStrong(Element.EARTH)).isTrue();
    assertThat(stage.zone(0)).isEqualTo(Zone.DISCARD);
  }

  private static Stream<Hex> around(CardStage stage) {
    return Direction.ALL.stream().map(stage.piece('A').hex()::step);
  }

  @Test
  void avalancheIsStrongerWithEarth() {
    for (boolean earth : new boolean[] {true, false}) {
      CardStage stage = play("Avalanche", "A   a   .   B");
      if (earth) {
        stage.strong(Element.EARTH);
      }
      stage.top();
      lost(stage, "a", earth ? 5 : 4);
      assertThat(stage.xp()).isEqualTo(earth ? 2 : 1);
    }
  }

  @Test
  void rumblingAdvanceShakesFriendAndFoe() {
    CardStage still = play("Rumbling Advance", "A   a   .   B").walk().bottom();
    lost(still, "a", 1);
    lost(still, "AB", 0);
    CardStage beside =
        play(
                "Rumbling Advance",
                """
                A   n   x   a   b
                  .   .   B   .
                """)
            .walk('n', 'x')
            .bottom();
    lost(beside, "aB", 1);
    lost(beside, "Ab", 0);
    beside.endTurn();
    assertThat(beside.isStrong(Element.EARTH)).isTrue();
  }

  @Test
  void massiveBoulderHurtsEverybodyAroundItsTarget() {
    CardStage stage =
        play(
                "Massive Boulder",
                """
                A   .   a   b   c
                  .   .   B
                """)
            .target('a')
            .top();
    lost(stage, "a", 3);
    lost(stage, "bB", 1);
    lost(stage, "Ac", 0);
    stage.endTurn();
    assertThat(stage.isStrong(Element.EARTH)).isTrue();
  }

  @Test
  void massiveBoulderSparesHimAndWorksIfTheTargetDies() {
    CardStage stage =
        play("Massive Boulder", "A   a   b   .   B")
            .monsters(StatLine.of(3, 2, 2, 0))
            .target('a')
            .top();
    assertThat(stage.piece('a').isGone()).isTrue();
    lost(stage, "b", 1);
    lost(stage, "A", 0);
  }

  @Test
  void backupAmmunitionAddsATargetToFourRangedAttacks() {
    CardStage stage =
        play(
            List.of(
                "Backup Ammunition", "Earthen Clod", "Crater", "Massive Boulder", "Forceful Storm"),
            "A   c   a   b   .   B");
    stage.unpaid().turn(0, 5).act(0, true);
    assertThat(stage.xp()).isZero();
    stage.endRound().turn(1, 6).target('a', 'b').act(1, true);
    lost(stage, "ab", 2);
    assertThat(stage.xp()).isEqualTo(1);
    stage.endRound().turn(2, 7).target('a', 'b').act(2, true);
    lost(stage, "ab", 3);
    assertThat(stage.xp()).isEqualTo(1);
    assertThat(stage.actives('A').getFirst().used()).isEqualTo(2);
    stage.endRound().turn(3, 8).target('a', 'b').act(3, true);
    assertThat(stage.happened(What.ATTACKED)).hasSize(2);
    assertThat(stage.xp()).isEqualTo(1);
    assertThat(stage.zone(0)).isEqualTo(Zone.ACTIVE);
    stage.endRound().turn(4, 9).act(4, true); // two in the area, and one more
    lost(stage, "abc", 3);
    assertThat(stage.xp()).isEqualTo(1 + 3);
    assertThat(stage.zone(0)).isEqualTo(Zone.LOST);
  }

  @Test
  void backupAmmunitionIsNotForMelee() {
    CardStage stage = play("Backup Ammunition", "a   A   b   .   B").top();
    stage.endRound().turn(2, 3);
    assertThat(basic(stage, 2, 'a')).isEqualTo(2);
    assertThat(stage.lost('b')).isZero();
    assertThat(stage.actives('A').getFirst().used()).isZero();
  }

  @Test
  void rockTunnelDestroysAnAdjacentObstacle() {
    CardStage stage = play("Rock Tunnel", "A   x%  y%  .   B   a").top();
    assertThat(stage.terrain(stage.hex('x'))).isEqualTo(Terrain.NONE);
    assertThat(stage.terrain(stage.hex('y'))).isEqualTo(Terrain.OBSTACLE);
    assertThat(stage.xp()).isEqualTo(1);
    assertThat(play("Rock Tunnel", "A   .   y%  .   B   a").top().xp()).isZero();
  }

  @Test
  void rockTunnelHoldsWhomItLedThrough() {
    CardStage stage =
        play("Rock Tunnel", "A   a   x   b   y   c   B").walk('a', 'x', 'b', 'y').bottom();
    assertThat(stage.stands('A', 'y')).isTrue();
    assertThat(stage.has('a', Condition.IMMOBILIZE)).isTrue();
    assertThat(stage.has('b', Condition.IMMOBILIZE)).isTrue();
    assertThat(stage.has('c', Condition.IMMOBILIZE)).isFalse();
    assertThat(stage.xp()).isEqualTo(1);
    assertThat(stage.zone(0)).isEqualTo(Zone.LOST);
  }

  private static final String UPHEAVAL =
      """
      a   .   A   b   c   d
        .   B   .   .   .
      """;

  @Test
  void unstableUpheavalHitsThoseBesideHim() {
    CardStage stage = play("Unstable Upheaval", UPHEAVAL).top();
    lost(stage, "b", 3);
    lost(stage, "acdA", 0);
    lost(stage, "B", 2);
    assertThat(stage.xp()).isEqualTo(1);
    assertThat(stage.zone(0)).isEqualTo(Zone.LOST);
  }

  @Test
  void unstableUpheavalReachesTwoHexesWithEarth() {
    CardStage stage = play("Unstable Upheaval", UPHEAVAL).strong(Element.EARTH).top();
    lost(stage, "abc", 3);
    lost(stage, "dA", 0);
    lost(stage, "B", 2);
    assertThat(stage.xp()).isEqualTo(2);
    assertThat(stage.isInert(Element.EARTH)).isTrue();
  }

  @Test
  void unstableUpheavalSparesAlliesFarther() {
    CardStage stage = play("Unstable Upheaval", "A   b   .   B").strong(Element.EARTH).top();
    lost(stage, "b", 3);
    lost(stage, "B", 0);
  }

  @Test
  void unstableUpheavalHurtsAndShieldsAllAllies() {
    CardStage stage =
        play("Unstable Upheaval", "a   A   .   .   .   .   .   .   B   b")
            .monsters(StatLine.of(CardStage.MONSTER, 2, 3, 0))
            .monsters(ATTACK)
            .bottom();
    lost(stage, "B", 1);
    lost(stage, "A", 0);
    assertThat(stage.xp()).isEqualTo(2);
    stage.endRound();
    assertThat(stage.lost('B')).as("3 against shield 2").isEqualTo(1 + 1);
    lost(stage, "A", 3);
    assertThat(stage.zone(0)).isEqualTo(Zone.LOST);
    stage.turn(2, 3).endRound();
    assertThat(stage.lost('B')).as("the round is over").isEqualTo(2 + 3);
  }

  @Test
  void craterPushesWithEarth() {
    CardStage earth =
        play("Crater", "A   a   x   y   z   B").strong(Element.EARTH).target('a').top();
    lost(earth, "a", 3);
    assertThat(earth.stands('a', 'y')).isTrue();
    assertThat(earth.xp()).isEqualTo(1);
    CardStage none = play("Crater", "A   a   x   y   z   B").target('a').top();
    lost(none, "a", 3);
    assertThat(none.stands('a', 'a')).isTrue();
    assertThat(none.xp()).isZero();
  }

  @Test
  void craterShakesBeforeAndAfterTheLeap() {
    for (boolean earth : new boolean[] {true, false}) {
      CardStage stage = play("Crater", "B   A   a   x   b   .");
      if (earth) {
        stage.strong(Element.EARTH);
      }
      stage.walk('a', 'x').bottom();
      assertThat(stage.stands('A', 'x')).isTrue();
      lost(stage, "B", 1);
      lost(stage, "a", earth ? 3 : 2);
      lost(stage, "b", earth ? 2 : 1);
      lost(stage, "A", 0);
      assertThat(stage.xp()).isEqualTo(earth ? 2 : 1);
      assertThat(stage.zone(0)).isEqualTo(Zone.LOST);
    }
  }

  @Test
  void dirtTornadoMuddlesFriendAndFoe() {
    for (boolean earth : new boolean[] {true, false}) {
      CardStage stage =
          play(
              "Dirt Tornado",
              """
              A   .   a   b   .
                .   .   B   .   c
              """);
      if (earth) {
        stage.strong(Element.EARTH);
      }
      stage.turn(0, 1).choose(new Choice.Act(0, true, false)).perform(over(stage, "abB"));
      lost(stage, "ab", earth ? 2 : 1);
      lost(stage, "ABc", 0);
      assertThat(stage.has('a', Condition.MUDDLE)).isTrue();
      assertThat(stage.has('b', Condition.MUDDLE)).isTrue();
      assertThat(stage.has('B', Condition.MUDDLE)).as("an ally in the area").isTrue();
      assertThat(stage.has('c', Condition.MUDDLE)).isFalse();
      assertThat(stage.xp()).isEqualTo(earth ? 1 : 0);
    }
  }

  /** The area that covers all of these. */
  private static Choice over(CardStage stage, String whom) {
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
      CardStage stage = play("Earthen Clod", "A   .   .   .   .   a   B");
      if (earth) {
        stage.strong(Element.EARTH);
      }
      stage.top();
      lost(stage, "a", 2);
      assertThat(stage.has('a', Condition.IMMOBILIZE)).isEqualTo(earth);
      assertThat(stage.xp()).isEqualTo(earth ? 1 : 0);
    }
  }

  @Test
  void heavingSwingPushesIntoAnObstacle() {
    CardStage stage = play("Heaving Swing", "A   a   x%  y%  B").target('a').top();
    assertThat(stage.stands('a', 'x')).isTrue();
    lost(stage, "a", 3 + 2);
    assertThat(stage.xp()).isEqualTo(1);
    assertThat(stage.terrain(stage.hex('x'))).isEqualTo(Terrain.NONE);
    assertThat(stage.terrain(stage.hex('y'))).isEqualTo(Terrain.OBSTACLE);
    CardStage free = play("Heaving Swing", "A   a   x   y%  B").target('a').top();
    assertThat(free.stands('a', 'x')).isTrue();
    lost(free, "a", 3);
    assertThat(free.xp()).isZero();
  }

  @Test
  void heavingSwingStrengthensRangedAttacksThisRound() {
    CardStage stage = play(List.of("Heaving Swing", "Earthen Clod", "Crater"), "A   .   a   .   B");
    stage.unpaid().turn(0, 1).act(0, false).act(1, true);
    lost(stage, "a", 3);
    assertThat(stage.zone(0)).isIn(Zone.ACTIVE, Zone.DISCARD);
    stage.endRound().turn(2, 3).act(2, true);
    lost(stage, "a", 3); // as printed
    CardStage melee = play("Heaving Swing", "A   a   .   B").bottom();
    assertThat(basic(melee, 1, 'a')).isEqualTo(2);
  }

  @Test
  void forcefulStormPaysForEachTarget() {
    CardStage two =
        play(
                "Forceful Storm",
                """
                A   .   a   b
                  .   .   .   B
                """)
            .top();
    lost(two, "ab", 3);
    assertThat(two.has('a', Condition.DISARM)).isTrue();
    assertThat(two.has('b', Condition.DISARM)).isTrue();
    assertThat(two.xp()).isEqualTo(2);
    assertThat(two.zone(0)).isEqualTo(Zone.LOST);
    two.endTurn();
    assertThat(two.isStrong(Element.AIR)).isTrue();
    CardStage one =
        play(
                "Forceful Storm",
                """
                A   .   a   .
                  .   .   .   B
                """)
            .top();
    assertThat(one.xp()).isEqualTo(1);
  }

  @Test
  void forcefulStormStrengthensMeleeAttacksThisRound() {
    CardStage stage = play("Forceful Storm", "A   a   .   B").bottom();
    assertThat(basic(stage, 1, 'a')).isEqualTo(4);
    assertThat(basic(stage.endRound().turn(2, 3), 2, 'a')).isEqualTo(2);
    assertThat(stage.zone(0)).isEqualTo(Zone.DISCARD);
    CardStage ranged = play(List.of("Forceful Storm", "Earthen Clod"), "A   .   a   .   B");
    ranged.turn(0, 1).act(0, false).act(1, true);
    lost(ranged, "a", 2);
  }

  private static final String FAR = "A   .   .   .   .   .   .   a   B";

  @Test
  void naturesLiftReachesFartherWithAir() {
    CardStage stage = play(List.of("Nature's Lift", "Earthen Clod"), FAR).strong(Element.AIR);
    stage.turn(0, 1).act(0, false).target('a').act(1, true);
    lost(stage, "a", 2);
    assertThat(stage.isInert(Element.AIR)).isTrue();
    assertThat(stage.actives('A').getFirst().used()).isEqualTo(1);
    assertThat(stage.xp()).isZero();
    stage.strong(Element.AIR).endRound();
    assertThat(stage.zone(0)).isEqualTo(Zone.ACTIVE);
  }

  @Test
  void naturesLiftDoesNothingWithoutAir() {
    CardStage stage = play(List.of("Nature's Lift", "Earthen Clod"), FAR);
    stage.turn(0, 1).act(0, false).act(1, true);
    lost(stage, "a", 0);
    assertThat(stage.actives('A').getFirst().used()).isZero();
    CardStage near = play(List.of("Nature's Lift", "Earthen Clod"), "A   .   .   a   B");
    near.turn(0, 1).act(0, false).act(1, true);
    lost(near, "a", 2);
    assertThat(near.actives('A').getFirst().used()).isZero();
  }

  @Test
  void naturesLiftUsesASlotForEachAirConsumed() {
    CardStage stage =
        play(List.of("Nature's Lift", "Crater", "Massive Boulder"), "A   .   .   .   .   a   B");
    stage.turn(0, 3).act(0, false).endRound();
    stage.strong(Element.AIR).turn(1, 4).target('a').act(1, true); // range 3
    lost(stage, "a", 3);
    assertThat(stage.xp()).isZero();
    stage.endRound().strong(Element.AIR).turn(2, 5).target('a').act(2, true);
    lost(stage, "a", 3);
    assertThat(stage.xp()).as("of the second slot").isEqualTo(1);
    assertThat(stage.actives('A').getFirst().used()).isEqualTo(2);
    CardStage unpaid =
        play(List.of("Nature's Lift", "Earthen Clod"), "A   .   .   a   B").strong(Element.AIR);
    unpaid.turn(0, 1).act(0, false).unpaid().target('a').act(1, true);
    lost(unpaid, "a", 2);
    assertThat(unpaid.actives('A').getFirst().used()).isZero();
    assertThat(unpaid.isStrong(Element.AIR)).isTrue();
  }

  @Test
  void naturesLiftLastsForSixAttacks() {
    assertThat(play("Nature's Lift", FAR).bottom().actives('A').getFirst().slots())
        .containsExactly(0, 1, 0, 1, 0, 1);
    CardStage melee = play("Nature's Lift", "A   a   .   B").strong(Element.AIR).bottom();
    assertThat(basic(melee, 1, 'a')).isEqualTo(2);
    assertThat(melee.actives('A').getFirst().used()).isZero();
    assertThat(melee.isStrong(Element.AIR)).isTrue();
    assertThat(melee.prompt().kind()).isEqualTo(Prompt.Kind.ACTION);
  }
}
